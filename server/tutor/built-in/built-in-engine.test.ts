import { expect, test } from "vitest";
import { seededRandom } from "@sawaal/maths";
import { solveQuestion } from "@sawaal/maths/testing";
import { threeConcepts } from "../../testing/library.ts";
import { solverHere } from "../../testing/solver.ts";
import type { HomeworkRequest } from "../operations.ts";
import { homeworkSolution } from "../outputs/homework-solution.ts";
import { presentHomework } from "../present/present.ts";
import { leakTests } from "../present/leaks.ts";
import { createBuiltInEngine } from "./built-in-engine.ts";

const call = { signal: new AbortController().signal };
const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };

function askHomework(
  question: string,
  changes: Partial<HomeworkRequest> = {},
  random = seededRandom(1),
) {
  const engine = createBuiltInEngine({ solver: solverHere, library: threeConcepts, random });
  const request: HomeworkRequest = { question, helpLevel: "full", grade: 8, ...changes };
  return engine.skills.homework?.(request, call);
}

async function solutionFor(...args: Parameters<typeof askHomework>) {
  const outcome = await askHomework(...args);
  if (outcome?.kind !== "answered") throw new Error(`${args[0]} was not answered`);
  return outcome.output;
}

async function sentenceFor(question: string, changes: Partial<HomeworkRequest> = {}) {
  const outcome = await askHomework(question, changes);
  if (outcome?.kind !== "declined") throw new Error(`${question} was not declined`);
  return outcome.sentence;
}

const questions = [
  ["Solve 2x + 3 = 11", "$x = 4$"],
  ["What is 3/4 + 5/6?", "19"],
  ["Solve x^2 - 5x + 6 = 0", "3"],
  ["15% of 240", "36"],
  ["x + y = 10 and x - y = 4", "7"],
] as const;

test.each(questions)(
  "%s is answered with steps and similar questions",
  async (question, answer) => {
    const solution = await solutionFor(question);
    expect(homeworkSolution.safeParse(solution).success).toBe(true);
    expect(solution.answer).toContain(answer);
    expect(solution.steps.length).toBeGreaterThan(0);
    expect(solution.examples.length).toBeGreaterThan(0);
    expect(solution.proof).toContain("How we know that the answer is right");
  },
);

test("where the question names a method that the solver lacks, a line above the solution names the method used", async () => {
  const wished = await solutionFor("Solve 3x - 7 = 8 by trial and error");
  expect(wished.answer).toBe("$x = 5$");
  expect(wished.explanation).toMatch(
    /^You asked for “trial and error”\. I worked it out in another way \(Balancing both sides\)/,
  );
  const same = await solutionFor("Differentiate x sin x by product rule");
  expect(same.explanation).toMatch(/^I read the question .*Method: Product rule/);
});

test.each(questions)(
  "%s is followed by questions that this engine can answer",
  async (question) => {
    const { followUpQuestions } = await solutionFor(question);
    expect(followUpQuestions.length).toBeGreaterThan(0);
    for (const next of followUpQuestions) {
      expect(next).not.toBe(question);
      expect(await askHomework(next)).toMatchObject({ kind: "answered" });
    }
  },
);

test.each(questions)("%s has hints that no help level cuts", async (question) => {
  const solution = await solutionFor(question);
  const shown = {
    question,
    check: { status: "unchecked" as const },
    engine: "built-in" as const,
    computed: null,
  };
  const hints = presentHomework(solution, { ...shown, helpLevel: "hint" });
  expect(hints.steps.map((step) => step.why).slice(0, 2)).toEqual([
    solution.hints.idea,
    solution.hints.firstMove,
  ]);
  expect(hints.steps).toHaveLength(3);
  const stepByStep = presentHomework(solution, { ...shown, helpLevel: "stepbystep" });
  expect(stepByStep.tryIt).toEqual({ prompt: solution.finalMove });
  expect(stepByStep.steps.map((step) => step.title)).toEqual(
    solution.steps.map((step) => step.title),
  );
});

