import { exactSquareRoot } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { step } from "../../../lesson/lesson.ts";
import { inBrackets, plusLatex } from "../patterns/next-term-steps.ts";
import type { Arithmetic } from "./arithmetic-formulas.ts";

/** The refusal if n would not be a positive integer. */
export const noCount =
  "No whole number of terms fits these numbers. Check the numbers of the question.";

/**
 * Returns the place of a term, (l − a)/d + 1, and appends the steps. Throws a refusal for a number that is not a term.
 */
export function placeOf(
  { first, step: size }: Arithmetic,
  value: Rational,
  style: NumberStyle,
  steps: MathsStep[],
): number {
  const place = placeIn({ first, step: size }, value);
  const isPlace =
    place !== null && q.isInteger(place) && place.numerator >= 1n && place.numerator <= 1_000_000n;
  if (!isPlace) {
    throw notSupported(
      "That number is not a term of this progression. Check the numbers of the question.",
    );
  }
  const n = Number(place.numerator);
  const line = `${rationalLatex(first, style)} + (n - 1) \\times ${inBrackets(size, style)} = ${rationalLatex(value, style)}`;
  steps.push(
    step("Set the n-th term equal to the number", "The $n$-th term is $a + (n - 1)d$.", line),
    step(
      "Solve for n",
      "Subtract the first term from both sides, then divide both by the common difference.",
      `n - 1 = \\frac{${rationalLatex(value, style)} - ${inBrackets(first, style)}}{${rationalLatex(size, style)}} = ${n - 1}\\quad \\Rightarrow\\quad n = ${n}`,
    ),
  );
  return n;
}

/** Returns the place of a number, which is a fraction between two terms; null if d is 0. */
export function placeIn({ first, step: size }: Arithmetic, value: Rational): Rational | null {
  if (q.isZero(size)) return null;
  return q.add(q.divide(q.subtract(value, first), size), q.one);
}

/** Returns the positive integers n with n/2 (2a + (n − 1)d) = S, the roots of d·n² + (2a − d)·n − 2S = 0. */
export function countsForSum(
  { first, step: size }: Arithmetic,
  sum: Rational,
  style: NumberStyle,
  steps: MathsStep[],
): number[] {
  const linear = q.subtract(q.add(first, first), size);
  const double = q.add(sum, sum);
  const discriminant = q.add(
    q.multiply(linear, linear),
    q.multiply(q.rational(4n), q.multiply(size, double)),
  );
  const root = rationalRoot(discriminant);
  if (root === null || q.isZero(size)) throw notSupported(noCount);
  const roots = [root, q.negate(root)].map((one) =>
    q.divide(q.subtract(one, linear), q.add(size, size)),
  );
  const counts = [...new Set(roots.filter(isCount).map(({ numerator }) => Number(numerator)))];
  if (counts.length === 0) throw notSupported(noCount);
  const sorted = counts.toSorted((a, b) => a - b);
  steps.push(
    step(
      "Set the sum of n terms equal to the given sum",
      "The sum is $\\frac{n}{2}(2a + (n - 1)d)$.",
      `\\frac{n}{2}\\left(2 \\times ${inBrackets(first, style)} + (n - 1) \\times ${inBrackets(size, style)}\\right) = ${rationalLatex(sum, style)}`,
    ),
    step(
      "Multiply by 2 and bring everything to one side",
      "This is a quadratic equation in $n$.",
      `${quadratic(size, linear, double, style)} = 0`,
    ),
    step(
      "Solve the quadratic equation",
      sorted.length === 1 && !roots.every(isCount)
        ? `Its other root is no number of terms, as that must be a positive whole number.`
        : "A number of terms must be a positive whole number.",
      sorted.map((count) => `n = ${count}`).join(" \\text{ or } "),
    ),
  );
  return sorted;
}

function isCount(value: Rational): boolean {
  return q.isInteger(value) && value.numerator > 0n && value.numerator <= 1_000_000n;
}

function rationalRoot(value: Rational): Rational | null {
  const [above, below] = [exactSquareRoot(value.numerator), exactSquareRoot(value.denominator)];
  return above === null || below === null ? null : q.rational(above, below);
}

function quadratic(size: Rational, linear: Rational, double: Rational, style: NumberStyle): string {
  const scaledN = (value: Rational, what: string): string =>
    q.equals(value, q.one) ? what : `${rationalLatex(value, style)}${what}`;
  const sign = q.sign(size) < 0 ? "-" : "";
  const middle = q.isZero(linear)
    ? ""
    : ` ${q.sign(linear) < 0 ? "-" : "+"} ${scaledN(q.absolute(linear), "n")}`;
  const rest = q.isZero(double) ? "" : ` ${plusLatex(q.negate(double), style)}`;
  return `${sign}${scaledN(q.absolute(size), "n^{2}")}${middle}${rest}`;
}
