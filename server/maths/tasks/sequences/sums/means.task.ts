import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask } from "../../../task/task.ts";
import { readWhole } from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { findMeans } from "./find-means.ts";
import { meansClauses } from "./means-clauses.ts";
import type { MeanKind, Means, MeansProblem } from "./means.ts";
import { proveMeans } from "./prove-means.ts";

const ideas: Record<MeanKind, string> = {
  arithmetic: "With its arithmetic means between them, two numbers are the ends of an AP.",
  geometric: "With its geometric means between them, two numbers are the ends of a GP.",
  harmonic: "The reciprocals of the two numbers and of the harmonic means between them are in AP.",
};

/** Finds arithmetic, geometric and harmonic means between two numbers. */
export const means = defineTask<MeansProblem, Means>({
  name: "means-between-numbers",
  recognise: (question) => {
    if (!/mean|insert|\b[agh]\.?m|\bput\b|numbers? between/i.test(question.text)) return null;
    return readWhole(questionLine(question), meansClauses);
  },
  reading: ({ kind, first, last, count, style }) =>
    `\\text{${count} ${kind} mean${count > 1 ? "s" : ""} between } ${rationalLatex(first, style)} \\text{ and } ${rationalLatex(last, style)}`,
  solve: findMeans,
  prove: proveMeans,
  explain: ({ kind, count }, { latex, plain, steps }) => {
    const answer: MathsAnswer = { latex, plain };
    return lesson({
      topic: "Sequences and Series",
      method: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} mean${count > 1 ? "s" : ""}`,
      difficulty: count > 1 ? "intermediate" : "beginner",
      answer,
      steps,
      idea: ideas[kind],
      firstMove:
        count > 1
          ? "Count how many equal steps lead from the first number to the last."
          : "Write down the formula of the mean, and put the two numbers in.",
      finalMove: "Do the last line of the working yourself. What do you get?",
      next: [
        "Which of the arithmetic, the geometric and the harmonic mean of two numbers is the largest?",
      ],
    });
  },
  vary: ({ kind, count }, random) => {
    const [first, size] = [wholeBetween(random, 1, 9), wholeBetween(random, 2, 6)];
    if (count === 1) {
      const [a, b] =
        kind === "geometric"
          ? [first * size, first * size * wholeBetween(random, 2, 4) ** 2]
          : [first * 2, first * 2 + size * 2];
      return `Find the ${kind} mean of ${a} and ${b}`;
    }
    const small = Math.min(size, 3);
    const last = kind === "geometric" ? first * small ** (count + 1) : first + size * (count + 1);
    return kind === "harmonic"
      ? `Insert ${count} harmonic means between 1/${first} and 1/${last}`
      : `Insert ${count} ${kind} means between ${first} and ${last}`;
  },
  examples: [
    "Insert 6 arithmetic means between 3 and 24.",
    "Find the geometric mean of 4 and 9.",
    "Find the harmonic mean of 3 and 6.",
  ],
});
