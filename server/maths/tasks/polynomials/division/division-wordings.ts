import type { Expression } from "../../../expressions/expression.ts";
import { takeMethod } from "../../../read/method-request.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { withoutName } from "../one-letter-polynomial.ts";

/** The requested result of a division. */
export type DivisionTarget = "both" | "quotient" | "remainder";

const wordings: [string, DivisionTarget][] = [
  ["divide {dividend} by {divisor} and give|find the quotient and remainder", "both"],
  ["divide {dividend} by {divisor} and give|find the quotient and the remainder", "both"],
  ["divide {dividend} by {divisor} , and give|find the quotient and remainder", "both"],
  ["divide {dividend} by {divisor} and find|write|give the remainder", "remainder"],
  ["divide {dividend} by {divisor} and find|write|give the quotient", "quotient"],
  ["divide the polynomial {dividend} by {divisor}", "both"],
  ["divide {dividend} by {divisor}", "both"],
  ["the quotient and remainder when {dividend} is ÷ {divisor}", "both"],
  ["the quotient and the remainder when {dividend} is ÷ {divisor}", "both"],
  ["quotient and remainder when {dividend} is ÷ {divisor}", "both"],
  ["quotient and the remainder when {dividend} is ÷ {divisor}", "both"],
  ["quotient and remainder on dividing {dividend} by {divisor}", "both"],
  ["the quotient and remainder on dividing {dividend} by {divisor}", "both"],
  ["the remainder obtained|left on dividing {dividend} by {divisor}", "remainder"],
  ["the remainder obtained|left when {dividend} is ÷ {divisor}", "remainder"],
  ["the remainder on dividing {dividend} by {divisor}", "remainder"],
  ["remainder on dividing {dividend} by {divisor}", "remainder"],
  ["the quotient when {dividend} is ÷ {divisor}", "quotient"],
  ["the remainder when {dividend} is ÷ {divisor}", "remainder"],
  ["remainder when {dividend} is ÷ {divisor}", "remainder"],
  ["quotient when {dividend} is ÷ {divisor}", "quotient"],
];
const patterns = wordings.map(([text, wanted]) => ({ pattern: phrase(text), wanted }));

const toDivide: ReadonlySet<string> = new Set(["divide"]);
const needed: ReadonlySet<string> = new Set([...toDivide, "quotient", "remainder"]);

/** The method for the remainder. */
export type DivisionMethod = "long-division" | "remainder-theorem";

const methods: ReadonlyMap<string, DivisionMethod> = new Map([
  ["remainder theorem", "remainder-theorem"],
  ["long division", "long-division"],
  ["actual division", "long-division"],
  ["division", "long-division"],
]);

interface DivisionQuestion {
  dividend: Expression;
  divisor: Expression;
  wanted: DivisionTarget;
  /**
   * The method that the question names; "divide … and find the remainder" means long division. Null if it names none.
   */
  method: DivisionMethod | null;
}

/** Reads the dividend and the divisor of a division that is requested in words; null for other questions. */
export function readDivision(question: Question): DivisionQuestion | null {
  if (!question.tokens.some((token) => isWord(token, needed))) return null;
  const asked = takeMethod(question, methods);
  const { body } = asked?.question ?? question;
  const found = matchWording(body);
  if (!found) return null;
  const own = body.some((token) => isWord(token, toDivide)) ? "long-division" : null;
  return { ...found, method: asked?.method ?? own };
}

function matchWording(body: readonly Token[]): Omit<DivisionQuestion, "method"> | null {
  for (const { pattern, wanted } of patterns) {
    const gaps = matchPhrase(pattern, body);
    const dividend = readPolynomial(gaps?.get("dividend"));
    const divisor = readPolynomial(gaps?.get("divisor"));
    if (dividend && divisor) return { dividend, divisor, wanted };
  }
  return null;
}

function isWord(token: Token, words: ReadonlySet<string>): boolean {
  return token.kind === "word" && words.has(token.text);
}

function readPolynomial(tokens: readonly Token[] | undefined): Expression | null {
  return tokens ? readOrNull(withoutName(tokens)) : null;
}

/** Parses an expression; null if the tokens are none. */
export function readOrNull(tokens: readonly Token[]): Expression | null {
  if (tokens.length === 0) return null;
  try {
    return parseExpression(tokens);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
