import {
  type Expression,
  mapChildren,
  someWithin,
  variablesIn,
} from "../../../expressions/expression.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { type Gaps, matchPhrase, type Phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { withFunctionsApart } from "./trigonometric-tokens.ts";

/** The tokens of the question without its request words, with functions and letters separated. */
export function bodyOf(question: Question): Token[] {
  return withFunctionsApart(question.body);
}

/** The gaps of the first wording that matches; null if none does. */
export function firstWording(tokens: readonly Token[], wordings: readonly Phrase[]): Gaps | null {
  for (const wording of wordings) {
    const gaps = matchPhrase(wording, tokens);
    if (gaps) return gaps;
  }
  return null;
}

/** Words before an expression that are not part of it. */
const articles = new Set(["the", "expression", "following", "identity", "that"]);

/** Reads an expression, with letters in the case in which they were typed; null if the tokens are no expression. */
export function readExpression(given: readonly Token[] | undefined): Expression | null {
  if (!given) return null;
  const start = given.findIndex((token) => token.kind !== "word" || !articles.has(token.text));
  const tokens = start < 0 ? [] : given.slice(isSymbol(given[start], ":") ? start + 1 : start);
  if (tokens.length === 0 || leavesAngleOpen(tokens)) return null;
  try {
    return withCapitals(parseExpression(tokens), tokens);
  } catch (error) {
    // Another task may understand the question, so this refusal is not final.
    if (error instanceof Refusal && error.kind === "not_understood") return null;
    throw error;
  }
}

const functionWord = /^(?:arc)?(?:sin|cos|tan|cot|sec|cosec|csc)$/;

/** Whether the extent of an angle is ambiguous: sin(n + 1)x may mean sin((n + 1)x). */
function leavesAngleOpen(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    if (token.kind !== "word" || !functionWord.test(token.text)) return false;
    const open = isSymbol(tokens[at + 1], "^") ? afterExponent(tokens, at + 2) : at + 1;
    if (!isSymbol(tokens[open], "(")) return false;
    const next = tokens[closing(tokens, open) + 1];
    return next?.kind === "letter" || next?.kind === "number";
  });
}

function afterExponent(tokens: readonly Token[], at: number): number {
  if (isSymbol(tokens[at], "(")) return closing(tokens, at) + 1;
  return isSymbol(tokens[at], "-") ? at + 2 : at + 1;
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isSymbol(tokens[at], "(")) depth += 1;
    if (isSymbol(tokens[at], ")")) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}

/** Restores capitals: a letter that was only typed as a capital, such as an angle A, is written as one. */
function withCapitals(expression: Expression, tokens: readonly Token[]): Expression {
  const large = new Set(
    tokens.flatMap((token) =>
      token.kind === "letter" && /^[A-Z]$/.test(token.written) ? [token.text] : [],
    ),
  );
  const small = new Set(
    tokens.flatMap((token) =>
      token.kind === "letter" && !/^[A-Z]$/.test(token.written) ? [token.text] : [],
    ),
  );
  const rename = (part: Expression): Expression => {
    if (part.kind !== "variable") return mapChildren(part, rename);
    const isLarge = large.has(part.name) && !small.has(part.name);
    return isLarge ? { ...part, name: part.name.toUpperCase() } : part;
  };
  return rename(expression);
}

const trigonometric: ReadonlySet<string> = new Set(["sin", "cos", "tan", "cot", "sec", "cosec"]);

/** Whether a part is one of the six trigonometric functions. */
export function isTrigonometricCall(
  part: Expression,
): part is Extract<Expression, { kind: "call" }> {
  return part.kind === "call" && trigonometric.has(part.name);
}

/** Whether an expression contains a trigonometric function. */
export function hasTrigonometricCall(expression: Expression): boolean {
  return someWithin(expression, isTrigonometricCall);
}

/** Whether an expression contains an inverse function. */
export function hasInverseCall(expression: Expression): boolean {
  return someWithin(expression, (part) => part.kind === "call" && part.name.startsWith("arc"));
}

/** Whether an expression contains a function other than the six trigonometric ones. */
export function hasOtherCall(expression: Expression): boolean {
  return someWithin(expression, (part) => part.kind === "call" && !trigonometric.has(part.name));
}

/** Whether an expression contains an angle in degrees. */
export function usesDegrees(expression: Expression): boolean {
  return someWithin(expression, ({ kind }) => kind === "degrees");
}

/**
 * Whether the arguments of all functions are sums of letters and numbers; sin x² and sin(1/x) occur in no identity at
 * school.
 */
export function hasPlainAngles(expression: Expression): boolean {
  return !someWithin(
    expression,
    (part) =>
      isTrigonometricCall(part) &&
      someWithin(part.argument, (inner) => {
        if (inner.kind === "power" || inner.kind === "root" || inner.kind === "call") return true;
        return inner.kind === "quotient" && variablesIn(inner.right).length > 0;
      }),
  );
}
