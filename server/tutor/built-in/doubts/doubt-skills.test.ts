import { expect, test } from "vitest";
import { seededRandom } from "@sawaal/maths";
import { solveQuestion } from "@sawaal/maths/testing";
import { friction, photosynthesis, threeConcepts } from "../../../testing/library.ts";
import { solverHere } from "../../../testing/solver.ts";
import { type DoubtSolution, doubtSolution } from "../../outputs/doubt-solution.ts";
import { createBuiltInEngine } from "../built-in-engine.ts";

const call = { signal: new AbortController().signal };
const { skills } = createBuiltInEngine({
  solver: solverHere,
  library: threeConcepts,
  random: seededRandom(5),
});

async function clear(doubt: string, grade = 9): Promise<DoubtSolution> {
  const outcome = await skills.doubt?.({ doubt, grade }, call);
  if (outcome?.kind !== "answered") throw new Error(`${doubt} was not answered`);
  return doubtSolution.parse(outcome.output);
}

async function refine(doubt: string, previous: DoubtSolution, wish: string) {
  const outcome = await skills.refine?.({ doubt, previous, wish, grade: 9 }, call);
  if (outcome?.kind !== "answered") throw new Error(`${wish} was not granted`);
  return doubtSolution.parse(outcome.output);
}

test.each([
  [
    "Solve x^2 - 5x + 6 = 0",
    ["Splitting the middle term", "Completing the square", "Quadratic formula"],
  ],
  ["x + y = 10 and x - y = 4", ["Elimination", "Substitution", "Graphical method"]],
  ["15% of 240", ["Percentage of a quantity", "Unitary method", "Multiplying by a decimal"]],
  ["HCF of 24 and 36", ["Prime factorisation", "Long division (Euclid's method)"]],
  ["Find the current if V = 12 V and R = 4 ohm", ["Ohm's law"]],
])("%s is cleared by %s", async (doubt, methods) => {
  const { approaches, answer, steps, practiceProblems } = await clear(doubt);
  expect(approaches.map(({ title }) => title)).toEqual(expect.arrayContaining(methods));
  expect(approaches.map(({ title }) => title).slice(0, 2)).toEqual(methods.slice(0, 2));
  expect(new Set(approaches.map((way) => way.steps.join("\n"))).size).toBe(approaches.length);
  expect(answer).toMatch(/^\$.+\$$/u);
  expect(steps.length).toBeGreaterThan(0);
  expect(practiceProblems.length).toBeGreaterThan(0);
});

test("a doubt about an idea is cleared from the library, in approaches that differ", async () => {
  const { content, approaches, answer, practiceProblems } = await clear("Why is there friction?");
  expect(content).toContain(friction.levels.intermediate);
  expect(answer).toBe("");
  expect(approaches.map(({ title }) => title)).toEqual([
    "By an everyday picture",
    "By an example",
    "By what is often mixed up",
  ]);
  expect(practiceProblems[0]?.question).toContain("- (A) ");
});

test("a tapped practice problem is answered, without explaining the idea again", async () => {
  const [problem, ...others] = (await clear("Why is there friction?")).practiceProblems;
  const solved = await clear(problem?.question ?? "");
  const [quiz] = friction.quiz;
  expect(solved.answer).toBe(quiz?.options[quiz.key]);
  expect(solved.content).toBe(quiz?.why);
  expect(solved.practiceProblems).toEqual(others);
});

test("its level is that of the class", async () => {
  expect((await clear("friction", 5)).content).toContain(friction.levels.beginner);
  expect((await clear("friction", 12)).content).toContain(friction.levels.advanced);
});

