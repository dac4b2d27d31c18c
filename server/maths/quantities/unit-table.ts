import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { type Dimension, dimensionOf } from "./dimension.ts";
import { everydayUnits } from "./everyday-units.ts";
import { scienceUnits } from "./science-units.ts";
import type { UnitEntry } from "./unit-entry.ts";
import type { Unit } from "./unit.ts";

interface Prefix {
  symbol: string;
  name: string;
  power: number;
}

/** SI prefixes from femto to tera. */
export const prefixes: readonly Prefix[] = [
  { symbol: "f", name: "femto", power: -15 },
  { symbol: "p", name: "pico", power: -12 },
  { symbol: "n", name: "nano", power: -9 },
  { symbol: "µ", name: "micro", power: -6 },
  { symbol: "m", name: "milli", power: -3 },
  { symbol: "c", name: "centi", power: -2 },
  { symbol: "d", name: "deci", power: -1 },
  { symbol: "da", name: "deca", power: 1 },
  { symbol: "h", name: "hecto", power: 2 },
  { symbol: "k", name: "kilo", power: 3 },
  { symbol: "M", name: "mega", power: 6 },
  { symbol: "G", name: "giga", power: 9 },
  { symbol: "T", name: "tera", power: 12 },
];

/** Parses a fraction of the table. */
function fraction(text: string): Rational {
  const [numerator = "1", denominator = "1"] = text.split("/");
  return q.rational(BigInt(numerator), BigInt(denominator));
}

function unitOf(entry: UnitEntry): Unit {
  const [singular = "", plural = singular] = entry.names.split(" ");
  return {
    symbol: entry.symbol,
    latex: entry.latex ?? `\\mathrm{${entry.symbol}}`,
    names: { singular: spoken(singular), plural: spoken(plural) },
    dimension: dimensionOf(entry.dimension),
    scale: fraction(entry.scale ?? "1"),
    piPower: entry.piPower ?? 0,
    offset: entry.offset === undefined ? null : fraction(entry.offset),
    factors: [],
  };
}

function spoken(name: string): string {
  return name.replaceAll("-", " ");
}

function prefixed(base: Unit, prefix: Prefix): Unit {
  const size = q.rational(10n ** BigInt(Math.abs(prefix.power)));
  const symbol = prefix.symbol === "µ" ? "\\mu " : `\\mathrm{${prefix.symbol}}`;
  return {
    ...base,
    symbol: prefix.symbol + base.symbol,
    latex:
      base.latex.startsWith("\\mathrm{") && prefix.symbol !== "µ"
        ? `\\mathrm{${prefix.symbol}${base.symbol}}`
        : symbol + base.latex,
    names: { singular: prefix.name + base.names.singular, plural: prefix.name + base.names.plural },
    scale: prefix.power < 0 ? q.divide(base.scale, size) : q.multiply(base.scale, size),
  };
}

/** By symbol, case-sensitive: mW is not MW. */
export const unitsBySymbol = new Map<string, Unit>();
/** By name in lower case, singular and plural: "kilometres". */
export const unitsByName = new Map<string, Unit>();

for (const entry of [...everydayUnits, ...scienceUnits]) addEntry(entry);

function addEntry(entry: UnitEntry): void {
  const base = unitOf(entry);
  addUnit(entry, base, { symbol: "", name: "", power: 0 });
  const allowed = entry.prefixes?.split(" ") ?? [];
  for (const prefix of prefixes.filter(({ symbol }) => allowed.includes(symbol))) {
    addUnit(entry, prefixed(base, prefix), prefix);
  }
}

function addUnit(entry: UnitEntry, unit: Unit, prefix: Prefix): void {
  const others =
    prefix.symbol === "" || entry.prefixesForAll === true ? entry.also?.split(" ") : [];
  for (const symbol of [entry.symbol, ...(others ?? [])]) {
    // µ is missing on most keyboards: students type u, and Greek keyboards have a letter that only looks like it.
    const spellings = prefix.symbol === "µ" ? ["µ", "μ", "u"] : [prefix.symbol];
    for (const spelling of spellings) addOnce(unitsBySymbol, spelling + symbol, unit);
  }
  for (const name of entry.names.split(" ")) {
    addOnce(unitsByName, prefix.name + name.toLowerCase(), unit);
    if (prefix.name === "deca") addOnce(unitsByName, `deka${name}`, unit);
  }
}

/** The first entry wins, so that "ms" is a millisecond and "min" a minute. */
function addOnce(map: Map<string, Unit>, key: string, unit: Unit): void {
  if (!map.has(key)) map.set(key, unit);
}

for (const plural of ["kg", "km", "cm", "mm", "ml"]) {
  addOnce(unitsByName, `${plural}s`, unitNamed(plural));
}

/** A unit of the table by its symbol, for use in code; an unknown symbol is a caller's error. */
export function unitNamed(symbol: string): Unit {
  const unit = unitsBySymbol.get(symbol);
  if (!unit) throw new Error(`No unit has the symbol ${symbol}`);
  return unit;
}

/** The SI unit of a dimension if it has its own name, otherwise null. */
export function namedUnitFor(
  dimension: Dimension,
  same: (a: Dimension, b: Dimension) => boolean,
): Unit | null {
  const symbols = ["N", "J", "W", "Pa", "V", "ohm", "C", "F", "T", "Wb", "H"];
  return symbols.map(unitNamed).find((unit) => same(unit.dimension, dimension)) ?? null;
}
