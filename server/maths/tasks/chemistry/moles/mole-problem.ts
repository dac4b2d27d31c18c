import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Species } from "../../../chemistry/species.ts";
import type { GivenMasses } from "../reading/given-masses.ts";

/** The given amount, in g, mol, single particles, or L at STP. */
export interface GivenAmount {
  kind: "mass" | "amount" | "particles" | "volume";
  value: Rational;
  /** In LaTeX, in the unit of the calculation. */
  latex: string;
  /** The conversion to the unit of the calculation, if the question used another unit. */
  conversion: string | null;
}

export type MoleTarget =
  | { kind: "mass" | "volume" }
  /** Moles or numbers of particles; `each` is the number of them in one particle of the substance. */
  | { kind: "amount" | "particles"; name: string; each: bigint; of: string };

export interface MoleProblem {
  givenAmount: GivenAmount;
  species: Species;
  target: MoleTarget;
  masses: GivenMasses;
  /** Litres of one mole of gas at STP: 22.4, or 22.7 if the question says 1 bar. */
  molarVolume: Rational;
}

/** Avogadro's number: 6.022 × 10²³ per mole unless the question gives it otherwise. */
export function avogadro(masses: GivenMasses): Rational {
  const mantissa = masses.avogadro ?? q.rational(6022n, 1000n);
  return q.multiply(mantissa, q.rational(10n ** 23n));
}

/** The volume of one mole of gas at 0 °C and 1 atm, in litres. */
export const litresAtStp = q.rational(224n, 10n);
