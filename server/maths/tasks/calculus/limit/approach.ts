import { canonical } from "../../../algebra/canonical.ts";
import { type Interval, intervalArithmetic } from "../../../algebra/interval.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { Refusal } from "../../../refusal.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets, isSum } from "../../../working/written.ts";
import { preciseValue } from "../numeric/precise-value.ts";

/** The approach of a letter: to a number from one side, or to infinity. */
export interface Approach {
  variable: string;
  /** Null for ∞ and −∞. */
  point: Expression | null;
  /** From the left or right; for ∞ its sign. */
  side: -1 | 1;
  /** Whether a one-sided limit is requested and displayed. */
  isOneSided: boolean;
}

/** The limit of an expression. */
export type Tendency = { kind: "finite"; value: Quotient } | { kind: "infinite"; sign: -1 | 1 };

/** The precision of the interval arithmetic, in bits. */
export const bits = 512;

/** The value of the letter after the given count of halvings of its distance, or doublings of its size. */
export function placeNear({ point, side }: Approach, halvings: number): Interval | null {
  const on = intervalArithmetic(bits);
  const size = 2n ** BigInt(halvings);
  if (!point) return on.fromRational(q.rational(BigInt(side) * size));
  const at = preciseValue(point, fixedLetters, bits);
  return at && on.add(at, on.fromRational(q.rational(BigInt(side), size)));
}

/** Other letters get fixed positive numbers when signs are determined. */
export const fixedLetters: ReadonlyMap<string, Interval> = new Map(
  Array.from("abcdfghjklmnopqrstuvwxyzθφαβ", (letter, at) => [
    letter,
    intervalArithmetic(bits).fromRational(q.rational(BigInt(11 + 2 * at), 7n)),
  ]),
);

/** The value of an expression near the point. */
export function valueNear(
  expression: Expression,
  approach: Approach,
  halvings: number,
): Interval | null {
  const at = placeNear(approach, halvings);
  return at && preciseValue(expression, new Map([...fixedLetters, [approach.variable, at]]), bits);
}

/** −1 or 1 if the expression has one sign near the point; null if undecided. */
export function signNear(expression: Expression, approach: Approach): -1 | 1 | null {
  const depths = approach.point ? [24, 40, 60] : [8, 10, 12];
  const signs = depths.map((halvings) => {
    const value = valueNear(expression, approach, halvings);
    if (!value) return null;
    return value.low > 0n ? 1 : value.high < 0n ? -1 : null;
  });
  const [first] = signs;
  return signs.every((sign) => sign === first) ? (first ?? null) : null;
}

/** The expression with the point substituted for the letter, as it would be written. */
export function putIn(expression: Expression, { variable, point }: Approach): Expression {
  return tidy(substitute(expression, new Map([[variable, inBrackets(point ?? integerLeaf(0n))]])));
}

/** The exact value with the point substituted; null if it has none. */
export function exactAt(expression: Expression, approach: Approach): Quotient | null {
  return orNull(() => canonical(putIn(expression, approach)));
}

/** An expression that throws a refusal has no value. */
export function orNull<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The point of a limit in LaTeX, with its side if a one-sided limit is requested: 2^{+}, ∞. */
export function pointLatex({ point, side, isOneSided }: Approach): string {
  if (!point) return side > 0 ? "\\infty" : "-\\infty";
  return expressionLatex(point) + (isOneSided ? `^{${side > 0 ? "+" : "-"}}` : "");
}

/** `\\lim_{x \\to 0}` before an expression. */
export function limitLatex(expression: Expression, approach: Approach): string {
  const inner = ungroup(expression);
  const text = expressionLatex(inner);
  const isOpen = isSum(inner) || inner.kind === "negate";
  const body = isOpen ? `\\left(${text}\\right)` : text;
  return `\\lim_{${letterLatex(approach.variable)} \\to ${pointLatex(approach)}} ${body}`;
}

export function finite(value: Quotient): Tendency {
  return { kind: "finite", value };
}

export function tendencyExpression(tendency: Tendency): Expression {
  if (tendency.kind === "finite") return toExpression(tendency.value);
  const infinity: Expression = { kind: "constant", name: "∞" };
  return tendency.sign > 0 ? infinity : { kind: "negate", operand: infinity };
}
