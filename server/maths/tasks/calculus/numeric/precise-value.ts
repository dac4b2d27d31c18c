import {
  type Expression,
  type FunctionName,
  matchExpression,
} from "../../../expressions/expression.ts";
import { intervalFunctions } from "../../../algebra/interval-functions.ts";
import {
  type Interval,
  intervalArithmetic,
  type IntervalArithmetic,
} from "../../../algebra/interval.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalOf } from "../light-form.ts";

/** Letters and their values, with the arithmetic to be used. */
interface Place {
  values: ReadonlyMap<string, Interval>;
  on: IntervalArithmetic;
}

/**
 * The real value of an expression as written, with enough binary places to avoid cancellation errors;
 * null if it has none there, or if undecided. Nothing is simplified first.
 */
export function preciseValue(
  expression: Expression,
  values: ReadonlyMap<string, Interval>,
  bits: number,
): Interval | null {
  return valueOf(expression, { values, on: intervalArithmetic(bits) });
}

/** The midpoint of an interval as a number; null if the interval is too wide. */
export function toNumber({ low, high }: Interval, bits: number): number | null {
  const middle = (low + high) >> 1n;
  const size = middle < 0n ? -middle : middle;
  const isNarrow = (high - low) << 40n <= size || high - low <= 1n << BigInt(bits >> 1);
  return isNarrow ? ratio(middle, BigInt(bits)) : null;
}

function ratio(value: bigint, bits: bigint): number {
  const kept = 80n;
  if (bits <= kept) return Number(value) / Number(1n << bits);
  const whole = value >> bits;
  const rest = value - (whole << bits);
  return Number(whole) + Number(rest >> (bits - kept)) / Number(1n << kept);
}

type Binary = { left: Expression; right: Expression };

function valueOf(expression: Expression, place: Place): Interval | null {
  const { on } = place;
  const of = (part: Expression): Interval | null => valueOf(part, place);
  const both = (
    { left, right }: Binary,
    combine: (a: Interval, b: Interval) => Interval | null,
  ): Interval | null => {
    const [a, b] = [of(left), of(right)];
    return a && b && combine(a, b);
  };
  const scaled = (part: Expression, factor: Interval): Interval | null => {
    const value = of(part);
    return value && on.multiply(value, factor);
  };
  const degree = (): Interval => on.multiply(on.pi, on.fromRational(q.rational(1n, 180n)));
  return matchExpression<Interval | null>(expression, {
    number: ({ value }) => on.fromRational(value),
    variable: ({ name }) => place.values.get(name) ?? null,
    constant: ({ name }) => {
      if (name === "π") return on.pi;
      return name === "e" ? on.exponential(on.fromRational(q.one)) : null;
    },
    group: ({ inner }) => of(inner),
    negate: ({ operand }) => scaled(operand, on.fromRational(q.rational(-1n))),
    sum: (part) => both(part, (a, b) => on.add(a, b)),
    difference: (part) => both(part, (a, b) => on.add(a, on.negate(b))),
    product: (part) => both(part, (a, b) => on.multiply(a, b)),
    quotient: (part) => both(part, (a, b) => on.divide(a, b)),
    power: ({ base, exponent }) => power(of(base), exponent, place),
    root: ({ operand, index }) => realPower(of(operand), q.rational(1n, BigInt(index)), on),
    call: (part) => call(part, place),
    degrees: ({ operand }) => scaled(operand, degree()),
    percent: ({ operand }) => scaled(operand, on.fromRational(q.rational(1n, 100n))),
  });
}

function power(base: Interval | null, exponent: Expression, place: Place): Interval | null {
  if (!base) return null;
  const exact = rationalOf(exponent);
  if (exact) return realPower(base, exact, place.on);
  const logarithm = place.on.logarithm(base);
  const times = valueOf(exponent, place);
  return logarithm && times && place.on.exponential(place.on.multiply(logarithm, times));
}

const largestPower = 1000n;

/** Odd roots of negative numbers are negative. */
function realPower(
  base: Interval | null,
  { numerator, denominator }: Rational,
  on: IntervalArithmetic,
): Interval | null {
  const size = numerator < 0n ? -numerator : numerator;
  if (!base || size > largestPower || denominator > largestPower) return null;
  const root = denominator === 1n ? base : realRoot(base, Number(denominator), on);
  if (!root) return null;
  const result = wholePower(root, size, on);
  return numerator < 0n ? on.divide(on.fromRational(q.one), result) : result;
}

/** By repeated squaring. */
function wholePower(base: Interval, times: bigint, on: IntervalArithmetic): Interval {
  let result = on.fromRational(q.one);
  let square = base;
  for (let rest = times; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = on.multiply(result, square);
    square = rest > 1n ? on.multiply(square, square) : square;
  }
  return result;
}

function realRoot(base: Interval, index: number, on: IntervalArithmetic): Interval | null {
  if (base.high >= 0n || index % 2 === 0) return on.root(base, index);
  const root = on.root(on.negate(base), index);
  return root && on.negate(root);
}

const reciprocals: Partial<Record<FunctionName, FunctionName>> = {
  cot: "tan",
  sec: "cos",
  cosec: "sin",
};

function call(
  { name, argument, base }: Extract<Expression, { kind: "call" }>,
  place: Place,
): Interval | null {
  const at = valueOf(argument, place);
  if (!at) return null;
  if (name === "log") return logarithmToBase(at, base, place);
  const { on } = place;
  const turned = reciprocals[name];
  if (turned) {
    const value = ownFunction(turned, at, on);
    return value && on.divide(on.fromRational(q.one), value);
  }
  return hyperbolic(name, at, on) ?? ownFunction(name, at, on);
}

/** ln a/ln b; the base is 10 if none is written. */
function logarithmToBase(
  at: Interval,
  base: Expression | undefined,
  place: Place,
): Interval | null {
  const { on } = place;
  const low = base ? valueOf(base, place) : on.fromRational(q.rational(10n));
  const [above, below] = [on.logarithm(at), low && on.logarithm(low)];
  return above && below && on.divide(above, below);
}

/** Functions that the interval arithmetic itself has. */
function ownFunction(name: FunctionName, at: Interval, on: IntervalArithmetic): Interval | null {
  return intervalFunctions[name]?.(at, on) ?? null;
}

function hyperbolic(name: FunctionName, at: Interval, on: IntervalArithmetic): Interval | null {
  if (name !== "sinh" && name !== "cosh" && name !== "tanh") return null;
  const [up, down] = [on.exponential(at), on.exponential(on.negate(at))];
  if (!up || !down) return null;
  const half = on.fromRational(q.rational(1n, 2n));
  const [difference, sum] = [on.add(up, on.negate(down)), on.add(up, down)];
  if (name === "tanh") return on.divide(difference, sum);
  return on.multiply(name === "sinh" ? difference : sum, half);
}
