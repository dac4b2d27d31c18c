import { afterEach, beforeEach, expect, test } from "vitest";
import { askHomework, engineOn, failureOf } from "../../testing/openai-asking.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

const turns = [
  { role: "student", text: "What is a root?" },
  { role: "tutor", text: "A value that makes it zero." },
] as const;

function refusing(error: object) {
  return { kind: "status", status: 400, body: JSON.stringify({ error }) } as const;
}

test("JSON that the provider found invalid is requested again, with the model's text", async () => {
  const error = {
    message: "Failed to generate JSON. Please adjust your prompt.",
    type: "invalid_request_error",
    code: "json_validate_failed",
    failed_generation: '{"subject": Maths',
  };
  server.respondWith(refusing(error), { kind: "answer" });
  expect(await askHomework(engineOn(server))).toMatchObject({ kind: "answered" });
  const [rules, user] = server.requests[1]?.messages ?? [];
  expect(rules?.content).toContain("no JSON that keeps to its schema");
  expect(user?.content).toContain(`<earlier-reply>\n${error.failed_generation}\n`);
  server.respondWith(refusing(error));
  expect(await failureOf(askHomework(engineOn(server)))).toMatchObject({ failure: "unreadable" });
});

const tooLong = [
  [
    { code: "context_length_exceeded", message: "Please reduce the length of the messages." },
    2_000,
  ],
  [
    {
      message:
        "This model's maximum context length is 4096 tokens. However, you requested 9500 tokens (1500 in the messages, 8000 in the completion).",
    },
    4096 - 1500 - 64,
  ],
  [
    {
      message:
        "'max_tokens' or 'max_completion_tokens' is too large: 8000. This model's maximum context length is 4096 tokens and your request has 1200 input tokens.",
    },
    4096 - 1200 - 64,
  ],
] as const;

test.each(tooLong)("%o: asked again without earlier turns, for %i tokens", async (error, cap) => {
  server.respondWith(refusing(error), { kind: "answer" });
  const outcome = await askHomework(engineOn(server), { turns });
  expect(outcome).toMatchObject({ kind: "answered" });
  const [first, second] = server.requests;
  expect(first?.messages).toHaveLength(4);
  expect(second?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(second?.max_completion_tokens).toBe(cap);
});

test("a cap that is too high for the model is lowered for good", async () => {
  const engine = engineOn(server);
  const message =
    "max_tokens is too large: 8000. This model supports at most 4096 completion tokens.";
  server.respondWith(refusing({ message, param: "max_completion_tokens" }), { kind: "answer" });
  await askHomework(engine);
  await askHomework(engine);
  const caps = server.requests.map(({ max_completion_tokens: cap }) => cap);
  expect(caps).toEqual([8000, 4096, 4096]);
});

test.each(["", "<think>First {x} and then"])(
  "a cap used up by reasoning (%j) is doubled once, and then reported",
  async (text) => {
    server.respondWith({ kind: "text", text, finishReason: "length" }, { kind: "answer" });
    expect(await askHomework(engineOn(server))).toMatchObject({ kind: "answered" });
    expect(server.requests[1]).toMatchObject({ max_completion_tokens: 16_000 });
    expect(server.requests[1]?.messages).toEqual(server.requests[0]?.messages);
    server.respondWith({ kind: "text", text, finishReason: "length" });
    const error = await failureOf(askHomework(engineOn(server)));
    expect(error).toMatchObject({ failure: "unreadable" });
    expect(error.message).toMatch(/thinking.*OPENAI_MAX_REPLY_TOKENS/u);
    expect(server.requests).toHaveLength(4);
  },
);

test("a cap that can't be raised is not requested again", async () => {
  const engine = engineOn(server);
  const message = "max_tokens is too large: 8000. This model supports at most 4096 tokens.";
  server.respondWith(
    refusing({ message, param: "max_completion_tokens" }),
    { kind: "text", text: "", finishReason: "length" },
    { kind: "answer" },
  );
  expect((await failureOf(askHomework(engine))).message).toMatch(/used up before the answer/u);
  expect(server.requests).toHaveLength(2);
});

test("a prompt that is too long is not sent again unchanged", async () => {
  const error = { code: "context_length_exceeded", message: "Please reduce the length." };
  server.respondWith(refusing(error), { kind: "answer" });
  const engine = engineOn(server, { maxReplyTokens: 2_000 });
  expect(await failureOf(askHomework(engine))).toMatchObject({ failure: "unreadable" });
  expect(server.requests).toHaveLength(1);
  server.respondWith(refusing(error), { kind: "answer" });
  expect(await askHomework(engine, { turns })).toMatchObject({ kind: "answered" });
});

test("a cap that reasoning used up in the middle of the working is doubled as well", async () => {
  const text = '{"subject":"Maths","topic":"Roots","difficulty":"beginner","working":"2x = 8';
  const cutOff = { kind: "text", text, finishReason: "length", thoughtTokens: 7_900 } as const;
  server.respondWith(cutOff, { kind: "answer" });
  const watching = { onDraft: () => undefined };
  expect(await askHomework(engineOn(server), {}, watching)).toMatchObject({ kind: "answered" });
  expect(server.requests[1]).toMatchObject({ max_completion_tokens: 16_000 });
});

test("a working that reaches the cap is requested shorter, and the second reply streams", async () => {
  const text = `{"subject":"Maths","working":"${"2x = 8, ".repeat(50)}`;
  server.respondWith(
    { kind: "text", text, finishReason: "length" },
    { kind: "answer", parts: 40, everyMs: 1 },
  );
  const answers = new Set<string | undefined>();
  const onDraft = ({ answer }: { answer?: string }) => answers.add(answer);
  const outcome = await askHomework(engineOn(server), {}, { onDraft });
  expect(outcome).toMatchObject({ output: { answer: "$x = 4$" } });
  expect(server.requests[1]).toMatchObject({ max_completion_tokens: 8_000 });
  expect(server.requests[1]?.messages[0]?.content).toContain("be shorter");
  expect(answers).toContain("$x = 4$");
});

test("reasoning before the answer is skipped, also while it streams", async () => {
  const solution = givenSolution();
  const text = `<think>Let {x} be "4": {"answer": "5"}?</think>\n${JSON.stringify(solution)}`;
  server.respondWith({ kind: "text", text, parts: 60, everyMs: 2 });
  const subjects = new Set<unknown>();
  const onDraft = (draft: { subject?: string; answer?: string }) => {
    subjects.add(draft.answer === "5" ? "a thought" : draft.subject);
  };
  const outcome = await askHomework(engineOn(server), {}, { onDraft });
  expect(outcome).toMatchObject({ output: solution });
  expect(subjects).toContain(solution.subject);
  expect(subjects).not.toContain("a thought");
});

test("a draft in untagged reasoning is not taken for the answer", async () => {
  const right = JSON.stringify(givenSolution());
  const tried = JSON.stringify(givenSolution({ answer: "$x = 5$" }));
  server.respondWith({ kind: "text", text: `Perhaps ${tried}? No: ${right}` });
  expect(await askHomework(engineOn(server))).toMatchObject({ output: { answer: "$x = 4$" } });
});
