import { type Expression, matchExpression } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { absolute } from "../../../numbers/integers.ts";

/** A coefficient times powers of letters. Exponents may be negative, but are never 0. */
export interface Monomial {
  coefficient: Rational;
  exponents: ReadonlyMap<string, number>;
}

const largestExponent = 20;

/** Reads one term such as -2y, x²/3 or 1/(3x); null for a sum, or for anything but letters and numbers. */
export function monomialOf(expression: Expression): Monomial | null {
  return matchExpression<Monomial | null>(expression, {
    number: ({ value }) => constant(value),
    variable: ({ name }) => ({ coefficient: q.one, exponents: new Map([[name, 1]]) }),
    constant: () => null,
    call: () => null,
    degrees: () => null,
    group: ({ inner }) => monomialOf(inner),
    negate: ({ operand }) => product(constant(q.rational(-1n)), monomialOf(operand)),
    sum: () => null,
    difference: () => null,
    product: ({ left, right }) => product(monomialOf(left), monomialOf(right)),
    quotient: ({ left, right }) => {
      const below = monomialOf(right);
      if (!below || q.isZero(below.coefficient)) return null;
      return product(monomialOf(left), raiseMonomial(below, -1));
    },
    power: ({ base, exponent }) => {
      const [under, times] = [monomialOf(base), monomialOf(exponent)];
      const count = times && times.exponents.size === 0 ? times.coefficient : null;
      if (!under || !count || !q.isInteger(count)) return null;
      const size = Number(count.numerator);
      const isPossible = Math.abs(size) <= largestExponent && !q.isZero(under.coefficient);
      return isPossible ? raiseMonomial(under, size) : null;
    },
    root: () => null,
    percent: () => null,
  });
}

function constant(coefficient: Rational): Monomial {
  return { coefficient, exponents: new Map() };
}

function product(a: Monomial | null, b: Monomial | null): Monomial | null {
  return a && b && multiplyMonomials(a, b);
}

/** Returns the product of two monomials. */
export function multiplyMonomials(a: Monomial, b: Monomial): Monomial {
  const exponents = new Map(a.exponents);
  for (const [letter, times] of b.exponents)
    exponents.set(letter, (exponents.get(letter) ?? 0) + times);
  return {
    coefficient: q.multiply(a.coefficient, b.coefficient),
    exponents: new Map([...exponents].filter(([, times]) => times !== 0)),
  };
}

/** Returns a power of a non-zero monomial; the exponent may be negative. */
export function raiseMonomial({ coefficient, exponents }: Monomial, times: number): Monomial {
  const size = BigInt(Math.abs(times));
  const power = q.rational(coefficient.numerator ** size, coefficient.denominator ** size);
  return {
    coefficient: times < 0 ? q.divide(q.one, power) : power,
    exponents: new Map(
      [...exponents].flatMap(([letter, own]) =>
        times === 0 ? [] : [[letter, own * times] as const],
      ),
    ),
  };
}

/** Returns a key that is equal for like terms: the letters with their exponents. */
export function keyOf({ exponents }: Monomial): string {
  return [...exponents]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, times]) => `${letter}^${times}`)
    .join(" ");
}

interface Parts {
  isNegative: boolean;
  above: string;
  below: string;
  /** Whether the denominator has more than one factor. */
  isProduct: boolean;
}

function parts(
  { coefficient, exponents }: Monomial,
  write: (letter: string, times: number) => string,
): Parts {
  const sorted = [...exponents].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const join = (size: bigint, letters: readonly (readonly [string, number])[]): string => {
    const text = letters.map(([letter, times]) => write(letter, Math.abs(times))).join("");
    return size === 1n && text !== "" ? text : `${size}${text}`;
  };
  const below = sorted.filter(([, times]) => times < 0);
  return {
    isNegative: q.sign(coefficient) < 0,
    above: join(
      absolute(coefficient.numerator),
      sorted.filter(([, times]) => times > 0),
    ),
    below: join(coefficient.denominator, below),
    isProduct: below.length + (coefficient.denominator === 1n ? 0 : 1) > 1,
  };
}

/** Returns the monomial in LaTeX, without its sign. */
function sizeLatex(term: Monomial): string {
  const { above, below } = parts(term, (letter, times) =>
    times === 1 ? letter : `${letter}^{${times}}`,
  );
  return below === "1" ? above : `\\frac{${above}}{${below}}`;
}

function sizePlain(term: Monomial): string {
  const { above, below, isProduct } = parts(term, (letter, times) =>
    times === 1 ? letter : `${letter}^${times}`,
  );
  if (below === "1") return above;
  return `${above}/${isProduct ? `(${below})` : below}`;
}

/** Returns the monomial in LaTeX, with its sign. */
export function monomialLatex(term: Monomial): string {
  return `${q.sign(term.coefficient) < 0 ? "-" : ""}${sizeLatex(term)}`;
}

/** Returns the monomial as plain text, with its sign. */
export function monomialPlain(term: Monomial): string {
  return `${q.sign(term.coefficient) < 0 ? "-" : ""}${sizePlain(term)}`;
}

function summed(terms: readonly Monomial[], write: (term: Monomial) => string): string {
  return terms
    .map((term, at) => {
      const isNegative = q.sign(term.coefficient) < 0;
      if (at === 0) return `${isNegative ? "-" : ""}${write(term)}`;
      return `${isNegative ? "-" : "+"} ${write(term)}`;
    })
    .join(" ");
}

/** Returns the sum of the terms in LaTeX. */
export function sumLatex(terms: readonly Monomial[]): string {
  return summed(terms, sizeLatex);
}

/** Returns the sum of the terms as plain text. */
export function sumPlain(terms: readonly Monomial[]): string {
  return summed(terms, sizePlain);
}
