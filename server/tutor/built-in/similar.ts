import type { PartlySolved, Solved } from "../../maths/outcome.ts";
import { similarQuestions } from "../../maths/similar-question.ts";
import type { Draft } from "../../maths/tasks/task.ts";

export interface SimilarOptions {
  /** The class whose methods are used. */
  grade: number;
  /** From 0 up to 1. */
  random: () => number;
  /** After so many draws the kind of question has no more to give. */
  mostDraws?: number;
}

const usualDraws = 8;

interface DrawingOptions extends SimilarOptions {
  /** The plainest questions of the kind come first. */
  plainFirst?: boolean;
}

/**
 * Questions of the same kind, drawn one at a time as they are asked for. Each has an answer of its own, so that none of
 * them gives away the answer to another.
 */
export function* drawSimilar(
  original: Solved | PartlySolved,
  { mostDraws = usualDraws, ...drawing }: DrawingOptions,
): Generator<Draft, void> {
  const answers = new Set([(original.lead ?? original).solution.answer.plain]);
  let left = mostDraws;
  if (left <= 0) return;
  for (const drawn of similarQuestions(original, drawing)) {
    const { plain } = drawn.explanation.answer;
    if (!answers.has(plain)) {
      answers.add(plain);
      yield drawn;
    }
    left -= 1;
    if (left <= 0) return;
  }
}

/** One similar question with its solution; null where none was found. */
export function drawOne(original: Solved | PartlySolved, options: SimilarOptions): Solved | null {
  return firstSolved(drawSimilar(original, options));
}

/** Of so many questions the easiest is taken. */
const mostCompared = 6;

/** One of several similar questions: the one with the fewest steps and the smallest numbers. Null where none was found. */
export function drawEasiest(
  original: Solved | PartlySolved,
  options: SimilarOptions,
): Solved | null {
  const drawn: Draft[] = [];
  for (const similar of drawSimilar(original, { ...options, plainFirst: true })) {
    drawn.push(similar);
    if (drawn.length === mostCompared) break;
  }
  return firstSolved(drawn.toSorted((one, other) => effortOf(one) - effortOf(other)));
}

function firstSolved(drafts: Iterable<Draft>): Solved | null {
  for (const draft of drafts) {
    const outcome = draft.finish();
    if (outcome.kind === "solved") return outcome;
  }
  return null;
}

/** A step takes longer than a digit, and a harder kind of question longer than a step. */
const effort = { step: 10, difficulty: { beginner: 0, intermediate: 30, advanced: 60 } };

function effortOf({ question, explanation }: Draft): number {
  const digits = `${question} ${explanation.answer.plain}`.replaceAll(/\D+/gu, "").length;
  return (
    digits + effort.step * explanation.steps.length + effort.difficulty[explanation.difficulty]
  );
}
