import {
  difference,
  type Equation,
  type Formula,
  type FormulaFunction,
  namesIn,
  sum,
} from "./formula.ts";
import { divideFormulas, multiplyFormulas } from "./one-fraction.ts";

/**
 * Solves an equation for a name by inverse operations; of two square roots it takes the positive one. Returns null if
 * the name does not occur exactly once, or inside an operation without an inverse here (abs, a power other than a
 * square).
 */
export function isolate({ left, right }: Equation, name: string): Formula | null {
  const [onLeft, onRight] = [left, right].map((side) => count(side, name));
  if ((onLeft ?? 0) + (onRight ?? 0) !== 1) return null;
  return onLeft === 1 ? undo(left, right, name) : undo(right, left, name);
}

function count(formula: Formula, name: string): number {
  return namesIn(formula).filter((one) => one === name).length;
}

/** Solves `side = other` for the name in `side`. */
function undo(side: Formula, other: Formula, name: string): Formula | null {
  switch (side.kind) {
    case "name":
      return other;
    case "sum":
      return undoSum(side, other, name);
    case "product":
      return undoProduct(side, other, name);
    case "quotient":
      return undoQuotient(side, other, name);
    case "power":
      return undoPower(side, other, name);
    case "function":
      return undoFunction(side, other, name);
    case "number":
    case "pi":
    case "raised":
      return null;
  }
}

function undoPower(
  { base, exponent }: Extract<Formula, { kind: "power" }>,
  other: Formula,
  name: string,
): Formula | null {
  return exponent === 2 ? undo(base, { kind: "function", of: "sqrt", inner: other }, name) : null;
}

function undoProduct(
  { left, right }: Extract<Formula, { kind: "product" }>,
  other: Formula,
  name: string,
): Formula | null {
  return count(left, name) === 1
    ? undo(left, divideFormulas(other, right), name)
    : undo(right, divideFormulas(other, left), name);
}

function undoQuotient(
  { top, bottom }: Extract<Formula, { kind: "quotient" }>,
  other: Formula,
  name: string,
): Formula | null {
  return count(top, name) === 1
    ? undo(top, multiplyFormulas(other, bottom), name)
    : undo(bottom, divideFormulas(top, other), name);
}

function undoSum(
  side: Extract<Formula, { kind: "sum" }>,
  other: Formula,
  name: string,
): Formula | null {
  if (count(side.left, name) === 1) {
    const moved = side.isDifference ? sum(other, side.right) : difference(other, side.right);
    return undo(side.left, moved, name);
  }
  const rest = side.isDifference ? difference(side.left, other) : difference(other, side.left);
  return undo(side.right, rest, name);
}

const inverses: Partial<Record<FormulaFunction, FormulaFunction>> = {
  sin: "asin",
  cos: "acos",
  tan: "atan",
};

function undoFunction(
  side: Extract<Formula, { kind: "function" }>,
  other: Formula,
  name: string,
): Formula | null {
  if (side.of === "sqrt")
    return undo(side.inner, { kind: "power", base: other, exponent: 2 }, name);
  const inverse = inverses[side.of];
  return inverse ? undo(side.inner, { kind: "function", of: inverse, inner: other }, name) : null;
}
