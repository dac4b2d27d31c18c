import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { factorOf, hundred, latex } from "../../commerce/short-stories/written.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { numberOf, type GapTexts } from "../../../wording/line-reader.ts";

const isUp = (verb: string): boolean => /^(?:increas|rais|ris|rose|grow|hik)/.test(verb);

function problemFrom({ first = "", second, a, b }: GapTexts): ShortStory | null {
  const verbs = [first, second ?? first];
  const changes = [a, b].map((one, at) => {
    const size = numberOf(one);
    return isUp(verbs[at] ?? "") ? size : q.negate(size);
  });
  if (changes.some((change) => q.order(q.negate(change), hundred) >= 0 || q.isZero(change)))
    return null;
  const [early = q.one, late = q.one] = changes;
  const shown = changes.map((change) => `${q.sign(change) > 0 ? "+" : ""}${latex(change)}\\%`);
  const end = (value: Rational): Rational => q.add(hundred, value);
  const middle = q.multiply(hundred, factorOf(early));
  return {
    reading: `\\text{changes of } ${shown.join(" \\text{ and then } ")}`,
    solve: () => q.subtract(q.multiply(middle, factorOf(late)), hundred),
    prove: (value) => {
      const product = q.divide(q.multiply(early, late), hundred);
      return q.equals(q.add(q.add(early, late), product), value)
        ? {
            method: "By the rule a + b + ab/100",
            lines: [
              `${latex(early)} + (${latex(late)}) + \\frac{${latex(early)} \\times (${latex(late)})}{100} = ${latex(value)}`,
            ],
          }
        : null;
    },
    teach: (value) => ({
      topic: "Comparing quantities",
      method: "One change after the other, from 100",
      difficulty: "intermediate",
      answer: netAnswer(value),
      steps: [
        step(
          "Take 100 and make the first change",
          "From 100, every percent is one.",
          latex(middle),
          `100 \\times \\frac{${latex(q.add(hundred, early))}}{100}`,
        ),
        step(
          "Make the second change",
          "The second percent is of the changed number, not of 100.",
          latex(end(value)),
          `${latex(middle)} \\times \\frac{${latex(q.add(hundred, late))}}{100}`,
        ),
        step(
          "Compare with 100",
          "Begun at 100, the difference is the percent.",
          latex(value),
          `${latex(end(value))} - 100`,
        ),
      ],
      idea: "The second percent is of the new number. Start from 100 and make one change after the other.",
      firstMove: "Take 100 and make the first change.",
      finalMove: "Compare the last number with 100. What do you get?",
      next: ["Does the order of the two changes matter?"],
    }),
  };
}

/** The net change in words: "4% decrease" rather than "-4%". */
function netAnswer(value: Rational) {
  if (q.isZero(value)) return { latex: "\\text{no change}", plain: "0%" };
  const size = latex(q.sign(value) < 0 ? q.negate(value) : value);
  const word = q.sign(value) < 0 ? "decrease" : "increase";
  return { latex: `${size}\\%\\text{ ${word}}`, plain: `${size}% ${word}` };
}

const up = "increased|increases|raised|rises|grows|hiked";
const down = "decreased|decreases|reduced|reduces|falls|lowered";
const change = `${up}|${down}`;
const thing =
  "[if] [a|an|certain|his|her] number|price|salary|value|population|production|quantity|cost < of {g:words} >";
const then =
  "[and] then|and|again|subsequently|later [subsequently|later|again] [it] [is|was|is_then]";
const percent = "%|percent|percentage";
const ofIt = `[in_number|in_price|in_salary|in_his_salary|in_%|in_percent|${percent}]`;
const named = percent
  .split("|")
  .flatMap((one) => [
    one,
    `${one}_change`,
    `${one}_increase`,
    `${one}_decrease`,
    `change_in_${one}`,
    `change_${one}`,
  ])
  .join("|");
const kinds = `increase|decrease|change|effect|${named}|change_in_number|change_in_price|change_in_salary`;
const either = "increase_or_decrease|decrease_or_increase|loss_or_gain|gain_or_loss|loss|gain";
const ask = `[,|.] [find|what_is|calculate|determine|then_find] total|net|overall|effective|resultant|single_equivalent|equivalent [${percent}] ${kinds}|${either} ${ofIt}`;
const byWhat = `[,|.] by what ${percent} is|has|does number|price|salary [changed|change] [in_all]`;

/** Two successive percentage changes as one change. */
export const successiveChanges = storyTask({
  name: "successive-changes",
  about: /(?:%|percent).*(?:%|percent)/i,
  gaps: { change: `(?:${change}) ` },
  wordings: [
    [
      [ask, byWhat].flatMap((asked) => [
        `${thing} [is|was] [first] {first:change} by {a} % ${then} {second:change} by {b} % ${asked}`,
        `${thing} [is|was] [first] {first:change} by {a} % ${then} [by] {b} % ${asked}`,
        `${thing} [is|was] [first] {first:change} by {a} % .|, [then] it|price|salary|number is|was [then|again] {second:change} by {b} % ${asked}`,
      ]),
      problemFrom,
    ],
  ],
  vary: (random) =>
    `A number is increased by ${5 * wholeBetween(random, 1, 6)}% and then decreased by ${5 * wholeBetween(random, 1, 6)}%. Find the net change`,
  examples: [
    "A number is increased by 10% and then by 20%. Find the total increase",
    "The price increases by 20% and then decreases by 10%. Find the net change",
  ],
});
