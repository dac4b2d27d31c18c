import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { callAtom, imaginaryUnit, someAtomIn } from "./atom.ts";
import { tooLong } from "./budget.ts";
import type { Atom, Factor, Monomial, Polynomial } from "./form.ts";
import { exponentOf, monomial } from "./monomial.ts";

/** A product with the exponents of roots, i and |x| reduced to their range. */
export interface ReducedProduct {
  coefficient: Rational;
  monomial: Monomial;
  /** Polynomials whose roots were removed. */
  powers: { base: Polynomial; times: number }[];
}

interface Part {
  /** The remaining exponent. */
  exponent: Rational;
  coefficient?: Rational;
  power?: { base: Polynomial; times: number };
}

/** Applies tan u·cos u = sin u, i² = −1, (√a)² = a, |x|² = x² and ((−1)ⁿ)² = 1. */
export function reduceFactors(coefficient: Rational, product: Monomial): ReducedProduct {
  const whole = product.factors.some(isTangent) ? withoutTangentTimesCosine(product) : product;
  if (!whole.factors.some(isReducible)) return { coefficient, monomial: whole, powers: [] };
  const parts = whole.factors.map((factor) => ({ atom: factor.atom, ...reduce(factor) }));
  return {
    coefficient: parts.reduce(
      (all, part) => q.multiply(all, part.coefficient ?? q.one),
      coefficient,
    ),
    monomial: monomial(parts.filter(({ exponent }) => !q.isZero(exponent))),
    powers: parts.flatMap(({ power }) => (power && power.times > 0 ? [power] : [])),
  };
}

function isTangent({ atom }: Factor): boolean {
  return atom.kind === "call" && atom.name === "tan";
}

/** Of the powers of the tangent and the cosine of the same angle, the lower one becomes a power of the sine. */
function withoutTangentTimesCosine(product: Monomial): Monomial {
  const turned = product.factors.filter(isTangent).flatMap(({ atom, exponent }): Factor[] => {
    if (atom.kind !== "call") return [];
    const cosine = callAtom("cos", atom.argument, null);
    const other = exponentOf(product, cosine);
    const least = q.order(exponent, other) < 0 ? exponent : other;
    // Integer powers only: √tan u·√cos u and √sin u differ where both functions are negative.
    const shared = q.rational(q.sign(least) > 0 ? least.numerator / least.denominator : 0n);
    if (q.sign(shared) <= 0) return [];
    return [
      { atom, exponent: q.negate(shared) },
      { atom: cosine, exponent: q.negate(shared) },
      { atom: callAtom("sin", atom.argument, null), exponent: shared },
    ];
  });
  return turned.length === 0 ? product : monomial([...product.factors, ...turned]);
}

function isReducible({ atom, exponent }: Factor): boolean {
  const isProper = q.sign(exponent) > 0 && exponent.numerator < exponent.denominator;
  if (atom.kind === "prime" || atom.kind === "radicand") return !isProper;
  if (atom.kind === "call") {
    return exponent.numerator >= 2n * exponent.denominator && isRealModulus(atom);
  }
  const isSign = atom.kind === "exponential" && isMinusOne(atom.base);
  return (isSign || atom.key === imaginaryUnit.key) && !q.equals(exponent, q.one);
}

function reduce(factor: Factor): Part {
  const { atom, exponent } = factor;
  if (!isReducible(factor)) return { exponent };
  const whole = floor(exponent);
  const rest = q.subtract(exponent, q.rational(whole));
  switch (atom.kind) {
    case "prime":
      return { exponent: rest, coefficient: powerOfPrime(atom.prime, whole) };
    case "radicand":
      return { exponent: rest, power: { base: atom.polynomial, times: smallTimes(whole) } };
    case "constant":
      return powerOfI(exponent);
    case "call": {
      const even = whole - (whole % 2n);
      const power = { base: atom.argument.numerator, times: smallTimes(even) };
      return { exponent: q.subtract(exponent, q.rational(even)), power };
    }
    case "exponential":
      return q.isInteger(exponent)
        ? { exponent: q.rational(exponent.numerator & 1n) }
        : { exponent };
    case "variable":
      return { exponent };
  }
}

function powerOfI(exponent: Rational): Part {
  if (!q.isInteger(exponent)) return { exponent };
  const turns = exponent.numerator & 3n;
  return { exponent: q.rational(turns & 1n), coefficient: q.rational(turns >= 2n ? -1n : 1n) };
}

function powerOfPrime(prime: bigint, exponent: bigint): Rational {
  if (exponent > 400n || exponent < -400n) throw tooLong();
  return exponent < 0n ? q.rational(1n, prime ** -exponent) : q.rational(prime ** exponent);
}

function smallTimes(value: bigint): number {
  if (value > 400n) throw tooLong();
  return Number(value);
}

export function floor({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** |u| of a real u; the square is u² only for real u. */
export function isRealModulus(atom: Atom): boolean {
  if (atom.kind !== "call" || atom.name !== "abs") return false;
  return !someAtomIn(atom.argument, ({ key }) => key === imaginaryUnit.key);
}

function isMinusOne({ terms }: Polynomial): boolean {
  const [first, second] = terms;
  return (
    first !== undefined &&
    second === undefined &&
    first.monomial.key === "" &&
    q.equals(first.coefficient, q.rational(-1n))
  );
}
