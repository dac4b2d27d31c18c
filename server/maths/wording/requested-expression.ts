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

/** An expression and the operation requested on it. */
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

/** Removes "assuming p is positive" from the end. */
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
 * Reads the expression that one of these wordings requests; each wording has a gap `{expression}`. Null if no wording
 * matches, or if the content of the gap is not an expression.
 */
export function readRequest(
  question: Question,
  wordings: readonly Phrase[],
): RequestedExpression | null {
  // "Find the roots of …" requests something else of the same expression.
  if (asksForRoots(question)) return null;
  const { tokens, isPositive } = withoutAssumption(question.body);
  for (const wording of wordings) {
    const gap = matchPhrase(wording, tokens)?.get("expression");
    const expression = gap && readOrNull(gap);
    if (expression) return { expression, isPositive };
  }
  return null;
}

/** Words next to an expression that are not part of it. */
const articles = new Set(["the", "expression", "following", "polynomial", "product"]);

function readOrNull(tokens: readonly Token[]): Expression | null {
  const start = tokens.findIndex((token) => token.kind !== "word" || !articles.has(token.text));
  const inner = start < 0 ? [] : tokens.slice(isSymbol(tokens[start], ":") ? start + 1 : start);
  if (inner.length === 0) return null;
  try {
    return parseExpression(inner);
  } catch (error) {
    // Another task may be able to read it; a task that does not understand it reports that in the end.
    if (error instanceof Refusal && error.kind === "not_understood") return null;
    throw error;
  }
}

/** The expression with the letter i interpreted as the imaginary unit. */
export function withImaginaryUnit(expression: Expression): Expression {
  if (expression.kind === "variable" && expression.name === "i")
    return { kind: "constant", name: "i" };
  return mapChildren(expression, withImaginaryUnit);
}

/** Whether i is the imaginary unit: it is the only letter, and is next to a number that contains no i. */
export function looksComplex(expression: Expression): boolean {
  if (variablesIn(expression).join() !== "i") return false;
  return someWithin(
    expression,
    (part) =>
      (part.kind === "sum" || part.kind === "difference") &&
      variablesIn(part.left).length !== variablesIn(part.right).length,
  );
}

/** Money amounts belong to arithmetic, not to algebra. */
export function hasMoney(expression: Expression): boolean {
  return someWithin(expression, (part) => part.kind === "number" && part.money === true);
}
