import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";

/**
 * Whether two equal expressions consist of the same symbols in any order, so that a step between them shows nothing.
 */
export function isReordered(one: Expression, other: Expression): boolean {
  return symbolsOf(one) === symbolsOf(other);
}

function symbolsOf(expression: Expression): string {
  const latex = expressionLatex(expression).replaceAll(/\\left|\\right/g, "");
  return (latex.match(/\\?[a-z]+|\d+|[^\s{}]/gi) ?? []).toSorted().join(" ");
}
