import { figuresIn, markOf, withoutFigures } from "#shared/domain/figure-mark.ts";
import { expect, test } from "vitest";
import { twoAnswers, tyres } from "../../testing/answer-bank.ts";
import { isPartialOf } from "../../testing/is-partial-of.ts";
import { givenExplanation } from "../../testing/given-outputs.ts";
import { friction, libraryOf } from "../../testing/library.ts";
import { modelOf } from "../../testing/scripted-skills.ts";
import { tutorWith } from "../../testing/scripted-tutor.ts";
import type { ConceptQuestion } from "../operations.ts";
import type { ConceptExplanation } from "../outputs/concept-explanation.ts";
import { presentExplanation } from "../present/present.ts";
import { TutorError } from "../tutor-error.ts";

const sharing: ConceptQuestion = { concept: "Sharing", difficulty: "intermediate", grade: 8 };
const right = givenExplanation();
const lying = givenExplanation({
  content: "A share is a part.\n\nTwo shares add up: $2 + 3 = 6$.\n\nSo count them.",
});

function explain(
  replies: (ConceptExplanation | Error)[],
  question: Partial<ConceptQuestion> = {},
  changes: Parameters<typeof tutorWith>[1] = {},
) {
  const { engine, requests } = modelOf("concept", ...replies);
  const { tutor, context, shown, calls } = tutorWith(engine, changes);
  return { answer: tutor.concept({ ...sharing, ...question }, context), requests, shown, calls };
}

test("a model's explanation has no mark, and no concept of the library", async () => {
  const { answer, calls } = explain([right]);
  expect(await answer).toMatchObject({
    output: right,
    check: { status: "unchecked" },
    conceptId: null,
    engine: "openai",
  });
  expect(calls).toMatchObject([{ operation: "concept", verdict: "unchecked" }]);
});

test("the library's text on it is in the request at the requested level", async () => {
  const { answer, requests } = explain([right], { concept: "What is friction?" });
  expect(await answer).toMatchObject({ conceptId: "friction" });
  const texts = requests[0]?.passages?.map(({ text }) => text) ?? [];
  expect(texts[0]).toBe(withoutFigures(friction.levels.intermediate));
  expect(texts[1]).toContain("Lubricant: ");
});

test("the library's figure opens a model's explanation, also while it streams, and once in a conversation", async () => {
  const concept = "What is friction?";
  const figure = figuresIn(friction.levels.intermediate).map(markOf)[0] ?? "none";
  const first = explain([right], { concept });
  const content = `${figure}\n\n${right.content}`;
  expect(await first.answer).toMatchObject({ output: { content } });
  expect(first.shown.find((part) => part.content)?.content).toContain(figure);
  const turns = [{ role: "tutor" as const, text: content }];
  expect(await explain([right], { concept, turns }).answer).toMatchObject({ output: right });
});

test("a model gets the bank's model answer to a paraphrased question", async () => {
  const concept = "why are there treads on the tyres of vehicles";
  const { answer, requests } = explain([right], { concept }, { answers: twoAnswers });
  await answer;
  const [first] = requests[0]?.passages ?? [];
  expect(first?.title).toContain(tyres.question);
  for (const { text } of tyres.points) expect(first?.text).toContain(text);
});

test("passages of the caller are not replaced", async () => {
  const passages = [{ title: "Mine", text: "Own words" }];
  const { answer, requests } = explain([right], { concept: "friction", passages });
  await answer;
  expect(requests[0]?.passages).toEqual(passages);
});

test("a false line is asked again, with the line", async () => {
  const { answer, requests, calls } = explain([lying, right]);
  expect(await answer).toMatchObject({ output: right });
  expect(requests[1]).toMatchObject({ wrongLine: "2 + 3 = 6" });
  expect(calls.map(({ verdict }) => verdict)).toEqual(["corrected", "unchecked"]);
});

test("a repeated false line is left out, with a notice", async () => {
  const answered = await explain([lying, lying]).answer;
  expect(answered).toMatchObject({
    output: { content: "A share is a part.\n\nSo count them." },
    notice: expect.stringContaining("left out") as string,
  });
});

