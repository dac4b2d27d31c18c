import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { wholeBetween } from "../../../variation/random.ts";
import type { Proof } from "../../../task/task.ts";
import { numberOf } from "../../../wording/line-reader.ts";
import { factorOf, hundred, isBetween, latex, percent, rupees } from "./written.ts";

function off(price: Rational, rate: Rational): Rational {
  return q.divide(q.multiply(price, rate), hundred);
}

/** Two discounts, one after the other. */
function twoDiscounts(price: Rational, rates: readonly [Rational, Rational]): ShortStory | null {
  const [first, second] = rates;
  if (q.sign(price) <= 0 || !rates.every((rate) => isBetween(rate, 0, 100))) return null;
  const middle = q.subtract(price, off(price, first));
  return {
    reading: `₹${latex(price)},\\quad \\text{discounts } ${latex(first)}\\%,\\; ${latex(second)}\\%`,
    solve: () => q.subtract(middle, off(middle, second)),
    prove: (value) => {
      const factors = rates.map((rate) => factorOf(q.negate(rate)));
      const again = factors.reduce(q.multiply, price);
      return q.equals(again, value)
        ? {
            method: "The price multiplied by what each discount leaves of it",
            lines: [
              `${latex(price)} \\times ${factors.map(latex).join(" \\times ")} = ${latex(again)}`,
            ],
          }
        : null;
    },
    teach: (value) => ({
      topic: "Comparing quantities",
      method: "Successive discounts",
      difficulty: "intermediate",
      answer: rupees(value),
      steps: [
        step(
          "Find the first discount",
          "It is taken on the marked price.",
          rupees(off(price, first)).latex,
          `\\frac{${latex(first)}}{100} \\times ${latex(price)}`,
        ),
        step(
          "Take the first discount off",
          "The second discount is counted on the reduced price, so find that first.",
          rupees(middle).latex,
          `${latex(price)} - ${latex(off(price, first))}`,
        ),
        step(
          "Find the second discount",
          "It is taken on the price after the first discount.",
          rupees(off(middle, second)).latex,
          `\\frac{${latex(second)}}{100} \\times ${latex(middle)}`,
        ),
        step(
          "Take the second discount off",
          "What is left is the selling price.",
          rupees(value).latex,
          `${latex(middle)} - ${latex(off(middle, second))}`,
        ),
      ],
      idea: "The second discount is taken on what is left after the first one.",
      firstMove: "Work out the first discount on the marked price.",
      finalMove: "Take the second discount off the reduced price. What do you get?",
      next: ["Would the price be another if the discounts came the other way round?"],
    }),
  };
}

/** The cost price multiplied by the factors of both changes. */
function proveChange(up: Rational, down: Rational, value: Rational): Proof | null {
  const [more, less] = [factorOf(up), factorOf(q.negate(down))];
  const ratio = q.multiply(more, less);
  const change = q.absolute(q.subtract(ratio, q.one));
  if (!q.equals(q.multiply(change, hundred), value)) return null;
  return {
    method: "The cost price multiplied by the factors of both changes",
    lines: [`${latex(more)} \\times ${latex(less)} = ${latex(ratio)}`],
  };
}

