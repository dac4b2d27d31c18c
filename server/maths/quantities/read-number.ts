import { numberWord } from "../numbers/number-words.ts";
import { absolute } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { powerOfTen } from "./significant.ts";

/** A plain number in the notation of physics and commerce. */
export interface NumberRead {
  value: Rational;
  /** Significant digits as typed; null if the number is exact, such as a fraction or a word. */
  significant: number | null;
  places: number;
  /** The count of its tokens. */
  length: number;
}

/** The maximum power of ten, above any in a school book. */
const largestPower = 60;

/**
 * The number that starts at a token: 5, −5, 1,500, 2.4*10^4, 1.5 × 10⁻³, 1.6e-19, 10^5, 3 1/2, 3½, 1/2,
 * `\frac{1}{2}`, five, twenty-five, 3 lakh, half. Null if none starts there.
 */
export function readNumber(tokens: readonly Token[], at: number): NumberRead | null {
  if (isSymbol(tokens[at], "-", "+")) return readSigned(tokens, at);
  const base = readDigits(tokens, at) ?? readWords(tokens, at);
  if (!base) return null;
  return readTimesTen(tokens, at, base) ?? readScaleWord(tokens, at, base);
}

function readSigned(tokens: readonly Token[], at: number): NumberRead | null {
  if (isSymbol(tokens[at + 1], "-", "+")) return null;
  const size = readNumber(tokens, at + 1);
  if (!size) return null;
  const value = isSymbol(tokens[at], "-") ? q.negate(size.value) : size.value;
  return { ...size, value, length: size.length + 1 };
}

type Digits = Extract<Token, { kind: "number" }>;

function readDigits(tokens: readonly Token[], at: number): NumberRead | null {
  const token = tokens[at];
  if (token?.kind === "fraction") {
    return exact(q.rational(token.numerator, token.denominator), 1);
  }
  if (isSymbol(token, "frac")) return readLatexFraction(tokens, at);
  if (token?.kind !== "number") return null;
  return readMixed(tokens, at, token) ?? decimal(token);
}

function decimal(token: Digits): NumberRead {
  const digits = absolute(
    (token.value.numerator * 10n ** BigInt(token.places)) / token.value.denominator,
  ).toString();
  // Trailing zeros of 1500 may not be significant; those of 5.0 are.
  const counted = token.places > 0 ? digits : digits.replace(/0+$/, "");
  const { value, places } = token;
  return { value, places, significant: Math.max(counted.length, 1), length: 1 };
}

function exact(value: Rational, length: number): NumberRead {
  return { value, significant: null, places: 0, length };
}

function readLatexFraction(tokens: readonly Token[], at: number): NumberRead | null {
  const [top, bottom] = [tokens[at + 2], tokens[at + 5]];
  const isClosed = [3, 6].every((ahead) => isSymbol(tokens[at + ahead], ")"));
  if (!isClosed || !isWhole(top) || !isWhole(bottom) || q.isZero(bottom.value)) return null;
  return exact(q.divide(top.value, bottom.value), 7);
}

/** 3½, 3 1/2 and 1/2; a slash before a letter belongs to a unit. */
function readMixed(tokens: readonly Token[], at: number, whole: Digits): NumberRead | null {
  if (whole.places > 0) return null;
  const next = tokens[at + 1];
  if (next?.kind === "fraction") {
    return exact(q.add(whole.value, q.rational(next.numerator, next.denominator)), 2);
  }
  const own = readSlash(tokens, at);
  if (own) return exact(own, 3);
  const part = next?.spaced === true ? readSlash(tokens, at + 1) : null;
  return part && q.order(part, q.one) < 0 ? exact(q.add(whole.value, part), 4) : null;
}

function readSlash(tokens: readonly Token[], at: number): Rational | null {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isWhole(top) || !isSymbol(slash, "/") || !isWhole(bottom) || q.isZero(bottom.value))
    return null;
  return slash?.spaced === true || bottom.spaced ? null : q.divide(top.value, bottom.value);
}

function isWhole(token: Token | undefined): token is Digits {
  return token?.kind === "number" && token.places === 0;
}