test("where a calculation was asked for and not done, the reply says so first", async () => {
  const doubt = "Friction on 7 crates that 3 boys push up a rope slide";
  const { content } = await clear(doubt);
  expect(content).toMatch(/^I can't turn this story into a sum yet\..*\n\n.*\*\*Friction\*\*/su);
  expect(await kindOf(doubt)).toBe("idea");
});

const kindOf = async (doubt: string) => {
  const outcome = await skills.doubt?.({ doubt, grade: 9 }, call);
  return outcome?.kind === "answered" ? (outcome.replyKind ?? "answer") : outcome?.kind;
};

test.each([
  ["photosynthesis", "topic"],
  ["photosynthesis kya hota hai", "topic"],
  ["explain friction", "topic"],
  ["what is friction?", "answer"],
  ["how is friction reduced in machines", "idea"],
  ["where does friction act", "idea"],
  ["types of friction", "idea"],
  ["write a speech on friction", "declined"],
  ["meaning of friction", "answer"],
  ["Solve 2x + 3 = 11", "answer"],
])("the reply to %s is its %s", async (doubt, kind) => {
  expect(await kindOf(doubt)).toBe(kind);
});

test("where one sentence of the page answers, it is the answer", async () => {
  const { answer, content } = await clear("what is friction?");
  const term = friction.keyTerms.find((each) => each.term === "Friction");
  expect(answer).toBe(`**Friction**: ${term?.meaning}`);
  expect(content).toContain(friction.levels.intermediate);
});

test("a refined page is still no answer", async () => {
  const doubt = "how is friction reduced in machines";
  const previous = await clear(doubt);
  const again = await skills.refine?.({ doubt, previous, wish: "shorter", grade: 9 }, call);
  expect(again).toMatchObject({ kind: "answered", replyKind: "idea" });
});

test.each(["Who wrote Godan?", "frictio"])("of %s it does not guess", async (doubt) => {
  expect(await skills.doubt?.({ doubt, grade: 9 }, call)).toMatchObject({
    kind: "declined",
    sentence: expect.stringContaining("my books") as string,
  });
});

test("several near topics are offered, each to be opened", async () => {
  const near = createBuiltInEngine({
    solver: solverHere,
    library: {
      ...threeConcepts,
      find: () => ({ kind: "unsure", nearby: [friction, photosynthesis] }),
    },
  });
  const outcome = await near.skills.doubt?.({ doubt: "rubbing leaves", grade: 9 }, call);
  expect(outcome).toMatchObject({
    kind: "declined",
    offers: [
      { label: "Learn about Friction", tool: "concept" },
      { label: "Learn about Photosynthesis", tool: "concept" },
    ],
  });
});

test("a solution that can't be refined can be asked for in other words", async () => {
  const previous = await clear("friction");
  const doubt = "who wrote godan";
  expect(await skills.refine?.({ doubt, previous, wish: "shorter", grade: 9 }, call)).toMatchObject(
    { kind: "declined", offers: [{ tool: "doubt", ask: doubt }] },
  );
});

test("the reply says that a photo could not be read", async () => {
  const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };
  expect(await skills.doubt?.({ doubt: "", photo, grade: 9 }, call)).toMatchObject({
    kind: "declined",
    sentence: expect.stringContaining("couldn't read a printed question") as string,
  });
  const typed = await skills.doubt?.({ doubt: "friction", photo, grade: 9 }, call);
  if (typed?.kind !== "answered") throw new Error("not answered");
  expect(typed.output.content).toMatch(/without the photo beside it/u);
});

const quadratic = "Solve x^2 - 5x + 6 = 0";

test("a request for another method gives the next one each time, and a named method is used", async () => {
  const first = await clear(quadratic);
  const second = await refine(quadratic, first, "show me another way");
  expect(second.approaches[0]?.title).toBe("Completing the square");
  expect(second.steps).not.toEqual(first.steps);
  const third = await refine(quadratic, second, "ek aur, any different method");
  expect(third.approaches[0]?.title).toBe("Quadratic formula");
  const named = await refine(quadratic, third, "do it by splitting the middle term please");
  expect(named.approaches[0]?.title).toBe("Splitting the middle term");
  for (const { answer } of [second, third, named]) expect(answer).toBe(first.answer);
});

