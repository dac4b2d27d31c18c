import { type Expression, mapChildren } from "../../expressions/expression.ts";

/** Substitutes a value in brackets for a letter: 3(−2)² + (−2). */
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
