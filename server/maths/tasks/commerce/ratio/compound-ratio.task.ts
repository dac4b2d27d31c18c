import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Proof } from "../../../task/task.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { numberOf, type GapTexts } from "../../../wording/line-reader.ts";

function told({ a, b, c, d, e, f }: GapTexts): ShortStory | null {
  const pairs = [[a, b], [c, d], ...(e === undefined ? [] : [[e, f]])].map((pair) =>
    pair.map(numberOf),
  );
  const terms = pairs.flat();
  if (terms.some((term) => !q.isInteger(term) || q.sign(term) <= 0)) return null;
  const product = (at: number): bigint =>
    pairs.reduce((all, pair) => all * (pair[at]?.numerator ?? 1n), 1n);
  const shown = pairs.map((pair) => pair.map(({ numerator }) => String(numerator)).join(" : "));
  const side = (at: number): string =>
    pairs.map((pair) => String(pair[at]?.numerator ?? 1n)).join(" \\times ");
  return {
    reading: `\\text{the compound ratio of } ${shown.join(",\\; ")}`,
    solve: () => q.rational(product(0), product(1)),
    prove: (value) => proofOf(pairs, value),
    teach: (value) => ({
      topic: "Ratio and proportion",
      method: "Product of the first terms to product of the second terms",
      answer: {
        latex: `${value.numerator} : ${value.denominator}`,
        plain: `${value.numerator} : ${value.denominator}`,
      },
      steps: [
        step(
          "Multiply the first terms, and the second terms",
          "The compound ratio is the product of the first terms to the product of the second terms.",
          `${product(0)} : ${product(1)}`,
          `(${side(0)}) : (${side(1)})`,
        ),
        step(
          "Write it in lowest terms",
          "Both terms may be divided by their HCF.",
          `${value.numerator} : ${value.denominator}`,
          `${product(0)} : ${product(1)}`,
        ),
      ],
      idea: "Multiply what stands first in the ratios, and what stands second.",
      firstMove: "Multiply the first terms.",
      finalMove: "Write the two products as a ratio in lowest terms. What do you get?",
      terms: {
        "Compound ratio": "The ratio of the products of the first and of the second terms.",
      },
      next: ["What is the compound ratio of a ratio with itself?"],
    }),
  };
}

/** The ratios as fractions, whose product is the compound ratio. */
function proofOf(pairs: readonly Rational[][], value: Rational): Proof | null {
  const product = pairs.reduce(
    (all, [one = q.one, other = q.one]) => q.multiply(all, q.divide(one, other)),
    q.one,
  );
  if (!q.equals(product, value)) return null;
  const fractions = pairs.map(
    (pair) => `\\frac{${pair.map(({ numerator }) => String(numerator)).join("}{")}}`,
  );
  return {
    method: "By multiplying the ratios as fractions",
    lines: [`${fractions.join(" \\times ")} = \\frac{${value.numerator}}{${value.denominator}}`],
  };
}

/** Several ratios multiplied into one. */
export const compoundRatio = storyTask({
  name: "compound-ratio",
  about: /compound(?:ed)? ratio/i,
  wordings: [
    [
      [
        "[find|what_is] compound|compounded ratio of {a} : {b} and|, {c} : {d} < ,|and [and] {e} : {f} >",
        "[find|what_is] ratio compounded of {a} : {b} and|, {c} : {d} < ,|and [and] {e} : {f} >",
      ],
      told,
    ],
  ],
  vary: (random) => {
    const [a, b, c, d] = [2, 3, 4, 5].map((least) => wholeBetween(random, least, least + 4));
    return `Find the compound ratio of ${a} : ${b} and ${c} : ${d}`;
  },
  examples: [
    "Find the compound ratio of 2 : 3 and 4 : 5",
    "Find the compound ratio of 3 : 4, 8 : 9 and 3 : 5",
  ],
});