test("all maths is LaTeX between dollars", async () => {
  const { answer, steps, explanation } = await solutionFor("What is 3/4 + 5/6?");
  expect(answer).toMatch(/^\$.*\\frac.*\$$/u);
  for (const { result } of steps) expect(result).toMatch(/^\$\$[^$]+\$\$/u);
  expect(explanation.match(/\$/gu)?.length).toSatisfy((count: number) => count % 2 === 0);
});

test("an example has another answer than the question, and a right solution", async () => {
  const { answer, examples } = await solutionFor("Solve 2x + 3 = 11");
  for (const example of examples) {
    expect(example.solution).not.toContain(answer);
    const solved = solveQuestion(example.question);
    expect(solved.kind === "solved" && example.solution).toContain(
      solved.kind === "solved" ? solved.solution.answer.latex : "never",
    );
  }
});

test("the first example can serve as a hint, for any random numbers", async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const question = "Solve x^2 - x - 2 = 0";
    const { answer, examples } = await solutionFor(question, {}, seededRandom(seed));
    const { tells } = leakTests({ question, answer, computed: null });
    expect(tells(`${examples[0]?.question}\n${examples[0]?.solution}`)).toBe(false);
  }
});

test("no example is shown twice", async () => {
  const { examples } = await solutionFor("Solve 2x + 3 = 11", {}, () => 0.5);
  expect(new Set(examples.map((example) => example.question)).size).toBe(examples.length);
});

test("a step shows its initial line where the step before did not end in it", async () => {
  const { steps } = await solutionFor("Solve 2x + 3 = 11");
  expect(steps.map((step) => step.result)).toEqual(["$$2x + 3 = 11$$\n\n$$2x = 8$$", "$$x = 4$$"]);
});

test("no tokens are spent", async () => {
  expect(await askHomework("15% of 240")).toMatchObject({
    usage: { inputTokens: 0, outputTokens: 0 },
  });
});

test("a question outside maths is declined in one sentence, without mention of sums or models", async () => {
  const sentence = await sentenceFor("Explain the causes of the 1857 revolt");
  expect(sentence).toBe("I don't have the answer to this one in my books yet.");
});

