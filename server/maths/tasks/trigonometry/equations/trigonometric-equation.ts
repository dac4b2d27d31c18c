import type { Quotient } from "../../../algebra/form.ts";
import type { Equation } from "../../../equations/equation.ts";
import type { AngleUnit } from "../identities/written-angle.ts";

/** The interval of the requested solutions, in radians. */
export interface Interval {
  low: Quotient;
  high: Quotient;
  includesLow: boolean;
  includesHigh: boolean;
  /** "unclear" for "between 0 and 360°", which does not say whether the ends are included. */
  ends: "said" | "unclear";
}

/** A trigonometric equation in one unknown angle. */
export interface TrigonometricEquation {
  equation: Equation;
  unknown: string;
  unit: AngleUnit;
  /** Null if only the general solution is requested. */
  interval: Interval | null;
  /** Whether both the principal and the general solutions are requested. */
  answerForm: "one list" | "both lists";
}

export type FunctionOfAngle = "sin" | "cos" | "tan";

/** A simple equation f(angle) = value; with "both" signs also f(angle) = −value. */
export interface Condition {
  name: FunctionOfAngle;
  /** The argument as a form in the unknown: 2x + π/3. */
  angle: Quotient;
  value: Quotient;
  signs: "one" | "both";
}
