import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import {
  convert,
  isShort,
  quantity,
  type Quantity,
  roundQuantity,
} from "../../quantities/quantity.ts";
import { noUnit } from "../../quantities/unit.ts";
import type { PhysicsProblem, TargetQuantity } from "./physics-problem.ts";

/** One answer: its exact or approximate value in the unit of the calculation, and the quantity that is displayed. */
export interface PhysicsAnswer {
  target: TargetQuantity;
  value: Rational;
  display: Quantity;
  /** Whether `display` is exact rather than rounded. */
  isExact: boolean;
}

export interface PhysicsResult {
  answers: readonly PhysicsAnswer[];
}

/** Exact decimals of up to this many digits are displayed in full. */
const longestExact = 6;

/**
 * The answers of a problem whose chain of laws has already been evaluated. Throws if no move gives a requested
 * quantity.
 */
export function solve({ targets, moves, digits, hasConstants }: PhysicsProblem): PhysicsResult {
  const answers = targets.map((one) => {
    const move = moves.find(({ name }) => name === one.name);
    if (!move) throw new Error(`No law gives ${one.name}`);
    const { value, isExact } = move.value;
    return {
      target: one,
      value,
      ...tell(inAnswerUnit(value, one), isExact, digits, hasConstants ? digits : longestExact),
    };
  });
  return { answers };
}

function inAnswerUnit(value: Rational, { unit, answerUnit }: TargetQuantity): Quantity {
  if (answerUnit === "percent") return quantity(q.multiply(value, q.rational(100n)), noUnit);
  const own = quantity(value, unit);
  return convert(own, answerUnit) ?? own;
}

/** An exact short decimal unchanged; any other value rounded to `digits` significant digits. */
export function tell(
  from: Quantity,
  isExact: boolean,
  digits: number,
  longest = longestExact,
): { display: Quantity; isExact: boolean } {
  if (isExact && isShort(from.value, longest)) return { display: from, isExact: true };
  return { display: roundQuantity(from, digits), isExact: false };
}
