import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import { OpenAI } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outputs } from "../tutor/operations.ts";
import { homeworkSolution } from "../tutor/outputs/homework-solution.ts";
import { behaviourByMarker } from "./openai-behaviour.ts";
import { type OpenAiServer, startOpenAiServer } from "./openai-server.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer({
    choose: behaviourByMarker(),
    moderate: (text) => (text.includes("hurt") ? ["self-harm/intent"] : []),
  });
});
afterEach(() => server.close());

function client(): OpenAI {
  return new OpenAI({ apiKey: "test", baseURL: server.baseUrl, maxRetries: 0 });
}

function stream(question: string, options: { include_usage?: boolean } = {}) {
  return client().chat.completions.create({
    model: "test-model",
    messages: [
      { role: "user", content: "<question>\nan earlier one\n</question>" },
      { role: "assistant", content: "An earlier answer" },
      { role: "user", content: `<question>\n${question}\n</question>` },
    ],
    response_format: zodResponseFormat(homeworkSolution, "homework"),
    stream: true,
    stream_options: options,
  });
}

async function chunksOf(...args: Parameters<typeof stream>): Promise<ChatCompletionChunk[]> {
  const chunks: ChatCompletionChunk[] = [];
  for await (const chunk of await stream(...args)) chunks.push(chunk);
  return chunks;
}

function textOf(chunks: ChatCompletionChunk[]): string {
  return chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join("");
}

test("the SDK's reader accepts a stream: the role, the chunks, the end, the usage", async () => {
  const chunks = await chunksOf("Solve 2x + 3 = 11", { include_usage: true });
  expect(chunks[0]?.choices[0]?.delta.role).toBe("assistant");
  expect(homeworkSolution.parse(JSON.parse(textOf(chunks))).answer).toBe("$x = 4$");
  expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe("stop");
  expect(chunks.at(-1)?.choices).toEqual([]);
  expect(chunks.at(-1)?.usage?.total_tokens).toBeGreaterThan(100);
});

test("the usage is sent only where the request asks for it", async () => {
  const chunks = await chunksOf("Solve 2x + 3 = 11");
  expect(chunks.filter(({ usage }) => usage)).toEqual([]);
});

test("a stream has the requested number of chunks, and loses none at any pace", async () => {
  for (const everyMs of [0, 1]) {
    server.respondWith({ kind: "answer", parts: 50, everyMs });
    const chunks = await chunksOf("Solve 2x + 3 = 11");
    const parts = chunks.filter(({ choices }) => choices[0]?.delta.content);
    expect(parts).toHaveLength(50);
    expect(homeworkSolution.safeParse(JSON.parse(textOf(parts))).success).toBe(true);
  }
});

test("a stream ends when its reader disconnects", async () => {
  server.respondWith({ kind: "answer", parts: 200, everyMs: 60_000 });
  const reading = await stream("Solve 2x + 3 = 11");
  expect(server.openReplies()).toBe(1);
  reading.controller.abort();
  await expect.poll(() => server.openReplies()).toBe(0);
});

test("a lie is a right solution with a wrong answer", async () => {
  const lie = homeworkSolution.parse(JSON.parse(textOf(await chunksOf("Solve 2x + 3 = 11 [lie]"))));
  expect(lie.answer).toBe("$x = 5$");
  expect(lie.steps.at(-1)?.result).toBe("$x = 5$");
});

test("a leak has the right answer in its hints", async () => {
  const text = textOf(await chunksOf("Solve 2x + 3 = 11 [leak]"));
  const { answer, hints, finalMove } = homeworkSolution.parse(JSON.parse(text));
  expect(answer).toBe("$x = 4$");
  expect(hints.firstMove).toContain("$x = 4$");
  expect(finalMove).toContain("$x = 4$");
});

test.each(Object.entries(outputs))("%s is answered in its form", async (name, output) => {
  const reply = await client().chat.completions.create({
    model: "test-model",
    messages: [{ role: "user", content: "<question>\n15% of 240\n</question>" }],
    response_format: zodResponseFormat(output, name),
  });
  const answer: unknown = JSON.parse(reply.choices[0]?.message.content ?? "");
  expect(output.safeParse(answer).error).toBeUndefined();
});

test("the moderation endpoint flags the given categories", async () => {
  const input = ["I want to hurt myself", "Solve 2x + 3 = 11"];
  const { results } = await client().moderations.create({ input });
  expect(results.map(({ flagged }) => flagged)).toEqual([true, false]);
  expect(results[0]?.categories["self-harm/intent"]).toBe(true);
  expect(results[0]?.categories.violence).toBe(false);
  expect(server.moderations).toEqual([{ input }]);
});

test("the parts of a mixed input get one result", async () => {
  const { results } = await client().moderations.create({
    model: "omni-moderation-latest",
    input: [
      { type: "text", text: "I hurt" },
      { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/" } },
    ],
  });
  expect(results.map(({ flagged }) => flagged)).toEqual([true]);
});
