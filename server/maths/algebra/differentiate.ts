import type { Expression } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported } from "../refusal.ts";
import { withBudget } from "./budget.ts";
import { canonical } from "./canonical.ts";
import { derivatives } from "./derivative-rules.ts";
import type { Atom, Factor, Monomial, Polynomial, Quotient } from "./form.ts";
import { functionValue } from "./function-value.ts";
import { withoutAtom } from "./monomial.ts";
import type { CanonicalOptions } from "./options.ts";
import { singleTerm } from "./polynomial.ts";
import * as form from "./quotient.ts";
import { toExpression } from "./to-expression.ts";

/**
 * The derivative with respect to the letter, simplified; other letters are constant. Refuses factorials and what
 * `canonical` refuses.
 */
export function differentiate(
  expression: Expression,
  variable: string,
  options: CanonicalOptions = {},
): Expression {
  return toExpression(derivative(canonical(expression, options), variable));
}

/** The derivative of a canonical form. */
export function derivative(value: Quotient, variable: string): Quotient {
  return withBudget(() => ofQuotient(value, variable));
}

function ofQuotient(value: Quotient, variable: string): Quotient {
  const above = ofPolynomial(value.numerator, variable);
  if (form.isPolynomial(value)) return above;
  // (n/d)' = (n' − (n/d)·d')/d
  const below = ofPolynomial(value.denominator, variable);
  const denominator = form.fromPolynomial(value.denominator);
  return form.divide(form.subtract(above, form.multiply(value, below)), denominator);
}

function ofPolynomial({ terms }: Polynomial, variable: string): Quotient {
  return terms
    .map(({ coefficient, monomial }) => form.scale(ofMonomial(monomial, variable), coefficient))
    .reduce(form.add, form.zero);
}

/** The product rule for all the factors. */
function ofMonomial(monomial: Monomial, variable: string): Quotient {
  return monomial.factors
    .map((factor) => {
      const rest = form.fromPolynomial(singleTerm(q.one, withoutAtom(monomial, factor.atom)));
      const inner = ofFactor(factor, variable);
      return form.isZero(inner) ? form.zero : form.multiply(rest, inner);
    })
    .reduce(form.add, form.zero);
}

/** (aᵉ)' = e·aᵉ⁻¹·a' */
function ofFactor({ atom, exponent }: Factor, variable: string): Quotient {
  const inner = ofAtom(atom, variable);
  if (form.isZero(inner)) return form.zero;
  const lower = power(atom, q.subtract(exponent, q.one));
  return form.scale(form.multiply(lower, inner), exponent);
}

function power(atom: Atom, exponent: Rational): Quotient {
  return q.isZero(exponent) ? form.one : form.fromAtom(atom, exponent);
}

function ofAtom(atom: Atom, variable: string): Quotient {
  switch (atom.kind) {
    case "variable":
      return atom.name === variable ? form.one : form.zero;
    case "constant":
    case "prime":
      return form.zero;
    case "radicand":
      return ofPolynomial(atom.polynomial, variable);
    case "exponential":
      return ofExponential(atom, variable);
    case "call":
      return ofCall(atom, variable);
  }
}

/** (bᵉ)' = bᵉ(e' ln b + e·b'/b) */
function ofExponential(atom: Extract<Atom, { kind: "exponential" }>, variable: string): Quotient {
  const inner = ofQuotient(atom.exponent, variable);
  const outer = ofPolynomial(atom.base, variable);
  const base = form.fromPolynomial(atom.base);
  const first = form.isZero(inner)
    ? form.zero
    : form.multiply(inner, functionValue("ln", base, null, {}));
  const second = form.divide(form.multiply(atom.exponent, outer), base);
  return form.multiply(form.fromAtom(atom), form.add(first, second));
}

type Call = Extract<Atom, { kind: "call" }>;

function ofCall(call: Call, variable: string): Quotient {
  const inner = ofQuotient(call.argument, variable);
  const base = call.base;
  if (base && !form.isZero(ofQuotient(base, variable))) {
    const [above, below] = [call.argument, base].map((part) => functionValue("ln", part, null, {}));
    return above && below ? ofQuotient(form.divide(above, below), variable) : form.zero;
  }
  return form.isZero(inner) ? form.zero : form.multiply(outerDerivative(call), inner);
}

/** The derivative f'(u) for f(u). */
function outerDerivative({ name, argument, base }: Call): Quotient {
  const rule = derivatives[name];
  if (rule) return rule(argument);
  if (!base) throw notSupported("I can't differentiate this function.");
  // log_b u = ln u/ln b
  const factor = functionValue("ln", base, null, {});
  return form.divide(form.one, form.multiply(argument, factor));
}
