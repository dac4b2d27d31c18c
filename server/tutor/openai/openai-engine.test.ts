import { afterEach, beforeEach, expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import type { Behaviour } from "../../testing/openai-behaviour.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import type { HomeworkRequest } from "../operations.ts";
import { TutorError } from "../tutor-error.ts";
import { createOpenAiEngine } from "./openai-engine.ts";
import type { OpenAiSettings } from "./settings.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

const question: HomeworkRequest = { question: "Solve 2x + 3 = 11", helpLevel: "full", grade: 8 };
const never = new AbortController().signal;

function engineWith(settings: Partial<OpenAiSettings> = {}) {
  return createOpenAiEngine({
    apiKey: "test-key",
    baseUrl: server.baseUrl,
    model: "test-model",
    timeoutMs: 5_000,
    retryPauseMs: 1,
    ...settings,
  });
}

function askHomework(
  request: Partial<HomeworkRequest> = {},
  { signal = never, ...settings }: Partial<OpenAiSettings> & { signal?: AbortSignal } = {},
) {
  return engineWith(settings).skills.homework?.({ ...question, ...request }, { signal });
}

/** What is thrown when every request meets with this. */
async function failureOf(behaviour: Behaviour, settings: Partial<OpenAiSettings> = {}) {
  server.respondWith(behaviour);
  const error: unknown = await askHomework({}, settings)?.catch((error: unknown) => error);
  if (!(error instanceof TutorError)) throw new Error("No TutorError was thrown", { cause: error });
  return error;
}

test("a homework answer comes back parsed, with the tokens it cost", async () => {
  const solution = givenSolution();
  server.respondWith({ kind: "answer", json: solution });
  const outcome = await askHomework();
  expect(outcome).toMatchObject({ kind: "answered", output: solution });
  expect(outcome?.usage.inputTokens).toBeGreaterThan(100);
  expect(outcome?.usage.outputTokens).toBeGreaterThan(50);
});

test("a practice problem comes back parsed", async () => {
  const problem = { question: "Solve 5x + 1 = 36", solution: givenSolution({ answer: "$x = 7$" }) };
  server.respondWith({ kind: "answer", json: problem });
  const outcome = await engineWith().skills.practice?.(
    { question: "Solve 2x + 3 = 11", solution: givenSolution(), grade: 8 },
    { signal: never },
  );
  expect(outcome).toMatchObject({ kind: "answered", output: problem });
  expect(server.requests[0]?.response_format.json_schema.name).toBe("practice");
});

test("the request names model, cap and a strict schema that lists every field", async () => {
  await askHomework({}, { maxReplyTokens: 1234 });
  expect(server.requests[0]).toMatchObject({
    model: "test-model",
    max_completion_tokens: 1234,
    response_format: {
      json_schema: {
        name: "homework",
        strict: true,
        schema: { additionalProperties: false, required: Object.keys(givenSolution()) },
      },
    },
  });
});

test("a photo goes along as a data URL", async () => {
  await askHomework({
    question: "",
    photo: { bytes: new Uint8Array([255, 216, 255]), mediaType: "image/jpeg" },
  });
  expect(server.requests[0]?.messages[1]?.content).toMatchObject([
    { type: "text" },
    { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/" } },
  ]);
});

test("phones, addresses and the account's names do not leave", async () => {
  await askHomework({
    question: "I am Asha Verma, 98765 43210, asha@example.com. Why is the sky blue?",
    redact: ["Asha Verma"],
  });
  const sent = JSON.stringify(server.requests);
  expect(sent).toContain("Why is the sky blue?");
  expect(sent).not.toMatch(/Asha|Verma|98765|example\.com/u);
});

test("numbers of a computed question leave as they are", async () => {
  await askHomework({
    question: "9876543210 + 5",
    computed: { answer: "9876543215", method: "Addition" },
  });
  expect(JSON.stringify(server.requests)).toContain("9876543210 + 5");
});

test("a second try follows a busy, broken or cut-off first one", async () => {
  const firsts: Behaviour[] = [
    { kind: "status", status: 408 },
    { kind: "status", status: 409 },
    { kind: "status", status: 429 },
    { kind: "status", status: 500 },
    { kind: "status", status: 503 },
    { kind: "cut-connection" },
  ];
  for (const first of firsts) {
    server.requests.length = 0;
    server.respondWith(first, { kind: "answer", json: givenSolution() });
    expect(await askHomework()).toMatchObject({ kind: "answered" });
    expect(server.requests).toHaveLength(2);
  }
});

test("there is no third try", async () => {
  await failureOf({ kind: "status", status: 500 });
  expect(server.requests).toHaveLength(2);
});

test("a provider that is down is unavailable", async () => {
  expect(await failureOf({ kind: "status", status: 500 })).toMatchObject({
    failure: "unavailable",
  });
  expect(await failureOf({ kind: "cut-connection" })).toMatchObject({ failure: "unavailable" });
});

test("a server that is not there is unavailable", async () => {
  const elsewhere = await startOpenAiServer();
  await elsewhere.close();
  const error = await failureOf({ kind: "answer" }, { baseUrl: elsewhere.baseUrl });
  expect(error).toMatchObject({ failure: "unavailable" });
  expect(error.cause).toBeInstanceOf(Error);
});

test("a provider that is busy says for how long, in seconds or as a date", async () => {
  const inSeconds = await failureOf({ kind: "status", status: 429, retryAfter: "30" });
  expect(inSeconds).toMatchObject({ failure: "rate_limited", retryAfter: 30 });
  const past = new Date(0).toUTCString();
  const asDate = await failureOf({ kind: "status", status: 429, retryAfter: past });
  expect(asDate).toMatchObject({ failure: "rate_limited", retryAfter: 0 });
});

test("a longer pause than ours is not waited for", async () => {
  await failureOf(
    { kind: "status", status: 429, retryAfter: "30" },
    { longestRetryPauseMs: 29_999 },
  );
  expect(server.requests).toHaveLength(1);
});

test("a short pause that the provider asks for is waited for, in the place of ours", async () => {
  await failureOf({ kind: "status", status: 429, retryAfter: "0" }, { retryPauseMs: 60_000 });
  expect(server.requests).toHaveLength(2);
});

test("a pause does not outlast a Stop", async () => {
  const stop = new AbortController();
  server.respondWith({ kind: "status", status: 500 });
  const asked = askHomework(
    {},
    { signal: stop.signal, retryPauseMs: 60_000, longestRetryPauseMs: 60_000 },
  );
  await expect.poll(() => server.requests.length).toBe(1);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ failure: "stopped" });
});

