import { afterEach, expect, test } from "vitest";
import { askHomework, engineOn, failureOf, never } from "../../testing/openai-asking.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import type { Lack } from "../../testing/openai-request.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import { homeworkSolution } from "../outputs/homework-solution.ts";

let server: OpenAiServer;
afterEach(() => server.close());

async function providerWithout(...lacks: Lack[]) {
  server = await startOpenAiServer({ lacks });
  return engineOn(server);
}

const asked = { safetyIdentifier: "5f2b" };

test("a provider without schemas is asked in JSON mode, with the schema among the rules", async () => {
  const engine = await providerWithout("json_schema");
  expect(await askHomework(engine)).toMatchObject({ output: { answer: "$x = 4$" } });
  const last = server.requests.at(-1);
  expect(last?.response_format).toEqual({ type: "json_object" });
  expect(last?.messages[0]?.content).toMatch(/JSON.*"finalMove"/su);
});

test("a provider without JSON mode is asked in words alone", async () => {
  const engine = await providerWithout("json_schema", "json_object");
  expect(await askHomework(engine)).toMatchObject({ output: { answer: "$x = 4$" } });
  const last = server.requests.at(-1);
  expect(last).not.toHaveProperty("response_format");
  expect(last?.messages[0]?.content).toMatch(/JSON.*"finalMove"/su);
});

test("a practice problem can be had in words alone as well", async () => {
  const engine = await providerWithout("json_schema", "json_object");
  const request = { question: "15% of 240", solution: givenSolution(), grade: 8 };
  const outcome = await engine.skills.practice?.(request, { signal: never() });
  expect(outcome).toMatchObject({ kind: "answered" });
});

test("JSON is found between fences, and lists that a model left out are empty", async () => {
  const engine = await providerWithout("json_schema");
  server.respondWith({ kind: "careless" });
  const outcome = await askHomework(engine);
  if (outcome.kind !== "answered") throw new Error("declined");
  expect(homeworkSolution.parse(outcome.output)).toEqual(outcome.output);
  expect(outcome.output.steps[0]?.substeps).toEqual([]);
  expect(server.requests).toHaveLength(2);
});

test("a reply in JSON mode that misses its schema gets its one repair", async () => {
  const engine = await providerWithout("json_schema");
  server.respondWith({ kind: "schema-mismatch" }, { kind: "answer" });
  expect(await askHomework(engine)).toMatchObject({ output: { answer: "$x = 4$" } });
  expect(server.requests).toHaveLength(3);
});

test.each([
  ["max_completion_tokens", { max_tokens: 8_000 }],
  ["stream_options", { stream: true }],
  ["safety_identifier", { max_completion_tokens: 8_000 }],
] as const)("a provider without %s is asked without it", async (lack, instead) => {
  const engine = await providerWithout(lack);
  expect(await askHomework(engine, asked)).toMatchObject({ kind: "answered" });
  expect(server.requests[0]).toHaveProperty(lack);
  expect(server.requests[1]).not.toHaveProperty(lack);
  expect(server.requests[1]).toMatchObject(instead);
});

test("what a provider lacks is learnt once, all of it", async () => {
  const engine = await providerWithout(
    "json_schema",
    "json_object",
    "max_completion_tokens",
    "stream_options",
    "safety_identifier",
  );
  await askHomework(engine, asked);
  const learning = server.requests.length;
  expect(learning).toBe(6);
  await askHomework(engine, asked);
  await askHomework(engine, asked);
  expect(server.requests).toHaveLength(learning + 2);
});

test("a field that is refused without saying which is found by leaving out what can be spared", async () => {
  server = await startOpenAiServer();
  server.respondWith({ kind: "status", status: 422, bare: true }, { kind: "answer" });
  expect(await askHomework(engineOn(server), asked)).toMatchObject({ kind: "answered" });
  expect(server.requests[1]).toMatchObject({ max_tokens: 8_000, stream: true });
  expect(server.requests[1]).not.toHaveProperty("safety_identifier");
});

test("what one question was refused for is not held against the next", async () => {
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
