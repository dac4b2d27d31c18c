import type { Equation } from "../../../equations/equation.ts";
import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { readExpression } from "./requested.ts";

/** Reads tokens with exactly one equals sign as two expressions; null if that is not possible. */
export function readEquality(given: readonly Token[] | undefined): Equation | null {
  const tokens = given ?? [];
  const at = tokens.findIndex((token) => isSymbol(token, "="));
  const isOne = at > 0 && tokens.findLastIndex((token) => isSymbol(token, "=")) === at;
  if (!isOne) return null;
  const [left, right] = [readExpression(tokens.slice(0, at)), readExpression(tokens.slice(at + 1))];
  return left && right && { left, right };
}

/** The different letters of both sides in alphabetical order. */
export function lettersOf({ left, right }: Equation): string[] {
  return [...new Set([...variablesIn(left), ...variablesIn(right)])].toSorted();
}

/** Whether the test holds for at least one side. */
export function someSide({ left, right }: Equation, test: (side: Expression) => boolean): boolean {
  return test(left) || test(right);
}

/** A letter between two bounds, as in 0 ≤ x < 2π. */
export interface Chain {
  low: readonly Token[];
  middle: readonly Token[];
  high: readonly Token[];
  includesLow: boolean;
  includesHigh: boolean;
}

/** Splits tokens at their two signs < or ≤; null if there are more or fewer signs. */
export function readChain(tokens: readonly Token[]): Chain | null {
  const signs = tokens.flatMap((token, at) => (isSymbol(token, "<", "≤") ? [at] : []));
  const [first, second] = signs;
  if (first === undefined || second === undefined || signs.length > 2) return null;
  return {
    low: tokens.slice(0, first),
    middle: tokens.slice(first + 1, second),
    high: tokens.slice(second + 1),
    includesLow: isSymbol(tokens[first], "≤"),
    includesHigh: isSymbol(tokens[second], "≤"),
  };
}
