import { limits } from "../limits.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported, tooHard } from "../refusal.ts";
import { power as rationalPower } from "./evaluate.ts";
import { type Cases, type Expression, matchExpression } from "./expression.ts";

/** A coefficient times letters; `letters` are sorted and repeated by their exponent: 3x²y is 3 and "xxy". */
export interface Term {
  coefficient: Rational;
  letters: string;
}

/**
 * The terms of an expanded expression, in reading order, like terms not yet collected.
 * Refuses letters in a denominator, in an exponent, or under a root.
 */
export function termsOf(expression: Expression): Term[] {
  return matchExpression(expression, cases);
}

const cases: Cases<Term[]> = {
  number: (part) => [{ coefficient: part.value, letters: "" }],
  variable: (part) => {
    if (part.name.length > 1) throw notPolynomial();
    return [{ coefficient: q.one, letters: part.name }];
  },
  constant: () => {
    throw notPolynomial();
  },
  call: () => {
    throw notPolynomial();
  },
  degrees: () => {
    throw notPolynomial();
  },
  group: (part) => termsOf(part.inner),
  negate: (part) => scale(termsOf(part.operand), q.rational(-1n)),
  sum: (part) => bounded([...termsOf(part.left), ...termsOf(part.right)]),
  difference: (part) =>
    bounded([...termsOf(part.left), ...scale(termsOf(part.right), q.rational(-1n))]),
  product: (part) => product(termsOf(part.left), termsOf(part.right)),
  quotient: (part) => quotient(termsOf(part.left), termsOf(part.right)),
  power: (part) => power(termsOf(part.base), termsOf(part.exponent)),
  root: () => {
    throw notSupported("I can't solve equations with roots like √ yet. Try one without them.");
  },
  percent: () => {
    throw notSupported("I can't use a % sign in an equation. Write it as a decimal, like 0.15.");
  },
};

function notPolynomial(): Error {
  return notSupported("I can only use letters, numbers and powers in an equation of this kind.");
}

function bounded(terms: Term[]): Term[] {
  if (terms.length > limits.terms) throw tooHard("This equation is too long for me. Shorten it.");
  return terms;
}

function scale(terms: readonly Term[], factor: Rational): Term[] {
  return terms.map(({ coefficient, letters }) => ({
    coefficient: q.multiply(coefficient, factor),
    letters,
  }));
}

function product(left: readonly Term[], right: readonly Term[]): Term[] {
  const terms = left.flatMap((a) =>
    right.map((b) => ({
      coefficient: q.multiply(a.coefficient, b.coefficient),
      letters: joined(a.letters, b.letters),
    })),
  );
  return bounded(terms);
}

function joined(a: string, b: string): string {
  if (a.length + b.length > limits.degree) {
    throw tooHard("The powers in this equation are too high for me. Try one with x or x².");
  }
  return (a + b).split("").toSorted().join("");
}

function quotient(dividend: readonly Term[], divisor: readonly Term[]): Term[] {
  const number = constantOf(divisor);
  if (number === null) {
    throw notSupported(
      "I can't solve equations with a letter below a fraction line yet. Try one with numbers below.",
    );
  }
  if (q.isZero(number)) throw notSupported("Dividing by 0 has no answer. Check the number below.");
  return scale(dividend, q.divide(q.one, number));
}

function power(base: readonly Term[], exponent: readonly Term[]): Term[] {
  const times = constantOf(exponent);
  if (times === null) throw notSupported("I can't solve equations with a letter in a power yet.");
  const number = constantOf(base);
  if (number !== null) return [{ coefficient: rationalPower(number, times), letters: "" }];
  if (!q.isInteger(times) || times.numerator < 1n || times.numerator > limits.degree) {
    throw notSupported("I can only use powers like x² or x³ in an equation.");
  }
  let result: Term[] = [...base];
  for (let done = 1n; done < times.numerator; done += 1n) {
    result = product(result, base);
    // Like terms are collected in each step, so that (x + 1)^9 stays short.
    if (base.length > 1 && done > 1n) result = collect(result);
  }
  return result;
}

function constantOf(terms: readonly Term[]): Rational | null {
  const collected = collect(terms);
  if (collected.length === 0) return q.zero;
  const [first] = collected;
  return collected.length === 1 && first?.letters === "" ? first.coefficient : null;
}

/** Adds like terms; highest degree first, then by letters; terms with coefficient 0 are omitted. */
export function collect(terms: readonly Term[]): Term[] {
  const sums = new Map<string, Rational>();
  for (const { coefficient, letters } of terms) {
    sums.set(letters, q.add(sums.get(letters) ?? q.zero, coefficient));
  }
  return [...sums]
    .filter(([, coefficient]) => !q.isZero(coefficient))
    .map(([letters, coefficient]) => ({ coefficient, letters }))
    .toSorted((a, b) => b.letters.length - a.letters.length || (a.letters < b.letters ? -1 : 1));
}

/** The coefficient of one product of letters ("" for the constant term); 0 if it does not occur. */
export function coefficientOf(terms: readonly Term[], letters: string): Rational {
  return terms
    .filter((term) => term.letters === letters)
    .reduce((sum, { coefficient }) => q.add(sum, coefficient), q.zero);
}

export function degreeOf(terms: readonly Term[]): number {
  return Math.max(0, ...collect(terms).map(({ letters }) => letters.length));
}
