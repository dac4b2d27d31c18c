import type { Expression } from "../expressions/expression.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";

/** The expression that a student's text stands for, in tests. */
export function readExpression(text: string): Expression {
  return parseExpression(tokenise(text));
}
