import type { MathsAnswer, MathsSolution, MathsStep } from "../../../outcome.ts";
import type { Explanation } from "../../../task/task.ts";
import { type Term, termMeanings } from "./term-meanings.ts";

export interface Lesson {
  topic: string;
  method: string;
  difficulty?: MathsSolution["difficulty"];
  answer: MathsAnswer;
  steps: MathsStep[];
  /** The idea; must contain no number of the answer. */
  idea: string;
  firstMove: string;
  terms: readonly Term[];
  followUps: readonly string[];
  approaches?: MathsSolution["approaches"];
  /** The prompt for a student who does the last step on her own, if it is not to compute its first line. */
  finalMove?: string;
}

/** The explanation of a chemistry question, with prompts that reveal nothing as the last candidates. */
export function lesson({
  idea,
  firstMove,
  terms,
  followUps,
  approaches,
  finalMove,
  ...rest
}: Lesson): Explanation {
  const last = rest.steps.at(-1);
  const question = last?.before ?? null;
  return {
    topic: rest.topic,
    method: rest.method,
    difficulty: rest.difficulty ?? "intermediate",
    answer: rest.answer,
    steps: rest.steps,
    ...(approaches ? { approaches } : {}),
    finalMove: [
      ...(finalMove === undefined ? [] : [finalMove]),
      ...(question === null ? [] : [`Now work this out: $${question}$. What do you get?`]),
    ],
    hints: {
      idea: [idea, "Write down what is given, with units, and what is asked."],
      firstMove: [firstMove, "Write the formula that links what is given with what is asked."],
    },
    keyTerms: terms.map((term) => ({ term, meaning: termMeanings[term] })),
    followUpQuestions: [...followUps],
  };
}

/** One step; `before` may be missing. */
export function step(
  title: string,
  why: string,
  after: string,
  before: string | null = null,
): MathsStep {
  return { title, why, before, after };
}

/**
 * One step that computes a line: the expression, then its result, exact or rounded. The left side of the
 * line's own "=" is repeated; a line without one is repeated before a rounded result only.
 */
export function workedStep(
  title: string,
  why: string,
  line: string,
  result: { sign: string; latex: string },
): MathsStep {
  const name = line.includes(" = ") ? (line.split(" = ")[0] ?? "") : "";
  if (name !== "") return step(title, why, `${name} ${result.sign} ${result.latex}`, line);
  return step(
    title,
    why,
    result.sign === "=" ? result.latex : `${line} ${result.sign} ${result.latex}`,
    line,
  );
}
