import { canonical } from "./algebra/canonical.ts";
import { rationalValue } from "./algebra/rational-value.ts";
import { toExpression } from "./algebra/to-expression.ts";
import { expressionLatex } from "./expressions/write-latex.ts";
import type { Rational } from "./numbers/rational.ts";
import { parseExpression } from "./read/parse-expression.ts";
import { tokenise } from "./read/tokenise.ts";

/** What a formula comes to, exactly. */
export interface ExactValue {
  latex: string;
  /** Null where it is no rational number. */
  rational: Rational | null;
}

/** Works a formula out. @throws Refusal where it can't be read or has no value. */
export function exactValue(formula: string): ExactValue {
  const expression = toExpression(canonical(parseExpression(tokenise(formula))));
  return { latex: expressionLatex(expression), rational: rationalValue(expression) };
}
