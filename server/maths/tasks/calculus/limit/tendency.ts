import { canonical } from "../../../algebra/canonical.ts";
import { signOf } from "../../../algebra/constant-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { functionValue } from "../../../algebra/function-value.ts";
import { power as powerOf } from "../../../algebra/power.ts";
import { rootOf } from "../../../algebra/root.ts";
import * as form from "../../../algebra/quotient.ts";
import {
  type Expression,
  type FunctionName,
  matchExpression,
} from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { type Approach, finite, orNull, signNear, type Tendency } from "./approach.ts";

/**
 * The limit of an expression from the limits of its parts, by the limit laws; null for the indeterminate forms
 * (0/0, ∞/∞, ∞ − ∞, 0·∞, 1^∞, 0⁰, ∞⁰) and for oscillating functions.
 */
export function tendency(expression: Expression, approach: Approach): Tendency | null {
  if (!hasLetter(expression, approach.variable)) {
    const value = orNull(() => canonical(expression));
    return value && finite(value);
  }
  const of = (part: Expression): Tendency | null => tendency(part, approach);
  return matchExpression<Tendency | null>(expression, {
    number: ({ value }) => finite(form.fromRational(value)),
    constant: () => null,
    variable: () =>
      approach.point ? of(approach.point) : { kind: "infinite", sign: approach.side },
    group: ({ inner }) => of(inner),
    negate: ({ operand }) => negated(of(operand)),
    sum: ({ left, right }) => sum(of(left), of(right)),
    difference: ({ left, right }) => sum(of(left), negated(of(right))),
    product: ({ left, right }) => product(of(left), of(right)),
    quotient: ({ left, right }) => quotient(of(left), of(right), { right, approach }),
    power: ({ base, exponent }) => power({ base, exponent }, approach),
    root: ({ operand, index }) => root({ operand, index }, approach),
    call: (part) => call(part, approach),
    degrees: () => null,
    percent: () => null,
  });
}

function negated(value: Tendency | null): Tendency | null {
  if (!value) return null;
  return value.kind === "finite"
    ? finite(form.negate(value.value))
    : { kind: "infinite", sign: value.sign > 0 ? -1 : 1 };
}

function sum(a: Tendency | null, b: Tendency | null): Tendency | null {
  if (!a || !b) return null;
  if (a.kind === "finite" && b.kind === "finite") return finite(form.add(a.value, b.value));
  if (a.kind === "infinite" && b.kind === "infinite") return a.sign === b.sign ? a : null;
  return a.kind === "infinite" ? a : b;
}

function product(a: Tendency | null, b: Tendency | null): Tendency | null {
  if (!a || !b) return null;
  if (a.kind === "finite") {
    return b.kind === "finite" ? finite(form.multiply(a.value, b.value)) : scaled(b, a.value);
  }
  return b.kind === "finite" ? scaled(a, b.value) : infinite(a.sign * b.sign);
}

/** c·∞; null for 0·∞. */
function scaled({ sign }: Infinite, factor: Quotient): Tendency | null {
  const own = knownSign(factor);
  return own === null ? null : infinite(own * sign);
}

/** −1 or 1; null for 0 and if undecided. */
function knownSign(value: Quotient): -1 | 1 | null {
  const sign = signOf(value);
  return sign === 0 ? null : sign;
}

type Infinite = Extract<Tendency, { kind: "infinite" }>;

function infinite(sign: number): Tendency {
  return { kind: "infinite", sign: sign > 0 ? 1 : -1 };
}

function quotient(
  a: Tendency | null,
  b: Tendency | null,
  { right, approach }: { right: Expression; approach: Approach },
): Tendency | null {
  if (!a || !b) return null;
  if (b.kind === "infinite") return a.kind === "finite" ? finite(form.zero) : null;
  if (form.isZero(b.value)) return overZero(a, signNear(right, approach));
  if (a.kind === "finite") return finite(form.divide(a.value, b.value));
  return scaled(a, b.value);
}

/** c/0: the sign of the infinity depends on the side from which 0 is approached. */
function overZero(above: Tendency, side: -1 | 1 | null): Tendency | null {
  const sign = above.kind === "infinite" ? above.sign : knownSign(above.value);
  return sign === null || side === null ? null : infinite(sign * side);
}

interface Power {
  base: Expression;
  exponent: Expression;
}

function power({ base, exponent }: Power, approach: Approach): Tendency | null {
  const [b, e] = [tendency(base, approach), tendency(exponent, approach)];
  if (!b || !e) return null;
  if (e.kind === "infinite") return boundlessPower(b, e, () => signNear(base, approach));
  return b.kind === "finite"
    ? finitePower(b.value, e.value, approach, base)
    : infinitePower(b, e.value);
}

