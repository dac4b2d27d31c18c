import { evaluateReal } from "../algebra/evaluate-complex.ts";
import { type Expression, numbersIn, variablesIn } from "../expressions/expression.ts";
import { hasUnit, inBaseUnits } from "./unit-letters.ts";
import { expressionOf } from "./side-value.ts";

/**
 * Whether two sides, in LaTeX, at least one of them with units, measure the same quantity and differ by more than
 * `tolerance`, relative to the larger. Where nothing is worked out, only units that schools use precisely are compared:
 * a month is 30 days and also 4 weeks.
 */
export function isFalseMeasure(left: string, right: string, tolerance: number): boolean {
  const sides = [expressionOf(left), expressionOf(right)];
  const [first, second] = sides;
  if (!first || !second || !(hasUnit(first) || hasUnit(second))) return false;
  const ratio = ratioOf(first, second);
  if (ratio === null || Math.abs(1 - ratio) <= tolerance) return false;
  return (
    sides.some((side) => side && isWorked(side)) ||
    (isMetric(left) && isMetric(right) && !isScale(left, right, ratio))
  );
}

/** The ratio of the first to the second in base units; null where the dimensions differ, or letters remain. */
function ratioOf(first: Expression, second: Expression): number | null {
  const [one, other] = [inBaseUnits(first), inBaseUnits(second)];
  if (!one || !other) return null;
  const names = [...new Set([...variablesIn(one), ...variablesIn(other)])];
  if (!names.every((name) => name.startsWith("base:"))) return null;
  // Where both sides have the same units, their conversion makes no difference.
  const [ratio = null, again = null] = [1, 2].map((round) => {
    const units = new Map(names.map((name, at) => [name, Math.sqrt(at + 2) ** round]));
    const [a, b] = [evaluateReal(one, units), evaluateReal(other, units)];
    return a === null || b === null || b === 0 ? null : a / b;
  });
  if (ratio === null || again === null) return null;
  return Math.abs(ratio - again) < 1e-9 * Math.abs(ratio) ? ratio : null;
}

function isWorked(side: Expression): boolean {
  return numbersIn(side).length > 1;
}

const metric =
  /^\d[\d.,{}]*(?:\\[,;: ]|\s)*\\(?:text|mathrm)\s*\{\s*(?:mm|cm|m|km|mg|g|kg|ml|mL|l|L|min|minutes?|seconds?|h|hours?|metres?|meters?|kilometres?|grams?|litres?)\s*\}$/u;

function isMetric(side: string): boolean {
  return metric.test(side);
}

/** On a map, 1 cm is 5 km. */
function isScale(left: string, right: string, ratio: number): boolean {
  return /\{\s*[cm]m\s*\}$/u.test(left) && /\{\s*k?m\s*\}$/u.test(right) && ratio < 0.1;
}
