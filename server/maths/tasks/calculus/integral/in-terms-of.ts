import { someAtomIn } from "../../../algebra/atom.ts";
import type { Atom, Polynomial, Quotient } from "../../../algebra/form.ts";
import { functionValue } from "../../../algebra/function-value.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import { power, rationalPower } from "../../../algebra/power.ts";
import * as form from "../../../algebra/quotient.ts";
import { rebuild } from "../../../algebra/substitute.ts";
import { type Expression, mapChildren, variablesIn } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { canonical } from "../../../algebra/canonical.ts";
import { orNull } from "../limit/approach.ts";

/** A function g of x to be replaced by one letter. */
export interface Replacement {
  g: Quotient;
  variable: string;
  letter: string;
}

/** The form with the letter in place of g(x), and without x; null if that is not possible. */
export function inTermsOf(value: Quotient, replacement: Replacement): Quotient | null {
  const written = orNull(() => rewritten(value, replacement));
  return written && !form.variablesOf(written).includes(replacement.variable) ? written : null;
}

/** g where it is a function, or a power of e, by itself. */
function atomOf(g: Quotient): Atom | null {
  const [term, second] = g.numerator.terms;
  if (!term || second || !form.isPolynomial(g) || !q.equals(term.coefficient, q.one)) return null;
  const [factor, other] = term.monomial.factors;
  if (!factor || other || !q.equals(factor.exponent, q.one)) return null;
  return factor.atom.kind === "variable" ? null : factor.atom;
}

function rewritten(value: Quotient, replacement: Replacement): Quotient | null {
  const atom = atomOf(replacement.g);
  const letter = form.fromVariable(replacement.letter);
  if (atom) return rebuild(value, (one) => (one.key === atom.key ? letter : null));
  const withLetterLeft: Atom[] = [];
  const inside = rebuild(value, (one) => {
    if (one.kind === "variable" || !holds(one, replacement.variable)) return null;
    const inner = rewrittenAtom(one, replacement);
    if (!inner) withLetterLeft.push(one);
    return inner;
  });
  if (withLetterLeft.length > 0) return null;
  const [above, below] = [inside.numerator, inside.denominator].map((part) =>
    inPowersOf(part, replacement),
  );
  return above && below ? form.divide(above, below) : null;
}

function holds(atom: Atom, variable: string): boolean {
  const own = form.fromAtom(atom);
  return someAtomIn(own, (one) => one.kind === "variable" && one.name === variable);
}

function rewrittenAtom(atom: Atom, replacement: Replacement): Quotient | null {
  const of = (part: Quotient): Quotient | null => inTermsOf(part, replacement);
  switch (atom.kind) {
    case "radicand":
      return of(form.fromPolynomial(atom.polynomial));
    case "exponential": {
      const [base, exponent] = [of(form.fromPolynomial(atom.base)), of(atom.exponent)];
      return base && exponent && power(base, exponent, { positive: true });
    }
    case "call": {
      const argument = of(atom.argument);
      return argument && functionValue(atom.name, argument, atom.base, {});
    }
    case "variable":
    case "constant":
    case "prime":
      return null;
  }
}

/** A polynomial of x as one of g, by repeated division by g; each remainder must not contain x. */
function inPowersOf(value: Polynomial, { g, variable, letter }: Replacement): Quotient | null {
  const divisor = coefficientsIn(g, variable);
  let rest = coefficientsIn(form.fromPolynomial(value), variable);
  if (!divisor || !rest || divisor.length < 2) return null;
  let result = form.zero;
  let factor = form.one;
  while (rest.length > 0) {
    const { quotient, remainder } = divided(rest, divisor);
    if (remainder.length > 1) return null;
    result = form.add(result, form.multiply(remainder[0] ?? form.zero, factor));
    factor = form.multiply(factor, form.fromVariable(letter));
    rest = quotient;
  }
  return result;
}

function divided(
  a: readonly Quotient[],
  b: readonly Quotient[],
): { quotient: Quotient[]; remainder: Quotient[] } {
  const leading = b.at(-1) ?? form.one;
  const rest = [...a];
  const quotient: Quotient[] = [];
  for (let shift = a.length - b.length; shift >= 0; shift -= 1) {
    const factor = form.divide(rest[shift + b.length - 1] ?? form.zero, leading);
    quotient[shift] = factor;
    b.forEach((coefficient, at) => {
      rest[shift + at] = form.subtract(
        rest[shift + at] ?? form.zero,
        form.multiply(factor, coefficient),
      );
    });
  }
  return { quotient: withoutZeros(quotient), remainder: withoutZeros(rest) };
}

function withoutZeros(coefficients: readonly Quotient[]): Quotient[] {
  const last = coefficients.findLastIndex((coefficient) => !form.isZero(coefficient));
  return coefficients.slice(0, last + 1);
}

/** The integrand over g′, with g replaced wherever it is written; null if an x remains. */
export function bySight(
  expression: Expression,
  slope: Quotient,
  { g, variable, letter }: Replacement,
): Quotient | null {
  const change = (part: Expression): Expression => {
    const isLike =
      part.kind !== "number" && variablesIn(part).includes(variable) && isSame(part, g);
    return isLike ? { kind: "variable", name: letter } : mapChildren(part, change);
  };
  const rest = orNull(() => form.divide(canonical(change(expression)), slope));
  return rest && !form.variablesOf(rest).includes(variable) ? rest : null;
}

function isSame(part: Expression, g: Quotient): boolean {
  const value = orNull(() => canonical(part));
  return value !== null && form.equals(value, g);
}

const exponents = [-1n, 1n, -2n, 2n, -3n, 3n]
  .map((whole) => q.rational(whole))
  .concat([q.rational(-1n, 2n), q.rational(1n, 2n)]);

/** A number times a power of g. */
export function asPowerOf(value: Quotient, { g, variable, letter }: Replacement): Quotient | null {
  for (const exponent of exponents) {
    const rest = orNull(() => form.divide(value, rationalPower(g, exponent, {})));
    if (rest && !form.variablesOf(rest).includes(variable)) {
      return form.multiply(rest, rationalPower(form.fromVariable(letter), exponent, {}));
    }
  }
  return null;
}
