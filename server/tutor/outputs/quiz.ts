import { difficulty } from "#shared/contracts/answer.ts";
import { z } from "zod";
import { nonBlankText } from "./non-blank-text.ts";

const optionCount = 4;

/** Models reason in the order of writing: the reason comes before the key. */
const quizQuestion = z.object({
  question: nonBlankText,
  options: z
    .array(nonBlankText)
    .length(optionCount)
    .describe("Four options that differ in value; exactly one is right"),
  why: nonBlankText.describe(
    "How the right option is found, and the mistake behind the likeliest wrong one",
  ),
  key: z
    .number()
    .int()
    .min(0)
    .max(optionCount - 1)
    .describe("Place of the right option, counted from 0"),
});

/** A short test of one idea. Strings are Markdown with LaTeX in `$…$`. */
export const quiz = z.object({
  subject: z.string(),
  topic: z.string().describe("Chapter or topic as NCERT names it"),
  difficulty,
  questions: z.array(quizQuestion).describe("Three to five questions"),
});
export type Quiz = z.infer<typeof quiz>;
