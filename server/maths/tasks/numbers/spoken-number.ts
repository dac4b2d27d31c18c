import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { numberWord, wholeNumberSaid } from "../../numbers/number-words.ts";
import { placeCalled } from "./places.ts";

/** A number given in words, and the kind of its wording. */
export interface SpokenNumber {
  value: Rational;
  /** The decimal places that the words imply: 3 for thousandths. */
  places: number;
  kind: "whole" | "point" | "parts";
}

/**
 * Parses "four lakh two thousand", "five point zero nine" or "five and ninety-four thousandths"; null for other words.
 */
export function readSpokenNumber(tokens: readonly Token[]): SpokenNumber | null {
  const words = tokens.map(wordOf);
  if (words.includes(null)) return null;
  const said = words.flatMap((word) => word ?? []);
  const whole = wholeNumberSaid(said);
  if (whole !== null) return { value: q.rational(whole), places: 0, kind: "whole" };
  return withPoint(said) ?? withParts(said, tokens);
}

function wordOf(token: Token): string | null {
  if (isSymbol(token, "-")) return "-";
  const isWord = token.kind === "word" || (token.kind === "letter" && token.text === "a");
  return isWord ? token.text : null;
}

function withPoint(words: readonly string[]): SpokenNumber | null {
  const at = words.indexOf("point");
  if (at < 0) return null;
  const whole = at === 0 ? 0n : wholeNumberSaid(words.slice(0, at));
  const digits = words.slice(at + 1).map(numberWord);
  if (whole === null || digits.length === 0) return null;
  let decimals = "";
  for (const digit of digits) {
    if (digit === undefined || digit > 9n) return null;
    decimals += digit.toString();
  }
  const scale = 10n ** BigInt(decimals.length);
  const value = q.rational(whole * scale + BigInt(decimals), scale);
  return { value, places: decimals.length, kind: "point" };
}

/**
 * Parses numbers whose last words name a decimal place: tenths, hundredths, ten-thousandths. Returns null where the
 * words are ambiguous without a hyphen: "two hundred thousandths" may be 200 thousandths or 2 hundred-thousandths.
 */
function withParts(words: readonly string[], tokens: readonly Token[]): SpokenNumber | null {
  const hyphened = partsAt(words, tokens, 3);
  if (hyphened) return hyphened;
  const [one, other] = [2, 1].map((length) => partsAt(words, tokens, length));
  if (one && other && !q.equals(one.value, other.value)) return null;
  return one ?? other ?? null;
}

function partsAt(
  words: readonly string[],
  tokens: readonly Token[],
  length: number,
): SpokenNumber | null {
  // The "one" of "eighty-one hundredths" belongs to the number and not to the place.
  if (length >= words.length || ["one", "-"].includes(words.at(-length) ?? "")) return null;
  const exponent = placeCalled(tokens.slice(-length));
  if (exponent === null || exponent >= 0) return null;
  const before = words.slice(0, -length);
  const isJoined = length === 1 && before.at(-1) === "-";
  const said = isJoined ? before.slice(0, -1) : before;
  const number = mixedNumber(said, 10n ** BigInt(-exponent));
  return number && { value: number, places: -exponent, kind: "parts" };
}

/**
 * Parses "five and ninety-four" before "thousandths"; the parts must be fewer than the scale. Returns null for "one
 * hundred and five", which may be 105 parts or 100 and 5 parts.
 */
function mixedNumber(words: readonly string[], scale: bigint): Rational | null {
  if (words.includes("and") && wholeNumberSaid(words) !== null) return null;
  const cuts = words.flatMap((word, at) => (word === "and" ? [at] : []));
  for (const at of cuts.reverse()) {
    const [whole, parts] = [
      wholeNumberSaid(words.slice(0, at)),
      wholeNumberSaid(words.slice(at + 1)),
    ];
    if (whole !== null && parts !== null && parts < scale) {
      return q.rational(whole * scale + parts, scale);
    }
  }
  const parts = wholeNumberSaid(words);
  return parts === null ? null : q.rational(parts, scale);
}
