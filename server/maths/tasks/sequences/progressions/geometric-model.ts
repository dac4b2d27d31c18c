import { limits } from "../../../limits.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported, tooHard } from "../../../refusal.ts";
import { step } from "../../../lesson/lesson.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import type { Model } from "./model.ts";
import { reasons } from "../../../working/reasons.ts";

export interface Geometric {
  first: Rational;
  ratio: Rational;
}

/**
 * Returns a power with a non-negative integer exponent. Throws a refusal if it has more digits than a school exercise
 * needs.
 */
export function powerOf(base: Rational, times: number): Rational {
  const digits = Math.max(base.numerator.toString().length, base.denominator.toString().length);
  const isSmall = base.numerator >= -1n && base.numerator <= 1n && base.denominator === 1n;
  if (!isSmall && times * (digits - 0.7) > limits.computedDigits * 1.5) {
    throw tooHard("The numbers of this progression get too long for me. Ask for an earlier term.");
  }
  return q.rational(base.numerator ** BigInt(times), base.denominator ** BigInt(times));
}

function sumOf({ first, ratio }: Geometric, count: number): Rational {
  if (q.equals(ratio, q.one)) return q.multiply(first, q.rational(BigInt(count)));
  const above = q.subtract(powerOf(ratio, count), q.one);
  return q.divide(q.multiply(first, above), q.subtract(ratio, q.one));
}

function base(value: Rational, style: NumberStyle): string {
  const text = rationalLatex(value, style);
  if (/^[\d.]+$/.test(text)) return text;
  return text.includes("frac") ? `\\left(${text}\\right)` : `(${text})`;
}

/** Returns the formulas of a geometric progression with a non-zero ratio. */
export function geometricModel(progression: Geometric, style: NumberStyle): Model {
  const { first, ratio } = progression;
  const written = { a: rationalLatex(first, style), r: base(ratio, style), style };
  return {
    first,
    step: ratio,
    letter: "r",
    term: (place) => q.multiply(first, powerOf(ratio, place - 1)),
    sum: (count) => sumOf(progression, count),
    termLine: (place) => `${written.a} \\times ${written.r}^{${place} - 1}`,
    sumLine: (count) => sumLine(progression, `${count}`, written),
    termRule: "The $n$-th term of a GP is $ar^{n-1}$.",
    sumRule: sumRule(ratio),
    next: (value) => q.multiply(value, ratio),
    placeOf: (value, steps) => {
      const place = placeAmongFirst(progression, value);
      steps.push(...placeSteps(progression, value, place, written));
      return place;
    },
    isTerm: (value) => firstPlace(progression, (one) => q.equals(one, value)) !== null,
    countsForSum: (sum, steps) => {
      const count = countForSum(progression, sum);
      steps.push(...countSteps(progression, sum, count, written));
      return [count];
    },
  };
}

/** The first term, the ratio as the base of a power, and the style of all numbers. */
interface Written {
  a: string;
  r: string;
  style: NumberStyle;
}

function isGrowing(ratio: Rational): boolean {
  return q.order(q.absolute(ratio), q.one) > 0;
}

function sumRule(ratio: Rational): string {
  return isGrowing(ratio)
    ? "The sum of the first $n$ terms of a GP is $\\frac{a(r^n - 1)}{r - 1}$."
    : "The sum of the first $n$ terms of a GP is $\\frac{a(1 - r^n)}{1 - r}$.";
}

/** Returns the formula of the sum in LaTeX; `count` is a number or a letter. */
function sumLine({ first, ratio }: Geometric, count: string, { a, r, style }: Written): string {
  if (q.equals(ratio, q.one)) return `${count} \\times ${inBrackets(first, style)}`;
  const [top, bottom] = isGrowing(ratio)
    ? [`${r}^{${count}} - 1`, `${rationalLatex(ratio, style)} - 1`]
    : [`1 - ${r}^{${count}}`, `1 - ${inBrackets(ratio, style)}`];
  return `\\frac{${a}\\left(${top}\\right)}{${bottom}}`;
}

function placeSteps(
  { first }: Geometric,
  value: Rational,
  place: number,
  { a, r, style }: Written,
): MathsStep[] {
  const share = rationalLatex(q.divide(value, first), style);
  return [
    step(
      "Set the n-th term equal to the number",
      "The $n$-th term of a GP is $ar^{n-1}$.",
      `${a} \\times ${r}^{n - 1} = ${rationalLatex(value, style)}`,
    ),
    step(
      "Divide by the first term",
      reasons.divideBoth,
      `${r}^{n - 1} = ${share} = ${r}^{${place - 1}}`,
    ),
    step(
      "Compare the powers",
      "Equal bases have equal exponents.",
      `n - 1 = ${place - 1}\\quad \\Rightarrow\\quad n = ${place}`,
    ),
  ];
}

function countSteps(
  progression: Geometric,
  sum: Rational,
  count: number,
  written: Written,
): MathsStep[] {
  const { r, style } = written;
  const power = rationalLatex(powerOf(progression.ratio, count), style);
  return [
    step(
      "Set the sum of n terms equal to the given sum",
      sumRule(progression.ratio),
      `${sumLine(progression, "n", written)} = ${rationalLatex(sum, style)}`,
    ),
    step("Solve for the power", reasons.moveOver, `${r}^{n} = ${power} = ${r}^{${count}}`),
    step("Compare the powers", "Equal bases have equal exponents.", `n = ${count}`),
  ];
}

function placeAmongFirst(progression: Geometric, value: Rational): number {
  const place = firstPlace(progression, (one) => q.equals(one, value));
  if (place === null)
    throw notSupported(
      "That number is not among the first terms of this progression. Check the numbers of the question.",
    );
  return place;
}

/** The last place that is searched. */
const mostPlaces = 60;

/**
 * Returns the first place whose term passes the test, or null. With |r| ≠ 1 all terms are different. Throws a refusal
 * for |r| = 1.
 */
function firstPlace(progression: Geometric, test: (term: Rational) => boolean): number | null {
  const { ratio } = progression;
  if (q.equals(q.absolute(ratio), q.one))
    throw notSupported("A progression whose terms have one size takes each value again and again.");
  let term = progression.first;
  for (let place = 1; place <= mostPlaces && isShort(term); place += 1) {
    if (test(term)) return place;
    term = q.multiply(term, ratio);
  }
  return null;
}

function isShort({ numerator, denominator }: Rational): boolean {
  const largest = 10n ** 40n;
  return numerator < largest && numerator > -largest && denominator < largest;
}

function countForSum(progression: Geometric, sum: Rational): number {
  let total = q.zero;
  const place = firstPlace(progression, (term) => {
    total = q.add(total, term);
    return q.equals(total, sum);
  });
  if (place === null)
    throw notSupported("No number of terms has that sum. Check the numbers of the question.");
  return place;
}