test.each([
  ["write a letter to the editor about pollution", /^I can't write this for you yet\./u],
  ["मेरा विद्यालय पर निबंध लिखो", /^I can't write this for you yet\./u],
  ["translate i am going to school in hindi", /^I can't translate/u],
  ["opposite of brave", /dictionary/u],
  ["explain the poem dust of snow", /stories and poems/u],
  ["draw a labelled diagram of a flower", /^I can't draw/u],
  [
    "riya had 12 pieces of cake and gave 3 each to her friends at home",
    /^I can't turn this story/u,
  ],
  ["Why did Birbal laugh?", /my books/u],
])("the refusal of %s is about this question", async (question, words) => {
  const sentence = await sentenceFor(question);
  expect(sentence).toMatch(words);
  expect(sentence).not.toMatch(/AI model|I don't understand|Solve 2x/u);
});

test("the reading of a sum is shown where it was read and not solved", async () => {
  expect(await sentenceFor("Solve x^5 + x = 1")).toMatch(/\n\nI read it as .*x\^\{?5/u);
});

test("a maths question is declined with the solver's reason", async () => {
  for (const question of ["Solve x^5 + x = 1", "Solve 2x + 3y = 11"]) {
    const outcome = solveQuestion(question);
    const sentence = await sentenceFor(question);
    expect(outcome.kind !== "solved" && sentence).toContain(
      outcome.kind !== "solved" && outcome.detail,
    );
  }
});

test("a photo without words is declined with an alternative", async () => {
  const sentence = await sentenceFor(" ", { photo });
  expect(sentence).toMatch(/couldn't read a printed question in your photo\. Type it here/u);
});

test("with a photo and words, the words are solved, with the remark that the photo is unread", async () => {
  const { answer, explanation } = await solutionFor("Solve 2x + 3 = 11", { photo });
  expect(answer).toBe("$x = 4$");
  expect(explanation).toMatch(/^I solved the question as it is typed, without the photo/u);
});

test("where the words can't be solved, the refusal says that the photo was not read either", async () => {
  expect(await sentenceFor("Do number 5", { photo })).toContain("not at the photo");
});

test("practice is a question of the same kind with another answer, solved", async () => {
  const engine = createBuiltInEngine({
    solver: solverHere,
    library: threeConcepts,
    random: seededRandom(1),
  });
  const question = "Solve x^2 - 5x + 6 = 0";
  const solution = await solutionFor(question);
  const outcome = await engine.skills.practice?.({ question, solution, grade: 10 }, call);
  if (outcome?.kind !== "answered") throw new Error("No practice");
  expect(solveQuestion(outcome.output.question)).toMatchObject({
    kind: "solved",
    task: "quadratic-equation",
  });
  expect(outcome.output.solution.answer).not.toBe(solution.answer);
});

test("practice differs each time", async () => {
  const engine = createBuiltInEngine({
    solver: solverHere,
    library: threeConcepts,
    random: seededRandom(1),
  });
  const request = {
    question: "15% of 240",
    solution: await solutionFor("15% of 240"),
    grade: 6,
  };
  const questions = new Set<string>();
  for (let time = 0; time < 5; time += 1) {
    const outcome = await engine.skills.practice?.(request, call);
    if (outcome?.kind === "answered") questions.add(outcome.output.question);
  }
  expect(questions.size).toBeGreaterThan(2);
});

test("where no similar sum can be made, the refusal suggests changing a number in it", async () => {
  const solution = await solutionFor("15% of 240");
  const question = "A train of 7 coaches sings 3 songs";
  const skills = createBuiltInEngine({ solver: solverHere, library: threeConcepts }).skills;
  const outcome = await skills.practice?.({ question, solution, grade: 6 }, call);
  expect(outcome).toMatchObject({
    kind: "declined",
    offers: [{ label: "Change a number", tool: "homework", ask: question }],
  });
});

test("practice for what can't be solved is declined honestly", async () => {
  const solution = await solutionFor("15% of 240");
  const request = { question: "Name a planet with rings", solution, grade: 6 };
  const outcome = await createBuiltInEngine({
    solver: solverHere,
    library: threeConcepts,
  }).skills.practice?.(request, call);
  expect(outcome).toMatchObject({
    kind: "declined",
    sentence: "I don't have a practice question on this one yet.",
    offers: [],
  });
});

test("a text without a question is a courtesy that asks for the question, and offers no topic", async () => {
  for (const text of ["(a)", "please help", "bhai ye sawal samajh nahi aaya", "x = ?"]) {
    const outcome = await askHomework(text);
    expect(outcome).toMatchObject({ kind: "declined", replyKind: "courtesy" });
    expect(outcome).not.toHaveProperty("offers");
  }
  expect(await askHomework("", { photo })).not.toMatchObject({ replyKind: "courtesy" });
});

test.each([
  "Find the area of a rectangle of length 12 cm and breadth 8 cm. Also find its perimeter.",
  "differentiate x^2 sin x",
  "integrate x e^x dx",
  "balance Fe + H2O -> Fe3O4 + H2",
  "solve dy/dx = y",
])("what to ask after %s is another question, and no question twice", async (question) => {
  for (const seed of [1, 2, 3]) {
    const solution = await solutionFor(question, { grade: 12 }, seededRandom(seed));
    const next = solution.followUpQuestions;
    expect(new Set(next).size).toBe(next.length);
    const readings = next.map((each) => solvedReading(each));
    expect(readings).not.toContain(solvedReading(question));
  }
});

function solvedReading(question: string): string {
  const outcome = solveQuestion(question);
  if (outcome.kind !== "solved") throw new Error(`${question} was not solved`);
  return outcome.reading;
}

test("a word problem is declined as such", async () => {
  const shop = await sentenceFor(
    "A shop sells 15 pens for 240 rupees. What is the price of one pen?",
  );
  expect(shop).toContain("can't turn this story into a sum");
});

test("homework on a topic of the library is offered there, and other homework isn't", async () => {
  const offers = [{ label: "Learn about Photosynthesis", tool: "concept", ask: "Photosynthesis" }];
  expect(await askHomework("What is photosynthesis?")).toMatchObject({ kind: "declined", offers });
  expect(await askHomework("Why did Birbal laugh?")).toMatchObject({ offers: [] });
});
