import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { isSymbol, type Token } from "../../../read/token.ts";

/** A unit of length, area or volume. */
export interface MeasureUnit {
  /** As typed: cm, m^2, L. */
  symbol: string;
  /** 1 for a length, 2 for an area, 3 for a volume. */
  dimension: number;
  /** The size in metres, square metres or cubic metres. */
  size: Rational;
}

const ten = 10n;
const lengths: readonly [string, Rational, string][] = [
  ["mm", q.rational(1n, ten ** 3n), "mm|millimetres?|millimeters?"],
  ["cm", q.rational(1n, ten ** 2n), "cms?|centimetres?|centimeters?"],
  ["dm", q.rational(1n, ten), "dm|decimetres?|decimeters?"],
  ["m", q.one, "m|mts?|mtr|metres?|meters?"],
  ["dam", q.rational(ten), "dam|decametres?"],
  ["hm", q.rational(ten ** 2n), "hm|hectometres?"],
  ["km", q.rational(ten ** 3n), "kms?|kilometres?|kilometers?"],
  ["inches", q.rational(254n, ten ** 4n), "inch|inches"],
  ["feet", q.rational(3048n, ten ** 4n), "ft|foot|feet"],
];
const others: readonly [MeasureUnit, string][] = [
  [{ symbol: "ha", dimension: 2, size: q.rational(ten ** 4n) }, "hectares?|ha"],
  [{ symbol: "L", dimension: 3, size: q.rational(1n, ten ** 3n) }, "litres?|liters?|ltrs?|lit"],
  [{ symbol: "mL", dimension: 3, size: q.rational(1n, ten ** 6n) }, "ml|millilitres?|milliliters?"],
  [{ symbol: "kL", dimension: 3, size: q.one }, "kl|kilolitres?|kiloliters?"],
];

const lengthUnits = lengths.map(([symbol, size, names]) => ({
  unit: { symbol, dimension: 1, size },
  names: new RegExp(`^(?:${names})$`),
}));
const otherUnits = others.map(([unit, names]) => ({ unit, names: new RegExp(`^(?:${names})$`) }));

/** Returns the power of a unit of length: cm² or cm³ for cm. */
export function raisedUnit(unit: MeasureUnit, dimension: number): MeasureUnit {
  let size = q.one;
  for (let done = 0; done < dimension; done += 1) size = q.multiply(size, unit.size);
  return { symbol: dimension === 1 ? unit.symbol : `${unit.symbol}^${dimension}`, dimension, size };
}

/** Returns the unit of length of an area or volume: cm for cm²; null for litres. */
export function baseOf({ symbol }: MeasureUnit): MeasureUnit | null {
  const bare = symbol.replace(/\^\d$/, "");
  return lengthUnits.find(({ unit }) => unit.symbol === bare)?.unit ?? null;
}

/** Returns the unit in LaTeX, to follow a number: `\,\mathrm{cm}^{2}`. */
export function unitLatex({ symbol }: MeasureUnit): string {
  const [name = "", power] = symbol.split("^");
  return `\\,\\mathrm{${name}}${power === undefined ? "" : `^{${power}}`}`;
}

const prefixes: ReadonlyMap<string, number> = new Map(
  Object.entries({
    sq: 2,
    square: 2,
    cu: 3,
    cubic: 3,
  }),
);

/** Returns the unit that starts at a token, and the number of its tokens; null if there is none. */
export function readUnit(tokens: readonly Token[], at: number): FoundUnit | null {
  const text = wordAt(tokens, at);
  if (text === null) return null;
  const prefixed = prefixes.get(text);
  if (prefixed !== undefined) return behindPrefix(tokens, at, prefixed);
  const other = otherUnits.find(({ names }) => names.test(text));
  if (other) return { unit: other.unit, length: 1 };
  const [, joined, rest] = /^(sq|cu)([a-z]+)$/.exec(text) ?? [];
  const single = lengthNamed(rest ?? text);
  if (!single) return null;
  if (joined !== undefined) return { unit: raisedUnit(single, joined === "sq" ? 2 : 3), length: 1 };
  return raisedBehind(tokens, at, single);
}

interface FoundUnit {
  unit: MeasureUnit;
  length: number;
}

function wordAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  return token?.kind === "word" || token?.kind === "letter" ? token.text : null;
}

function lengthNamed(text: string): MeasureUnit | null {
  return lengthUnits.find(({ names }) => names.test(text))?.unit ?? null;
}

/** Reads "square metres" or "sq. m", from its prefix. */
function behindPrefix(tokens: readonly Token[], at: number, power: number): FoundUnit | null {
  const gap = isSymbol(tokens[at + 1], ".") ? 2 : 1;
  const text = wordAt(tokens, at + gap);
  const unit = text === null ? null : lengthNamed(text);
  return unit && { unit: raisedUnit(unit, power), length: gap + 1 };
}

/** Reads m² and m^2; the exponent may be in brackets. */
function raisedBehind(tokens: readonly Token[], at: number, unit: MeasureUnit): FoundUnit | null {
  if (!isSymbol(tokens[at + 1], "^")) return { unit, length: 1 };
  const hasBracket = isSymbol(tokens[at + 2], "(");
  const power = tokens[at + (hasBracket ? 3 : 2)];
  const isClosed = !hasBracket || isSymbol(tokens[at + 4], ")");
  const dimension = [2, 3].find((times) => {
    return power?.kind === "number" && q.equals(power.value, q.rational(BigInt(times)));
  });
  if (dimension === undefined || !isClosed) return null;
  return { unit: raisedUnit(unit, dimension), length: hasBracket ? 5 : 3 };
}
