import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listMessages, streamConversation } from "#shared/contracts/messages.ts";
import { answer, dropConnection, noStream, refuse, stream } from "../../testing/api-mock.ts";
import { server } from "../../testing/server.ts";
import { aMessage, anAnswer } from "./testing/answer-samples.ts";
import { answerQuery } from "./answer.queries.ts";
import { answerKey, setAnswer } from "./answer-cache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const place = { conversationId: 7, messageId: 12 };
const asked = aMessage({ id: 11 });
const streamingMessage = aMessage({
  id: 12,
  role: "assistant",
  questionId: 11,
  state: "streaming",
});

/** An answer that was streaming on the page when the connection was lost. */
function followed() {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: "always" } } });
  const answer = { state: "streaming", part: { content: "Undo" }, isConnected: true } as const;
  const question = { text: "Solve 2x + 3 = 11", photo: null };
  setAnswer(client, place, { question, helpLevel: "full", answer });
  const result = client.fetchQuery({ ...answerQuery(place), staleTime: 0, retry: false });
  result.catch(() => undefined);
  return { result, shown: () => client.getQueryData(answerKey(place))?.answer };
}

/** Seconds from the start at which the page fetched the messages. */
function lookTimes(lost: () => void) {
  const start = Date.now();
  const times: number[] = [];
  server.events.removeAllListeners();
  server.events.on("request:start", ({ request }) => {
    if (!request.url.endsWith("/messages")) return;
    times.push(Math.round((Date.now() - start) / 1000));
    lost();
  });
  return times;
}

test("an offline page polls after 1, 2, 4 and then every 8 seconds, and keeps what it shows", async () => {
  server.use(dropConnection(listMessages));
  const times = lookTimes(() => undefined);
  const { shown } = followed();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(times).toEqual([0, 1, 3, 7, 15, 23]);
  expect(shown()).toEqual({ state: "streaming", part: { content: "Undo" }, isConnected: false });
});

test("a stream that ends at once each time is rejoined after 2, 4 and then every 8 seconds", async () => {
  server.use(answer(listMessages, [asked, streamingMessage]), noStream(streamConversation));
  const times = lookTimes(() => undefined);
  followed();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(times).toEqual([0, 0, 2, 6, 14, 22, 30]);
});

test("after a stream that held for a while, the back-off starts again", async () => {
  const live = stream(streamConversation);
  server.use(answer(listMessages, [asked, streamingMessage]), live.handler);
  const times = lookTimes(() => undefined);
  followed();
  const losing = async (call: number, heldMs: number) => {
    await vi.waitFor(() => expect(live.calls).toHaveLength(call), { interval: 1 });
    await vi.advanceTimersByTimeAsync(heldMs);
    live.breakOff();
    await vi.advanceTimersByTimeAsync(0);
  };
  for (const call of [1, 2, 3]) {
    await losing(call, 0);
    await vi.advanceTimersByTimeAsync(1_000 * 2 ** (call - 1));
  }
  expect(times).toEqual([0, 1, 3, 7]);
  await losing(4, 12_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times).toEqual([0, 1, 3, 7, 20]);
});

test("a proxy in front of a server that is just starting counts as a lost connection", async () => {
  server.use(refuse(listMessages, 502));
  const { result, shown } = followed();
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toMatchObject({ isConnected: false });
  const whole = aMessage({ ...streamingMessage, state: "complete", aiResponse: anAnswer() });
  server.use(answer(listMessages, [asked, whole]));
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await result)?.answer).toEqual({ state: "complete", aiResponse: anAnswer() });
});

test("a resumed answer never shows less than before", async () => {
  const live = stream(streamConversation);
  server.use(answer(listMessages, [asked, streamingMessage]), live.handler);
  const { shown, result } = followed();
  await vi.waitFor(() => expect(live.calls).toHaveLength(1));
  expect(shown()).toEqual({ state: "streaming", part: { content: "Undo" }, isConnected: true });
  live.delta({ message: { id: 12 }, aiResponse: { content: "Undo what" } });
  await vi.waitFor(() => expect(shown()).toMatchObject({ part: { content: "Undo what" } }));
  live.done({ aiResponse: anAnswer(), message: { id: 12 } });
  expect((await result)?.answer.state).toBe("complete");
});

test("after a failure event the answer is read again, with the part that the server stored", async () => {
  const live = stream(streamConversation);
  server.use(answer(listMessages, [asked, streamingMessage]), live.handler);
  const { result } = followed();
  await vi.waitFor(() => expect(live.calls).toHaveLength(1));
  const failure = { title: "T", status: 502, code: "c", detail: "It came out garbled." };
  const failed = aMessage({
    ...streamingMessage,
    state: "failed",
    written: { content: "Undo" },
    failure,
  });
  server.use(answer(listMessages, [asked, failed]));
  live.error(failure);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await result)?.answer).toMatchObject({
    state: "failed",
    part: { content: "Undo" },
    failure: { detail: "It came out garbled." },
  });
});
