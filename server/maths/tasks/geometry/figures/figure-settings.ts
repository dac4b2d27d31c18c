import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { asRational } from "../exact/exact.ts";
import { type MeasureUnit, raisedUnit, readUnit } from "../reading/measure-unit.ts";
import type { Value } from "../reading/scan.ts";
import type { FigureReading } from "./figure-reading.ts";
import type { Item } from "./lex-figure.ts";

export type Settings = Pick<
  FigureReading,
  "cost" | "pi" | "keepsPi" | "roots" | "answerUnit" | "places"
>;

/** Reads the data other than measures: π, the unit of the answer, the rate of a cost. Null if they are inconsistent. */
export function takeSettings(items: readonly Item[], values: readonly Value[]): Settings | null {
  const settings: Settings = {
    cost: null,
    pi: null,
    roots: new Map(),
    answerUnit: null,
    places: null,
  };
  for (const item of items) note(settings, item, values);
  const costs = items.filter((item) => item.kind === "cost");
  const rates = items.filter((item) => item.kind === "rate");
  if (costs.length !== rates.length || costs.length > 1) return null;
  const [cost] = costs;
  const [rate] = rates;
  if (cost && rate) settings.cost = costAt(cost, rate, values);
  const isComplete = costs.length === (settings.cost ? 1 : 0);
  return isComplete && isSound(settings, items) ? settings : null;
}

function note(settings: Settings, item: Item, values: readonly Value[]): void {
  if (item.kind === "pi") settings.pi = rationalAt(values, item.index);
  if (item.kind === "root") settings.roots = rootOf(item, values);
  if (item.kind === "places") settings.places = Number(rationalAt(values, item.index)?.numerator);
  if (item.kind === "unit") settings.answerUnit = unitNamed(item.name, item.power);
  if (item.kind === "keep-pi") settings.keepsPi = true;
}

function costAt(
  { verb }: Extract<Item, { kind: "cost" }>,
  { name, power, index }: Extract<Item, { kind: "rate" }>,
  values: readonly Value[],
): FigureReading["cost"] {
  const per = unitNamed(name, power);
  const amount = values[index];
  return per && amount?.kind === "money" ? { verb, rate: amount.value, per } : null;
}

function isSound({ pi, roots, places }: Settings, items: readonly Item[]): boolean {
  const said = (kind: Item["kind"]): number => items.filter((item) => item.kind === kind).length;
  const isNearPi =
    pi === null || (Number(pi.numerator) / Number(pi.denominator) - Math.PI) ** 2 < 0.001;
  return (
    isNearPi &&
    said("pi") === (pi ? 1 : 0) &&
    said("root") === roots.size &&
    said("unit") <= 1 &&
    (places === null || (places >= 0 && places <= 6))
  );
}

function rationalAt(values: readonly Value[], index: number): Rational | null {
  const value = values[index];
  return value?.kind === "quantity" ? asRational(value.value) : null;
}

/** Reads "√3 = 1.73" as a root with its value; empty unless the value is close to the root. */
function rootOf(
  item: Extract<Item, { kind: "root" }>,
  values: readonly Value[],
): Map<bigint, Rational> {
  const root = values[item.of];
  const value = rationalAt(values, item.index);
  const [term, ...more] = root?.kind === "quantity" ? root.value : [];
  if (!term || more.length > 0 || !value || term.radicand === 1n) return new Map();
  const isNear = q.equals(term.coefficient, q.one) && isNearRoot(value, term.radicand);
  return new Map(isNear ? [[term.radicand, value]] : []);
}

function isNearRoot({ numerator, denominator }: Rational, radicand: bigint): boolean {
  return Math.abs(Number(numerator) / Number(denominator) - Math.sqrt(Number(radicand))) < 0.05;
}

function unitNamed(name: string, power: 1 | 2 | 3): MeasureUnit | null {
  const unit = readUnit(tokenise(name), 0)?.unit ?? null;
  return unit && power > 1 && unit.dimension === 1 ? raisedUnit(unit, power) : unit;
}
