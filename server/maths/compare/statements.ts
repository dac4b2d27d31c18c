import { different, equal, type Judgement, unreadable } from "./judgement.ts";

/** An answer that is not a number: there is no solution, or every number is one. */
export type Statement = "none" | "all";

const filler =
  /\b(?:there|are|is|has|have|the|this|equation|equations|system|it|so|hence|answer|ans|for|of|exist|exists|any|values?|limit|x|y)\b|[.,:]/g;

const none = new Set([
  "no real roots",
  "no real root",
  "no real",
  "no real solutions",
  "no real solution",
  "no real number",
  "roots not real",
  "not real",
  "no roots",
  "no root",
  "no solution",
  "no solutions",
  "no solution inconsistent",
  "inconsistent",
  "does not",
  "none",
  "∅",
]);

const all = new Set([
  "true all numbers",
  "true all",
  "all numbers",
  "all real numbers",
  "every number",
  "every real number",
  "all",
  "always true",
  "true every number",
  "infinitely many solutions",
  "infinitely many solutions dependent",
  "infinitely many",
  "infinite solutions",
  "dependent",
  "identity",
]);

/** The statement of a sentence such as "There are no real roots."; null if it states neither. */
export function readStatement(text: string): Statement | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/\\text|[${}()]|\\/g, " ")
    .replaceAll(/\bof [a-z]\b/g, " ")
    .replaceAll(filler, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (none.has(plain)) return "none";
  return all.has(plain) ? "all" : null;
}

/** No solution, or every number. Any value is a different answer. Null if the expected answer is not a statement. */
export function compareStatements(expected: string, given: string): Judgement | null {
  const wanted = readStatement(expected);
  if (!wanted) return null;
  const found = readStatement(given);
  if (found) return found === wanted ? equal : different;
  return /\d|[<>≤≥]/.test(given) ? different : unreadable;
}
