import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { AiResponse } from "#shared/contracts/answer.ts";
import { createConversation } from "#shared/contracts/conversations.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { answer, stream } from "../../../testing/api-mock.ts";
import { asha, openApp } from "../../../testing/open-app.tsx";
import { server } from "../../../testing/server.ts";
import { anAnswer } from "../../asking/testing/answer-samples.ts";

/** Clears the tab's storage, and adds object URLs, which jsdom lacks. */
export function givenBrowser(): void {
  sessionStorage.clear();
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
}

/** A recorded ask: the fields of the form, and the key. */
export interface SentAsk {
  key: string | null;
  fields: Record<string, string>;
}

const moment = new Date("2025-08-01T10:00:00Z");
const conversation = { id: 7, title: null, createdAt: moment, updatedAt: moment };

/** A server that creates conversation 7, in which the test streams every answer. */
export function givenLiveTutor() {
  const live = stream(askHomework);
  server.use(answer(createConversation, { ...conversation, type: "homework" }), live.handler);
  return live;
}

/** A server that creates conversation 7 and answers every ask in it with message 12. */
export function givenTutor(aiResponse: AiResponse = anAnswer()) {
  const asks: SentAsk[] = [];
  const conversations: unknown[] = [];
  server.use(
    answer(createConversation, { ...conversation, type: "homework" }, async (request) => {
      conversations.push(await request.json());
    }),
    answer(askHomework, { aiResponse, message: { id: 12 } }, async (request) => {
      asks.push(await readAsk(request));
    }),
  );
  return { asks, conversations };
}

export async function readAsk(request: Request): Promise<SentAsk> {
  const form = await request.text();
  const parts = form.matchAll(
    / name="(\w+)"[^\r]*\r\n(?:Content-[^\r]*\r\n)*\r\n([\s\S]*?)\r\n--/gu,
  );
  return {
    key: request.headers.get("Idempotency-Key"),
    fields: Object.fromEntries(Array.from(parts, ([, name = "", value = ""]) => [name, value])),
  };
}

/** Collects the idempotency keys of all calls of an endpoint from now on, whatever the responses are. */
export function keysOf({ path }: Endpoint): (string | null)[] {
  const keys: (string | null)[] = [];
  server.events.removeAllListeners();
  server.events.on("request:start", ({ request }) => {
    if (request.url.endsWith(path)) keys.push(request.headers.get("Idempotency-Key"));
  });
  return keys;
}

export const questionBox = () => screen.findByRole("textbox", { name: "Your question" });
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

export async function submitQuestion(text = "Solve 2x + 3 = 11"): Promise<UserEvent> {
  const student = openApp("/homework", asha);
  await student.type(await questionBox(), text);
  await student.click(await button("Get Help"));
  return student;
}

/** From the empty page to the selection of a level. */
export async function askFor(level: RegExp): Promise<UserEvent> {
  const student = await submitQuestion();
  await student.click(await button(level));
  return student;
}
