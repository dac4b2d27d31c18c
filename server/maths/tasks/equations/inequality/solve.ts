import { canonical } from "../../../algebra/canonical.ts";
import { imaginaryPart } from "../../../algebra/complex-parts.ts";
import { orderOf } from "../../../algebra/constant-value.ts";
import type { Polynomial, Quotient } from "../../../algebra/form.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { exactRoots } from "../../../algebra/roots.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { type Expression, mapChildren, someWithin } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { notSupported, Refusal } from "../../../refusal.ts";
import type { End, Interval, RealSet } from "./interval.ts";
import type { Inequality, Sign } from "./recognise.ts";

export interface InequalitySolution {
  /** Points where a side may change: zeros, poles, and corners of moduli; from left to right. */
  critical: Quotient[];
  set: RealSet;
}

/** Tests every interval between critical points, and every critical point itself, in the inequality as typed. */
export function solve(inequality: Inequality): InequalitySolution {
  return solveTogether([inequality]);
}

/** Whether a number must fit all of the inequalities, or at least one. */
export type Link = "and" | "or";

/** The numbers that satisfy all the inequalities in one unknown, or at least one of them. */
export function solveTogether(
  inequalities: readonly Inequality[],
  link: Link = "and",
): InequalitySolution {
  const critical = inDistinctOrder(inequalities.flatMap(criticalPoints));
  const holds = (value: Quotient): boolean => {
    const fit = (inequality: Inequality): boolean => holdsAt(inequality, value);
    return link === "and" ? inequalities.every(fit) : inequalities.some(fit);
  };
  const pieces: { isIn: boolean; interval: Interval }[] = [];
  for (let at = 0; at <= critical.length; at += 1) {
    const [before, next] = [critical[at - 1] ?? null, critical[at] ?? null];
    const isIn = holds(between(before, next));
    pieces.push({ isIn, interval: { from: open(before), to: open(next) } });
    if (next)
      pieces.push({ isIn: holds(next), interval: { from: closed(next), to: closed(next) } });
  }
  return { critical, set: merged(pieces) };
}

function open(value: Quotient | null): End | null {
  return value && { value, isIncluded: false };
}

function closed(value: Quotient): End {
  return { value, isIncluded: true };
}

/** A number strictly between two, or beyond one. */
export function between(low: Quotient | null, high: Quotient | null): Quotient {
  if (low && high) return form.scale(form.add(low, high), q.rational(1n, 2n));
  if (low) return form.add(low, form.one);
  return high ? form.subtract(high, form.one) : form.zero;
}

function merged(pieces: readonly { isIn: boolean; interval: Interval }[]): Interval[] {
  const set: Interval[] = [];
  let isJoined = false;
  for (const { isIn, interval } of pieces) {
    const last = set.at(-1);
    if (isIn && isJoined && last) set[set.length - 1] = { from: last.from, to: interval.to };
    else if (isIn) set.push(interval);
    isJoined = isIn;
  }
  return set;
}

/** Whether the inequality is true for a number; false if a side has no value. */
function holdsAt({ sides, signs, unknown }: Inequality, value: Quotient): boolean {
  const at = new Map([[unknown, toExpression(value)]]);
  try {
    const values = sides.map((side) => canonical(substitute(side, at)));
    return signs.every((sign, index) => {
      const [left = form.zero, right = form.zero] = [values[index], values[index + 1]];
      return fits(orderOf(left, right), sign);
    });
  } catch (error) {
    if (error instanceof Refusal && error.kind === "not_supported") return false;
    throw error;
  }
}

function fits(order: -1 | 0 | 1 | null, sign: Sign): boolean {
  if (order === null) throw notSupported("I can't compare the numbers of this inequality exactly.");
  if (order === 0) return sign === "≤" || sign === "≥";
  return order < 0 === (sign === "<" || sign === "≤");
}

const mostModuli = 3;

function criticalPoints({ sides, unknown }: Inequality): Quotient[] {
  const found: Quotient[] = [];
  for (let at = 0; at + 1 < sides.length; at += 1) {
    const [left, right] = [sides[at], sides[at + 1]];
    if (!left || !right) continue;
    for (const branch of withoutModuli({ kind: "difference", left, right: grouped(right) })) {
      const value = canonical(branch);
      found.push(...rootsOf(value.numerator, unknown), ...rootsOf(value.denominator, unknown));
    }
  }
  return found;
}

function inDistinctOrder(found: readonly Quotient[]): Quotient[] {
  const distinct = found.filter(
    (value, at) => found.findIndex((other) => form.equals(other, value)) === at,
  );
  return distinct.toSorted((a, b) => orderOf(a, b) ?? 0);
}

function grouped(inner: Expression): Expression {
  return { kind: "group", inner };
}

/** Each modulus once with either sign, and what stands in it alone, whose roots are its corners. */
function withoutModuli(expression: Expression, depth = 0): Expression[] {
  const modulus = firstModulus(expression);
  if (!modulus) return [expression];
  if (depth >= mostModuli) throw notSupported("There are too many moduli in this inequality.");
  const inner = grouped(modulus.argument);
  const branches = [inner, { kind: "negate", operand: inner } as const].flatMap((branch) =>
    withoutModuli(replaced(expression, modulus, branch), depth + 1),
  );
  return [...branches, modulus.argument];
}

type Modulus = Extract<Expression, { kind: "call" }>;

function firstModulus(expression: Expression): Modulus | null {
  let found: Modulus | null = null;
  someWithin(expression, (part) => {
    if (part.kind !== "call" || part.name !== "abs") return false;
    found = part;
    return true;
  });
  return found;
}

function replaced(whole: Expression, part: Expression, by: Expression): Expression {
  return whole === part ? by : mapChildren(whole, (child) => replaced(child, part, by));
}

function rootsOf(polynomial: Polynomial, unknown: string): Quotient[] {
  const univariate = asPolynomial(form.fromPolynomial(polynomial), unknown);
  if (!univariate)
    throw notSupported("I can only solve inequalities of polynomials and fractions.");
  if (univariate.length < 2) return [];
  const roots = exactRoots(univariate);
  if (!roots)
    throw notSupported("The roots of this inequality can't be written with square roots.");
  return roots
    .map(({ root }) => root)
    .filter((root) => {
      const imaginary = imaginaryPart(root);
      return imaginary === null || form.isZero(imaginary);
    });
}
