import { multipleLatex, termsLatex } from "../../../expressions/write-terms.ts";
import {
  exactSquareRoot,
  greatestCommonDivisor,
  takeOutSquares,
} from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { OneUnknown } from "../linear-equation/recognise.ts";
import type { QuadraticResult } from "./solve.ts";

interface Lines {
  /** The standard form. */
  line: string;
  answer: string;
}

/** a·x + b in LaTeX. */
function linear(a: bigint, b: bigint, unknown: string): string {
  const terms = [
    { coefficient: q.rational(a), letters: unknown },
    { coefficient: q.rational(b), letters: "" },
  ];
  return termsLatex(terms.filter(({ coefficient }) => !q.isZero(coefficient)));
}

function bracketed(number: bigint): string {
  return number < 0n ? `(${number})` : number.toString();
}

const zeroProduct = "Zero-product rule: a product is 0 only when one of its factors is 0.";

export function squareRootStep(
  { unknown, style }: OneUnknown,
  { form }: QuadraticResult,
  answer: string,
): MathsStep {
  const square = q.rational(-form.c, form.a);
  const before = `${unknown}^{2} = ${rationalLatex(square, style)}`;
  if (q.sign(square) < 0) {
    return {
      title: "Compare with a square",
      why: "The square of a real number is never negative.",
      before,
      after: answer,
    };
  }
  return {
    title: "Take the square root of both sides",
    why: q.isZero(square)
      ? "Only 0 has the square 0."
      : "A positive number has a positive and a negative square root, so both are written.",
    before,
    after: answer,
  };
}

/** x(ax + b) = 0. */
export function commonFactorSteps(
  { unknown }: OneUnknown,
  { form: { a, b } }: QuadraticResult,
  { line, answer }: Lines,
): MathsStep[] {
  const factored = b === 0n ? line : `${unknown}(${linear(a, b, unknown)}) = 0`;
  const taken: MathsStep = {
    title: `Take the common factor $${unknown}$ out`,
    why: `Both terms contain $${unknown}$.`,
    before: line,
    after: factored,
  };
  const last = {
    title: "Put each factor equal to 0",
    why: zeroProduct,
    before: factored,
    after: answer,
  };
  return b === 0n ? [last] : [taken, last];
}

/** Splitting the middle term. */
export function factorSteps(
  { unknown }: OneUnknown,
  { form: { a, b, c }, discriminant }: QuadraticResult,
  { line, answer }: Lines,
): MathsStep[] {
  const root = exactSquareRoot(discriminant) ?? 0n;
  const [low, high] = [(b - root) / 2n, (b + root) / 2n];
  // The larger part first, as textbooks split it.
  const [p, r] = low * low > high * high ? [low, high] : [high, low];
  const first = greatestCommonDivisor(a, p);
  const inner = linear(a / first, p / first, unknown);
  const second = (r * first) / a;
  const outer = linear(first, second, unknown);
  const square = `${unknown}^{2}`;
  const split = `${multipleLatex(q.rational(a), square)} ${signed(p, unknown)} ${signed(r, unknown)} ${signed(c, "")} = 0`;
  const grouped = `${multipleLatex(q.rational(first), unknown)}(${inner}) ${second < 0n ? "-" : "+"} ${ones(second)}(${inner}) = 0`;
  const factored = outer === inner ? `(${inner})^{2} = 0` : `(${outer})(${inner}) = 0`;
  return [
    {
      title: `Find numbers whose product is $${a * c}$ and whose sum is $${b}$`,
      why: "Splitting the middle term: their product must be the first coefficient times the constant, and their sum the middle coefficient.",
      before: line,
      after: `${bracketed(p)} \\times ${bracketed(r)} = ${a * c}, \\quad ${p} + ${bracketed(r)} = ${b}`,
    },
    {
      title: "Split the middle term",
      why: "The middle term is written as a sum, so its value does not change.",
      before: line,
      after: split,
    },
    {
      title: "Take out common factors in pairs",
      why: "Distributive law, read backwards, for the first pair and for the second.",
      before: split,
      after: grouped,
    },
    {
      title: "Take out the common bracket",
      why: "The bracket is now a common factor.",
      before: grouped,
      after: factored,
    },
    { title: "Put each factor equal to 0", why: zeroProduct, before: factored, after: answer },
  ];
}

function signed(coefficient: bigint, what: string): string {
  const size = coefficient < 0n ? -coefficient : coefficient;
  return `${coefficient < 0n ? "-" : "+"} ${multipleLatex(q.rational(size), what)}`;
}

function ones(number: bigint): string {
  return (number < 0n ? -number : number).toString();
}

/** The quadratic formula, also where it shows that there are no real roots. */
export function formulaSteps(
  { unknown }: OneUnknown,
  { form: { a, b, c }, discriminant }: QuadraticResult,
  { line, answer }: Lines,
): MathsStep[] {
  const find: MathsStep = {
    title: "Find the discriminant",
    why: `Compare with $ax^{2} + bx + c = 0$: $a = ${a}$, $b = ${b}$, $c = ${c}$. The discriminant $D = b^{2} - 4ac$ tells what kind of roots there are.`,
    before: line,
    after: `D = ${bracketed(b)}^{2} - 4 \\times ${a} \\times ${bracketed(c)} = ${discriminant}`,
  };
  if (discriminant < 0n) {
    return [
      find,
      {
        title: "See what the discriminant says",
        why: "A negative number has no real square root, so the formula gives no real number.",
        before: `D = ${discriminant} < 0`,
        after: answer,
      },
    ];
  }
  const general = `${unknown} = \\frac{-b \\pm \\sqrt{D}}{2a}`;
  const filled = `${unknown} = \\frac{${-b} \\pm \\sqrt{${discriminant}}}{${2n * a}}`;
  const { outside, inside } = takeOutSquares(discriminant);
  const root = inside === 1n ? `${outside}` : `${outside}\\sqrt{${inside}}`;
  const simpler = outside > 1n ? ` \\quad (\\sqrt{${discriminant}} = ${root})` : "";
  return [
    find,
    {
      title: "Put the numbers into the quadratic formula and simplify",
      why: "Sridharacharya's formula gives the roots of every quadratic equation that has real roots.",
      before: general,
      after: `${filled}${simpler} \\quad \\Rightarrow \\quad ${answer}`,
    },
  ];
}
