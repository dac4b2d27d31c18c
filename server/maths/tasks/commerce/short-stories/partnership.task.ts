import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { numberOf, type GapTexts } from "../../../wording/line-reader.ts";
import { latex, rupees } from "./written.ts";

function told({ a, b, c, d, f, p }: GapTexts): ShortStory | null {
  const names = [a, b];
  const wanted = names.indexOf(f);
  const money: [Rational, Rational] = [numberOf(c), numberOf(d)];
  const profit = numberOf(p);
  if (wanted < 0 || a === b || [...money, profit].some((one) => q.sign(one) <= 0)) return null;
  const ratio = q.divide(...money);
  const parts = [q.rational(ratio.numerator), q.rational(ratio.denominator)];
  const all = q.add(...money);
  const own = wanted === 0 ? money[0] : money[1];
  const part = parts[wanted] ?? q.zero;
  const sum = parts.reduce(q.add, q.zero);
  const name = (f ?? "").toUpperCase();
  return {
    reading: `${latex(money[0])} : ${latex(money[1])},\\quad \\text{profit } ₹${latex(profit)}`,
    solve: () => q.multiply(profit, q.divide(part, sum)),
    prove: (share) => {
      // Every rupee invested earns the same.
      const rate = q.divide(profit, all);
      const other = q.multiply(rate, q.subtract(all, own));
      if (!q.equals(q.multiply(rate, own), share) || !q.equals(q.add(share, other), profit))
        return null;
      return {
        method: "Each rupee invested earns the same; both shares make the whole profit",
        lines: [`${latex(share)} + ${latex(other)} = ${latex(profit)}`],
      };
    },
    teach: (share) => ({
      topic: "Ratio and proportion",
      method: "Partnership",
      difficulty: "intermediate",
      answer: rupees(share),
      steps: [
        step(
          "Find the ratio of the investments",
          "Profit is shared in the ratio of the money, as the time is the same.",
          `\\frac{${latex(money[0])}}{${latex(money[1])}} = \\frac{${latex(parts[0] ?? q.one)}}{${latex(parts[1] ?? q.one)}}`,
        ),
        step(
          "Add the parts",
          "The whole profit has so many equal parts.",
          `${parts.map(latex).join(" + ")} = ${latex(sum)}`,
        ),
        step(
          `Take ${name}'s part of the profit`,
          `${name} has ${latex(part)} of these parts.`,
          rupees(share).latex,
          `\\frac{${latex(part)}}{${latex(sum)}} \\times ${latex(profit)}`,
        ),
      ],
      idea: "Partners share the profit in the ratio of what they put in.",
      firstMove: "Write both investments as a ratio in its simplest form.",
      finalMove: "Take the partner's part of the profit. What do you get?",
      next: ["What is the share of the other partner?"],
    }),
  };
}

const rupee = "[₹|rs|rs.]";

/** Shares of a profit, where both partners invest for the same time. */
export const partnership = storyTask({
  name: "partnership",
  about: /invest/i,
  gaps: { partner: "[a-z] " },
  wordings: [
    [
      [
        `{a:partner} and {b:partner} invested|invest ${rupee} {c} and ${rupee} {d} [respectively] [in_a_business|in_business] [respectively] . [find|what_is|calculate] share of {f:partner} in|from|out_of [a|total] profit of ${rupee} {p} [at_end_of_year|after_a_year]`,
        `{a:partner} and {b:partner} invested|invest ${rupee} {c} and ${rupee} {d} [respectively] [in_a_business|in_business] [respectively] . [if] [they_earn|they_earned|total] [a] profit [of|is] ${rupee} {p} .|, [find|what_is|calculate] share of {f:partner} [in_profit]`,
      ],
      told,
    ],
  ],
  vary: (random) =>
    `A and B invested ₹${wholeBetween(random, 2, 9) * 1000} and ₹${wholeBetween(random, 2, 9) * 1000} in a business. Find the share of ${pick(random, ["A", "B"])} in a profit of ₹${wholeBetween(random, 2, 9) * 5040}.`,
  examples: [
    "A and B invested ₹20000 and ₹30000 in a business. Find the share of A in a profit of ₹10000.",
    "A and B invested ₹4000 and ₹6000 in a business. Find the share of B in a profit of ₹2500.",
  ],
});
