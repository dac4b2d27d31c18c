import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { quantityLatex } from "../../../quantities/quantity.ts";
import { sameDimension } from "../../../quantities/dimension.ts";
import type { Unit } from "../../../quantities/unit.ts";
import { unitOf, writeAmount } from "../lesson/written-amount.ts";
import { decimalOf } from "../../../chemistry/elements.ts";
import { molarMass, type MolarMass } from "../matter/molar-mass.ts";
import type { Species } from "../../../chemistry/species.ts";
import type { ChemistryReading } from "../reading/chemistry-reading.ts";
import type { ChemistryFrame, LawVariable } from "./law-frame.ts";
import type { Story, StoryValue } from "./story.ts";

/** A quantity in the unit of the calculation. */
interface GivenValue {
  value: Rational;
  unit: Unit;
  /** Its conversion, in LaTeX; null if no conversion was needed. */
  conversion: string | null;
}

export interface LawProblem {
  frame: ChemistryFrame;
  givens: ReadonlyMap<string, GivenValue>;
  constants: ReadonlyMap<string, GivenValue>;
  target: LawVariable;
  /** The unit of the calculation for the requested quantity. */
  unit: Unit;
  /** The unit of the calculation for every variable, given or found on the way. */
  units: ReadonlyMap<string, Unit>;
  conditions: ReadonlySet<string>;
  molar: { species: Species; mass: MolarMass } | null;
}

/** Converts the values of a problem to the units of the calculation; null if a value has another dimension. */
export function lawProblem(
  frame: ChemistryFrame,
  story: Story,
  reading: ChemistryReading,
): LawProblem | null {
  const target = frame.variables.find(({ name }) => name === story.target);
  if (!target) return null;
  const givens = new Map<string, GivenValue>();
  for (const [name, value] of story.values) {
    const variable = frame.variables.find((one) => one.name === name);
    const converted = variable && toUnit(value, unitFor(frame, variable, story));
    if (!converted || !isPossible(variable, converted.value)) return null;
    givens.set(name, converted);
  }
  const molar = molarOf(frame, story, reading);
  if (molar === "unclear") return null;
  if (molar && frame.molarMass !== undefined) {
    givens.set(frame.molarMass, {
      value: molar.mass.value,
      unit: unitOf("g/mol"),
      conversion: null,
    });
  }
  return {
    frame,
    givens,
    constants: constantsOf(frame),
    target,
    unit: unitFor(frame, target, story),
    units: new Map(
      frame.variables.map((variable) => [variable.name, unitFor(frame, variable, story)]),
    ),
    conditions: story.conditions,
    molar,
  };
}

/** Whether the variable may have the value: only signed ones may be zero or negative. */
export function isPossible({ isSigned }: LawVariable, value: Rational): boolean {
  return isSigned === true || q.sign(value) > 0;
}

function constantsOf(frame: ChemistryFrame): Map<string, GivenValue> {
  return new Map(
    Object.entries(frame.constants ?? {}).map(([name, text]) => {
      const variable = frame.variables.find((one) => one.name === name);
      return [
        name,
        { value: decimalOf(text), unit: unitOf(variable?.unit ?? ""), conversion: null },
      ];
    }),
  );
}

/** The unit that all given values of the group share, or the usual one. Temperatures are always in kelvin. */
function unitFor(frame: ChemistryFrame, variable: LawVariable, story: Story): Unit {
  const usual = unitOf(variable.unit);
  if (variable.group === undefined || variable.group === "temperature") return usual;
  const units = frame.variables
    .filter(({ group }) => group === variable.group)
    .flatMap(({ name }) => story.values.get(name)?.unit ?? []);
  const [first] = units;
  return first && units.every(({ symbol }) => symbol === first.symbol) ? first : usual;
}

const kelvin = unitOf("K");
const celsius = unitOf("°C");
const zeroCelsius = q.rational(273n);

/** Converts to the unit of the calculation; schools add 273 to Celsius. */
function toUnit(given: StoryValue, unit: Unit): GivenValue | null {
  if (given.unit.symbol === unit.symbol) return { value: given.value, unit, conversion: null };
  if (!sameDimension(given.unit.dimension, unit.dimension)) return null;
  if (given.unit.symbol === celsius.symbol && unit.symbol === kelvin.symbol) {
    const value = q.add(given.value, zeroCelsius);
    const sum = `${writeAmount(given.value).number} + 273`;
    return { value, unit, conversion: `${sum} = ${writeAmount(value, unit).latex}` };
  }
  if (given.unit.offset !== null || unit.offset !== null) return null;
  const value = q.divide(q.multiply(given.value, given.unit.scale), unit.scale);
  const written = writeAmount(value, unit);
  const from = quantityLatex({ ...given, significant: null, places: 0 });
  return { value, unit, conversion: `${from} ${written.sign} ${written.latex}` };
}

function molarOf(
  frame: ChemistryFrame,
  { species, values }: Story,
  { masses }: ChemistryReading,
): LawProblem["molar"] | "unclear" {
  if (!species || frame.molarMass === undefined || values.has(frame.molarMass)) return null;
  // The name of an element leaves open whether its atoms or its molecules are meant.
  if (species.origin === "element") return "unclear";
  return { species: species.species, mass: molarMass(species.species, masses) };
}
