import { absolute, greatestCommonDivisor, integerSquareRoot } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { spend, tooLong, withBudget } from "./budget.ts";
import { factorModulo } from "./factor-modulo.ts";
import {
  type IntegerPolynomial,
  liftFactors,
  multiplyIntegers,
  symmetric,
  toModular,
} from "./hensel.ts";
import {
  commonDivisorModulo,
  type ModularPolynomial,
  monicModulo,
  trimTrailingZeros,
} from "./modular-polynomial.ts";
import { subsets } from "./subsets.ts";
import * as u from "./univariate.ts";
import type { PowerOfUnivariate, Univariate } from "./univariate.ts";

export interface UnivariateFactors {
  /** The polynomial is the content times the product of the factors' powers. */
  readonly content: Rational;
  /**
   * Irreducible over the rational numbers, with integer coefficients without a common factor and a positive leading
   * one.
   */
  readonly factors: readonly PowerOfUnivariate[];
}

/** The maximum degree; higher degrees are refused. */
const highestDegree = 60;

/** The irreducible factors over the rational numbers, by ascending degree (Zassenhaus's algorithm). 0 has none. */
export function factorUnivariate(whole: Univariate): UnivariateFactors {
  if (u.degree(whole) > highestDegree) throw tooLong();
  return withBudget(() => ({
    content: whole.length === 0 ? q.zero : u.content(whole),
    factors: u
      .squareFreeParts(whole)
      .flatMap(({ part, multiplicity }) =>
        factorSquareFree(part.map(({ numerator }) => numerator)).map((factor) => ({
          part: u.fromIntegers(factor),
          multiplicity,
        })),
      )
      .sort((a, b) => a.part.length - b.part.length || orderByRoot(a.part, b.part)),
  }));
}

/** Order: linear factors by their roots, others by their coefficients from the constant term up. */
function orderByRoot(a: Univariate, b: Univariate): number {
  for (const [at, coefficient] of a.entries()) {
    const order = q.order(b[at] ?? q.zero, coefficient);
    if (order !== 0) return order;
  }
  return 0;
}

/** The primitive irreducible factors of a primitive square-free polynomial with a positive leading coefficient. */
function factorSquareFree(whole: IntegerPolynomial): IntegerPolynomial[] {
  if (whole.length <= 2) return [whole];
  if (whole[0] === 0n) return [[0n, 1n], ...factorSquareFree(whole.slice(1))];
  if (whole.length === 3) return factorQuadratic(whole);
  const { prime, factors } = bestPrime(whole);
  if (factors.length === 1) return [whole];
  const bound = 2n * factorBound(whole) * absolute(whole.at(-1) ?? 1n);
  const lifted = liftFactors(whole, factors, { prime, bound });
  return recombine(whole, lifted.factors, lifted.modulus);
}

/** By its discriminant; for a primitive one the factors of its roots are complete (Gauss's lemma). */
function factorQuadratic(whole: IntegerPolynomial): IntegerPolynomial[] {
  const [c = 0n, b = 0n, a = 1n] = whole;
  const discriminant = b * b - 4n * a * c;
  const root = discriminant < 0n ? 0n : integerSquareRoot(discriminant);
  if (root * root !== discriminant) return [whole];
  return [-b - root, -b + root].map((twice) => {
    const common = greatestCommonDivisor(twice, 2n * a);
    return [-twice / common, (2n * a) / common];
  });
}

const primes = [
  10_007, 10_009, 10_037, 10_039, 10_061, 10_067, 10_069, 10_079, 10_091, 10_093, 10_099, 10_103,
];

/**
 * The prime with the fewest factors, of a few primes modulo which the polynomial keeps its degree and is square-free.
 */
function bestPrime(whole: IntegerPolynomial): { prime: number; factors: ModularPolynomial[] } {
  let best: { prime: number; factors: ModularPolynomial[] } | null = null;
  let tried = 0;
  for (const prime of primes) {
    const image = toModular(whole, prime);
    if (tried < 3 && image.length === whole.length && isSquareFree(image, prime)) {
      tried += 1;
      const factors = factorModulo(monicModulo(image, prime), prime);
      if (!best || factors.length < best.factors.length) best = { prime, factors };
      if (factors.length === 1) return best;
    }
  }
  if (!best) throw tooLong();
  return best;
}

function isSquareFree(image: ModularPolynomial, prime: number): boolean {
  const derivative = trimTrailingZeros(
    image.slice(1).map((coefficient, at) => (coefficient * (at + 1)) % prime),
  );
  return commonDivisorModulo(image, derivative, prime).length === 1;
}

/** Mignotte's bound: no coefficient of a factor exceeds 2ⁿ times the norm of the coefficient vector. */
function factorBound(whole: IntegerPolynomial): bigint {
  const squares = whole.reduce((sum, coefficient) => sum + coefficient * coefficient, 0n);
  return (1n << BigInt(whole.length - 1)) * (integerSquareRoot(squares) + 1n);
}

/** Tries products of increasing numbers of lifted factors until they divide the polynomial. */
function recombine(
  whole: IntegerPolynomial,
  lifted: readonly IntegerPolynomial[],
  modulus: bigint,
): IntegerPolynomial[] {
  for (let size = 1; 2 * size <= lifted.length; size += 1) {
    for (const chosen of subsets(lifted.length, size)) {
      spend(whole.length);
      const candidate = candidateFactor(
        whole.at(-1) ?? 1n,
        chosen.map((at) => lifted[at] ?? [1n]),
        modulus,
      );
      const quotient = divideExactly(whole, candidate);
      if (quotient) {
        const rest = lifted.filter((_, at) => !chosen.includes(at));
        return [candidate, ...recombine(quotient, rest, modulus)];
      }
    }
  }
  return [whole];
}

function candidateFactor(
  lead: bigint,
  factors: readonly IntegerPolynomial[],
  modulus: bigint,
): IntegerPolynomial {
  const product = factors.reduce<IntegerPolynomial>(
    (all, factor) => multiplyIntegers(all, factor).map((value) => symmetric(value, modulus)),
    [lead],
  );
  const reduced = product.map((value) => symmetric(value, modulus));
  const content = reduced.reduce(greatestCommonDivisor, 0n);
  const sign = (reduced.at(-1) ?? 1n) < 0n ? -1n : 1n;
  return reduced.map((value) => value / (content * sign || 1n));
}

/** The quotient with integer coefficients, or null. */
function divideExactly(a: IntegerPolynomial, b: IntegerPolynomial): IntegerPolynomial | null {
  const lead = b.at(-1) ?? 1n;
  if (b.length > a.length || (a[0] ?? 0n) % (b[0] || 1n) !== 0n) return null;
  spend(a.length * b.length);
  const rest = [...a];
  const quotient = Array.from({ length: a.length - b.length + 1 }, () => 0n);
  for (let shift = a.length - b.length; shift >= 0; shift -= 1) {
    const top = rest[shift + b.length - 1] ?? 0n;
    if (top % lead !== 0n) return null;
    const factor = top / lead;
    quotient[shift] = factor;
    b.forEach((coefficient, at) => {
      rest[shift + at] = (rest[shift + at] ?? 0n) - factor * coefficient;
    });
  }
  return rest.every((coefficient) => coefficient === 0n) ? quotient : null;
}
