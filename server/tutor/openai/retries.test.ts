import { afterEach, beforeEach, expect, test } from "vitest";
import { askHomework, engineOn, failureOf, gate } from "../../testing/openai-asking.ts";
import type { Behaviour } from "../../testing/openai-behaviour.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import type { OpenAiSettings } from "./settings.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

const watching = { onDraft: () => undefined };

/** The error where every request has this outcome. */
function failing(behaviour: Behaviour, settings: Partial<OpenAiSettings> = {}) {
  server.respondWith(behaviour);
  return failureOf(askHomework(engineOn(server, settings), {}, watching));
}

const passing: Behaviour[] = [
  { kind: "status", status: 408 },
  { kind: "status", status: 409 },
  { kind: "status", status: 429 },
  { kind: "status", status: 500 },
  { kind: "status", status: 503 },
  { kind: "cut-before-words" },
];

test.each(passing)("$kind $status twice is made good by a third try", async (behaviour) => {
  server.respondWith(behaviour, behaviour, { kind: "answer" });
  expect(await askHomework(engineOn(server), {}, watching)).toMatchObject({ kind: "answered" });
  expect(server.requests).toHaveLength(3);
});

test("there is no fourth try", async () => {
  expect(await failing({ kind: "status", status: 500 })).toMatchObject({ failure: "unavailable" });
  expect(server.requests).toHaveLength(3);
});

test.each(["cut-connection", "end-early", "error-midway"] as const)(
  "%s is not retried after text was shown, and costs its tokens",
  async (kind) => {
    const { opened, open } = gate();
    server.respondWith({ kind, until: opened });
    const error = await failureOf(askHomework(engineOn(server), {}, { onDraft: open }));
    expect(error.failure).toBe("unavailable");
    expect(error.usage?.inputTokens).toBeGreaterThan(100);
    expect(error.usage?.outputTokens).toBeGreaterThan(20);
    expect(server.requests).toHaveLength(1);
  },
);

test("a reply cut before anything was shown is retried, and both are paid for", async () => {
  server.respondWith({ kind: "end-early" }, { kind: "answer" });
  const { usage } = await askHomework(engineOn(server));
  expect(server.requests).toHaveLength(2);
  server.respondWith({ kind: "answer" });
  const once = await askHomework(engineOn(server));
  expect(usage.outputTokens).toBeGreaterThan(once.usage.outputTokens * 1.3);
});

const breaks = ["stall-midway", "cut-connection", "end-early", "error-midway"] as const;

test.each(
  breaks.flatMap((kind) =>
    ["subject", "difficulty", "working"].map((within) => ({ kind, within })),
  ),
)(
  "$kind within `$within` is retried: the student has seen nothing of the answer",
  async (broken) => {
    server.respondWith(broken, { kind: "answer", parts: 40 });
    const drafts: { answer?: string; subject?: string }[] = [];
    const outcome = await askHomework(
      engineOn(server, { idleTimeoutMs: 40 }),
      {},
      { wordByWord: ["explanation"], onDraft: (draft) => drafts.push(draft) },
    );
    expect(outcome).toMatchObject({ output: { answer: "$x = 4$" } });
    expect(server.requests).toHaveLength(2);
    expect(drafts.at(-1)).toMatchObject({ answer: "$x = 4$" });
  },
);

test.each(breaks)("%s within the explanation is not tried again", async (kind) => {
  const { opened, open } = gate();
  server.respondWith({ kind, within: "explanation", until: opened }, { kind: "answer" });
  const onDraft = (draft: object) => {
    if ("explanation" in draft) open();
  };
  const call = { wordByWord: ["explanation"], onDraft };
  await failureOf(askHomework(engineOn(server, { idleTimeoutMs: 40 }), {}, call));
  expect(server.requests).toHaveLength(1);
});

test("an error in mid-stream is classified by its code", async () => {
  const failureBy = async (code: string) => (await failing({ kind: "error-midway", code })).failure;
  expect(await failureBy("rate_limit_exceeded")).toBe("rate_limited");
  expect(await failureBy("content_filter")).toBe("refused");
  expect(await failureBy("insufficient_quota")).toBe("rejected");
});

test("a busy provider gives the pause in seconds, milliseconds or as a date", async () => {
  const settings = { longestRetryPauseMs: 0 };
  const inSeconds = await failing({ kind: "status", status: 429, retryAfter: "30" }, settings);
  expect(inSeconds).toMatchObject({ failure: "rate_limited", retryAfter: 30 });
  const inMs = await failing({ kind: "status", status: 429, retryAfterMs: "1500" }, settings);
  expect(inMs).toMatchObject({ failure: "rate_limited", retryAfter: 1.5 });
  const past = new Date(0).toUTCString();
  const asDate = await failing({ kind: "status", status: 429, retryAfter: past });
  expect(asDate).toMatchObject({ failure: "rate_limited", retryAfter: 0 });
});

test("a pause longer than the limit is not awaited", async () => {
  await failing(
    { kind: "status", status: 429, retryAfter: "30" },
    { timeoutMs: 60_000, longestRetryPauseMs: 29_999 },
  );
  expect(server.requests).toHaveLength(1);
});

test("a pause that would outlast the student's time is not awaited", async () => {
  const error = await failing(
    { kind: "status", status: 429, retryAfter: "30" },
    { timeoutMs: 20_000, longestRetryPauseMs: 60_000 },
  );
  expect(error).toMatchObject({ failure: "rate_limited", retryAfter: 30 });
  expect(server.requests).toHaveLength(1);
});

test("a short pause of the provider replaces the default", async () => {
  await failing({ kind: "status", status: 429, retryAfter: "0" }, { retryPauseMs: 1e9 });
  expect(server.requests).toHaveLength(3);
});

test("a Stop ends a pause", async () => {
  const stop = new AbortController();
  server.respondWith({ kind: "status", status: 503, retryAfter: "50" });
  const engine = engineOn(server, { timeoutMs: 60_000, longestRetryPauseMs: 60_000 });
  const answer = askHomework(engine, {}, { signal: stop.signal });
  await expect.poll(() => server.requests.length).toBe(1);
  stop.abort();
  await expect(answer).rejects.toMatchObject({ failure: "stopped" });
});

test.each([400, 401, 403, 404])(
  "status %i needs the operator, and is not retried",
  async (status) => {
    const error = await failing({ kind: "status", status });
    expect(error.failure).toBe("rejected");
    expect(error.cause).toMatchObject({ status });
    expect(error.usage).toBeUndefined();
    expect(server.requests).toHaveLength(1);
  },
);

test("an empty account needs the operator, though its status is 429", async () => {
  const error = await failing({ kind: "status", status: 429, code: "insufficient_quota" });
  expect(error.failure).toBe("rejected");
  expect(server.requests).toHaveLength(1);
});
