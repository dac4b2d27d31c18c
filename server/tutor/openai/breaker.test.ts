import { afterEach, beforeEach, expect, test } from "vitest";
import { askHomework, engineOn, failureOf, never } from "../../testing/openai-asking.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import type { BreakerOptions, BreakerState } from "./breaker.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

function guardedEngine(options: BreakerOptions = {}) {
  const states: BreakerState[] = [];
  const breaker = { onState: (state: BreakerState) => states.push(state), ...options };
  return { engine: engineOn(server, { breaker, longestRetryPauseMs: 0 }), states };
}

type Engine = ReturnType<typeof engineOn>;

async function failTimes(engine: Engine, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await failureOf(askHomework(engine));
}

test("five failures open the breaker, and the error says for how long", async () => {
  const { engine, states } = guardedEngine();
  server.respondWith({ kind: "status", status: 503, retryAfter: "60" });
  await failTimes(engine, 5);
  const requests = server.requests.length;
  const error = await failureOf(askHomework(engine));
  expect(error.failure).toBe("unavailable");
  expect(error.retryAfter).toBeGreaterThan(0);
  expect(error.retryAfter).toBeLessThanOrEqual(30);
  expect(server.requests).toHaveLength(requests);
  expect(states).toEqual(["open"]);
});

test("all skills of an engine share one breaker", async () => {
  const { engine } = guardedEngine();
  server.respondWith({ kind: "status", status: 503, retryAfter: "60" });
  await failTimes(engine, 5);
  const requests = server.requests.length;
  const practice = { question: "15% of 240", solution: givenSolution(), grade: 8 };
  await expect(engine.skills.practice?.(practice, { signal: never() })).rejects.toMatchObject({
    failure: "unavailable",
  });
  expect(server.requests).toHaveLength(requests);
});

test.each([
  { kind: "status", status: 429, retryAfter: "60" },
  { kind: "stall-before-words" },
] as const)("$kind $status counts as a failure of the provider", async (behaviour) => {
  const { engine, states } = guardedEngine({ leastAsks: 1 });
  const impatient = behaviour.kind === "status" ? engine : undefined;
  server.respondWith(behaviour);
  if (impatient) await failTimes(impatient, 1);
  else {
    const onState = (state: BreakerState) => states.push(state);
    const settings = { timeoutMs: 30, breaker: { leastAsks: 1, onState } };
    await failTimes(engineOn(server, settings), 1);
  }
  expect(states).toEqual(["open"]);
});

test.each([
  { kind: "refusal" },
  { kind: "broken-json" },
  { kind: "status", status: 400, code: "context_length_exceeded" },
] as const)("$kind $code doesn't count against the provider's health", async (behaviour) => {
  const { engine, states } = guardedEngine({ leastAsks: 1 });
  server.respondWith(behaviour);
  await failTimes(engine, 3);
  expect(states).toEqual([]);
});

test("an invalid key opens the breaker, and is tried again after a while", async () => {
  const { engine, states } = guardedEngine({ rejectedResetMs: 30 });
  server.respondWith({ kind: "status", status: 401, code: "invalid_api_key" });
  await failTimes(engine, 3);
  const error = await failureOf(askHomework(engine));
  expect(error).toMatchObject({ failure: "rejected", retryAfter: 1 });
  expect(server.requests).toHaveLength(3);
  server.respondWith({ kind: "answer" });
  await expect.poll(() => askHomework(engine)).toMatchObject({ kind: "answered" });
  expect(states).toEqual(["open", "halfOpen", "closed"]);
});

test("rejections of single questions, with answers between them, don't open the breaker", async () => {
  const { engine, states } = guardedEngine();
  const refused = { kind: "status", status: 403 } as const;
  server.respondWith(refused, refused, { kind: "answer" }, refused, refused, { kind: "answer" });
  await failTimes(engine, 2);
  await askHomework(engine);
  await failTimes(engine, 2);
  expect(await askHomework(engine)).toMatchObject({ kind: "answered" });
  expect(states).toEqual([]);
});

test.each([
  { kind: "status", status: 400, message: "This model does not support image input" },
  { kind: "status", status: 404, message: "No endpoints found that support image input" },
] as const)(
  "photos that a model can't read ($status) don't open the breaker",
  async (behaviour) => {
    const { engine, states } = guardedEngine();
    server.respondWith(behaviour);
    await failTimes(engine, 4);
    server.respondWith({ kind: "answer" });
    expect(await askHomework(engine)).toMatchObject({ kind: "answered" });
    expect(states).toEqual([]);
  },
);

test("concurrent rejections open the breaker once", async () => {
  const { engine, states } = guardedEngine();
  server.respondWith({ kind: "status", status: 401, code: "invalid_api_key" });
  const failures = Array.from({ length: 5 }, () => failureOf(askHomework(engine)));
  await Promise.all(failures);
  expect(states).toEqual(["open"]);
});

test("a time-out doesn't count where earlier calls had used up the time", async () => {
  const { engine, states } = guardedEngine({ leastAsks: 1 });
  const startedAt = performance.now() - 4_990;
  server.respondWith({ kind: "stall" });
  const error = await failureOf(askHomework(engine, {}, { startedAt }));
  expect(error).toMatchObject({ failure: "timed_out", isLate: true });
  expect(states).toEqual([]);
});

test("when half-open one ask tries the provider, and its answer closes the breaker", async () => {
  const { engine, states } = guardedEngine({ leastAsks: 1, resetMs: 20 });
  server.respondWith({ kind: "status", status: 503, retryAfter: "60" });
  await failTimes(engine, 1);
  await expect.poll(() => states).toEqual(["open", "halfOpen"]);
  server.respondWith({ kind: "answer" });
  expect(await askHomework(engine)).toMatchObject({ kind: "answered" });
  expect(states).toEqual(["open", "halfOpen", "closed"]);
  expect(await askHomework(engine)).toMatchObject({ kind: "answered" });
});

test("when half-open only one ask is let through", async () => {
  const { engine, states } = guardedEngine({ leastAsks: 1, resetMs: 20 });
  server.respondWith({ kind: "status", status: 503, retryAfter: "60" });
  await failTimes(engine, 1);
  await expect.poll(() => states).toEqual(["open", "halfOpen"]);
  server.requests.length = 0;
  server.respondWith({ kind: "stall" });
  const stop = new AbortController();
  const trying = failureOf(askHomework(engine, {}, { signal: stop.signal }));
  await expect.poll(() => server.requests.length).toBe(1);
  const other = await failureOf(askHomework(engine));
  expect(other).toMatchObject({ failure: "unavailable", retryAfter: 1 });
  stop.abort();
  expect(await trying).toMatchObject({ failure: "stopped" });
  // Stopped before there was a result: the breaker stays open for another period.
  expect(states.slice(0, 3)).toEqual(["open", "halfOpen", "open"]);
});
