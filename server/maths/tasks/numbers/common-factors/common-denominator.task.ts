import * as q from "../../../numbers/rational.ts";
import { wholeBetween } from "../../../variation/random.ts";
import type { GapTexts } from "../../../wording/line-reader.ts";
import { numberAnswer, step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";

/** Returns the denominator of a fraction as written, not reduced: 4 for 2/4. Null if there is none, or it is 0. */
function denominatorOf(written: string | undefined): bigint | null {
  const [, below] = /^\d+\/(\d+)$/.exec(written ?? "") ?? [];
  return below === undefined || below === "0" ? null : BigInt(below);
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}

function problemOf({ a, b, c }: GapTexts): ShortStory | null {
  const below = [a, b, ...(c === undefined ? [] : [c])].map(denominatorOf);
  const denominators = below.filter((one) => one !== null);
  if (denominators.length < below.length) return null;
  const list = denominators.join(",\\; ");
  return {
    reading: `\\text{least common denominator of } ${[a, b, c].filter((one) => one !== undefined).join(",\\; ")}`,
    solve: () =>
      q.rational(denominators.reduce((left, right) => (left * right) / commonDivisor(left, right))),
    prove: ({ numerator: value }) => {
      const isCommon = denominators.every((one) => value % one === 0n);
      const quotients = denominators.map((one) => value / one);
      // If the quotients shared a factor, a smaller common denominator would exist.
      return isCommon && quotients.reduce(commonDivisor) === 1n
        ? {
            method: "Each denominator goes in, and the quotients share no factor",
            lines: denominators.map(
              (one, at) => `${value} = ${one} \\times ${quotients[at] ?? 1n}`,
            ),
          }
        : null;
    },
    teach: (value) => ({
      topic: "Fractions",
      method: "LCM of the denominators",
      answer: numberAnswer(value),
      steps: [
        step("Write down the denominators", "They stand below the bars.", list),
        step(
          "Find their LCM",
          "The least common denominator is the LCM of the denominators.",
          `\\text{LCM}(${list}) = ${value.numerator}`,
        ),
      ],
      idea: "Look only at the numbers below the bars.",
      firstMove: "Write down the denominators of the fractions.",
      finalMove: `What is the LCM of $${list}$?`,
      terms: { "Least common denominator": "The smallest number that all denominators divide." },
      next: ["How are the fractions written with this denominator?"],
    }),
  };
}

/** Finds the least common denominator of fractions. */
export const commonDenominator = storyTask({
  name: "common-denominator",
  about: /common denominator|\bLCD\b/i,
  wordings: [
    [
      [
        "[find|what_is] least|lowest|smallest common denominator < ( lcd ) > of {a} and|, {b} < [,] and|, {c} >",
        "[find|what_is] lcd of {a} and|, {b} < [,] and|, {c} >",
      ],
      problemOf,
    ],
  ],
  vary: (random) =>
    `Find the least common denominator of 1/${wholeBetween(random, 3, 12)} and 3/${wholeBetween(random, 4, 20)}`,
  examples: [
    "Find the least common denominator of 3/8 and 5/6",
    "Find the LCD of 1/4, 2/9 and 5/6",
  ],
});
