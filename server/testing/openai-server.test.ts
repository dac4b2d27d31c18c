import { afterEach, beforeEach, expect, test } from "vitest";
import { OpenAI } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { homeworkSolution } from "../tutor/outputs/homework-solution.ts";
import { practiceProblem } from "../tutor/outputs/practice-problem.ts";
import { behaviourByMarker } from "./openai-behaviour.ts";
import { type OpenAiServer, startOpenAiServer } from "./openai-server.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer({ choose: behaviourByMarker() });
});
afterEach(() => server.close());

function ask(question: string, output: "homework" | "practice" = "homework") {
  const client = new OpenAI({ apiKey: "test", baseURL: server.baseUrl, maxRetries: 0 });
  const schema = output === "homework" ? homeworkSolution : practiceProblem;
  return client.chat.completions.create({
    model: "test-model",
    messages: [{ role: "user", content: `<question>\n${question}\n</question>` }],
    response_format: zodResponseFormat(schema, output),
  });
}

async function contentOf(...args: Parameters<typeof ask>): Promise<unknown> {
  const completion = await ask(...args);
  return JSON.parse(completion.choices[0]?.message.content ?? "");
}

test("a question of maths is answered rightly", async () => {
  expect(homeworkSolution.parse(await contentOf("Solve 2x + 3 = 11")).answer).toBe("$x = 4$");
});

test("any other question gets an answer of the right shape", async () => {
  expect(homeworkSolution.safeParse(await contentOf("Why is the sky blue?")).success).toBe(true);
});

test("practice gets a new question with its solution", async () => {
  const problem = practiceProblem.parse(await contentOf("15% of 240", "practice"));
  expect(problem.question).not.toBe("15% of 240");
});

test("a marker fails the question as often as it says", async () => {
  await expect(ask("15% of 240 [500 x2]")).rejects.toMatchObject({ status: 500 });
  await expect(ask("15% of 240 [500 x2]")).rejects.toMatchObject({ status: 500 });
  expect(await contentOf("15% of 240 [500 x2]")).toMatchObject({ answer: "$36$" });
});

test("a marker without a number fails the question for ever", async () => {
  await expect(ask("1 + 1 [429]")).rejects.toMatchObject({ status: 429 });
  await expect(ask("1 + 1 [429]")).rejects.toMatchObject({ status: 429 });
});

test("behaviours are used in order, and the last one repeats", async () => {
  server.respondWith({ kind: "status", status: 503 }, { kind: "status", status: 404 });
  await expect(ask("1 + 1")).rejects.toMatchObject({ status: 503 });
  await expect(ask("1 + 1")).rejects.toMatchObject({ status: 404 });
  await expect(ask("1 + 1")).rejects.toMatchObject({ status: 404 });
});

test("an invalid request is refused as by the API", async () => {
  const response = await fetch(`${server.baseUrl}/chat/completions`, {
    method: "POST",
    headers: { authorization: "Bearer test" },
    body: JSON.stringify({ model: "test-model" }),
  });
  expect(response.status).toBe(400);
  expect(server.requests).toHaveLength(0);
});

test("a request without a key is refused", async () => {
  const response = await fetch(`${server.baseUrl}/chat/completions`, { method: "POST" });
  expect(response.status).toBe(401);
});
