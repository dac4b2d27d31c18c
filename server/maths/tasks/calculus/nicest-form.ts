import { canonical } from "../../algebra/canonical.ts";
import type { CanonicalOptions } from "../../algebra/options.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import type { Expression } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { Refusal } from "../../refusal.ts";
import { factoredExpression } from "../../working/factored.ts";
import { sizeOf } from "../../working/written.ts";
import { lightForm } from "./light-form.ts";

/**
 * The shortest of the usual forms of an expression: as derived, completely simplified, or factorised. All have
 * the same value wherever all of them are defined.
 */
export function nicestForm(expression: Expression, options: CanonicalOptions = {}): Expression {
  const light = lightForm(expression);
  return [...workedOutForms(expression, options), light].reduce((best, form) =>
    sizeOf(form) < sizeOf(best) ? form : best,
  );
}

function workedOutForms(expression: Expression, options: CanonicalOptions): Expression[] {
  try {
    const value = canonical(expression, options);
    const [above, below] = [value.numerator, value.denominator].map(factoredExpression);
    const usual = [toExpression(value), toExpression(value, { fractions: "terms" })];
    if (!above || !below) return usual;
    return [...usual, lightForm({ kind: "quotient", sign: "bar", left: above, right: below })];
  } catch (error) {
    // Too long to be simplified: the light form is the best one available.
    if (error instanceof Refusal && error.kind === "too_hard") return [];
    throw error;
  }
}

/** The form that is shortest when written. */
export function shortest(forms: readonly Expression[]): Expression {
  const [first, ...others] = forms;
  if (!first) throw new Error("There is no form to choose from");
  return others.reduce(
    (best, form) => (expressionLatex(form).length < expressionLatex(best).length ? form : best),
    first,
  );
}
