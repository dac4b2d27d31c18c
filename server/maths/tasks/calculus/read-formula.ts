import { type Expression, mapChildren } from "../../expressions/expression.ts";
import { parseExpression } from "../../read/parse-expression.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { Refusal } from "../../refusal.ts";
import { hasMoney } from "../../wording/requested-expression.ts";

/** Parses an expression of calculus, in which e is Euler's number; null if the tokens are not an expression. */
export function readFormula(tokens: readonly Token[]): Expression | null {
  const inner = withoutEnd(tokens);
  // "wrt" is not a product of three letters.
  if (inner.length === 0 || inner.some((token) => isWord(token, "wrt"))) return null;
  try {
    const expression = parseExpression(inner.filter((token) => !isSymbol(token, "newline")));
    return hasMoney(expression) ? null : withEulersNumber(expression);
  } catch (error) {
    // Another reading, or another task, may match; a refusal is reported at the end.
    if (error instanceof Refusal && error.kind === "not_understood") return null;
    throw error;
  }
}

/** The same, with log without a base as the natural logarithm, which is what it means in calculus. */
export function readNatural(tokens: readonly Token[]): Expression | null {
  const expression = readFormula(tokens);
  return expression && withNaturalLogarithms(expression);
}

function withNaturalLogarithms(expression: Expression): Expression {
  const inner = mapChildren(expression, withNaturalLogarithms);
  const isOpen = inner.kind === "call" && inner.name === "log" && inner.base === undefined;
  return isOpen ? { kind: "call", name: "ln", argument: inner.argument } : inner;
}

/** A final full stop or question mark belongs to the sentence. */
function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && isSymbol(tokens[end - 1], ".", "?", ",", "newline")) end -= 1;
  return tokens.slice(0, end);
}

/** The letter e as Euler's number, everywhere in the expression. */
export function withEulersNumber(expression: Expression): Expression {
  if (expression.kind === "variable" && expression.name === "e") {
    return { kind: "constant", name: "e" };
  }
  return mapChildren(expression, withEulersNumber);
}

/** Where the bracket that opens at `open` closes; −1 where it does not. */
export function closingBracket(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isSymbol(tokens[at], "(", "√[")) depth += 1;
    if (isSymbol(tokens[at], ")")) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Splits before every token, outside brackets, for which the test is true. */
export function cutBefore(
  tokens: readonly Token[],
  isStart: (token: Token, at: number) => boolean,
): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  tokens.forEach((token, at) => {
    if (depth === 0 && isStart(token, at)) parts.push([]);
    if (isSymbol(token, "(", "√[")) depth += 1;
    if (isSymbol(token, ")")) depth -= 1;
    parts.at(-1)?.push(token);
  });
  return parts.filter((part) => part.length > 0);
}

export function isWord(token: Token | undefined, ...words: string[]): boolean {
  return (token?.kind === "word" || token?.kind === "letter") && words.includes(token.text);
}
