import type { DoubtSolution } from "../../tutor/outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../../tutor/outputs/homework-solution.ts";

/** A doubt's solution as practice and an own answer need one: whole, with nothing that is held back at a help level. */
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
