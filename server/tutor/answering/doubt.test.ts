import { withoutFigures } from "#shared/domain/figure-mark.ts";
import { expect, test } from "vitest";
import { isPartialOf } from "../../testing/is-partial-of.ts";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { friction } from "../../testing/library.ts";
import { modelOf } from "../../testing/scripted-skills.ts";
import { tutorWith } from "../../testing/scripted-tutor.ts";
import type { DoubtQuestion } from "../operations.ts";
import type { DoubtSolution } from "../outputs/doubt-solution.ts";
import { presentDoubt } from "../present/doubt.ts";
import { TutorError } from "../tutor-error.ts";

const equationDoubt: DoubtQuestion = { doubt: "Solve 2x + 3 = 11", grade: 8 };
const inWords = { doubt: "Why does a wise farmer count goats?" };
const right = givenDoubt();
const wrong = givenDoubt({ answer: "$x = 7$" });
const [firstStep] = right.steps;
const falseStep = { title: "Divide", why: "", result: "$\\frac{8}{2} = 5$", substeps: [] };
const lying = givenDoubt({ steps: [...(firstStep ? [firstStep] : []), falseStep] });
const falseWay = { title: "By luck", content: "Guess.", steps: ["Add\n\n$2 + 2 = 5$"] };
const straying = givenDoubt({ approaches: [falseWay, ...right.approaches] });

function clear(replies: (DoubtSolution | Error)[], question: Partial<DoubtQuestion> = {}) {
  const { engine, requests } = modelOf("doubt", ...replies);
  const { tutor, context, shown, calls } = tutorWith(engine);
  return {
    answer: tutor.doubt({ ...equationDoubt, ...question }, context),
    requests,
    shown,
    calls,
  };
}

test("a right answer is marked as checked, and the computed result is in the request", async () => {
  const { answer, requests } = clear([right]);
  expect(await answer).toMatchObject({ output: right, check: { status: "checked" } });
  expect(requests[0]).toMatchObject({ computed: { answer: "x = 4" } });
});

test("a wrong answer is asked again, and replaced by ours where it comes again", async () => {
  const repaired = clear([wrong, right]);
  expect(await repaired.answer).toMatchObject({ output: right, check: { status: "checked" } });
  expect(repaired.requests[1]).toMatchObject({ contradictedAnswer: "$x = 7$" });
  const insisting = clear([wrong, wrong]);
  expect(await insisting.answer).toMatchObject({
    output: { answer: "$x = 4$" },
    engine: "built-in",
    check: { status: "checked" },
  });
  expect(JSON.stringify(insisting.shown)).not.toContain("x = 7");
});

test("a missing answer contradicts a computed one", async () => {
  const none = givenDoubt({ answer: "" });
  expect(await clear([none, none]).answer).toMatchObject({ output: { answer: "$x = 4$" } });
});

test("a doubt that has no final answer is cleared without one", async () => {
  const { answer, requests } = clear([givenDoubt({ answer: "", steps: [] })], inWords);
  const cleared = await answer;
  if (cleared.kind !== "answered") throw new Error(cleared.kind);
  expect(cleared.check).toEqual({ status: "unchecked" });
  expect(presentDoubt(cleared.output, cleared)).not.toHaveProperty("answer");
  expect(requests[0]).not.toHaveProperty("computed");
});

test("a false line in the steps is asked again, and where it stays ours or none is shown", async () => {
  const repaired = clear([lying, right]);
  expect(await repaired.answer).toMatchObject({ output: right });
  expect(repaired.requests[1]).toMatchObject({ wrongLine: "\\frac{8}{2} = 5" });
  expect(await clear([lying, lying]).answer).toMatchObject({ engine: "built-in" });
  expect(await clear([lying, lying], inWords).answer).toMatchObject({
    output: { steps: [firstStep] },
    notice: expect.stringContaining("left out") as string,
  });
});

test("an approach with a false line is asked again, and left out when it is repeated", async () => {
  const { answer, requests, shown } = clear([straying, straying]);
  expect(await answer).toMatchObject({
    output: { approaches: right.approaches },
    engine: "openai",
    check: { status: "checked" },
  });
  expect(requests[1]).toMatchObject({ wrongLine: "2 + 2 = 5" });
  expect(JSON.stringify(shown)).not.toContain("2 + 2 = 5");
});

test("with a photo the number of an exercise overrules nothing", async () => {
  const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };
  const { answer, requests } = clear([wrong], { photo, doubt: "5 - 2" });
  expect(await answer).toMatchObject({ output: wrong, check: { status: "unchecked" } });
  expect(requests[0]).not.toHaveProperty("computed");
});

test("the library's passage on a doubt is in the request at the level of the class", async () => {
  const { answer, requests } = clear([right], { doubt: "friction", grade: 12 });
  await answer;
  expect(requests[0]?.passages?.[0]?.text).toBe(withoutFigures(friction.levels.advanced));
});

test("a doubt that needs a person is answered with care, whichever check recognises it", async () => {
  const seen = givenDoubt({ subject: "care: abuse", answer: "" });
  expect(await clear([seen], inWords).answer).toMatchObject({ kind: "care", concern: "abuse" });
  const { engine, requests } = modelOf("refine");
  const { tutor, context } = tutorWith(engine, {
    safety: {
      assess: async ({ text }) =>
        text.includes("sad") ? { concern: "self_harm", source: "list" } : null,
    },
  });
  const wish = { ...equationDoubt, previous: right, wish: "I am so sad" };
  expect(await tutor.refine(wish, context)).toMatchObject({ kind: "care", concern: "self_harm" });
  expect(requests).toEqual([]);
});

test("the solver replaces a failed model", async () => {
  expect(await clear([new TutorError("timed_out", "test")]).answer).toMatchObject({
    output: { answer: "$x = 4$" },
    engine: "built-in",
    notice: expect.stringContaining("took too long") as string,
  });
});

test("it streams after its answer is judged, and each part is a prefix of the result", async () => {
  const { answer, shown } = clear([right]);
  const cleared = await answer;
  if (cleared.kind !== "answered") throw new Error(cleared.kind);
  const final = presentDoubt(cleared.output, cleared);
  expect(shown.filter((part, at) => !isPartialOf(part, shown[at + 1] ?? final))).toEqual([]);
  const first = shown.findIndex(({ content }) => content !== undefined);
  expect(shown[first]).toMatchObject({ answer: "$x = 4$", check: { status: "checked" } });
  expect(shown.at(-1)).toMatchObject({ approaches: [{ title: "By trial" }] });
  expect(shown.at(-1)?.steps).toHaveLength(2);
});

test("a refinement is requested with the earlier solution, and judged like the first", async () => {
  const { engine, requests } = modelOf("refine", wrong, right);
  const { tutor, context, calls } = tutorWith(engine);
  const refined = tutor.refine(
    { ...equationDoubt, previous: right, wish: "shorter please" },
    context,
  );
  expect(await refined).toMatchObject({ output: right, check: { status: "checked" } });
  expect(requests[1]).toMatchObject({ wish: "shorter please", contradictedAnswer: "$x = 7$" });
  expect(calls.map(({ operation }) => operation)).toEqual(["refine", "refine"]);
});
