import { conversation, type ConversationType } from "#shared/contracts/conversations.ts";
import { message } from "#shared/contracts/messages.ts";
import { createParser } from "eventsource-parser";
import type { Agent, Test } from "supertest";
import { z } from "zod";
import type { Db } from "../db/db.ts";
import type { OutputOf } from "../tutor/ask-engine.ts";
import type { TutorEngine } from "../tutor/engine.ts";
import type { OperationName, Operations } from "../tutor/operations.ts";
import { student } from "./app.ts";
import { givenDoubt, givenExplanation, givenQuiz } from "./given-outputs.ts";
import { givenSolution } from "./given-solution.ts";
import { fractions, libraryOf } from "./library.ts";

const usage = { inputTokens: 1, outputTokens: 1 };

/** A declining engine with suggestions. */
interface Declining {
  declines: string;
  nearby?: string[];
}

/** A concept for the classes 5 to 9. */
export const givenLibrary = libraryOf({ ...fractions, grades: [5, 9] });

export type Script = {
  [Name in OperationName]?: (
    request: Operations[Name]["request"],
  ) => Promise<OutputOf<Name> | Declining> | OutputOf<Name> | Declining;
};

/** A model with scripted replies that records its requests. */
export function studyModel(script: Script = {}) {
  const asked: { operation: OperationName; request: object }[] = [];
  const skill = <Name extends OperationName>(operation: Name, usual: () => OutputOf<Name>) => ({
    [operation]: async (request: Operations[Name]["request"]) => {
      asked.push({ operation, request });
      const output = (await script[operation]?.(request)) ?? usual();
      return "declines" in output
        ? { kind: "declined", sentence: output.declines, nearby: output.nearby ?? [], usage }
        : { kind: "answered", output, usage };
    },
  });
  const engine = {
    name: "openai",
    model: "test-model",
    readsPhotos: true,
    skills: {
      ...skill("concept", givenExplanation),
      ...skill("reExplain", () => givenExplanation({ content: "A roti is cut." })),
      ...skill("quiz", givenQuiz),
      ...skill("doubt", () => givenDoubt()),
      ...skill("refine", () => givenDoubt({ content: "In short: go back." })),
      ...skill("practice", () => ({
        question: "Why is snow white?",
        solution: givenSolution({ answer: "It reflects every colour", steps: [] }),
      })),
    },
  } as TutorEngine; // safe: each skill is put together from its own operation's types
  return { engine, asked };
}

/** A student with a conversation, and a model that follows the script. */
export async function givenStudent(
  db: Db,
  type: ConversationType,
  script: Script = {},
  overrides: Parameters<typeof student>[1] = {},
) {
  const { engine, asked } = studyModel(script);
  const { agent, user } = await student(db, { engine, library: givenLibrary, ...overrides });
  return { agent, user, asked, conversationId: await startConversation(agent, type) };
}

export async function startConversation(agent: Agent, type: ConversationType): Promise<number> {
  const response = await agent.post("/api/conversations").send({ type });
  return conversation.parse(response.body).id;
}

/** All messages, as the page reads them. */
export async function messagesOf(agent: Agent, conversationId: number) {
  const response = await agent.get(`/api/conversations/${conversationId}/messages`);
  return z.array(message).parse(response.body);
}

interface Event {
  event: string | undefined;
  data: { [field: string]: unknown };
}

/** Sends a request as the page does for a streamed answer, and reads the whole stream. */
export async function streamOf(request: Test) {
  const response = await request.set("Accept", "text/event-stream");
  const events: Event[] = [];
  const parser = createParser({
    // safe: our own events carry objects
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) as Event["data"] }),
  });
  parser.feed(response.text);
  return { status: response.status, events, last: events.at(-1) };
}
