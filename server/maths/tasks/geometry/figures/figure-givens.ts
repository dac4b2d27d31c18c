import { asRational } from "../exact/exact.ts";
import type { MeasureUnit } from "../reading/measure-unit.ts";
import type { Value } from "../reading/scan.ts";
import type { Figure } from "./figure.ts";
import type { Given } from "./figure-reading.ts";

/**
 * A value as that of a measure of so many dimensions; null if it is no such thing.
 *
 * @param shared the unit that the last value of a list names for all: 3, 4 and 5 cm
 */
export function givenOf(value: Value, shared: MeasureUnit | null, dimension: number): Given | null {
  if (dimension === 0) return angleOf(value);
  if (value.kind !== "quantity") return null;
  const unit = value.unit ?? shared;
  return unit === null || unit.dimension === dimension ? { value: value.value, unit } : null;
}

function angleOf(value: Value): Given | null {
  const isBare = value.kind === "quantity" && value.unit === null;
  // An angle such as 2π/3 is in radians, which these formulas do not use.
  if ((value.kind === "degrees" || isBare) && !asRational(value.value)) return null;
  return value.kind === "degrees" || isBare ? { value: value.value, unit: null } : null;
}

/** Whether either all lengths, areas and volumes have units or none has. */
export function haveUnitsAlike(figure: Figure, givens: ReadonlyMap<string, Given>): boolean {
  const sized = [...givens].filter(([symbol]) => {
    return figure.measures.find((measure) => measure.symbol === symbol)?.dimension !== 0;
  });
  const bare = sized.filter(([, { unit }]) => unit === null);
  return bare.length === 0 || bare.length === sized.length;
}
