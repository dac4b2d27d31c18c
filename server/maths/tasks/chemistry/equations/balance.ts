import { leastCommonMultiple, greatestCommonDivisor } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Skeleton, speciesOf } from "./write-equation.ts";

/** Conserved quantities of a reaction: the atoms of each element, and the charge if ions take part. */
export interface ConservedQuantity {
  name: string;
  /** For each species in equation order; those of the products are negative. */
  amounts: readonly bigint[];
}

export type Balance =
  | { kind: "balanced"; coefficients: bigint[] }
  /** An element occurs on one side only, or no positive coefficients exist. */
  | { kind: "impossible" }
  /** Two independent reactions: their coefficients can be combined in any ratio. */
  | { kind: "not-unique" };

/** One line for each element, then one for the charge where any species has one. */
export function keptIn(skeleton: Skeleton): ConservedQuantity[] {
  const species = speciesOf(skeleton);
  const sign = (at: number): bigint => (at < skeleton.reactants.length ? 1n : -1n);
  const symbols = [...new Set(species.flatMap(({ atoms }) => [...atoms.keys()]))];
  const rows = symbols.map((name) => ({
    name,
    amounts: species.map(({ atoms }, at) => (atoms.get(name) ?? 0n) * sign(at)),
  }));
  if (species.every(({ charge }) => charge === 0)) return rows;
  return [
    ...rows,
    { name: "charge", amounts: species.map(({ charge }, at) => BigInt(charge) * sign(at)) },
  ];
}

/** The smallest integers that balance an equation: the null space of the matrix of atoms and charges. */
export function balance(skeleton: Skeleton): Balance {
  const rows = reduce(
    keptIn(skeleton).map(({ amounts }) => amounts.map((amount) => q.rational(amount))),
  );
  const count = speciesOf(skeleton).length;
  const leading = rows.map((row) => row.findIndex((entry) => !q.isZero(entry)));
  const free = Array.from({ length: count }, (_, column) => column).filter(
    (column) => !leading.includes(column),
  );
  const [only] = free;
  if (only === undefined) return { kind: "impossible" };
  if (free.length > 1)
    return isHopeless(rows, free) ? { kind: "impossible" } : { kind: "not-unique" };
  const ratios = Array.from({ length: count }, (_, column) => {
    const row = rows[leading.indexOf(column)];
    return row ? q.negate(row[only] ?? q.zero) : q.one;
  });
  if (ratios.some((ratio) => q.sign(ratio) <= 0)) return { kind: "impossible" };
  return { kind: "balanced", coefficients: smallestWhole(ratios) };
}

/** A row with entries of one sign can't add up to zero with positive coefficients. */
function isHopeless(rows: readonly Rational[][], free: readonly number[]): boolean {
  return (
    free.length > 0 &&
    rows.some((row) => {
      const signs = new Set(row.filter((entry) => !q.isZero(entry)).map(q.sign));
      return signs.size === 1;
    })
  );
}

/** Reduced row echelon form without its zero rows. */
function reduce(matrix: Rational[][]): Rational[][] {
  const rows = matrix.map((row) => [...row]);
  let done = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const at = rows.findIndex((row, index) => index >= done && !q.isZero(row[column] ?? q.zero));
    const pivotRow = rows[at];
    if (!pivotRow) continue;
    const pivot = pivotRow[column] ?? q.one;
    const scaled = pivotRow.map((entry) => q.divide(entry, pivot));
    rows.splice(at, 1);
    rows.splice(done, 0, scaled);
    rows.forEach((row, index) => {
      const factor = row[column] ?? q.zero;
      if (index === done || q.isZero(factor)) return;
      rows[index] = row.map((entry, other) =>
        q.subtract(entry, q.multiply(factor, scaled[other] ?? q.zero)),
      );
    });
    done += 1;
  }
  return rows.slice(0, done);
}

function smallestWhole(ratios: readonly Rational[]): bigint[] {
  const multiple = ratios.map(({ denominator }) => denominator).reduce(leastCommonMultiple, 1n);
  const whole = ratios.map((ratio) => q.multiply(ratio, q.rational(multiple)).numerator);
  const divisor = whole.reduce(greatestCommonDivisor, 0n);
  return whole.map((number) => number / (divisor === 0n ? 1n : divisor));
}

/** The amount of each conserved quantity on either side, counted formula by formula. */
export function countSides(
  skeleton: Skeleton,
  coefficients: readonly bigint[],
): { name: string; left: bigint; right: bigint }[] {
  return keptIn(skeleton).map(({ name, amounts }) => {
    let [left, right] = [0n, 0n];
    amounts.forEach((amount, at) => {
      const total = amount * (coefficients[at] ?? 0n);
      if (at < skeleton.reactants.length) left += total;
      else right -= total;
    });
    return { name, left, right };
  });
}
