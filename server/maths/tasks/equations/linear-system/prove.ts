import { putBackLines } from "../../../equations/put-back.ts";
import { substitute } from "../../../equations/equation.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Proof } from "../../../task/task.ts";
import type { LinearSystem } from "./recognise.ts";
import type { Row, SystemResult } from "./solve.ts";

/**
 * Substitutes the pair into both equations as typed; without a unique pair, compares the ratios of the coefficients.
 */
export function prove(system: LinearSystem, { rows, outcome }: SystemResult): Proof | null {
  if (!rows.every((row, at) => isSameEquation(system, row, at))) return null;
  const [first, second] = rows;
  const determinant = first.a * second.b - second.a * first.b;
  if (outcome.kind === "one") {
    return determinant === 0n ? null : provePair(system, outcome.values);
  }
  const isProportional =
    first.a * second.c === second.a * first.c && first.b * second.c === second.b * first.c;
  if (determinant !== 0n || isProportional !== (outcome.kind === "many")) return null;
  return proveByRatios(outcome.kind, first, second);
}

function provePair(
  { equations, names, style }: LinearSystem,
  values: [q.Rational, q.Rational],
): Proof | null {
  const byName = new Map([
    [names[0], values[0]],
    [names[1], values[1]],
  ]);
  const lines = equations.map((equation) => putBackLines(equation, byName, style));
  if (lines.some((found) => found === null)) return null;
  return {
    method: "Both values put back into both equations",
    lines: lines.flatMap((found) => found ?? []),
  };
}

/** Whether a row is the typed equation up to a factor: three points determine a linear expression. */
function isSameEquation({ equations, names }: LinearSystem, row: Row, at: number): boolean {
  const equation = equations[at];
  if (!equation) return false;
  const gaps = points.map(([x, y]) => {
    const values = new Map<string, Expression>([
      [names[0], integerLeaf(x)],
      [names[1], integerLeaf(y)],
    ]);
    const left = evaluate(substitute(equation.left, values));
    const typed = q.subtract(left, evaluate(substitute(equation.right, values)));
    return { typed, rowed: q.rational(row.a * x + row.b * y - row.c) };
  });
  const known = gaps.find(({ rowed }) => !q.isZero(rowed));
  return gaps.every(({ typed, rowed }) => {
    return known && q.equals(q.multiply(typed, known.rowed), q.multiply(rowed, known.typed));
  });
}

const points: [bigint, bigint][] = [
  [0n, 0n],
  [1n, 0n],
  [0n, 1n],
  [3n, 5n],
];

function proveByRatios(kind: "none" | "many", first: Row, second: Row): Proof {
  const ratio = (key: keyof Row): string => {
    return second[key] === 0n ? `${first[key]} : 0` : `\\frac{${first[key]}}{${second[key]}}`;
  };
  const sign = kind === "many" ? "=" : "\\neq";
  return {
    method:
      kind === "many"
        ? "The ratios of all the coefficients are equal: the lines coincide"
        : "The ratios of the letters' coefficients are equal, that of the numbers is not: the lines are parallel",
    lines: [`${ratio("a")} = ${ratio("b")} ${sign} ${ratio("c")}`],
  };
}
