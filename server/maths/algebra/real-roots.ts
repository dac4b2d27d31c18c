import * as q from "../numbers/rational.ts";
import { withBudget } from "./budget.ts";
import type { Quotient } from "./form.ts";
import * as form from "./quotient.ts";
import * as u from "./univariate.ts";
import type { Univariate } from "./univariate.ts";

/**
 * The number of different real roots of a polynomial other than 0, by Sturm's theorem: the changes of sign in the Sturm
 * sequence at −∞ minus those at +∞. Needs no factors, so it can check a list of roots that came from them.
 */
export function countRealRoots(polynomial: Univariate): number {
  const sequence = withBudget(() => sturmSequence(polynomial));
  const atPlus = sequence.map((part) => q.sign(u.leadingCoefficient(part)));
  const atMinus = atPlus.map((sign, at) => (u.degree(sequence[at] ?? []) % 2 === 0 ? sign : -sign));
  return changesOf(atMinus) - changesOf(atPlus);
}

/** The polynomial, its derivative, and the negative remainders of Euclid's algorithm, each up to a positive factor. */
function sturmSequence(polynomial: Univariate): Univariate[] {
  const sequence = [polynomial];
  let [before, last] = [polynomial, u.derivative(polynomial)];
  while (last.length > 0) {
    sequence.push(last);
    const next = u.negate(u.divide(before, last).remainder);
    [before, last] = [last, u.scale(next, q.divide(q.one, q.absolute(u.content(next))))];
  }
  return sequence;
}

function changesOf(signs: readonly number[]): number {
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
}

/** Whether the values are different, and as many as the real roots. Doesn't check that each of them is a root. */
export function areAsManyAsRealRoots(values: readonly Quotient[], polynomial: Univariate): boolean {
  const areDifferent = values.every((value, at) =>
    values.slice(at + 1).every((other) => !form.equals(value, other)),
  );
  return areDifferent && values.length === countRealRoots(polynomial);
}
