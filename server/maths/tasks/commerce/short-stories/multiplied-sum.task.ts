import * as q from "../../../numbers/rational.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { numberOf } from "../../../wording/line-reader.ts";
import { hundred, latex, percent, whole, withUnit } from "./written.ts";

const unitOf = {
  rate: "$R$ is in percent per year.",
  time: "$T$ is in years.",
} as const;

function told(times: number, typed: string | undefined, asked: "rate" | "time"): ShortStory | null {
  const given = numberOf(typed);
  if (q.sign(given) <= 0) return null;
  const gain = whole((times - 1) * 100);
  const names = asked === "rate" ? ["R", "T"] : ["T", "R"];
  return {
    reading: `A = ${times}P,\\quad ${names[1] ?? ""} = ${latex(given)},\\quad ${names[0] ?? ""} \\text{?}`,
    solve: () => q.divide(gain, given),
    prove: (value) => {
      const interest = q.divide(q.multiply(q.multiply(hundred, value), given), hundred);
      return q.equals(q.add(hundred, interest), whole(times * 100))
        ? {
            method: "₹100 at simple interest for that time",
            lines: [
              `100 + \\frac{100 \\times ${latex(value)} \\times ${latex(given)}}{100} = ${times * 100}`,
            ],
          }
        : null;
    },
    teach: (value) => ({
      topic: "Comparing quantities",
      method: "Simple interest",
      difficulty: "intermediate",
      answer: asked === "rate" ? percent(value) : withUnit(value, "years"),
      steps: [
        step(
          "Find the interest",
          `The amount is ${times} times the principal $P$, and the interest is what was added to $P$.`,
          `I = ${times}P - P = ${times === 2 ? "" : times - 1}P`,
        ),
        step(
          "Put it into the formula of simple interest",
          `$I = \\frac{P \\times R \\times T}{100}$`,
          asked === "rate"
            ? `${times === 2 ? "" : times - 1}P = \\frac{P \\times R \\times ${latex(given)}}{100}`
            : `${times === 2 ? "" : times - 1}P = \\frac{P \\times ${latex(given)} \\times T}{100}`,
        ),
        step(
          `Solve for $${names[0] ?? ""}$`,
          `$P$ stands on both sides and drops out. ${unitOf[asked]}`,
          `${names[0] ?? ""} = ${latex(value)}`,
          `${names[0] ?? ""} = \\frac{${(times - 1) * 100}}{${latex(given)}}`,
        ),
      ],
      idea: "How much interest has been earned, compared with the principal?",
      firstMove: "Write the interest as a multiple of the principal.",
      finalMove: "Divide, and write the unit. What do you get?",
      next: ["How long would it take to grow by as much once more?"],
    }),
  };
}

const money =
  "[in_how_many_years_will] [a|certain] [certain] sum [of_money] [put] [at_simple_interest]";
const simple = "[at|on] simple interest|si";
const rate =
  "[find|what_is|then_find] rate [of_interest|percent|per_cent|%|of_simple_interest] [per_annum]";
const names: readonly (readonly [string, number])[] = [
  ["doubles|double [itself]", 2],
  ["becomes|become double|twice [itself|of_itself]", 2],
  ["triples|treble|trebles|triple [itself]", 3],
  ["becomes|become triple|thrice|3_times [itself|of_itself]", 3],
];

/** A sum that doubles or trebles at simple interest. */
export const multipliedSum = storyTask({
  name: "sum-that-doubles",
  about: /simple interest|\bS\.?I\b/i,
  wordings: names.flatMap(([words, times]) => [
    [
      [
        `[a|certain|if] [certain] sum [of_money] ${words} in {t} years ${simple} . ${rate}`,
        `[at|if] [what|a] rate [percent] [per_annum] [of] simple interest will|does a sum [of_money] ${words} [itself] in {t} years`,
      ],
      (taken: Readonly<Record<string, string>>) => told(times, taken["t"], "rate"),
    ] as const,
    [
      [
        `in how many years will|does ${money.replace("[in_how_many_years_will] ", "")} ${words} at {r} % [per_annum|p_a] [simple_interest|at_simple_interest]`,
      ],
      (taken: Readonly<Record<string, string>>) => told(times, taken["r"], "time"),
    ] as const,
  ]),
  vary: (random) =>
    `A sum of money ${pick(random, ["doubles", "triples"])} itself in ${wholeBetween(random, 4, 20)} years at simple interest. Find the rate.`,
  examples: [
    "A sum of money doubles itself in 5 years at simple interest. Find the rate.",
    "A sum of money becomes thrice itself in 16 years at simple interest. Find the rate per annum.",
  ],
});
