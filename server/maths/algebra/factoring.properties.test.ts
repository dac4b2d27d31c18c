import fc from "fast-check";
import { expect, test } from "vitest";
import * as q from "../numbers/rational.ts";
import { Refusal } from "../refusal.ts";
import { polynomialKey, variableAtom } from "./atom.ts";
import { commonFactor, exactQuotient, divideByContent } from "./common-factor.ts";
import { factorPolynomial, type PolynomialFactors } from "./factor-polynomial.ts";
import { factorUnivariate } from "./factor-univariate.ts";
import type { Polynomial } from "./form.ts";
import { monomial } from "./monomial.ts";
import {
  constant,
  constantValue,
  multiplyPolynomials,
  onePolynomial,
  polynomial,
  raisePolynomial,
} from "./polynomial.ts";
import { rationalRoots } from "./roots.ts";
import * as u from "./univariate.ts";

const runs = 200;

function powers(letters: string, exponents: readonly number[]) {
  return monomial(
    Array.from(letters).map((letter, at) => ({
      atom: variableAtom(letter),
      exponent: q.rational(BigInt(exponents[at] ?? 0)),
    })),
  );
}

/** A non-constant polynomial of low degree. */
function randomPolynomial(letters: string, degree: number): fc.Arbitrary<Polynomial> {
  const term = fc
    .tuple(
      fc.integer({ min: -5, max: 5 }).filter((size) => size !== 0),
      fc.tuple(...Array.from(letters).map(() => fc.integer({ min: 0, max: degree }))),
    )
    .map(([size, exponents]) => ({
      coefficient: q.rational(BigInt(size)),
      monomial: powers(letters, exponents),
    }));
  return fc
    .array(term, { minLength: 2, maxLength: 4 })
    .map((terms) => polynomial(terms))
    .filter((value) => constantValue(value) === null);
}

/** Null if it takes too long, which is rare. */
function factorsOrNull(whole: Polynomial): PolynomialFactors | null {
  try {
    return factorPolynomial(whole);
  } catch (error) {
    if (error instanceof Refusal && error.kind === "too_hard") return null;
    throw error;
  }
}

function multipliedOut({ content, factors }: PolynomialFactors): Polynomial {
  return factors.reduce(
    (product, { polynomial, multiplicity }) =>
      multiplyPolynomials(product, raisePolynomial(polynomial, multiplicity)),
    multiplyPolynomials(constant(content), onePolynomial),
  );
}

test.each([
  ["one letter", "x", 3],
  ["two letters", "xy", 1],
  ["three letters", "xyz", 1],
])(
  "a product of polynomials in %s is factored into at least as many factors",
  (_, letters, degree) => {
    const part = randomPolynomial(letters, degree);
    fc.assert(
      fc.property(part, part, (a, b) => {
        const product = multiplyPolynomials(a, b);
        const found = factorsOrNull(product);
        if (!found) return;
        expect(polynomialKey(multipliedOut(found))).toBe(polynomialKey(product));
        const count = found.factors.reduce((sum, { multiplicity }) => sum + multiplicity, 0);
        expect(count).toBeGreaterThanOrEqual(2);
        for (const { polynomial } of found.factors) {
          expect(factorPolynomial(polynomial).factors).toHaveLength(1);
        }
      }),
      { numRuns: runs },
    );
  },
);

test.each([
  ["one letter", "x", 4],
  ["two letters", "xy", 2],
  ["three letters", "xyz", 1],
])("the common factor of two products in %s contains their shared factor", (_, letters, degree) => {
  const part = randomPolynomial(letters, degree);
  fc.assert(
    fc.property(part, part, part, (a, b, shared) => {
      const [left, right] = [multiplyPolynomials(a, shared), multiplyPolynomials(b, shared)];
      const common = commonFactor(left, right);
      expect(exactQuotient(left, common)).not.toBeNull();
      expect(exactQuotient(right, common)).not.toBeNull();
      expect(exactQuotient(common, divideByContent(shared))).not.toBeNull();
      const [restLeft, restRight] = [exactQuotient(left, common), exactQuotient(right, common)];
      if (restLeft && restRight) {
        expect(commonFactor(restLeft, restRight)).toEqual(onePolynomial);
      }
    }),
    { numRuns: runs },
  );
});

const root = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 1, max: 6 }))
  .map(([above, below]) => q.rational(BigInt(above), BigInt(below)));

test("the rational roots that a polynomial was built from are found again", () => {
  fc.assert(
    fc.property(fc.array(root, { minLength: 1, maxLength: 6 }), (roots) => {
      const whole = roots.reduce<u.Univariate>(
        (product, value) => u.multiply(product, u.univariate([q.negate(value), q.one])),
        u.fromIntegers([3n, 1n, 1n]),
      );
      const found = rationalRoots(whole).flatMap(({ root, multiplicity }) =>
        Array.from({ length: multiplicity }, () => `${root.numerator}/${root.denominator}`),
      );
      const expected = roots
        .toSorted(q.order)
        .map((value) => `${value.numerator}/${value.denominator}`);
      expect(found).toEqual(expected);
    }),
    { numRuns: runs },
  );
});

test.each([
  ["xⁿ − 1 has a factor for each divisor of n", 12, 6],
  ["xⁿ − 1 has a factor for each divisor of n", 30, 8],
])("%s: %i", (_, degree, count) => {
  const coefficients = Array.from({ length: degree + 1 }, (_, at) =>
    at === 0 ? -1n : at === degree ? 1n : 0n,
  );
  expect(factorUnivariate(u.fromIntegers(coefficients)).factors).toHaveLength(count);
});

test.each([
  ["reducible modulo every prime", [1n, 0n, -10n, 0n, 1n], 1],
  ["Sophie Germain's x⁴ + 4", [4n, 0n, 0n, 0n, 1n], 2],
  ["with a leading coefficient", [-7n, -5n, 6n], 1],
  ["with two of them", [-3n, 7n, 6n], 2],
  ["a prime constant", [7n, 0n, 0n, 0n, 0n, 1n], 1],
])("%s is factored completely", (_, coefficients, count) => {
  expect(factorUnivariate(u.fromIntegers(coefficients)).factors).toHaveLength(count);
});

test.each([
  ["one in xy/z", powers("xyz", [2, 2, 0]), powers("xyz", [0, 0, 2]), -1n, 2],
  ["one in x^2y/z^2", powers("xyz", [6, 3, 0]), powers("xyz", [0, 0, 6]), 1n, 2],
  ["one in x/y^3, to the fourth power", powers("xy", [8, 0]), powers("xy", [0, 24]), -1n, 4],
  ["no power of a product", powers("xyz", [2, 1, 0]), powers("xyz", [0, 0, 2]), -1n, 1],
] as const)("two terms that are %s have their factors", (_, first, second, size, count) => {
  const whole = polynomial([
    { coefficient: q.one, monomial: first },
    { coefficient: q.rational(size), monomial: second },
  ]);
  const { factors } = factorPolynomial(whole);
  expect(factors).toHaveLength(count);
  const product = factors.reduce(
    (all, { polynomial: factor }) => multiplyPolynomials(all, factor),
    onePolynomial,
  );
  expect(
    [1n, -1n].map((sign) =>
      polynomialKey(multiplyPolynomials(product, constant(q.rational(sign)))),
    ),
  ).toContain(polynomialKey(whole));
});
