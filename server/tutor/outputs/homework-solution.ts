import { difficulty, keyTerm, workedExample } from "#shared/contracts/answer.ts";
import { z } from "zod";
import { nonBlankText } from "./non-blank-text.ts";

/** One step of a whole solution; `present/` removes later what a help level withholds. */
export const solutionStep = z.object({
  title: nonBlankText.describe("What is done in this step"),
  why: z.string().describe("Why it may be done; may be empty"),
  result: z.string().describe("The line that results"),
  substeps: z
    .array(
      z.object({
        title: nonBlankText.describe("What is done"),
        result: z.string().describe("The line that results"),
      }),
    )
    .describe("The moves inside a step that is long; empty for most steps"),
});

/**
 * A whole solution, whatever help level was requested: levels are cut from it when it is presented, so that a student
 * who wants more help, or types an answer of her own, needs no second call. Strings are Markdown with LaTeX in `$…$`.
 */
export const homeworkSolution = z.object({
  subject: z.string().describe("School subject, such as Mathematics, Physics, History"),
  topic: z.string().describe("Chapter or topic as NCERT names it"),
  difficulty,
  answer: nonBlankText.describe(
    "The final answer alone, in its simplest form, without a sentence around it",
  ),
  explanation: nonBlankText.describe("Why the answer is what it is, in two to five sentences"),
  proof: z
    .string()
    .describe("How the student can check the answer, such as putting it back; may be empty"),
  steps: z.array(solutionStep).describe("One idea a step; the last one is the final computation"),
  hints: z
    .object({
      idea: z.string().describe("Which idea or rule helps here"),
      firstMove: z.string().describe("What to do first"),
    })
    .describe("The first rungs of a ladder; they never hold the final answer"),
  finalMove: z
    .string()
    .describe("The last computation as a question without its result, such as: What is 42 ÷ 6?"),
  examples: z
    .array(workedExample)
    .describe("One or two similar questions with other numbers and another answer, solved"),
  keyTerms: z.array(keyTerm),
  followUpQuestions: z.array(z.string()).describe("Questions that the student could ask next"),
  nextSteps: z.array(z.string()).describe("What to practise or read next"),
});
export type HomeworkSolution = z.infer<typeof homeworkSolution>;
