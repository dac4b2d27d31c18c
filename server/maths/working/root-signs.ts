import {
  type Expression,
  integerLeaf,
  mapChildren,
  someWithin,
  ungroup,
} from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { inBrackets, factorsOf, productOf } from "./written.ts";

/**
 * 5√3·x^(5/2) as 5x²√(3x): integer powers before the root, the rest under it, for a question that contains root
 * signs and no fractional exponents. The same expression if there is nothing to change.
 */
export function withRootSigns(expression: Expression, question: Expression): Expression {
  const orders = new Set<bigint>();
  const isFractional = someWithin(question, (part) => {
    if (part.kind === "root") orders.add(BigInt(part.index));
    return isFractionalPower(part);
  });
  const isOfOrder = (part: Expression): boolean =>
    part.kind === "power" && orders.has(fractionOf(part.exponent)?.denominator ?? 1n);
  return isFractional || !someWithin(expression, isOfOrder) ? expression : signed(expression);
}

function isFractionalPower(part: Expression): boolean {
  return part.kind === "power" && fractionOf(part.exponent) !== null;
}

/** A positive fraction as an exponent. */
function fractionOf(exponent: Expression): q.Rational | null {
  const inner = ungroup(exponent);
  if (inner.kind !== "number" || inner.form.kind !== "fraction") return null;
  return q.sign(inner.value) > 0 && !q.isInteger(inner.value) ? inner.value : null;
}

function signed(expression: Expression): Expression {
  const factors = factorsOf(expression);
  if (!factors.some(isFractionalPower)) {
    return expression.kind === "product" ? expression : mapChildren(expression, signed);
  }
  const outside: Expression[] = [];
  const under = new Map<bigint, Expression[]>();
  for (const factor of factors) {
    const { whole, order, rest } = parted(factor);
    if (whole) outside.push(whole);
    if (rest) under.set(order, [...(under.get(order) ?? []), rest]);
  }
  const roots = [...under].map(([order, parts]): Expression => ({
    kind: "root",
    index: Number(order),
    operand: ungroup(productOf(parts.map(inBrackets))),
  }));
  return productOf([...outside, ...roots]);
}

interface Parted {
  whole: Expression | null;
  order: bigint;
  rest: Expression | null;
}

/** x^(5/2) as x² and the x that remains under the square root. */
function parted(factor: Expression): Parted {
  if (factor.kind === "root") {
    return { whole: null, order: BigInt(factor.index), rest: factor.operand };
  }
  const exponent = factor.kind === "power" ? fractionOf(factor.exponent) : null;
  if (factor.kind !== "power" || !exponent) return { whole: factor, order: 1n, rest: null };
  const { numerator, denominator } = exponent;
  const size = numerator / denominator;
  const raised = (times: bigint): Expression =>
    times === 1n ? factor.base : { ...factor, exponent: integerLeaf(times) };
  return {
    whole: size === 0n ? null : raised(size),
    order: denominator,
    rest: raised(numerator % denominator),
  };
}
