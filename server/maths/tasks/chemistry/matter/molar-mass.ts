import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import type { GivenMasses } from "../reading/given-masses.ts";
import { elementOf } from "../../../chemistry/elements.ts";
import type { Species } from "../../../chemistry/species.ts";

/** One element's share of a molar mass. */
export interface Share {
  symbol: string;
  count: bigint;
  /** Of one atom, in u. */
  atomic: Rational;
  /** Of all its atoms, in u. */
  mass: Rational;
}

export interface MolarMass {
  /** In g/mol, the same number as in u. */
  value: Rational;
  shares: readonly Share[];
  /** Whether the question gave it as a whole, so that there is no sum to show. */
  isGiven: boolean;
}

/** The atomic mass given in the question, or from the school table. Refuses an element without one. */
export function atomicMass(symbol: string, masses: GivenMasses): Rational {
  const mass = masses.atomic.get(symbol) ?? elementOf(symbol)?.mass;
  if (!mass) {
    throw notSupported(
      `I have no atomic mass for ${symbol}. Give it in the question, like (${symbol} = 100).`,
    );
  }
  return mass;
}

/** The molar mass in g/mol, the sum of the atomic masses unless the question gives it. */
export function molarMass(species: Species, masses: GivenMasses): MolarMass {
  const shares = [...species.atoms].map(([symbol, count]) => {
    const atomic = atomicMass(symbol, masses);
    return { symbol, count, atomic, mass: q.multiply(atomic, q.rational(count)) };
  });
  const given = masses.molar.get(species.plain);
  const value = given ?? shares.map(({ mass }) => mass).reduce(q.add, q.zero);
  return { value, shares, isGiven: given !== undefined };
}
