import { difficulty, keyTerm, workedExample } from "#shared/contracts/answer.ts";
import { z } from "zod";
import { solutionStep } from "./homework-solution.ts";
import { nonBlankText } from "./non-blank-text.ts";

/** The page shows them as tabs, at most three (specification section 9). */
export const mostApproaches = 3;

const approach = z.object({
  title: nonBlankText.describe("The method by its school name"),
  content: nonBlankText,
  steps: z.array(z.string()),
});

/** A cleared doubt, in up to three approaches that really differ. Strings are Markdown with LaTeX in `$…$`. */
export const doubtSolution = z.object({
  subject: z.string(),
  topic: z.string().describe("Chapter or topic as NCERT names it"),
  difficulty,
  answer: z.string().describe("The final answer alone; empty where the doubt has none"),
  content: nonBlankText.describe(
    "What clears the doubt, and what was mistaken in the student's own attempt",
  ),
  approaches: z.array(approach).max(mostApproaches),
  steps: z.array(solutionStep),
  keyTerms: z.array(keyTerm),
  practiceProblems: z.array(workedExample).describe("Similar questions, easier first, solved"),
  followUpQuestions: z.array(z.string()),
  nextSteps: z.array(z.string()),
});
export type DoubtSolution = z.infer<typeof doubtSolution>;
