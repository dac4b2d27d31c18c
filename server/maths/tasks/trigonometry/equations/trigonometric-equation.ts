import type { Quotient } from "../../../algebra/form.ts";
import type { Equation } from "../../../equations/equation.ts";
import type { AngleUnit } from "../identities/written-angle.ts";

/** Where solutions are wanted, in radians. */
export interface Interval {
  low: Quotient;
  high: Quotient;
  includesLow: boolean;
  includesHigh: boolean;
  /** "between 0 and 360°" does not say whether its ends count. */
  ends: "said" | "unclear";
}

/** One trigonometric equation in one unknown angle. */
export interface TrigonometricEquation {
  equation: Equation;
  unknown: string;
  unit: AngleUnit;
  /** Null if only the general solution is requested. */
  interval: Interval | null;
  /** "principal and general solutions" asks for both lists. */
  wanted: "one list" | "both lists";
}

export type FunctionOfAngle = "sin" | "cos" | "tan";

/** f(angle) = value, and with "both" signs also f(angle) = −value. */
export interface Condition {
  name: FunctionOfAngle;
  /** As a form in the unknown: 2x + π/3. */
  angle: Quotient;
  value: Quotient;
  signs: "one" | "both";
}
