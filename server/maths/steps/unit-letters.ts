import {
  children,
  type Expression,
  integerLeaf,
  mapChildren,
  someWithin,
  valueLeaf,
} from "../expressions/expression.ts";
import { baseQuantities } from "../quantities/dimension.ts";
import type { Unit } from "../quantities/unit.ts";
import { isBoundLetter } from "./bound-letters.ts";
import { isNounLetter, isUnitLetter, unitOfLetter } from "./read-unit-factor.ts";

const one = integerLeaf(1n);

/** The letters that represent numbers. */
export function numberLetters(names: readonly string[]): string[] {
  return names.filter((name) => !/^(?:unit|noun|base):/.test(name) && !isBoundLetter(name));
}

export function hasUnit(expression: Expression): boolean {
  return someWithin(expression, isUnitLetter);
}

/** Whether it contains % or ° outside a function, where schools omit them like units. */
export function hasMark(expression: Expression): boolean {
  if (expression.kind === "call") return false;
  if (expression.kind === "percent" || expression.kind === "degrees") return true;
  return children(expression).some(hasMark);
}

/** The number alone: 5 m becomes 5. */
export function withoutUnits(expression: Expression): Expression {
  if (isUnitLetter(expression) || isNounLetter(expression)) return one;
  return mapChildren(expression, withoutUnits);
}

/** Also without % and °, except the angles of functions. */
export function withoutMarks(expression: Expression): Expression {
  if (expression.kind === "call") return expression;
  if (expression.kind === "percent" || expression.kind === "degrees") return expression.operand;
  return mapChildren(expression, withoutMarks);
}

/** Angles as their number of degrees: 2x + 3x = 180 for 2x + 3x = 180°. */
export function withoutDegrees(expression: Expression): Expression {
  if (expression.kind === "call") return expression;
  if (expression.kind === "degrees") return expression.operand;
  return mapChildren(expression, withoutDegrees);
}

/** In SI units, which are letters in it; null if the scale of a unit has an offset, as °C has. */
export function inBaseUnits(expression: Expression): Expression | null {
  if (someWithin(expression, (part) => isUnitLetter(part) && isShifted(part))) return null;
  return withBaseUnits(expression);
}

function isShifted(part: Expression): boolean {
  return part.kind === "variable" && (unitOfLetter(part.name)?.offset ?? null) !== null;
}

function withBaseUnits(expression: Expression): Expression {
  if (isNounLetter(expression)) return one;
  if (isUnitLetter(expression) && expression.kind === "variable") {
    const unit = unitOfLetter(expression.name);
    return unit ? baseUnits(unit) : expression;
  }
  return mapChildren(expression, withBaseUnits);
}

/** Scale, power of π, and the base quantities as letters. Counted things are plain numbers. */
function baseUnits({ scale, piPower, dimension }: Unit): Expression {
  const powers = baseQuantities
    .filter((base) => dimension[base] !== 0 && base !== "count" && base !== "angle")
    .map((base) => power({ kind: "variable", name: `base:${base}` }, dimension[base]));
  return [...powers, power({ kind: "constant", name: "π" }, piPower)].reduce(
    (left, right): Expression => ({ kind: "product", sign: "×", left, right }),
    valueLeaf(scale),
  );
}

function power(base: Expression, exponent: number): Expression {
  return exponent === 0 ? one : { kind: "power", base, exponent: integerLeaf(BigInt(exponent)) };
}
