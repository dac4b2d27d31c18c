import { exactSquareRoot, primeFactors } from "../../../numbers/integers.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";

/** A line of working without its left side. */
export interface RootLine {
  title: string;
  why: string;
  latex: string;
}

/** Limits above which the factors are computed as one number instead. */
const largestFactor = 1_000_000n;
const mostPrimes = 20;

/**
 * Simplifies a root such as √(21 × 8 × 7 × 6) by prime factors, as in Heron's formula: writes the factors as primes,
 * pairs equal primes, and takes one of each pair out of the root. Returns null if there is no pair, or if the product
 * of the denominators is not a square.
 */
export function rootOfProductLines(factors: readonly Rational[]): RootLine[] | null {
  const tops = factors.map(({ numerator }) => numerator).filter((top) => top !== 1n);
  if (tops.some((top) => top <= 0n || top > largestFactor)) return null;
  const bottom = exactSquareRoot(factors.reduce((all, one) => all * one.denominator, 1n));
  const inPrimes = tops.map(primeFactors);
  const primes = inPrimes.flat().toSorted((a, b) => Number(a - b));
  const { pairs, single } = paired(primes);
  if (bottom === null || pairs.length === 0 || primes.length > mostPrimes) return null;
  const over = (line: string): string =>
    bottom === 1n ? line : `\\frac{${line}}{${integerLatex(bottom)}}`;
  const lines = [
    {
      title: "Take the denominators out of the root",
      why: `The root of a fraction is the root of its numerator over the root of its denominator, and $\\sqrt{${integerLatex(bottom * bottom)}} = ${integerLatex(bottom)}$.`,
      latex: over(`\\sqrt{${times(tops.map(integerLatex))}}`),
    },
    {
      title: "Write each factor as a product of primes",
      why: "Primes show which factors come twice.",
      latex: over(`\\sqrt{${times(inPrimes.map((own) => bracketed(own, inPrimes.length > 1)))}}`),
    },
    {
      title: "Put equal primes in pairs",
      why: "Factors may be multiplied in any order.",
      latex: over(
        `\\sqrt{${times([...pairs.map((prime) => bracketed([prime, prime], true)), ...single.map(integerLatex)])}}`,
      ),
    },
    {
      title: "Take one prime out of each pair",
      why: "$\\sqrt{a \\times a} = a$.",
      latex: over(
        times([
          ...pairs.map(integerLatex),
          ...(single.length > 0 ? [`\\sqrt{${times(single.map(integerLatex))}}`] : []),
        ]),
      ),
    },
  ];
  return bottom === 1n ? lines.slice(1) : lines;
}

/** Splits the sorted primes into one of each pair of equal ones, and the unpaired ones. */
function paired(primes: readonly bigint[]): { pairs: bigint[]; single: bigint[] } {
  const pairs: bigint[] = [];
  const single: bigint[] = [];
  for (const prime of primes) {
    if (single.at(-1) === prime) pairs.push(...single.splice(-1));
    else single.push(prime);
  }
  return { pairs, single };
}

function bracketed(primes: readonly bigint[], isFactor: boolean): string {
  const product = times(primes.map(integerLatex));
  return isFactor && primes.length > 1 ? `(${product})` : product;
}

function times(factors: readonly string[]): string {
  return factors.join(" \\times ");
}
