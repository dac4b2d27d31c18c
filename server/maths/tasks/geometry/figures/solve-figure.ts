import * as q from "../../../numbers/rational.ts";
import { someWithin } from "../../../expressions/expression.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import { decimalValue } from "../exact/decimal-value.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { baseOf, type MeasureUnit, raisedUnit } from "../reading/measure-unit.ts";
import { type Derivation, deriveAll, type Setting } from "./derive.ts";
import type { Figure, Measure } from "./figure.ts";
import { relationsOf } from "./parsed-relation.ts";
import type { FigureReading } from "./figure-reading.ts";

/** The given and derived measures of a figure, with all lengths in one unit. */
export interface FigureResult {
  /** The unit of all lengths; null if the question has none. */
  unit: MeasureUnit | null;
  /** The given and derived values by symbol. */
  values: ReadonlyMap<string, Exact>;
  /** The formulas that lead from the givens to the targets, in order. */
  derivations: readonly Derivation[];
  setting: Setting;
  /** The reason for the value of π; null if π doesn't occur, or if the question gives it. */
  piNote: string | null;
}

const seventh = q.rational(22n, 7n);
const decimalPi = q.rational(314n, 100n);

/** Finds the requested measures; null if the givens don't determine them, or if a given value is unused. */
export function solveFigure(
  reading: FigureReading,
  targets: readonly string[],
): FigureResult | null {
  const unit = commonUnit(reading);
  const values = inUnit(reading, unit);
  if (!values) return null;
  for (const { pi, note, isFitting } of piChoices(reading)) {
    const style = reading.hasDecimals || (pi && q.equals(pi, decimalPi)) ? "decimal" : "fraction";
    const result = attempt(reading, { targets, unit, values, pi, style });
    if (result && isFitting(result)) return { ...result, piNote: usesPi(result) ? note : null };
  }
  return null;
}

interface PiChoice {
  pi: q.Rational | null;
  note: string | null;
  isFitting: (result: FigureResult) => boolean;
}

/**
 * Returns the possible values of π, best first. If the question gives none, NCERT books use 22/7 if the 7 cancels, and
 * keep π otherwise; for lengths from areas, 3.14 is tried before that.
 */
function piChoices({ pi, givens, keepsPi }: FigureReading): PiChoice[] {
  if (pi) return [{ pi, note: null, isFitting: () => true }];
  const hasPiGiven = [...givens.values()].some(({ value }) => exact.hasPi(value));
  const plain: PiChoice = {
    pi: null,
    note: null,
    isFitting: () => true,
  };
  if (hasPiGiven || keepsPi === true) return [plain];
  return [
    {
      pi: seventh,
      note: `Take $\\pi = \\frac{22}{7}$, as the 7 divides here.`,
      isFitting: isFreeOfSevenths,
    },
    {
      pi: decimalPi,
      note: "Take $\\pi = 3.14$.",
      isFitting: (result) => backwardUses(result).length > 0 && isShort(result),
    },
    plain,
  ];
}

function usesPi({ derivations }: FigureResult): boolean {
  return derivations.some(({ relation }) => {
    return someWithin(relation.right, ({ kind }) => kind === "constant");
  });
}

/** Whether no denominator has the 7 of 22/7 left. */
function isFreeOfSevenths(result: FigureResult): boolean {
  if (!usesPi(result)) return true;
  const found = result.derivations.map(({ value }) => exact.asRational(value));
  const isRational = found.every((value) => value !== null);
  if (!isRational) return false;
  const isClean = found.every((value) => value.denominator % 7n !== 0n);
  return isClean && isShort(result);
}

/** Returns the inverse uses of formulas with π, from an area or a volume to a length. */
function backwardUses({ derivations }: FigureResult): readonly Derivation[] {
  return derivations.filter(({ symbol, relation }) => {
    return (
      symbol !== relation.left && someWithin(relation.right, ({ kind }) => kind === "constant")
    );
  });
}

/** Whether every result of an inverse use is a decimal with at most three places. */
function isShort(result: FigureResult): boolean {
  return backwardUses(result).every(({ value }) => {
    const rational = exact.asRational(value);
    const places = rational && q.decimalPlaces(rational);
    return places !== null && places <= 3;
  });
}

function measureOf(figure: Figure, symbol: string): Measure | undefined {
  return figure.measures.find((measure) => measure.symbol === symbol);
}

/** Returns the smallest unit of length that occurs, to which NCERT books convert. */
function commonUnit({ givens }: FigureReading): MeasureUnit | null {
  const units = [...givens.values()].flatMap(({ unit }) => {
    const base = unit && baseOf(unit);
    return base ? [base] : [];
  });
  const [first, ...more] = units;
  if (!first) return [...givens.values()].some(({ unit }) => unit !== null) ? cubicBase : null;
  return more.reduce((least, unit) => (q.order(unit.size, least.size) < 0 ? unit : least), first);
}

