import { canonical } from "../algebra/canonical.ts";
import type { Quotient } from "../algebra/form.ts";
import { coefficientsIn } from "../algebra/in-one-variable.ts";
import * as form from "../algebra/quotient.ts";
import { substitute } from "../algebra/substitute.ts";
import { toExpression } from "../algebra/to-expression.ts";
import { someWithin, variablesIn } from "../expressions/expression.ts";
import { Refusal } from "../refusal.ts";
import type { Condition } from "./condition.ts";
import { asOperand } from "./value.ts";

/** `contradicted`: never true together with the others. `independent`: true for at most some of their solutions. */
type Implication = "implied" | "contradicted" | "independent";

/**
 * Whether an equation follows from others. Each of the others is solved for a letter that it contains in the first
 * degree, which is then substituted into the rest. Null if that is not possible for all of them.
 */
export function isImplied(given: readonly Condition[], then: Condition): Implication | null {
  if ([...given, then].some(({ relation }) => relation !== "=")) return null;
  try {
    let goal = differenceOf(then);
    let rest = given.map(differenceOf);
    for (let next = rest.shift(); next; next = rest.shift()) {
      if (form.isZero(next)) continue;
      if (form.isConstant(form.divide(goal, next))) return "implied";
      const solved = solveForOne(next);
      if (!solved) return null;
      const [letter, value] = solved;
      goal = substitute(goal, letter, value);
      rest = rest.map((other) => substitute(other, letter, value));
    }
    return whatIsLeft(goal, then);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function whatIsLeft(goal: Quotient, then: Condition): Implication | null {
  if (form.isZero(goal)) return "implied";
  // c² = k/m and c = √(k/m) are equivalent for the positive quantities of a formula.
  if (hasRoot(then)) return isZeroForPositive(goal) ? "implied" : null;
  return form.isConstant(goal) ? "contradicted" : "independent";
}

function hasRoot({ left, right }: Condition): boolean {
  return [left, right].some((side) =>
    someWithin(side, (part) => part.kind === "root" && variablesIn(part).length > 0),
  );
}

function isZeroForPositive(value: Quotient): boolean {
  return form.isZero(canonical(toExpression(value), { positive: true }));
}

function differenceOf({ left, right }: Condition): Quotient {
  return canonical({ kind: "difference", left: asOperand(left), right: asOperand(right) });
}

function solveForOne(value: Quotient): [string, Quotient] | null {
  const numerator = form.fromPolynomial(value.numerator);
  for (const letter of form.variablesOf(numerator)) {
    const coefficients = coefficientsIn(numerator, letter);
    const [constant, factor] = coefficients ?? [];
    if (coefficients?.length !== 2 || !constant || !factor || form.isZero(factor)) continue;
    return [letter, form.negate(form.divide(constant, factor))];
  }
  return null;
}
