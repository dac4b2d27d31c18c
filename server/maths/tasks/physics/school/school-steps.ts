import type { MathsStep } from "../../../outcome.ts";
import { halvingSteps } from "./halving-steps.ts";
import type { MoveLines } from "./move-lines.ts";
import { reciprocalSteps } from "./reciprocal-steps.ts";

/** The lines of the book for laws that it works out in a way of its own; null if it solves, then puts in. */
export function schoolSteps(lines: MoveLines): MathsStep[] | null {
  return reciprocalSteps(lines) ?? halvingSteps(lines);
}
