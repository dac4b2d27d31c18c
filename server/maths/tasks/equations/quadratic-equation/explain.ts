import { isRational } from "../../../numbers/surd.ts";
import { surdLatex, surdPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsSolution } from "../../../outcome.ts";
import type { OneUnknown } from "../linear-equation/recognise.ts";
import type { Explanation } from "../../../task/task.ts";
import { parabola } from "./parabola.ts";
import { otherMethods, type QuadraticMethod, type QuadraticResult } from "./solve.ts";
import { stepsOf } from "./steps.ts";

export function explain(problem: OneUnknown, result: QuadraticResult): Explanation {
  const answer = answerOf(problem, result);
  const { method, idea, firstMove, prompt } = words[result.method];
  const isReal = result.roots.length > 0;
  const { unknown } = problem;
  const plot = parabola(unknown, result);
  return {
    topic: "Quadratic Equations",
    method,
    difficulty: difficultyOf(result),
    answer,
    steps: stepsOf(problem, result, answer.latex),
    ...(plot ? { plot } : {}),
    approaches: otherMethods(result).map((other) => ({
      method: words[other].method,
      steps: stepsOf(problem, { ...result, method: other }, answer.latex),
    })),
    finalMove: [
      isReal
        ? `${prompt} Which values of $${unknown}$ do you get?`
        : "Look at the last line. What does it say about real numbers?",
    ],
    hints: { idea: [idea], firstMove: [firstMove] },
    keyTerms,
    followUpQuestions: [
      "How can you check the answer by putting it back into the equation?",
      "What does the discriminant tell about the graph of the left side?",
    ],
  };
}

const words: Record<
  QuadraticMethod,
  { method: string; idea: string; firstMove: string; prompt: string }
> = {
  "square-root": {
    method: "Taking square roots",
    idea: "The unknown occurs only squared, so bring its square to stand alone.",
    firstMove: "Bring the square to stand alone. Then ask which numbers have that square.",
    prompt: "Take the square root of both sides.",
  },
  "common-factor": {
    method: "Taking out the common factor",
    idea: "There is no constant term, so the unknown is a factor of the whole left side.",
    firstMove: "Bring everything to the left side, and take the unknown out as a common factor.",
    prompt: "Ask of each factor when it vanishes.",
  },
  "middle-term": {
    method: "Splitting the middle term",
    idea: "Write the left side as a product. When a product is zero, a factor of it must be zero.",
    firstMove:
      "With zero on the right, multiply the first coefficient by the constant. Look for numbers with that product whose sum is the middle coefficient.",
    prompt: "Put each factor equal to zero.",
  },
  "completing-the-square": {
    method: "Completing the square",
    idea: "Write the left side as a square. An equation that says what a square is, is solved by a square root.",
    firstMove:
      "Bring the constant to the right side, and add the square of half the middle coefficient to both sides.",
    prompt: "Take the square root of both sides, with plus and with minus.",
  },
  formula: {
    method: "Quadratic formula",
    idea: "The discriminant $D = b^{2} - 4ac$ tells what kind of roots a quadratic equation has.",
    firstMove: "Bring everything to the left side and read off $a$, $b$ and $c$.",
    prompt: "Put $a$, $b$ and $D$ into the quadratic formula, with plus and with minus.",
  },
};

const keyTerms: MathsSolution["keyTerms"] = [
  {
    term: "Quadratic equation",
    meaning: "An equation in which the highest power of the unknown is 2.",
  },
  { term: "Root", meaning: "A value of the unknown that makes the equation true." },
  {
    term: "Discriminant",
    meaning: "The number $b^{2} - 4ac$; its sign tells how many real roots there are.",
  },
];

function answerOf({ unknown, style }: OneUnknown, { roots }: QuadraticResult): MathsAnswer {
  if (roots.length === 0) return { latex: "\\text{No real roots}", plain: "no real roots" };
  return {
    latex: roots.map((root) => `${unknown} = ${surdLatex(root, style)}`).join(" \\text{ or } "),
    plain: roots.map((root) => `${unknown} = ${surdPlain(root, style)}`).join(" or "),
  };
}

function difficultyOf({ method, roots, form }: QuadraticResult): MathsSolution["difficulty"] {
  if (method === "formula") return "advanced";
  const isPlain = form.a === 1n && roots.every(isRational);
  return method !== "middle-term" && isPlain ? "beginner" : "intermediate";
}
