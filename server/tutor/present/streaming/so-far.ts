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
 * A solution from the received part, with empty values for the rest. A rung of the hint ladder comes only after those
 * below it, so that none is inserted later.
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
