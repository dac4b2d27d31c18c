import { evaluateReal } from "../algebra/evaluate-complex.ts";
import type { Expression } from "../expressions/expression.ts";
import { readLine } from "./read-line.ts";
import { isSide } from "./statement.ts";

/**
 * The value of one side of an equality, in LaTeX, if it is one number, with or without letters or units; otherwise
 * null.
 */
export function expressionOf(side: string): Expression | null {
  const statement = readLine(side).claims[0]?.[0]?.[0];
  const [only] = statement?.kind === "chain" ? statement.sides : [];
  const value = isSide(only) && only.values.length === 1 ? only.values[0] : null;
  return value?.kind === "scalar" ? value.expression : null;
}

/** The value of a side without letters and units; null if it can't be evaluated. */
export function valueOf(side: string): number | null {
  const expression = expressionOf(side);
  return expression && evaluateReal(expression, new Map());
}
