import {
  type Dimension,
  dimensionless,
  samePhysicalDimension,
  timesPower,
} from "../../../quantities/dimension.ts";
import type { Formula } from "./formula.ts";

/**
 * The dimension of a formula; null if it adds quantities of different dimensions, or applies a trigonometric function
 * to a quantity with a dimension.
 */
export function formulaDimension(
  formula: Formula,
  dimensionOfName: (name: string) => Dimension,
): Dimension | null {
  const of = (inner: Formula): Dimension | null => formulaDimension(inner, dimensionOfName);
  switch (formula.kind) {
    case "number":
    case "pi":
      return dimensionless;
    case "name":
      return dimensionOfName(formula.name);
    case "sum":
      return ofSum(formula, of);
    case "product":
      return power(of(formula.left), of(formula.right), 1);
    case "quotient":
      return power(of(formula.top), of(formula.bottom), -1);
    case "power":
      return power(dimensionless, of(formula.base), formula.exponent);
    case "raised":
      return ofRaised(of(formula.base), of(formula.exponent));
    case "function":
      return ofFunction(formula.of, of(formula.inner));
  }
}

/** The dimension of a sum. A leading zero, as in 0 − x, fits any dimension. */
function ofSum(
  { left, right }: Extract<Formula, { kind: "sum" }>,
  of: (inner: Formula) => Dimension | null,
): Dimension | null {
  if (left.kind === "number" && left.value === 0n) return of(right);
  const [a, b] = [of(left), of(right)];
  return a && b && samePhysicalDimension(a, b) ? a : null;
}

function ofRaised(base: Dimension | null, exponent: Dimension | null): Dimension | null {
  return isNumber(base) && isNumber(exponent) ? dimensionless : null;
}

function power(a: Dimension | null, b: Dimension | null, exponent: number): Dimension | null {
  return a && b ? timesPower(a, b, exponent) : null;
}

function isNumber(dimension: Dimension | null): boolean {
  return dimension !== null && samePhysicalDimension(dimension, dimensionless);
}

function ofFunction(of: string, inner: Dimension | null): Dimension | null {
  if (!inner) return null;
  if (of === "sqrt") return timesPower(dimensionless, inner, 1 / 2);
  if (of === "abs") return inner;
  return isNumber(inner) ? dimensionless : null;
}
