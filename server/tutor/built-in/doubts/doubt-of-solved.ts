import type { PartlySolved, Solved } from "../../../maths/index.ts";
import type { DoubtSolution } from "../../outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { approachesOf, waysOf } from "./ways.ts";

/** A computed solution in the form of a doubt: with all methods of the solver, and similar questions to practise. */
export function doubtOfSolved(
  solved: Solved | PartlySolved,
  solution: HomeworkSolution,
): DoubtSolution {
  const { subject, topic, difficulty, answer, explanation, proof, steps } = solution;
  const { keyTerms, examples, followUpQuestions, nextSteps } = solution;
  return {
    subject,
    topic,
    difficulty,
    answer,
    content: [explanation, proof].filter((part) => part !== "").join("\n\n"),
    approaches: approachesOf(waysOf(solved)),
    steps,
    keyTerms,
    practiceProblems: examples,
    followUpQuestions,
    nextSteps,
  };
}
