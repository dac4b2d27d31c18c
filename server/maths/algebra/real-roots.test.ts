import { expect, test } from "vitest";
import { canonical } from "./canonical.ts";
import { asPolynomial } from "./in-one-variable.ts";
import { readExpression } from "./read-for-test.ts";
import { countRealRoots } from "./real-roots.ts";

test.each([
  ["2x - 3", 1],
  ["7", 0],
  ["x^2 + 1", 0],
  ["x^2 - 2", 2],
  ["-x^2 + 2x - 1", 1],
  ["x^3 - 3x + 1", 3],
  ["x^3 - 2", 1],
  ["(x-1)^3(2x+1)", 2],
  ["(x^2+1)^2(x-5)^2", 1],
  ["x^4 - 10x^2 + 1", 4],
  ["x^5 - x - 1", 1],
  ["x^40 - 1", 2],
  ["(x-1)(x-2)(x-3)(x-4)(x-5)(x-6)(x-7)(x-8)", 8],
])("%s has %i different real roots", (written, count) => {
  const polynomial = asPolynomial(canonical(readExpression(written)), "x");
  expect(polynomial && countRealRoots(polynomial)).toBe(count);
});
