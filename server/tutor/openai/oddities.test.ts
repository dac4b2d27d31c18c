import { afterEach, beforeEach, expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import { askHomework, engineOn, failureOf } from "../../testing/openai-asking.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import type { ModelReport } from "./report.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

const watching = { onDraft: () => undefined };
const json = JSON.stringify(givenSolution());

/** A completion in one piece, or in one chunk of a stream. */
function page(choice: object, more: object = {}) {
  const body = JSON.stringify({ choices: [choice], ...more });
  return { kind: "page", type: "application/json", body } as const;
}

test("a stream with a finish reason is complete, even if it isn't closed", async () => {
  server.respondWith({ kind: "never-done" });
  const engine = engineOn(server, { idleTimeoutMs: 60 });
  const outcome = await askHomework(engine, {}, watching);
  expect(outcome).toMatchObject({ output: { answer: "$x = 4$" } });
  expect(outcome.usage.inputTokens).toBeGreaterThan(100);
  await expect.poll(() => server.openReplies()).toBe(0);
});

test.each(["endless-line", "endless-body"] as const)(
  "%s is aborted before it fills the memory",
  async (kind) => {
    server.respondWith({ kind });
    const error = await failureOf(
      askHomework(engineOn(server, { timeoutMs: 60_000 }), {}, watching),
    );
    expect(error).toMatchObject({ failure: "unreadable" });
    expect(error.message).toContain("far beyond its cap");
    await expect.poll(() => server.openReplies()).toBe(0);
  },
);

test("an error with a status of success is reported as an error", async () => {
  const reports: ModelReport[] = [];
  const body = JSON.stringify({ error: { message: "All upstreams are overloaded", code: 503 } });
  server.respondWith({ kind: "page", type: "application/json", body }, { kind: "answer" });
  const engine = engineOn(server, { report: (each) => reports.push(each) });
  expect(await askHomework(engine)).toMatchObject({ kind: "answered" });
  expect(reports).toMatchObject([
    {
      failure: "unavailable",
      status: 503,
      reason: expect.stringContaining("overloaded") as string,
    },
  ]);
});

test.each([
  { prompt_tokens: -5, completion_tokens: 10 },
  { prompt_tokens: 5, completion_tokens: 1.5 },
  { prompt_tokens: 1e12, completion_tokens: 10 },
  { prompt_tokens: "5", completion_tokens: 10 },
  { prompt_tokens: 5 },
])("an implausible usage is estimated, and the answer is kept: %j", async (usage) => {
  server.respondWith(page({ message: { content: json }, finish_reason: "stop" }, { usage }));
  const outcome = await askHomework(engineOn(server));
  expect(outcome).toMatchObject({ output: { answer: "$x = 4$" } });
  expect(outcome.usage.inputTokens).toBeGreaterThan(100);
  expect(outcome.usage.inputTokens).toBeLessThan(100_000);
});

test("a whole answer is accepted with the finish reason of a tool call", async () => {
  server.respondWith(page({ message: { content: json }, finish_reason: "tool_calls" }));
  expect(await askHomework(engineOn(server))).toMatchObject({ output: { answer: "$x = 4$" } });
});

test.each(["[", '{"a":', '[{"topic": '])(
  "a reply that nests %s without end is aborted at once",
  async (opening) => {
    const text = `{"subject":"Maths","steps":${opening.repeat(3_000)}`;
    server.respondWith({ kind: "text", text, parts: 20, everyMs: 5 });
    const error = await failureOf(askHomework(engineOn(server), {}, watching));
    expect(error.message).toContain("nests without end");
    expect(server.requests).toHaveLength(1);
  },
);

test("LaTeX with unescaped backslashes is repaired, also while it streams", async () => {
  const explanation = String.raw`So $\frac{6}{2} \times \sqrt{4} \neq \underline{8} \div \beta$, "then"${"\n"}end. $\theta \right) \pi$`;
  const answer = JSON.stringify(givenSolution({ explanation }));
  // Only the quotation marks and the line break keep their escapes.
  const careless = answer.replaceAll(String.raw`\\`, "\\");
  server.respondWith({ kind: "text", text: careless, parts: 60, everyMs: 2 });
  const grown: (string | undefined)[] = [];
  const onDraft = (draft: { explanation?: string }) => grown.push(draft.explanation);
  const outcome = await askHomework(engineOn(server), {}, { onDraft });
  expect(outcome).toMatchObject({ output: { explanation } });
  expect(server.requests).toHaveLength(1);
  expect(grown).toContain(explanation);
});

test("correct escapes stay unchanged", async () => {
  const explanation = String.raw`$\\ \text{a}\b \frac12$ and C:\new "x" \u0041 é 😀${"\n\t"}Tab${"\n"}not`;
  server.respondWith({ kind: "text", text: JSON.stringify(givenSolution({ explanation })) });
  expect(await askHomework(engineOn(server))).toMatchObject({ output: { explanation } });
});
