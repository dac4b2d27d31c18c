import { greatestCommonDivisor, leastCommonMultiple } from "../../../numbers/integers.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import type { CommonFactorsProblem } from "./recognise.ts";
import type { CommonFactorsResult } from "./solve.ts";

/** Divides every number by the HCF: there must be no remainder, and the quotients must have no common factor. */
export function proveHcf(
  { numbers }: CommonFactorsProblem,
  { value }: CommonFactorsResult,
): Proof | null {
  const divides = numbers.every((number) => number % value === 0n);
  const quotients = numbers.map((number) => number / value);
  if (!divides || quotients.reduce(greatestCommonDivisor) !== 1n) return null;
  return {
    method:
      "Each number divided by the HCF: nothing remains, and the quotients share no factor but 1",
    lines: numbers.map((number, at) => divisionLine(number, value, quotients[at] ?? 0n)),
  };
}

/**
 * Checks that every number divides the LCM, and that it equals the LCM from Euclid's algorithm, so no smaller one
 * exists.
 */
export function proveLcm(
  { numbers }: CommonFactorsProblem,
  { value }: CommonFactorsResult,
): Proof | null {
  const divides = numbers.every((number) => value % number === 0n);
  if (!divides || numbers.reduce(leastCommonMultiple) !== value) return null;
  return {
    method:
      "The LCM divided by each number: nothing remains, and the quotients share no factor but 1",
    lines: numbers.map((number) => divisionLine(value, number, value / number)),
  };
}

function divisionLine(dividend: bigint, divisor: bigint, quotient: bigint): string {
  return `${integerLatex(dividend)} \\div ${integerLatex(divisor)} = ${integerLatex(quotient)}`;
}
