import { lesson } from "../../../../lesson/lesson.ts";
import * as q from "../../../../numbers/rational.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import { rationalLatex } from "../../../../numbers/written.ts";
import { pick, wholeBetween } from "../../../../variation/random.ts";
import { defineTask, type Proof } from "../../../../task/task.ts";
import { type CountEquation, type CountSide, isConstant, partAt, sideLatex } from "./count-side.ts";
import { fits, fitting, mostTried, sideValue } from "./count-values.ts";
import { valuesLatex } from "./choice-step.ts";
import { equationLatex, equationSteps } from "./equation-steps.ts";
import { linearLatex } from "./linear.ts";
import { readCountEquation } from "./read-count-equation.ts";
import { furthest, type CountSolution, solveEquation } from "./ways.ts";

/** A side with a number substituted for the unknown. */
function sideAt({ above, below }: CountSide, x: number): string {
  return sideLatex(
    { above: above.map((part) => partAt(part, x)), below: below.map((part) => partAt(part, x)) },
    "",
  );
}

/** Substitutes the numbers, and also tries every whole number. */
export function prove(
  equation: CountEquation,
  { values }: Pick<CountSolution, "values">,
): Proof | null {
  const near = values.filter((value) => value <= mostTried);
  const tried = fitting(equation);
  const isAll = tried.length === near.length && tried.every((value) => near.includes(value));
  if (!isAll || values.length === 0 || !values.every((value) => fits(equation, value))) return null;
  return {
    method: `Put back, and every other whole number up to ${mostTried} tried: none of them fits`,
    lines: values.map((value) => {
      const [left, right] = [equation.left, equation.right].map((side) => sideAt(side, value));
      const common = sideValue(equation.left, value) ?? q.zero;
      return `${left ?? ""} = ${rationalLatex(common)} = ${right ?? ""}`
        .replace(/^(.*) = \1 = /, "$1 = ")
        .replace(/ = (.*) = \1$/, " = $1");
    }),
  };
}

/** Whether the unknown occurs in a factorial, a permutation or a combination. */
function isCounted({ left, right }: CountEquation): boolean {
  const parts = [left, right].flatMap(({ above, below }) => [...above, ...below]);
  return parts.some((part) => part.kind !== "linear" && !isConstant(part));
}

/** x/8! = 1/6! + 1/7!, with a whole x; other numbers are for the equation tasks. */
function solvesForFactor({ left, right, letter }: CountEquation): boolean {
  const [only, ...more] = left.above.filter((part) => !isConstant(part));
  const isAlone = more.length === 0 && left.below.length > 0 && left.below.every(isConstant);
  if (only?.kind !== "linear" || !isAlone || linearLatex(only.of, letter) !== letter) return false;
  const [one, other] = [sideValue(left, 1), sideValue(right, 1)];
  return one !== null && other !== null && isNearWhole(q.divide(other, one));
}

function isNearWhole(value: Rational): boolean {
  return q.isInteger(value) && q.sign(value) > 0 && value.numerator < furthest;
}

/** Equations of factorials, permutations and combinations in one unknown. */
export const countEquation = defineTask<CountEquation, CountSolution>({
  name: "equation-of-permutations",
  takesBareMaths: true,
  recognise: ({ text }) => {
    const equation = readCountEquation(text);
    return equation && (isCounted(equation) || solvesForFactor(equation)) ? equation : null;
  },
  reading: equationLatex,
  solve: solveEquation,
  prove,
  explain: (equation, solved) =>
    lesson({
      topic: "Permutations and Combinations",
      method: "Equations with factorials",
      difficulty: "intermediate",
      answer: {
        latex: valuesLatex(solved.values, equation.letter),
        plain: solved.values.map((value) => `${equation.letter} = ${value}`).join(" or "),
      },
      steps: equationSteps(equation, solved),
      idea: "Every permutation and combination is a quotient of factorials, and factorials that stand above and below the line cancel.",
      firstMove:
        "Write ${}^nP_r$ as $\\frac{n!}{(n-r)!}$ and ${}^nC_r$ as $\\frac{n!}{r!\\,(n-r)!}$.",
      finalMove: `Solve what is left, and keep only what makes sense. Which whole number is $${equation.letter}$?`,
      terms: { Factorial: "$n! = n \\times (n - 1) \\times \\cdots \\times 2 \\times 1$" },
      next: ["Why can $n$ not be negative here?"],
    }),
  vary: ({ left, right }, random) => {
    const parts = [...left.above, ...left.below, ...right.above, ...right.below];
    const kinds = parts.flatMap((part) => (part.kind === "choose" ? [part.letter] : []));
    const n = wholeBetween(random, 6, 11);
    if (kinds.length === 0) return `Find n if (n + 1)! = ${n * (n + 1)} (n - 1)!`;
    if (kinds.includes("C")) {
      const ratio = pick(random, ["11 : 1", "12 : 1", "10 : 1", "44 : 3", "9 : 1"]);
      return `Find n if C(2n, 3) : C(n, 3) = ${ratio}`;
    }
    return `Find n if P(n, 5) = ${(n - 3) * (n - 4)} × P(n, 3)`;
  },
  examples: [
    "Find n if P(n, 5) = 42 × P(n, 3)",
    "Find r if P(5, r) = 2 × P(6, r - 1)",
    "Find n if (n + 1)! = 12 (n - 1)!",
  ],
});
