import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { spend } from "./budget.ts";
import type { Atom, Monomial, Polynomial, Quotient } from "./form.ts";
import { intervalFunctions } from "./interval-functions.ts";
import {
  containsZero,
  type Interval,
  intervalArithmetic,
  type IntervalArithmetic,
} from "./interval.ts";
import { onePolynomial } from "./polynomial.ts";
import { asRational, isZero, subtract } from "./quotient.ts";
import { bitsThatProveZero } from "./separation-bound.ts";

/** An interval that contains a real constant; null for letters, i, and values that may not exist. */
export function intervalOf(value: Quotient, bits: number): Interval | null {
  spend(bits);
  return quotientValue(value, intervalArithmetic(bits));
}

/** −1, 0 or 1 for a real constant; null if undecided. */
export function signOf(value: Quotient): -1 | 0 | 1 | null {
  const rational = asRational(value);
  if (rational) return q.sign(rational);
  for (const bits of [64, 256, 1024]) {
    const interval = intervalOf(value, bits);
    if (interval && !containsZero(interval)) return interval.low > 0n ? 1 : -1;
  }
  return isProvedZero(value) ? 0 : null;
}

function isProvedZero(value: Quotient): boolean {
  const bits = bitsThatProveZero(value.numerator);
  if (isZero(value) || bits === null) return isZero(value);
  const interval = intervalOf({ ...value, denominator: onePolynomial }, bits + 64);
  const reach = 1n << 64n;
  return interval !== null && -reach < interval.low && interval.high < reach;
}

/** The order of two real constants: negative if a is smaller; null if undecided. */
export function orderOf(a: Quotient, b: Quotient): -1 | 0 | 1 | null {
  return signOf(subtract(a, b));
}

function quotientValue(
  { numerator, denominator }: Quotient,
  arithmetic: IntervalArithmetic,
): Interval | null {
  const above = polynomialValue(numerator, arithmetic);
  const below = polynomialValue(denominator, arithmetic);
  return above && below && arithmetic.divide(above, below);
}

function polynomialValue({ terms }: Polynomial, arithmetic: IntervalArithmetic): Interval | null {
  let sum: Interval | null = { low: 0n, high: 0n };
  for (const { coefficient, monomial } of terms) {
    const value = monomialValue(monomial, arithmetic);
    if (value === null) return null;
    sum = arithmetic.add(sum, arithmetic.multiply(arithmetic.fromRational(coefficient), value));
  }
  return sum;
}

function monomialValue({ factors }: Monomial, arithmetic: IntervalArithmetic): Interval | null {
  let product: Interval = arithmetic.fromRational(q.one);
  for (const { atom, exponent } of factors) {
    const value = atomValue(atom, arithmetic);
    const power = value && raise(value, exponent, arithmetic);
    if (power === null) return null;
    product = arithmetic.multiply(product, power);
  }
  return product;
}

/** Roots and powers above this are computed with the logarithm. */
const mostByHand = 12n;

function raise(
  base: Interval,
  exponent: Rational,
  arithmetic: IntervalArithmetic,
): Interval | null {
  const { numerator, denominator } = exponent;
  if (denominator === 1n) return wholePower(base, numerator, arithmetic);
  if (numerator > mostByHand || denominator > mostByHand) {
    const logarithm = arithmetic.logarithm(base);
    const times = arithmetic.fromRational(exponent);
    return logarithm && arithmetic.exponential(arithmetic.multiply(logarithm, times));
  }
  const root = rootOf(base, Number(denominator), arithmetic);
  return root && wholePower(root, numerator, arithmetic);
}

const largestPower = 5000n;

function wholePower(
  base: Interval,
  exponent: bigint,
  arithmetic: IntervalArithmetic,
): Interval | null {
  if (exponent > largestPower) return null;
  let power = arithmetic.fromRational(q.one);
  for (const bit of exponent.toString(2)) {
    power = arithmetic.multiply(power, power);
    if (bit === "1") power = arithmetic.multiply(power, base);
  }
  return power;
}

/** Odd roots of negative numbers are negative. */
function rootOf(base: Interval, index: number, arithmetic: IntervalArithmetic): Interval | null {
  if (base.high >= 0n || index % 2 === 0) return arithmetic.root(base, index);
  const root = arithmetic.root(arithmetic.negate(base), index);
  return root && arithmetic.negate(root);
}

function atomValue(atom: Atom, arithmetic: IntervalArithmetic): Interval | null {
  switch (atom.kind) {
    case "variable":
      return null;
    case "constant":
      if (atom.name === "π") return arithmetic.pi;
      return atom.name === "e" ? arithmetic.exponential(arithmetic.fromRational(q.one)) : null;
    case "prime":
      return arithmetic.fromRational(q.rational(atom.prime));
    case "radicand":
      return polynomialValue(atom.polynomial, arithmetic);
    case "exponential":
      return exponentialValue(atom, arithmetic);
    case "call":
      return callValue(atom, arithmetic);
  }
}

function exponentialValue(
  { base, exponent }: Extract<Atom, { kind: "exponential" }>,
  arithmetic: IntervalArithmetic,
): Interval | null {
  const value = polynomialValue(base, arithmetic);
  const logarithm = value && arithmetic.logarithm(value);
  const times = quotientValue(exponent, arithmetic);
  return logarithm && times && arithmetic.exponential(arithmetic.multiply(logarithm, times));
}

type Call = Extract<Atom, { kind: "call" }>;

function callValue(call: Call, arithmetic: IntervalArithmetic): Interval | null {
  const argument = quotientValue(call.argument, arithmetic);
  if (argument === null) return null;
  if (call.name !== "log") return intervalFunctions[call.name]?.(argument, arithmetic) ?? null;
  const base = call.base && quotientValue(call.base, arithmetic);
  const [above, below] = [arithmetic.logarithm(argument), base && arithmetic.logarithm(base)];
  return above && below && arithmetic.divide(above, below);
}
