import { expect, test } from "vitest";
import type { Quotient } from "../../algebra/form.ts";
import * as form from "../../algebra/quotient.ts";
import { tokenise } from "../../read/tokenise.ts";
import { readPolynomial } from "./one-letter-polynomial.ts";
import { prove } from "./zeroes.task.ts";

const whole = (...values: number[]): Quotient[] =>
  values.map((value) => form.fromInteger(BigInt(value)));

function proofOf(written: string, zeroes: Quotient[], counted = zeroes) {
  const polynomial = readPolynomial(tokenise(written));
  if (!polynomial) throw new Error(`No polynomial: ${written}`);
  return prove({ polynomial, verifies: false }, { zeroes, counted });
}

test("zeroes are proved only as a whole", () => {
  const cubic = "x^3 - 6x^2 + 11x - 6";
  expect(proofOf(cubic, whole(1, 2, 3))).not.toBeNull();
  expect(proofOf(cubic, whole(1, 2))).toBeNull();
  expect(proofOf(cubic, whole(1, 2, 2))).toBeNull();
  expect(proofOf(cubic, whole(1, 2, 4))).toBeNull();
  expect(proofOf(cubic, [])).toBeNull();
});

test("zeroes that are no real numbers are not missed", () => {
  expect(proofOf("x^3 - x^2 + x - 1", whole(1))).not.toBeNull();
});

test("a zero is counted as often as it divides the polynomial", () => {
  const polynomial = "x^3 - 4x^2 + 5x - 2";
  expect(proofOf(polynomial, whole(1, 2), whole(1, 1, 2))).not.toBeNull();
  expect(proofOf(polynomial, whole(1, 2), whole(1, 2))).toBeNull();
  expect(proofOf(polynomial, whole(1, 2), whole(1, 2, 2))).toBeNull();
  expect(proofOf(polynomial, whole(1, 2), whole(1, 1, 2, 3))).toBeNull();
});
