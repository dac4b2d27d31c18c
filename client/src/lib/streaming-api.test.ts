import { afterEach, expect, test, vi } from "vitest";
import { answerDelta, type AnswerDelta } from "#shared/contracts/answer.ts";
import { streamConversation } from "#shared/contracts/messages.ts";
import { practiseHomework } from "#shared/contracts/homework.ts";
import { anAnswer } from "../features/asking/testing/answer-samples.ts";
import { answer, dropConnection, noStream, refuse, stream } from "../testing/api-mock.ts";
import { server } from "../testing/server.ts";
import { ApiError } from "./api-error.ts";
import { streamApi } from "./streaming-api.ts";

afterEach(() => void vi.useRealTimers());

const body = { conversationId: 7, messageId: 12 };
const message = { id: 13 };
const whole = { aiResponse: anAnswer(), message };

function call(more: { signal?: AbortSignal; idempotencyKey?: string } = {}) {
  const deltas: AnswerDelta[] = [];
  const accepted = vi.fn<() => void>();
  const onDelta = (delta: AnswerDelta) => void deltas.push(delta);
  const options = { ...more, delta: answerDelta, onDelta, onAccepted: accepted };
  const result = streamApi(practiseHomework, { body }, options);
  // Avoids an unhandled rejection: the test inspects the failure later.
  result.catch(() => undefined);
  return { result, deltas, accepted };
}

async function openedCall(more: Parameters<typeof call>[0] = {}) {
  const live = stream(practiseHomework);
  server.use(live.handler);
  const called = call(more);
  await vi.waitFor(() => expect(called.accepted).toHaveBeenCalledOnce());
  return { live, ...called };
}

const failureOf = (result: Promise<unknown>) =>
  result.then(
    () => new Error("The call succeeded"),
    (reason: unknown) => reason,
  );

test("deltas are reported as they arrive, and the call returns the whole answer", async () => {
  const { live, result, deltas } = await openedCall({ idempotencyKey: "key-1" });
  live.delta({ message, aiResponse: { content: "Undo" } });
  await vi.waitFor(() => expect(deltas).toHaveLength(1));
  live.heartbeat();
  live.delta({ message, aiResponse: { content: "Undo what was done." } });
  live.done(whole);

  expect(await result).toEqual(whole);
  expect(deltas.map(({ aiResponse }) => aiResponse.content)).toEqual([
    "Undo",
    "Undo what was done.",
  ]);
  const [request] = live.calls;
  expect(request?.headers.get("Accept")).toBe("text/event-stream");
  expect(request?.headers.get("Idempotency-Key")).toBe("key-1");
});

test("a response in one piece is understood", async () => {
  server.use(answer(practiseHomework, whole));
  const { result, deltas, accepted } = call();
  expect(await result).toEqual(whole);
  expect(deltas).toEqual([]);
  expect(accepted).not.toHaveBeenCalled();
});

test("if nothing is in progress there is nothing to follow", async () => {
  server.use(noStream(streamConversation));
  const options = { delta: answerDelta, onDelta: () => undefined };
  expect(
    await streamApi(streamConversation, { params: { conversationId: 7 } }, options),
  ).toBeNull();
});

test("a refusal is the same as without a stream, and was not accepted", async () => {
  server.use(refuse(practiseHomework, 429, { detail: "Two answers at a time.", retryAfter: 20 }));
  const error = await failureOf(call().result);
  expect(error).toMatchObject({ status: 429, detail: "Two answers at a time.", retryAfter: 20 });
  expect(error).toMatchObject({ wasAccepted: false });
});

test("a failure in the middle has its sentence, and the server has a record of it", async () => {
  const { live, result } = await openedCall();
  live.delta({ message, aiResponse: {} });
  live.error({ status: 502, detail: "We couldn't reach the tutor." });
  const error = await failureOf(result);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 502, detail: "We couldn't reach the tutor." });
  expect(error).toMatchObject({ wasAccepted: true });
});

test.each<[string, (live: ReturnType<typeof stream>) => void]>([
  ["breaks", (live) => live.breakOff()],
  ["ends early", (live) => live.end()],
])("a connection that %s is lost and gives no answer", async (_name, lose) => {
  const { live, result } = await openedCall();
  live.delta({ message, aiResponse: { content: "Undo" } });
  lose(live);
  expect(await failureOf(result)).toMatchObject({ status: 0, wasAccepted: false });
});

test("a connection that could not be opened is lost too", async () => {
  server.use(dropConnection(practiseHomework));
  const { result, accepted } = call();
  expect(await failureOf(result)).toMatchObject({ status: 0 });
  expect(accepted).not.toHaveBeenCalled();
});

test("heartbeats keep a slow answer alive, and 40 seconds of silence are a lost connection", async () => {
  vi.useFakeTimers();
  const { live, result } = await openedCall();
  let ended = false;
  void result.catch(() => undefined).finally(() => (ended = true));
  for (let beats = 0; beats < 4; beats += 1) {
    await vi.advanceTimersByTimeAsync(30_000);
    live.heartbeat();
  }
  await vi.advanceTimersByTimeAsync(39_000);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failureOf(result)).toMatchObject({ status: 0 });
});

test("a page that resumes after missed heartbeats treats the connection as lost at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { result } = await openedCall();
  vi.setSystemTime(Date.now() + 25_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await failureOf(result)).toMatchObject({ status: 0 });
});

test("a phone that goes offline treats the connection as lost at once", async () => {
  const { result } = await openedCall();
  window.dispatchEvent(new Event("offline"));
  expect(await failureOf(result)).toMatchObject({ status: 0, wasAccepted: false });
});

test("a caller who aborts gets the abort, and the connection is closed", async () => {
  const controller = new AbortController();
  const { live, result } = await openedCall({ signal: controller.signal });
  controller.abort();
  expect(await failureOf(result)).toMatchObject({ name: "AbortError" });
  expect(live.wasLeft()).toBe(true);
});
