import { difficulty, keyTerm, workedExample } from "#shared/contracts/answer.ts";
import { z } from "zod";
import { nonBlankText } from "./non-blank-text.ts";

/** An idea explained at one level of difficulty. Strings are Markdown with LaTeX in `$…$`. */
export const conceptExplanation = z.object({
  subject: z.string(),
  topic: z.string().describe("Chapter or topic as NCERT names it"),
  difficulty,
  content: nonBlankText.describe("The explanation, in words of the student's grade"),
  keyTerms: z.array(keyTerm),
  examples: z
    .array(workedExample)
    .describe(
      "Two examples from the student's world: what is looked at, and what happens or is worked out",
    ),
  followUpQuestions: z.array(z.string()).describe("Questions to think about, without answers"),
});
export type ConceptExplanation = z.infer<typeof conceptExplanation>;
