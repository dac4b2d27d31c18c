import type { Growing } from "../../engine.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { about, type GrowingReply, others, type PartMaker } from "./reply.ts";
import { settledPrefix } from "./settled-prefix.ts";
import { isPast, type SettledSolution, textSoFar } from "./settled-solution.ts";

/** The whole solution: its text word by word, its steps and other items each when it is whole. */
export function fullPart({ engine, transcription, soundSteps }: GrowingReply): PartMaker {
  const contentSoFar = contentReader();
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
      ...about(engine, { ...settled, transcription }),
      ...(answer !== undefined && { answer }),
      check,
      ...(content !== "" && { content }),
      ...(sound > 0 && { steps: steps.slice(0, sound) }),
      ...(!isFrozen && others(settled)),
    };
  };
}

/**
 * Reads the explanation, then how to check the answer, up to the last word that is sure. It is put together once when both
 * have come to their end, for all that follows comes with it.
 */
function contentReader() {
  let whole: string | null = null;
  return (growing: Growing<HomeworkSolution>, settled: SettledSolution): string => {
    if (whole !== null) return whole;
    if (!isPast(growing, "explanation")) return settledPrefix(textSoFar(growing, "explanation"));
    const isProofPast = isPast(growing, "proof");
    const proof = isProofPast ? (settled.proof ?? "") : settledPrefix(textSoFar(growing, "proof"));
    const content = [settled.explanation ?? "", proof].filter((part) => part !== "").join("\n\n");
    if (isProofPast) whole = content;
    return content;
  };
}