/** Marked up over the cost price, then sold at a discount. */
function markedUp(up: Rational, down: Rational): ShortStory | null {
  if (!isBetween(up, 0, 1000) || !isBetween(down, 0, 100)) return null;
  const marked = q.add(hundred, up);
  const discount = off(marked, down);
  const sold = q.subtract(marked, discount);
  const isGain = q.order(sold, hundred) >= 0;
  const change = q.absolute(q.subtract(sold, hundred));
  if (q.isZero(change)) return null;
  const word = isGain ? "gain" : "loss";
  return {
    reading: `\\text{marked up } ${latex(up)}\\%,\\quad \\text{discount } ${latex(down)}\\%`,
    solve: () => change,
    prove: (value) => proveChange(up, down, value),
    teach: (value) => ({
      topic: "Comparing quantities",
      method: "Cost price taken as ₹100",
      difficulty: "intermediate",
      answer: isGain
        ? percent(value)
        : { latex: `${latex(value)}\\%\\text{ loss}`, plain: `${percent(value).plain} loss` },
      steps: [
        step(
          "Take the cost price as ₹100",
          "Then every rupee of gain is one percent.",
          "\\text{CP} = ₹100",
        ),
        step(
          "Find the marked price",
          `The mark-up is ${percent(up).plain} of ₹100.`,
          `\\text{MP} = ${rupees(marked).latex}`,
          `\\text{MP} = 100 + ${latex(up)}`,
        ),
        step(
          "Find the discount",
          "Discount is taken on the marked price.",
          rupees(discount).latex,
          `\\frac{${latex(down)}}{100} \\times ${latex(marked)}`,
        ),
        step(
          "Find the selling price",
          "Selling price = marked price − discount.",
          `\\text{SP} = ${rupees(sold).latex}`,
          `\\text{SP} = ${latex(marked)} - ${latex(discount)}`,
        ),
        step(
          `Compare with the cost price: a ${word}`,
          `The cost price is ₹100, so the ${word} in rupees is the ${word} in percent.`,
          rupees(value).latex,
          isGain ? `${latex(sold)} - 100` : `100 - ${latex(sold)}`,
        ),
      ],
      idea: "Let the cost price be an easy number, and follow it through both changes.",
      firstMove: "Take the cost price as 100 rupees and find the marked price.",
      finalMove: "Compare the selling price with the cost price. What do you get?",
      next: ["Which discount would bring neither gain nor loss?"],
    }),
  };
}

const rupee = "[₹|rs|rs.]";
const article =
  "an|a article|shirt|fan|watch|saree|tv|cycle|bag|coat|dress|bicycle|radio|toy|chair|table|item";
const find = "[find|what_is|calculate]";

/** Successive discounts, and a discount on a raised price. */
export const markedPrice = storyTask({
  name: "successive-discounts",
  about: /discounts?/i,
  wordings: [
    [
      [
        `${article} [is] marked [at] ${rupee} {c} [and] [is] sold at|with|after [2|two] successive discounts of {d} [%] and {e} % . ${find} [its] selling price [of_article]`,
        `[marked|list] price of ${article} is ${rupee} {c} . [it_is_sold_at|it_is_sold_with] [2] successive discounts of {d} [%] and {e} % [are_given|are_allowed|are_offered] [on_it] . ${find} [its] selling price [of_article]`,
        `${find} selling price of ${article} marked [at] ${rupee} {c} after|with|at [2] successive discounts of {d} [%] and {e} %`,
      ],
      ({ c, d, e }) => twoDiscounts(numberOf(c), [numberOf(d), numberOf(e)]),
    ],
    [
      [
        `[if] a|1 shopkeeper|trader|dealer|merchant marks [up] [his|her] goods|articles|article {u} % above [his|her] cost [price] and|but [then] allows|gives|offers [a|them|customers] discount of {d} % [on_marked_price|on_it] . ${find} [his|her] gain|profit percent|percentage|%`,
      ],
      ({ u, d }) => {
        const [up, down] = [numberOf(u), numberOf(d)];
        const isGain = q.order(q.multiply(factorOf(up), factorOf(q.negate(down))), q.one) > 0;
        return isGain ? markedUp(up, down) : null;
      },
    ],
    [
      [
        `[if] a|1 shopkeeper|trader|dealer|merchant marks [up] [his|her] goods|articles|article {u} % above [his|her] cost [price] and|but [then] allows|gives|offers [a|them|customers] discount of {d} % [on_marked_price|on_it] . ${find} [his|her] gain|profit or loss percent|percentage|%`,
      ],
      ({ u, d }) => markedUp(numberOf(u), numberOf(d)),
    ],
  ],
  vary: (random) =>
    random() < 0.5
      ? `An article marked ₹${wholeBetween(random, 5, 30) * 100} is sold at two successive discounts of ${wholeBetween(random, 2, 6) * 5}% and 5%. Find the selling price.`
      : `A shopkeeper marks his goods ${wholeBetween(random, 5, 10) * 10}% above cost price and allows a discount of ${wholeBetween(random, 2, 6) * 5}%. Find his gain percent.`,
  examples: [
    "An article marked ₹1200 is sold at two successive discounts of 10% and 5%. Find the selling price.",
    "A shopkeeper marks his goods 40% above cost price and allows a discount of 25%. Find his gain percent.",
  ],
});
