import { type Equation, equationLatex, substitute } from "../../../equations/equation.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import { integerLeaf } from "../../../expressions/expression.ts";
import { collect, termsOf } from "../../../expressions/polynomial.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { minus } from "../linear-equation/recognise.ts";

/** ax² + bx + c = 0 with the coefficients as they are written, so that D is that of the book. */
export interface Quadratic {
  a: Rational;
  b: Rational;
  c: Rational;
}

/** The coefficients by powers of the unknown; null if a product of other letters or a higher power occurs. */
export function coefficientsOf({ left, right }: Equation, unknown: string): Quadratic | null {
  const terms = collect([...termsOf(left), ...minus(termsOf(right))]);
  const known = ["", unknown, unknown + unknown];
  if (terms.some(({ letters }) => !known.includes(letters))) return null;
  const [c = q.zero, b = q.zero, a = q.zero] = known.map(
    (letters) => terms.find((term) => term.letters === letters)?.coefficient,
  );
  return q.isZero(a) ? null : { a, b, c };
}

export function discriminantOf({ a, b, c }: Quadratic): Rational {
  return q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
}

/** Whether the equation as typed is that of the coefficients: seen at three places, which fix a quadratic. */
export function areCoefficients(
  equation: Equation,
  unknown: string,
  { a, b, c }: Quadratic,
): boolean {
  return [-1n, 0n, 1n, 2n].every((value) => {
    const values = new Map([[unknown, integerLeaf(value)]]);
    const left = evaluate(substitute(equation.left, values));
    const gap = q.subtract(left, evaluate(substitute(equation.right, values)));
    const x = q.rational(value);
    return q.equals(gap, q.add(q.multiply(q.add(q.multiply(a, x), b), x), c));
  });
}

/** The first steps of every question about a discriminant. */
export function comparedSteps(
  equation: Equation,
  unknown: string,
  quadratic: Quadratic,
): MathsStep[] {
  const { a, b, c } = quadratic;
  const typed = equationLatex(equation);
  const terms = collect([...termsOf(equation.left), ...minus(termsOf(equation.right))]);
  const standard = `${termsLatex(terms)} = 0`;
  const named = Object.entries({ a, b, c }).map(
    ([name, value]) => `${name} = ${rationalLatex(value)}`,
  );
  return [
    ...(standard === typed
      ? []
      : [
          {
            title: "Bring all terms to the left side",
            why: "The coefficients are read off from the standard form, with 0 on the right.",
            before: typed,
            after: standard,
          },
        ]),
    {
      title: `Compare with $a${unknown}^{2} + b${unknown} + c = 0$`,
      why: "The coefficients are the numbers before the powers, each with its sign.",
      before: null,
      after: named.join(", \\quad "),
    },
  ];
}

/** The left side of the standard form. */
export function standardLatex({ a, b, c }: Quadratic, unknown: string): string {
  return termsLatex(
    collect([
      { coefficient: a, letters: unknown + unknown },
      { coefficient: b, letters: unknown },
      { coefficient: c, letters: "" },
    ]),
  );
}

/** `(-7)^{2} - 4 \times 2 \times 3`. */
export function discriminantLine({ a, b, c }: Quadratic): string {
  const square =
    q.isInteger(b) && q.sign(b) >= 0 ? rationalLatex(b) : `\\left(${rationalLatex(b)}\\right)`;
  return `${square}^{2} - 4 \\times ${factor(a)} \\times ${factor(c)}`;
}

export function factor(value: Rational): string {
  const text = rationalLatex(value);
  return q.sign(value) < 0 ? `\\left(${text}\\right)` : text;
}
