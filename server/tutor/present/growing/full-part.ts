import type { Growing } from "../../engine.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { about, type GrowingReply, others, type PartMaker } from "./reply.ts";
import { settledPrefix } from "./settled-prefix.ts";
import { isPast, type SettledSolution, textSoFar } from "./settled-solution.ts";

/** The whole solution: its text word by word, its steps and other items each when it is whole. */
export function fullPart({ engine, soundSteps }: GrowingReply): PartMaker {
  let sound = 0;
  let isFrozen = false;
  return async ({ growing, settled, check }) => {
    if (isFrozen) return null;
    const { answer, steps = [] } = settled;
    if (steps.length > sound) {
      sound = await soundSteps(steps);
      isFrozen = sound < steps.length;
    }
    const content = contentSoFar(growing, settled);
    return {
      ...about(engine, settled),
      ...(answer !== undefined && { answer }),
      check,
      ...(content !== "" && { content }),
      ...(sound > 0 && { steps: steps.slice(0, sound) }),
      ...(!isFrozen && others(settled)),
    };
  };
}

/** The explanation, then how to check the answer, up to the last word that is sure. */
function contentSoFar(growing: Growing<HomeworkSolution>, settled: SettledSolution): string {
  if (!isPast(growing, "explanation")) return settledPrefix(textSoFar(growing, "explanation"));
  const proof = isPast(growing, "proof")
    ? (settled.proof ?? "")
    : settledPrefix(textSoFar(growing, "proof"));
  return [settled.explanation ?? "", proof].filter((part) => part !== "").join("\n\n");
}
