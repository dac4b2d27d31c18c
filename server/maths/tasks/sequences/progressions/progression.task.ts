import { lesson } from "../../../lesson/lesson.ts";
import { defineTask } from "../../../task/task.ts";
import type { ProgressionKind, ProgressionProblem } from "./progression.ts";
import { proveProgression } from "./prove-progression.ts";
import { readProgression } from "./read-progression.ts";
import { type ProgressionResult, solveProgression } from "./solve-progression.ts";
import { varyProgression } from "./vary-progression.ts";
import { progressionLatex, writtenAnswer } from "./write-progression.ts";

const topics: Record<ProgressionKind, string> = {
  AP: "Arithmetic Progressions",
  GP: "Geometric Progressions",
  HP: "Sequences and Series",
};

const names: Record<ProgressionKind, string> = {
  AP: "arithmetic progression",
  GP: "geometric progression",
  HP: "harmonic progression",
};

const ideas: Record<ProgressionKind, readonly [idea: string, first: string]> = {
  AP: [
    "In an arithmetic progression everything follows from the first term $a$ and the common difference $d$.",
    "Write down what is told about $a$, $d$ and $n$, with the formula that it belongs to.",
  ],
  GP: [
    "In a geometric progression everything follows from the first term $a$ and the common ratio $r$.",
    "Write down what is told about $a$, $r$ and $n$, with the formula that it belongs to.",
  ],
  HP: [
    "The reciprocals of the terms of a harmonic progression are in arithmetic progression.",
    "Turn every given term over.",
  ],
};

function method({ asks, kind }: ProgressionProblem): string {
  const [ask] = asks;
  if (ask?.kind === "infinite sum") return "Sum of an infinite GP";
  const isSum = asks.some(({ kind: asked }) =>
    ["sum", "sum of all", "count for sum"].includes(asked),
  );
  return isSum
    ? `Sum of ${kind === "GP" ? "a" : "an"} ${kind}`
    : `n-th term of ${kind === "GP" ? "a" : "an"} ${kind}`;
}

/** Finds terms, sums and numbers of terms of an arithmetic, geometric or harmonic progression. */
export const progression = defineTask<ProgressionProblem, ProgressionResult>({
  name: "progression",
  takesBareMaths: true,
  recognise: readProgression,
  reading: progressionLatex,
  solve: solveProgression,
  prove: proveProgression,
  explain: (problem, result) => {
    const { kind, style } = problem;
    const [idea, firstMove] = ideas[kind];
    return lesson({
      topic: topics[kind],
      method: method(problem),
      difficulty:
        result.steps.length > 4
          ? "advanced"
          : result.steps.length > 3
            ? "intermediate"
            : "beginner",
      answer: writtenAnswer(result, style),
      steps: [...result.steps],
      idea,
      firstMove,
      finalMove: "Put the numbers into the last formula and work it out. What do you get?",
      terms:
        kind === "GP"
          ? { "Common ratio": "The number that each term is multiplied by to give the next one." }
          : { "Common difference": "What is added to each term to give the next one." },
      next: [
        `What is the next term of this ${names[kind]}?`,
        "What is the sum of its first ten terms?",
      ],
    });
  },
  vary: varyProgression,
  examples: [
    "Find the 10th term of the AP 2, 7, 12, ...",
    "The 3rd term of an AP is 5 and the 7th term is 9. Find the 15th term.",
    "How many terms of the AP 9, 17, 25, ... must be taken so that their sum is 636?",
    "In a GP, a_2 = 6 and a_5 = 162. Find a_7.",
  ],
});
