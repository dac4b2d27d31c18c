import type { MathsStep } from "../../../outcome.ts";
import type { Close } from "../formula/evaluate.ts";
import type { PhysicsProblem } from "../physics-problem.ts";
import type { Move } from "../solve-frame.ts";
import { halvingSteps } from "./halving-steps.ts";
import { reciprocalSteps } from "./reciprocal-steps.ts";

/** One law put to use, as far as the general lines have written it. */
export interface MoveLines {
  problem: PhysicsProblem;
  move: Move;
  /** What is known by now, and what the law gives. */
  values: ReadonlyMap<string, Close>;
  /** The step that names the law. */
  choice: MathsStep;
  /** The last line: what comes out, with its unit. */
  result: string;
  /** That the result is rounded, or nothing. */
  rounding: string;
}

/** The lines of the book for laws that it works out in a way of its own; null where it solves, then puts in. */
export function schoolSteps(lines: MoveLines): MathsStep[] | null {
  return reciprocalSteps(lines) ?? halvingSteps(lines);
}
