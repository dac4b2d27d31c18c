import {
  type Cases,
  type ConstantName,
  type Expression,
  matchExpression,
  ungroup,
} from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import * as c from "./complex.ts";
import type { Complex } from "./complex.ts";
import { functions } from "./evaluate-function.ts";

/**
 * The value in floating point with complex numbers for letters; null if a letter has no value, or the expression is
 * undefined there. Principal values, but odd roots of negative real numbers are real: ∛(−8) and (−8)^(1/3) are −2.
 */
export function evaluateComplex(
  expression: Expression,
  values: ReadonlyMap<string, Complex>,
): Complex | null {
  return evaluateAt(expression, { values, field: "complex" }).value;
}

/** The value in floating point; null if it or an intermediate value is not a real number. */
export function evaluateReal(
  expression: Expression,
  values: ReadonlyMap<string, number>,
): number | null {
  const complexValues = new Map([...values].map(([name, value]) => [name, c.complex(value)]));
  return evaluateAt(expression, { values: complexValues, field: "real" }).value?.re ?? null;
}

/** The context of an evaluation. In the field of real numbers, every intermediate value must be real. */
export interface Point {
  readonly values: ReadonlyMap<string, Complex>;
  readonly field: "complex" | "real";
}

/** The value, and the size of the largest term added or subtracted, to which the rounding error is proportional. */
export function evaluateAt(
  expression: Expression,
  point: Point,
): { value: Complex | null; largest: number } {
  const work = { ...point, largest: 0 };
  const value = evaluate(expression, work);
  const isReal = value?.im === 0 || point.field === "complex";
  return { value: value && isReal && c.isFinite(value) ? value : null, largest: work.largest };
}

const constants: Record<ConstantName, Complex> = {
  π: c.complex(Math.PI),
  e: c.complex(Math.E),
  i: { re: 0, im: 1 },
  "∞": c.complex(Number.POSITIVE_INFINITY),
};

interface Work extends Point {
  largest: number;
}

function evaluate(expression: Expression, work: Work): Complex | null {
  return matchExpression(expression, cases, work);
}

function of(part: Expression, work: Work): Complex | null {
  const value = evaluate(part, work);
  return value && work.field === "real" && value.im !== 0 ? null : value;
}

type Pair = Extract<Expression, { left: Expression }>;

function both(
  { left, right }: Pair,
  work: Work,
  combine: (a: Complex, b: Complex) => Complex,
): Complex | null {
  const [a, b] = [of(left, work), of(right, work)];
  return a && b && combine(a, b);
}

/** A sum or difference that records the size of its terms. */
function added(
  part: Pair,
  work: Work,
  combine: (a: Complex, b: Complex) => Complex,
): Complex | null {
  return both(part, work, (a, b) => {
    work.largest = Math.max(work.largest, c.size(a), c.size(b));
    return combine(a, b);
  });
}

function scaled(part: Expression, work: Work, factor: number): Complex | null {
  const value = of(part, work);
  return value && c.multiply(value, c.complex(factor));
}

function called(
  { name, argument, base }: Extract<Expression, { kind: "call" }>,
  work: Work,
): Complex | null {
  const value = of(argument, work);
  if (!value) return null;
  if (name !== "log") return functions[name](value);
  const low = base ? of(base, work) : c.complex(10);
  return low && c.divide(c.logarithm(value), c.logarithm(low));
}

const cases: Cases<Complex | null, Work> = {
  number: ({ value }) => c.complex(toNumber(value)),
  variable: ({ name }, work) => work.values.get(name) ?? null,
  constant: ({ name }) => constants[name],
  group: ({ inner }, work) => of(inner, work),
  negate: ({ operand }, work) => scaled(operand, work, -1),
  sum: (part, work) => added(part, work, c.add),
  difference: (part, work) => added(part, work, c.subtract),
  product: (part, work) => both(part, work, c.multiply),
  quotient: (part, work) => both(part, work, divide),
  power: ({ base, exponent }, work) =>
    raise(of(base, work), of(exponent, work), exactExponent(exponent)),
  root: ({ operand, index }, work) =>
    raise(of(operand, work), c.complex(1 / index), q.rational(1n, BigInt(index))),
  call: called,
  degrees: ({ operand }, work) => scaled(operand, work, Math.PI / 180),
  percent: ({ operand }, work) => scaled(operand, work, 0.01),
};

function divide(a: Complex, b: Complex): Complex {
  return b.re === 0 && b.im === 0 ? c.complex(Number.NaN) : c.divide(a, b);
}

/** The nearest double of an exact fraction, with numerators and denominators of any length. */
function toNumber({ numerator, denominator }: Rational): number {
  const [above, below] = [Number(numerator), Number(denominator)];
  if (Number.isFinite(above) && Number.isFinite(below)) return above / below;
  const shift = 10n ** 30n;
  return Number((numerator * shift) / denominator) / Number(shift);
}

/** The exponent as a fraction, if it is written as one: (−8)^(1/3) has a real value, (−8)^0.333 has none. */
function exactExponent(exponent: Expression): Rational | null {
  const inner = ungroup(exponent);
  if (inner.kind === "number") return inner.value;
  if (inner.kind === "negate") {
    const value = exactExponent(inner.operand);
    return value && q.negate(value);
  }
  if (inner.kind !== "quotient") return null;
  const [above, below] = [exactExponent(inner.left), exactExponent(inner.right)];
  return above && below && !q.isZero(below) ? q.divide(above, below) : null;
}

const largestWhole = 10_000n;

function raise(
  base: Complex | null,
  exponent: Complex | null,
  exact: Rational | null,
): Complex | null {
  if (!base || !exponent) return null;
  if (!exact) return c.raise(base, exponent);
  const { numerator, denominator } = exact;
  if (q.isZero(exact)) return c.size(base) === 0 ? null : c.complex(1);
  const root = denominator === 1n ? base : rootOf(base, Number(denominator));
  if (numerator > largestWhole || numerator < -largestWhole)
    return c.raise(root, c.complex(Number(numerator)));
  return c.raiseWhole(root, Number(numerator));
}

function rootOf(base: Complex, index: number): Complex {
  const isRealOdd = base.im === 0 && base.re < 0 && index % 2 === 1;
  if (isRealOdd) return c.complex(-((-base.re) ** (1 / index)));
  return index === 2 ? c.squareRoot(base) : c.raise(base, c.complex(1 / index));
}
