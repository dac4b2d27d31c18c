import type { Atom, Polynomial, Quotient } from "../../../algebra/form.ts";
import { exponentOf, withoutAtom } from "../../../algebra/monomial.ts";
import { partsOf } from "../../../algebra/atom.ts";
import { polynomial } from "../../../algebra/polynomial.ts";
import { fromPolynomial, variablesOf } from "../../../algebra/quotient.ts";
import { greatestCommonDivisor } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";

/** The roots, powers and functions of a polynomial in which the unknown stands; the unknown itself where it has a root. */
export function atomsWith(whole: Polynomial, unknown: string): Atom[] {
  const found = new Map<string, Atom>();
  for (const { atom, exponent } of whole.terms.flatMap(({ monomial }) => monomial.factors)) {
    const isIn =
      atom.kind === "variable"
        ? atom.name === unknown && !q.isInteger(exponent)
        : partsOf(atom).some((part) => variablesOf(part).includes(unknown));
    if (isIn) found.set(atom.key, atom);
  }
  return [...found.values()];
}

/** The polynomial as one in a power of the atom, `unit`, with its coefficients ascending. */
export interface InAtom {
  /** The exponent that counts as the first power. */
  unit: Rational;
  coefficients: Quotient[];
}

/** The largest number of which both are whole multiples: 1/6 for 1/2 and 2/3. */
function commonUnit(one: Rational, other: Rational): Rational {
  const [a, b] = [one.numerator * other.denominator, other.numerator * one.denominator];
  return q.rational(greatestCommonDivisor(a, b < 0n ? -b : b), one.denominator * other.denominator);
}

/** Null if the exponents of the atom have no common unit or are too many. */
export function inAtom(whole: Polynomial, atom: Atom): InAtom | null {
  const exponents = whole.terms.map(({ monomial }) => exponentOf(monomial, atom));
  const sizes = exponents.filter((exponent) => !q.isZero(exponent));
  const [first] = sizes;
  if (!first) return null;
  const unit = sizes.reduce(commonUnit, q.absolute(first));
  const steps = exponents.map((exponent) => q.divide(exponent, unit));
  const least = steps.reduce((low, one) => (q.order(one, low) < 0 ? one : low), q.zero);
  const groups = new Map<number, Polynomial["terms"][number][]>();
  for (const [at, term] of whole.terms.entries()) {
    const step = q.subtract(steps[at] ?? q.zero, least);
    if (!q.isInteger(step) || step.numerator > 8n) return null;
    const power = Number(step.numerator);
    const rest = { ...term, monomial: withoutAtom(term.monomial, atom) };
    groups.set(power, [...(groups.get(power) ?? []), rest]);
  }
  const degree = Math.max(...groups.keys());
  const coefficients = Array.from({ length: degree + 1 }, (_, power) =>
    fromPolynomial(polynomial(groups.get(power) ?? [])),
  );
  return { unit, coefficients };
}
