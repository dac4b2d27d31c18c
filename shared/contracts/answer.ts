import { z } from "zod/mini";
import { difficulties } from "../domain/study.ts";
import { plot } from "./plot.ts";
import { id } from "./primitives.ts";

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
  result: z.nullable(markdown),
  /** The moves inside a long step, for whoever wants to see them. */
  substeps: z.optional(z.array(z.object({ title: markdown, result: markdown }))),
});
export type Step = z.infer<typeof step>;

export const keyTerm = z.object({ term: z.string(), meaning: markdown });

/** Another way to the same answer, told to its end. */
export const approach = z.object({ title: markdown, content: markdown, steps: z.array(step) });
export type Approach = z.infer<typeof approach>;

/** A similar question, solved. */
export const workedExample = z.object({ question: markdown, solution: markdown });
export type WorkedExample = z.infer<typeof workedExample>;

/** One question of a quiz. The key stays with the server until the student has chosen. */
const quizQuestion = z.object({
  question: markdown,
  options: z.array(markdown),
  /** What the student chose, and what that was; null until she has. Places are counted from 0. */
  chosen: z.nullable(z.object({ choice: z.int(), key: z.int(), why: markdown })),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;

export const check = z.object({
  status: z.enum(["checked", "unchecked"]),
  /** How it was checked: "both roots put back into the equation". */
  method: z.optional(z.string()),
});
export type Check = z.infer<typeof check>;

/** Who helps, with a number to call; shown as a button. */
export const helpline = z.object({ name: z.string(), number: z.string() });

/**
 * What a reply is where it doesn't answer the question: a page on the idea behind it, a page on a topic that was asked for
 * by its name, a plan for a test, a word that leads back to study.
 */
export const replyKind = z.enum(["idea", "topic", "plan", "aside", "courtesy"]);
export type ReplyKind = z.infer<typeof replyKind>;

/** Something of the product that helps with the question: pressed, `ask` is asked in `tool`. */
export const offer = z.object({
  label: z.string(),
  tool: z.enum(["concept", "homework", "doubt"]),
  ask: z.string(),
});
export type Offer = z.infer<typeof offer>;

/** What a student is left to do herself; her answer is judged by the check-answer call. */
const tryIt = z.object({ prompt: markdown });

/** An answer of the tutor as it leaves the server, with what the help level hides already gone. */
export const aiResponse = z.object({
  /** The final answer; absent at the levels `hint` and `stepbystep`, and for held-back practice. */
  answer: z.optional(markdown),
  content: markdown,
  /** At level `hint`: the rungs of the hint ladder, shown one at a time. */
  steps: z.array(step),
  /** Other methods that lead to the same answer; only where the whole solution is shown. */
  approaches: z.optional(z.array(approach)),
  /** A drawing, where one explains more than words; of a solution that is held back only the drawing of its question. */
  plot: z.optional(plot),
  /** Similar questions to try after a doubt was cleared; their solutions come when one of them is asked. */
  practiceProblems: z.optional(z.array(markdown)),
  /** A short test of an explanation. */
  quiz: z.optional(z.array(quizQuestion)),
  examples: z.array(workedExample),
  keyTerms: z.array(keyTerm),
  followUpQuestions: z.array(z.string()),
  nextSteps: z.array(z.string()),
  difficulty,
  subject: z.string(),
  topic: z.string(),
  check,
  /** The question in the student's photo as it was read, where this answers it; absent where it would tell the answer. */
  transcription: z.optional(markdown),
  tryIt: z.optional(tryIt),
  /** Which engine wrote this, so that the page can say so. */
  engine: z.enum(["built-in", "openai"]),
  /** The question was understood but can't be answered by this engine; `content` says so and what can be done. */
  declined: z.boolean(),
  /** Where a declined text holds one question that can be answered: that question, to be asked by a tap. */
  suggestion: z.optional(z.string()),
  /** Left out where this answers the question, or says no more than that it can't. */
  replyKind: z.optional(replyKind),
  /** What to open next where there is no answer; the first one is the best. */
  offers: z.optional(z.array(offer)),
  /** Why another tutor than usual wrote this: the model can't be reached, or the day's share is used up. */
  notice: z.optional(z.string()),
  /** The student may need a person rather than a tutor: `content` is a kind word, and these can be called. */
  helplines: z.optional(z.array(helpline)),
});
export type AiResponse = z.infer<typeof aiResponse>;

/** As much of an answer as is written, for a page that shows it growing. */
export const aiResponsePart = z.partial(aiResponse);
export type AiResponsePart = z.infer<typeof aiResponsePart>;

/**
 * What a `delta` event carries: fields of the answer that are new or have grown since the last one, each whole. Laid
 * over one another they are the answer so far; the first of a stream has all of them.
 */
export const answerDelta = z.object({ message: z.object({ id }), aiResponse: aiResponsePart });
export type AnswerDelta = z.infer<typeof answerDelta>;
