import type { Expression } from "../expressions/expression.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";

/** Parses a student's text to an expression, for tests. */
export function readExpression(text: string): Expression {
  return parseExpression(tokenise(text));
}
