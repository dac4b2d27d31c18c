import { afterEach, beforeEach, expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import { askHomework, engineOn, failureOf, gate } from "../../testing/openai-asking.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import type { Draft } from "../engine.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

const inParts = { kind: "answer", json: givenSolution(), parts: 60, everyMs: 1 } as const;

test("an answer is shown before it is complete", async () => {
  const { opened, open } = gate();
  server.respondWith({ ...inParts, until: opened });
  // Without a draft the second half is never sent.
  expect(await askHomework(engineOn(server), {}, { onDraft: open })).toMatchObject({
    output: givenSolution(),
  });
});

test("a streamed string is a beginning of the final one, and that of a field which is past is the final one", async () => {
  const { opened, open } = gate();
  server.respondWith({ ...inParts, until: opened });
  const drafts: Draft<HomeworkSolution>[] = [];
  const onDraft = (draft: Draft<HomeworkSolution>) => {
    drafts.push(draft);
    if (draft.proof !== undefined) open();
  };
  await askHomework(engineOn(server), {}, { onDraft });
  const final = givenSolution();
  for (const { explanation, proof, answer } of drafts) {
    expect(final.explanation.startsWith(explanation ?? "")).toBe(true);
    if (proof !== undefined) expect(explanation).toBe(final.explanation);
    if (explanation !== undefined) expect(answer).toBe(final.answer);
  }
});

test("no listener is needed", async () => {
  server.respondWith(inParts);
  expect(await askHomework(engineOn(server))).toMatchObject({ output: givenSolution() });
});

test("a whole reply is read where the provider doesn't stream", async () => {
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

test("Stop closes the stream at the provider too", async () => {
  server.respondWith({ ...inParts, until: gate().opened });
  const stop = new AbortController();
  const call = { signal: stop.signal, onDraft: () => stop.abort() };
  const error = await failureOf(askHomework(engineOn(server), {}, call));
  expect(error.failure).toBe("stopped");
  expect(error.usage?.inputTokens).toBeGreaterThan(0);
  await expect.poll(() => server.openReplies()).toBe(0);
});

test("an error of the listener is thrown unchanged, and ends the stream", async () => {
  server.respondWith({ ...inParts, until: gate().opened });
  const bug = new TypeError("bug");
  const onDraft = () => {
    throw bug;
  };
  await expect(askHomework(engineOn(server), {}, { onDraft })).rejects.toBe(bug);
  await expect.poll(() => server.openReplies()).toBe(0);
});

test("forty streams at once are not mixed", async () => {
  const engine = engineOn(server);
  const outcomes = Array.from({ length: 40 }, (_, place) =>
    askHomework(engine, { question: `${place} + 1000` }, { onDraft: () => undefined }),
  );
  const answers = (await Promise.all(outcomes)).map((outcome) =>
    outcome.kind === "answered" ? outcome.output.answer : outcome.sentence,
  );
  // Indian grouping, as an answer of the solver has it
  expect(answers).toEqual(
    outcomes.map((_, place) =>
      expect.stringMatching(new RegExp(`1,?${String(place).padStart(3, "0")}`, "u")),
    ),
  );
});

test("a connection is reused after a stream", async () => {
  const engine = engineOn(server);
  for (let round = 0; round < 5; round += 1) {
    await askHomework(engine);
    await expect.poll(() => server.openReplies()).toBe(0);
  }
  // The server learns of the end a moment before the client does.
  expect(server.connections()).toBeLessThanOrEqual(2);
});
