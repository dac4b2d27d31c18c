import { evaluate } from "../../../expressions/evaluate.ts";
import {
  type Expression,
  mapChildren,
  type NumberLeaf,
  valueLeaf,
  variablesIn,
} from "../../../expressions/expression.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { Refusal } from "../../../refusal.ts";

/** Reads atoms as a formula with no letters but the given ones; null if they are none. */
export function readFormula(atoms: string, letters: readonly string[]): Expression | null {
  try {
    const expression = parseExpression(tokenise(atoms));
    return variablesIn(expression).every((name) => letters.includes(name)) ? expression : null;
  } catch (error) {
    // What cannot be read as a formula is of another task.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The expression with numbers for its letters, as it is first written down. */
export function withValues(
  expression: Expression,
  values: Readonly<Record<string, Rational>>,
): Expression {
  if (expression.kind === "variable") {
    const value = values[expression.name];
    return value ? bracketed(valueLeaf(value)) : expression;
  }
  return joined(mapChildren(expression, (child) => withValues(child, values)));
}

/** 3n with n = 4 is 3 × 4. */
function joined(expression: Expression): Expression {
  if (expression.kind !== "product" || expression.sign !== "implicit") return expression;
  return { ...expression, sign: "×" };
}

function bracketed(leaf: NumberLeaf): Expression {
  return leaf.value.numerator < 0n || leaf.form.kind === "fraction"
    ? { kind: "group", inner: leaf }
    : leaf;
}

export function valueWith(
  expression: Expression,
  values: Readonly<Record<string, Rational>>,
): Rational {
  return evaluate(withValues(expression, values));
}
