import { limits } from "../limits.ts";
import type { MathsOutcome, Solved, Unsolved } from "../outcome.ts";
import { readExercise } from "../read/exercise/exercise.ts";
import type { ExercisePart } from "../read/exercise/exercise.ts";
import { tooHard } from "../refusal.ts";

/**
 * What is done with a pasted text, whoever solves its questions: each one to be solved is yielded, and sent back with
 * what the engine made of it. So a thread that waits for its tasks and a page that has them go the same way.
 */
export type Solving<Result> = Generator<string, Result, Solved | Unsolved>;

/** Reads an exercise and solves what it asks. */
export function* solvingExercise(text: string): Solving<MathsOutcome> {
  if (text.length > limits.exerciseLength) {
    throw tooHard("This question is too long for me. Type only the sum or the equation itself.");
  }
  const { parts } = readExercise(text);
  const [part] = parts;
  if (part && parts.length === 1 && part.options.length === 0) return yield* solvingPart(part);
  if (part && parts.length === 1 && part.whole !== null) {
    const outcome = yield part.whole;
    if (outcome.kind === "solved") return outcome;
  }
  return {
    kind: "not_supported",
    reading: null,
    detail: "I see several questions in one here. Ask me one of them at a time.",
  };
}

function* solvingPart({ question, ambiguity }: ExercisePart): Solving<Solved | Unsolved> {
  if (ambiguity) return { kind: "not_understood", ...ambiguity };
  return yield question;
}
