import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { wholeNumberSaid } from "../../numbers/number-words.ts";

const parts: ReadonlyMap<string, bigint> = new Map([
  ["half", 2n],
  ["halves", 2n],
  ["third", 3n],
  ["thirds", 3n],
  ["quarter", 4n],
  ["quarters", 4n],
  ["fourth", 4n],
  ["fourths", 4n],
  ["fifth", 5n],
  ["fifths", 5n],
  ["sixth", 6n],
  ["sixths", 6n],
  ["seventh", 7n],
  ["sevenths", 7n],
  ["eighth", 8n],
  ["eighths", 8n],
  ["ninth", 9n],
  ["ninths", 9n],
  ["tenth", 10n],
  ["tenths", 10n],
  ["twelfth", 12n],
  ["twelfths", 12n],
  ["twentieth", 20n],
  ["twentieths", 20n],
]);

/** Reads "three tenths", "half", "eighty-nine quarters" or "two and a half"; null for other words. */
export function fractionSaid(words: readonly string[]): Rational | null {
  const denominator = parts.get(words.at(-1) ?? "");
  if (denominator === undefined) return null;
  const before = words.slice(0, -1);
  const cut = before.indexOf("and");
  const isMixed = cut > 0 && cut === before.lastIndexOf("and") && !isHundred(before[cut - 1]);
  if (!isMixed) return over(numerator(before), denominator);
  const whole = wholeNumberSaid(before.slice(0, cut));
  const proper = over(numerator(before.slice(cut + 1)), denominator);
  const isProper = whole !== null && proper !== null && q.order(proper, q.one) < 0;
  return isProper ? q.add(q.rational(whole), proper) : null;
}

function over(top: bigint | null, denominator: bigint): Rational | null {
  return top === null ? null : q.rational(top, denominator);
}

function isHundred(word: string | undefined): boolean {
  return word === "hundred" || word === "thousand";
}

function numerator(words: readonly string[]): bigint | null {
  return words.length === 0 ? 1n : wholeNumberSaid(words);
}
