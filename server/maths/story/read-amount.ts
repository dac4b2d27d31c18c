import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { readNumber } from "../quantities/read-number.ts";
import { type QuantityRead, readQuantity } from "../quantities/read-quantity.ts";
import { type Quantity, quantity as makeQuantity } from "../quantities/quantity.ts";
import { readUnit } from "../quantities/read-unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { isSymbol, type Token } from "../read/token.ts";
import type { Amount, AmountKind } from "./amount.ts";
import { everydaySpeed, speedUnits } from "./speed-units.ts";

export interface AmountMatch {
  amount: Amount;
  length: number;
}

const currencies = new Set(["$", "£", "€"]);

/** The amount that starts at a token: money, percent, ratio, measure or plain number; null if there is none. */
export function readAmount(tokens: readonly Token[], at: number): AmountMatch | null {
  const sign = currencyAt(tokens[at]);
  if (sign !== null) return readMoney(tokens, at, sign);
  if (isSymbol(tokens[at], "-", "+")) return null;
  const dozen = readDozen(tokens, at);
  if (dozen) return dozen;
  const number = numberAt(tokens, at);
  if (!number) return readHalf(tokens, at);
  return (
    readRatio(tokens, at) ??
    readMarked(tokens, at, number) ??
    readMeasured(tokens, at, number) ??
    found(tokens, at, { ...number, kind: "number" })
  );
}

function currencyAt(token: Token | undefined): string | null {
  if (isSymbol(token, "₹")) return "₹";
  return token?.kind === "unknown" && currencies.has(token.text) ? token.text : null;
}

interface NumberAt {
  value: Rational;
  length: number;
}

/** A number, with a following "and a half" if present. */
function numberAt(tokens: readonly Token[], at: number): NumberAt | null {
  if (tokens[at]?.kind === "word" && !isNumberWord(tokens, at)) return null;
  const number = readNumber(tokens, at);
  if (!number) return null;
  const { value, length } = number;
  const tail = tokens.slice(at + length, at + length + 3).map(textOf);
  const isHalfMore = tail.join(" ") === "and a half" && q.isInteger(value);
  return isHalfMore ? { value: q.add(value, half), length: length + 3 } : { value, length };
}

const half = q.rational(1n, 2n);

/** "half" means 1/2 only before a unit; in "half of the students" it is an ordinary word. */
function isNumberWord(tokens: readonly Token[], at: number): boolean {
  return !["half", "quarter", "third"].includes(textOf(tokens[at]));
}

function readHalf(tokens: readonly Token[], at: number): AmountMatch | null {
  if (textOf(tokens[at]) !== "half") return null;
  const quantity = readQuantity(tokens, at);
  return quantity && fromQuantity(tokens, at, quantity.quantity, quantity.length);
}

/** The text of a word or letter; "" for other tokens. */
export function textOf(token: Token | undefined): string {
  return token?.kind === "word" || token?.kind === "letter" ? token.text : "";
}

interface Read extends NumberAt {
  kind: AmountKind;
  unit?: string;
  measure?: Unit;
  terms?: readonly Rational[];
}

function found(tokens: readonly Token[], at: number, { length, ...read }: Read): AmountMatch {
  const first = tokens.slice(at, at + length).find(({ kind }) => kind === "number");
  const figures = tokens.slice(at, at + length).filter(({ kind }) => kind === "number");
  const { kind, value, terms = [], unit = "", measure = null } = read;
  return {
    amount: {
      kind,
      value,
      terms,
      unit,
      measure,
      start: first?.start ?? 0,
      end: first?.end ?? 0,
      isFigures: figures.length === 1,
    },
    length,
  };
}

function readMoney(tokens: readonly Token[], at: number, sign: string): AmountMatch | null {
  const number = numberAt(tokens, at + 1);
  if (!number) return null;
  const length = number.length + 1;
  return found(tokens, at, {
    kind: "money",
    value: number.value,
    length: length + dashLength(tokens, at + length),
    unit: sign,
  });
}

/** The /- after an amount of rupees. */
function dashLength(tokens: readonly Token[], at: number): number {
  return isSymbol(tokens[at], "/") && isSymbol(tokens[at + 1], "-") ? 2 : 0;
}

