import { setAsideBy } from "../present/set-aside.ts";
import { expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import { askHomework, engineGiving, tutorWith } from "../../testing/scripted-tutor.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { presentHomework } from "../present/present.ts";
import { TutorError } from "../tutor-error.ts";

const right = givenSolution();
const wrong = givenSolution({ answer: "$x = 7$" });
const [firstStep] = right.steps;
const falseLine: HomeworkSolution["steps"][number] = {
  title: "Divide both sides",
  why: "",
  result: "$x = \\frac{8}{2} = 5$",
  substeps: [],
};
const lying = givenSolution({ steps: [...(firstStep ? [firstStep] : []), falseLine] });
const telling = givenSolution({
  hints: { idea: "Undo the sum.", firstMove: "Halve 8, which is चार." },
});
const inWords = { question: "How many goats has a farmer who is wise?" };

function verdictsOf(calls: ReturnType<typeof askHomework>["calls"]) {
  return calls.map(({ verdict }) => verdict);
}

test("a false line in the steps of a right answer is asked again, with the line", async () => {
  const { engine, requests } = engineGiving(lying, right);
  const { answer, calls } = askHomework(engine);
  expect(await answer).toMatchObject({
    output: right,
    engine: "openai",
    check: { status: "checked" },
  });
  expect(requests[1]).toMatchObject({ wrongLine: "\\frac{8}{2} = 5" });
  expect(verdictsOf(calls)).toEqual(["corrected", "checked"]);
});

test("a repeated false line is replaced by the computed solution", async () => {
  const { engine } = engineGiving(lying, lying);
  const { answer, calls } = askHomework(engine);
  const answered = await answer;
  expect(answered).toMatchObject({ engine: "built-in", check: { status: "checked" } });
  expect(JSON.stringify(answered)).not.toContain("frac{8}{2}");
  expect(calls).toHaveLength(2);
});

test("where nothing can be computed, a repeated false line is left out with all after it, with a notice", async () => {
  const { engine } = engineGiving(lying, lying);
  const { answer } = askHomework(engine, { question: inWords });
  expect(await answer).toMatchObject({
    engine: "openai",
    check: { status: "unchecked" },
    output: { steps: [firstStep] },
    notice: expect.stringContaining("left out") as string,
  });
});

test("where nothing can be computed, a line that is repaired leaves no trace", async () => {
  const { engine } = engineGiving(lying, right);
  const { answer } = askHomework(engine, { question: inWords });
  const answered = await answer;
  expect(answered).toMatchObject({ output: right, check: { status: "unchecked" } });
  expect(answered).not.toHaveProperty("notice");
});

test("a hint that reveals the answer is asked again, with its field", async () => {
  const { engine, requests } = engineGiving(telling, right);
  const { answer, calls } = askHomework(engine, { question: { helpLevel: "hint" } });
  expect(await answer).toMatchObject({ output: right });
  expect(requests[1]).toMatchObject({ leakedFields: ["hints.firstMove"] });
  expect(verdictsOf(calls)).toEqual(["leaked", "checked"]);
});

test("the same hint is no leak where the whole solution is shown", async () => {
  const { engine } = engineGiving(telling);
  expect(await askHomework(engine).answer).toMatchObject({ output: telling });
});

test("a hint that reveals the answer again is cut", async () => {
  const { engine } = engineGiving(telling, telling);
  const { answer, calls } = askHomework(engine, { question: { helpLevel: "hint" } });
  const answered = await answer;
  if (answered.kind !== "answered") throw new Error(answered.kind);
  const question = "Solve 2x + 3 = 11";
  const shown = presentHomework(answered.output, { ...answered, question, helpLevel: "hint" });
  expect(JSON.stringify(shown)).not.toContain("चार");
  expect(shown.check.status).toBe("checked");
  expect(verdictsOf(calls)).toEqual(["leaked", "leaked"]);
});

test.each([
  ["explanation", { explanation: "So $x$ is four." }],
  ["finalMove", { finalMove: "Why is it $\\frac{8}{2} = 4$?" }],
  ["steps", { steps: right.steps.map((step) => ({ ...step, why: "because x = 4.0" })) }],
])("step by step, an answer revealed in %s is asked again", async (field, changes) => {
  const { engine, requests } = engineGiving(givenSolution(changes), right);
  await askHomework(engine, { question: { helpLevel: "stepbystep" } }).answer;
  expect(requests[1]).toMatchObject({ leakedFields: [field] });
});

test.each(["unavailable", "refused", "unreadable"] as const)(
  "a second call that is %s does not lose the first answer",
  async (failure) => {
    const { engine } = engineGiving(telling, new TutorError(failure, "test"));
    const { answer } = askHomework(engine, { question: { helpLevel: "hint" } });
    const answered = await answer;
    expect(answered).toMatchObject({ output: telling, engine: "openai" });
    expect(answered).not.toHaveProperty("notice");
  },
);

test("a second reply that is worse than the first is not used", async () => {
  const { engine } = engineGiving(telling, wrong, wrong);
  const { answer } = askHomework(engine, { question: { helpLevel: "hint" } });
  expect(await answer).toMatchObject({ output: telling, check: { status: "checked" } });
});

test("one question is sent at most three times", async () => {
  const { engine, requests } = engineGiving(wrong, lying, telling, right);
  const { answer } = askHomework(engine, { question: { helpLevel: "hint" } });
  expect(await answer).toMatchObject({ output: telling });
  expect(requests).toHaveLength(3);
  expect(requests[2]).toMatchObject({
    contradictedAnswer: "$x = 7$",
    wrongLine: "\\frac{8}{2} = 5",
  });
});

test("with a photo a false line is asked again all the same", async () => {
  const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };
  const { engine, requests } = engineGiving(lying, right);
  await askHomework(engine, { question: { photo } }).answer;
  expect(requests[1]).toMatchObject({ wrongLine: "\\frac{8}{2} = 5" });
});

