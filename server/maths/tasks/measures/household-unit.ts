import * as q from "../../numbers/rational.ts";
import { unitNamed } from "../../quantities/unit-table.ts";
import type { Unit } from "../../quantities/unit.ts";
import type { Token } from "../../read/token.ts";

/** The number of units in a gallon. */
const inGallon: ReadonlyMap<string, bigint> = new Map([
  ["quart", 4n],
  ["pint", 8n],
  ["cup", 16n],
]);

/**
 * A quart, pint or cup of the gallon of the unit table; null for other tokens. Only conversions read them: in a word
 * problem "3 cups" are things.
 */
export function householdUnit(token: Token | undefined): Unit | null {
  const name = token?.kind === "word" ? token.text.replace(/s$/, "") : "";
  const count = inGallon.get(name);
  if (count === undefined) return null;
  const gallon = unitNamed("gal");
  return named(gallon, name, q.divide(gallon.scale, q.rational(count)));
}

/** The ton of 2000 pounds, which is meant together with pounds or ounces. */
export function shortTon(): Unit {
  const pound = unitNamed("lb");
  const ton = named(pound, "ton", q.multiply(pound.scale, q.rational(2000n)));
  return { ...ton, latex: "\\text{short tons}" };
}

function named(model: Unit, name: string, scale: q.Rational): Unit {
  const names = { singular: name, plural: `${name}s` };
  return { ...model, symbol: names.plural, latex: `\\text{${names.plural}}`, names, scale };
}