test("a repeated false example is left out as well", async () => {
  const example = { question: "Six laddoos", solution: "$6 \\div 2 = 4$" };
  const wrong = givenExplanation({ examples: [example, ...right.examples] });
  expect(await explain([wrong, wrong]).answer).toMatchObject({ output: right });
});

test("the library's own text is shown where a model insists on a false line", async () => {
  const { answer } = explain([lying, lying], { concept: "friction" });
  expect(await answer).toMatchObject({
    output: { content: friction.levels.intermediate },
    engine: "built-in",
    conceptId: "friction",
    notice: expect.stringContaining("mistake") as string,
  });
});

test("where nothing true is left the answer fails", async () => {
  const only = givenExplanation({ content: "$2 + 3 = 6$" });
  await expect(explain([only, only]).answer).rejects.toMatchObject({ failure: "unreadable" });
});

test("a question that a model sets aside is declined, unless the library has it", async () => {
  const aside = givenExplanation({ subject: "off-topic", content: "-" });
  expect(await explain([aside]).answer).toMatchObject({
    kind: "declined",
    sentence: "I'm here for your studies.",
  });
  expect(await explain([aside], { concept: "friction" }).answer).toMatchObject({
    output: { content: friction.levels.intermediate },
    engine: "built-in",
  });
  const care = givenExplanation({ subject: "care: abuse", content: "-" });
  expect(await explain([care]).answer).toMatchObject({ kind: "care", concern: "abuse" });
});

test("the library replaces a failed model, with a notice", async () => {
  const { answer } = explain([new TutorError("unavailable", "test")], { concept: "friction" });
  expect(await answer).toMatchObject({
    output: { content: friction.levels.intermediate },
    engine: "built-in",
    notice: expect.stringContaining("isn't working") as string,
  });
  const unknown = explain([new TutorError("refused", "test")]);
  await expect(unknown.answer).rejects.toMatchObject({ failure: "refused" });
});

test("a text that needs care goes to no engine", async () => {
  const { answer, requests, shown } = explain(
    [right],
    {},
    {
      safety: { assess: async () => ({ concern: "self_harm", source: "list" }) },
    },
  );
  expect(await answer).toMatchObject({ kind: "care", concern: "self_harm" });
  expect([requests, shown]).toEqual([[], []]);
});

test("it streams word by word, and each part is a prefix of the explanation", async () => {
  const { answer, shown } = explain([right]);
  const answered = await answer;
  if (answered.kind !== "answered") throw new Error(answered.kind);
  const final = presentExplanation(answered.output, answered);
  expect(new Set(shown.map(({ content }) => content)).size).toBeGreaterThan(3);
  expect(shown.filter((part, at) => !isPartialOf(part, shown[at + 1] ?? final))).toEqual([]);
  expect(shown.at(-1)).toMatchObject({ keyTerms: right.keyTerms, examples: right.examples });
});

test("a false line never streams, nor what follows it", async () => {
  const { answer, shown } = explain([lying, right]);
  await answer;
  expect(shown.length).toBeGreaterThan(0);
  expect(JSON.stringify(shown)).not.toMatch(/= 6|count them|Share/u);
});

test("a re-explanation is requested with the last one, and has the same concept", async () => {
  const { engine, requests } = modelOf("reExplain", right);
  const { tutor, context } = tutorWith(engine, { library: libraryOf(friction) });
  const previous = givenExplanation({ content: friction.levels.beginner });
  const about = { concept: "it", conceptId: "friction", grade: 8, difficulty: "beginner" } as const;
  expect(await tutor.reExplain({ ...about, previous, need: "confused" }, context)).toMatchObject({
    output: right,
    conceptId: "friction",
  });
  expect(requests[0]).toMatchObject({ previous, need: "confused" });
  expect(requests[0]?.passages?.[0]?.text).toBe(withoutFigures(friction.levels.beginner));
});
