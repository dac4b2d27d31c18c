import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { numberOf, type GapTexts } from "../../../wording/line-reader.ts";
import { latex } from "./written.ts";

function mixed([first, second]: readonly [Rational, Rational], mean: Rational): ShortStory | null {
  const [above, below] = [q.subtract(second, mean), q.subtract(mean, first)];
  // The mixture costs something between the two prices.
  if (q.sign(above) * q.sign(below) <= 0 || q.sign(first) <= 0) return null;
  const parts = [q.absolute(above), q.absolute(below)] as const;
  return {
    reading: `₹${latex(first)}\\text{ and }₹${latex(second)}\\text{ to } ₹${latex(mean)}`,
    solve: () => q.divide(...parts),
    prove: (ratio) => {
      const cost = q.add(q.multiply(first, ratio), second);
      const again = q.divide(cost, q.add(ratio, q.one));
      return q.equals(again, mean)
        ? {
            method: "A mixture made in this ratio costs what it should",
            lines: [
              `${ratio.numerator} \\times ${latex(first)} + ${ratio.denominator} \\times ${latex(second)} = ${ratio.numerator + ratio.denominator} \\times ${latex(mean)}`,
            ],
          }
        : null;
    },
    teach: (ratio) => ({
      topic: "Ratio and proportion",
      method: "Rule of alligation",
      difficulty: "intermediate",
      answer: {
        latex: `${ratio.numerator} : ${ratio.denominator}`,
        plain: `${ratio.numerator}:${ratio.denominator}`,
      },
      steps: [
        step(
          "Find how far the second price is from the mean price",
          "What one kind costs too much, the other must make up for.",
          difference(second, mean),
        ),
        step(
          "Find how far the first price is from the mean price",
          "What this kind costs too little must balance what the other costs too much.",
          difference(first, mean),
        ),
        step(
          "Write the ratio the other way round",
          "The nearer a price is to the mean price, the more of that kind is needed.",
          `\\frac{\\text{first}}{\\text{second}} = \\frac{${ratio.numerator}}{${ratio.denominator}}`,
          isLowest(ratio, parts[0])
            ? null
            : `\\frac{\\text{first}}{\\text{second}} = \\frac{${latex(parts[0])}}{${latex(parts[1])}}`,
        ),
      ],
      idea: "What is saved on the cheaper kind must pay for what the dearer kind costs more.",
      firstMove: "Find the difference of each price from the price of the mixture.",
      finalMove: "Write the differences as a ratio and simplify it. What do you get?",
      terms: { "Mean price": "The price of one kilogram of the mixture." },
      next: ["What would the mixture cost if both kinds were taken equally?"],
    }),
  };
}

/** Whether the differences are a ratio in lowest terms already. */
function isLowest({ numerator }: Rational, first: Rational): boolean {
  return q.isInteger(first) && first.numerator === numerator;
}

function difference(one: Rational, other: Rational): string {
  const [high, low] = q.order(one, other) > 0 ? [one, other] : [other, one];
  return `${latex(high)} - ${latex(low)} = ${latex(q.subtract(high, low))}`;
}

const goods = "rice|wheat|tea|sugar|pulses|dal|coffee|flour|milk";
const rupee = "[₹|rs|rs.]";
const per = "per|a|/ kg|litre|kilogram";
const at = "[at|costing|worth|of|@]";

function told({ g, h, k, a, b, m }: GapTexts): ShortStory | null {
  const isOne = (h === undefined || h === g) && (k === undefined || k === g);
  return isOne ? mixed([numberOf(a), numberOf(b)], numberOf(m)) : null;
}

/** The ratio in which two kinds are mixed for a given price. */
export const mixture = storyTask({
  name: "mixture-ratio",
  about: /\bratio\b.*\bmix|\bmix.*\bratio\b/is,
  gaps: { goods: `(?:${goods}) ` },
  wordings: [
    [
      [
        `[find] [in] [what|the] ratio [in_which] must|should|[is] [a] [grocer|shopkeeper] [mix] {g:goods} ${at} ${rupee} {a} ${per} be mixed with {h:goods} ${at} ${rupee} {b} ${per} so_that|to [the|get|a] [mixture] [is|of] [worth|costs|cost|be_worth] ${rupee} {m} ${per}`.replace(
          "must|should|[is]",
          "must|should",
        ),
        `in what ratio must|should [a|1] [grocer|shopkeeper] mix {g:goods} ${at} ${rupee} {a} ${per} with|and {h:goods} ${at} ${rupee} {b} ${per} so_that|to [get] [a] mixture [is|costs|of|be] [worth|costing] ${rupee} {m} ${per}`,
        `in what ratio must|should 2 kinds|varieties|types of {g:goods} ${at} ${rupee} {a} ${per} and ${rupee} {b} ${per} be mixed so_that|to [get] [a] mixture [is|costs|of|be] [worth|costing] ${rupee} {m} ${per}`,
      ],
      told,
    ],
  ],
  vary: (random) => {
    const low = wholeBetween(random, 15, 30) * 2;
    const kind = pick(random, ["rice", "wheat", "sugar"]);
    return `In what ratio must ${kind} at ₹${low} per kg be mixed with ${kind} at ₹${low + 12} per kg so that the mixture costs ₹${low + wholeBetween(random, 2, 10)} per kg?`;
  },
  examples: [
    "In what ratio must rice at ₹30 per kg be mixed with rice at ₹40 per kg so that the mixture costs ₹36 per kg?",
    "In what ratio must tea at ₹60 per kg be mixed with tea at ₹65 per kg so that the mixture costs ₹62 per kg?",
  ],
});
