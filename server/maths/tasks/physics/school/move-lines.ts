import type { MathsStep } from "../../../outcome.ts";
import type { Close } from "../formula/evaluate.ts";
import type { PhysicsProblem } from "../physics-problem.ts";
import type { Move } from "../solve-frame.ts";

/** One application of a law, with the texts that every method of writing it shares. */
export interface MoveLines {
  problem: PhysicsProblem;
  move: Move;
  /** The known quantities and the result of this law. */
  values: ReadonlyMap<string, Close>;
  /** The step that names the law. */
  choice: MathsStep;
  /** The last line: the result with its unit. */
  result: string;
  /** The sentence that the result is rounded; empty if it is exact. */
  rounding: string;
}