test.each(["stall", "stall-midway"] as const)(
  "a provider that does %s is timed out",
  async (kind) => {
    const error = await failureOf({ kind }, { timeoutMs: 60 });
    expect(error).toMatchObject({ failure: "timed_out" });
    expect(error.cause).toBeInstanceOf(Error);
  },
);

test("Stop ends a stalled call", async () => {
  const stop = new AbortController();
  server.respondWith({ kind: "stall" });
  const asked = askHomework({}, { signal: stop.signal });
  await expect.poll(() => server.requests.length).toBe(1);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ failure: "stopped" });
});

test("nothing is sent once it is stopped", async () => {
  await expect(askHomework({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    failure: "stopped",
  });
  expect(server.requests).toHaveLength(0);
});

test.each([
  ["broken-json", "no JSON"],
  ["schema-mismatch", "schema"],
  ["length-cut-off", "cap of tokens"],
] as const)("%s is unreadable, costs tokens and is not asked again", async (kind, detail) => {
  const error = await failureOf({ kind });
  expect(error.failure).toBe("unreadable");
  expect(error.message).toContain(detail);
  expect(error.usage?.outputTokens).toBeGreaterThan(0);
  expect(server.requests).toHaveLength(1);
});

test("a reply without choices, and a page in its place, are unreadable", async () => {
  expect(await failureOf({ kind: "empty-choices" })).toMatchObject({ failure: "unreadable" });
  expect(await failureOf({ kind: "not-json" })).toMatchObject({ failure: "unreadable" });
});

test("an answer of blanks is unreadable", async () => {
  const json = givenSolution({ answer: "  " });
  expect(await failureOf({ kind: "answer", json })).toMatchObject({ failure: "unreadable" });
});

test("what Postgres can't store is taken out of an answer", async () => {
  server.respondWith({ kind: "answer", json: givenSolution({ answer: "4\u0000\ud800 😀" }) });
  expect(await askHomework()).toMatchObject({ output: { answer: "4 😀" } });
});

test("a refusal and a content filter are refused", async () => {
  expect(await failureOf({ kind: "refusal" })).toMatchObject({ failure: "refused" });
  expect(await failureOf({ kind: "content-filter" })).toMatchObject({ failure: "refused" });
  const blocked: Behaviour = { kind: "status", status: 400, code: "content_filter" };
  expect(await failureOf(blocked)).toMatchObject({ failure: "refused" });
});

test.each([400, 401, 403, 404])(
  "status %i is the operator's to mend, and not retried",
  async (status) => {
    const error = await failureOf({ kind: "status", status });
    expect(error.failure).toBe("rejected");
    expect(error.cause).toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  },
);

test("an empty account is the operator's to mend, though it comes as 429", async () => {
  const error = await failureOf({ kind: "status", status: 429, code: "insufficient_quota" });
  expect(error.failure).toBe("rejected");
  expect(server.requests).toHaveLength(1);
});
