import { equationLatex } from "../../../equations/equation.ts";
import { lineLatex, type LineStep } from "../../../equations/isolate.ts";
import { openingStep } from "../../../equations/open-brackets.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsSolution, MathsStep } from "../../../outcome.ts";
import { mergeTail } from "../../../lesson/merge-tail.ts";
import type { Audience, Explanation } from "../../../task/task.ts";
import type { OneUnknown } from "./recognise.ts";
import type { LinearResult } from "./solve.ts";

export function explain(
  problem: OneUnknown,
  result: LinearResult,
  { grade }: Audience,
): Explanation {
  const { unknown } = problem;
  const steps = stepsOf(problem, result);
  const computation = result.steps.at(-1)?.computation ?? null;
  return {
    topic: grade <= 6 ? "Simple Equations" : "Linear Equations in One Variable",
    method: "Balancing both sides",
    difficulty: difficultyOf(result),
    answer: answerOf(problem, result),
    steps,
    finalMove: [
      ...(computation === null ? [] : [`What is $${computation}$?`]),
      result.outcome.kind === "one"
        ? `What does $${unknown}$ equal in the last line?`
        : `Look at the last line. What does it say about $${unknown}$?`,
    ],
    hints: {
      idea: [
        `Think of the equation as a balance. Undo what was done to $${unknown}$, doing the same on both sides, until $${unknown}$ stands alone.`,
      ],
      firstMove: [
        `Begin like this: ${lowerFirst(steps[0]?.title ?? "")}.`,
        `Begin by gathering everything with $${unknown}$ on a single side.`,
      ],
    },
    keyTerms: keyTermsFor(grade),
    followUpQuestions: [
      "How can you check the answer by putting it back into the equation?",
      "Could you have done the steps in another order?",
    ],
  };
}

function keyTermsFor(grade: number): MathsSolution["keyTerms"] {
  if (grade <= 5) {
    return [
      { term: "Equation", meaning: "Two things that are equal, written with = between them." },
    ];
  }
  return [
    { term: "Variable", meaning: "A letter that stands for a number we do not know yet." },
    { term: "Equation", meaning: "A statement that two expressions are equal." },
  ];
}

function answerOf({ unknown, style }: OneUnknown, { outcome }: LinearResult): MathsAnswer {
  switch (outcome.kind) {
    case "one":
      return {
        latex: `${unknown} = ${rationalLatex(outcome.value, style)}`,
        plain: `${unknown} = ${rationalPlain(outcome.value, style)}`,
      };
    case "none":
      return { latex: "\\text{No solution}", plain: "no solution" };
    case "all":
      return {
        latex: `\\text{True for all values of } ${unknown}`,
        plain: "true for all numbers",
      };
  }
}

function stepsOf(problem: OneUnknown, result: LinearResult): MathsStep[] {
  const { equation, style } = problem;
  const opening = openingStep(equation, result.withoutBrackets, style);
  const moves = result.steps.map((step, at): MathsStep =>
    written(problem, step, at === 0 && !opening),
  );
  const steps = opening ? [opening, ...moves] : moves;
  const drafts = [...steps, ...verdict(problem, result)].map((step) => ({
    ...step,
    isAnswerShown: false,
  }));
  const last = steps.at(-1)?.after ?? equationLatex(equation);
  // An equation that only had to be swapped or tidied shows its solution too early.
  const isSwap = result.steps.at(-1)?.title === "Swap the two sides" && drafts.length > 1;
  const final = drafts.at(-1);
  if (isSwap && final && last === final.after) final.isAnswerShown = true;
  return mergeTail(drafts);
}

function written({ equation, style }: OneUnknown, step: LineStep, isFirst: boolean): MathsStep {
  const before = isFirst ? equationLatex(equation) : lineLatex(step.before, style);
  return { title: step.title, why: step.why, before, after: lineLatex(step.after, style) };
}

/** The meaning of a line without the unknown. */
function verdict({ unknown, equation, style }: OneUnknown, result: LinearResult): MathsStep[] {
  if (result.outcome.kind === "one") return [];
  const line = result.steps.at(-1)?.after ?? result.withoutBrackets;
  const before = result.steps.length > 0 ? lineLatex(line, style) : equationLatex(equation);
  return [
    result.outcome.kind === "none"
      ? {
          title: "See what the last line says",
          why: `The letter $${unknown}$ is gone, and what is left is never true. No value of $${unknown}$ can make it true.`,
          before,
          after: "\\text{No solution}",
        }
      : {
          title: "See what the last line says",
          why: `The letter $${unknown}$ is gone, and what is left is always true. Every value of $${unknown}$ fits.`,
          before,
          after: `\\text{True for all values of } ${unknown}`,
        },
  ];
}

function difficultyOf({ steps, outcome }: LinearResult): MathsSolution["difficulty"] {
  if (outcome.kind !== "one" || steps.length > 4) return "intermediate";
  return q.isInteger(outcome.value) ? "beginner" : "intermediate";
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
