import { mapChildren, variablesIn } from "../expressions/expression.ts";
import type { Expression } from "../expressions/expression.ts";

/** With e and i as constants; the same object where neither letter occurs. */
export function withConstants(expression: Expression): Expression {
  const names = variablesIn(expression);
  return names.includes("e") || names.includes("i") ? replaceConstants(expression) : expression;
}

function replaceConstants(expression: Expression): Expression {
  if (expression.kind === "variable" && (expression.name === "e" || expression.name === "i")) {
    return { kind: "constant", name: expression.name };
  }
  return mapChildren(expression, replaceConstants);
}
