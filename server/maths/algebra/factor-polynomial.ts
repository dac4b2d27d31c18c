import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { spend, tooLong, withBudget } from "./budget.ts";
import { commonFactor, exactQuotient, divideByContent } from "./common-factor.ts";
import { factorInOneProduct } from "./factor-in-one-product.ts";
import { factorUnivariate } from "./factor-univariate.ts";
import type { Monomial, Polynomial } from "./form.ts";
import { fromTerms, type Generator, generatorsOf, integerForm } from "./generators.ts";
import { type IntegerPolynomial, multiplyIntegers } from "./hensel.ts";
import { factorsOf } from "./modulus.ts";
import { exponentOf, withoutAtom } from "./monomial.ts";
import {
  atomPolynomial,
  constantValue,
  isOnePolynomial,
  polynomial,
  zeroPolynomial,
} from "./polynomial.ts";
import type { PowerTerm } from "./ring.ts";
import { type PowerOfPolynomial, squareFreeParts } from "./square-free.ts";
import { subsets } from "./subsets.ts";
import { fromIntegers } from "./univariate.ts";

export interface PolynomialFactors {
  /** The polynomial is the content times the product of the factors' powers; the content carries the sign. */
  readonly content: Rational;
  /** Irreducible over the rational numbers: integer coefficients without a common factor, the first positive. */
  readonly factors: readonly PowerOfPolynomial[];
}

/**
 * The irreducible factors over the rational numbers, single atoms first, then by ascending degree. All atoms count as
 * letters, including roots, e^x, functions and √2, so √2 is not used for further splitting. Refuses (`too_hard`) if it
 * would take too long.
 */
export function factorPolynomial(whole: Polynomial): PolynomialFactors {
  return withBudget(() => {
    if (whole.terms.length === 0) return { content: q.zero, factors: [] };
    const { content, common, rest } = factorsOf(whole);
    const others = squareFreeParts(rest).flatMap(({ polynomial, multiplicity }) =>
      factorSquareFree(polynomial).map((factor) => ({ polynomial: factor, multiplicity })),
    );
    return { content, factors: [...atomsOf(common), ...others.sort(simplerFirst)] };
  });
}

/** x²√y as x with exponent 2 and √y with exponent 1. */
function atomsOf({ factors }: Monomial): PowerOfPolynomial[] {
  return factors.map(({ atom, exponent }) => ({
    polynomial: atomPolynomial(atom, q.rational(1n, exponent.denominator)),
    multiplicity: Number(exponent.numerator),
  }));
}

function simplerFirst(a: PowerOfPolynomial, b: PowerOfPolynomial): number {
  return totalDegree(a.polynomial) - totalDegree(b.polynomial);
}

function totalDegree({ terms }: Polynomial): number {
  const degrees = terms.map(({ monomial }) =>
    monomial.factors.reduce(
      (sum, { exponent }) => sum + Number(exponent.numerator) / Number(exponent.denominator),
      0,
    ),
  );
  return Math.max(0, ...degrees);
}

/** The factors of a primitive square-free polynomial that no atom divides. */
function factorSquareFree(whole: Polynomial): Polynomial[] {
  if (constantValue(whole) !== null) return [];
  const generators = generatorsOf([whole]);
  const [only, second] = generators;
  if (only && !second) return factorInOne(whole, only);
  const content = contentFactor(whole, generators);
  if (content) {
    const rest = exactQuotient(whole, content);
    if (rest) return [...factorSquareFree(content), ...factorSquareFree(divideByContent(rest))];
  }
  if (generators.some((generator) => degreeIn(whole, generator) === 1)) return [whole];
  return (
    factorInOneProduct(whole, generators) ??
    homogeneousFactors(whole, generators) ??
    factorByKronecker(whole, generators)
  );
}

function factorInOne(whole: Polynomial, generator: Generator): Polynomial[] {
  const { terms } = integerForm(whole, [generator]);
  return factorUnivariate(denseCoefficients(terms, ([exponent = 0]) => exponent)).factors.map(
    ({ part }) =>
      fromTerms(
        part.map(({ numerator }, exponent) => ({ exponents: [exponent], coefficient: numerator })),
        [generator],
      ),
  );
}

function denseCoefficients(
  terms: readonly PowerTerm[],
  place: (exponents: readonly number[]) => number,
) {
  const coefficients: bigint[] = [];
  for (const { exponents, coefficient } of terms) {
    const at = place(exponents);
    while (coefficients.length <= at) coefficients.push(0n);
    coefficients[at] = (coefficients[at] ?? 0n) + coefficient;
  }
  return fromIntegers(coefficients);
}

function degreeIn(whole: Polynomial, { atom, step }: Generator): number {
  return Math.max(
    ...whole.terms.map(({ monomial }) => {
      const exponent = exponentOf(monomial, atom);
      return Number((exponent.numerator * step) / exponent.denominator);
    }),
  );
}

