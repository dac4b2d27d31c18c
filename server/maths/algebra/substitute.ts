import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { spend, withBudget } from "./budget.ts";
import type { Atom, Polynomial, Quotient } from "./form.ts";
import { functionValue } from "./function-value.ts";
import type { CanonicalOptions } from "./options.ts";
import { power, rationalPower } from "./power.ts";
import * as form from "./quotient.ts";

/** The form with the letter replaced by another form, in canonical form again. Refuses as `canonical` does. */
export function substitute(
  value: Quotient,
  name: string,
  by: Quotient,
  options: CanonicalOptions = {},
): Quotient {
  return rebuild(
    value,
    (atom) => (atom.kind === "variable" && atom.name === name ? by : null),
    options,
  );
}

/**
 * The form with every atom replaced by the result of `replace`, from the inside out; if that is null, the
 * atom is rebuilt from its replaced parts. With new options, this reduces the form further.
 */
export function rebuild(
  value: Quotient,
  replace: (atom: Atom) => Quotient | null,
  options: CanonicalOptions = {},
): Quotient {
  const ofAtom = (atom: Atom): Quotient => replace(atom) ?? withParts(atom);
  const ofPolynomial = ({ terms }: Polynomial): Quotient =>
    terms
      .map(({ coefficient, monomial }) =>
        monomial.factors
          .map(({ atom, exponent }) => raised(ofAtom(atom), exponent, options))
          .reduce(form.multiply, form.fromRational(coefficient)),
      )
      .reduce(form.add, form.zero);
  const ofQuotient = (part: Quotient): Quotient => {
    spend(part.numerator.terms.length + part.denominator.terms.length);
    const above = ofPolynomial(part.numerator);
    return form.isPolynomial(part) ? above : form.divide(above, ofPolynomial(part.denominator));
  };
  const withParts = (atom: Atom): Quotient => {
    switch (atom.kind) {
      case "variable":
      case "constant":
        return form.fromAtom(atom);
      case "prime":
        return form.fromInteger(atom.prime);
      case "radicand":
        return ofPolynomial(atom.polynomial);
      case "exponential":
        return power(ofPolynomial(atom.base), ofQuotient(atom.exponent), options);
      case "call": {
        const base = atom.base && ofQuotient(atom.base);
        return functionValue(atom.name, ofQuotient(atom.argument), base, options);
      }
    }
  };
  return withBudget(() => ofQuotient(value));
}

function raised(base: Quotient, exponent: Rational, options: CanonicalOptions): Quotient {
  return q.equals(exponent, q.one) ? base : rationalPower(base, exponent, options);
}
