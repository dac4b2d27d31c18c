import { workedExample } from "#shared/contracts/answer.ts";
import { z } from "zod";
import { type HomeworkSolution, solutionStep } from "../../outputs/homework-solution.ts";
import { nonBlankText } from "../../outputs/non-blank-text.ts";
import { maybe, settledFrame } from "./settled.ts";

/** The complete fields of a solution, and of its lists the complete items. */
export const settledSolution = z.object({
  ...settledFrame,
  answer: maybe(nonBlankText),
  explanation: maybe(nonBlankText),
  proof: maybe(z.string()),
  steps: maybe(z.array(solutionStep)),
  hints: maybe(z.object({ idea: maybe(z.string()), firstMove: maybe(z.string()) })),
  finalMove: maybe(z.string()),
  examples: maybe(z.array(workedExample)),
  nextSteps: maybe(z.array(z.string())),
});

export type SettledSolution = z.infer<typeof settledSolution>;

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
