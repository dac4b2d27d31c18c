import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { convert, isShort, quantity, type Quantity, rounded } from "../../quantities/quantity.ts";
import { noUnit } from "../../quantities/unit.ts";
import type { PhysicsProblem, TargetQuantity } from "./physics-problem.ts";

/** One answer: its exact or approximate value in the unit of the calculation, and the quantity that is displayed. */
export interface PhysicsAnswer {
  wanted: TargetQuantity;
  value: Rational;
  told: Quantity;
  /** Whether `told` is exact rather than rounded. */
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
export function solve({ wanted, moves, digits, hasConstants }: PhysicsProblem): PhysicsResult {
  const answers = wanted.map((one) => {
    const move = moves.find(({ name }) => name === one.name);
    if (!move) throw new Error(`No law gives ${one.name}`);
    const { value, isExact } = move.value;
    return {
      wanted: one,
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
): { told: Quantity; isExact: boolean } {
  if (isExact && isShort(from.value, longest)) return { told: from, isExact: true };
  return { told: rounded(from, digits), isExact: false };
}
