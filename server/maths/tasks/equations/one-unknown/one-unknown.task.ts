import { canonical } from "../../../algebra/canonical.ts";
import { decimalOf } from "../../../algebra/decimal.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Equation,
  equationLatex,
  equationPlain,
  substitute,
} from "../../../equations/equation.ts";
import {
  type Expression,
  integerLeaf,
  someWithin,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported, Refusal } from "../../../refusal.ts";
import { nonZeroBetween } from "../../../variation/random.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { holdsOnAStretch } from "./stretch.ts";
import { kindOf } from "./kinds.ts";
import { recognise, type UnknownOf } from "./recognise.ts";
import { choices, solveZero } from "./solve-zero.ts";
import { linesUntilLinear } from "./squares-cancel.ts";
import { after, latexOf, type Line } from "./working.ts";

interface Solved {
  lines: Line[];
  /** The solutions, and the rejected candidates. */
  roots: Quotient[];
  rejected: Quotient[];
}

function solve(problem: UnknownOf): Solved {
  const { equation, unknown } = problem;
  const difference = form.subtract(canonical(equation.left), canonical(equation.right));
  if (form.isZero(difference)) {
    throw notSupported(
      "Both sides are always the same here, so every number fits for which they have a value.",
    );
  }
  const found = solveZero(difference, unknown);
  const { values, lines } = after(linesUntilLinear(equation, unknown), found);
  const distinct = values.filter(
    (value, at) => values.findIndex((other) => form.equals(other, value)) === at,
  );
  if (holdsOnAStretch(equation, unknown, distinct)) {
    throw notSupported(
      "A whole stretch of numbers fits this equation, not only single ones. Look for which numbers both sides are the same.",
    );
  }
  return {
    lines,
    roots: distinct.filter((value) => isRoot(problem, value)),
    rejected: distinct.filter((value) => !isRoot(problem, value)),
  };
}

function isRoot(problem: UnknownOf, value: Quotient): boolean {
  return fits(problem, value) && !isExcluded(problem, value);
}

function isExcluded({ exclusions }: UnknownOf, value: Quotient): boolean {
  return exclusions.some((one) => form.equals(one, value));
}

/** Substitutes into both sides as typed: both must be real, and equal. */
function fits({ equation: { left, right }, unknown }: UnknownOf, value: Quotient): boolean {
  const root = toExpression(value);
  const values = new Map([[unknown, root]]);
  const [first, second] = [substitute(left, values), substitute(right, values)];
  const [one, other] = [first, second].map((side) => evaluateReal(side, new Map()));
  if (one === null || one === undefined || other === null || other === undefined) return false;
  try {
    if (form.equals(canonical(first), canonical(second))) return true;
    // The exact forms don't join all logarithms. What came in on the way is not this close.
    return (
      hasLogarithm(left, right, root) && Math.abs(one - other) <= 1e-11 * Math.max(1, Math.abs(one))
    );
  } catch (error) {
    // A denominator of 0, or the logarithm of it: no value, so no solution.
    if (error instanceof Refusal && error.kind !== "too_hard") return false;
    throw error;
  }
}

function hasLogarithm(...sides: readonly Expression[]): boolean {
  return sides.some((side) =>
    someWithin(side, (part) => part.kind === "call" && ["log", "ln"].includes(part.name)),
  );
}

function prove(problem: UnknownOf, { roots, rejected }: Solved): Proof | null {
  const { equation, unknown } = problem;
  if (!roots.every((root) => isRoot(problem, root))) return null;
  // A value that the question excludes, or for which a side has no value, is not a root though the sign changes there.
  const gaps = rejected.filter((value) => isExcluded(problem, value) || isHole(problem, value));
  if (hidesARoot(equation, unknown, [...roots, ...gaps])) return null;
  const name = letterLatex(unknown);
  // The side without the unknown is what both come to.
  const side = [equation.right, equation.left].find((one) => !variablesIn(one).includes(unknown));
  const lines = [
    ...roots.map((root) => {
      const values = new Map([[unknown, toExpression(root)]]);
      const value = canonical(substitute(side ?? equation.left, values));
      return `${name} = ${latexOf(root)}: \\quad \\text{LHS} = \\text{RHS} = ${latexOf(value)}`;
    }),
    ...rejected.map((value) => `${name} = ${latexOf(value)}: \\quad \\text{does not fit}`),
  ];
  if (lines.length === 0) return neverMeets(equation, unknown);
  return { method: methodOf(roots.length), lines };
}

