import { z } from "zod";
import { homeworkSolution } from "./homework-solution.ts";
import { nonBlankText } from "./non-blank-text.ts";

/** A similar question with its whole solution, which is withheld until the student asks for it. */
export const practiceProblem = z.object({
  question: nonBlankText.describe("The new question alone, without any hint of its answer"),
  solution: homeworkSolution,
});
export type PracticeProblem = z.infer<typeof practiceProblem>;
