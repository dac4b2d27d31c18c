import { hasSameDimension, quantity, type Quantity, toBase } from "../quantities/quantity.ts";
import { readNumber } from "../quantities/read-number.ts";
import { noUnit } from "../quantities/unit.ts";
import { readQuantity } from "../quantities/read-quantity.ts";
import { digitsOf, roundSignificant } from "../quantities/significant.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { tokenise } from "../read/tokenise.ts";
import { Refusal } from "../refusal.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import type { AnswerKind } from "../outcome.ts";
import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";

/** 2 p is money, 2p a product: answers of the solver have a space before a unit of letters. */
const mayHaveUnit = /\d\s+\S|[₹°%]/;

/** A number with its unit: 62.5 m, 5 kg 250 g, ₹36. Null if the expected answer is none. */
export function compareQuantities(
  expected: string,
  given: string,
  kind?: AnswerKind,
): Judgement | null {
  const wanted = mayHaveUnit.test(expected) ? readSum(expected) : null;
  if (!wanted?.hasUnit) return null;
  const found = readSum(isOfDegrees.test(expected) ? withDegrees(given) : given);
  return found ? compareSums(wanted, found, kind) : unreadable;
}

const isOfDegrees = /\d\s*°\s*[CF]$/;

/** For a temperature, 77 F means degrees Fahrenheit, not farads. */
function withDegrees(given: string): string {
  return given.replace(/(?<=\d)\s*(?:deg(?:rees?)?\.?\s*)?([CF])$/i, (_, scale: string) => {
    return ` °${scale.toUpperCase()}`;
  });
}

function compareSums(wanted: Sum, found: Sum, kind: AnswerKind | undefined): Judgement {
  if (!found.hasUnit) {
    return isClose(wanted, { ...found, base: found.own }, wanted.own)
      ? unfinished("units")
      : different;
  }
  if (!hasSameDimension(wanted.first.unit, found.first.unit)) return different;
  const verdict = nearness(wanted, found, kind);
  const isOtherUnit = kind === "as-asked" && wanted.units !== found.units;
  return verdict === equal && isOtherUnit ? unfinished("form") : verdict;
}

/**
 * The difference of a given value from the expected one, in the expected unit; a bare number is assumed to have that
 * unit. Null if one of them can't be parsed, or if they measure different quantities.
 */
export function differenceOf(expected: string, given: string): Rational | null {
  const [wanted, found] = [readSum(expected), readSum(given)];
  if (!wanted || !found) return null;
  const valueOf = (sum: Sum) => valueIn(wanted.first.unit, sum);
  const value = found.hasUnit ? valueOf(found) : found.own;
  const exact = valueOf(wanted);
  return value && exact && q.absolute(q.subtract(value, exact));
}

function valueIn(unit: Quantity["unit"], { first, own, base }: Sum): Rational | null {
  if (!hasSameDimension(unit, first.unit)) return null;
  // A temperature in °C is not a multiple of its base unit.
  if (unit.offset !== null || first.unit.offset !== null) {
    return unit.symbol === first.unit.symbol ? own : null;
  }
  return q.divide(base, toBase(quantity(q.one, unit)));
}

/** Whether a text is a number with a unit, or several of one kind. */
export function isQuantity(text: string): boolean {
  return mayHaveUnit.test(text) && readSum(text)?.hasUnit === true;
}

/**
 * The conversion factor from the first unit to the second; null if they measure different quantities, or have no common
 * zero.
 */
export function unitRatio(one: string, other: string): Rational | null {
  const [from, to] = [readSum(`1 ${one}`), readSum(`1 ${other}`)];
  if (!from?.hasUnit || !to?.hasUnit || q.isZero(to.base)) return null;
  const isScale = from.first.unit.offset !== null || to.first.unit.offset !== null;
  const isSame = hasSameDimension(from.first.unit, to.first.unit);
  return isSame && !isScale ? q.divide(from.base, to.base) : null;
}

interface Sum {
  first: Quantity;
  /** The value in the first unit, and in base units. */
  own: Rational;
  base: Rational;
  hasUnit: boolean;
  /** As written, in order. */
  units: string;
  /** Digits as written; an answer rounded to them is equivalent. */
  digits: number | null;
}

/** One quantity, or the sum of several of one kind: 5 kg 250 g. */
function readSum(text: string): Sum | null {
  try {
    const tokens = tokenise(text).filter((token) => !isSymbol(token, ".", "newline"));
    const parts: Quantity[] = [];
    let units = "";
    for (let at = 0; at < tokens.length;) {
      const read = readQuantity(tokens, at) ?? bareNumber(tokens, at);
      if (!read) return null;
      parts.push(read.quantity);
      units += unitsWithin(tokens.slice(at, at + read.length), read.quantity);
      at += read.length;
    }
    return sumOf(parts, units);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** One quantity may have several parts: 4 kg 500 g. */
function unitsWithin(tokens: readonly Token[], { unit }: Quantity): string {
  const numbers = tokens.filter((token) => token.kind === "number").length;
  return `${numbers > 1 && unit.factors.length === 0 && !tokens.some((token) => isSymbol(token, "/", "×", "^")) ? numbers : ""}${unit.symbol} `;
}

function bareNumber(tokens: readonly Token[], at: number): ReturnType<typeof readQuantity> {
  const number = readNumber(tokens, at);
  return (
    number && {
      quantity: { ...quantity(number.value, noUnit), significant: number.significant },
      length: number.length,
    }
  );
}

function sumOf(parts: readonly Quantity[], units: string): Sum | null {
  const [first, ...others] = parts;
  if (!first || others.some((other) => !hasSameDimension(first.unit, other.unit))) return null;
  const hasUnit = first.unit.symbol !== "";
  if (others.length > 0 && !hasUnit) return null;
  const base = parts.map(toBase).reduce(q.add, q.zero);
  return {
    first,
    own: first.value,
    base,
    hasUnit,
    units,
    digits: first.significant ?? digitsOf(first.value),
  };
}

/** Rounding to fewer than two digits is never accepted. */
const fewestDigits = 2;
const mostDigits = 8;

function nearness(wanted: Sum, found: Sum, kind?: AnswerKind): Judgement {
  if (q.equals(wanted.base, found.base)) return equal;
  // 16.11 °C has four digits, not the five of 289.26 K.
  const isScale = wanted.first.unit.offset !== null;
  if (isScale && wanted.units !== found.units) return different;
  const [own, other] = [wanted, found].map((one) => (isScale ? one.own : one.base));
  if (!own || !other) return different;
  if (kind === "rounded" && isRounding({ ...found, base: other }, own, wanted.digits)) return equal;
  return isRounding({ ...wanted, base: own }, other, found.digits)
    ? unfinished("precision")
    : different;
}

function isClose(wanted: Sum, found: Sum, own: Rational): boolean {
  return q.equals(own, found.own) || isRounding({ ...wanted, base: own }, found.own, found.digits);
}

/** Whether a value rounded to the given count of digits equals another value, which has at most that many digits. */
function isRounding({ base }: Sum, rounded: Rational, digits: number | null): boolean {
  if (digits === null || digits < fewestDigits || digits > mostDigits) return false;
  if (q.isZero(base) || q.isZero(rounded)) return false;
  return q.equals(roundSignificant(base, digits), roundSignificant(rounded, digits));
}
