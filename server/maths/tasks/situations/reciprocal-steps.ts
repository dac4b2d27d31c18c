import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { rationalLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { step } from "../../lesson/lesson.ts";

/** The equation x + 1/x = total, or x − 1/x = total. */
export interface Reciprocal {
  sign: 1 | -1;
  total: Rational;
  among: "all" | "positive" | "natural";
}

/** The root a/b; the other root is b/a (or −b/a). `numbers` are the roots that the question allows. */
export interface ReciprocalRoots {
  a: bigint;
  b: bigint;
  numbers: readonly Rational[];
}

/** Returns `3x`, or `x` for a factor 1. */
function times(factor: bigint, letter: string): string {
  return factor === 1n ? letter : `${factor}${letter}`;
}

/** Returns both roots, or the double root. */
export function rootsOf({ sign, a, b }: { sign: 1 | -1; a: bigint; b: bigint }): Rational[] {
  const first = q.rational(a, b);
  return a === b && sign > 0 ? [first] : [first, q.rational(BigInt(sign) * b, a)];
}

/** Returns x + 1/x = total, or x − 1/x = total, in LaTeX. */
export function reciprocalEquation({ sign, total }: Reciprocal): string {
  return `x ${sign > 0 ? "+" : "-"} \\frac{1}{x} = ${rationalLatex(total)}`;
}

/** Returns the steps from the sentence to the quadratic equation in standard form. */
function formingSteps(problem: Reciprocal): MathsStep[] {
  const { sign, total } = problem;
  const { numerator: n, denominator: d } = total;
  const plus = sign > 0 ? "+" : "-";
  const equation = reciprocalEquation(problem);
  const cleared = `${times(d, "x^2")} ${plus} ${d} = ${times(n, "x")}`;
  return [
    step(
      "Let the number be $x$",
      "Its reciprocal is $\\frac{1}{x}$. Write the sentence as an equation.",
      equation,
    ),
    step(
      `Multiply both sides by $${times(d, "x")}$`,
      "That removes the fractions. $x$ is not 0, as 0 has no reciprocal.",
      cleared,
      equation,
    ),
    step(
      "Bring it to standard form",
      `Subtract $${times(n, "x")}$ from both sides.`,
      standardForm(problem),
      cleared,
    ),
  ];
}

function standardForm({ sign, total: { numerator: n, denominator: d } }: Reciprocal): string {
  return `${times(d, "x^2")} - ${times(n, "x")} ${sign > 0 ? "+" : "-"} ${d} = 0`;
}

/** Returns the steps of the school method: form the equation, split the middle term, factorise. */
export function reciprocalSteps(
  problem: Reciprocal,
  { a, b, numbers }: ReciprocalRoots,
): MathsStep[] {
  const { sign, among } = problem;
  const d = problem.total.denominator;
  const [plus, minus] = sign > 0 ? ["+", "-"] : ["-", "+"];
  const split = `${times(d, "x^2")} - ${times(a * a, "x")} ${minus} ${times(b * b, "x")} ${plus} ${d} = 0`;
  const factored = `(${times(b, "x")} - ${a})(${times(a, "x")} ${minus} ${b}) = 0`;
  const roots = rootsOf({ sign, a, b });
  const [allowed = q.one] = numbers;
  return [
    ...formingSteps(problem),
    step(
      "Split the middle term",
      "The two parts add up to the middle term, and their product is that of the first and the last term.",
      split,
      standardForm(problem),
    ),
    step("Factorise", "Take out what the pairs of terms share.", factored, split),
    step(
      "Put each factor equal to 0",
      "A product is 0 only where one of its factors is 0.",
      roots.map((one) => `x = ${rationalLatex(one)}`).join(" \\text{ or } "),
      factored,
    ),
    ...(numbers.length < roots.length
      ? [
          step(
            `Keep the ${among} number`,
            `The question asks for a ${among} number, so the other root is rejected.`,
            `x = ${rationalLatex(allowed)}`,
          ),
        ]
      : []),
  ];
}
