import { callAtom } from "../../../algebra/atom.ts";
import type { Atom, Monomial, Polynomial, Quotient, Term } from "../../../algebra/form.ts";
import { functionValue } from "../../../algebra/function-value.ts";
import { exponentOf } from "../../../algebra/monomial.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";

export type CallAtom = Extract<Atom, { kind: "call" }>;
type BasicName = "sin" | "cos" | "tan";

/** Numerator and denominator of a fraction before cancelling. */
export interface Sides {
  above: Polynomial;
  below: Polynomial;
}

/** Whether an atom is a sine, cosine or tangent. */
export function isBasic(atom: Atom): atom is CallAtom & { name: BasicName } {
  return atom.kind === "call" && ["sin", "cos", "tan"].includes(atom.name);
}

/** sin, cos or tan of an angle in radians, in canonical form and exact if possible. */
export function functionOf(name: BasicName, angle: Quotient): Quotient {
  return functionValue(name, angle, null, {});
}

/** The atom of a function of an angle. */
export function atomOf(name: BasicName, angle: Quotient): Atom {
  return callAtom(name, angle, null);
}

/** The different sines, cosines and tangents in a sum. */
export function basicAtoms(whole: Polynomial): (CallAtom & { name: BasicName })[] {
  const found = new Map<string, CallAtom & { name: BasicName }>();
  for (const { monomial } of whole.terms) {
    for (const { atom } of monomial.factors) if (isBasic(atom)) found.set(atom.key, atom);
  }
  return [...found.values()];
}

/** The different sines, cosines and tangents in a fraction. */
export function atomsOf({ numerator, denominator }: Quotient) {
  const all = [...basicAtoms(numerator), ...basicAtoms(denominator)];
  return [...new Map(all.map((atom) => [atom.key, atom])).values()];
}

/** The exponent of the atom in a product; 0 if it is not an integer. */
export function wholeExponent(monomial: Monomial, atom: Atom): number {
  const exponent = exponentOf(monomial, atom);
  return q.isInteger(exponent) ? Number(exponent.numerator) : 0;
}

/** A sum with some terms replaced; null if none is, or if the result has a denominator. */
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

/** The fraction in lowest terms. Refuses a zero denominator. */
export function ratio({ above, below }: Sides): Quotient {
  return form.quotient(above, below);
}

/** An angle times above/below. */
export function multipleOf(angle: Quotient, above: bigint, below = 1n): Quotient {
  return form.scale(angle, q.rational(above, below));
}
