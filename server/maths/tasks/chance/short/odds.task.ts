import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { numberAnswer, step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import type { GapTexts } from "../../../wording/line-reader.ts";

function told({ a, b }: GapTexts, side: "in favour" | "against"): ShortStory | null {
  const [first, second] = [Number(a), Number(b)];
  if (!(first > 0) || !(second > 0)) return null;
  const favourable = side === "in favour" ? first : second;
  const total = first + second;
  return {
    reading: `\\text{odds ${side}: } ${first} : ${second},\\quad P \\text{?}`,
    solve: () => q.rational(BigInt(favourable), BigInt(total)),
    prove: (value) => {
      // Odds are the probability divided by that of the complement.
      const [above, below] = [value, q.subtract(q.one, value)];
      const [one, other] = side === "in favour" ? [above, below] : [below, above];
      if (
        !q.equals(
          q.multiply(one, q.rational(BigInt(second))),
          q.multiply(other, q.rational(BigInt(first))),
        )
      )
        return null;
      return {
        method: "The odds made again from the probability and its complement",
        lines: [
          `\\frac{${rationalLatex(one)}}{${rationalLatex(other)}} = \\frac{${first}}{${second}}`,
        ],
      };
    },
    teach: (value) => ({
      topic: "Probability",
      method: "Odds",
      difficulty: "intermediate",
      answer: numberAnswer(value),
      steps: [
        step(
          "Read the odds as numbers of outcomes",
          side === "in favour"
            ? "Odds in favour compare favourable outcomes with the others."
            : "Odds against compare the other outcomes with the favourable ones.",
          `\\text{favourable: } ${favourable},\\quad \\text{others: } ${total - favourable}`,
        ),
        step(
          "Add them to count all outcomes",
          "Every outcome is either favourable or not.",
          `${first} + ${second} = ${total}`,
        ),
        step(
          "Divide the favourable outcomes by all outcomes",
          "Probability = favourable outcomes ÷ all outcomes, where all are equally likely.",
          `P = ${rationalLatex(value)}`,
          value.denominator === BigInt(total) ? null : `P = \\frac{${favourable}}{${total}}`,
        ),
      ],
      idea: "Odds compare favourable outcomes with unfavourable ones; a probability compares them with all.",
      firstMove: "Say which number of the odds belongs to the event, and which to its opposite.",
      finalMove: "Divide the favourable outcomes by all outcomes and cancel. What do you get?",
      next: ["What are the odds of the opposite event?"],
    }),
  };
}

const event = "[an|the|this|event] [event] [{e:letter}]".replace("[{e:letter}]", "< {e:letter} >");
const ask =
  "[then] [find|what_is|calculate] [its] probability [of] [occurrence_of|happening_of] [this|its|that|an] [event|occurrence|happening|occurring] [{f:letter}]".replace(
    "[{f:letter}]",
    "< {f:letter} >",
  );

/** Odds in favour or against, turned into a probability. */
export const odds = storyTask({
  name: "odds",
  about: /\bodds\b/i,
  wordings: [
    [
      [`[if] odds in favour|favor of ${event} are|is {a:whole} :|to {b:whole} [,|.] ${ask}`],
      (taken) =>
        taken["f"] === undefined || taken["e"] === taken["f"] ? told(taken, "in favour") : null,
    ],
    [
      [`[if] odds against ${event} are|is {a:whole} :|to {b:whole} [,|.] ${ask}`],
      (taken) =>
        taken["f"] === undefined || taken["e"] === taken["f"] ? told(taken, "against") : null,
    ],
  ],
  vary: (random) =>
    `The odds ${pick(random, ["in favour of", "against"])} an event are ${wholeBetween(random, 2, 9)}:${wholeBetween(random, 2, 9)}. Find the probability of the event.`,
  examples: [
    "The odds in favour of an event are 3:5. Find the probability of the event.",
    "The odds against an event are 4:7. Find the probability of its occurrence.",
  ],
});