/**
 * A factor without one of the letters: it divides the coefficients of all powers of that letter; null if there is none.
 */
function contentFactor(whole: Polynomial, generators: readonly Generator[]): Polynomial | null {
  for (const { atom } of generators) {
    const content = coefficientsBy(whole, atom).reduce(
      (common, coefficient) =>
        common.terms.length === 0
          ? divideByContent(coefficient)
          : commonFactor(common, coefficient),
      zeroPolynomial,
    );
    if (!isOnePolynomial(content)) return content;
  }
  return null;
}

/** The coefficients of the powers of the atom, as polynomials. */
function coefficientsBy(whole: Polynomial, atom: Generator["atom"]): Polynomial[] {
  const groups = new Map<string, Polynomial["terms"][number][]>();
  for (const term of whole.terms) {
    const { numerator, denominator } = exponentOf(term.monomial, atom);
    const key = `${numerator}/${denominator}`;
    const group = groups.get(key) ?? [];
    group.push({ ...term, monomial: withoutAtom(term.monomial, atom) });
    groups.set(key, group);
  }
  return [...groups.values()].map((terms) => polynomial(terms));
}

/** In a homogeneous polynomial, one letter can be set to 1 and restored afterwards: x² + 5xy + 6y². */
function homogeneousFactors(
  whole: Polynomial,
  generators: readonly Generator[],
): Polynomial[] | null {
  const { terms } = integerForm(whole, generators);
  const degrees = terms.map(({ exponents }) => exponents.reduce((sum, next) => sum + next, 0));
  if (degrees.some((degree) => degree !== degrees[0])) return null;
  const others = generators.slice(0, -1);
  const lower = fromTerms(
    terms.map(({ exponents, coefficient }) => ({ exponents: exponents.slice(0, -1), coefficient })),
    others,
  );
  return factorSquareFree(divideByContent(lower)).map((factor) =>
    homogenised(factor, others, generators),
  );
}

function homogenised(
  factor: Polynomial,
  others: readonly Generator[],
  generators: readonly Generator[],
): Polynomial {
  const { terms } = integerForm(factor, others);
  const sum = ({ exponents }: PowerTerm) => exponents.reduce((total, next) => total + next, 0);
  const degree = Math.max(...terms.map(sum));
  return divideByContent(
    fromTerms(
      terms.map((term) => ({ ...term, exponents: [...term.exponents, degree - sum(term)] })),
      generators,
    ),
  );
}

/** The maximum degree of the univariate polynomial that replaces all letters. */
const highestSubstituted = 60;

/**
 * Kronecker's substitution: each letter becomes a high power of one letter, so that no two monomials
 * coincide; products of the factors found are converted back and tested by division.
 */
function factorByKronecker(whole: Polynomial, generators: readonly Generator[]): Polynomial[] {
  const bases = generators.map((generator) => degreeIn(whole, generator) + 1);
  const weights = bases.map((_, at) =>
    bases.slice(0, at).reduce((product, base) => product * base, 1),
  );
  const place = (exponents: readonly number[]) =>
    exponents.reduce((sum, exponent, at) => sum + exponent * (weights[at] ?? 1), 0);
  const { terms } = integerForm(whole, generators);
  const image = denseCoefficients(terms, place);
  if (image.length > highestSubstituted) throw tooLong();
  const pieces = factorUnivariate(image).factors.flatMap(({ part, multiplicity }) =>
    Array.from({ length: multiplicity }, () => part.map(({ numerator }) => numerator)),
  );
  const back = (coefficients: readonly bigint[]) =>
    divideByContent(
      fromTerms(
        coefficients.flatMap((coefficient, at) =>
          coefficient === 0n ? [] : [{ exponents: digits(at, bases), coefficient }],
        ),
        generators,
      ),
    );
  return recombined(whole, pieces, back);
}

function digits(value: number, bases: readonly number[]): number[] {
  let rest = value;
  return bases.map((base) => {
    const digit = rest % base;
    rest = Math.floor(rest / base);
    return digit;
  });
}

function recombined(
  whole: Polynomial,
  pieces: readonly IntegerPolynomial[],
  back: (coefficients: IntegerPolynomial) => Polynomial,
): Polynomial[] {
  for (let size = 1; 2 * size <= pieces.length; size += 1) {
    for (const chosen of subsets(pieces.length, size)) {
      spend(20);
      const product = chosen.reduce<IntegerPolynomial>(
        (all, at) => multiplyIntegers(all, pieces[at] ?? [1n]),
        [1n],
      );
      const candidate = back(product);
      const rest = constantValue(candidate) === null ? exactQuotient(whole, candidate) : null;
      if (rest) {
        const left = pieces.filter((_, at) => !chosen.includes(at));
        return [candidate, ...recombined(divideByContent(rest), left, back)];
      }
    }
  }
  return constantValue(whole) === null ? [whole] : [];
}
