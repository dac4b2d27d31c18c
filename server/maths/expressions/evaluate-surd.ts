import * as q from "../numbers/rational.ts";
import * as surds from "../numbers/surd.ts";
import type { Surd } from "../numbers/surd.ts";
import { power } from "./evaluate.ts";
import { matchExpression } from "./expression.ts";
import type { Expression } from "./expression.ts";

/**
 * The exact value of an expression with square roots, letters replaced by the given values. Null where it has
 * no real value of the form a + b√c, or a letter without a value.
 */
export function evaluateSurd(
  expression: Expression,
  values: ReadonlyMap<string, Surd> = new Map(),
): Surd | null {
  const at = (part: Expression): Surd | null => evaluateSurd(part, values);
  return matchExpression<Surd | null>(expression, {
    number: (part) => surds.surd(part.value),
    variable: (part) => values.get(part.name) ?? null,
    group: (part) => at(part.inner),
    negate: (part) => combine(at(part.operand), minusOne, surds.multiplySurds),
    percent: (part) => combine(at(part.operand), hundredth, surds.multiplySurds),
    root: (part) => (part.index === 2 ? root(at(part.operand)) : null),
    constant: () => null,
    call: () => null,
    degrees: () => null,
    power: (part) => raised(at(part.base), at(part.exponent)),
    sum: (part) => combine(at(part.left), at(part.right), surds.addSurds),
    difference: (part) => combine(at(part.left), at(part.right), subtract),
    product: (part) => combine(at(part.left), at(part.right), surds.multiplySurds),
    quotient: (part) => combine(at(part.left), at(part.right), divide),
  });
}

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
