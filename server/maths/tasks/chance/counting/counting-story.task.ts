import * as q from "../../../numbers/rational.ts";
import { lesson, numberAnswer } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { readWhole } from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { defineTask } from "../../../task/task.ts";
import { boundedClauses } from "./bounded-clauses.ts";
import { gapClauses } from "./gap-clauses.ts";
import { orderClauses } from "./order-clauses.ts";
import { pairClauses } from "./pair-clauses.ts";
import { factorSign, planSteps, planValue, provePlan } from "./plan.ts";
import { type Selection, selectionClauses } from "./selection-clauses.ts";

const wordings = [
  ...selectionClauses,
  ...boundedClauses,
  ...orderClauses,
  ...gapClauses,
  ...pairClauses,
];

function isOrdered({ plan }: Selection): boolean {
  return plan.cases.some(({ factors }) =>
    factors.some(({ kind }) => kind === "arrange" || kind === "all orders"),
  );
}

/** The number of ways to choose, to arrange, or to join things. */
export const countingStory = defineTask<Selection, bigint>({
  name: "counting-ways",
  recognise: (question) => {
    if (!/ways|how many|number of|tarik/i.test(question.text) || question.text.length > 350)
      return null;
    if (
      !/ways|teams?|committee|diagonal|handshake|triangle|line|chord|subset|necklace|garland|tarik|group/i.test(
        question.text,
      )
    )
      return null;
    return readWhole(questionLine(question), wordings);
  },
  reading: ({ reading }) => reading,
  solve: ({ plan }) => planValue(plan),
  prove: ({ plan }, value) => provePlan(plan, value),
  explain: (problem, value) => {
    const { plan } = problem;
    const ordered = isOrdered(problem);
    const [only] = plan.cases;
    const line =
      only && plan.cases.length === 1 ? only.factors.map(factorSign).join(" \\times ") : "";
    return lesson({
      topic: "Permutations and Combinations",
      method: ordered ? "Permutations" : "Combinations",
      difficulty: plan.cases.length > 1 ? "advanced" : "intermediate",
      answer: numberAnswer(q.rational(value)),
      steps: planSteps(plan),
      idea: ordered
        ? "Ask whether the order matters. Here it does: another order is another way."
        : "Ask whether the order matters. Here it does not: only who or what is chosen counts.",
      firstMove: "Write down how many there are to choose from, and how many are taken.",
      finalMove:
        line === ""
          ? "Put the numbers together in the last line. What do you get?"
          : `What is $${line}$?`,
      terms: ordered
        ? { Permutation: "A choice in which the order counts." }
        : { Combination: "A choice in which the order does not count." },
      next: ["How would the number change if the order were treated the other way?"],
    });
  },
  vary: ({ again }, random) => again((least, most) => wholeBetween(random, least, most)),
  examples: [
    "In how many ways can a committee of 3 people be chosen from 10 people?",
    "In how many ways can 6 people sit round a circular table?",
    "In how many ways can a team of 3 boys and 3 girls be selected from 5 boys and 4 girls?",
    "How many diagonals does a polygon with 12 sides have?",
  ],
});
