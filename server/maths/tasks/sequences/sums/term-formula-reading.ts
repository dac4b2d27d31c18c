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

/** Parses a formula that contains no letters but the given ones; null for any other text. */
export function readFormula(atoms: string, letters: readonly string[]): Expression | null {
  try {
    const expression = parseExpression(tokenise(atoms));
    return variablesIn(expression).every((name) => letters.includes(name)) ? expression : null;
  } catch (error) {
    // Text that isn't a formula belongs to another task.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Substitutes numbers for letters without simplifying. */
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

/** Writes the implicit product of numbers with a sign: 3n with n = 4 becomes 3 × 4. */
function joined(expression: Expression): Expression {
  if (expression.kind !== "product" || expression.sign !== "implicit") return expression;
  return { ...expression, sign: "×" };
}

function bracketed(leaf: NumberLeaf): Expression {
  return leaf.value.numerator < 0n || leaf.form.kind === "fraction"
    ? { kind: "group", inner: leaf }
    : leaf;
}

/** Returns the value of the expression with numbers for its letters. */
export function valueWith(
  expression: Expression,
  values: Readonly<Record<string, Rational>>,
): Rational {
  return evaluate(withValues(expression, values));
}
