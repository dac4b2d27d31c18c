import type { CanonicalOptions } from "../../algebra/options.ts";
import {
  type Cases,
  type Expression,
  integerLeaf,
  matchExpression,
  type NumberLeaf,
  someWithin,
  ungroup,
} from "../../expressions/expression.ts";
import * as q from "../../numbers/rational.ts";
import { looksLike, workedOut } from "../written.ts";

/** A factor of a product of powers; `isBelow` if it is a divisor. */
export interface PowerFactor {
  base: Expression;
  exponent: Expression;
  isBelow: boolean;
}

/** A product of powers. `line`: divisors follow ÷ instead of being in a denominator. */
export interface PowerProduct {
  factors: readonly PowerFactor[];
  layout: "line" | "bar";
  isNegative: boolean;
}

const one = integerLeaf(1n);

/** The expression as a product of powers; null for sums, roots, decimals and other expressions. */
export function readPowers(expression: Expression): PowerProduct | null {
  const factors = factorsOf(expression);
  return factors && { factors, layout: layoutOf(expression), isNegative: false };
}

function factorsOf(expression: Expression): PowerFactor[] | null {
  return matchExpression(expression, factorCases);
}

const noPowers = (): null => null;

const factorCases: Cases<PowerFactor[] | null> = {
  group: ({ inner }) => factorsOf(inner),
  product: ({ sign, left, right }) =>
    sign === "of" ? null : both(factorsOf(left), factorsOf(right)),
  quotient: ({ left, right }) => both(factorsOf(left), inverted(factorsOf(right))),
  power: ({ base, exponent }) =>
    factorsOf(base) && isExponent(exponent)
      ? [{ base: plainBase(base), exponent: ungroup(exponent), isBelow: false }]
      : null,
  number: (leaf) => (isWholeOrFraction(leaf) ? single(leaf) : null),
  negate: (part) => (ungroup(part.operand).kind === "number" ? single(plainBase(part)) : null),
  variable: single,
  constant: noPowers,
  sum: noPowers,
  difference: noPowers,
  root: noPowers,
  call: noPowers,
  degrees: noPowers,
  percent: noPowers,
};

function single(base: Expression): PowerFactor[] {
  return [{ base, exponent: one, isBelow: false }];
}

function both(left: PowerFactor[] | null, right: PowerFactor[] | null): PowerFactor[] | null {
  return left && right && [...left, ...right];
}

function inverted(factors: PowerFactor[] | null): PowerFactor[] | null {
  return factors && factors.map((factor) => ({ ...factor, isBelow: !factor.isBelow }));
}

/** A base without brackets; −2 as one number. */
export function plainBase(base: Expression): Expression {
  const inner = ungroup(base);
  if (inner.kind !== "negate") return inner;
  const operand = ungroup(inner.operand);
  return operand.kind === "number" && operand.form.kind === "integer"
    ? integerLeaf(-operand.value.numerator)
    : inner;
}

function isWholeOrFraction({ form, value, money }: NumberLeaf): boolean {
  const isWritten = form.kind === "integer" || form.kind === "fraction";
  return isWritten && money !== true && !q.isZero(value);
}

/** Whole numbers, fractions, letters, and their combinations with + − × ÷. */
function isExponent(exponent: Expression): boolean {
  return !someWithin(exponent, (part) =>
    part.kind === "number"
      ? part.form.kind === "decimal" || part.form.kind === "mixed"
      : beyondExponents.has(part.kind),
  );
}

const beyondExponents: ReadonlySet<Expression["kind"]> = new Set([
  "constant",
  "power",
  "root",
  "call",
  "degrees",
  "percent",
]);

/** A chain of × and ÷ stays inline unless it contains a bracket or a fraction bar. */
function layoutOf(expression: Expression): PowerProduct["layout"] {
  return hasDivisionSign(expression) && isFlatLine(expression) ? "line" : "bar";
}

export function hasDivisionSign(expression: Expression): boolean {
  if (expression.kind === "quotient" && expression.sign === "÷") return true;
  if (expression.kind !== "quotient" && expression.kind !== "product") return false;
  return hasDivisionSign(expression.left) || hasDivisionSign(expression.right);
}

function isFlatLine(expression: Expression): boolean {
  if (expression.kind === "product") {
    return isFlatLine(expression.left) && isFlatLine(expression.right);
  }
  if (expression.kind === "quotient") {
    return expression.sign === "÷" && isFlatLine(expression.left) && isSingle(expression.right);
  }
  return isSingle(expression);
}

function isSingle(expression: Expression): boolean {
  const { kind } = ungroup(expression);
  return kind !== "product" && kind !== "quotient";
}

/** The product as an expression. */
export function writePowers({ factors, layout, isNegative }: PowerProduct): Expression {
  const above = factors.filter(({ isBelow }) => !isBelow);
  const below = factors.filter(({ isBelow }) => isBelow);
  const top = productOfPowers(above);
  const whole = below.length === 0 ? top : divided(top, below, layout);
  return isNegative ? { kind: "negate", operand: whole } : whole;
}

function divided(
  top: Expression,
  below: readonly PowerFactor[],
  layout: PowerProduct["layout"],
): Expression {
  if (layout === "bar") {
    return { kind: "quotient", sign: "bar", left: top, right: productOfPowers(below) };
  }
  return below.reduce<Expression>(
    (left, factor) => ({ kind: "quotient", sign: "÷", left, right: writeFactor(factor) }),
    top,
  );
}

/** The powers as a product; the sign is omitted only between powers of different letters. */
export function productOfPowers(
  factors: readonly Pick<PowerFactor, "base" | "exponent">[],
): Expression {
  const [first, ...others] = factors;
  if (!first) return one;
  let before = first;
  let product = writeFactor(first);
  for (const factor of others) {
    const isJoined = factor.base.kind === "variable" && !looksLike(before.base, factor.base);
    const right = writeFactor(factor);
    product = { kind: "product", sign: isJoined ? "implicit" : "×", left: product, right };
    before = factor;
  }
  return product;
}

/** One power as an expression: without the exponent 1, and in brackets if necessary. */
export function writeFactor({
  base,
  exponent,
}: Pick<PowerFactor, "base" | "exponent">): Expression {
  if (isNumber(exponent, q.one)) return isPlainBase(base) ? base : { kind: "group", inner: base };
  return {
    kind: "power",
    base: isPlainBase(base) ? base : { kind: "group", inner: base },
    exponent,
  };
}

function isPlainBase(base: Expression): boolean {
  if (base.kind === "number") return base.form.kind === "integer" && q.sign(base.value) > 0;
  return base.kind === "variable";
}

/** Whether an expression is the given number. */
export function isNumber(expression: Expression, value: q.Rational): boolean {
  return expression.kind === "number" && q.equals(expression.value, value);
}

/** An exponent evaluated: m + n, 3 + 4. */
export function exponentOf(
  kind: "sum" | "difference" | "product",
  left: Expression,
  right: Expression,
  options: CanonicalOptions,
): Expression {
  const sides = { left: held(left), right: held(right) };
  const written: Expression =
    kind === "product" ? { kind, sign: "×", ...sides } : { kind, ...sides };
  return workedOut(written, options);
}

function held(exponent: Expression): Expression {
  return exponent.kind === "number" || exponent.kind === "variable"
    ? exponent
    : { kind: "group", inner: exponent };
}