test("a practice problem with a false line in its steps gets the computed ones", async () => {
  const { engine } = engineGiving({ question: "Solve 2x + 3 = 11", solution: lying });
  const { tutor, context, calls } = tutorWith(engine);
  const request = { question: "Solve 5x + 1 = 36", solution: right, grade: 8 };
  expect(await tutor.practice(request, context)).toMatchObject({
    engine: "built-in",
    output: { question: "Solve 2x + 3 = 11" },
  });
  expect(calls).toMatchObject([{ verdict: "corrected" }]);
});

test("a question that the model calls off-topic gets the friendly refusal", async () => {
  const { engine } = engineGiving(givenSolution({ subject: "Off-topic", answer: "-" }));
  const { answer } = askHomework(engine, { question: { question: "Who will win the match?" } });
  expect(await answer).toEqual({
    kind: "declined",
    replyKind: "aside",
    sentence: "I'm here for your studies.",
    engine: "openai",
  });
});

test("a photo in which the model sees that the student needs a person is answered with care", async () => {
  const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };
  const { engine } = engineGiving(givenSolution({ subject: "care: self_harm", answer: "-" }));
  const { answer } = askHomework(engine, { question: { question: "2 + 2", photo } });
  expect(await answer).toMatchObject({ kind: "care", concern: "self_harm", source: "provider" });
});

test.each([
  ["Off topic", { kind: "off-topic" }],
  ["care: self_harm", { kind: "care", concern: "self_harm" }],
  ["Care - Self harm", { kind: "care", concern: "self_harm" }],
  ["care: abuse.", { kind: "care", concern: "abuse" }],
  ["Health care", null],
  ["care: of plants", null],
  ["Mathematics", null],
])("a model that writes %s as the subject sets the question aside: %o", (subject, aside) => {
  expect(setAsideBy(subject)).toEqual(aside);
});

test("a question that was computed is never off-topic, whatever the model says", async () => {
  const offTopic = givenSolution({ subject: "off-topic", answer: "-" });
  const { engine } = engineGiving(offTopic, offTopic);
  expect(await askHomework(engine).answer).toMatchObject({ output: { answer: "$x = 4$" } });
});
