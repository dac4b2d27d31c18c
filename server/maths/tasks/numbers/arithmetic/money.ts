import { type Expression, matchExpression } from "../../../expressions/expression.ts";
import { notUnderstood } from "../../../refusal.ts";

/** The power of ₹ in a value: 1 for an amount of money, 0 for a plain number. */
type Degree = 0 | 1;

/** Whether the result is in rupees. Throws a refusal if the expression mixes ₹ and plain numbers without meaning. */
export function moneyIn(expression: Expression): boolean {
  return degree(expression) === 1;
}

function degree(expression: Expression): Degree {
  return matchExpression<Degree>(expression, {
    number: (part) => (part.money === true ? 1 : 0),
    variable: () => 0,
    group: (part) => degree(part.inner),
    negate: (part) => degree(part.operand),
    root: (part) => degree(part.operand),
    constant: () => 0,
    call: (part) => degree(part.argument),
    degrees: (part) => degree(part.operand),
    percent: (part) => degree(part.operand),
    sum: (part) => same(degree(part.left), degree(part.right)),
    difference: (part) => same(degree(part.left), degree(part.right)),
    product: (part) => within(degree(part.left) + degree(part.right)),
    quotient: (part) => within(degree(part.left) - degree(part.right)),
    power: (part) => within(2 * degree(part.base) + 2 * degree(part.exponent)),
  });
}

function same(left: Degree, right: Degree): Degree {
  if (left !== right) throw unclear();
  return left;
}

function within(sum: number): Degree {
  if (sum !== 0 && sum !== 1) throw unclear();
  return sum;
}

function unclear(): Error {
  return notUnderstood(
    "I can't tell which of these numbers are rupees. Write ₹ before each amount, or leave it out everywhere.",
  );
}
