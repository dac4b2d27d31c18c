import { type Expression, mapChildren } from "../expressions/expression.ts";
import type { Value } from "./value.ts";

/** The values of letters: numbers, or expressions in other letters. */
export type LetterValues = ReadonlyMap<string, Expression>;

/** The expression with letters replaced by their values. */
export function putIn(expression: Expression, values: LetterValues): Expression {
  if (expression.kind === "variable") {
    const value = values.get(expression.name);
    return value ? { kind: "group", inner: value } : expression;
  }
  return mapChildren(expression, (part) => putIn(part, values));
}

/** Substitutes values for letters in every expression of the value. */
export function putInValue(value: Value, values: LetterValues): Value {
  const change = (part: Expression): Expression => putIn(part, values);
  switch (value.kind) {
    case "scalar":
      return { kind: "scalar", expression: change(value.expression) };
    case "list":
      return { kind: "list", items: value.items.map(change) };
    case "matrix":
      return { kind: "matrix", rows: value.rows.map((row) => row.map(change)) };
    case "ratio":
      return { kind: "ratio", terms: value.terms.map(change) };
  }
}
