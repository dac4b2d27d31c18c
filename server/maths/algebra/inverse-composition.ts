import type { FunctionName } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Factor, Quotient } from "./form.ts";
import * as form from "./quotient.ts";
import { rootOf } from "./root.ts";

/** √(1 − u²) */
function leg(u: Quotient): Quotient {
  return rootOf(form.subtract(form.one, form.raise(u, 2)), 2, {});
}

/** √(1 + u²) */
function hypotenuse(u: Quotient): Quotient {
  return rootOf(form.add(form.one, form.raise(u, 2)), 2, {});
}

interface Legs {
  sin: Quotient;
  cos: Quotient;
}

/** Sine and cosine of the values of the inverse functions. */
const legs: Partial<Record<FunctionName, (u: Quotient) => Legs>> = {
  arcsin: (u) => ({ sin: u, cos: leg(u) }),
  arccos: (u) => ({ sin: leg(u), cos: u }),
  arctan: (u) => ({
    sin: form.divide(u, hypotenuse(u)),
    cos: form.divide(form.one, hypotenuse(u)),
  }),
  arccot: (u) => ({
    sin: form.divide(form.one, hypotenuse(u)),
    cos: form.divide(u, hypotenuse(u)),
  }),
};

const directInverse: Partial<Record<FunctionName, FunctionName>> = {
  tan: "arctan",
  cot: "arccot",
  sec: "arcsec",
  cosec: "arccosec",
};

/** The other functions in terms of sine and cosine. */
const ratios: Partial<Record<FunctionName, (legs: Legs) => readonly [Quotient, Quotient]>> = {
  sin: ({ sin }) => [sin, form.one],
  cos: ({ cos }) => [cos, form.one],
  tan: ({ sin, cos }) => [sin, cos],
  cot: ({ sin, cos }) => [cos, sin],
  sec: ({ cos }) => [form.one, cos],
  cosec: ({ sin }) => [form.one, sin],
};

/** A trigonometric function of an inverse one, simplified: cos(arcsin x) = √(1 − x²); otherwise null. */
export function inverseComposition(name: FunctionName, angle: Quotient): Quotient | null {
  const inner = singleCall(angle);
  if (!inner) return null;
  if (directInverse[name] === inner.name) return inner.argument;
  const both = legs[inner.name]?.(inner.argument);
  const [above, below] = (both && ratios[name]?.(both)) ?? [];
  return above && below && !form.isZero(below) ? form.divide(above, below) : null;
}

/** The function that equals the angle, without a factor. */
function singleCall(angle: Quotient) {
  const factor = singleFactor(angle);
  return factor?.atom.kind === "call" && q.equals(factor.exponent, q.one) ? factor.atom : null;
}

/** The only factor of the only term, if its coefficient is 1. */
export function singleFactor(value: Quotient): Factor | null {
  const [term, second] = form.isPolynomial(value) ? value.numerator.terms : [];
  if (!term || second || !q.equals(term.coefficient, q.one)) return null;
  const [factor, other] = term.monomial.factors;
  return factor && !other ? factor : null;
}
