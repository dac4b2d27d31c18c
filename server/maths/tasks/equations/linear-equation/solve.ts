import { isolate, type Line, type LineStep } from "../../../equations/isolate.ts";
import { coefficientOf } from "../../../expressions/polynomial.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { OneUnknown } from "./recognise.ts";

export interface LinearResult {
  outcome: { kind: "one"; value: Rational } | { kind: "none" } | { kind: "all" };
  /** The equation with its brackets opened. */
  withoutBrackets: Line;
  steps: LineStep[];
}

export function solve({ unknown, left, right, style }: OneUnknown): LinearResult {
  const withoutBrackets = { left, right };
  const steps = isolate(withoutBrackets, unknown, style);
  const last = steps.at(-1)?.after ?? withoutBrackets;
  return { outcome: outcomeOf(last, unknown), withoutBrackets, steps };
}

function outcomeOf({ left, right }: Line, unknown: string): LinearResult["outcome"] {
  const number = coefficientOf(right, "");
  if (!q.isZero(coefficientOf(left, unknown))) return { kind: "one", value: number };
  return q.equals(coefficientOf(left, ""), number) ? { kind: "all" } : { kind: "none" };
}