/** b^∞ and b^(−∞): tends to 0 below 1, to infinity above 1; for 1 it is indeterminate. */
function boundlessPower(
  base: Tendency,
  { sign }: Infinite,
  signNearby: () => -1 | 1 | null,
): Tendency | null {
  if (base.kind === "infinite") {
    if (sign < 0) return finite(form.zero);
    return base.sign > 0 ? infinite(1) : null;
  }
  const own = signOf(base.value);
  const beyondOne = knownSign(form.subtract(base.value, form.one));
  if (own === null || own < 0 || beyondOne === null) return null;
  if (own === 0 && signNearby() !== 1) return null;
  return beyondOne * sign > 0 ? infinite(1) : finite(form.zero);
}

function finitePower(
  base: Quotient,
  exponent: Quotient,
  approach: Approach,
  written: Expression,
): Tendency | null {
  if (!form.isZero(base)) {
    const value = orNull(() => powerOf(base, exponent, {}));
    return value && finite(value);
  }
  const sign = signOf(exponent);
  if (sign === 1) return finite(form.zero);
  const whole = form.asRational(exponent);
  if (sign !== -1 || !whole || !q.isInteger(whole)) return null;
  const side = signNear(written, approach);
  const isEven = whole.numerator % 2n === 0n;
  return side === null ? null : infinite(isEven ? 1 : side);
}

function infinitePower(base: Infinite, exponent: Quotient): Tendency | null {
  const sign = signOf(exponent);
  if (sign === -1) return finite(form.zero);
  if (sign !== 1) return null;
  if (base.sign > 0) return infinite(1);
  const whole = form.asRational(exponent);
  if (!whole || !q.isInteger(whole)) return null;
  return infinite(whole.numerator % 2n === 0n ? 1 : -1);
}

function root(
  { operand, index }: { operand: Expression; index: number },
  approach: Approach,
): Tendency | null {
  const inner = tendency(operand, approach);
  if (!inner) return null;
  const isOdd = index % 2 === 1;
  if (inner.kind === "infinite") return inner.sign > 0 || isOdd ? inner : null;
  if (!isOdd && !mayHaveEvenRoot(inner.value, () => signNear(operand, approach))) return null;
  const value = orNull(() => rootOf(inner.value, index, { positive: true }));
  return value && finite(value);
}

/** Non-negative, approaching 0 only from above. A letter under the root counts as positive. */
function mayHaveEvenRoot(value: Quotient, signNearby: () => -1 | 1 | null): boolean {
  const sign = signOf(value);
  return sign === 0 ? signNearby() === 1 : sign !== -1;
}

const atInfinity: Partial<Record<FunctionName, (sign: -1 | 1) => Tendency | null>> = {
  ln: (sign) => (sign > 0 ? infinite(1) : null),
  log: (sign) => (sign > 0 ? infinite(1) : null),
  abs: () => infinite(1),
  arctan: (sign) => finite(form.scale(form.fromConstant("π"), q.rational(BigInt(sign), 2n))),
  arccot: (sign) => finite(sign > 0 ? form.zero : form.fromConstant("π")),
  sinh: (sign) => infinite(sign),
  cosh: () => infinite(1),
  tanh: (sign) => finite(form.fromInteger(BigInt(sign))),
};

type Call = Extract<Expression, { kind: "call" }>;

function call({ name, argument, base }: Call, approach: Approach): Tendency | null {
  const inner = tendency(argument, approach);
  if (!inner || name === "factorial") return null;
  const low = base ? orNull(() => canonical(base)) : null;
  if (base && !isAboveOne(low)) return null;
  if (inner.kind === "infinite") return atInfinity[name]?.(inner.sign) ?? null;
  return functionNear({ name, argument, base: low }, inner.value, approach);
}

/** The limit of a function whose argument tends to a number. */
function functionNear(
  { name, argument, base }: { name: FunctionName; argument: Expression; base: Quotient | null },
  at: Quotient,
  approach: Approach,
): Tendency | null {
  if (isLogarithm(name)) {
    const sign = signOf(at);
    if (sign === -1) return null;
    if (sign === 0) return logarithmAtZero(argument, approach);
  }
  const value = orNull(() => functionValue(name, at, base, {}));
  if (!value) return pole(name, argument, approach);
  return isRealFunction(name, at) ? finite(value) : null;
}

function isAboveOne(base: Quotient | null): boolean {
  return base !== null && form.isConstant(base) && signOf(form.subtract(base, form.one)) === 1;
}

function isLogarithm(name: FunctionName): boolean {
  return name === "ln" || name === "log";
}

function logarithmAtZero(argument: Expression, approach: Approach): Tendency | null {
  return signNear(argument, approach) === 1 ? infinite(-1) : null;
}

/** arcsin 2 has no value. */
function isRealFunction(name: FunctionName, value: Quotient): boolean {
  if (name !== "arcsin" && name !== "arccos") return true;
  const beyond = signOf(form.subtract(form.one, form.multiply(value, value)));
  return beyond !== -1;
}

/** tan x at π/2 and similar: a quotient with denominator 0. */
function pole(name: FunctionName, argument: Expression, approach: Approach): Tendency | null {
  if (!["tan", "cot", "sec", "cosec"].includes(name)) return null;
  const sign = signNear({ kind: "call", name, argument }, approach);
  return sign === null ? null : infinite(sign);
}
