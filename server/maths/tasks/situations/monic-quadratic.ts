import type { MathsStep } from "../../outcome.ts";
import { step } from "../../lesson/lesson.ts";

/** Returns `+ 5x` or `- x` as a further term, and nothing for 0. */
function term(factor: bigint, letter: string): string {
  if (factor === 0n) return "";
  const size = factor < 0n ? -factor : factor;
  return ` ${factor < 0n ? "-" : "+"} ${size === 1n && letter !== "" ? "" : size}${letter}`;
}

/** Returns the monic equation with the two roots: x² − (sum)x + product = 0. */
export function standardForm([first, second]: readonly [bigint, bigint]): string {
  return `x^2${term(-(first + second), "x")}${term(first * second, "")} = 0`;
}

/** Returns the steps that solve the equation by splitting the middle term. The roots must be non-zero integers. */
export function factoringSteps(roots: readonly [bigint, bigint]): MathsStep[] {
  const [first, second] = roots;
  const split = `x^2${term(-first, "x")}${term(-second, "x")}${term(first * second, "")} = 0`;
  const factored = `(x${term(-first, "")})(x${term(-second, "")}) = 0`;
  return [
    step(
      "Split the middle term",
      `Two numbers with the sum $${-(first + second)}$ and the product $${first * second}$ are $${-first}$ and $${-second}$.`,
      split,
      standardForm(roots),
    ),
    step(
      "Factorise",
      "Take out what the first two terms share, and what the last two share.",
      factored,
      split,
    ),
    step(
      "Put each factor equal to 0",
      "A product is 0 only where one of its factors is 0.",
      first === second ? `x = ${first}` : `x = ${first} \\text{ or } x = ${second}`,
      factored,
    ),
  ];
}