const shownPlaces = [0n, 1n, 4n];

/** Where there was nothing to put back: what both sides come to at some places, of the many that were looked at. */
function neverMeets({ left, right }: Equation, unknown: string): Proof {
  const lines = shownPlaces.flatMap((place) => {
    const values = new Map([[unknown, integerLeaf(place)]]);
    const sides = [left, right].map((side) => valueOrNull(substitute(side, values)));
    const [one, other] = sides;
    if (!one || !other) return [];
    const name = letterLatex(unknown);
    return [
      `${name} = ${place}: \\quad \\text{LHS} = ${latexOf(one)}, \\quad \\text{RHS} = ${latexOf(other)}`,
    ];
  });
  return { method: "Both sides compared at many values: they never meet", lines };
}

/** Null if it is no real number. */
function valueOrNull(side: Expression): Quotient | null {
  try {
    return evaluateReal(side, new Map()) === null ? null : canonical(side);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Where a side has no value, as at a zero of a denominator. */
function isHole({ equation, unknown }: UnknownOf, value: Quotient): boolean {
  const at = evaluateReal(toExpression(value), new Map());
  const values = new Map([[unknown, at ?? 0]]);
  return [equation.left, equation.right].some((side) => evaluateReal(side, values) === null);
}

function methodOf(count: number): string {
  if (count === 0) return "Every value that could be a solution was put back, and none fits";
  return count === 1
    ? "The root put back into the equation"
    : "All roots put back into the equation";
}

const samples = 160;
const widest = 20;

/** Whether left − right changes its sign continuously at a point without a known root. */
function hidesARoot(
  { left, right }: Equation,
  unknown: string,
  roots: readonly Quotient[],
): boolean {
  const known = roots.map((root) => evaluateReal(toExpression(root), new Map()));
  const gap = (x: number): number | null => {
    const at = new Map([[unknown, x]]);
    const [a, b] = [evaluateReal(left, at), evaluateReal(right, at)];
    return a === null || b === null ? null : a - b;
  };
  for (let sample = 0; sample < samples; sample += 1) {
    const [from, to] = [sample, sample + 1].map(
      (at) => -widest + 0.0137 + (2 * widest * at) / samples,
    );
    if (from === undefined || to === undefined) continue;
    const [before, after] = [gap(from), gap(to)];
    if (before === null || after === null || before * after > 0) continue;
    const isKnown = known.some((root) => root !== null && root >= from - 1e-9 && root <= to + 1e-9);
    if (!isKnown && isContinuous(gap, from, to)) return true;
  }
  return false;
}

/** At a pole the values increase as the interval is halved; at a root they decrease. */
function isContinuous(gap: (x: number) => number | null, from: number, to: number): boolean {
  let [low, high] = [from, to];
  const first = Math.abs((gap(low) ?? 0) - (gap(high) ?? 0));
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    const [atLow, atMiddle] = [gap(low), gap(middle)];
    if (atLow === null || atMiddle === null) return false;
    if (atLow * atMiddle <= 0) high = middle;
    else low = middle;
  }
  return Math.abs((gap(low) ?? 0) - (gap(high) ?? 0)) < first;
}

function answerOf({ unknown }: UnknownOf, { roots }: Solved): MathsAnswer {
  if (roots.length === 0) return { latex: "\\text{No real solution}", plain: "no real solution" };
  return {
    latex: choices(unknown, roots),
    plain: roots.map((root) => `${unknown} = ${expressionPlain(toExpression(root))}`).join(" or "),
  };
}

function explain(problem: UnknownOf, solved: Solved): Explanation {
  const { equation } = problem;
  const answer = answerOf(problem, solved);
  const kind = kindOf(equation);
  const steps = stepsOf(problem, solved, answer.latex);
  return {
    topic: kind.topic,
    method: kind.method,
    difficulty: kind.difficulty,
    answer,
    steps,
    finalMove: [
      steps.at(-1)?.title.startsWith("Put") === true
        ? "Put every value back into the equation. Which of them fit?"
        : "Which values of the unknown do you get?",
    ],
    hints: {
      idea: [kind.idea],
      firstMove: [`${solved.lines[0]?.title ?? kind.firstMove}.`, kind.firstMove],
    },
    keyTerms: kind.keyTerms,
    followUpQuestions: [
      "How can you check the answer by putting it back into the equation?",
      "Which step could have brought in a value that does not fit?",
    ],
  };
}

const neverTrue = "It is never true, whatever number the unknown stands for.";

function whyKept({ unknown, exclusions }: UnknownOf, rejected: readonly Quotient[]): string {
  if (rejected.length === 0) return "The solutions of all cases together.";
  const names = rejected.map((value) => `$${letterLatex(unknown)} = ${latexOf(value)}$`).join(", ");
  return exclusions.length > 0
    ? `${names} does not fit: the question leaves it out, or it came in on the way.`
    : `${names} does not fit: it came in on the way, or makes a side that has no value.`;
}

function stepsOf(
  problem: UnknownOf,
  { lines, roots, rejected }: Solved,
  answer: string,
): MathsStep[] {
  const start = equationLatex(problem.equation);
  const shown = lines.filter(
    ({ latex, from }, at) => latex !== (from ?? lines[at - 1]?.latex ?? start),
  );
  const steps = shown.map(({ title, why, latex, from }, at) => ({
    title,
    why,
    before: from ?? shown[at - 1]?.latex ?? start,
    after: latex,
  }));
  const isOpen = steps.at(-1)?.after !== answer;
  if (rejected.length === 0 && !isOpen) return withDecimals(steps, roots);
  if (roots.length + rejected.length === 0) {
    const before = steps.at(-1)?.after ?? start;
    return [
      ...steps,
      { title: "See what the last line says", why: neverTrue, before, after: answer },
    ];
  }
  return [
    ...steps,
    {
      title: "Put every value back and keep those that fit",
      why: whyKept(problem, rejected),
      // After a case distinction the last line is about one case only.
      before: lines.some(({ from }) => from !== undefined) ? start : (steps.at(-1)?.after ?? start),
      after: answer,
    },
  ];
}

/** Logarithms and roots have no size that one sees: the last step says it. */
function withDecimals(steps: MathsStep[], roots: readonly Quotient[]): MathsStep[] {
  const last = steps.at(-1);
  const [root] = roots;
  if (!last || !root || roots.length > 1 || form.asRational(root)) return steps;
  const about = `$${expressionLatex(toExpression(root))} \\approx ${decimalOf(root, { places: 3 })}$.`;
  return [...steps.slice(0, -1), { ...last, why: `${last.why} ${about}` }];
}

/** With small integer roots, because changed coefficients rarely give a solvable equation. */
function varyRoots(unknown: string, random: () => number): string {
  const x = form.fromVariable(unknown);
  const product = [0, 1, 2]
    .map(() => form.subtract(x, form.fromInteger(BigInt(nonZeroBetween(random, -5, 5)))))
    .reduce(form.multiply, form.one);
  return `Solve ${expressionPlain(toExpression(product))} = 0`;
}

/** Equations in one unknown beyond linear and quadratic ones. */
export const oneUnknown = defineTask({
  name: "equation-in-one-unknown",
  takesBareMaths: true,
  recognise,
  reading: ({ equation }) => equationLatex(equation),
  solve,
  prove,
  explain,
  vary: ({ equation, unknown }, random) => {
    if (kindOf(equation).method === "Factorisation") return varyRoots(unknown, random);
    const left = varyNumbers(equation.left, random);
    return `Solve ${equationPlain({ left, right: varyNumbers(equation.right, random) })}`;
  },
  examples: [
    "Solve x^3 - 6x^2 + 11x - 6 = 0",
    "Solve √(2x + 3) = 5",
    "Solve 2^(x + 1) = 32",
    "Solve |2x - 1| = 7",
    "Solve log_2(x) + log_2(x - 2) = 3",
    "Solve 3/x + 2/(x + 1) = 2",
  ],
});
