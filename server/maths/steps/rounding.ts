import { evaluateReal } from "../algebra/evaluate-complex.ts";
import {
  type Expression,
  mapChildren,
  type NumberLeaf,
  numbersIn,
} from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Comparison } from "./comparison.ts";

/**
 * The value of one unit in the last displayed digit of a number: 0.01 for 3.14, 1e9 for 2.4×10¹⁰, 100 for 4600.
 * Null for anything but a written number.
 */
export function lastDigit(expression: Expression): number | null {
  if (expression.kind === "number") return digitOfNumber(expression);
  if (expression.kind === "group") return lastDigit(expression.inner);
  if (expression.kind === "negate") return lastDigit(expression.operand);
  if (expression.kind === "percent") return scaled(lastDigit(expression.operand), 0.01);
  if (expression.kind === "degrees") return scaled(lastDigit(expression.operand), Math.PI / 180);
  if (expression.kind === "product") {
    return scaled(lastDigit(expression.left), powerOfTen(expression.right));
  }
  return expression.kind === "power" ? powerOfTen(expression) : null;
}

function digitOfNumber({ form, value }: NumberLeaf): number | null {
  if (form.kind === "decimal") return 10 ** -form.places;
  return form.kind === "integer" ? trailingZeros(value.numerator) : null;
}

function trailingZeros(value: bigint): number {
  const [zeros = ""] = /0*$/.exec(value.toString()) ?? [];
  return value === 0n ? 1 : 10 ** zeros.length;
}

function scaled(digit: number | null, factor: number | null): number | null {
  return digit === null || factor === null ? null : digit * factor;
}

/** 10ⁿ; and 1, which represents an omitted unit. */
function powerOfTen(expression: Expression): number | null {
  if (expression.kind === "group") return powerOfTen(expression.inner);
  if (expression.kind === "number") return q.equals(expression.value, q.one) ? 1 : null;
  if (expression.kind === "product") {
    return scaled(powerOfTen(expression.left), powerOfTen(expression.right));
  }
  const isTen = expression.kind === "power" && evaluateReal(expression.base, new Map()) === 10;
  return isTen ? evaluateReal(expression, new Map()) : null;
}

/** The accepted relative difference of two values without written digits: π ≈ 22/7. */
const closeShare = 0.002;

type Values = ReadonlyMap<string, number>;

/**
 * Whether one value equals the other in the displayed digits. `open` if either has no real value, or if
 * decimals that are rounded themselves make it undecided: 0.42 × 0.1026 ≈ 0.0431 and 0.0430 alike.
 */
export function compareRounded(
  left: Expression,
  right: Expression,
  values: Values = new Map(),
): Comparison {
  const [a, b] = [evaluateReal(left, values), evaluateReal(right, values)];
  if (a === null || b === null) return "open";
  const digits = [lastDigit(left), lastDigit(right)].filter((digit) => digit !== null);
  const size = Math.max(Math.abs(a), Math.abs(b));
  const allowed = digits.length > 0 ? Math.max(...digits) / 2 : closeShare * size;
  const gap = Math.abs(a - b) - 1e-12 * size;
  if (gap <= allowed * (1 + 1e-9)) return "holds";
  const carried = carriedError(left, values) + carriedError(right, values);
  return gap <= allowed + 2 * carried ? "open" : "fails";
}

/** Whether decimals with three or more places, which may be rounded, explain the difference: 1.33333 × 6 for 8. */
export function isOffByRounding(left: Expression, right: Expression): boolean {
  const isLong = ({ form }: NumberLeaf): boolean => form.kind === "decimal" && form.places > 2;
  if (![left, right].some((side) => numbersIn(side).some(isLong))) return false;
  const [a, b] = [evaluateReal(left, new Map()), evaluateReal(right, new Map())];
  if (a === null || b === null) return false;
  return Math.abs(a - b) <= carriedError(left, new Map()) + carriedError(right, new Map());
}

const mostDecimals = 8;

/** The maximum error of the value if each decimal in it has an error of half its last digit. */
function carriedError(expression: Expression, values: Values): number {
  const value = evaluateReal(expression, values);
  if (value === null || lastDigit(expression) !== null) return 0;
  return numbersIn(expression)
    .filter(mayBeRounded)
    .slice(0, mostDecimals)
    .map((leaf) => {
      const moved = evaluateReal(moveLeaf(expression, leaf), values);
      return moved === null ? 0 : Math.abs(moved - value);
    })
    .reduce((total, part) => total + part, 0);
}

/** A decimal, or a whole number with as many digits as a rounded value has. */
function mayBeRounded({ form, value }: NumberLeaf): boolean {
  return form.kind === "decimal" || (form.kind === "integer" && value.numerator > 999n);
}

/** The expression with one of its decimals increased by half its last digit. */
function moveLeaf(expression: Expression, leaf: NumberLeaf): Expression {
  if (expression !== leaf) return mapChildren(expression, (part) => moveLeaf(part, leaf));
  const places = leaf.form.kind === "decimal" ? leaf.form.places : 0;
  const half = q.rational(1n, 2n * 10n ** BigInt(places));
  return { ...leaf, value: q.add(leaf.value, half) };
}
