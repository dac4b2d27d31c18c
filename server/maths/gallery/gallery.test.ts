import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isWithin, overlap, textBox } from "../drawing/boxes.ts";
import { answerListener, mentionsAnswer } from "../mentions-answer.ts";
import type { MathsAnswer, MathsSolution, MathsStep, SolvedOutcome } from "../outcome.ts";
import type { Drawing } from "../plot/plot.ts";
import { rememberedText } from "../read/memoise.ts";
import { solveQuestion } from "../solve-question.ts";
import { namesItsNumbers } from "../task/last-computation.ts";
import type { Task } from "../task/task.ts";
import { loadedAreas, tasks } from "../tasks/registry.ts";
import { formsOfNoise } from "../testing/forms-of-noise.ts";
import { writeGallery } from "./gallery.ts";

/** Solving all examples takes seconds, so that is done once for all tests of this file. */
const solve = rememberedText((question) => solveQuestion(question), Infinity);

function solvedExamples(own: readonly Task[]): SolvedOutcome[] {
  return own
    .flatMap(({ examples }) => examples)
    .flatMap((example) => {
      const outcome = solve(example);
      return outcome.kind === "solved" ? [outcome] : [];
    });
}

test("the gallery shows the current output of the solver; `npm run gallery` regenerates it", () => {
  const page = new URL("../../../docs/maths-gallery.md", import.meta.url);
  expect(writeGallery(solve) === readFileSync(page, "utf8")).toBe(true);
});

const solvedByTitle = loadedAreas.map((area) => [area.title, solvedExamples(area.tasks)] as const);

test.each(solvedByTitle)("%s: a reading never contains a requested equation", (_, own) => {
  const told = own.filter(({ task, reading, solution: { answer } }) => {
    if (task === "trigonometric-identity") return false;
    const { latex } = answer;
    return latex.includes("=") && reading.includes(latex.split(",\\quad")[0] ?? latex);
  });
  expect(told.map(({ question }) => question)).toEqual([]);
});

function allSteps({ steps, approaches = [] }: MathsSolution): MathsStep[] {
  const withMoves = (step: MathsStep): MathsStep[] => [
    step,
    ...(step.substeps ?? []).flatMap(withMoves),
  ];
  return [...steps, ...approaches.flatMap((approach) => approach.steps)].flatMap(withMoves);
}

test.each(solvedByTitle)("%s: every step says why it may be made, not what it does", (_, own) => {
  const silent = own.flatMap(({ question, solution }) =>
    allSteps(solution)
      .filter(({ title, why }) => why.trim() === "" || why.replace(/\.$/, "") === title)
      .map(({ title }) => `${question}: ${title}`),
  );
  expect(silent).toEqual([]);
});

test.each(solvedByTitle)("%s: no last move is one that fits every question", (_, own) => {
  const general = own.filter(({ solution }) =>
    solution.finalMove.prompt.startsWith("Do the last step"),
  );
  expect(general.map(({ question }) => question)).toEqual([]);
});

/** Last moves whose numbers would give the answer away, as the factors of an equation do its roots. May only fall. */
const mostWithoutNumbers = 290;

test("a last prompt asks for a computation with its numbers, wherever that reveals nothing", () => {
  const without = solvedByTitle.flatMap(([, own]) =>
    own.filter(({ solution }) => !namesItsNumbers(solution.finalMove.prompt)),
  );
  expect(without.length).toBeLessThanOrEqual(mostWithoutNumbers);
});

interface Drawn {
  question: string;
  drawing: Drawing;
  answer: MathsAnswer;
}

const drawn = tasks
  .flatMap(({ examples }) => examples)
  .flatMap((question): Drawn[] => {
    const outcome = solve(question);
    if (outcome.kind !== "solved" || outcome.solution.plot?.kind !== "drawing") return [];
    return [{ question, drawing: outcome.solution.plot, answer: outcome.solution.answer }];
  });

function faultsOf({ question, drawing, answer }: Drawn): string[] {
  const { labels, height, description, shows } = drawing;
  const sheet = { left: 0, top: 0, right: 320, bottom: height };
  const boxes = labels.map(({ text, at: [x, y], anchor }) => textBox(text, 13, { x, y, anchor }));
  const tells = answerListener(answer, question);
  const said = [description, ...labels.map(({ text }) => text)];
  return [
    ...(boxes.every((box) => isWithin(box, sheet)) ? [] : ["a word leaves the sheet"]),
    ...(boxes.some((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)))
      ? ["words overlap"]
      : []),
    ...(height > 300 ? ["it is too tall"] : []),
    ...(description === "" ? ["it has no description"] : []),
    ...(shows === "question" && said.some(tells) ? ["it tells the answer"] : []),
  ].map((fault) => `${question} — ${fault}`);
}

test("drawings of all examples are readable, and a drawing of a question never shows its answer", () => {
  expect(drawn.length).toBeGreaterThan(60);
  expect(drawn.flatMap(faultsOf)).toEqual([]);
});

test("many examples have a drawing", () => expect(drawn.length).toBeGreaterThan(20));

test.each(drawn)(
  "words stand apart on the sheet, and none tells the answer: $question",
  (example) => {
    const { question, drawing, answer } = example;
    const { labels, height, description, title, shows } = drawing;
    const boxes = labels.map(({ text, at: [x, y], anchor }) => textBox(text, 13, { x, y, anchor }));
    const sheet = { left: 0, top: 0, right: 320, bottom: height };
    expect(boxes.filter((box) => !isWithin(box, sheet))).toEqual([]);
    for (const [at, box] of boxes.entries()) {
      expect(boxes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
    expect(height).toBeGreaterThanOrEqual(80);
    expect(height).toBeLessThanOrEqual(300);
    expect(description).toMatch(/^[\p{Lu}\d−].*\.$/u);
    const words = [title, description, ...labels.map(({ text }) => text)];
    const tells = words.filter((text) => mentionsAnswer(text, answer, question));
    expect(shows === "question" ? tells : []).toEqual([]);
  },
);

/** The answer to an example of a task, or to a text around one. */
function answerTo(question: string): string {
  const outcome = solve(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

const refusals = new Set(["not_understood", "not_supported"]);
const requests = [
  "{} ज्ञात कीजिए",
  "{} बताओ",
  "{} nikalo",
  "{} kya hai?",
  "mujhe {} solve karna hai",
  "{} hal karo",
];

test("a Hindi request around an example of a task does not change its answer", () => {
  const examples = tasks.flatMap((task) => task.examples).filter((_, at) => at % 9 === 4);
  const changed = examples.flatMap((example, at) => {
    const wrapped = (requests[at % requests.length] ?? "{}").replace("{}", example);
    const [alone, given] = [answerTo(example), answerTo(wrapped)];
    return given === alone || refusals.has(given) ? [] : [{ wrapped, alone, given }];
  });
  expect(changed).toEqual([]);
});

test("noise around an example of a task does not change its answer", () => {
  const examples = tasks.flatMap((task) => task.examples).filter((_, at) => at % 9 === 0);
  const changed = examples.flatMap((example, at) => {
    const wrapped = (formsOfNoise[at % formsOfNoise.length] ?? "{}").replace("{}", example);
    const [alone, given] = [answerTo(example), answerTo(wrapped)];
    return given === alone || refusals.has(given) ? [] : [{ wrapped, alone, given }];
  });
  expect(changed).toEqual([]);
});
