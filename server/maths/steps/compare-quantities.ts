import { evaluateReal } from "../algebra/evaluate-complex.ts";
import {
  type Expression,
  numbersIn,
  someWithin,
  ungroup,
  variablesIn,
} from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { baseQuantities } from "../quantities/dimension.ts";
import { quantity, toBase } from "../quantities/quantity.ts";
import type { Unit } from "../quantities/unit.ts";
import { comparePlain } from "./compare-plain.ts";
import type { Comparison } from "./comparison.ts";
import type { Relation } from "./latex-token.ts";
import { isNounLetter, isUnitLetter, unitOfLetter } from "./read-unit-factor.ts";
import { compareRounded, lastDigit } from "./rounding.ts";
import { hasMark, hasUnit, inBaseUnits, withoutUnits } from "./unit-letters.ts";
import { quotient } from "./value.ts";

/** Compares two sides in their units: if both have all units, these must agree; otherwise units were omitted. */
export function compareQuantities(
  left: Expression,
  right: Expression,
  relation: Relation,
): Comparison {
  return isUnitless(left) && isUnitless(right)
    ? comparePlain(left, right, relation)
    : (compareShifted(left, right, relation) ?? compareInUnits(left, right, relation));
}

function isUnitless(expression: Expression): boolean {
  return !someWithin(expression, (part) => isUnitLetter(part) || isNounLetter(part));
}

function compareInUnits(left: Expression, right: Expression, relation: Relation): Comparison {
  const plain = comparePlain(withoutUnits(left), withoutUnits(right), relation);
  if (!hasUnit(left) || !hasUnit(right)) return plain;
  const inUnits = relation === "≈" ? roundedInUnits(left, right) : inBase(left, right, relation);
  const isDecided = inUnits === "holds" || (isWithUnits(left) && isWithUnits(right));
  return isDecided ? inUnits : plain;
}

function inBase(left: Expression, right: Expression, relation: Relation): Comparison {
  const [a, b] = [inBaseUnits(left), inBaseUnits(right)];
  return a && b ? comparePlain(a, b, relation) : "open";
}

/** Whether each factor has its unit: 5 m × 3 m, but not 5 × 3 m. */
function isWithUnits(expression: Expression): boolean {
  if (expression.kind === "group") return isWithUnits(expression.inner);
  const isProduct = expression.kind === "product" || expression.kind === "quotient";
  if (isQuantity(expression) || !isProduct) return isQuantity(expression);
  return isWithUnits(expression.left) && isWithUnits(expression.right);
}

/** A number with a unit: 5 m, 2.4 × 10⁴ J/kg. */
function isQuantity(expression: Expression): boolean {
  const plain = withoutUnits(expression);
  const isNumber = lastDigit(plain) !== null || plain.kind === "number";
  return isNumber && unitsIn(expression).length === 1;
}

function unitsIn(expression: Expression): Unit[] {
  const units: Unit[] = [];
  someWithin(expression, (part) => {
    const unit = isUnitLetter(part) && part.kind === "variable" ? unitOfLetter(part.name) : null;
    if (unit) units.push(unit);
    return false;
  });
  return units;
}

/** Values for the base quantities that other combinations do not match by chance. */
const baseValues = new Map(baseQuantities.map((base, at) => [`base:${base}`, 1.37 + at * 0.71]));

/** Rounded digits belong to the displayed unit. */
function roundedInUnits(left: Expression, right: Expression): Comparison {
  const [first, second] = [shownAs(left, right), shownAs(right, left)];
  if (first === "holds" || second === "holds") return "holds";
  return first === "open" || second === "open" ? "open" : "fails";
}

function shownAs(exact: Expression, shown: Expression): Comparison {
  const [unit, other] = [unitLetterIn(shown), inBaseUnits(exact)];
  const below = unit && inBaseUnits(unit);
  if (!below || !other) return "open";
  return compareRounded(quotient(other, below), withoutUnits(shown), baseValues);
}

function unitLetterIn(expression: Expression): Expression | null {
  const letters: Expression[] = [];
  someWithin(expression, (part) => {
    if (isUnitLetter(part)) letters.push(part);
    return false;
  });
  return letters.length === 1 ? (letters[0] ?? null) : null;
}

/** In 5 pens = ₹40, 2 h = 100 km and 15% = 36 one corresponds to the other; ₹500 − 10% means 10% of it. */
export function isCorrespondence(left: Expression, right: Expression): boolean {
  if ([left, right].some((side) => someWithin(side, takesPercentOff))) return true;
  // 25% = 0.3 would be a conversion, and in 5 = 6 cm a unit was omitted.
  if ((left.kind === "percent") !== (right.kind === "percent")) {
    return ![left, right].some((side) => isPart(withoutUnits(side)));
  }
  const [a, b] = [countedIn(left), countedIn(right)];
  if (a === null || b === null || a.of === b.of) return false;
  return a.isNoun || b.isNoun || (a.of !== "" && b.of !== "");
}

function isPart(side: Expression): boolean {
  const value = side.kind === "percent" ? null : evaluateReal(side, new Map());
  return value !== null && Math.abs(value) <= 1;
}

interface Counted {
  /** The dimension of a unit, nouns, %, or none. */
  of: string;
  isNoun: boolean;
}

/** The dimension of a plain number; null for anything else. */
function countedIn(expression: Expression): Counted | null {
  const plain = withoutUnits(expression);
  if (lastDigit(plain) === null && plain.kind !== "number") return null;
  const nouns = variablesIn(expression).filter((name) => isNounLetter({ kind: "variable", name }));
  const [unit] = unitsIn(expression);
  if (!unit || nouns.length > 0) return { of: nouns.join(" "), isNoun: nouns.length > 0 };
  return { of: JSON.stringify(unit.dimension), isNoun: false };
}

function takesPercentOff(part: Expression): boolean {
  if (part.kind !== "sum" && part.kind !== "difference") return false;
  return ungroup(part.right).kind === "percent" && !hasMark(part.left);
}

/** 27 °C = 300.15 K: scales with different zero points. Null if it is not such a pair. */
function compareShifted(
  left: Expression,
  right: Expression,
  relation: Relation,
): Comparison | null {
  if (relation !== "=" || !isQuantity(left) || !isQuantity(right)) return null;
  const [a, b] = [left, right].map((side) => {
    const [unit] = unitsIn(side);
    const [number] = numbersIn(withoutUnits(side));
    return unit && number ? toBase(quantity(number.value, unit)) : null;
  });
  const isShifted = [...unitsIn(left), ...unitsIn(right)].some(({ offset }) => offset !== null);
  if (!isShifted || !a || !b) return null;
  // Schools use 273 for 273.15.
  const difference = q.absolute(q.subtract(a, b));
  return q.order(difference, q.rational(16n, 100n)) <= 0 ? "holds" : "fails";
}
