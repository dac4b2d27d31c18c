import type { Expression } from "../../expressions/expression.ts";
import { notUnderstood } from "../../refusal.ts";

/** How often ₹ is a factor: 1 for an amount of money, 0 for a plain number. */
type Degree = 0 | 1;

/** Whether a sum comes out in rupees. Refuses ₹ mixed with plain numbers where that makes no sense. */
export function moneyIn(expression: Expression): boolean {
  return degree(expression) === 1;
}

function degree(expression: Expression): Degree {
  switch (expression.kind) {
    case "number":
      return expression.money === true ? 1 : 0;
    case "variable":
      return 0;
    case "group":
      return degree(expression.inner);
    case "negate":
    case "root":
    case "percent":
      return degree(expression.operand);
    case "sum":
    case "difference":
      return same(degree(expression.left), degree(expression.right));
    case "product":
      return within(degree(expression.left) + degree(expression.right));
    case "quotient":
      return within(degree(expression.left) - degree(expression.right));
    case "power":
      return within(2 * degree(expression.base) + 2 * degree(expression.exponent));
  }
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
