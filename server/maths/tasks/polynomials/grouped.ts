import { type Expression, mapChildren } from "../../expressions/expression.ts";

/** The expression with a value in brackets wherever the letter stands: 3(−2)² + (−2). */
export function groupedWhere(
  expression: Expression,
  letter: string,
  value: Expression,
): Expression {
  if (expression.kind === "variable" && expression.name === letter) {
    return { kind: "group", inner: value };
  }
  return mapChildren(expression, (child) => groupedWhere(child, letter, value));
}
