import type { Rational } from "../../../numbers/rational.ts";
import type { Quantity } from "../../../quantities/quantity.ts";
import { readNumber } from "../../../quantities/read-number.ts";
import { sameDimension } from "../../../quantities/dimension.ts";
import { type QuantityRead, readQuantity } from "../../../quantities/read-quantity.ts";
import { readUnit } from "../../../quantities/read-unit.ts";
import { unitNamed } from "../../../quantities/unit-table.ts";
import { multiplyUnits, type Unit } from "../../../quantities/unit.ts";
import { isSymbol, type MathsSymbol, type Token } from "../../../read/token.ts";

/** A unit of meaning in a physics question, with its range of tokens. */
export type Item = { from: number; to: number } & (
  | { kind: "quantity"; quantity: Quantity }
  /** A number without a unit; `text` is the word or whole number as typed, as in "two charges". */
  | {
      kind: "number";
      value: Rational;
      significant: number | null;
      isPercent: boolean;
      text: string;
    }
  /** A requested unit: "in km/h", "how many joules". */
  | { kind: "unit"; unit: Unit | "percent"; text: string }
  | { kind: "word"; text: string; typedText: string }
  | { kind: "equals" }
  | { kind: "comma" }
  | { kind: "question" }
  | { kind: "stop" }
);

/**
 * Splits a question into quantities, words and signs; null if it contains a sign that physics questions do not have.
 */
export function readItems(tokens: readonly Token[]): Item[] | null {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const item = readItem(tokens, at);
    if (item === null) return null;
    if (item.kind !== "silent") items.push({ ...item, from: at, to: at + item.length });
    at += item.length;
  }
  return items;
}

type Bare<T> = T extends Item ? Omit<T, "from" | "to"> : never;
type Read = ({ kind: "silent" } | Bare<Item>) & { length: number };

function readItem(tokens: readonly Token[], at: number): Read | null {
  return (
    readLabel(tokens, at) ??
    readOrdinal(tokens, at) ??
    readAskedUnit(tokens, at) ??
    readLetterWithDigit(tokens, at) ??
    readAmount(tokens, at) ??
    readWord(tokens[at]) ??
    readSign(tokens, at)
  );
}

/** The label of a part, such as "(a)" or "(ii)". */
function readLabel(tokens: readonly Token[], at: number): Read | null {
  const [open, inner, close] = tokens.slice(at, at + 3);
  const isLabel = isWordLike(inner) && /^(?:[a-d]|i{1,3}|iv)$/.test(inner.text);
  if (!isSymbol(open, "(") || !isLabel || !isSymbol(close, ")")) return null;
  return { kind: "comma", length: 3 };
}

/** An ordinal, such as "5th", as one number, so that "in the 5th second" is not read as 5 s. */
function readOrdinal(tokens: readonly Token[], at: number): Read | null {
  const [number, ending] = tokens.slice(at, at + 2);
  if (number?.kind !== "number" || !isWordLike(ending) || ending.spaced) return null;
  if (number.places > 0 || !/^(?:st|nd|rd|th)$/.test(ending.text)) return null;
  return {
    kind: "number",
    value: number.value,
    significant: null,
    isPercent: false,
    text: `${number.written}${ending.text}`,
    length: 2,
  };
}

/** A requested unit: "in km/h" at the end of a clause, "how many joules". */
function readAskedUnit(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at];
  if (!isWordLike(token) || !["in", "into", "many"].includes(token.text)) return null;
  const read = askedUnitAt(tokens, at + 1);
  if (!read || (token.text !== "many" && !endsClause(tokens[at + 1 + read.length]))) return null;
  return { kind: "unit", unit: read.unit, text: token.text, length: 1 + read.length };
}

function askedUnitAt(
  tokens: readonly Token[],
  at: number,
): { unit: Unit | "percent"; length: number } | null {
  if (isSymbol(tokens[at], "%")) return { unit: "percent", length: 1 };
  return tokens[at]?.kind === "number" ? null : readUnit(tokens, at);
}

/** Words that may follow a requested unit: "the heat in joules needed to". */
const behindUnit = new Set(
  "and if when of consumed used by is are was required needed lost released".split(" "),
);

