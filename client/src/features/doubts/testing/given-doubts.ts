import type { UserEvent } from "@testing-library/user-event";
import { screen } from "@testing-library/react";
import type { AiResponse, Approach } from "#shared/contracts/answer.ts";
import { createConversation } from "#shared/contracts/conversations.ts";
import { solveDoubt } from "#shared/contracts/doubts.ts";
import { answer, stream } from "../../../testing/api-mock.ts";
import { asha, openApp } from "../../../testing/open-app.tsx";
import { server } from "../../../testing/server.ts";
import { button, readAsk, type SentAsk } from "../../homework/testing/given-homework.ts";
import { anAnswer } from "../../asking/testing/answer-samples.ts";

const moment = new Date("2025-08-01T10:00:00Z");
const conversation = {
  id: 7,
  type: "doubt",
  title: null,
  createdAt: moment,
  updatedAt: moment,
} as const;

/** A server that creates conversation 7, in which the test streams every answer. */
export function givenLiveTutor() {
  const live = stream(solveDoubt);
  server.use(answer(createConversation, conversation), live.handler);
  return live;
}

/** A server that creates conversation 7 and answers every doubt in it with message 12. */
export function givenTutor(aiResponse: AiResponse = aSolution()) {
  const asks: SentAsk[] = [];
  const conversations: unknown[] = [];
  server.use(
    answer(createConversation, conversation, async (request) => {
      conversations.push(await request.json());
    }),
    answer(solveDoubt, { aiResponse, message: { id: 12 } }, async (request) => {
      asks.push(await readAsk(request));
    }),
  );
  return { asks, conversations };
}

/** A doubt solved in three ways. */
export function aSolution(changes: Partial<AiResponse> = {}): AiResponse {
  return anAnswer({
    content: "Both sides must stay equal.",
    approaches: [
      aWay("By balancing", "Take 3 from both sides"),
      aWay("By trial", "Try x = 1, 2, 3"),
      aWay("By a graph", "Draw both lines"),
    ],
    practiceProblems: ["Solve $x + 1 = 5$", "Solve $3x = 12$"],
    ...changes,
  });
}

export function aWay(title: string, step: string): Approach {
  return { title, content: "", steps: [{ title: step, why: "", result: null }] };
}

export const aDoubt = "Why is x 4?";
export const doubtBox = () =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your doubt" });

/** From the empty page to a doubt that is being sent. */
export async function solve(text = aDoubt): Promise<UserEvent> {
  const student = openApp("/doubts", asha);
  await student.type(await doubtBox(), text);
  await student.click(await button("Solve Doubt"));
  return student;
}
