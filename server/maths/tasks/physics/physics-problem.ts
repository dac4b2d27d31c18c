import type { Rational } from "../../numbers/rational.ts";
import type { Unit } from "../../quantities/unit.ts";
import type { Question } from "../../read/question.ts";
import type { CompiledFrame } from "./reading/compiled-frame.ts";
import type { Item } from "./reading/items.ts";
import type { Move } from "./solve-frame.ts";

/** A quantity of a problem in the unit in which the problem is worked. */
export interface Worked {
  name: string;
  latex: string;
  says: string;
  unit: Unit;
  value: Rational;
  /** As typed, in LaTeX; null if a wording gave it or it is a constant of nature. */
  typed: string | null;
  source: "given" | "told" | "constant";
  /** The item of the question that gives it. */
  item: Item | null;
}

export interface Wanted {
  name: string;
  latex: string;
  says: string;
  /** The unit of the calculation, and the display unit. */
  unit: Unit;
  answerUnit: Unit | "percent";
}

/** A question of physics: what is known, what is asked, and the laws that lead there. */
export interface PhysicsProblem {
  frame: CompiledFrame;
  known: readonly Worked[];
  wanted: readonly Wanted[];
  /** The unit in which each quantity of the frame is worked. */
  units: ReadonlyMap<string, Unit>;
  moves: readonly Move[];
  /** The question itself, from which a similar one is made. */
  question: Question;
  /** The default assumptions of the frame, stated with the answer. */
  note: string | null;
  /** Whether a constant of nature that was rounded to three digits is used. */
  hasConstants: boolean;
  /** Significant digits of the least precise number given. */
  digits: number;
}
