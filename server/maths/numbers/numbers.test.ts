import fc from "fast-check";
import { expect, test } from "vitest";
import { integerSquareRoot, primeFactors, takeOutSquares } from "./integers.ts";
import * as q from "./rational.ts";
import { addSurds, multiplySurds, reciprocal, squareRoot, surd } from "./surd.ts";
import { groupDigits, rationalLatex, rationalPlain, surdLatex, surdPlain } from "./written.ts";

const rational = fc
  .tuple(fc.bigInt({ min: -999n, max: 999n }), fc.bigInt({ min: 1n, max: 99n }))
  .map(([numerator, denominator]) => q.rational(numerator, denominator));

test("fractions are kept in lowest terms with the sign in the numerator", () => {
  expect(q.rational(6n, -8n)).toEqual({ numerator: -3n, denominator: 4n });
  expect(() => q.rational(1n, 0n)).toThrow(RangeError);
});

test("subtraction is the inverse of addition, and division of multiplication", () => {
  fc.assert(
    fc.property(rational, rational, (a, b) => {
      expect(q.subtract(q.add(a, b), b)).toEqual(a);
      if (!q.isZero(b)) expect(q.divide(q.multiply(a, b), b)).toEqual(a);
    }),
  );
});

test("a fraction has a terminating decimal only if its denominator has no primes but 2 and 5", () => {
  expect(q.decimalPlaces(q.rational(3n, 40n))).toBe(3);
  expect(q.decimalPlaces(q.rational(1n, 6n))).toBeNull();
});

test("the product of the prime factors is the number", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), (number) => {
      const primes = primeFactors(number);
      expect(primes.reduce((product, prime) => product * prime, 1n)).toBe(number);
      expect(primes.every((prime) => primeFactors(prime).length === 1)).toBe(true);
    }),
  );
});

test("the integer square root is the greatest integer whose square does not exceed the number", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (number) => {
      const root = integerSquareRoot(number);
      expect(root * root <= number && (root + 1n) * (root + 1n) > number).toBe(true);
    }),
  );
});

test("square factors are extracted from a root", () => {
  expect(takeOutSquares(72n)).toEqual({ outside: 6n, inside: 2n });
  expect(squareRoot(q.rational(1n, 2n))).toEqual(surd(q.zero, q.rational(1n, 2n), 2n));
  expect(squareRoot(q.rational(-1n))).toBeNull();
});

test("surds with the same radicand multiply and divide exactly, others give no surd", () => {
  const one = surd(q.one, q.one, 5n);
  const inverse = reciprocal(one);
  expect(inverse && multiplySurds(one, inverse)).toEqual(surd(q.one));
  expect(addSurds(one, surd(q.one, q.one, 3n))).toBeNull();
});

test("digits are grouped in the Indian system, for five digits or more", () => {
  expect(groupDigits("1250000", ",")).toBe("12,50,000");
  expect(groupDigits("9999", ",")).toBe("9999");
  expect(groupDigits("123456789012", ",")).toBe("1,23,45,67,89,012");
});

test("numbers are written as fractions or, if requested and exact, as decimals", () => {
  expect(rationalLatex(q.rational(-19n, 12n))).toBe("-\\frac{19}{12}");
  expect(rationalPlain(q.rational(-3n, 4n), "decimal")).toBe("-0.75");
  expect(rationalPlain(q.rational(1n, 3n), "decimal")).toBe("1/3");
});

test("surds are written over one denominator", () => {
  const value = surd(q.rational(3n, 2n), q.rational(-1n, 2n), 5n);
  expect(surdLatex(value)).toBe("\\frac{3 - \\sqrt{5}}{2}");
  expect(surdPlain(value)).toBe("(3 - sqrt(5))/2");
  expect(surdLatex(surd(q.zero, q.rational(-2n, 3n), 7n))).toBe("-\\frac{2\\sqrt{7}}{3}");
});