function endsClause(token: Token | undefined): boolean {
  const isAnd = isWordLike(token) && behindUnit.has(token.text);
  return token === undefined || isAnd || isSymbol(token, ".", ",", "?", ";", ")", "(", "newline");
}

function isWordLike(
  token: Token | undefined,
): token is Extract<Token, { kind: "word" | "letter" }> {
  return token?.kind === "word" || token?.kind === "letter";
}

/** A letter with an index: m1, q2, v0. */
function readLetterWithDigit(tokens: readonly Token[], at: number): Read | null {
  const [letter, digit] = [tokens[at], tokens[at + 1]];
  if (letter?.kind !== "letter" || digit?.kind !== "number" || digit.spaced) return null;
  if (digit.places > 0 || digit.value.numerator > 9n) return null;
  const name = digit.value.numerator.toString();
  return { kind: "word", text: letter.text + name, typedText: letter.written + name, length: 2 };
}

function readAmount(tokens: readonly Token[], at: number): Read | null {
  const amount = readQuantity(tokens, at);
  if (amount) return withDaily(tokens, at, amount);
  const number = readNumber(tokens, at);
  if (!number || isSymbol(tokens[at], "-", "+")) return null;
  const isPercent = isSymbol(tokens[at + number.length], "%");
  const token = tokens[at];
  return {
    kind: "number",
    value: number.value,
    significant: number.significant,
    isPercent,
    text: token?.kind === "word" ? token.text : countText(token, number.length),
    length: number.length + (isPercent ? 1 : 0),
  };
}

/** Hours per day: "2 hours daily", "6 h a day". */
function withDaily(tokens: readonly Token[], at: number, { quantity, length }: QuantityRead): Read {
  const [first, second] = tokens.slice(at + length, at + length + 2);
  const isDaily = isWordLike(first) && first.text === "daily";
  const isEachDay =
    isWordLike(first) &&
    /^(?:a|each|every)$/.test(first.text) &&
    isWordLike(second) &&
    second.text === "day";
  const words = isDaily ? 1 : isEachDay ? 2 : 0;
  if (words === 0 || !sameDimension(quantity.unit.dimension, unitNamed("h").dimension)) {
    return { kind: "quantity", quantity, length };
  }
  const unit = multiplyUnits(quantity.unit, unitNamed("day"), -1);
  return { kind: "quantity", quantity: { ...quantity, unit }, length: length + words };
}

/** A whole number as typed, so that a wording can contain it: "3 resistors". */
function countText(token: Token | undefined, length: number): string {
  return token?.kind === "number" && token.places === 0 && length === 1 ? token.written : "";
}

function readWord(token: Token | undefined): Read | null {
  if (!isWordLike(token)) return null;
  const text = token.text.replace(/'s$/, "").replace("_", "");
  return {
    kind: "word",
    text,
    typedText: token.written.replace(/[’']s$/, "").replace("_", ""),
    length: 1,
  };
}

/** The word "percent", for which the tokeniser writes the sign: "What percent". */
const percentWord = { kind: "word", text: "percent", typedText: "percent", length: 1 } as const;

/**
 * A minus directly before a number, such as "-500 turns". It makes a question unreadable, because a count can't be
 * negative.
 */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.kind === "number" && !next.spaced;
}

const nuclides =
  /^(?:iodine|carbon|cobalt|uranium|radium|strontium|cesium|caesium|plutonium|thorium)$/;

/** Whether a dash is part of the name of a nuclide, such as "iodine-131". */
function isNuclide(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return isWordLike(before) && nuclides.test(before.text) && tokens[at]?.spaced === false;
}

type Sign = "equals" | "comma" | "stop" | "question";

const signs: Partial<Record<MathsSymbol, Sign>> = {
  "=": "equals",
  ":": "comma",
  ",": "comma",
  ";": "stop",
  ".": "stop",
  newline: "stop",
  "?": "question",
  "(": "comma",
  ")": "comma",
};

function readSign(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at];
  if (token?.kind !== "symbol") return null;
  if (token.text === "%") return percentWord;
  if (token.text === "-" && isNuclide(tokens, at)) return { kind: "silent", length: 1 };
  // A dash separates words. A minus of a quantity has been read with its number.
  if (token.text === "-") return isMinus(tokens, at) ? null : { kind: "silent", length: 1 };
  const kind = signs[token.text];
  return kind === undefined ? null : { kind, length: 1 };
}
