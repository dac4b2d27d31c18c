import { countEquals, equationLatex } from "../../../equations/equation.ts";
import { exactSquareRoot } from "../../../numbers/integers.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { defineTask } from "../../../task/task.ts";
import { takeMethod } from "../../../read/method-request.ts";
import { type OneUnknown, readOneUnknown } from "../linear-equation/recognise.ts";
import { explain } from "./explain.ts";
import { prove } from "./prove.ts";
import { type QuadraticResult, solve } from "./solve.ts";
import { variedEquation } from "./vary.ts";

type AskedMethod = "middle-term" | "completing-the-square" | "formula";

interface ByMethod extends OneUnknown {
  method: AskedMethod;
}

const names: ReadonlyMap<string, AskedMethod> = new Map(
  Object.entries({
    "middle-term": [
      "factorisation",
      "factorization",
      "factoring",
      "factorising",
      "factorizing",
      "factors",
      "splitting the middle term",
      "splitting middle term",
      "middle term splitting",
      "middle term",
    ],
    "completing-the-square": [
      "completing the square",
      "completing square",
      "completing the squares",
      "completion of square",
      "completion of the square",
    ],
    formula: [
      "quadratic formula",
      "formula",
      "sridharacharya formula",
      "sridharacharya's formula",
      "shreedharacharya formula",
      "discriminant",
    ],
  }).flatMap(([method, wordings]) =>
    // safe: the keys of the record above
    wordings.map((wording): [string, AskedMethod] => [wording, method as AskedMethod]),
  ),
);

function recognise(question: Question): ByMethod | null {
  if (countEquals(question.tokens) !== 1 || !/[a-z]{4}/i.test(question.text)) return null;
  const asked = takeMethod(question, names);
  if (!asked) return null;
  const read = readOneUnknown(asked.question);
  return read?.degree === 2 ? { ...read, method: asked.method } : null;
}

function solveBy(problem: ByMethod): QuadraticResult {
  const result = solve(problem);
  const { form, discriminant } = result;
  if (problem.method !== "middle-term") {
    const isBare = problem.method === "completing-the-square" && form.b === 0n;
    return { ...result, method: isBare ? "square-root" : problem.method };
  }
  if (form.c === 0n) return { ...result, method: "common-factor" };
  if (exactSquareRoot(discriminant) !== null) return { ...result, method: "middle-term" };
  throw notSupported(
    "This equation has no factors with whole numbers. Ask for it by the quadratic formula, or by completing the square.",
  );
}

const asking: Record<AskedMethod, string> = {
  "middle-term": "factorisation",
  "completing-the-square": "completing the square",
  formula: "the quadratic formula",
};

/** Quadratic equations to be solved by a method that the question names. */
export const quadraticByMethod = defineTask<ByMethod, QuadraticResult>({
  name: "quadratic-equation-by-method",
  recognise,
  reading: ({ equation }) => equationLatex(equation),
  solve: solveBy,
  prove,
  explain,
  vary: (problem, random) => {
    const method = solveBy(problem).method;
    const equation = variedEquation(problem, { ...solve(problem), method }, random);
    return `Solve ${equation} by ${asking[problem.method]}`;
  },
  examples: [
    "Solve 2x² - 7x + 3 = 0 by completing the square",
    "Solve x² - 3x - 10 = 0 by factorisation",
    "Solve 2x² - 6x + 3 = 0 using the quadratic formula",
  ],
});
