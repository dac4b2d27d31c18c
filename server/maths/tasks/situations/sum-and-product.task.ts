import { exactSquareRoot } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import { wholeBetween } from "../../variation/random.ts";
import { step } from "../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../story/story-task.ts";
import type { GapTexts } from "../../wording/line-reader.ts";
import { factoringSteps, standardForm } from "./monic-quadratic.ts";
import { readable } from "./number-atoms.ts";

const most = q.rational(10n ** 9n);

interface Pair {
  all: bigint;
  made: bigint;
  small: bigint;
  large: bigint;
}

/** Parses an atom as a non-zero integer of ordinary size; null for anything else. */
function ordinary(atom: string): bigint | null {
  const value = readable(atom);
  if (!value || !q.isInteger(value) || q.isZero(value)) return null;
  return q.order(q.absolute(value), most) > 0 ? null : value.numerator;
}

/** Returns two integers with the given sum and product, of the requested kind; null if there are none. */
function pairOf({ s = "", p = "", kind = "" }: GapTexts): Pair | null {
  const [all, made] = [ordinary(s), ordinary(p)];
  if (all === null || made === null || all < 0n) return null;
  const root = exactSquareRoot(all * all - 4n * made);
  if (root === null) return null;
  const [small, large] = [(all - root) / 2n, (all + root) / 2n];
  const isKind = small > 0n || !/natural|positive|whole/.test(kind);
  return isKind ? { all, made, small, large } : null;
}

function problemOf(taken: GapTexts): ShortStory | null {
  const pair = pairOf(taken);
  if (!pair) return null;
  const { all, made, small, large } = pair;
  return {
    reading: `x + y = ${all},\\quad x \\times y = ${made}`,
    solve: () => q.rational(small),
    prove: (value) => prove(value.numerator, { all, made }),
    teach: () => ({
      topic: "Quadratic Equations",
      method: "Quadratic equation by factorisation",
      difficulty: "intermediate",
      answer: { latex: `${small},\\; ${large}`, plain: `${small}, ${large}` },
      steps: [
        step(
          "Let one number be $x$",
          `The sum of the two is ${all}, so the other is $${all} - x$. Write their product as an equation.`,
          `x(${all} - x) = ${made}`,
        ),
        step(
          "Bring it to standard form",
          "Open the bracket, and take all to the side where $x^2$ is positive.",
          standardForm([small, large]),
          `x(${all} - x) = ${made}`,
        ),
        ...factoringSteps([small, large]),
        step(
          "Find the other number",
          "Take the one number from the sum. Both roots lead to the same pair.",
          `${all} - ${small < 0n ? `(${small})` : small} = ${large}`,
        ),
      ],
      idea: "Call one number $x$; the sum tells the other, and the product gives a quadratic equation.",
      firstMove: "Let one number be $x$. Write the other with the sum.",
      finalMove: "Which two numbers are they?",
      next: ["Why do both roots of the equation lead to the same two numbers?"],
    }),
  };
}

function prove(
  small: bigint,
  { all, made }: { all: bigint; made: bigint },
): ReturnType<ShortStory["prove"]> {
  const large = all - small;
  if (small * large !== made) return null;
  const first = small < 0n ? `(${small})` : `${small}`;
  return {
    method: "Sum and product of both numbers",
    lines: [`${first} + ${large} = ${all}`, `${first} \\times ${large} = ${made}`],
  };
}

const numbers = "2 {kind:numbers}";
const their = "[and|,] [whose|their] product is|= {p}";
const find = "[.|,] [then] find|what_are numbers|them|2_numbers|these_numbers";

/** Finds two numbers from their sum and their product. */
export const sumAndProduct = storyTask({
  name: "sum-and-product",
  about: /product/i,
  gaps: { numbers: "(?:natural |positive |whole )?(?:numbers|integers) " },
  wordings: [
    [
      [
        `find ${numbers} whose|such_that_their|if_their sum is|= {s} ${their}`,
        `find ${numbers} with sum {s} and product {p}`,
        `[if] sum of ${numbers} is|= {s} ${their} ${find}`,
        `[if] sum and product of ${numbers} are|is {s} and {p} [respectively] ${find}`,
      ],
      problemOf,
    ],
  ],
  vary: (random) => {
    const [one, other] = [wholeBetween(random, 5, 18), wholeBetween(random, 5, 24)];
    return `Find two numbers whose sum is ${one + other} and product is ${one * other}.`;
  },
  examples: [
    "Find two numbers whose sum is 27 and product is 182.",
    "The sum of two numbers is 15 and their product is 54. Find the numbers.",
  ],
});
