import type { MathsStep } from "../../outcome.ts";
import { step } from "../../lesson/lesson.ts";

/** `+ 5x`, `- x`, and nothing for 0. */
function term(factor: bigint, letter: string): string {
  if (factor === 0n) return "";
  const size = factor < 0n ? -factor : factor;
  return ` ${factor < 0n ? "-" : "+"} ${size === 1n && letter !== "" ? "" : size}${letter}`;
}

/** x² − (sum)x + product = 0, for the two roots. */
export function standardForm([first, second]: readonly [bigint, bigint]): string {
  return `x^2${term(-(first + second), "x")}${term(first * second, "")} = 0`;
}

/** From the standard form to both roots by splitting the middle term; whole roots, none of them 0. */
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
