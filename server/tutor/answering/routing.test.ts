import { expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import { askHomework, engineGiving, tutorWith } from "../../testing/scripted-tutor.ts";
import { presentCare, presentDeclined, presentHomework } from "../present/present.ts";
import { threeConcepts } from "../../testing/library.ts";
import { solverHere } from "../../testing/solver.ts";
import { createBuiltInEngine } from "../built-in/built-in-engine.ts";
import { TutorError } from "../tutor-error.ts";

const care = {
  content: "I'm glad that you told me.",
  helplines: [{ name: "Tele-MANAS", number: "14416" }],
};

test("a question that needs care is sent to no engine, and answered with care", async () => {
  const { engine, requests } = engineGiving(givenSolution());
  const { answer, calls, shown } = askHomework(engine, {
    safety: {
      assess: async () => ({ concern: "self_harm", source: "list" }),
      careFor: () => care,
    },
  });
  const cared = await answer;
  expect(cared).toEqual({
    kind: "care",
    concern: "self_harm",
    source: "list",
    engine: "built-in",
    ...care,
  });
  expect([requests, calls, shown]).toEqual([[], [], []]);
  if (cared.kind !== "care") throw new Error(cared.kind);
  expect(presentCare(cared)).toMatchObject({ ...care, declined: true, steps: [] });
});

test("the safety check gets the words, the photo and the names to redact", async () => {
  const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };
  const { engine } = engineGiving(givenSolution());
  const seen: unknown[] = [];
  await askHomework(engine, {
    question: { photo, redact: ["Asha"] },
    safety: {
      assess: async (question) => {
        seen.push(question);
        return null;
      },
    },
  }).answer;
  expect(seen).toEqual([{ text: "Solve 2x + 3 = 11", photo, names: ["Asha"] }]);
});

test("an off-topic question is declined kindly, and sent to no engine", async () => {
  const { engine, requests } = engineGiving(givenSolution());
  const { answer } = askHomework(engine, { safety: { isOffTopic: () => true } });
  expect(await answer).toEqual({
    kind: "declined",
    replyKind: "aside",
    sentence: "I'm here for your studies.",
    engine: "built-in",
  });
  expect(requests).toEqual([]);
});

const right = givenSolution();
const inWords = { question: "Explain the causes of the 1857 revolt" };

test.each([
  ["timed_out", "took too long"],
  ["rate_limited", "has too many questions right now"],
  ["unavailable", "isn't working right now"],
  ["rejected", "isn't set up right"],
  ["refused", "couldn't answer this one"],
  ["unreadable", "couldn't answer this one"],
] as const)(
  "where the model is %s the built-in tutor answers, with the notice: %s",
  async (failure, why) => {
    const { engine } = engineGiving(new TutorError(failure, "test"));
    const { answer, calls } = askHomework(engine);
    const answered = await answer;
    expect(answered).toMatchObject({
      engine: "built-in",
      output: { answer: "$x = 4$" },
      check: { status: "checked" },
      notice: expect.stringContaining(why) as string,
    });
    expect(calls).toMatchObject([
      { engine: "openai", outcome: failure, verdict: null },
      { engine: "built-in", outcome: "answered", verdict: "checked" },
    ]);
  },
);

test("the notice of an outage is used only for an unreachable provider", async () => {
  const unreachable = new TutorError("unavailable", "test", { isUnreachable: true });
  const answered = await askHomework(engineGiving(unreachable).engine).answer;
  expect(answered).toMatchObject({
    notice: expect.stringContaining("can't be reached right now") as string,
  });
});

test("the notice is shown with the answer, at every help level", async () => {
  const { engine } = engineGiving(new TutorError("unavailable", "test"));
  const answered = await askHomework(engine).answer;
  if (answered.kind !== "answered") throw new Error(answered.kind);
  for (const helpLevel of ["full", "hint", "stepbystep"] as const) {
    const shown = presentHomework(answered.output, { ...answered, question: "2", helpLevel });
    expect(shown.notice).toContain("built-in tutor answered");
  }
});

test("a failure that the built-in tutor can't replace is thrown unchanged", async () => {
  const error = new TutorError("rate_limited", "test", { retryAfter: 7 });
  const { engine } = engineGiving(error);
  await expect(askHomework(engine, { question: inWords }).answer).rejects.toBe(error);
});

test("Stop causes no fallback", async () => {
  const { engine } = engineGiving(new TutorError("stopped", "test"));
  const { answer, calls } = askHomework(engine);
  await expect(answer).rejects.toMatchObject({ failure: "stopped" });
  expect(calls).toHaveLength(1);
});

test("with the day's tokens used up the model is not called, and the answer says so", async () => {
  const { engine, requests } = engineGiving(right);
  const { answer } = askHomework(engine, { context: { builtInOnly: true } });
  expect(await answer).toMatchObject({
    engine: "built-in",
    notice: expect.stringContaining("back tomorrow") as string,
  });
  expect(requests).toEqual([]);
});

test("with the day's tokens used up, what the built-in tutor can't do is declined with the notice", async () => {
  const { engine } = engineGiving(right);
  const { answer } = askHomework(engine, { context: { builtInOnly: true }, question: inWords });
  const declined = await answer;
  if (declined.kind !== "declined") throw new Error(declined.kind);
  expect(presentDeclined(declined, declined)).toMatchObject({
    declined: true,
    engine: "built-in",
    notice: expect.stringContaining("used up") as string,
  });
});

test("without a configured model the built-in tutor needs no notice", async () => {
  const { answer } = askHomework(
    createBuiltInEngine({ solver: solverHere, library: threeConcepts }),
  );
  const answered = await answer;
  expect(answered).toMatchObject({ kind: "answered", engine: "built-in" });
  expect(answered).not.toHaveProperty("notice");
});

test("practice falls back in the same way", async () => {
  const { engine } = engineGiving(new TutorError("unavailable", "test"));
  const { tutor, context } = tutorWith(engine);
  const request = { question: "Solve 5x + 1 = 36", solution: right, grade: 8 };
  expect(await tutor.practice(request, context)).toMatchObject({
    engine: "built-in",
    notice: expect.stringContaining("isn't working") as string,
  });
});
