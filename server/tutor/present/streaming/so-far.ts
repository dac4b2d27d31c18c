import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import type { SettledSolution } from "./settled-solution.ts";

const nothingYet: HomeworkSolution = {
  subject: "",
  topic: "",
  difficulty: "beginner",
  answer: "",
  explanation: "",
  proof: "",
  steps: [],
  hints: { idea: "", firstMove: "" },
  finalMove: "",
  examples: [],
  keyTerms: [],
  followUpQuestions: [],
  nextSteps: [],
};

/**
 * A solution of what has come, with nothing in the place of the rest. A rung of the ladder of hints comes only after
 * those below it, so that none is pushed in between.
 */
export function soFar({ hints, examples = [], ...settled }: SettledSolution): HomeworkSolution {
  const { idea, firstMove } = hints ?? {};
  const given = Object.fromEntries(
    Object.entries(settled).filter(([, value]) => value !== undefined),
  );
  return {
    ...nothingYet,
    ...given,
    hints: { idea: idea ?? "", firstMove: idea === undefined ? "" : (firstMove ?? "") },
    examples: firstMove === undefined ? [] : examples,
  };
}
