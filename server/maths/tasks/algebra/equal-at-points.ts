import { canonical } from "../../algebra/canonical.ts";
import { compareExpressions } from "../../algebra/compare-expressions.ts";
import type { CanonicalOptions } from "../../algebra/options.ts";
import { equals } from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import { type Expression, integerLeaf, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../expressions/write-latex.ts";
import { substitute } from "../../equations/equation.ts";
import { Refusal } from "../../refusal.ts";
import type { Proof } from "../../task/task.ts";

/** Small numbers that a student would try. 0 and 1 are excluded, because they hide errors. */
const trials = [2n, 3n, 5n, 7n, 4n];

/**
 * Proves that two expressions are equal: by their canonical forms, and by substituting numbers for the letters, as a
 * student would check it. Returns null if they are not equal, or if no number can be substituted.
 */
export function proveEqual(
  given: Expression,
  result: Expression,
  options: CanonicalOptions,
): Proof | null {
  const comparison = compareExpressions(given, result, { positive: options.positive ?? false });
  if (comparison !== "equal") return null;
  const letters = [...new Set([...variablesIn(given), ...variablesIn(result)])];
  if (letters.length === 0) return numericProof(given, result, options);
  for (const shift of trials.keys()) {
    const values = new Map(
      letters.map((letter, at) => [
        letter,
        integerLeaf(trials[(at + shift) % trials.length] ?? 2n),
      ]),
    );
    const value = commonValue(substitute(given, values), substitute(result, values), options);
    if (value === "different") return null;
    if (value && expressionLatex(value).length <= longestValue) {
      return { method: "Numbers put in for the letters", lines: linesFor(values, value) };
    }
  }
  return {
    method: "Both brought to the same exact form",
    lines: [`${expressionLatex(given)} = ${expressionLatex(result)}`],
  };
}

/** The longest value that is shown, in characters. */
const longestValue = 40;

function linesFor(values: ReadonlyMap<string, Expression>, value: Expression): string[] {
  const chosen = [...values].map(
    ([name, leaf]) => `${letterLatex(name)} = ${expressionLatex(leaf)}`,
  );
  const shown = expressionLatex(value);
  return [
    `\\text{Put } ${chosen.join(",\\; ")}`,
    `\\text{given expression} = ${shown}, \\quad \\text{answer} = ${shown}`,
  ];
}

/**
 * Returns the common value of both expressions, or "different"; null if one of them is undefined there, for example by
 * a zero in a denominator.
 */
function commonValue(
  given: Expression,
  result: Expression,
  options: CanonicalOptions,
): Expression | "different" | null {
  try {
    const [first, second] = [canonical(given, options), canonical(result, options)];
    return equals(first, second) ? toExpression(first) : "different";
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function numericProof(
  given: Expression,
  result: Expression,
  options: CanonicalOptions,
): Proof | null {
  const value = commonValue(given, result, options);
  if (value === null || value === "different") return null;
  return {
    method: "Worked out a second time as one exact number",
    lines: [`${expressionLatex(given)} = ${expressionLatex(result)}`],
  };
}
