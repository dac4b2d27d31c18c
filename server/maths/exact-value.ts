import { canonical } from "./algebra/canonical.ts";
import { rationalValue } from "./algebra/rational-value.ts";
import { toExpression } from "./algebra/to-expression.ts";
import { expressionLatex } from "./expressions/write-latex.ts";
import type { Rational } from "./numbers/rational.ts";
import { parseExpression } from "./read/parse-expression.ts";
import { tokenise } from "./read/tokenise.ts";

/** The exact value of a formula. */
export interface ExactValue {
  latex: string;
  /** Null if it is not a rational number. */
  rational: Rational | null;
}

/** Evaluates a formula. @throws Refusal if it can't be parsed or has no value. */
export function exactValue(formula: string): ExactValue {
  const expression = toExpression(canonical(parseExpression(tokenise(formula))));
  return { latex: expressionLatex(expression), rational: rationalValue(expression) };
}