/** Volumes in litres alone are converted to cm³. */
const cubicBase: MeasureUnit = { symbol: "cm", dimension: 1, size: q.rational(1n, 100n) };

function inUnit(
  { givens, figure }: FigureReading,
  unit: MeasureUnit | null,
): Map<string, Exact> | null {
  const values = new Map<string, Exact>();
  for (const [symbol, given] of givens) {
    const measure = measureOf(figure, symbol);
    if (!measure || exact.sign(given.value) <= 0) return null;
    const factor =
      given.unit && unit
        ? q.divide(given.unit.size, raisedUnit(unit, measure.dimension).size)
        : q.one;
    const value = exact.multiply(given.value, exact.fromRational(factor));
    if (measure.below !== undefined && exact.toNumber(value) >= measure.below) return null;
    values.set(symbol, value);
  }
  return values;
}

function attempt(
  reading: FigureReading,
  options: {
    targets: readonly string[];
    unit: MeasureUnit | null;
    values: Map<string, Exact>;
    pi: q.Rational | null;
    style: NumberStyle;
  },
): FigureResult | null {
  const { targets, unit, values, pi, style } = options;
  const { figure } = reading;
  const setting: Setting = {
    style,
    pi: pi ? exact.fromRational(pi) : exact.pi,
    roots: reading.roots,
    write: (symbol) => measureOf(figure, symbol)?.latex ?? letterLatex(symbol),
  };
  const found = deriveAll(relationsOf(figure), values, setting);
  const needed = neededFor(targets, found);
  if (!needed) return null;
  const derivations = [...found.values()].filter(({ symbol }) => needed.has(symbol));
  const all = new Map(values);
  for (const { symbol, value } of derivations) all.set(symbol, value);
  const spare = [...values.keys()].filter((symbol) => !needed.has(symbol));
  const known = new Map([
    ...all,
    ...[...found].map(([symbol, { value }]) => [symbol, value] as const),
  ]);
  if (spare.some((symbol) => !isConfirmed(figure, symbol, known, setting.pi))) return null;
  if (!isPossible(figure, known)) return null;
  return { unit, values: all, derivations, setting, piNote: null };
}

/** Whether a figure with these measures exists: no angle of 400°, no side longer than the sum of the other two. */
function isPossible(figure: Figure, values: ReadonlyMap<string, Exact>): boolean {
  const numberOf = (symbol: string): number => {
    const value = values.get(symbol);
    return value ? exact.toNumber(value) : Number.NaN;
  };
  const isAnyTooLarge = figure.measures.some(
    ({ symbol, below }) => below !== undefined && numberOf(symbol) >= below,
  );
  return !isAnyTooLarge && (figure.bounds ?? []).every((bound) => holds(bound, numberOf));
}

/** Whether a bound holds; a bound with an unknown measure is not violated (comparisons with NaN are false). */
function holds(bound: string, numberOf: (symbol: string) => number): boolean {
  const [smaller = "", sign = "", ...larger] = bound.split(" ");
  const left = numberOf(smaller);
  const right = larger
    .filter((part) => part !== "+")
    .map(numberOf)
    .reduce((one, other) => one + other, 0);
  const isBroken = sign === "≤" ? left > right * (1 + 1e-9) : left >= right * (1 - 1e-9);
  return !isBroken;
}

/** Returns all symbols on the path to the targets; null if a target is not derived. */
function neededFor(
  targets: readonly string[],
  found: ReadonlyMap<string, Derivation>,
): Set<string> | null {
  const needed = new Set<string>();
  const queue = [...targets];
  if (targets.some((target) => !found.has(target))) return null;
  for (let symbol = queue.pop(); symbol !== undefined; symbol = queue.pop()) {
    if (needed.has(symbol)) continue;
    needed.add(symbol);
    const derivation = found.get(symbol);
    if (derivation) queue.push(...derivation.relation.symbols);
  }
  return needed;
}

/** Whether an unused given value agrees with the others by some formula. */
function isConfirmed(
  figure: Figure,
  symbol: string,
  values: ReadonlyMap<string, Exact>,
  pi: Exact,
): boolean {
  const own = relationsOf(figure).filter(
    ({ symbols }) => symbols.includes(symbol) && symbols.every((other) => values.has(other)),
  );
  return own.length > 0 && own.every((relation) => relationHolds(relation, values, pi));
}

/** Whether both sides of a formula have the same value within floating-point precision. */
export function relationHolds(
  { left, right }: ReturnType<typeof relationsOf>[number],
  values: ReadonlyMap<string, Exact>,
  pi: Exact,
): boolean {
  const numbers = new Map([...values].map(([name, value]) => [name, exact.toNumber(value)]));
  numbers.set("π", exact.toNumber(pi));
  const [one, other] = [numbers.get(left) ?? Number.NaN, decimalValue(right, numbers)];
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
}
