import type { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { listMessages, type Message } from "#shared/contracts/messages.ts";
import { readEvents } from "./events.ts";
import type { Product } from "./product.ts";
import type { Question } from "./question.ts";

const mostCalls = 40;
const busyPauseMs = 1_000;

/** Idempotent calls, which are repeated until they are answered. */
export function createSteadyCalls({ product, agent }: { product: Product; agent: Agent }) {
  async function messages(question: Question): Promise<Message[]> {
    const body = await untilAnswered(question, "GET", "messages");
    return listMessages.response.parse(JSON.parse(body));
  }

  /** Presses Stop. */
  async function stop(question: Question): Promise<void> {
    await untilAnswered(question, "POST", "stop");
  }

  async function untilAnswered(
    { student: { cookie }, conversationId }: Question,
    method: "GET" | "POST",
    what: string,
  ): Promise<string> {
    for (let calls = 0; calls < mostCalls; calls += 1) {
      const url = `${await product.url()}/api/conversations/${conversationId}/${what}`;
      const outcome = await readEvents(
        { url, method, headers: { cookie }, agent },
        () => undefined,
      );
      if (outcome.kind !== "whole") continue;
      if (outcome.status < 300) return outcome.body;
      if (outcome.status === 503) {
        // The server refused for load and asked for a retry.
        await pause(busyPauseMs);
        continue;
      }
      throw new Error(`${method} ${what}: ${outcome.status} ${outcome.body}`);
    }
    throw new Error(`${method} ${what} was never answered`);
  }

  return { messages, stop };
}
