import * as q from "../numbers/rational.ts";
import * as surds from "../numbers/surd.ts";
import type { Surd } from "../numbers/surd.ts";
import { power } from "./evaluate.ts";
import { type Cases, type Expression, matchExpression } from "./expression.ts";

/**
 * The exact value of an expression with square roots, letters replaced by the given values. Null where it has
 * no real value of the form a + b√c, or a letter without a value.
 */
export function evaluateSurd(
  expression: Expression,
  values: ReadonlyMap<string, Surd> = new Map(),
): Surd | null {
  return matchExpression(expression, cases, values);
}

const cases: Cases<Surd | null, ReadonlyMap<string, Surd>> = {
  number: (part) => surds.surd(part.value),
  variable: (part, values) => values.get(part.name) ?? null,
  group: (part, values) => evaluateSurd(part.inner, values),
  negate: (part, values) =>
    combine(evaluateSurd(part.operand, values), minusOne, surds.multiplySurds),
  percent: (part, values) =>
    combine(evaluateSurd(part.operand, values), hundredth, surds.multiplySurds),
  root: (part, values) => (part.index === 2 ? root(evaluateSurd(part.operand, values)) : null),
  constant: () => null,
  call: () => null,
  degrees: () => null,
  power: (part, values) =>
    raised(evaluateSurd(part.base, values), evaluateSurd(part.exponent, values)),
  sum: (part, values) =>
    combine(evaluateSurd(part.left, values), evaluateSurd(part.right, values), surds.addSurds),
  difference: (part, values) =>
    combine(evaluateSurd(part.left, values), evaluateSurd(part.right, values), subtract),
  product: (part, values) =>
    combine(evaluateSurd(part.left, values), evaluateSurd(part.right, values), surds.multiplySurds),
  quotient: (part, values) =>
    combine(evaluateSurd(part.left, values), evaluateSurd(part.right, values), divide),
};

const minusOne = surds.surd(q.rational(-1n));
const hundredth = surds.surd(q.rational(1n, 100n));

function combine(
  left: Surd | null,
  right: Surd | null,
  operation: (a: Surd, b: Surd) => Surd | null,
): Surd | null {
  return left && right && operation(left, right);
}

function subtract(a: Surd, b: Surd): Surd | null {
  return surds.addSurds(a, surds.negateSurd(b));
}

function divide(a: Surd, b: Surd): Surd | null {
  const inverse = surds.reciprocal(b);
  return inverse && surds.multiplySurds(a, inverse);
}

function root(value: Surd | null): Surd | null {
  return value && surds.isRational(value) ? surds.squareRoot(value.rational) : null;
}

function raised(base: Surd | null, exponent: Surd | null): Surd | null {
  if (!base || !exponent || !surds.isRational(exponent) || !q.isInteger(exponent.rational))
    return null;
  if (surds.isRational(base)) return surds.surd(power(base.rational, exponent.rational));
  // Roots are only ever squared or cubed by hand.
  const times = Number(exponent.rational.numerator);
  if (times < 1 || times > 12) return null;
  let result: Surd | null = base;
  for (let done = 1; done < times; done += 1) result = combine(result, base, surds.multiplySurds);
  return result;
}
