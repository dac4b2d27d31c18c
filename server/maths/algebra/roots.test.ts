import { expect, test } from "vitest";
import { expressionPlain } from "../expressions/write-plain.ts";
import * as q from "../numbers/rational.ts";
import { canonical } from "./canonical.ts";
import {
  asPolynomial,
  coefficientsIn,
  fromCoefficients,
  fromUnivariate,
} from "./in-one-variable.ts";
import type { Quotient } from "./form.ts";
import * as form from "./quotient.ts";
import { readExpression } from "./read-for-test.ts";
import { exactRoots, quadraticRoots } from "./roots.ts";
import { substitute } from "./substitute.ts";
import { toExpression } from "./to-expression.ts";
import * as u from "./univariate.ts";

function read(text: string) {
  return canonical(readExpression(text));
}

function plain(value: Quotient): string {
  return expressionPlain(toExpression(value));
}

test.each([
  ["x^2 - 5x + 6", "2, 3"],
  ["x^2 - 2x - 1", "1 - √(2), 1 + √(2)"],
  ["x^4 - 10x^2 + 1", "√(2) - √(3), √(3) - √(2), -√(2) - √(3), √(2) + √(3)"],
  ["(x-1)^3(2x+1)", "-1/2, 1"],
])("the roots of %s", (given, expected) => {
  const polynomial = asPolynomial(read(given), "x");
  const roots = polynomial && exactRoots(polynomial);
  const written = roots?.map(({ root }) => plain(root)).join(", ");
  expect(written).toBe(expected);
});

test.each(["x^2 + x + 1", "x^4 + 4", "x^6 - 1", "3x^2 - 2x + 5"])(
  "put back, the complex roots of %s give 0",
  (given) => {
    const polynomial = asPolynomial(read(given), "x") ?? [];
    const roots = exactRoots(polynomial) ?? [];
    expect(roots).toHaveLength(u.degree(polynomial));
    for (const { root } of roots) {
      expect(form.isZero(substitute(read(given), "x", root))).toBe(true);
    }
  },
);

test("a polynomial without roots in closed form gives null", () => {
  expect(exactRoots(u.fromIntegers([-1n, -1n, 0n, 0n, 0n, 1n]))).toBeNull();
});

test.each([
  [1n, -4n, 4n, "equal"],
  [1n, 0n, 1n, "complex"],
  [-2n, 3n, 1n, "different"],
])("%i, %i, %i has roots that are %s", (a, b, c, kind) => {
  const [qa, qb, qc] = [a, b, c].map((value) => q.rational(value));
  if (!qa || !qb || !qc) throw new Error("Three coefficients were made");
  const found = quadraticRoots(qa, qb, qc);
  expect(found.kind).toBe(kind);
  const polynomial = fromUnivariate(u.fromIntegers([c, b, a]), "x");
  for (const root of found.roots) {
    expect(form.isZero(substitute(polynomial, "x", root))).toBe(true);
  }
});

test("coefficients may contain other letters, and give the polynomial again", () => {
  const value = read("a x^2 + (b+1)x/c + sin c");
  const coefficients = coefficientsIn(value, "x");
  expect(coefficients?.map(plain)).toEqual(["sin(c)", "(b + 1)/c", "a"]);
  expect(form.equals(fromCoefficients(coefficients ?? [], "x"), value)).toBe(true);
});

test.each(["1/x", "√x", "sin x", "2^x", "x + |x|"])("%s is not a polynomial in x", (given) => {
  expect(coefficientsIn(read(given), "x")).toBeNull();
});

test.each([
  ["x^2 + 1/x", "2", "9/2"],
  ["sin(2x)", "π/4", "1"],
  ["√(x+1)", "y^2 - 1", "|y|"],
  ["e^x", "ln 3", "3"],
  ["(x^2-1)/(x-1)", "1", "2"],
])("%s with %s for x is %s", (given, by, expected) => {
  expect(plain(substitute(read(given), "x", read(by)))).toBe(expected);
});

test("long division leaves the remainder", () => {
  const { quotient, remainder } = u.divide(
    u.fromIntegers([-5n, 0n, 2n, 1n]),
    u.fromIntegers([1n, 1n]),
  );
  expect(quotient).toEqual(u.fromIntegers([-1n, 1n, 1n]));
  expect(remainder).toEqual(u.fromIntegers([-4n]));
});