/** "a dozen", "2 dozen", "half a dozen", "dozen" */
function readDozen(tokens: readonly Token[], at: number): AmountMatch | null {
  const words = tokens.slice(at, at + 3).map(textOf);
  const isDozen = (word: string | undefined): boolean => word === "dozen" || word === "dozens";
  const twelve = q.rational(12n);
  if (isDozen(words[0])) return found(tokens, at, { kind: "number", value: twelve, length: 1 });
  if (words[0] === "half" && (isDozen(words[1]) || (words[1] === "a" && isDozen(words[2])))) {
    const length = isDozen(words[1]) ? 2 : 3;
    return found(tokens, at, { kind: "number", value: q.rational(6n), length });
  }
  const number = numberAt(tokens, at);
  if (!number || !isDozen(textOf(tokens[at + number.length]))) return null;
  const value = q.multiply(number.value, twelve);
  const dozens = found(tokens, at, { kind: "number", value, length: number.length + 1 });
  return { ...dozens, amount: { ...dozens.amount, isFigures: false } };
}

function readRatio(tokens: readonly Token[], at: number): AmountMatch | null {
  const terms: Rational[] = [];
  let length = 0;
  for (;;) {
    const number = numberAt(tokens, at + length);
    if (!number) return null;
    terms.push(number.value);
    length += number.length;
    if (!isSymbol(tokens[at + length], ":")) break;
    length += 1;
  }
  const [value] = terms;
  return value && terms.length > 1
    ? found(tokens, at, { kind: "ratio", value, terms, length })
    : null;
}

const currencyWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rupees: "₹",
    rupee: "₹",
    rupaye: "₹",
    rupay: "₹",
    dollars: "$",
    dollar: "$",
  }),
);

/** A number with its suffix: %, /-, rupees, ₹. */
function readMarked(tokens: readonly Token[], at: number, number: NumberAt): AmountMatch | null {
  const next = tokens[at + number.length];
  const { value } = number;
  const length = number.length + 1;
  if (isSymbol(next, "%")) return found(tokens, at, { kind: "percent", value, length });
  if (dashLength(tokens, at + number.length) === 2) {
    return found(tokens, at, { kind: "money", value, length: length + 1, unit: "₹" });
  }
  const isSignBehind = isSymbol(next, "₹") && !numberAt(tokens, at + length);
  const unit = isSignBehind ? "₹" : currencyWords.get(textOf(next));
  if (unit !== undefined) return found(tokens, at, { kind: "money", value, length, unit });
  if (!["paise", "paisa"].includes(textOf(next))) return null;
  const rupees = q.divide(value, q.rational(100n));
  return found(tokens, at, { kind: "money", value: rupees, length, unit: "₹" });
}

function readMeasured(tokens: readonly Token[], at: number, number: NumberAt): AmountMatch | null {
  const quantity = readQuantity(tokens, at) ?? withUnit(tokens, at, number);
  if (!quantity) return null;
  const { length } = quantity;
  const time = ["a", "an"].includes(textOf(tokens[at + length])) ? tokens[at + length + 1] : null;
  const speed = time && speedPer(quantity.quantity, textOf(time));
  return speed
    ? fromQuantity(tokens, at, speed, length + 2)
    : fromQuantity(tokens, at, quantity.quantity, length);
}

/** "two and a half hours" */
function withUnit(tokens: readonly Token[], at: number, number: NumberAt): QuantityRead | null {
  const unit = readUnit(tokens, at + number.length);
  return (
    unit && {
      quantity: makeQuantity(number.value, unit.unit),
      length: number.length + unit.length,
    }
  );
}

/** "40 km an hour" */
function speedPer(distance: Quantity, time: string): Quantity | null {
  const symbols: Record<string, string> = { hour: "h", second: "s", minute: "min" };
  const below = symbols[time];
  const { symbol } = distance.unit;
  if (below === undefined || !["km", "m", "mi"].includes(symbol)) return null;
  const unit = speedUnits[`${symbol}/${below}`];
  return unit ? { ...distance, unit } : null;
}

function fromQuantity(
  tokens: readonly Token[],
  at: number,
  { value, unit }: Quantity,
  length: number,
): AmountMatch | null {
  const kind = kindOf(unit);
  if (!kind || q.sign(value) < 0) return null;
  const measure = kind === "speed" ? everydaySpeed(unit) : unit;
  if (!measure) return null;
  return found(tokens, at, { kind, value, unit: measure.symbol, measure, length });
}

/** Units used in everyday word problems; a single letter that could be a name or a preposition is excluded. */
function kindOf({ dimension, symbol }: Unit): AmountKind | null {
  const shape = Object.entries(dimension)
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => `${name}${power}`)
    .toSorted()
    .join(" ");
  if (symbol.includes("^") || symbol.includes(" ")) return null;
  return kindsByDimension[shape] ?? null;
}

const kindsByDimension: Readonly<Record<string, AmountKind>> = {
  time1: "time",
  length1: "length",
  mass1: "mass",
  length3: "volume",
  "length1 time-1": "speed",
};
