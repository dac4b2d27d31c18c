import type { DoubtSolution } from "../../tutor/outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../../tutor/outputs/homework-solution.ts";

/** Converts a doubt's solution to the form for practice and own answers: whole, with nothing held back. */
export function solvedDoubt({
  content,
  practiceProblems,
  approaches: _approaches,
  ...solution
}: DoubtSolution): HomeworkSolution {
  return {
    ...solution,
    explanation: content,
    proof: "",
    hints: { idea: "", firstMove: "" },
    finalMove: "",
    examples: practiceProblems,
  };
}
