import { canonical } from "../algebra/canonical.ts";
import type { Quotient } from "../algebra/form.ts";
import { coefficientsIn } from "../algebra/in-one-variable.ts";
import * as form from "../algebra/quotient.ts";
import { substitute } from "../algebra/substitute.ts";
import { Refusal } from "../refusal.ts";
import type { Condition } from "./condition.ts";
import { grouped } from "./value.ts";

/** `contradicted`: never true together with the others. `independent`: true for some of their solutions at most. */
type Implication = "implied" | "contradicted" | "independent";

/**
 * Whether an equation follows from others, each of which is solved for a letter that it has in the first degree and
 * put into the rest. Null where that cannot be done with all of them.
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
    if (form.isZero(goal)) return "implied";
    return form.isConstant(goal) ? "contradicted" : "independent";
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function differenceOf({ left, right }: Condition): Quotient {
  return canonical({ kind: "difference", left: grouped(left), right: grouped(right) });
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
