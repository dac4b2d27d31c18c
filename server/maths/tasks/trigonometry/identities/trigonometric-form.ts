import { callAtom } from "../../../algebra/atom.ts";
import type { Atom, Monomial, Polynomial, Quotient, Term } from "../../../algebra/form.ts";
import { functionValue } from "../../../algebra/function-value.ts";
import { exponentOf } from "../../../algebra/monomial.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";

export type CallAtom = Extract<Atom, { kind: "call" }>;
type BasicName = "sin" | "cos" | "tan";

/** A sum and what it stands over: a fraction before anything is cancelled. */
export interface Sides {
  above: Polynomial;
  below: Polynomial;
}

export function isBasic(atom: Atom): atom is CallAtom & { name: BasicName } {
  return atom.kind === "call" && ["sin", "cos", "tan"].includes(atom.name);
}

/** sin, cos or tan of an angle in radians, exact if possible, with angles brought to their usual form. */
export function functionOf(name: BasicName, angle: Quotient): Quotient {
  return functionValue(name, angle, null, {});
}

export function atomOf(name: BasicName, angle: Quotient): Atom {
  return callAtom(name, angle, null);
}

/** The sines, cosines and tangents of a sum, each once. */
export function basicAtoms(whole: Polynomial): (CallAtom & { name: BasicName })[] {
  const found = new Map<string, CallAtom & { name: BasicName }>();
  for (const { monomial } of whole.terms) {
    for (const { atom } of monomial.factors) if (isBasic(atom)) found.set(atom.key, atom);
  }
  return [...found.values()];
}

export function atomsOf({ numerator, denominator }: Quotient) {
  const all = [...basicAtoms(numerator), ...basicAtoms(denominator)];
  return [...new Map(all.map((atom) => [atom.key, atom])).values()];
}

/** The whole exponent with which the atom stands in the product; 0 where it is broken. */
export function wholeExponent(monomial: Monomial, atom: Atom): number {
  const exponent = exponentOf(monomial, atom);
  return q.isInteger(exponent) ? Number(exponent.numerator) : 0;
}

/** A sum with each term replaced; null if none is. The new terms have to be free of fractions with functions below. */
export function mapTerms(
  whole: Polynomial,
  replace: (term: Term) => Quotient | null,
): Polynomial | null {
  let isChanged = false;
  let sum = form.zero;
  for (const term of whole.terms) {
    const by = replace(term);
    if (by) isChanged = true;
    sum = form.add(sum, by ?? form.fromPolynomial({ terms: [term] }));
  }
  return isChanged && form.isPolynomial(sum) ? sum.numerator : null;
}

export function ratio({ above, below }: Sides): Quotient {
  return form.quotient(above, below);
}

export function multipleOf(angle: Quotient, above: bigint, below = 1n): Quotient {
  return form.scale(angle, q.rational(above, below));
}
