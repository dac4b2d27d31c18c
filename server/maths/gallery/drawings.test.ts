import { isWithin, overlap, textBox } from "../drawing/boxes.ts";
import { expect, test } from "vitest";
import { answerListener } from "../mentions-answer.ts";
import type { MathsAnswer } from "../outcome.ts";
import type { Drawing } from "../plot/plot.ts";
import { solveQuestion } from "../solve-question.ts";
import { tasks } from "../tasks/registry.ts";

interface Drawn {
  question: string;
  drawing: Drawing;
  answer: MathsAnswer;
}

const drawn = tasks
  .flatMap(({ examples }) => examples)
  .flatMap((question): Drawn[] => {
    const outcome = solveQuestion(question);
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
