import { greatestCommonDivisor, leastCommonMultiple } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported } from "../refusal.ts";
import { spend } from "./budget.ts";
import { withRing } from "./polynomial-ring.ts";

/** A polynomial in one variable over the rational numbers: coefficients ascending, no trailing zeros; [] is 0. */
export type Univariate = readonly Rational[];

/** From ascending coefficients. */
export function univariate(coefficients: readonly Rational[]): Univariate {
  let length = coefficients.length;
  for (; length > 0; length -= 1) {
    const last = coefficients[length - 1];
    if (last && !q.isZero(last)) break;
  }
  return coefficients.slice(0, length);
}

/** From ascending integer coefficients. */
export function fromIntegers(coefficients: readonly bigint[]): Univariate {
  return univariate(coefficients.map((coefficient) => q.rational(coefficient)));
}

/** The degree; −1 for 0. */
export function degree(a: Univariate): number {
  return a.length - 1;
}

export function leadingCoefficient(a: Univariate): Rational {
  return a.at(-1) ?? q.zero;
}

export function add(a: Univariate, b: Univariate): Univariate {
  const length = Math.max(a.length, b.length);
  return univariate(Array.from({ length }, (_, at) => q.add(a[at] ?? q.zero, b[at] ?? q.zero)));
}

export function scale(a: Univariate, factor: Rational): Univariate {
  return q.isZero(factor) ? [] : a.map((coefficient) => q.multiply(coefficient, factor));
}

export function negate(a: Univariate): Univariate {
  return a.map((coefficient) => q.negate(coefficient));
}

export function subtract(a: Univariate, b: Univariate): Univariate {
  return add(a, negate(b));
}

export function multiply(a: Univariate, b: Univariate): Univariate {
  if (a.length === 0 || b.length === 0) return [];
  spend(a.length * b.length);
  const product = Array.from({ length: a.length + b.length - 1 }, () => q.zero);
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      product[i + j] = q.add(product[i + j] ?? q.zero, q.multiply(left, right));
    });
  });
  return univariate(product);
}

/** Division with remainder: a = b·quotient + remainder. Refuses a divisor of 0. */
export function divide(
  a: Univariate,
  b: Univariate,
): { quotient: Univariate; remainder: Univariate } {
  const leading = b.at(-1);
  if (!leading) throw notSupported("Nothing can be divided by zero.");
  spend(a.length * b.length);
  const rest = [...a];
  const quotient: Rational[] = [];
  for (let shift = a.length - b.length; shift >= 0; shift -= 1) {
    const factor = q.divide(rest[shift + b.length - 1] ?? q.zero, leading);
    quotient[shift] = factor;
    b.forEach((coefficient, at) => {
      const value = rest[shift + at] ?? q.zero;
      rest[shift + at] = q.subtract(value, q.multiply(factor, coefficient));
    });
  }
  return { quotient: univariate(quotient), remainder: univariate(rest) };
}

/**
 * The greatest common divisor: integer coefficients without a common factor, the leading one positive; 0 for two zeros.
 */
export function gcd(a: Univariate, b: Univariate): Univariate {
  const terms = (whole: Univariate) =>
    primitivePart(whole).map(({ numerator }, exponent) => ({
      exponents: [exponent],
      coefficient: numerator,
    }));
  const common = withRing(1, (ring) =>
    ring.toTerms(ring.commonDivisor(ring.fromTerms(terms(a)), ring.fromTerms(terms(b)))),
  );
  const coefficients: bigint[] = [];
  for (const { exponents, coefficient } of common) {
    const [exponent = 0] = exponents;
    while (coefficients.length <= exponent) coefficients.push(0n);
    coefficients[exponent] = coefficient;
  }
  return fromIntegers(coefficients);
}

export function derivative(a: Univariate): Univariate {
  return univariate(
    a.slice(1).map((coefficient, at) => q.multiply(coefficient, q.rational(BigInt(at + 1)))),
  );
}

/** The value, by Horner's scheme. */
export function evaluate(a: Univariate, at: Rational): Rational {
  return a.reduceRight((value, coefficient) => q.add(q.multiply(value, at), coefficient), q.zero);
}

/** The content: the quotient has integer coefficients without a common factor, the leading one positive; 1 for 0. */
export function content(a: Univariate): Rational {
  if (a.length === 0) return q.one;
  let numerator = 0n;
  let denominator = 1n;
  for (const coefficient of a) {
    numerator = greatestCommonDivisor(numerator, coefficient.numerator);
    denominator = leastCommonMultiple(denominator, coefficient.denominator);
  }
  const size = q.rational(numerator, denominator);
  return q.sign(leadingCoefficient(a)) < 0 ? q.negate(size) : size;
}

export function primitivePart(a: Univariate): Univariate {
  return scale(a, q.divide(q.one, content(a)));
}

export interface PowerOfUnivariate {
  readonly part: Univariate;
  readonly multiplicity: number;
}

/** The primitive parts of multiplicity 1, 2, …; with the content they give the polynomial (Musser's algorithm). */
export function squareFreeParts(a: Univariate): PowerOfUnivariate[] {
  const parts: PowerOfUnivariate[] = [];
  let repeated = gcd(a, derivative(a));
  let single = divide(primitivePart(a), repeated.length === 0 ? [q.one] : repeated).quotient;
  for (let multiplicity = 1; degree(single) > 0; multiplicity += 1) {
    const further = gcd(single, repeated);
    const part = divide(single, further).quotient;
    if (degree(part) > 0) parts.push({ part: primitivePart(part), multiplicity });
    repeated = divide(repeated, further).quotient;
    single = further;
  }
  return parts;
}
