import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { numberAnswer, step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { numberOf, type GapTexts } from "../../../wording/line-reader.ts";

type Asked = "solved" | "unsolved" | "exactly one" | "both";

const words: Record<Asked, string> = {
  solved: "the problem is solved",
  unsolved: "the problem is not solved",
  "exactly one": "exactly one of them solves it",
  both: "both solve it",
};

const not = (chance: Rational): Rational => q.subtract(q.one, chance);

/** The outcomes, of four (A solves or not, B solves or not), that belong to the event. */
function isIn(asked: Asked, first: boolean, second: boolean): boolean {
  if (asked === "both") return first && second;
  if (asked === "exactly one") return first !== second;
  return asked === "solved" ? first || second : !first && !second;
}

function value(asked: Asked, p: Rational, r: Rational): Rational {
  const none = q.multiply(not(p), not(r));
  if (asked === "unsolved") return none;
  if (asked === "solved") return not(none);
  if (asked === "both") return q.multiply(p, r);
  return q.add(q.multiply(p, not(r)), q.multiply(not(p), r));
}

/** All four outcomes by the multiplication theorem; the favourable ones are added. */
function byOutcomes(asked: Asked, p: Rational, r: Rational): Rational {
  const sides = [true, false] as const;
  return sides
    .flatMap((first) => sides.map((second) => ({ first, second })))
    .filter(({ first, second }) => isIn(asked, first, second))
    .map(({ first, second }) => q.multiply(first ? p : not(p), second ? r : not(r)))
    .reduce(q.add, q.zero);
}

const independent = "The events are independent, so their probabilities are multiplied.";

function stepsOf(asked: Asked, p: Rational, r: Rational): MathsStep[] {
  const text = (part: Rational): string => rationalLatex(part);
  const found = text(value(asked, p, r));
  if (asked === "both") {
    const line = `${text(p)} \\times ${text(r)}`;
    return [step("Multiply both probabilities", independent, found, line)];
  }
  const complements = step(
    "Find the probabilities of the opposite events",
    "To fail is the opposite of solving it: both probabilities add up to 1.",
    `P(A') = 1 - ${text(p)} = ${text(not(p))},\\quad P(B') = 1 - ${text(r)} = ${text(not(r))}`,
  );
  if (asked === "exactly one") {
    const line = `${text(p)} \\times ${text(not(r))} + ${text(not(p))} \\times ${text(r)}`;
    const why = `${independent} Either only the first solves it, or only the second.`;
    return [complements, step("Add the two ways", why, found, line)];
  }
  const unsolved = text(value("unsolved", p, r));
  const none = step(
    "Find the probability that nobody solves it",
    independent,
    unsolved,
    `${text(not(p))} \\times ${text(not(r))}`,
  );
  const last = step(
    "Subtract from 1",
    "It is solved unless both of them fail.",
    found,
    `1 - ${unsolved}`,
  );
  return asked === "unsolved" ? [complements, none] : [complements, none, last];
}

function told({ p: first, r: second, a, b }: GapTexts, asked: Asked): ShortStory | null {
  const [p, r] = [numberOf(first), numberOf(second)];
  const areChances = [p, r].every((one) => q.sign(one) >= 0 && q.order(one, q.one) <= 0);
  if (!areChances || a === b) return null;
  return {
    reading: `P(A) = ${rationalLatex(p)},\\; P(B) = ${rationalLatex(r)} \\text{, independent},\\quad P(\\text{${words[asked]}}) \\text{?}`,
    solve: () => value(asked, p, r),
    prove: (found) =>
      q.equals(found, byOutcomes(asked, p, r))
        ? {
            method: "All four outcomes by the multiplication theorem, and those that fit added up",
            lines: [`P = ${rationalLatex(found)}`],
          }
        : null,
    teach: (found) => ({
      topic: "Probability",
      method: "Independent events",
      difficulty: "intermediate",
      answer: numberAnswer(found),
      steps: stepsOf(asked, p, r),
      idea: "Whether one of them succeeds does not change the chances of the other: the events are independent.",
      firstMove:
        "Write down the probability that each of them solves it, and that each of them fails.",
      finalMove: "Put the numbers into the last line and work it out. What do you get?",
      terms: { "Independent events": "Events of which neither changes the chance of the other." },
      next: ["What is the probability that both of them solve it?"],
    }),
  };
}

const solve = "[can] solves|solve|solving";
const problem = "[a|the] [certain|specific|given] problem|question|sum";
const given = [
  `[if] [the] probability that {a:letter} ${solve} ${problem} is {p} and [the] [probability] that {b:letter} ${solve} it|problem is {r} .`,
  `[the] probability|probabilities of solving ${problem} independently by {a:letter} and {b:letter} are|is {p} and {r} [respectively] .`,
  `[the] probabilities of {a:letter} and {b:letter} solving ${problem} [independently] are {p} and {r} [respectively] .`,
];
const both =
  "[if] both [of_them] try [to_solve_it|to_solve_problem|to_solve_the_problem|it] independently [,] find|what_is|then_find [the] probability that";
const endings: Record<Asked, string> = {
  solved: "[the] problem|question|sum|it is|will_be|gets solved",
  unsolved: "[the] problem|question|sum|it is|will_be not solved|be_solved",
  "exactly one": "exactly 1 of them solves [the] problem|it|question",
  both: "both of them solve|solves [the] problem|it|question",
};

/** Two persons who try the same problem independently. */
export const independentSolvers = storyTask({
  name: "independent-solvers",
  about: /independent/i,
  wordings: (["solved", "unsolved", "exactly one", "both"] as const).map((asked) => [
    given.map((opening) => `${opening} ${both} ${endings[asked]}`),
    (taken: GapTexts) => told(taken, asked),
  ]),
  vary: (random) =>
    `The probability that A solves a problem is 1/${wholeBetween(random, 2, 6)} and the probability that B solves it is ${pick(random, ["1/4", "2/3", "3/4", "2/5"])}. If both try independently, find the probability that ${pick(random, ["the problem is solved", "exactly one of them solves the problem"])}.`,
  examples: [
    "The probability that A solves a problem is 1/2 and the probability that B solves it is 1/3. If both try independently, find the probability that the problem is solved.",
    "Probability of solving a specific problem independently by A and B are 1/2 and 1/3 respectively. If both try to solve the problem independently, find the probability that exactly one of them solves the problem.",
  ],
});
