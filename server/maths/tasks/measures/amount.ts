import { sameDimension } from "../../quantities/dimension.ts";
import { readUnit } from "../../quantities/read-unit.ts";
import { unitNamed } from "../../quantities/unit-table.ts";
import type { Unit } from "../../quantities/unit.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { readSpokenNumber } from "../numbers/spoken-number.ts";
import { readNumber } from "../../wording/written-number.ts";
import { householdUnit } from "./household-unit.ts";
import { fractionSaid } from "./said-fraction.ts";

/** A value in one unit: the 250 g of 5 kg 250 g. */
export interface Part {
  value: Rational;
  unit: Unit;
}

/** An amount in one or more units in descending order: 5 kg 250 g. */
export type Amount = readonly [Part, ...Part[]];

/** Reads "3 km 250 m", "₹45.50", "5 feet and 6 inches" or "three tenths of a metre"; null for other tokens. */
export function readAmount(tokens: readonly Token[]): Amount | null {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length;) {
    if (parts.length > 0 && isJoint(tokens[at])) at += 1;
    const read = readPart(tokens, at);
    if (!read || !mayFollow(parts.at(-1), read.part)) return null;
    parts.push(read.part);
    at += read.length;
  }
  const [first, ...others] = parts;
  return first ? [first, ...others] : null;
}

function isJoint(token: Token | undefined): boolean {
  const isWord = token?.kind === "word" && (token.text === "and" || token.text === "aur");
  return isWord || isSymbol(token, ",");
}

/**
 * Whether a part may follow another: its unit is smaller, its value is less than one of the larger unit, and the value
 * before it is whole.
 */
function mayFollow(before: Part | undefined, part: Part): boolean {
  if (!before) return true;
  if (!sameDimension(before.unit.dimension, part.unit.dimension)) return false;
  const ratio = q.divide(before.unit.scale, part.unit.scale);
  const isSmaller = q.order(part.value, ratio) < 0 && q.sign(part.value) >= 0;
  return q.isInteger(before.value) && q.order(ratio, q.one) > 0 && isSmaller;
}

interface PartRead {
  part: Part;
  length: number;
}

/** The maximum number of tokens in a number. */
const longestNumber = 12;

function readPart(tokens: readonly Token[], at: number): PartRead | null {
  if (isSymbol(tokens[at], "₹")) return readMoney(tokens, at);
  for (let length = Math.min(longestNumber, tokens.length - at - 1); length >= 1; length -= 1) {
    const unitAt = at + length;
    const link = ofA(tokens, unitAt);
    const unit = readMeasure(tokens, unitAt + link);
    const value = unit && readValue(tokens.slice(at, unitAt), link > 0);
    if (unit && value && isPlainUnit(unit.unit)) {
      return { part: { value, unit: unit.unit }, length: length + link + unit.length };
    }
  }
  return null;
}

function readMeasure(tokens: readonly Token[], at: number): ReturnType<typeof readUnit> {
  const household = householdUnit(tokens[at]);
  return household ? { unit: household, length: 1 } : readUnit(tokens, at);
}

function readMoney(tokens: readonly Token[], at: number): PartRead | null {
  const number = readNumber(tokens.slice(at + 1, at + 2));
  return number && { part: { value: number.value, unit: unitNamed("₹") }, length: 2 };
}

/** Whether a unit is converted by a factor alone: not a temperature scale, nor an angle with π. */
function isPlainUnit(unit: Unit): boolean {
  return unit.offset === null && unit.piPower === 0;
}

/**
 * The number of tokens of "of a", "of an" or "of one" between a fraction and its unit, or of "a" or "an" after "half";
 * 0 for others.
 */
function ofA(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + 2).map((token) => {
    return token.kind === "word" || token.kind === "letter" ? token.text : "";
  });
  const isArticle = (word: string | undefined): boolean => ["a", "an", "one"].includes(word ?? "");
  if (words[0] === "of" && isArticle(words[1])) return 2;
  return words[0] === "a" || words[0] === "an" ? 1 : 0;
}

/** Reads a number in figures or words; before "of a" unit only a fraction. Null for other tokens. */
function readValue(tokens: readonly Token[], isShare: boolean): Rational | null {
  const figures = readNumber(tokens);
  if (!figures) return valueSaid(tokens, isShare);
  const isFraction = figures.form === "fraction" || figures.form === "mixed";
  return isShare && !isFraction ? null : figures.value;
}

function valueSaid(tokens: readonly Token[], isShare: boolean): Rational | null {
  const words = tokens.map(wordOf);
  const share = fractionSaid(words.filter((word, at) => word !== "-" || at === 0));
  if (share ?? isShare) return share;
  const isArticle = words.length === 1 && (words[0] === "a" || words[0] === "an");
  return isArticle ? q.one : (readSpokenNumber(tokens)?.value ?? null);
}

/**
 * The text of a token in a spoken number; "?" for tokens that occur in none. A hyphen separates the words of
 * "eighty-nine".
 */
function wordOf(token: Token): string {
  const isSaid = token.kind === "word" || (token.kind === "letter" && token.text === "a");
  if (isSaid) return token.text;
  return isSymbol(token, "-") ? "-" : "?";
}

/** The amount in SI units. */
export function inBaseUnits(amount: Amount): Rational {
  return amount.reduce(
    (total, { value, unit }) => q.add(total, q.multiply(value, unit.scale)),
    q.zero,
  );
}

/** Reads units in descending order: "kg and g", "hours and minutes", "m"; null for other tokens. */
export function readUnits(tokens: readonly Token[]): [Unit, ...Unit[]] | null {
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length;) {
    if (units.length > 0 && isJoint(tokens[at])) at += 1;
    const read = readMeasure(tokens, at);
    const before = units.at(-1);
    if (!read || !isPlainUnit(read.unit)) return null;
    if (before && !isLargerThan(before, read.unit)) return null;
    units.push(read.unit);
    at += read.length;
  }
  const [first, ...others] = units;
  return first ? [first, ...others] : null;
}

function isLargerThan(a: Unit, b: Unit): boolean {
  return sameDimension(a.dimension, b.dimension) && q.order(a.scale, b.scale) > 0;
}
