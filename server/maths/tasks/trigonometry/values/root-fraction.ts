import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import { greatestCommonDivisor, takeOutSquares } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import { productOf } from "../../../working/written.ts";
import { over } from "./angle-of-call.ts";

/** `±p√a / (q√b)` in lowest terms, without rationalising: √3/(2√2). */
export interface RootFraction {
  sign: 1n | -1n;
  p: bigint;
  a: bigint;
  q: bigint;
  b: bigint;
}

/** Evaluates products, quotients and powers of numbers and square roots; null for sums and other expressions. */
export function readRootFraction(expression: Expression): RootFraction | null {
  const part = ungroup(expression);
  if (part.kind === "number") return q.isZero(part.value) ? null : fromRational(part.value);
  if (part.kind === "negate") return oppositeOf(readRootFraction(part.operand));
  if (part.kind === "root") return part.index === 2 ? rootOf(readRootFraction(part.operand)) : null;
  if (part.kind === "power") return readPower(part);
  return part.kind === "product" || part.kind === "quotient" ? readPair(part) : null;
}

function readPair(
  part: Extract<Expression, { kind: "product" | "quotient" }>,
): RootFraction | null {
  const [left, right] = [readRootFraction(part.left), readRootFraction(part.right)];
  if (!left || !right) return null;
  return multiplyRoots(left, part.kind === "product" ? right : reciprocalOf(right));
}

/** The negative of a value. */
export function oppositeOf(value: RootFraction | null): RootFraction | null {
  return value && { ...value, sign: value.sign === 1n ? -1n : 1n };
}

function readPower({
  base,
  exponent,
}: Extract<Expression, { kind: "power" }>): RootFraction | null {
  const inner = readRootFraction(base);
  const times = ungroup(exponent);
  const isSmall = times.kind === "number" && q.isInteger(times.value) && times.value.numerator > 0n;
  if (!inner || !isSmall || times.value.numerator > 6n) return null;
  return Array.from({ length: Number(times.value.numerator) }, () => inner).reduce(multiplyRoots);
}

function fromRational({ numerator, denominator }: q.Rational): RootFraction {
  const sign = numerator < 0n ? -1n : 1n;
  return { sign, p: sign * numerator, a: 1n, q: denominator, b: 1n };
}

function rootOf(inner: RootFraction | null): RootFraction | null {
  const isRational = inner?.sign === 1n && inner.a === 1n && inner.b === 1n;
  return isRational ? reduced({ sign: 1n, p: 1n, a: inner.p, q: 1n, b: inner.q }) : null;
}

/** The reciprocal of a value. */
export function reciprocalOf({ sign, p, a, q: below, b }: RootFraction): RootFraction {
  return { sign, p: below, a: b, q: p, b: a };
}

/** The product of two values, reduced. */
export function multiplyRoots(one: RootFraction, other: RootFraction): RootFraction {
  return reduced({
    sign: one.sign === other.sign ? 1n : -1n,
    p: one.p * other.p,
    a: one.a * other.a,
    q: one.q * other.q,
    b: one.b * other.b,
  });
}

function reduced({ sign, ...fraction }: RootFraction): RootFraction {
  const shared = greatestCommonDivisor(fraction.a, fraction.b);
  const above = takeOutSquares(fraction.a / shared);
  const below = takeOutSquares(fraction.b / shared);
  const [p, bottom] = [fraction.p * above.outside, fraction.q * below.outside];
  const common = greatestCommonDivisor(p, bottom);
  return {
    sign,
    ...withFewerRoots({ p: p / common, a: above.inside, q: bottom / common, b: below.inside }),
  };
}

/** Cancels a root: 3/√3 becomes √3, and √3/3 becomes 1/√3. */
function withFewerRoots({
  p,
  a,
  q: bottom,
  b,
}: Omit<RootFraction, "sign">): Omit<RootFraction, "sign"> {
  if (b > 1n && p % b === 0n) return { p: p / b, a: a * b, q: bottom, b: 1n };
  if (a > 1n && bottom === a) return { p, a: 1n, q: 1n, b: a * b };
  return { p, a, q: bottom, b };
}

/** Whether the value is a whole number over a single root, as in school tables: 1/√3, 2/√3, 3/√2. */
export function isTabled({ p, a, q: below, b }: RootFraction): boolean {
  return a === 1n && below === 1n && greatestCommonDivisor(p, b) === 1n;
}

/** Whether a root is left in the value. */
export function hasRootIn({ a, b }: RootFraction): boolean {
  return a > 1n || b > 1n;
}

/** The value as an expression. */
export function writeRootFraction({ sign, p, a, q: below, b }: RootFraction): Expression {
  const top = withRoot(p, a);
  const written = below === 1n && b === 1n ? top : over(top, withRoot(below, b));
  return sign === 1n ? written : { kind: "negate", operand: written };
}

/** number·√radicand as an expression. */
export function withRoot(number: bigint, radicand: bigint): Expression {
  const root: Expression = { kind: "root", index: 2, operand: integerLeaf(radicand) };
  if (radicand === 1n) return integerLeaf(number);
  return number === 1n ? root : productOf([integerLeaf(number), root]);
}
