import * as q from "../numbers/rational.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { sameDimension } from "./dimension.ts";
import type { Quantity } from "./quantity.ts";
import { readNumber } from "./read-number.ts";
import type { UnitRead } from "./read-unit-base.ts";
import { readUnit } from "./read-unit.ts";
import { multiplyUnits, noUnit } from "./unit.ts";
import { unitNamed } from "./unit-table.ts";

export interface QuantityRead {
  quantity: Quantity;
  /** The count of its tokens. */
  length: number;
}

/**
 * The quantity that starts at a token, number and unit: 5 kg, 2.4*10^4 m/s², 5.0cm, 3 1/2 hours, five metres,
 * ₹240, 30°, 25 degrees Celsius, "1 min 20 s", "half an hour". Null if none starts there: a number without a unit is
 * not a quantity (see `readNumber`).
 */
export function readQuantity(tokens: readonly Token[], at: number): QuantityRead | null {
  if (isSymbol(tokens[at], "₹")) return readMoney(tokens, at);
  const first = readOne(tokens, at);
  return first && withSmallerUnits(tokens, at, first);
}

function readMoney(tokens: readonly Token[], at: number): QuantityRead | null {
  const number = readNumber(tokens, at + 1);
  if (!number) return null;
  const { length, ...rest } = number;
  return { quantity: { ...rest, unit: unitNamed("₹") }, length: length + 1 };
}

function readOne(tokens: readonly Token[], at: number): QuantityRead | null {
  const number = readNumber(tokens, at);
  if (!number) return null;
  const { length, ...rest } = number;
  const skipped = isHalfA(tokens, at) || isDashed(tokens, at + length) ? 1 : 0;
  const read = readUnit(tokens, at + length + skipped) ?? readPer(tokens, at + length);
  return read && { quantity: { ...rest, unit: read.unit }, length: length + skipped + read.length };
}

/** "1.2*10^-5 per °C", "1.2*10^-5 /°C": a unit with a denominator only. */
function readPer(tokens: readonly Token[], at: number): UnitRead | null {
  const isTemperature = isSymbol(tokens[at + 1], "°") || tokens[at + 1]?.written === "K";
  const isPer = isText(tokens[at], "per") || (isSymbol(tokens[at], "/") && isTemperature);
  const below = isPer ? readUnit(tokens, at + 1) : null;
  return below && { unit: multiplyUnits(noUnit, below.unit, -1), length: below.length + 1 };
}

/** "half an hour" */
function isHalfA(tokens: readonly Token[], at: number): boolean {
  return (
    isText(tokens[at], "half") && (isText(tokens[at + 1], "an") || isText(tokens[at + 1], "a"))
  );
}

/** "a 5-kg block" */
function isDashed(tokens: readonly Token[], at: number): boolean {
  const [dash, next] = [tokens[at], tokens[at + 1]];
  return isSymbol(dash, "-") && dash?.spaced === false && next?.spaced === false;
}

/** "2 hours 30 minutes", "5 feet 6 inches": each further part is less than one of the previous unit. */
function withSmallerUnits(tokens: readonly Token[], at: number, first: QuantityRead): QuantityRead {
  const next = readOne(tokens, at + first.length);
  if (!next || !isPartOf(next.quantity, first.quantity)) return first;
  const { unit } = next.quantity;
  const ratio = q.divide(first.quantity.unit.scale, unit.scale);
  const value = q.add(q.multiply(first.quantity.value, ratio), next.quantity.value);
  const quantity = { value, unit, significant: null, places: next.quantity.places };
  return withSmallerUnits(tokens, at, { quantity, length: first.length + next.length });
}

function isPartOf(part: Quantity, whole: Quantity): boolean {
  const isSimple = [part, whole].every(
    ({ unit }) => unit.factors.length === 0 && unit.offset === null && unit.piPower === 0,
  );
  if (!isSimple || !sameDimension(part.unit.dimension, whole.unit.dimension)) return false;
  if (!q.isInteger(whole.value) || q.sign(part.value) < 0) return false;
  return q.order(q.multiply(part.value, part.unit.scale), whole.unit.scale) < 0;
}

function isText(token: Token | undefined, text: string): boolean {
  return (token?.kind === "word" || token?.kind === "letter") && token.text === text;
}
