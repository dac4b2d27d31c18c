import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { unitNamed } from "../../../quantities/unit-table.ts";
import type { Unit } from "../../../quantities/unit.ts";
import {
  type Amount,
  amountLatex,
  type Label,
  measureLabel,
  numberLatex,
} from "../../../story/amount.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { speedUnits } from "../../../story/speed-units.ts";

/** The units of the calculation. */
export interface System {
  length: Unit;
  time: Unit;
  speed: Unit;
}

function systemOf(length: string, time: string): System | null {
  const speed = speedUnits[`${length}/${time}`];
  return speed ? { length: unitNamed(length), time: unitNamed(time), speed } : null;
}

/**
 * The units of a story: those of its first speed, but metres and seconds where a length is in metres or a time in
 * seconds; without a speed, those of its lengths and times. Null if they are unusual.
 */
export function chooseSystem({ amounts, says }: StoryFacts): System | null {
  if (says["unit"] !== undefined) return fromSpeed(says["unit"]);
  const all = [...amounts.values()];
  const unitsOf = (kind: string): string[] =>
    all.filter((amount) => amount.kind === kind).map(({ unit }) => unit);
  const [speed] = unitsOf("speed");
  const [lengths, times] = [unitsOf("length"), unitsOf("time")];
  if (speed?.startsWith("km/") === true && (lengths.includes("m") || times.includes("s"))) {
    return systemOf("m", "s");
  }
  if (speed !== undefined) return fromSpeed(speed);
  const isMixed = new Set(times).size > 1;
  return systemOf(lengths[0] ?? "km", isMixed ? "h" : (times[0] ?? "h"));
}

function fromSpeed(speed: string): System | null {
  const [above = "", below = ""] = speed.split("/");
  return systemOf(above, below);
}

export function labelIn(system: System, kind: "length" | "time" | "speed"): Label {
  return measureLabel(kind, system[kind]);
}

/** The amounts of a story in the units of the system, with a step for each that had another unit; null for amounts of 0. */
export function convertAmounts(
  { amounts }: StoryFacts,
  system: System,
  names: Readonly<Record<string, string>>,
): { givens: Map<string, Rational>; steps: MathsStep[] } | null {
  const givens = new Map<string, Rational>();
  const steps: MathsStep[] = [];
  for (const [role, amount] of amounts) {
    if (q.sign(amount.value) <= 0) return null;
    const unit = isMeasured(amount.kind) ? system[amount.kind] : null;
    if (!unit || !amount.measure || unit.symbol === amount.measure.symbol) {
      givens.set(role, amount.value);
      continue;
    }
    const factor = q.divide(amount.measure.scale, unit.scale);
    const value = q.multiply(amount.value, factor);
    givens.set(role, value);
    steps.push(conversion(amount, { unit, factor, value, name: names[role] ?? role }));
  }
  return { givens, steps };
}

function isMeasured(kind: string): kind is "length" | "time" | "speed" {
  return kind === "length" || kind === "time" || kind === "speed";
}

interface Conversion {
  unit: Unit;
  factor: Rational;
  value: Rational;
  name: string;
}

function conversion(amount: Amount, { unit, factor, value, name }: Conversion): MathsStep {
  const label = measureLabel(amount.kind, unit);
  return {
    title: `Write the ${name.toLowerCase()} in ${unit.names.plural}`,
    why: `All amounts must be in units that go together. 1 ${amount.measure?.names.singular ?? ""} is $${amountLatex(factor, label)}$.`,
    before: `${numberLatex(amount.value)} \\times ${q.isInteger(factor) ? numberLatex(factor) : `\\frac{${factor.numerator}}{${factor.denominator}}`}`,
    after: amountLatex(value, label),
  };
}
