import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { atomRank, orderAtoms } from "./atom.ts";
import type { Atom, Factor, Monomial } from "./form.ts";

export const noFactors: Monomial = { factors: [], key: "" };

/** The product of the factors: equal atoms are merged, those with the exponent 0 removed. */
export function monomial(factors: readonly Factor[]): Monomial {
  return inOrder(factors.toSorted((a, b) => orderAtoms(a.atom, b.atom)));
}

/** Factors that are already sorted, equal ones adjacent. */
function inOrder(sorted: readonly Factor[]): Monomial {
  const merged: Factor[] = [];
  for (const factor of sorted) {
    const last = merged.at(-1);
    if (last?.atom.key === factor.atom.key) {
      merged[merged.length - 1] = {
        atom: factor.atom,
        exponent: addExponents(last.exponent, factor.exponent),
      };
    } else {
      merged.push(factor);
    }
  }
  const factors = merged.filter(({ exponent }) => !q.isZero(exponent));
  return { factors, key: factors.map(factorKey).join("·") };
}

function factorKey({ atom, exponent: { numerator, denominator } }: Factor): string {
  if (denominator !== 1n) return `${atom.key}^${numerator}/${denominator}`;
  return numerator === 1n ? atom.key : `${atom.key}^${numerator}`;
}

function addExponents(a: Rational, b: Rational): Rational {
  if (a.denominator !== 1n || b.denominator !== 1n) return q.add(a, b);
  return { numerator: a.numerator + b.numerator, denominator: 1n };
}

export function multiplyMonomials(a: Monomial, b: Monomial): Monomial {
  if (a.factors.length === 0) return b;
  if (b.factors.length === 0) return a;
  return monomial([...a.factors, ...b.factors]);
}

/** Every exponent times the number. */
export function raiseMonomial({ factors }: Monomial, times: Rational): Monomial {
  return inOrder(
    factors.map(({ atom, exponent }) => ({ atom, exponent: q.multiply(exponent, times) })),
  );
}

/** The exponent of an atom; 0 if the monomial doesn't contain it. */
export function exponentOf({ factors }: Monomial, atom: Atom): Rational {
  return factors.find((factor) => factor.atom.key === atom.key)?.exponent ?? q.zero;
}

export function atomPower(atom: Atom, exponent: Rational): Monomial {
  return inOrder([{ atom, exponent }]);
}

/** The common divisor: each atom with its minimum exponent. */
export function commonMonomial(monomials: readonly Monomial[]): Monomial {
  const [first, ...others] = monomials;
  const shared = (first?.factors ?? []).map(({ atom, exponent }) => ({
    atom,
    exponent: others.reduce((least, other) => {
      const next = exponentOf(other, atom);
      return compare(next, least) < 0 ? next : least;
    }, exponent),
  }));
  return inOrder(shared);
}

/** The monomial with the exponent 0 for an atom. */
export function withoutAtom({ factors }: Monomial, atom: Atom): Monomial {
  return inOrder(factors.filter((factor) => factor.atom.key !== atom.key));
}

/** The sum of the exponents of the letters. */
function letterDegree({ factors }: Monomial): Rational {
  return factors.reduce(
    (total, { atom, exponent }) =>
      atom.kind === "variable" ? addExponents(total, exponent) : total,
    q.zero,
  );
}

/** Roots of numbers and i follow terms without them: 2 + √3, 1 + i. */
const firstBehind = 5;

/** Higher degrees in the letters first, then alphabetically; negative if a precedes b. */
export function orderMonomials(a: Monomial, b: Monomial): number {
  if (a.key === b.key) return 0;
  const byDegree = compare(letterDegree(b), letterDegree(a));
  return byDegree === 0 ? orderFactors(a, b) : byDegree;
}

function orderFactors(a: Monomial, b: Monomial): number {
  const length = Math.max(a.factors.length, b.factors.length);
  for (let at = 0; at < length; at += 1) {
    const order = orderFactor(a.factors[at], b.factors[at]);
    if (order !== 0) return order;
  }
  return 0;
}

function orderFactor(a: Factor | undefined, b: Factor | undefined): number {
  if (a === undefined || b === undefined) return missing(a, b);
  const byAtom = orderAtoms(a.atom, b.atom);
  if (byAtom === 0) return compare(b.exponent, a.exponent);
  return byAtom;
}

function missing(a: Factor | undefined, b: Factor | undefined): number {
  const present = a ?? b;
  if (present === undefined) return 0;
  const presentFirst = atomRank(present.atom) < firstBehind;
  return (a !== undefined) === presentFirst ? -1 : 1;
}

function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}
