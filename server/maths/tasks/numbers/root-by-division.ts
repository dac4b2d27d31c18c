import type { Rational } from "../../numbers/rational.ts";
import * as q from "../../numbers/rational.ts";
import { decimalLatex, integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { step } from "../../lesson/lesson.ts";

/** A square root by long division. */
export interface DividedRoot {
  /** The root truncated after the computed digits, not rounded. */
  root: Rational;
  isExact: boolean;
  steps: MathsStep[];
}

/** The digits of a number in pairs, counted from the decimal point in both directions. */
interface Pairs {
  whole: string[];
  decimals: string[];
}

function pairsOf(number: Rational, places: number): Pairs {
  const scaled = (number.numerator * 100n ** BigInt(places)) / number.denominator;
  const digits = scaled.toString().padStart(2 * places + 1, "0");
  const whole = digits.slice(0, digits.length - 2 * places);
  const padded = whole.length % 2 === 0 ? whole : `0${whole}`;
  return {
    whole: padded.match(/../g) ?? [],
    decimals: digits.slice(digits.length - 2 * places).match(/../g) ?? [],
  };
}

/**
 * Computes a square root by the school's long division: the digits are paired on both sides of the decimal point, and
 * each pair gives one digit of the root, up to `places` decimal places. The number must have at most twice as many
 * places.
 */
export function divideForRoot(number: Rational, places: number): DividedRoot {
  const { whole, decimals } = pairsOf(number, places);
  const pairText = whole.map((pair, at) => (at === 0 ? String(Number(pair)) : pair)).join("   ");
  const steps: MathsStep[] = [
    step(
      places === 0
        ? "Mark the digits in pairs from the right"
        : "Mark the digits in pairs, from the point to the left and to the right",
      "Each pair gives one digit of the root.",
      `\\text{${pairText}${places === 0 ? "" : ` . ${decimals.join("   ")}`}}`,
    ),
  ];
  let root = 0n;
  let rest = 0n;
  [...whole, ...decimals].forEach((pair, at) => {
    const part = rest * 100n + BigInt(pair);
    let digit = 9n;
    while ((20n * root + digit) * digit > part) digit -= 1n;
    const divisor = 20n * root + digit;
    rest = part - divisor * digit;
    root = root * 10n + digit;
    steps.push(pairStep({ part, divisor, digit, rest }, at, whole.length));
  });
  const found = q.rational(root, 10n ** BigInt(places));
  return { root: found, isExact: q.equals(q.multiply(found, found), number), steps };
}

interface Round {
  part: bigint;
  divisor: bigint;
  digit: bigint;
  rest: bigint;
}

function pairStep({ part, divisor, digit, rest }: Round, at: number, wholes: number): MathsStep {
  const isAtPoint = at === wholes;
  const double =
    "Double the root found so far and put a digit behind it; this number times the same digit must just fit.";
  return step(
    at === 0
      ? `Find the largest digit whose square fits in $${integerLatex(part)}$`
      : `Bring down the next pair: $${integerLatex(part)}$`,
    at === 0
      ? "It is the first digit of the root."
      : isAtPoint
        ? `The point is passed, so put a point in the root. ${double}`
        : double,
    `${integerLatex(part)} = ${integerLatex(divisor)} \\times ${digit} + ${integerLatex(rest)}`,
  );
}

/** Returns all steps of the long division for the square root of a perfect square. */
export function squareRootByDivision(number: bigint): MathsStep[] {
  const value = q.rational(number);
  const { root, steps } = divideForRoot(value, 0);
  return [...steps, readRoot(value, root)];
}

/** Returns the last step, for a root without remainder. */
export function readRoot(number: Rational, root: Rational): MathsStep {
  return step(
    "Read the root from its digits",
    "Nothing remains, so the root is exact.",
    `\\sqrt{${decimalLatex(number)}} = ${decimalLatex(root)}`,
  );
}
