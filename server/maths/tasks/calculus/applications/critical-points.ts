import { canonical } from "../../../algebra/canonical.ts";
import { orderOf } from "../../../algebra/constant-value.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import { imaginaryPart } from "../../../algebra/complex-parts.ts";
import * as form from "../../../algebra/quotient.ts";
import { exactRoots } from "../../../algebra/roots.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { notSupported } from "../../../refusal.ts";
import { valueAt } from "../drawing.ts";
import { nicestForm } from "../nicest-form.ts";

/** A point where f′ is 0, or where f is undefined. */
export interface Critical {
  at: Quotient;
  kind: "zero" | "pole";
}

/** An interval between two critical points: the sign of f′ on it. */
export interface Stretch {
  from: Quotient | null;
  to: Quotient | null;
  sign: 1 | -1;
  sample: number;
}

export interface SignTable {
  slope: Expression;
  critical: Critical[];
  stretches: Stretch[];
}

/**
 * The intervals of increase and decrease of a rational function. Refuses other functions, and zeros without an exact
 * form.
 */
export function signTable(f: Expression, variable: string): SignTable {
  const value = canonical(f);
  const slope = derivative(value, variable);
  const [above, below] = [slope.numerator, slope.denominator].map((part) =>
    asPolynomial(form.fromPolynomial(part), variable),
  );
  if (!above || !below) {
    throw notSupported(
      "I find where a function rises and falls for polynomials and their quotients only.",
    );
  }
  const [zeros, poles] = [above, below].map((part) => (part.length < 2 ? [] : exactRoots(part)));
  if (!zeros || !poles)
    throw notSupported("The zeros of the derivative can't be written with square roots.");
  const critical = [
    ...realRoots(zeros.map(({ root }) => root)).map((at): Critical => ({ at, kind: "zero" })),
    ...realRoots(poles.map(({ root }) => root)).map((at): Critical => ({ at, kind: "pole" })),
  ].toSorted((a, b) => orderOf(a.at, b.at) ?? 0);
  const simple = nicestForm(toExpression(slope));
  return { slope: simple, critical, stretches: stretchesOf(simple, variable, critical) };
}

function realRoots(roots: readonly Quotient[]): Quotient[] {
  return roots.filter((root) => {
    const imaginary = imaginaryPart(root);
    return imaginary === null || form.isZero(imaginary);
  });
}

/** The floating-point value; NaN if there is none. */
export function numberOf(value: Quotient): number {
  return evaluateReal(toExpression(value), new Map()) ?? Number.NaN;
}

function stretchesOf(
  slope: Expression,
  variable: string,
  critical: readonly Critical[],
): Stretch[] {
  const places = [null, ...critical.map(({ at }) => at), null];
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? null;
    const sample = between(from && numberOf(from), to && numberOf(to));
    const value = valueAt(slope, variable, sample);
    if (value === null || value === 0)
      throw notSupported("I can't tell the sign of the derivative here.");
    return { from, to, sign: value > 0 ? 1 : -1, sample };
  });
}

/** A simple number inside an interval. */
function between(from: number | null, to: number | null): number {
  if (from === null && to === null) return 0;
  if (from === null) return Math.floor((to ?? 0) - 1);
  if (to === null) return Math.ceil(from + 1);
  const whole = Math.ceil((from + to) / 2);
  return whole > from && whole < to ? whole : (from + to) / 2;
}

/** Adjacent intervals with the same sign and a zero between them are merged. */
export function mergeStretches(
  stretches: readonly Stretch[],
  critical: readonly Critical[],
): Stretch[] {
  const all: Stretch[] = [];
  for (const [at, stretch] of stretches.entries()) {
    const last = all.at(-1);
    const isZero = critical[at - 1]?.kind === "zero";
    if (last && isZero && last.sign === stretch.sign)
      all[all.length - 1] = { ...last, to: stretch.to };
    else all.push(stretch);
  }
  return all;
}
