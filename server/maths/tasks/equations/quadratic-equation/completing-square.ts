import { termsLatex } from "../../../expressions/write-terms.ts";
import * as q from "../../../numbers/rational.ts";
import { squareRoot } from "../../../numbers/surd.ts";
import { rationalLatex, surdLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { OneUnknown } from "../linear-equation/recognise.ts";
import type { QuadraticResult } from "./solve.ts";

/** Completing the square, also where the square turns out negative. */
export function completingSteps(
  { unknown }: OneUnknown,
  { form: { a, b, c }, discriminant }: QuadraticResult,
  { line, answer }: { line: string; answer: string },
): MathsStep[] {
  const [middle, constant] = [q.rational(b, a), q.rational(c, a)];
  const half = q.rational(b, 2n * a);
  const square = q.rational(discriminant, 4n * a * a);
  const variable = termsLatex([
    { coefficient: q.one, letters: unknown + unknown },
    { coefficient: middle, letters: unknown },
  ]);
  const monic = `${variable}${plus(constant)} = 0`;
  const moved = `${variable} = ${rationalLatex(q.negate(constant))}`;
  const size = rationalLatex(q.absolute(half));
  const added = q.isInteger(half) ? `${size}^{2}` : `\\left(${size}\\right)^{2}`;
  const both = `${variable} + ${added} = ${q.isZero(constant) ? "" : `${rationalLatex(q.negate(constant))} + `}${added}`;
  const whole = `(${unknown}${plus(half)})^{2} = ${rationalLatex(square)}`;
  const divided: MathsStep = {
    title: `Divide both sides by $${a}$`,
    why: `So that the square of $${unknown}$ stands without a number before it.`,
    before: line,
    after: monic,
  };
  const move: MathsStep = {
    title: "Move the constant to the right side",
    why: "A term that changes sides changes its sign.",
    before: a === 1n ? line : monic,
    after: moved,
  };
  return [
    ...(a === 1n ? [] : [divided]),
    ...(c === 0n ? [] : [move]),
    {
      title: `Add the square of half the coefficient of $${unknown}$ to both sides`,
      why: `Completing the square: half of $${rationalLatex(middle)}$ is $${rationalLatex(half)}$.`,
      before: moved,
      after: both,
    },
    {
      title: "Write the left side as a square",
      why: `Identity: $(p ${q.sign(half) < 0 ? "-" : "+"} q)^{2} = p^{2} ${q.sign(half) < 0 ? "-" : "+"} 2pq + q^{2}$.`,
      before: both,
      after: whole,
    },
    ...rootSteps({ left: `${unknown}${plus(half)}`, whole, square, answer }),
  ];
}

function rootSteps(given: {
  left: string;
  whole: string;
  square: q.Rational;
  answer: string;
}): MathsStep[] {
  const { left, whole, square, answer } = given;
  const root = squareRoot(square);
  if (!root) {
    return [
      {
        title: "Look at the right side",
        why: "The square of a real number is never negative.",
        before: whole,
        after: answer,
      },
    ];
  }
  const rooted = q.isZero(square) ? `${left} = 0` : `${left} = \\pm ${surdLatex(root)}`;
  return [
    {
      title: "Take the square root of both sides",
      why: q.isZero(square)
        ? "Only 0 has the square 0."
        : "A positive number has a positive and a negative square root.",
      before: whole,
      after: rooted,
    },
    {
      title: q.isZero(square) ? "Solve for the unknown" : "Solve for the unknown with each sign",
      why: "Move the number from the left side to the right.",
      before: rooted,
      after: answer,
    },
  ];
}

function plus(value: q.Rational): string {
  if (q.isZero(value)) return "";
  return ` ${q.sign(value) < 0 ? "-" : "+"} ${rationalLatex(q.absolute(value))}`;
}
