import type { Expression } from "../../../expressions/expression.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";

/** What is asked for of a division. */
export type Wanted = "both" | "quotient" | "remainder";

const wordings: [string, Wanted][] = [
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
  ["the remainder on dividing {dividend} by {divisor}", "remainder"],
  ["remainder on dividing {dividend} by {divisor}", "remainder"],
  ["the quotient when {dividend} is ÷ {divisor}", "quotient"],
  ["the remainder when {dividend} is ÷ {divisor}", "remainder"],
  ["remainder when {dividend} is ÷ {divisor}", "remainder"],
  ["quotient when {dividend} is ÷ {divisor}", "quotient"],
];
const patterns = wordings.map(([text, wanted]) => ({ pattern: phrase(text), wanted }));

const needed = new Set(["divide", "quotient", "remainder"]);

/** The two expressions of a division that is asked for in words; null for anything else. */
export function readDivision({
  body,
}: Question): { dividend: Expression; divisor: Expression; wanted: Wanted } | null {
  if (!body.some((token) => token.kind === "word" && needed.has(token.text))) return null;
  for (const { pattern, wanted } of patterns) {
    const gaps = matchPhrase(pattern, body);
    const dividend = readOrNull(gaps?.get("dividend") ?? []);
    const divisor = readOrNull(gaps?.get("divisor") ?? []);
    if (dividend && divisor) return { dividend, divisor, wanted };
  }
  return null;
}

export function readOrNull(tokens: readonly Token[]): Expression | null {
  if (tokens.length === 0) return null;
  try {
    return parseExpression(tokens);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
