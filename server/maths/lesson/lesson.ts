import { type NumberStyle, rationalLatex, rationalPlain } from "../numbers/written.ts";
import type { Rational } from "../numbers/rational.ts";
import type { Approach, MathsAnswer, MathsSolution, MathsStep } from "../outcome.ts";
import type { Plot } from "../plot/plot.ts";
import type { Explanation } from "../task/task.ts";

/** The parts of an explanation that a task provides; the rest is filled in. */
export interface Lesson {
  topic: string;
  method: string;
  difficulty?: MathsSolution["difficulty"];
  answer: MathsAnswer;
  steps: MathsStep[];
  approaches?: Approach[];
  idea: string;
  firstMove: string;
  /** The prompt for a student who does the last computation on her own. */
  finalMove: string;
  terms?: Readonly<Record<string, string>>;
  next: readonly [string, ...string[]];
  plot?: Plot | null;
}

/** An explanation whose hints end in words that fit any question about numbers and contain no number. */
export function lesson(content: Lesson): Explanation {
  const { topic, method, answer, steps, approaches, idea, firstMove, finalMove, plot } = content;
  return {
    topic,
    method,
    difficulty: content.difficulty ?? "beginner",
    answer,
    steps,
    ...(approaches && approaches.length > 0 ? { approaches } : {}),
    ...(plot && { plot }),
    finalMove: [finalMove],
    hints: {
      idea: [idea, "Say in your own words what the question asks, and which rule fits it."],
      firstMove: [firstMove, "Write down what is given, and do the first line of the working."],
    },
    keyTerms: Object.entries(content.terms ?? {}).map(([term, meaning]) => ({ term, meaning })),
    followUpQuestions: [...content.next],
  };
}

/** A step with its line; `before` only if the line is derived from another. */
export function step(
  title: string,
  why: string,
  after: string,
  before: string | null = null,
): MathsStep {
  return { title, why, before, after };
}

/** The answer to a question whose answer is a number. */
export function numberAnswer(value: Rational, style: NumberStyle = "fraction"): MathsAnswer {
  return { latex: rationalLatex(value, style), plain: rationalPlain(value, style) };
}

/** The answer to a yes-or-no question. */
export function truthAnswer(isTrue: boolean): MathsAnswer {
  return isTrue ? { latex: "\\text{Yes}", plain: "true" } : { latex: "\\text{No}", plain: "false" };
}