test("shorter, simpler, in detail and by an example are four different things", async () => {
  const first = await clear(quadratic);
  const shorter = await refine(quadratic, first, "make it shorter");
  expect(shorter.approaches).toEqual([]);
  expect(shorter.steps.map(({ why }) => why).join("")).toBe("");
  expect(shorter.content.length).toBeLessThan(first.content.length);
  const detailed = await refine(quadratic, first, "explain every step in detail");
  expect(detailed.steps.length).toBeGreaterThan(first.steps.length);
  expect(detailed.steps.at(-1)?.title).toBe("Check the answer");
  const simpler = await refine(quadratic, first, "mujhe samajh nahi aaya");
  expect(simpler.content).toMatch(/easier one first/u);
  const example = await refine(quadratic, first, "give me an example");
  expect(example.content).toMatch(/^Look at an easier one first/u);
  const [, question = ""] = /\*\*(.+?)\*\*\n/u.exec(example.content) ?? [];
  expect(solveQuestion(question)).toMatchObject({ kind: "solved" });
});

test("for a request that needs a model the reply says so, and gives the nearest thing", async () => {
  const first = await clear(quadratic);
  const sung = await refine(quadratic, first, "sing it like a song");
  expect(sung.content).toMatch(/^I can't change it in just that way/u);
  expect(sung.approaches[0]?.title).toBe("Completing the square");
  const law = "Find the current if V = 12 V and R = 4 ohm";
  const only = await refine(law, await clear(law), "another method");
  expect(only.content).toMatch(/^I know only one method/u);
});

test.each([
  "I don't understand step 2",
  "step 2 samajh nahi aaya",
  "what happens in the second step",
  "2nd step kaise hua",
  "चरण 2 समझ नहीं आया",
])("%s expands that step: its initial line, the rule, its result", async (wish) => {
  const first = await clear(quadratic);
  const [, second] = first.steps;
  const opened = await refine(quadratic, first, wish);
  expect(opened.content).toContain(`Step 2: ${second?.title}`);
  expect(opened.answer).toBe(first.answer);
  expect(opened.content).toContain(second?.why);
  expect(opened.content).toContain("$$x^{2} - 5x + 6 = 0$$");
  expect(opened.content).toMatch(/You start with:.*That one move gives:/su);
});

test("a long step that is not understood is divided into its moves", async () => {
  const doubt = "Differentiate (x^2 + 1)^3 sin x";
  const first = await clear(doubt);
  const at = first.steps.findIndex(({ substeps }) => substeps.length > 0);
  const moves = first.steps[at]?.substeps.map(({ title }) => title) ?? [];
  expect(moves.length).toBeGreaterThan(0);
  const opened = await refine(doubt, first, `I don't understand step ${at + 1}`);
  const titles = opened.steps.map(({ title }) => title);
  expect(titles.slice(at, at + moves.length)).toEqual(moves);
});

test("a step number refers to the displayed solution, and a missing step is reported", async () => {
  const first = await clear(quadratic);
  const other = await refine(quadratic, first, "another method");
  const [, second] = other.steps;
  const opened = await refine(quadratic, other, "step 2?");
  expect(opened.content).toContain(`Step 2: ${second?.title}`);
  const beyond = await refine(quadratic, first, "explain step 19");
  expect(beyond.content).toMatch(/^This solution has \d steps/u);
});

test.each(["explain why", "kyun hua ye", "why can we do this?", "ऐसा क्यों"])(
  "%s is answered with the reasons, not with another method",
  async (wish) => {
    const first = await clear(quadratic);
    const refined = await refine(quadratic, first, wish);
    expect(refined.content).toMatch(/^\*\*Why it works:\*\*/u);
    expect(refined.steps.map(({ title }) => title)).toEqual(first.steps.map(({ title }) => title));
  },
);

test.each(["hindi me samjhao", "हिंदी में समझाओ", "can you write it in Tamil"])(
  "the reply to %s says that it can't, and uses easier words",
  async (wish) => {
    const first = await clear(quadratic);
    const refined = await refine(quadratic, first, wish);
    expect(refined.content).toMatch(/^I can only write in English so far.*easier one first/su);
    const idea = await refine(
      "Why is there friction?",
      await clear("Why is there friction?"),
      wish,
    );
    expect(idea.content).toMatch(/^I can only write in English so far/u);
    expect(idea.content).toContain(friction.levels.beginner);
  },
);

test.each(["simpler please", "make it simple", "aur aasan karo", "easier"])(
  "%s is not taken for a method's name",
  async (wish) => {
    const doubt = "Simplify 3(x + 2) - 2(x - 1)";
    const refined = await refine(doubt, await clear(doubt), wish);
    expect(refined.content).not.toMatch(/This time by another method/u);
  },
);

test("for a request that changes nothing the reply says so, and lists what can be requested", async () => {
  const first = await clear(quadratic);
  const shorter = await refine(quadratic, first, "make it shorter");
  const again = await refine(quadratic, shorter, "shorter");
  expect(again.content).toMatch(
    /^I can't take this any further in that way\. You can ask me for another method, or an example/u,
  );
  const oneMore = await refine(quadratic, again, "too long");
  expect(oneMore.content).toBe(again.content);
});

test("a doubt about an idea is explained lower, higher, shorter, by an example and differently", async () => {
  const doubt = "Why is there friction?";
  const first = await clear(doubt);
  const lower = await refine(doubt, first, "too hard, make it simple");
  expect(lower.content).toContain(friction.levels.beginner);
  expect((await refine(doubt, lower, "still confusing")).content).toContain(friction.simpler);
  expect((await refine(doubt, first, "more detail")).content).toContain(friction.levels.advanced);
  const short = await refine(doubt, first, "in short");
  expect(short.content.length).toBeLessThan(first.content.length);
  const example = await refine(doubt, first, "one more example");
  expect(example.content).toContain(friction.examples[1]?.text);
  const other = await refine(doubt, first, "in a different way");
  expect(other.content).toContain(friction.simpler);
  expect(other.approaches.map(({ title }) => title)).not.toContain("By an everyday picture");
  const sung = await refine(doubt, other, "sing it like a song");
  expect(sung.content).toMatch(/^I can't change it in just that way.*This is about/su);
});

test("a doubt with only a photo can't be refined without a model, and the reply says so", async () => {
  const previous = await clear("friction");
  expect(
    await skills.refine?.({ doubt: "", previous, wish: "shorter", grade: 9 }, call),
  ).toMatchObject({ kind: "declined" });
});

test("practice after a doubt about an idea is one of its questions, answered by a letter", async () => {
  const solution = { subject: "Biology", topic: "Photosynthesis", answer: "" };
  const request = { question: "What is photosynthesis?", solution, grade: 8, easier: true };
  const outcome = await skills.practice?.(request, call);
  if (outcome?.kind !== "answered") throw new Error("No practice");
  const { question, solution: practice } = outcome.output;
  expect(photosynthesis.quiz.some((one) => question.startsWith(one.question))).toBe(true);
  const [letter = ""] = /[A-D]/u.exec(practice.answer) ?? [];
  const judge = (given: string) =>
    solverHere.judge({ expected: { answer: practice.answer }, given });
  expect(await judge(letter)).toMatchObject({ verdict: "right" });
  expect(await judge(letter === "A" ? "b" : "a")).toMatchObject({ verdict: "wrong" });
});

test("easier practice has no more steps than the question, and small numbers", async () => {
  const question = "Solve 37x + 1247 = 4096";
  const original = solveQuestion(question);
  if (original.kind !== "solved") throw new Error(original.kind);
  const easier = await solverHere.similar({ solved: original, grade: 8, seed: 1, easier: true });
  const digits = (text = "") => text.replaceAll(/\D/gu, "").length;
  expect(easier?.solution.steps.length).toBeLessThanOrEqual(original.solution.steps.length);
  expect(digits(easier?.question)).toBeLessThan(digits(question));
});
