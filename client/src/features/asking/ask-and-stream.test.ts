import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { AnswerDelta } from "#shared/contracts/answer.ts";
import { getUser, type User } from "#shared/contracts/auth.ts";
import { asha } from "../../testing/open-app.tsx";
import { anAnswer } from "./testing/answer-samples.ts";
import { askAndStream, type AnswerMessage } from "./ask-and-stream.ts";
import { answerKey, setAnswer } from "./answer-cache.ts";

const delta = (content: string): AnswerDelta => ({ message: { id: 12 }, aiResponse: { content } });
const whole = { aiResponse: anAnswer(), message: { id: 12 } };

/** An ask by Asha whose answer comes from the given call. */
function startAsk(call: Parameters<typeof askAndStream>[1]["request"]) {
  const client = new QueryClient();
  const signIn = (user: User | null) => client.setQueryData([getUser.path], user);
  signIn(asha);
  const messages: AnswerMessage[] = [];
  const asked = { question: { text: "2 + 2", photo: null }, helpLevel: "full" } as const;
  const onMessage = (message: AnswerMessage) => void messages.push(message);
  const result = askAndStream(client, {
    conversationId: 7,
    details: asked,
    request: call,
    onMessage,
  });
  const storedAnswer = () => client.getQueryData(answerKey({ conversationId: 7, messageId: 12 }));
  return { client, signIn, messages, result, storedAnswer };
}

test("delta fields are merged, and the place is reported once", async () => {
  const { result, messages, storedAnswer } = startAsk(async ({ onAccepted, onDelta }) => {
    onAccepted();
    onDelta({ message: { id: 12 }, aiResponse: { topic: "Sums", content: "Add" } });
    onDelta(delta("Add the two."));
    throw new Error("Only the beginning is looked at here");
  });
  await result;
  expect(storedAnswer()?.answer).toMatchObject({
    part: { topic: "Sums", content: "Add the two." },
  });
  expect(messages).toEqual([{ messageId: 12, completeAnswer: null }]);
});

test("an answer in one piece is reported as whole", async () => {
  const { result, messages, storedAnswer } = startAsk(async () => whole);
  await result;
  expect(messages).toEqual([{ messageId: 12, completeAnswer: anAnswer() }]);
  expect(storedAnswer()?.answer).toEqual({ state: "complete", aiResponse: anAnswer() });
});

test("a finished step keeps its identity while others arrive", async () => {
  const { steps } = anAnswer();
  const seen: unknown[] = [];
  const begun = startAsk(async ({ onDelta }) => {
    // The return value of `asking` is available only after this call has begun.
    await Promise.resolve();
    for (const count of [1, 2]) {
      const written = structuredClone(steps.slice(0, count));
      onDelta({ message: { id: 12 }, aiResponse: { steps: written } });
      const answer = begun.storedAnswer()?.answer;
      seen.push(answer?.state === "streaming" ? answer.part.steps?.[0] : undefined);
    }
    return null;
  });
  await begun.result;
  expect(seen[0]).toEqual(steps[0]);
  expect(seen[1]).toBe(seen[0]);
});

test("an answer in progress when its student signs out is not shown to the next one", async () => {
  const gate = vi.fn<() => void>();
  const opened = new Promise<void>((resolve) => gate.mockImplementation(resolve));
  const { client, signIn, result, storedAnswer, messages } = startAsk(
    async ({ onAccepted, onDelta }) => {
      onAccepted();
      onDelta(delta("Add"));
      await opened;
      onDelta(delta("Add the two."));
      return whole;
    },
  );
  expect(storedAnswer()).toBeTruthy();
  client.removeQueries();
  signIn({ ...asha, id: 1002 });
  gate();
  await result;
  expect(storedAnswer()).toBeUndefined();
  expect(messages).toHaveLength(1);
});

test("a stopped answer stays stopped, whatever deltas still arrive", async () => {
  const begun = startAsk(async ({ onAccepted, onDelta }) => {
    await Promise.resolve();
    onAccepted();
    onDelta(delta("Add"));
    const place = { conversationId: 7, messageId: 12 };
    const stopped = { state: "stopped", part: { content: "Add" } } as const;
    const question = { text: "2 + 2", photo: null };
    setAnswer(begun.client, place, { question, helpLevel: "full", answer: stopped });
    onDelta(delta("Add the two."));
    throw new Error("The stream ended");
  });
  await begun.result;
  expect(begun.storedAnswer()?.answer).toEqual({ state: "stopped", part: { content: "Add" } });
});
