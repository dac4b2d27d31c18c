import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { askHomework, engineOn, failureOf, never } from "../../testing/openai-asking.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import type { Lack } from "../../testing/openai-request.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import { wholeDialect } from "./dialect.ts";
import type { ModelReport } from "./report.ts";
import { homeworkSolution } from "../outputs/homework-solution.ts";

let server: OpenAiServer;
afterEach(() => server.close());

async function providerWithout(...lacks: Lack[]) {
  server = await startOpenAiServer({ lacks });
  return engineOn(server);
}

const identified = { safetyIdentifier: "5f2b" };

test("a provider without schemas is asked in JSON mode, with the schema among the rules", async () => {
  const engine = await providerWithout("json_schema");
  expect(await askHomework(engine)).toMatchObject({ output: { answer: "$x = 4$" } });
  const last = server.requests.at(-1);
  expect(last?.response_format).toEqual({ type: "json_object" });
  expect(last?.messages[0]?.content).toMatch(/JSON.*"finalMove"/su);
});

test("a provider without JSON mode is asked in the prompt only", async () => {
  const engine = await providerWithout("json_schema", "json_object");
  expect(await askHomework(engine)).toMatchObject({ output: { answer: "$x = 4$" } });
  const last = server.requests.at(-1);
  expect(last).not.toHaveProperty("response_format");
  expect(last?.messages[0]?.content).toMatch(/JSON.*"finalMove"/su);
});

test("a practice problem can be requested in the prompt only as well", async () => {
  const engine = await providerWithout("json_schema", "json_object");
  const request = { question: "15% of 240", solution: givenSolution(), grade: 8 };
  const outcome = await engine.skills.practice?.(request, { signal: never() });
  expect(outcome).toMatchObject({ kind: "answered" });
});

test("JSON is found between fences, and omitted lists are empty", async () => {
  const engine = await providerWithout("json_schema");
  server.respondWith({ kind: "careless" });
  const outcome = await askHomework(engine);
  if (outcome.kind !== "answered") throw new Error("declined");
  expect(homeworkSolution.parse(outcome.output)).toEqual(outcome.output);
  expect(outcome.output.steps[0]?.substeps).toEqual([]);
  expect(server.requests).toHaveLength(2);
});

test("a reply in JSON mode that violates its schema gets one repair", async () => {
  const engine = await providerWithout("json_schema");
  server.respondWith({ kind: "schema-mismatch" }, { kind: "answer" });
  expect(await askHomework(engine)).toMatchObject({ output: { answer: "$x = 4$" } });
  expect(server.requests).toHaveLength(3);
});

test.each([
  ["max_completion_tokens", { max_tokens: 8_000 }],
  ["stream_options", { stream: true }],
  ["safety_identifier", { max_completion_tokens: 8_000 }],
  ["reasoning_effort", { max_completion_tokens: 8_000 }],
] as const)("a provider without %s is asked without it", async (lack, instead) => {
  const engine = await providerWithout(lack);
  expect(await askHomework(engine, identified)).toMatchObject({ kind: "answered" });
  expect(server.requests[0]).toHaveProperty(lack);
  expect(server.requests[1]).not.toHaveProperty(lack);
  expect(server.requests[1]).toMatchObject(instead);
});

test("everything that a provider lacks is learnt once", async () => {
  const engine = await providerWithout(
    "json_schema",
    "json_object",
    "max_completion_tokens",
    "stream_options",
    "safety_identifier",
  );
  await askHomework(engine, identified);
  const learning = server.requests.length;
  expect(learning).toBe(6);
  await askHomework(engine, identified);
  await askHomework(engine, identified);
  expect(server.requests).toHaveLength(learning + 2);
});

test("an unnamed refused field is found by omitting optional fields", async () => {
  server = await startOpenAiServer();
  server.respondWith({ kind: "status", status: 422, bare: true }, { kind: "answer" });
  expect(await askHomework(engineOn(server), identified)).toMatchObject({ kind: "answered" });
  expect(server.requests[1]).toMatchObject({ max_tokens: 8_000, stream: true });
  expect(server.requests[1]).not.toHaveProperty("safety_identifier");
});

