import { hasSameDimension, quantity, toBase } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { readNumber } from "../quantities/read-number.ts";
import { noUnit } from "../quantities/unit.ts";
import { readQuantity } from "../quantities/read-quantity.ts";
import { digitsOf, roundSignificant } from "../quantities/significant.ts";
import { isSymbol } from "../read/token.ts";
import type { Token } from "../read/token.ts";
import { tokenise } from "../read/tokenise.ts";
import { Refusal } from "../refusal.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { different, equal, unfinished, unreadable } from "./judgement.ts";
import type { Judgement } from "./judgement.ts";

/** A number with its unit: 62.5 m, 5 kg 250 g, ₹36. Null where the expected answer is none. */
export function compareQuantities(expected: string, given: string): Judgement | null {
  // 2 p is money, 2p a product: answers of ours have a space before a unit that is letters.
  const wanted = /\d\s+\S|[₹$°%]/.test(expected) ? readSum(expected) : null;
  if (!wanted?.hasUnit) return null;
  const found = readSum(given);
  if (!found) return unreadable;
  if (!found.hasUnit)
    return isClose(wanted.own, found.own, wanted.digits) ? unfinished("units") : different;
  if (!hasSameDimension(wanted.first.unit, found.first.unit)) return different;
  return isClose(wanted.base, found.base, wanted.digits) ? equal : different;
}

interface Sum {
  first: Quantity;
  /** The value in the first unit, and in base units. */
  own: Rational;
  base: Rational;
  hasUnit: boolean;
  /** Digits as written; an answer rounded to them is as good. */
  digits: number | null;
}

/** One quantity, or several of one kind added up: 5 kg 250 g. */
function readSum(text: string): Sum | null {
  try {
    const tokens = prepared(text);
    const parts: Quantity[] = [];
    for (let at = 0; at < tokens.length;) {
      const read = readQuantity(tokens, at) ?? bareNumber(tokens, at);
      if (!read) return null;
      parts.push(read.quantity);
      at += read.length;
    }
    return sumOf(parts);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function bareNumber(tokens: readonly Token[], at: number): ReturnType<typeof readQuantity> {
  const number = readNumber(tokens, at);
  return (
    number && {
      quantity: { ...quantity(number.value, noUnit), significant: null },
      length: number.length,
    }
  );
}

function prepared(text: string): Token[] {
  const plain = text
    .replaceAll(/\$|\\text\s*\{|\\mathrm\s*\{|\\,|\\;|\\left|\\right/g, " ")
    .replaceAll(/(?<!\\frac\{[^}]*)\}(?!\{)/g, " ")
    .replaceAll(/≈|\\approx/g, " ");
  const tokens = tokenise(plain);
  const equals = tokens.findLastIndex((token) => isSymbol(token, "="));
  return tokens.slice(equals + 1).filter((token) => !isSymbol(token, ".", "newline"));
}

function sumOf(parts: readonly Quantity[]): Sum | null {
  const [first, ...others] = parts;
  if (!first || others.some((other) => !hasSameDimension(first.unit, other.unit))) return null;
  const hasUnit = first.unit.symbol !== "";
  if (others.length > 0 && !hasUnit) return null;
  const base = parts.map(toBase).reduce(q.add, q.zero);
  return { first, own: first.value, base, hasUnit, digits: digitsOf(first.value) };
}

/** Rounding is forgiven to what the expected answer shows, but never beyond two digits. */
function isClose(wanted: Rational, given: Rational, digits: number | null): boolean {
  if (q.equals(wanted, given)) return true;
  if (q.isZero(wanted) || q.isZero(given)) return false;
  const shown = Math.max(2, Math.min(digits ?? 3, 6));
  const own = Math.max(2, Math.min(digitsOf(given) ?? 6, shown));
  return q.equals(roundSignificant(wanted, own), roundSignificant(given, own));
}
