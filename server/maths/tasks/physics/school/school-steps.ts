import type { MathsStep } from "../../../outcome.ts";
import { halvingSteps } from "./halving-steps.ts";
import type { MoveLines } from "./move-lines.ts";
import { reciprocalSteps } from "./reciprocal-steps.ts";

/**
 * The steps of a law that textbooks work out by a method of its own; null for laws that are solved first and then
 * evaluated.
 */
export function schoolSteps(lines: MoveLines): MathsStep[] | null {
  return reciprocalSteps(lines) ?? halvingSteps(lines);
}
