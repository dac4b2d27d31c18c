import type { MathsStep } from "../../../outcome.ts";
import type { Close } from "../formula/evaluate.ts";
import type { PhysicsProblem } from "../physics-problem.ts";
import type { Move } from "../solve-frame.ts";

/** One law put to use, as far as the general lines have written it. */
export interface MoveLines {
  problem: PhysicsProblem;
  move: Move;
  /** The known quantities so far, and the result of the law. */
  values: ReadonlyMap<string, Close>;
  /** The step that names the law. */
  choice: MathsStep;
  /** The last line: the result, with its unit. */
  result: string;
  /** That the result is rounded, or nothing. */
  rounding: string;
}
