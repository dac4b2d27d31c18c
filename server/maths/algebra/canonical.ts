import { type Cases, type Expression, matchExpression } from "../expressions/expression.ts";
import { limits } from "../limits.ts";
import * as q from "../numbers/rational.ts";
import { notSupported, tooHard } from "../refusal.ts";
import { spend, withBudget } from "./budget.ts";
import type { Quotient } from "./form.ts";
import { functionValue } from "./function-value.ts";
import type { CanonicalOptions } from "./options.ts";
import { power } from "./power.ts";
import * as form from "./quotient.ts";
import { rootOf } from "./root.ts";
import { reduceTrigonometry } from "./reduce-trigonometry.ts";

const hundredth = q.rational(1n, 100n);
const degree = form.scale(form.fromConstant("π"), q.rational(1n, 180n));

/**
 * The canonical form: two expressions with the same form are equal wherever both are defined.
 * Refuses division by zero, values that do not exist (tan 90°, log 0, 0⁰), ∞, and input that would take too long.
 */
export function canonical(expression: Expression, options: CanonicalOptions = {}): Quotient {
  return withBudget(() => {
    const value = canonicalPart(expression, options, 0);
    return options.trigonometry === "reduce" ? reduceTrigonometry(value, options) : value;
  });
}

/** The maximum nesting depth. */
const deepest = limits.questionLength * 2;

interface Place {
  options: CanonicalOptions;
  depth: number;
}

function canonicalPart(expression: Expression, options: CanonicalOptions, depth: number): Quotient {
  if (depth > deepest) throw tooHard("There are too many brackets inside each other.");
  spend(2);
  return matchExpression(expression, cases, { options, depth });
}

function of(part: Expression, { options, depth }: Place): Quotient {
  return canonicalPart(part, options, depth + 1);
}

const cases: Cases<Quotient, Place> = {
  number: ({ value }) => form.fromRational(value),
  variable: ({ name }) => form.fromVariable(name),
  constant: ({ name }) => {
    if (name === "∞") throw notSupported("I can't calculate with ∞ as if it were a number.");
    return form.fromConstant(name);
  },
  group: ({ inner }, place) => of(inner, place),
  negate: ({ operand }, place) => form.negate(of(operand, place)),
  sum: ({ left, right }, place) => form.add(of(left, place), of(right, place)),
  difference: ({ left, right }, place) => form.subtract(of(left, place), of(right, place)),
  product: ({ left, right }, place) => form.multiply(of(left, place), of(right, place)),
  quotient: ({ left, right }, place) => form.divide(of(left, place), of(right, place)),
  power: ({ base, exponent }, place) => power(of(base, place), of(exponent, place), place.options),
  root: ({ operand, index }, place) => rootOf(of(operand, place), index, place.options),
  call: ({ name, argument, base }, place) =>
    functionValue(name, of(argument, place), base ? of(base, place) : null, place.options),
  degrees: ({ operand }, place) => form.multiply(of(operand, place), degree),
  percent: ({ operand }, place) => form.scale(of(operand, place), hundredth),
};
