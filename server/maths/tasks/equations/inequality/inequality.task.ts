import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { orderOf } from "../../../algebra/constant-value.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { type Expression, someWithin } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as q from "../../../numbers/rational.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { explain } from "./explain.ts";
import type { RealSet } from "./interval.ts";
import { type Inequality, inequalityLatex, recognise, type Sign } from "./recognise.ts";
import { type Link, solve, type InequalitySolution } from "./solve.ts";

function isIn(set: RealSet, value: Quotient): boolean {
  return set.some(({ from, to }) => {
    const afterStart =
      !from ||
      orderOf(from.value, value) === -1 ||
      (from.isIncluded && orderOf(from.value, value) === 0);
    const beforeEnd =
      !to || orderOf(value, to.value) === -1 || (to.isIncluded && orderOf(value, to.value) === 0);
    return afterStart && beforeEnd;
  });
}

const widest = 12n;

/**
 * Tests integers and halves, and numbers close to every endpoint on both sides, in decimals in the inequality as typed.
 */
function prove(inequality: Inequality, solved: InequalitySolution): Proof | null {
  return proveTogether([inequality], solved);
}

/** The same for several inequalities that hold at once. */
export function proveTogether(
  inequalities: readonly Inequality[],
  { critical, set }: InequalitySolution,
  link: Link = "and",
): Proof | null {
  const [inequality] = inequalities;
  if (!inequality) return null;
  const holds = (value: Quotient): boolean => {
    const fit = (one: Inequality): boolean => holdsInDecimals(one, value);
    return link === "and" ? inequalities.every(fit) : inequalities.some(fit);
  };

  const nearby = critical.flatMap((value) =>
    [-1n, 1n].map((side) => form.add(value, form.fromRational(q.rational(side, 1000n)))),
  );
  const grid = Array.from({ length: Number(widest) * 4 + 1 }, (_, at) =>
    form.fromRational(q.rational(BigInt(at) - 2n * widest, 2n)),
  ).filter((value) => !critical.some((point) => form.equals(point, value)));
  const tested = [...nearby, ...grid];
  if (!tested.every((value) => holds(value) === isIn(set, value))) return null;
  const trials = grid.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const inside = trials.find((value) => isIn(set, value));
  const outside = trials.find((value) => !isIn(set, value));
  const lines = [
    ...(inside ? [trialLine(inequalities, inside, true)] : []),
    ...(outside ? [trialLine(inequalities, outside, false)] : []),
  ];
  const into = inequalities.length > 1 ? "all the inequalities" : "the inequality";
  return { method: `Numbers from inside and outside the solution put into ${into}`, lines };
}

/** Integers near 0, which a student would try. */
function sizeOf(value: Quotient): number {
  const size = Math.abs(evaluateReal(toExpression(value), new Map()) ?? 0);
  return Number.isInteger(size) ? size : size + Number(widest);
}

function holdsInDecimals({ sides, signs, unknown }: Inequality, value: Quotient): boolean {
  const at = evaluateReal(toExpression(value), new Map());
  if (at === null) return false;
  const values = sides.map((side) => evaluateReal(side, new Map([[unknown, at]])));
  const isPlain = !sides.some((side) => someWithin(side, isModulus));
  return signs.every((sign, index) => {
    const [left, right] = [values[index], values[index + 1]];
    return (
      left !== null &&
      right !== null &&
      left !== undefined &&
      right !== undefined &&
      compared([left, right], sign, isPlain)
    );
  });
}

function compared([left, right]: readonly [number, number], sign: Sign, isPlain: boolean): boolean {
  const isClose = Math.abs(left - right) <= 1e-13 * Math.max(1, Math.abs(left));
  // Both sides may be equal everywhere, or on an interval between the corners of moduli.
  if (left === right || (!isPlain && isClose)) return sign === "≤" || sign === "≥";
  return sign === "<" || sign === "≤" ? left < right : left > right;
}

function isModulus(part: Expression): boolean {
  return part.kind === "call" && part.name === "abs";
}

function trialLine(
  inequalities: readonly Inequality[],
  value: Quotient,
  isInside: boolean,
): string {
  const [first] = inequalities;
  const name = letterLatex(first?.unknown ?? "x");
  const shown = expressionLatex(toExpression(value));
  const size = first && inequalities.length === 1 ? leftSide(first, value) : "";
  return `${name} = ${shown}: \\quad ${size}\\text{${isInside ? "true" : "false"}}`;
}

function leftSide({ sides: [left], unknown }: Inequality, value: Quotient): string {
  const at = evaluateReal(toExpression(value), new Map()) ?? 0;
  const number = left ? evaluateReal(left, new Map([[unknown, at]])) : null;
  if (number === null) return "";
  const rounded = Number(number.toFixed(3));
  const isExact = rounded === number && Number.isInteger(rounded);
  return `\\text{left side} ${isExact ? "=" : "\\approx"} ${rounded}, \\quad `;
}

/** Linear, quadratic, polynomial, rational and modulus inequalities in one unknown. */
export const inequality = defineTask({
  name: "inequality",
  takesBareMaths: true,
  recognise,
  reading: inequalityLatex,
  solve,
  prove,
  explain,
  vary: ({ sides, signs }, random) => {
    const written = sides.map((side) => expressionPlain(varyNumbers(side, random)));
    return `Solve ${written.map((side, at) => (at === 0 ? side : `${signs[at - 1]} ${side}`)).join(" ")}`;
  },
  examples: [
    "Solve 3x - 7 < 5x + 1",
    "Solve x^2 - 7x + 10 < 0",
    "Solve |2x - 3| ≤ 5",
    "Solve (x - 1)/(x + 2) ≥ 0",
    "Solve -1 < 2x + 3 ≤ 7",
  ],
});
