import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { explainConcept } from "#shared/contracts/concepts.ts";
import { createConversation } from "#shared/contracts/conversations.ts";
import { listMessages, type Message } from "#shared/contracts/messages.ts";
import { answer, stream } from "../../../testing/api-mock.ts";
import { asha, openApp } from "../../../testing/open-app.tsx";
import { server } from "../../../testing/server.ts";

const moment = new Date("2025-08-01T10:00:00Z");
const conversation = {
  id: 7,
  type: "concept",
  title: null,
  createdAt: moment,
  updatedAt: moment,
} as const;

/** A server that creates conversation 7, with these messages in it. */
export function givenThread(...messages: Message[]) {
  const started: unknown[] = [];
  server.use(
    answer(createConversation, conversation, async (request) => {
      started.push(await request.json());
    }),
    answer(listMessages, messages),
  );
  return started;
}

/** The same, but the test streams every answer. */
export function givenLiveTutor() {
  givenThread();
  const live = stream(explainConcept);
  server.use(live.handler);
  return live;
}

export const typingField = () =>
  screen.findByRole("textbox", { name: "What do you want to understand?" });

/** Opens the page of a new topic and asks there. */
export async function ask(words = "Photosynthesis"): Promise<UserEvent> {
  const student = openApp("/concepts", asha);
  await student.type(await typingField(), `${words}{Enter}`);
  return student;
}

/** Starts an explanation as message 12, with this part of it on the page. */
export async function givenStreamingThread(content = "Plants make") {
  const live = givenLiveTutor();
  const student = await ask();
  await waitFor(() => {
    if (live.calls.length === 0) throw new Error("Nothing was asked yet");
  });
  live.delta({ message: { id: 12 }, aiResponse: { content } });
  await screen.findByText(content);
  return { live, student };
}
