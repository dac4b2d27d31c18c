import { afterEach, beforeEach, expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import { askHomework, engineOn, failureOf } from "../../testing/openai-asking.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import type { Draft } from "../engine.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

const inParts = { kind: "answer", json: givenSolution(), parts: 60, everyMs: 4 } as const;

test("an answer is shown while it is being written", async () => {
  server.respondWith(inParts);
  const repliesWhenShown: number[] = [];
  const onDraft = () => repliesWhenShown.push(server.openReplies());
  await askHomework(engineOn(server), {}, { onDraft });
  expect(repliesWhenShown.length).toBeGreaterThan(1);
  expect(repliesWhenShown[0]).toBe(1);
});

test("a growing string is a beginning of the final one, and a whole one is the final one", async () => {
  server.respondWith(inParts);
  const drafts: Draft<HomeworkSolution>[] = [];
  await askHomework(engineOn(server), {}, { onDraft: (draft) => drafts.push(draft) });
  const final = givenSolution();
  const explanations = drafts.map(({ growing }) => growing.explanation ?? "");
  for (const text of explanations) expect(final.explanation.startsWith(text)).toBe(true);
  for (const { whole } of drafts) {
    expect([undefined, final.explanation]).toContain(whole.explanation);
    expect([undefined, final.answer]).toContain(whole.answer);
  }
  expect(drafts.at(-1)?.growing.answer).toBe(final.answer);
});

test("nobody needs to watch", async () => {
  server.respondWith(inParts);
  expect(await askHomework(engineOn(server))).toMatchObject({ output: givenSolution() });
});

test("a reply in one piece is read where the provider doesn't stream", async () => {
  const other = await startOpenAiServer({ neverStreams: true });
  const drafts: unknown[] = [];
  const outcome = await askHomework(
    engineOn(other),
    {},
    { onDraft: (draft) => drafts.push(draft) },
  );
  await other.close();
  expect(outcome).toMatchObject({ kind: "answered", output: { answer: "$x = 4$" } });
  expect(drafts).toEqual([]);
});

test("Stop ends a stream for the provider too", async () => {
  server.respondWith({ ...inParts, everyMs: 50 });
  const stop = new AbortController();
  const call = { signal: stop.signal, onDraft: () => stop.abort() };
  const error = await failureOf(askHomework(engineOn(server), {}, call));
  expect(error.failure).toBe("stopped");
  expect(error.usage?.inputTokens).toBeGreaterThan(0);
  await expect.poll(() => server.openReplies()).toBe(0);
});

test("an error of whoever watches is thrown as it is, and ends the stream", async () => {
  server.respondWith({ ...inParts, everyMs: 50 });
  const bug = new TypeError("bug");
  const onDraft = () => {
    throw bug;
  };
  await expect(askHomework(engineOn(server), {}, { onDraft })).rejects.toBe(bug);
  await expect.poll(() => server.openReplies()).toBe(0);
});

test("forty streams at once are not mixed", async () => {
  const engine = engineOn(server);
  const asked = Array.from({ length: 40 }, (_, place) =>
    askHomework(engine, { question: `${place} + 1000` }, { onDraft: () => undefined }),
  );
  const answers = (await Promise.all(asked)).map((outcome) =>
    outcome.kind === "answered" ? outcome.output.answer : outcome.sentence,
  );
  // Indian grouping, as an answer of the solver has it
  expect(answers).toEqual(
    asked.map((_, place) =>
      expect.stringMatching(new RegExp(`1,?${String(place).padStart(3, "0")}`, "u")),
    ),
  );
});

test("a connection is used again after a stream", async () => {
  const engine = engineOn(server);
  for (let asked = 0; asked < 5; asked += 1) await askHomework(engine);
  // The second request may come before the first one's connection is free.
  expect(server.connections()).toBeLessThanOrEqual(2);
});
