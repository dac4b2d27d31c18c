import { solvingExercise } from "./exercise/solving.ts";
import {
  audienceOf,
  notRecognised,
  offer,
  outcomeOfRefusal,
  type SolvingOptions,
} from "./offer.ts";
import type { MathsOutcome, SolvedOutcome, UnsolvedOutcome } from "./outcome.ts";
import { isBareMaths, readQuestion } from "./read/question.ts";
import { areas } from "./tasks/areas.ts";

/**
 * `solveQuestion` for a worker thread or a page that must start fast: the tasks of an area are loaded with the first
 * question that may belong to it. Rejects only if loading fails.
 */
export async function solve(question: string, options: SolvingOptions = {}): Promise<MathsOutcome> {
  try {
    const solving = solvingExercise(question);
    let next = solving.next();
    // The parts may refer to earlier parts, and the areas are loaded once.
    while (next.done !== true) next = solving.next(await solveSingle(next.value, options));
    return next.value;
  } catch (error) {
    return outcomeOfRefusal(error);
  }
}

/** One question without a label, marks or options. */
async function solveSingle(
  question: string,
  options: SolvingOptions,
): Promise<SolvedOutcome | UnsolvedOutcome> {
  try {
    const read = readQuestion(question);
    const isBare = isBareMaths(read);
    for (const area of areas) {
      if (isBare && !area.takesBareMaths) continue;
      const tasks = await area.load();
      const candidates = isBare ? tasks.filter(({ takesBareMaths }) => takesBareMaths) : tasks;
      const outcome = offer(candidates, read, audienceOf(options));
      if (outcome) return outcome;
    }
    return notRecognised;
  } catch (error) {
    return outcomeOfRefusal(error);
  }
}
