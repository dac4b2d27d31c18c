import type { Rational } from "../../numbers/rational.ts";
import type { Unit } from "../../quantities/unit.ts";
import type { Question } from "../../read/question.ts";
import type { CompiledFrame } from "./reading/compiled-frame.ts";
import type { Item } from "./reading/items.ts";
import type { Move } from "./solve-frame.ts";

/** A quantity of a problem, in the unit of the calculation. */
export interface Datum {
  name: string;
  latex: string;
  says: string;
  unit: Unit;
  value: Rational;
  /** As typed, in LaTeX; null if a wording implies it or it is a constant. */
  asTyped: string | null;
  source: "given" | "told" | "constant";
  /** The item of the question that gives the quantity; null as above. */
  item: Item | null;
}

export interface TargetQuantity {
  name: string;
  latex: string;
  says: string;
  /** The unit of the calculation. */
  unit: Unit;
  answerUnit: Unit | "percent";
}

/**
 * A physics question as read: the known quantities, the requested ones, and the laws that lead from one to the other.
 */
export interface PhysicsProblem {
  frame: CompiledFrame;
  givens: readonly Datum[];
  targets: readonly TargetQuantity[];
  /** The unit of the calculation for each quantity of the frame. */
  units: ReadonlyMap<string, Unit>;
  moves: readonly Move[];
  /** The question itself, from which a similar one is generated. */
  question: Question;
  /** An assumption or sign convention of the frame, stated with the answer. */
  note: string | null;
  /** Whether a rounded physical constant other than g is used, which limits the digits of the answer. */
  hasConstants: boolean;
  /** Significant digits of the answer: those of the least precise given number, but at least 3 and at most 5. */
  digits: number;
}
