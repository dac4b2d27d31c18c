import * as q from "../numbers/rational.ts";
import * as surds from "../numbers/surd.ts";
import type { Surd } from "../numbers/surd.ts";
import { power } from "./evaluate.ts";
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
  switch (expression.kind) {
    case "number":
      return surds.surd(expression.value);
    case "variable":
      return values.get(expression.name) ?? null;
    case "group":
      return at(expression.inner);
    case "negate":
      return combine(at(expression.operand), minusOne, surds.multiplySurds);
    case "percent":
      return combine(at(expression.operand), hundredth, surds.multiplySurds);
    case "root":
      return root(at(expression.operand));
    case "power":
      return raised(at(expression.base), at(expression.exponent));
    case "sum":
      return combine(at(expression.left), at(expression.right), surds.addSurds);
    case "difference":
      return combine(at(expression.left), at(expression.right), subtract);
    case "product":
      return combine(at(expression.left), at(expression.right), surds.multiplySurds);
    case "quotient":
      return combine(at(expression.left), at(expression.right), divide);
  }
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
