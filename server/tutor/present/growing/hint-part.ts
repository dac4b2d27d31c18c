import { presentHints } from "../hints.ts";
import { leakedFields } from "../leaked-fields.ts";
import { others } from "./full-part.ts";
import { about, type GrowingReply, type PartMaker } from "./parts.ts";
import { settledSolution } from "./settled-solution.ts";
import { extentOf, soFar } from "./so-far.ts";

/** The ladder of hints, a rung at a time, each through the same tests as in the end; nothing after one that leaks. */
export function hintPart({ question, engine, computed }: GrowingReply): PartMaker {
  let seen = "";
  let isFrozen = false;
  return async (growing, check) => {
    const settled = settledSolution(growing);
    const extent = extentOf(settled);
    if (isFrozen || extent === seen) return null;
    seen = extent;
    const solution = soFar(settled);
    isFrozen = leakedFields(solution, { question, computed, helpLevel: "hint" }).length > 0;
    if (isFrozen) return null;
    const response = presentHints(solution, { question, engine, computed, check });
    return {
      ...about(engine, {
        subject: settled.subject === undefined ? undefined : response.subject,
        topic: settled.topic === undefined ? undefined : response.topic,
        difficulty: settled.difficulty,
      }),
      check: response.check,
      content: response.content,
      ...(response.steps.length > 0 && { steps: response.steps }),
      ...others(response),
    };
  };
}
