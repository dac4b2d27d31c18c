import { z } from "zod/mini";
import { difficulties } from "../domain/study.ts";
import { plot } from "./plot.ts";
import { id } from "./primitives.ts";

/** Every string of an answer is Markdown with LaTeX in `$…$` or `$$…$$`, rendered by one component. */
const markdown = z.string();

export const difficulty = z.enum(difficulties);
export type Difficulty = z.infer<typeof difficulty>;

/** One idea per step: what is done, why it is valid, and the resulting line. */
const step = z.object({
  title: markdown,
  /** The rule by its school name, in words that suit the grade. Empty where the title says it. */
  why: markdown,
  /** The resulting line; null where it is withheld for the student to find. */
  result: z.nullable(markdown),
  /** The smaller moves inside a long step, shown on request. */
  substeps: z.optional(z.array(z.object({ title: markdown, result: markdown }))),
});
export type Step = z.infer<typeof step>;

export const keyTerm = z.object({ term: z.string(), meaning: markdown });

/** Another method for the same answer, complete. */
export const approach = z.object({ title: markdown, content: markdown, steps: z.array(step) });
export type Approach = z.infer<typeof approach>;

/** A similar question with its solution. */
export const workedExample = z.object({ question: markdown, solution: markdown });
export type WorkedExample = z.infer<typeof workedExample>;

/** One question of a quiz. The key stays on the server until the student has chosen. */
const quizQuestion = z.object({
  question: markdown,
  options: z.array(markdown),
  /** The student's choice and its result; null until she has chosen. Options are counted from 0. */
  chosen: z.nullable(z.object({ choice: z.int(), key: z.int(), why: markdown })),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;

export const check = z.object({
  status: z.enum(["checked", "unchecked"]),
  /** How it was checked: "both roots put back into the equation". */
  method: z.optional(z.string()),
});
export type Check = z.infer<typeof check>;

/** A helpline with its number; shown as a button. */
export const helpline = z.object({ name: z.string(), number: z.string() });

/**
 * The kind of a reply that doesn't answer the question: a page on the idea behind it, a page on a topic that was named,
 * a plan for a test, a courtesy or aside that leads back to study.
 */
export const replyKind = z.enum(["idea", "topic", "plan", "aside", "courtesy"]);
export type ReplyKind = z.infer<typeof replyKind>;

/** A part of the product that helps with the question: a tap asks `ask` in `tool`. */
export const offer = z.object({
  label: z.string(),
  tool: z.enum(["concept", "homework", "doubt"]),
  ask: z.string(),
});
export type Offer = z.infer<typeof offer>;

/** A problem that the student solves herself; the check-answer call judges her answer. */
const tryIt = z.object({ prompt: markdown });

/** An answer of the tutor as it leaves the server, with everything removed that the help level withholds. */
export const aiResponse = z.object({
  /** The final answer; absent at the levels `hint` and `stepbystep`, and for withheld practice. */
  answer: z.optional(markdown),
  content: markdown,
  /** At level `hint`: the rungs of the hint ladder, shown one at a time. */
  steps: z.array(step),
  /** Other methods for the same answer; only where the whole solution is shown. */
  approaches: z.optional(z.array(approach)),
  /** A drawing, where one helps; of a withheld solution only the drawing of its question. */
  plot: z.optional(plot),
  /** Similar questions to try after a doubt; the server sends their solutions on request. */
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
  /**
   * The question as it was read from the student's photo, where this answers it; absent where it would reveal the
   * answer.
   */
  transcription: z.optional(markdown),
  tryIt: z.optional(tryIt),
  /** The engine that wrote this; the page shows it. */
  engine: z.enum(["built-in", "openai"]),
  /** The engine understood the question but can't answer it; `content` says so and what the student can do. */
  declined: z.boolean(),
  /** Where a declined text contains one question that can be answered: that question, to be asked with a tap. */
  suggestion: z.optional(z.string()),
  /** Absent where this answers the question, or only declines it. */
  replyKind: z.optional(replyKind),
  /** What to open next where there is no answer, best first. */
  offers: z.optional(z.array(offer)),
  /** Why another tutor than usual wrote this: the model is unavailable, or the day's budget is used up. */
  notice: z.optional(z.string()),
  /** The student may need a person rather than a tutor: `content` is a kind message, and these are helplines. */
  helplines: z.optional(z.array(helpline)),
});
export type AiResponse = z.infer<typeof aiResponse>;

/** The part of an answer written so far, for a page that streams it. */
export const aiResponsePart = z.partial(aiResponse);
export type AiResponsePart = z.infer<typeof aiResponsePart>;

/**
 * The payload of a `delta` event: each answer field that is new or longer since the last event, in full. Merged in
 * order, the deltas give the answer so far; the first one of a stream has all fields.
 */
export const answerDelta = z.object({ message: z.object({ id }), aiResponse: aiResponsePart });
export type AnswerDelta = z.infer<typeof answerDelta>;
