import * as q from "../../numbers/rational.ts";
import { unitNamed } from "../../quantities/unit-table.ts";
import type { Unit } from "../../quantities/unit.ts";
import type { Token } from "../../read/token.ts";

/** How many of it make a gallon, of whatever country. */
const inGallon: ReadonlyMap<string, bigint> = new Map([
  ["quart", 4n],
  ["pint", 8n],
  ["cup", 16n],
]);

/** A quart, a pint or a cup. They are read in conversions only: in a word problem "3 cups" are things. */
export function householdUnit(token: Token | undefined): Unit | null {
  const name = token?.kind === "word" ? token.text.replace(/s$/, "") : "";
  const count = inGallon.get(name);
  if (count === undefined) return null;
  const gallon = unitNamed("gal");
  return named(gallon, name, q.divide(gallon.scale, q.rational(count)));
}

/** The ton of 2000 pounds, where it goes with pounds or ounces; the tonne elsewhere. */
export function shortTon(): Unit {
  const pound = unitNamed("lb");
  const ton = named(pound, "ton", q.multiply(pound.scale, q.rational(2000n)));
  return { ...ton, latex: "\\text{short tons}" };
}

function named(model: Unit, name: string, scale: q.Rational): Unit {
  const names = { singular: name, plural: `${name}s` };
  return { ...model, symbol: names.plural, latex: `\\text{${names.plural}}`, names, scale };
}
