import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { decimalLatex, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { tooHard } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { type NearValue, readDifferentialValue } from "./read-differential-value.ts";

interface Approximation {
  /** The root of the near number, and that number. */
  root: Rational;
  near: Rational;
  change: Rational;
  /** dy, and y + dy. */
  rise: Rational;
  value: Rational;
  /** The decimal places of the result. */
  places: number;
}

function power(base: Rational, times: number): Rational {
  const size = BigInt(Math.abs(times));
  const raised = q.rational(base.numerator ** size, base.denominator ** size);
  return times < 0 ? q.divide(q.one, raised) : raised;
}

const asNumber = ({ numerator, denominator }: Rational): number =>
  Number(numerator) / Number(denominator);

/** The shortest decimal within one tenth of the root. */
function nearRoot(at: Rational, bottom: number): Rational | null {
  const exact = asNumber(at) ** (1 / bottom);
  for (let places = 0; places <= 3; places += 1) {
    const ten = 10 ** places;
    const rounded = Math.round(exact * ten);
    if (rounded > 0 && Math.abs(rounded / ten - exact) <= exact / 10) {
      return q.rational(BigInt(rounded), BigInt(ten));
    }
  }
  return null;
}

/** The approximation f(a) + f′(a)·h from the nearest number a whose root is known. Refuses if there is none. */
export function solve({ at, top, bottom, places: asked }: NearValue): Approximation {
  const root = q.isZero(at) ? null : nearRoot(at, bottom);
  if (!root) throw tooHard("I find no number near to this one whose root is known.");
  const near = power(root, bottom);
  const change = q.subtract(at, near);
  if (q.isZero(change)) {
    throw tooHard("This power or root is a number that needs no approximation. Ask for its value.");
  }
  const slope = q.multiply(q.rational(BigInt(top), BigInt(bottom)), power(root, top - bottom));
  const rise = q.multiply(slope, change);
  const value = q.add(power(root, top), rise);
  return { root, near, change, rise, value, places: asked ?? placesFor(value) };
}

/** All decimals if they are few, otherwise four digits after the leading zeros. */
function placesFor(value: Rational): number {
  const most = isShort(value, 5) || Math.abs(asNumber(value)) < 0.1 ? 5 : 4;
  const shown = rounded(value, most);
  let places = 0;
  while (places < most && !isShort(shown, places)) places += 1;
  return places;
}

function rounded(value: Rational, places: number): Rational {
  const ten = 10n ** BigInt(places);
  const scaled = q.multiply(value, q.rational(2n * ten));
  const { numerator, denominator } = q.add(scaled, q.one);
  return q.rational(floorOf(numerator, 2n * denominator), ten);
}

function floorOf(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** The value raised back; the difference from the number must be of second order. */
export function prove(
  { at, top, bottom }: NearValue,
  { value, near, change, places }: Approximation,
): Proof | null {
  const shown = rounded(value, places);
  const exact = asNumber(at) ** (top / bottom);
  const exponent = top / bottom;
  const relative = Math.abs(asNumber(change) / asNumber(near));
  const bound = exact * Math.abs(exponent * (exponent - 1)) * relative ** 2 + 0.5 / 10 ** places;
  if (Math.abs(asNumber(shown) - exact) > bound) return null;
  const written = decimalLatex(shown, places);
  const back = asNumber(shown) ** bottom;
  const target = asNumber(at) ** top;
  const digits = Math.max(2, 2 - Math.floor(Math.log10(target)));
  return {
    method: "Raised to the power of the root: the result is near to the number given",
    lines: [
      `\\text{for } y = ${written}: \\quad ${raisedLatex("y", bottom)} \\approx ${back.toFixed(digits)} \\text{, and } ${raisedLatex("x", top)} ${top === 1 ? "=" : "\\approx"} ${top === 1 ? decimalOf(at) : target.toFixed(digits)}`,
    ],
  };
}

const raisedLatex = (letter: string, times: number): string =>
  times === 1 ? letter : `${letter}^{${times}}`;

function functionLatex({ top, bottom }: NearValue, inner: string): string {
  if (bottom === 1) return `${inner}^{${top}}`;
  if (top > 1) return `${inner}^{${top}/${bottom}}`;
  return bottom === 2 ? `\\sqrt{${inner}}` : `\\sqrt[${bottom}]{${inner}}`;
}

/** A decimal under a root, or in brackets if it is raised to a power. */
function baseLatex({ top, bottom }: NearValue, value: Rational): string {
  const written = decimalOf(value);
  const isPower = bottom === 1 || top > 1;
  return isPower && !q.isInteger(value) ? `(${written})` : written;
}

const decimalOf = (value: Rational): string => rationalLatex(value, "decimal");

function steps(problem: NearValue, found: Approximation): MathsStep[] {
  const { top, bottom } = problem;
  const { root, near, change, rise, value, places } = found;
  const exponent = rationalLatex(q.rational(BigInt(top), BigInt(bottom)));
  const lower = rationalLatex(q.rational(BigInt(top - bottom), BigInt(bottom)));
  const slope = q.divide(rise, change);
  const shown = decimalLatex(rounded(value, places), places);
  return [
    step(
      "Choose a number near to it whose value is known",
      "The small change is the number given less the chosen one.",
      `x = ${decimalOf(near)},\\quad \\Delta x = ${decimalOf(problem.at)} - ${decimalOf(near)} = ${decimalOf(change)}`,
    ),
    step(
      "Find $y$ there",
      "The chosen number was taken because its root is known exactly.",
      `y = ${functionLatex(problem, baseLatex(problem, near))} = ${decimalOf(power(root, top))}`,
    ),
    step(
      "Differentiate",
      "By the power rule $\\frac{d}{dx}\\,x^{n} = nx^{n-1}$.",
      `\\frac{dy}{dx} = ${exponent}x^{${lower}}`,
    ),
    step(
      "Put the chosen number in",
      "The slope is wanted at the chosen number, where all is known.",
      `\\frac{dy}{dx} = ${rationalLatex(slope)}`,
    ),
    step(
      "Find the small change of $y$",
      "For a small change, $\\Delta y \\approx dy = \\frac{dy}{dx}\\,\\Delta x$.",
      `dy = ${rationalLatex(slope)} \\times ${q.sign(change) < 0 ? `(${decimalOf(change)})` : decimalOf(change)} ${sameDecimal(rise)}`,
    ),
    step(
      "Add it to $y$",
      "The new value is the known one and its small change.",
      `y + dy = ${decimalOf(power(root, top))} ${q.sign(rise) < 0 ? "-" : "+"} ${sizeLatex(rise)} ${isShort(value, places) ? "=" : "\\approx"} ${shown}`,
    ),
  ];
}

function isShort(value: Rational, places: number): boolean {
  return q.isInteger(q.multiply(value, q.rational(10n ** BigInt(places))));
}

/** Without its sign: as a decimal if it terminates soon. */
function sizeLatex(value: Rational): string {
  return rationalLatex(q.absolute(value), isShort(value, 6) ? "decimal" : "fraction");
}

/** "= 0.03" if the decimal terminates, "≈ 0.0083" if it does not. */
function sameDecimal(value: Rational): string {
  return isShort(value, 6)
    ? `= ${decimalOf(value)}`
    : `\\approx ${decimalLatex(rounded(value, 5), 5)}`;
}

/** Approximate values of roots and powers by differentials. */
export const differentialValue = defineTask<NearValue, Approximation>({
  name: "approximation-by-differentials",
  recognise: ({ text }) => readDifferentialValue(text),
  reading: (problem) => `${functionLatex(problem, decimalOf(problem.at))} \\approx \\text{?}`,
  solve,
  prove,
  explain: (problem, found) => {
    const shown = rounded(found.value, found.places);
    return lesson({
      topic: "Application of Derivatives",
      method: "Differentials",
      difficulty: "advanced",
      answer: {
        latex: `\\approx ${decimalLatex(shown, found.places)}`,
        plain: decimalLatex(shown, found.places).replaceAll("{,}", ""),
      },
      steps: steps(problem, found),
      idea: "Near to a known point a curve runs almost like its tangent, so the change of $y$ is about the slope times the change of $x$.",
      firstMove: "Which number near to it has a root or power that you know?",
      finalMove: "Add the small change to the known value. What do you get?",
      terms: { Differential: "$dy = \\frac{dy}{dx}\\,dx$, the change along the tangent." },
      next: ["Is the approximate value too large or too small, and why?"],
    });
  },
  vary: ({ bottom }, random) => {
    const root = wholeBetween(random, 3, 9);
    const size = bottom === 3 ? root ** 3 : root ** 2;
    const number = size + pick(random, [0.3, -0.4, 0.5, 1, -1]);
    const sign = bottom === 3 ? "∛" : "√";
    return `Find the approximate value of ${sign}${Number(number.toFixed(1))} using differentials`;
  },
  examples: [
    "Find the approximate value of √25.3 using differentials",
    "Use differentials to approximate (26)^(1/3)",
  ],
});
