import { matchExpression } from "../expressions/expression.ts";
import type { Expression } from "../expressions/expression.ts";
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
 * The canonical form: two expressions with the same one are equal wherever both are defined.
 * Refuses division by zero, values that do not exist (tan 90°, log 0, 0⁰), ∞, and what would take too long.
 */
export function canonical(expression: Expression, options: CanonicalOptions = {}): Quotient {
  return withBudget(() => {
    const value = canonicalPart(expression, options, 0);
    return options.trigonometry === "reduce" ? reduceTrigonometry(value, options) : value;
  });
}

/** Brackets and marks inside each other. */
const deepest = limits.questionLength * 2;

function canonicalPart(expression: Expression, options: CanonicalOptions, depth: number): Quotient {
  if (depth > deepest) throw tooHard("There are too many brackets inside each other.");
  spend(2);
  const of = (part: Expression) => canonicalPart(part, options, depth + 1);
  return matchExpression<Quotient>(expression, {
    number: ({ value }) => form.fromRational(value),
    variable: ({ name }) => form.fromVariable(name),
    constant: ({ name }) => {
      if (name === "∞") throw notSupported("I can't calculate with ∞ as if it were a number.");
      return form.fromConstant(name);
    },
    group: ({ inner }) => of(inner),
    negate: ({ operand }) => form.negate(of(operand)),
    sum: ({ left, right }) => form.add(of(left), of(right)),
    difference: ({ left, right }) => form.subtract(of(left), of(right)),
    product: ({ left, right }) => form.multiply(of(left), of(right)),
    quotient: ({ left, right }) => form.divide(of(left), of(right)),
    power: ({ base, exponent }) => power(of(base), of(exponent), options),
    root: ({ operand, index }) => rootOf(of(operand), index, options),
    call: ({ name, argument, base }) =>
      functionValue(name, of(argument), base ? of(base) : null, options),
    degrees: ({ operand }) => form.multiply(of(operand), degree),
    percent: ({ operand }) => form.scale(of(operand), hundredth),
  });
}
