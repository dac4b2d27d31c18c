import * as q from "../numbers/rational.ts";
import { imaginaryUnit, someAtom, someAtomIn } from "./atom.ts";
import type { Quotient, Term } from "./form.ts";
import { exponentOf, withoutAtom } from "./monomial.ts";
import { polynomial } from "./polynomial.ts";
import * as form from "./quotient.ts";

/** a of a + bi, every letter counting as real; null if i occurs inside a function, a power or a denominator. */
export function realPart(value: Quotient): Quotient | null {
  return part(value, (term) => (hasI(term) ? [] : [term]));
}

/** b of a + bi, every letter counting as real; null if i occurs inside a function, a power or a denominator. */
export function imaginaryPart(value: Quotient): Quotient | null {
  return part(value, (term) =>
    hasI(term) ? [{ ...term, monomial: withoutAtom(term.monomial, imaginaryUnit) }] : [],
  );
}

/** a − bi of a + bi; null as for the parts. */
export function conjugate(value: Quotient): Quotient | null {
  return part(value, (term) =>
    hasI(term) ? [{ ...term, coefficient: q.negate(term.coefficient) }] : [term],
  );
}

function hasI({ monomial }: Term): boolean {
  return !q.isZero(exponentOf(monomial, imaginaryUnit));
}

function part(value: Quotient, choose: (term: Term) => Term[]): Quotient | null {
  const isI = ({ key }: { key: string }) => key === imaginaryUnit.key;
  const isHidden = value.numerator.terms.some(({ monomial }) =>
    someAtom(withoutAtom(monomial, imaginaryUnit), isI),
  );
  if (isHidden || someAtomIn(value.denominator, isI)) return null;
  return form.quotient(polynomial(value.numerator.terms.flatMap(choose)), value.denominator);
}
