import { checkLine } from "../check-step.ts";
import type { LetterValues } from "../put-in.ts";

/** Returns the claim of a line that contradicts an earlier one; null if none does. */
export type Chain = (line: string) => string | null;

/** The maximum length of a line. */
export const longestLine = 400;

/** The maximum count of claims that are compared with each other. */
export const mostClaims = 120;

/** Separators between equations on one line. */
const between =
  /\\(?:Right|right|Longright)arrow|\\implies|\\iff|\\therefore|⇒|→|∴|(?<!\\);|(?<!\\),(?=\s|\\)|\\q?quad|\\\\|\\text\s*\{\s*(?:or|and|so|then|hence)[,\s]*\}/u;

const spaceAround = /^(?:\\[,;:! ]|\s)+|(?:\\[,;:! ]|\s)+$/gu;

/** The claims on one displayed line, in LaTeX. */
export function claimsOf(line: string): string[] {
  return line.split(between).map((part) => part.replaceAll(spaceAround, ""));
}

const commands = /\\(?:[dt]?frac|sqrt|times|div|cdot|left|right|circ)(?![a-z])|\\[,;:! ]/gu;

/** The letters of one equality of plain algebra, in alphabetical order; "" for anything else. */
export function lettersOfEquation(claim: string): string {
  const signs = claim.replaceAll(commands, " ");
  if (!/^[^=<>]+=[^=<>]+$/u.test(claim) || /[\\±∓_]/u.test(signs)) return "";
  const letters = new Set(signs.match(/\p{L}/gu));
  return [...letters].toSorted().join("");
}

/** Whether a claim contains numbers that may be rounded. */
export function isRounded(claim: string): boolean {
  return /\d\.\d|≈/u.test(claim);
}

/** Whether a claim is true for one of the solutions. */
export function holdsFor(claim: string, solutions: readonly LetterValues[]): boolean {
  return solutions.some((values) => checkLine(claim, values) === "holds");
}

/** Whether a claim can be parsed and is false for all solutions; false if there are no solutions. */
export function failsFor(claim: string, solutions: readonly LetterValues[]): boolean {
  const verdicts = solutions.map((values) => checkLine(claim, values));
  return verdicts.length > 0 && verdicts.every((said) => said === "states" || said === "fails");
}
