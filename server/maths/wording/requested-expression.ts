import {
  type Expression,
  mapChildren,
  someWithin,
  variablesIn,
} from "../expressions/expression.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { matchPhrase, phrase, type Phrase } from "../read/phrase.ts";
import { asksForRoots, type Question } from "../read/question.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { Refusal } from "../refusal.ts";

/** An expression that something is to be done with. */
export interface RequestedExpression {
  expression: Expression;
  /** "assuming p is positive". */
  isPositive: boolean;
}

const assumptions = ["assuming", "if", "where", "given that", "for"].flatMap((link) => [
  phrase(`{expression} ${link} {letter:letter} is positive`),
  phrase(`{expression} , ${link} {letter:letter} is positive`),
  phrase(`{expression} ${link} {letter:letter} > 0`),
]);

/** Takes "assuming p is positive" off the end. */
function withoutAssumption(tokens: readonly Token[]): {
  tokens: readonly Token[];
  isPositive: boolean;
} {
  for (const assumption of assumptions) {
    const gaps = matchPhrase(assumption, tokens);
    const inner = gaps?.get("expression");
    if (inner) return { tokens: inner, isPositive: true };
  }
  return { tokens, isPositive: false };
}

/**
 * Reads an expression that one of these wordings asks for; each wording has a gap `{expression}`. Null where none
 * fits, or where what stands in the gap is no expression.
 */
export function readRequest(
  question: Question,
  wordings: readonly Phrase[],
): RequestedExpression | null {
  // "Find the roots of …" asks something else of the same expression.
  if (asksForRoots(question)) return null;
  const { tokens, isPositive } = withoutAssumption(question.body);
  for (const wording of wordings) {
    const gap = matchPhrase(wording, tokens)?.get("expression");
    const expression = gap && readOrNull(gap);
    if (expression) return { expression, isPositive };
  }
  return null;
}

/** Words that stand beside an expression but are no part of it. */
const articles = new Set(["the", "expression", "following", "polynomial", "product"]);

function readOrNull(tokens: readonly Token[]): Expression | null {
  const start = tokens.findIndex((token) => token.kind !== "word" || !articles.has(token.text));
  const inner = start < 0 ? [] : tokens.slice(isSymbol(tokens[start], ":") ? start + 1 : start);
  if (inner.length === 0) return null;
  try {
    return parseExpression(inner);
  } catch (error) {
    // Other tasks may read it; who does not understand it says so in the end.
    if (error instanceof Refusal && error.kind === "not_understood") return null;
    throw error;
  }
}

/** The expression with the letter i read as the imaginary unit. */
export function withImaginaryUnit(expression: Expression): Expression {
  if (expression.kind === "variable" && expression.name === "i")
    return { kind: "constant", name: "i" };
  return mapChildren(expression, withImaginaryUnit);
}

/** Whether i stands for the imaginary unit: it is the only letter, and stands beside a number that has none. */
export function looksComplex(expression: Expression): boolean {
  if (variablesIn(expression).join() !== "i") return false;
  return someWithin(
    expression,
    (part) =>
      (part.kind === "sum" || part.kind === "difference") &&
      variablesIn(part.left).length !== variablesIn(part.right).length,
  );
}

/** Money belongs to sums, not to algebra. */
export function hasMoney(expression: Expression): boolean {
  return someWithin(expression, (part) => part.kind === "number" && part.money === true);
}
