import {
  type Expression,
  type FunctionName,
  matchExpression,
} from "../../../expressions/expression.ts";

const functions: Partial<Record<FunctionName, (angle: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
};

/**
 * Evaluates an expression in floating point, for checks that are independent of exact arithmetic; NaN if it has no
 * value.
 */
export function decimalValue(
  expression: Expression,
  values: ReadonlyMap<string, number> = new Map(),
): number {
  const at = (part: Expression): number => decimalValue(part, values);
  return matchExpression<number>(expression, {
    number: (part) => Number(part.value.numerator) / Number(part.value.denominator),
    variable: (part) => values.get(part.name) ?? Number.NaN,
    constant: (part) => (part.name === "π" ? (values.get("π") ?? Math.PI) : Number.NaN),
    group: (part) => at(part.inner),
    negate: (part) => -at(part.operand),
    sum: (part) => at(part.left) + at(part.right),
    difference: (part) => at(part.left) - at(part.right),
    product: (part) => at(part.left) * at(part.right),
    quotient: (part) => at(part.left) / at(part.right),
    power: (part) => at(part.base) ** at(part.exponent),
    root: (part) => at(part.operand) ** (1 / part.index),
    call: (part) => functions[part.name]?.(at(part.argument)) ?? Number.NaN,
    degrees: (part) => (at(part.operand) * Math.PI) / 180,
    percent: () => Number.NaN,
  });
}
