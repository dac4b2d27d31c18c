import { type Expression, mapChildren, someWithin } from "../expressions/expression.ts";

/**
 * Distinguishes Euler's number from a letter e: it is Euler's number if its exponent contains a letter, or if the
 * expression contains natural logarithms. Otherwise e is an ordinary letter.
 */
export function withEulersNumber(expression: Expression): Expression {
  return someWithin(expression, isTell) ? replaceLetter(expression) : expression;
}

/** The same for related expressions, such as the sides of an equation: evidence in one counts for all. */
export function withEulersNumberInAll(expressions: readonly Expression[]): Expression[] {
  const isTold = expressions.some((one) => {
    return someWithin(one, (part) => part.kind === "constant" && part.name === "e");
  });
  return isTold ? expressions.map(replaceLetter) : [...expressions];
}

function isTell(part: Expression): boolean {
  if (part.kind === "call") return part.name === "ln";
  if (part.kind !== "power" || !isLetterE(part.base)) return false;
  return someWithin(part.exponent, ({ kind }) => kind === "variable" || kind === "call");
}

function isLetterE(part: Expression): boolean {
  return part.kind === "variable" && part.name === "e";
}

function replaceLetter(expression: Expression): Expression {
  if (isLetterE(expression)) return { kind: "constant", name: "e" };
  return mapChildren(expression, replaceLetter);
}
