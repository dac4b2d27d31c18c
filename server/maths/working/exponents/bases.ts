import { type Expression, integerLeaf } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { absolute, greatestCommonDivisor, primeFactors } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import type { Law } from "./law.ts";
import { isNumber, productOfPowers, type PowerFactor, type PowerProduct } from "./power-product.ts";

const largestBase = 1_000_000n;

/** The whole number that is the base; null for letters and fractions. */
export function wholeBase({ base }: Pick<PowerFactor, "base">): bigint | null {
  return base.kind === "number" && base.form.kind === "integer" ? base.value.numerator : null;
}

function isPlain({ exponent }: PowerFactor): boolean {
  return isNumber(exponent, q.one);
}

/** Numbers with a common prime factor and different bases, so that no law merges them directly. */
function clash(one: PowerFactor, other: PowerFactor): boolean {
  const [a, b] = [wholeBase(one), wholeBase(other)];
  if (a === null || b === null || a === b) return false;
  return greatestCommonDivisor(absolute(a), absolute(b)) > 1n;
}

/** (−3)⁴ × 3² = 3⁴ × 3²: extracts the minus sign of a base that also occurs without it. */
export const signsOfBases: Law = (product) => {
  const isSigned = (factor: PowerFactor): boolean =>
    (wholeBase(factor) ?? 0n) < 0n &&
    factor.exponent.kind === "number" &&
    q.isInteger(factor.exponent.value) &&
    product.factors.some((other) => clash(factor, other));
  const signed = product.factors.filter(isSigned);
  if (signed.length === 0) return null;
  const odd = signed.filter(({ exponent }) => isOdd(exponent));
  return {
    product: {
      ...product,
      isNegative: product.isNegative !== (odd.length % 2 === 1),
      factors: product.factors.map((factor) => {
        const base = integerLeaf(-(wholeBase(factor) ?? 0n));
        return isSigned(factor) ? { ...factor, base } : factor;
      }),
    },
    title: "Take the minus sign out of the power",
    why: "An even power of a negative number is positive, an odd power is negative: every two minus signs make a plus.",
  };
};

function isOdd(exponent: Expression): boolean {
  return exponent.kind === "number" && exponent.value.numerator % 2n !== 0n;
}

/** 9³ = (3²)³ and 12⁴ = (2² × 3)⁴, if that gives powers of the same base. */
export const primeBases: Law = (product) => {
  const { factors } = product;
  if (!factors.some((one) => factors.some((other) => isWorthSplitting(one, other, product)))) {
    return null;
  }
  const written: string[] = [];
  const split = factors.flatMap((factor) => {
    const base = wholeBase(factor);
    if (base === null || !factors.some((other) => clash(factor, other))) return [factor];
    const powers = primePowersIn(base);
    if (powers.length === 1 && isPlain(powers[0] ?? factor)) return [factor];
    const inner = productOfPowers(powers);
    written.push(`$${base} = ${expressionLatex(inner)}$`);
    if (isPlain(factor)) return powers.map((power) => ({ ...power, isBelow: factor.isBelow }));
    return [{ ...factor, base: inner }];
  });
  return {
    product: { ...product, factors: split },
    title: "Write the numbers as powers of primes",
    why: `The laws need the same base: ${[...new Set(written)].join(", ")}.`,
  };
};

/**
 * Powers in the numerator and the denominator cancel; in a product only powers of one prime are merged. A plain number
 * is split only if the other is the power of a prime: 10² ÷ 2 is computed directly.
 */
function isWorthSplitting(
  one: PowerFactor,
  other: PowerFactor,
  { factors }: PowerProduct,
): boolean {
  if (!clash(one, other) || factors.some((factor) => (wholeBase(factor) ?? 1n) > largestBase)) {
    return false;
  }
  const pair = [one, other];
  const raised = pair.filter((factor) => !isPlain(factor));
  if (pair.every(isOfOnePrime)) return raised.length > 0;
  return one.isBelow !== other.isBelow && (raised.length === 2 || raised.some(isOfOnePrime));
}

function isOfOnePrime(factor: PowerFactor): boolean {
  return primePowersIn(wholeBase(factor) ?? 1n).length === 1;
}

function primePowersIn(base: bigint): PowerFactor[] {
  const primes = base > 1n && base <= largestBase ? primeFactors(base) : [];
  return [...new Set(primes)].map((prime) => ({
    base: integerLeaf(prime),
    exponent: integerLeaf(BigInt(primes.filter((each) => each === prime).length)),
    isBelow: false,
  }));
}

/** aⁿ × bⁿ = (ab)ⁿ and aⁿ ÷ bⁿ = (a/b)ⁿ, for whole numbers with a whole result. */
export const sameExponents: Law = (product) => {
  const [first, ...others] = product.factors;
  if (!first || others.length === 0 || isPlain(first)) return null;
  const exponent = expressionLatex(first.exponent);
  if (others.some((other) => expressionLatex(other.exponent) !== exponent)) return null;
  const base = product.factors.reduce<q.Rational | null>((value, factor) => {
    const own = wholeBase(factor);
    if (value === null || own === null) return null;
    return (factor.isBelow ? q.divide : q.multiply)(value, q.rational(own));
  }, q.one);
  if (!base || !q.isInteger(base) || absolute(base.numerator) > largestBase) return null;
  const isDivided = product.factors.some(({ isBelow }) => isBelow);
  return {
    product: {
      ...product,
      factors: [{ ...first, base: integerLeaf(base.numerator), isBelow: false }],
    },
    title: isDivided
      ? "Divide powers with the same exponent"
      : "Multiply powers with the same exponent",
    why: isDivided
      ? "Divide the bases and keep the exponent: $a^{n} \\div b^{n} = (a \\div b)^{n}$."
      : "Multiply the bases and keep the exponent: $a^{n} \\times b^{n} = (ab)^{n}$.",
  };
};