/** "× 10^4" after a number, "e-19", and 10^5 by itself. Null if there is none. */
function readTimesTen(tokens: readonly Token[], at: number, base: NumberRead): NumberRead | null {
  const after = at + base.length;
  if (isTenToPower(tokens, at)) {
    const unitPower = { ...base, value: q.one, significant: null };
    return withPower(unitPower, readExponent(tokens, after), base.length);
  }
  if (isTimes(tokens[after]) && isTenToPower(tokens, after + 1)) {
    return withPower(base, readExponent(tokens, after + 2), base.length + 2);
  }
  const isE = isTight(tokens[after], "e") && tokens[after + 1]?.spaced === false;
  return isE ? withPower(base, readSignedWhole(tokens, after + 1), base.length + 1) : null;
}

function isTenToPower(tokens: readonly Token[], at: number): boolean {
  const ten = tokens[at];
  return isWhole(ten) && ten.value.numerator === 10n && isSymbol(tokens[at + 1], "^");
}

function isTimes(token: Token | undefined): boolean {
  return isSymbol(token, "×") || (token?.kind === "letter" && token.text === "x");
}

function isTight(token: Token | undefined, letter: string): boolean {
  return token?.kind === "letter" && token.text === letter && !token.spaced;
}

interface PowerRead {
  power: number;
  length: number;
}

function withPower(base: NumberRead, read: PowerRead | null, before: number): NumberRead | null {
  if (!read) return null;
  const value = q.multiply(base.value, powerOfTen(read.power));
  return {
    ...base,
    value,
    places: Math.max(base.places - read.power, 0),
    length: before + read.length,
  };
}

/** The exponent after a ^, which counts in the length. */
function readExponent(tokens: readonly Token[], at: number): PowerRead | null {
  if (!isSymbol(tokens[at + 1], "(")) {
    const bare = readSignedWhole(tokens, at + 1);
    return bare && { ...bare, length: bare.length + 1 };
  }
  const inside = readSignedWhole(tokens, at + 2);
  if (!inside || !isSymbol(tokens[at + 2 + inside.length], ")")) return null;
  return { ...inside, length: inside.length + 3 };
}

function readSignedWhole(tokens: readonly Token[], at: number): PowerRead | null {
  const isSigned = isSymbol(tokens[at], "-", "+");
  const token = tokens[isSigned ? at + 1 : at];
  if (!isWhole(token) || token.value.numerator > largestPower) return null;
  const size = Number(token.value.numerator);
  return { power: isSymbol(tokens[at], "-") ? -size : size, length: isSigned ? 2 : 1 };
}

const scales: ReadonlyMap<string, number> = new Map([
  ["hundred", 2],
  ["thousand", 3],
  ["lakh", 5],
  ["lakhs", 5],
  ["million", 6],
  ["crore", 7],
  ["crores", 7],
  ["billion", 9],
  ["trillion", 12],
]);

/** "3 lakh", "2.5 million", "five hundred". */
function readScaleWord(tokens: readonly Token[], at: number, base: NumberRead): NumberRead {
  const word = tokens[at + base.length];
  const power = word?.kind === "word" ? scales.get(word.text) : undefined;
  return withPower(base, power === undefined ? null : { power, length: 1 }, base.length) ?? base;
}

/** "five", "twenty five", "twenty-five", "half". */
function readWords(tokens: readonly Token[], at: number): NumberRead | null {
  const first = wordValue(tokens[at]);
  if (!first) return null;
  const dash = isSymbol(tokens[at + 1], "-") ? 1 : 0;
  const second = wordValue(tokens[at + 1 + dash]);
  const isPair = isTens(first) && second && isUnits(second);
  return isPair ? exact(q.add(first, second), 2 + dash) : exact(first, 1);
}

function wordValue(token: Token | undefined): Rational | null {
  if (token?.kind !== "word") return null;
  if (token.text === "half") return q.rational(1n, 2n);
  const value = numberWord(token.text);
  return value === undefined ? null : q.rational(value);
}

function isTens(value: Rational): boolean {
  return value.numerator >= 20n;
}

function isUnits(value: Rational): boolean {
  return q.isInteger(value) && value.numerator > 0n && value.numerator < 10n;
}
