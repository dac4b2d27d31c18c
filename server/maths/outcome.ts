import type { Plot } from "./plot/plot.ts";

/**
 * What the solver says of a question. Either it is solved and proved, or a typed reason says why not.
 * LaTeX here is bare (no `$`); Markdown carries its maths in `$…$`.
 */
export type MathsOutcome = Solved | PartlySolved | Unsolved;

export interface Solved {
  kind: "solved";
  /** The question as it was asked, from which a similar one can be made. */
  question: string;
  /** The question as it was read, in LaTeX, so that a misreading shows. */
  reading: string;
  /** The name of the task that was recognised; the registry has its solver and its maker of similar questions. */
  task: string;
  solution: MathsSolution;
  /** One sentence for the student to stand over the solution: which method it takes instead of the one asked for. */
  note?: string;
  /** Of an exercise of several parts: the first that could be solved, from which similar questions are made. */
  lead?: Solved | PartlySolved;
}

/**
 * What was found and proved of an exercise that is not answered whole: a part of it is open, or none of its options can
 * be named. It is shown without a mark, and overrules nobody.
 */
export interface PartlySolved extends Omit<Solved, "kind"> {
  kind: "partly_solved";
  /** One sentence for the student: what is open. */
  detail: string;
}

/** Whether there is something to show, be it of a part only. */
export function isWorked(outcome: MathsOutcome): outcome is Solved | PartlySolved {
  return outcome.kind === "solved" || outcome.kind === "partly_solved";
}

/**
 * `not_understood`: a word, number or symbol that no rule accounts for. `not_supported`: read, but no method for it here.
 * `not_verified`: a result was found and did not survive its proof. `too_hard`: the budget ran out.
 */
export interface Unsolved {
  kind: "not_understood" | "not_supported" | "not_verified" | "too_hard";
  /** The reading so far in LaTeX, or null where nothing could be read. */
  reading: string | null;
  /** One sentence for the student: what was not understood, and what could be typed instead. */
  detail: string;
}

export interface MathsSolution {
  /** As a syllabus names it: "Linear equations in one variable". */
  topic: string;
  /** As a school names it: "Splitting the middle term". */
  method: string;
  /** Of a task with kinds of question of different chapters, which: the laws of one corner of physics. */
  part?: string;
  difficulty: "beginner" | "intermediate" | "advanced";
  answer: MathsAnswer;
  /** One idea a step; the last one is the final computation. */
  steps: MathsStep[];
  /** A drawing, where one explains more than words. */
  plot?: Plot;
  /** Other methods of the school that lead to the same answer, each with all its steps. */
  approaches?: Approach[];
  /** How the answer was proved, and the lines of that proof in LaTeX. */
  check: { method: string; lines: string[] };
  /** What is asked of a student who is left to do the last computation herself. Never holds its result. */
  finalMove: { prompt: string };
  /** Which idea, then the first move: Markdown that never holds the final answer. */
  hints: { idea: string; firstMove: string };
  /** School words used here, with meanings in the words of the grade. */
  keyTerms: { term: string; meaning: string }[];
  /** Things to think about next, as questions a student could ask or try. */
  followUpQuestions: string[];
}

export interface Approach {
  /** As a school names it: "Completing the square". */
  method: string;
  steps: MathsStep[];
}

export interface MathsAnswer {
  /** Bare LaTeX of the final answer: `x = 4`, `\frac{19}{12} = 1\frac{7}{12}`. */
  latex: string;
  /** The same as a student would type it: `x = 4`, `19/12`. Readable by `compare`. */
  plain: string;
  /** Set where more than the value counts. */
  kind?: AnswerKind | undefined;
  /** The option that it is, as typed; `plain` stays the bare value. */
  option?: { letter: string; text: string } | undefined;
  /** Of an exercise: the answer to each part, null where a part is open. */
  parts?: AnswerPart[] | undefined;
}

export interface AnswerPart {
  label: string | null;
  answer: MathsAnswer | null;
}

/**
 * `in-order`: a list whose order counts, as of numbers to be sorted. `as-asked`: the form is the question, as where
 * a unit, a clock or a fraction is to be changed. `rounded`: a number as near as its digits say.
 */
export type AnswerKind = "in-order" | "as-asked" | "rounded";

export interface MathsStep {
  /** What is done: "Subtract 3 from both sides". Markdown. */
  title: string;
  /** Why it may be done, by its school name. Markdown, may be empty. */
  why: string;
  /** The line before, where there is one, and the line that results; bare LaTeX. */
  before: string | null;
  after: string;
  /** The moves inside a step that is long, for a student who wants to see them. */
  substeps?: MathsStep[];
}
