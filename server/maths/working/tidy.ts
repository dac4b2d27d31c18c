import {
  type Cases,
  type Expression,
  integerLeaf,
  mapChildren,
  matchExpression,
  type NumberLeaf,
  ungroup,
} from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { isSum } from "./written.ts";

/**
 * Simplifications without comment: redundant brackets, factors 1, terms 0, a double sign.
 * The value stays the same.
 */
export function tidy(expression: Expression): Expression {
  return matchExpression(mapChildren(expression, tidy), cases);
}

function same(part: Expression): Expression {
  return part;
}

const cases: Cases<Expression> = {
  number: same,
  variable: same,
  constant: same,
  degrees: same,
  percent: same,
  group: tidyGroup,
  sum: tidySum,
  difference: tidySum,
  negate: (part) => tidyNegative(ungroup(part.operand), part),
  product: tidyProduct,
  power: (part) => (isValue(ungroup(part.exponent), q.one) ? part.base : part),
  quotient: tidyQuotient,
  root: (part) => mapChildren(part, ungroup),
  call: (part) => {
    const argument = ungroup(part.argument);
    return argument === part.argument ? part : { ...part, argument };
  },
};

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

function isValue(expression: Expression, value: q.Rational): expression is NumberLeaf {
  return expression.kind === "number" && q.equals(expression.value, value);
}

/** Brackets around a single operand: (5), (x), ((x + 1)), (√2). */
function tidyGroup(group: Of<"group">): Expression {
  const { inner } = group;
  const isPositive =
    inner.kind === "number" && q.sign(inner.value) >= 0 && inner.form.kind === "integer";
  return single.has(inner.kind) || isPositive ? inner : group;
}

const single: ReadonlySet<Expression["kind"]> = new Set([
  "variable",
  "constant",
  "root",
  "call",
  "group",
  "degrees",
]);

function tidySum(sum: Of<"sum"> | Of<"difference">): Expression {
  const { left, right } = sum;
  if (isValue(right, q.zero)) return left;
  if (isValue(left, q.zero)) {
    return sum.kind === "sum" ? right : tidy({ kind: "negate", operand: right });
  }
  const flipped = sum.kind === "sum" ? "difference" : "sum";
  const negative = withoutMinus(right);
  if (negative) return { kind: flipped, left, right: negative };
  const isOpen = sum.kind === "sum" && right.kind === "group";
  return isOpen ? joined(left, right.inner) : sum;
}

/** a + (b − c) without its brackets. */
function joined(left: Expression, inner: Expression): Expression {
  if (isSum(inner) && (inner.kind === "sum" || inner.kind === "difference")) {
    return tidySum({ kind: inner.kind, left: joined(left, inner.left), right: inner.right });
  }
  return tidySum({ kind: "sum", left, right: inner });
}

/** The expression without its leading minus sign; null if it has none. */
export function withoutMinus(expression: Expression): Expression | null {
  const inner =
    expression.kind === "group" && !isSum(expression.inner) ? expression.inner : expression;
  if (inner.kind === "negate") return inner.operand;
  if (inner.kind === "number" && q.sign(inner.value) < 0) return positiveLeaf(inner);
  if (inner.kind === "product") {
    const left = withoutMinus(inner.left);
    return left && tidy({ ...inner, left });
  }
  if (inner.kind === "quotient") {
    const left = withoutMinus(inner.left);
    return left && { ...inner, left };
  }
  return null;
}

function positiveLeaf(leaf: NumberLeaf): NumberLeaf {
  const form =
    leaf.form.kind === "fraction" ? { ...leaf.form, numerator: -leaf.form.numerator } : leaf.form;
  return { ...leaf, value: q.negate(leaf.value), form };
}

function tidyNegative(operand: Expression, whole: Expression): Expression {
  if (isValue(operand, q.zero)) return operand;
  return withoutMinus(operand) ?? whole;
}

/** A fraction bar groups its sides by itself. */
function tidyQuotient(quotient: Of<"quotient">): Expression {
  if (isValue(ungroup(quotient.right), q.one)) return quotient.left;
  if (quotient.sign === "÷") return quotient;
  const bare = mapChildren(quotient, ungroup);
  return quotient.sign === "bar" || bare.kind !== "quotient" ? bare : { ...bare, sign: "bar" };
}

function tidyProduct(product: Of<"product">): Expression {
  const { left, right } = product;
  const [first, second] = [ungroup(left), ungroup(right)];
  if (isValue(first, q.zero) || isValue(second, q.zero)) return integerLeaf(0n);
  if (isValue(first, q.one)) return right;
  if (isValue(second, q.one)) return left;
  if (isValue(first, q.rational(-1n))) return tidy({ kind: "negate", operand: right });
  return product;
}
