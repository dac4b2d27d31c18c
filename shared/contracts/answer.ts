import { z } from "zod";
import { difficulties } from "../domain/study.ts";
import { plot } from "./plot.ts";

/** Every string of an answer is Markdown with LaTeX in `$…$` or `$$…$$`, rendered by one component. */
const markdown = z.string();

export const difficulty = z.enum(difficulties);
export type Difficulty = z.infer<typeof difficulty>;

/** One idea a step: what is done, why it may be done, the line that results. */
const step = z.object({
  title: markdown,
  /** The rule by its school name, in words of the grade. Empty where the title says it all. */
  why: markdown,
  /** The line that results; null where it is held back for the student to find. */
  result: markdown.nullable(),
  /** The moves inside a long step, for whoever wants to see them. */
  substeps: z.array(z.object({ title: markdown, result: markdown })).optional(),
});
export type Step = z.infer<typeof step>;

export const keyTerm = z.object({ term: z.string(), meaning: markdown });

/** Another way to the same answer, told to its end. */
export const approach = z.object({ title: markdown, content: markdown, steps: z.array(step) });
export type Approach = z.infer<typeof approach>;

/** A similar question, solved. */
export const workedExample = z.object({ question: markdown, solution: markdown });
export type WorkedExample = z.infer<typeof workedExample>;

export const check = z.object({
  status: z.enum(["checked", "unchecked"]),
  /** How it was checked: "both roots put back into the equation". */
  method: z.string().optional(),
});
export type Check = z.infer<typeof check>;

/** What a student is left to do herself; her answer is judged by the check-answer call. */
const tryIt = z.object({ prompt: markdown });

/** An answer of the tutor as it leaves the server, with what the help level hides already gone. */
export const aiResponse = z.object({
  /** The final answer; absent at the levels `hint` and `stepbystep`, and for held-back practice. */
  answer: markdown.optional(),
  content: markdown,
  /** At level `hint`: the rungs of the hint ladder, shown one at a time. */
  steps: z.array(step),
  /** Other methods that lead to the same answer; only where the whole solution is shown. */
  approaches: z.array(approach).optional(),
  /** A drawing, where one explains more than words. */
  plot: plot.optional(),
  examples: z.array(workedExample),
  keyTerms: z.array(keyTerm),
  followUpQuestions: z.array(z.string()),
  nextSteps: z.array(z.string()),
  difficulty,
  subject: z.string(),
  topic: z.string(),
  check,
  tryIt: tryIt.optional(),
  /** Which engine wrote this, so that the page can say so. */
  engine: z.enum(["built-in", "openai"]),
  /** The question was understood but can't be answered by this engine; `content` says so and what can be done. */
  declined: z.boolean(),
});
export type AiResponse = z.infer<typeof aiResponse>;
