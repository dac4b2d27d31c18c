import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { numberToLatex } from "../../../quantities/significant.ts";
import type { MolarMass, Share } from "../matter/molar-mass.ts";
import { formulaLatex, type Species } from "../../../chemistry/species.ts";
import { step } from "./lesson.ts";
import { unitOf, writeAmount } from "./written-amount.ts";

/** "H = 1, S = 32, O = 16": the atomic masses that were used. */
export function massesUsed(shares: readonly Share[]): string {
  return shares.map(({ symbol, atomic }) => `${symbol} = ${numberToLatex(atomic)}`).join(", ");
}

/** 2 × 1 + 32 + 4 × 16, with the counts of the atoms. */
function sumOfAtoms(shares: readonly Share[]): string {
  return shares
    .map(({ count, atomic }) =>
      count === 1n ? numberToLatex(atomic) : `${count} \\times ${numberToLatex(atomic)}`,
    )
    .join(" + ");
}

function productsDone(shares: readonly Share[]): string {
  return shares.map(({ mass }) => numberToLatex(mass)).join(" + ");
}

/** The computation of the molar mass; one step, or none if the question gave it. */
export function molarMassStep(
  species: Species,
  { shares, value, isGiven }: MolarMass,
): MathsStep[] {
  if (isGiven) return [];
  const total = writeAmount(value, unitOf("g/mol")).latex;
  const name = `M(${species.latex})`;
  const isAtom = shares.length === 1 && shares[0]?.count === 1n;
  if (isAtom) {
    return [
      step(
        `Find the molar mass of $${species.latex}$`,
        "The molar mass of atoms is their atomic mass in grams.",
        `${name} = ${total}`,
      ),
    ];
  }
  return [
    step(
      `Find the molar mass of $${species.latex}$`,
      `The molar mass is the sum of the atomic masses of all its atoms (${massesUsed(shares)}).`,
      `${name} = ${sumOfAtoms(shares)} = ${total}`,
    ),
  ];
}

/** The symbol of an element for maths mode. */
export function elementLatex(symbol: string): string {
  return formulaLatex(symbol, 0);
}

/** Detailed steps for a molar mass that is the question itself: counts, products, sum. */
export function molarMassLines({ shares, value }: MolarMass): {
  counts: string;
  products: string;
  total: Rational;
} {
  return { counts: sumOfAtoms(shares), products: productsDone(shares), total: value };
}