test("one refusal without a field name teaches nothing, two consecutive ones do", async () => {
  server = await startOpenAiServer();
  const odd = { kind: "status", status: 400, bare: true } as const;
  const engine = engineOn(server);
  server.respondWith(odd, { kind: "answer" }, { kind: "answer" }, odd, { kind: "answer" });
  await askHomework(engine, identified);
  expect(engine.dialect()).toEqual(wholeDialect);
  await askHomework(engine, identified);
  await askHomework(engine, identified);
  expect(engine.dialect()).toEqual(wholeDialect);
  server.respondWith(odd, { kind: "answer" });
  await askHomework(engine, identified);
  expect(engine.dialect()).toMatchObject({ cap: "max_tokens", takesSafetyIdentifier: false });
});

test.each([
  [{ message: "Upstream error: the stream was closed by the model" }, 1],
  [{ message: "Bad request: stream ended before the first token" }, 1],
  [{ message: "Streaming is not supported for this model" }, 2],
  [{ message: "Unsupported value: 'stream' does not support true" }, 2],
  [{ message: "Your organization must be verified", param: "stream" }, 2],
])("a provider that answers %j gets %i requests", async (told, times) => {
  server = await startOpenAiServer();
  const body = JSON.stringify({ error: told });
  server.respondWith({ kind: "status", status: 400, body }, { kind: "answer" });
  const engine = engineOn(server);
  await askHomework(engine, identified).catch(() => undefined);
  expect(server.requests).toHaveLength(times);
  expect(engine.dialect().streams).toBe(times === 1);
});

test("an account that may not stream gets whole answers, and the log says so", async () => {
  server = await startOpenAiServer({ lacks: ["stream"] });
  const reports: ModelReport[] = [];
  const engine = engineOn(server, { report: (each) => reports.push(each) });
  const answered = await askHomework(engine, identified, { onDraft: () => undefined });
  expect(answered).toMatchObject({ output: { answer: "$x = 4$" } });
  expect(answered.usage.inputTokens).toBeGreaterThan(100);
  expect(server.requests[1]).toMatchObject({ stream: false });
  expect(server.requests[1]).not.toHaveProperty("stream_options");
  const reason = expect.stringContaining("must be verified to stream") as string;
  expect(reports).toEqual([{ kind: "learnt", instead: { streams: false }, reason }]);
  await askHomework(engine);
  expect(server.requests).toHaveLength(3);
});

test("a whole answer is awaited for the full time limit", async () => {
  server = await startOpenAiServer({ lacks: ["stream"] });
  server.respondWith({ kind: "answer", holdMs: 60 });
  const engine = engineOn(server, { connectTimeoutMs: 15 });
  expect(await askHomework(engine)).toMatchObject({ kind: "answered" });
});

test("effort, verbosity and cap are sent as configured", async () => {
  server = await startOpenAiServer();
  await askHomework(engineOn(server));
  expect(server.requests[0]).toMatchObject({ reasoning_effort: "low" });
  expect(server.requests[0]).not.toHaveProperty("verbosity");
  const style = { reasoningEffort: null, verbosity: "high", maxReplyTokens: 500 } as const;
  await askHomework(engineOn(server, style));
  expect(server.requests[1]).not.toHaveProperty("reasoning_effort");
  expect(server.requests[1]).toMatchObject({ verbosity: "high", max_completion_tokens: 500 });
});

test("nothing is learnt from a response that is no JSON", async () => {
  server = await startOpenAiServer();
  const engine = engineOn(server);
  const body = "<html>400 Bad Request: response_format, stream, max_completion_tokens</html>";
  server.respondWith({ kind: "status", status: 400, body });
  expect(await failureOf(askHomework(engine, identified))).toMatchObject({ failure: "rejected" });
  expect(server.requests).toHaveLength(1);
  expect(engine.dialect()).toEqual(wholeDialect);
});

test("a learnt dialect expires after an hour", async () => {
  const engine = await providerWithout("safety_identifier");
  await askHomework(engine, identified);
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_001);
  onTestFinished(() => clock.mockRestore());
  expect(engine.dialect()).toEqual(wholeDialect);
  server.requests.length = 0;
  await askHomework(engine, identified);
  expect(server.requests[0]).toHaveProperty("safety_identifier");
});

test("a refusal of one question doesn't affect the next", async () => {
  server = await startOpenAiServer();
  const engine = engineOn(server);
  const message = "Invalid schema for response_format";
  server.respondWith({ kind: "status", status: 400, message });
  expect(await failureOf(askHomework(engine))).toMatchObject({ failure: "rejected" });
  expect(server.requests).toHaveLength(3);
  server.respondWith({ kind: "answer" });
  await askHomework(engine);
  expect(server.requests[3]).toMatchObject({ response_format: { type: "json_schema" } });
});
