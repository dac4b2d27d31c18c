import type { Plot } from "./plot/plot.ts";

/**
 * The result of the solver for a question. Either it is solved and proved, or a typed reason explains why not.
 * LaTeX here is without delimiters (no `$`); Markdown contains its maths in `$…$`.
 */
export type MathsOutcome = SolvedOutcome | PartlySolvedOutcome | UnsolvedOutcome;

export interface SolvedOutcome {
  kind: "solved";
  /** The question as typed, from which a similar one can be made. */
  question: string;
  /** The question as it was parsed, in LaTeX, so that the student notices a misreading. */
  reading: string;
  /** The name of the recognised task; the registry has its solver and its generator of similar questions. */
  task: string;
  solution: MathsSolution;
  /** One sentence for the student above the solution: the method that it uses instead of the requested one. */
  note?: string;
  /** For an exercise of several parts: the first solved part, from which similar questions are made. */
  lead?: SolvedOutcome | PartlySolvedOutcome;
}

/**
 * The proved results of an exercise that is not answered completely: a part is unsolved, or none of its options
 * matches. It is shown without a verified mark, and never overrides another answer.
 */
export interface PartlySolvedOutcome extends Omit<SolvedOutcome, "kind"> {
  kind: "partly_solved";
  /** One sentence for the student: the unsolved part. */
  detail: string;
}

/** Whether there is something to show, even if only for a part. */
export function isWorked(outcome: MathsOutcome): outcome is SolvedOutcome | PartlySolvedOutcome {
  return outcome.kind === "solved" || outcome.kind === "partly_solved";
}

/**
 * `not_understood`: a word, number or symbol that no rule matches. `not_supported`: parsed, but there is no method for
 * it. `not_verified`: a result was found and its proof failed. `too_hard`: the budget was exceeded.
 */
export interface UnsolvedOutcome {
  kind: "not_understood" | "not_supported" | "not_verified" | "too_hard";
  /** The partial reading in LaTeX, or null if nothing could be parsed. */
  reading: string | null;
  /** One sentence for the student: the part that was not understood, and a suggestion of what to type instead. */
  detail: string;
}

export interface MathsSolution {
  /** The name in a syllabus: "Linear equations in one variable". */
  topic: string;
  /** The name used in schools: "Splitting the middle term". */
  method: string;
  /** For a task with questions of several chapters, the chapter: the laws of one area of physics. */
  part?: string;
  difficulty: "beginner" | "intermediate" | "advanced";
  answer: MathsAnswer;
  /** One idea per step; the last one is the final computation. */
  steps: MathsStep[];
  /** A drawing, if it explains more than words. */
  plot?: Plot;
  /** Other school methods that lead to the same answer, each with all its steps. */
  approaches?: Approach[];
  /** The method of the proof, and its lines in LaTeX. */
  check: { method: string; lines: string[] };
  /** The prompt for a student who does the last computation on her own. Never contains its result. */
  finalMove: { prompt: string };
  /** First the idea, then the first operation: Markdown that never contains the final answer. */
  hints: { idea: string; firstMove: string };
  /** School terms in the solution, with definitions in the words of the grade. */
  keyTerms: { term: string; meaning: string }[];
  /** Follow-up questions for the student. */
  followUpQuestions: string[];
}

export interface Approach {
  /** The name used in schools: "Completing the square". */
  method: string;
  steps: MathsStep[];
}

export interface MathsAnswer {
  /** The final answer in LaTeX without delimiters: `x = 4`, `\frac{19}{12} = 1\frac{7}{12}`. */
  latex: string;
  /** The same as a student would type it: `x = 4`, `19/12`. Can be parsed by `compare`. */
  plain: string;
  /** Set if more than the value counts. */
  kind?: AnswerKind | undefined;
  /** The matching option, as typed; `plain` stays the value alone. */
  option?: { letter: string; text: string } | undefined;
  /** For an exercise: the answer to each part, null if a part is unsolved. */
  parts?: AnswerPart[] | undefined;
}

export interface AnswerPart {
  label: string | null;
  answer: MathsAnswer | null;
}

/**
 * `in-order`: a list whose order counts, such as numbers to be sorted. `as-asked`: the form is requested, such as
 * a unit, a clock or a fraction. `rounded`: a number with the precision of its digits.
 */
export type AnswerKind = "in-order" | "as-asked" | "rounded";

export interface MathsStep {
  /** The operation: "Subtract 3 from both sides". Markdown. */
  title: string;
  /** The justification, by its school name. Markdown, may be empty. */
  why: string;
  /** The previous line, if there is one, and the resulting line; LaTeX without delimiters. */
  before: string | null;
  after: string;
  /** The intermediate steps of a long step, for a student who wants to see them. */
  substeps?: MathsStep[];
}
