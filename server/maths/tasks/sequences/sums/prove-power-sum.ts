import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import { type Coefficients, valueAt } from "../patterns/term-formula.ts";
import type { PowerSumProblem } from "./power-sum-clauses.ts";
import type { PowerSum } from "./special-sums.ts";

const mostAdded = 3000;

/**
 * Adds the numbers one by one. A formula must increase by the right term at each step and start with it (induction).
 */
export function provePowerSum({ terms, from, to }: PowerSumProblem, found: PowerSum): Proof | null {
  if (found.kind === "formula") return byInduction(terms, found.sum);
  if (typeof to === "string") return null;
  const prove = to - from > mostAdded ? byForwardDifferences : byAddingUp;
  return prove(terms, from, to, found.value);
}

function byInduction(terms: Coefficients, formula: Coefficients): Proof | null {
  const at = (polynomial: Coefficients, place: number): Rational =>
    valueAt(polynomial, q.rational(BigInt(place)));
  const grows = [1, 2, 3, 4, 5, 6].every((place) =>
    q.equals(q.subtract(at(formula, place), at(formula, place - 1)), at(terms, place)),
  );
  if (!grows || !q.isZero(at(formula, 0))) return null;
  return {
    method:
      "By the method of induction: the formula is right for 1, and from each number to the next it grows by the new term",
    lines: [1, 2, 3].map((place) => `S(${place}) = ${rationalLatex(at(formula, place))}`),
  };
}

function byAddingUp(terms: Coefficients, from: number, to: number, value: Rational): Proof | null {
  const term = (at: number): Rational => valueAt(terms, q.rational(BigInt(at)));
  let total = q.zero;
  for (let at = from; at <= to; at += 1) total = q.add(total, term(at));
  if (!q.equals(total, value)) return null;
  const written = (at: number): string => inBrackets(term(at), "fraction");
  const shown = [from, from + 1, from + 2].filter((at) => at <= to).map(written);
  if (to - from > 3) shown.push("\\ldots");
  if (to - from >= 3) shown.push(written(to));
  return {
    method: "All the terms added up one by one",
    lines: [`${shown.join(" + ")} = ${rationalLatex(total)}`],
  };
}

/** For sums of too many terms: adds Newton's forward differences, independently of the formulas for powers. */
function byForwardDifferences(
  terms: Coefficients,
  from: number,
  to: number,
  value: Rational,
): Proof | null {
  let row = [0, 1, 2, 3].map((at) => valueAt(terms, q.rational(BigInt(from + at))));
  const count = BigInt(to - from + 1);
  let total = q.zero;
  let choose = q.rational(count);
  for (let order = 0n; order < 4n; order += 1n) {
    total = q.add(total, q.multiply(row[0] ?? q.zero, choose));
    row = row.slice(1).map((one, at) => q.subtract(one, row[at] ?? q.zero));
    choose = q.divide(q.multiply(choose, q.rational(count - order - 1n)), q.rational(order + 2n));
  }
  if (!q.equals(total, value)) return null;
  return {
    method: "The sum worked out again from the differences of the first terms (Newton's formula)",
    lines: [rationalLatex(total)],
  };
}
