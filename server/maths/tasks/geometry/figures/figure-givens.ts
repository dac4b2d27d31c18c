import { asRational } from "../exact/exact.ts";
import type { MeasureUnit } from "../reading/measure-unit.ts";
import type { Value } from "../reading/scan.ts";
import type { Figure } from "./figure.ts";
import type { GivenMeasure } from "./figure-reading.ts";

/**
 * Returns a value as that of a measure of the dimension; null if it doesn't fit. `shared` is the unit of a whole list,
 * named with its last value: 3, 4 and 5 cm.
 */
export function givenOf(
  value: Value,
  shared: MeasureUnit | null,
  dimension: number,
): GivenMeasure | null {
  if (dimension === 0) return angleOf(value);
  if (value.kind !== "quantity") return null;
  const unit = value.unit ?? shared;
  return unit === null || unit.dimension === dimension ? { value: value.value, unit } : null;
}

function angleOf(value: Value): GivenMeasure | null {
  const isBare = value.kind === "quantity" && value.unit === null;
  // A multiple of π is an angle in radians, which the formulas don't use.
  if ((value.kind === "degrees" || isBare) && !asRational(value.value)) return null;
  return value.kind === "degrees" || isBare ? { value: value.value, unit: null } : null;
}

/** Whether all lengths, areas and volumes have units, or none has. */
export function haveUnitsAlike(figure: Figure, givens: ReadonlyMap<string, GivenMeasure>): boolean {
  const sized = [...givens].filter(([symbol]) => {
    return figure.measures.find((measure) => measure.symbol === symbol)?.dimension !== 0;
  });
  const bare = sized.filter(([, { unit }]) => unit === null);
  return bare.length === 0 || bare.length === sized.length;
}
