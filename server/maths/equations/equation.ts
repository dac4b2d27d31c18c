import { type Expression, mapChildren, numbersIn, variablesIn } from "../expressions/expression.ts";
import { expressionLatex } from "../expressions/write-latex.ts";
import { expressionPlain } from "../expressions/write-plain.ts";
import type { NumberStyle } from "../numbers/written.ts";
import { withEulersNumberInAll } from "../read/eulers-number.ts";
import { refuseMixedCase } from "../read/letter-case.ts";
import { spellOutLetterRuns } from "../read/letter-runs.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { memoise } from "../read/memoise.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { notUnderstood } from "../refusal.ts";

/** The two sides of an equation, as they were written. */
export interface Equation {
  left: Expression;
  right: Expression;
}

export function countEquals(tokens: readonly Token[]): number {
  return tokens.filter((token) => isSymbol(token, "=")).length;
}

/** Parses tokens with exactly one equals sign. */
export const readEquation = memoise((tokens: readonly Token[]): Equation => {
  refuseMixedCase(spellOutLetterRuns(tokens));
  const at = tokens.findIndex((token) => isSymbol(token, "="));
  const sides = [tokens.slice(0, at), tokens.slice(at + 1)];
  const [left, right] = withEulersNumberInAll(sides.map(parseExpression));
  if (!left || !right) throw notUnderstood("An equation needs something on both sides of =.");
  if (
    numbersIn(left)
      .concat(numbersIn(right))
      .some(({ money }) => money === true)
  ) {
    throw notUnderstood("Leave the ₹ sign out of an equation.");
  }
  return { left, right };
});

export function equationVariables({ left, right }: Equation): string[] {
  return [...new Set([...variablesIn(left), ...variablesIn(right)])].toSorted();
}

export function equationLatex({ left, right }: Equation): string {
  return `${expressionLatex(left)} = ${expressionLatex(right)}`;
}

export function equationPlain({ left, right }: Equation): string {
  return `${expressionPlain(left)} = ${expressionPlain(right)}`;
}

/** Whether the equation contains decimals, so that its solution uses decimals too. */
export function equationStyle({ left, right }: Equation): NumberStyle {
  const numbers = [...numbersIn(left), ...numbersIn(right)];
  return numbers.some(({ form }) => form.kind === "decimal") ? "decimal" : "fraction";
}

/** The expression with each letter that has a value replaced by that value. */
export function substitute(
  expression: Expression,
  values: ReadonlyMap<string, Expression>,
): Expression {
  if (expression.kind === "variable") return values.get(expression.name) ?? expression;
  return mapChildren(expression, (child) => substitute(child, values));
}

/** Refuses requested letters that do not occur: "2x + 3 = 11 find y". */
export function refuseOtherLetters(asked: readonly string[], names: readonly string[]): void {
  const other = asked.find((letter) => !names.includes(letter));
  if (other !== undefined) {
    throw notUnderstood(
      `You ask for ${other}, but the equation has no ${other} in it. Check which letter you mean.`,
    );
  }
}
