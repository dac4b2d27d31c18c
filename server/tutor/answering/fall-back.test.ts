import { expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import { askHomework, engineGiving, tutorWith } from "../../testing/scripted-tutor.ts";
import { threeConcepts } from "../../testing/library.ts";
import { solverHere } from "../../testing/solver.ts";
import { createBuiltInEngine } from "../built-in/built-in-engine.ts";
import { presentDeclined, presentHomework } from "../present/present.ts";
import { TutorError } from "../tutor-error.ts";

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
  const { engine, asked } = engineGiving(right);
  const { answer } = askHomework(engine, { context: { builtInOnly: true } });
  expect(await answer).toMatchObject({
    engine: "built-in",
    notice: expect.stringContaining("back tomorrow") as string,
  });
  expect(asked).toEqual([]);
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
