import { audienceOf, notRecognised, offer, refused } from "./offer.ts";
import type { SolvingOptions } from "./offer.ts";
import type { MathsOutcome } from "./outcome.ts";
import { isBareMaths, readQuestion } from "./read/question.ts";
import { areas } from "./tasks/areas.ts";

/**
 * `solveQuestion` for a thread or a page that is to be ready at once: the tasks of an area are loaded when the first
 * question comes that may be of it. Rejects only where loading fails.
 */
export async function solve(question: string, options: SolvingOptions = {}): Promise<MathsOutcome> {
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
    return refused(error);
  }
}
