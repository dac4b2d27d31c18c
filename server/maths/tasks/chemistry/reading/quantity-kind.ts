import { type BaseQuantity, dimensionOf, sameDimension } from "../../../quantities/dimension.ts";
import type { Unit } from "../../../quantities/unit.ts";

const energy = { mass: 1, length: 2, time: -2 };

/** What chemists call the kinds of quantity, by their dimensions. */
const kinds: readonly (readonly [string, Partial<Record<BaseQuantity, number>>])[] = [
  ["mass", { mass: 1 }],
  ["volume", { length: 3 }],
  ["amount", { amount: 1 }],
  ["temperature", { temperature: 1 }],
  ["pressure", { mass: 1, length: -1, time: -2 }],
  ["molarity", { amount: 1, length: -3 }],
  ["molality", { amount: 1, mass: -1 }],
  ["molarmass", { mass: 1, amount: -1 }],
  ["density", { mass: 1, length: -3 }],
  ["time", { time: 1 }],
  ["length", { length: 1 }],
  ["energy", energy],
  ["molarenergy", { ...energy, amount: -1 }],
  ["entropy", { ...energy, temperature: -1 }],
  ["molarentropy", { ...energy, temperature: -1, amount: -1 }],
  ["charge", { current: 1, time: 1 }],
  ["current", { current: 1 }],
  ["voltage", { mass: 1, length: 2, time: -3, current: -1 }],
  ["force", { mass: 1, length: 1, time: -2 }],
  ["pertime", { time: -1 }],
  ["rate", { amount: 1, length: -3, time: -1 }],
  ["secondorder", { amount: -1, length: 3, time: -1 }],
  ["constantofsolvent", { temperature: 1, mass: 1, amount: -1 }],
  ["permole", { amount: -1 }],
  ["conductivity", { mass: -1, length: -3, time: 3, current: 2 }],
  ["molarconductivity", { mass: -1, time: 3, current: 2, amount: -1 }],
  ["resistance", { mass: 1, length: 2, time: -3, current: -2 }],
  ["conductance", { mass: -1, length: -2, time: 3, current: 2 }],
  ["perlength", { length: -1 }],
  ["area", { length: 2 }],
  ["capacitance", { mass: -1, length: -2, time: 4, current: 2 }],
  ["speed", { length: 1, time: -1 }],
  ["concentration", { mass: 1, length: -3 }],
];

const dimensions = kinds.map(([kind, exponents]) => [kind, dimensionOf(exponents)] as const);

/** The kind of quantity that a unit measures, as one word for patterns; "other" where chemistry has none. */
export function kindOf(unit: Unit): string {
  return (
    dimensions.find(([, dimension]) => sameDimension(unit.dimension, dimension))?.[0] ?? "other"
  );
}
