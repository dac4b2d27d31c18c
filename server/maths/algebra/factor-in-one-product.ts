import { factorUnivariate } from "./factor-univariate.ts";
import type { Polynomial } from "./form.ts";
import { fromTerms, type Generator, integerForm } from "./generators.ts";
import { divideByContent } from "./common-factor.ts";
import { fromIntegers } from "./univariate.ts";

/**
 * The factors of a polynomial in a single product of powers, times a monomial: x²y² − z² is one in xy/z,
 * and x⁴ + x²y³ + y⁶ one in x²/y³. That product can be extended to a basis of all monomials, so the factors in one
 * variable are the irreducible ones. Null for every other polynomial. The input must be square-free and not divisible
 * by a letter.
 */
export function factorInOneProduct(
  whole: Polynomial,
  generators: readonly Generator[],
): Polynomial[] | null {
  const { terms } = integerForm(whole, generators);
  const [first, ...others] = terms;
  if (!first) return null;
  const offsets = others.map(({ exponents }) =>
    exponents.map((exponent, at) => exponent - (first.exponents[at] ?? 0)),
  );
  const direction = primitive(offsets[0] ?? []);
  const steps = offsets.map((offset) => multipleOf(direction, offset));
  if (!steps.every((step) => step !== null)) return null;
  const lowest = Math.min(0, ...steps);
  const coefficients: bigint[] = Array.from(
    { length: Math.max(0, ...steps) - lowest + 1 },
    () => 0n,
  );
  [0, ...steps].forEach((step, at) => {
    coefficients[step - lowest] = terms[at]?.coefficient ?? 0n;
  });
  return factorUnivariate(fromIntegers(coefficients)).factors.map(({ part }) =>
    brought(
      part.map(({ numerator }) => numerator),
      direction,
      generators,
    ),
  );
}

/** The vector divided by the greatest common divisor of its entries. */
function primitive(vector: readonly number[]): number[] {
  const common = vector.reduce(greatestCommon, 0);
  return vector.map((entry) => entry / (common || 1));
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommon(b, a % b);
}

/** The multiple of the direction; null if the vector has another direction. */
function multipleOf(direction: readonly number[], vector: readonly number[]): number | null {
  const at = direction.findIndex((entry) => entry !== 0);
  const times = (vector[at] ?? 0) / (direction[at] ?? 1);
  const isMultiple = vector.every((entry, place) => entry === times * (direction[place] ?? 0));
  return Number.isInteger(times) && isMultiple ? times : null;
}

/** A polynomial in the product, times the lowest monomial that removes negative exponents. */
function brought(
  coefficients: readonly bigint[],
  direction: readonly number[],
  generators: readonly Generator[],
): Polynomial {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((coefficient, power) =>
    coefficient === 0n
      ? []
      : [
          {
            exponents: direction.map((entry) =>
              entry < 0 ? entry * (power - degree) : entry * power,
            ),
            coefficient,
          },
        ],
  );
  return divideByContent(fromTerms(terms, generators));
}
