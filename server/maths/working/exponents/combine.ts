import type { CanonicalOptions } from "../../algebra/options.ts";
import type { Expression } from "../../expressions/expression.ts";
import * as q from "../../numbers/rational.ts";
import { here, type Law, sameBase } from "./law.ts";
import { exponentOf, isNumber, type PowerFactor } from "./power-product.ts";

/** aᵐ × aⁿ = aᵐ⁺ⁿ, in the numerator or the denominator. */
export const multiplySameBase: Law = (product, options) => {
  const workings: { written: Expression; result: Expression }[] = [];
  const factors: PowerFactor[] = [];
  for (const factor of product.factors) {
    const at = factors.findIndex((other) => isMultiplied(other, factor));
    const partner = factors[at];
    if (!partner) {
      factors.push(factor);
      continue;
    }
    const exponent = exponentOf("sum", partner.exponent, factor.exponent, options);
    const written: Expression = { kind: "sum", left: partner.exponent, right: factor.exponent };
    workings.push({ written, result: exponent });
    factors[at] = { ...partner, exponent };
  }
  if (workings.length === 0) return null;
  return {
    product: { ...product, factors },
    title: "Multiply powers of the same base",
    why: `To multiply powers of the same base, add the exponents: $a^{m} \\times a^{n} = a^{m + n}$.${here(workings)}`,
  };
};

/** Two plain numbers are multiplied as numbers. */
function isMultiplied(one: PowerFactor, other: PowerFactor): boolean {
  const isPlain = [one, other].every(({ exponent }) => isNumber(exponent, q.one));
  const isLetter = one.base.kind === "variable";
  return one.isBelow === other.isBelow && sameBase(one, other) && (isLetter || !isPlain);
}

/** aᵐ ÷ aⁿ = aᵐ⁻ⁿ. */
export const divideSameBase: Law = (product, options) => {
  const workings: { written: Expression; result: Expression }[] = [];
  const cancelled = new Set<PowerFactor>();
  const factors = product.factors.map((factor) => {
    const divisor = factor.isBelow ? undefined : divisorOf(factor, product.factors, cancelled);
    if (!divisor) return factor;
    cancelled.add(divisor);
    const exponent = exponentOf("difference", factor.exponent, divisor.exponent, options);
    const written = differenceOf(factor.exponent, divisor.exponent);
    workings.push({ written, result: exponent });
    return { ...factor, exponent };
  });
  if (workings.length === 0) return null;
  return {
    product: { ...product, factors: factors.filter((factor) => !cancelled.has(factor)) },
    title: "Divide powers of the same base",
    why: `To divide powers of the same base, subtract the exponents: $a^{m} \\div a^{n} = a^{m - n}$.${here(workings)}`,
  };
};

function divisorOf(
  factor: PowerFactor,
  factors: readonly PowerFactor[],
  cancelled: ReadonlySet<PowerFactor>,
): PowerFactor | undefined {
  return factors.find((other) => other.isBelow && !cancelled.has(other) && sameBase(factor, other));
}

function differenceOf(left: Expression, right: Expression): Expression {
  return { kind: "difference", left, right };
}

/** a⁰ = 1. */
export const zeroExponents: Law = (product) => {
  const factors = product.factors.filter(({ exponent }) => !isNumber(exponent, q.zero));
  if (factors.length === product.factors.length) return null;
  return {
    product: { ...product, factors },
    title: "Put 1 for the power with the exponent 0",
    why: "Every number except 0 has the power 1 for the exponent 0: $a^{0} = 1$.",
  };
};

/** a⁻ⁿ = 1/aⁿ, and 1/a⁻ⁿ = aⁿ. */
export const negativeExponents: Law = (product, options) => {
  const isTurned = ({ exponent }: PowerFactor): boolean =>
    exponent.kind === "number" && q.sign(exponent.value) < 0;
  if (!product.factors.some(isTurned)) return null;
  const factors = product.factors.map((factor) =>
    isTurned(factor) ? turned(factor, options) : factor,
  );
  return {
    product: { ...product, factors, layout: "bar" },
    title: "Write the negative exponent without its minus sign",
    why: "A power with a negative exponent is 1 over the power with the positive one: $a^{-n} = \\frac{1}{a^{n}}$.",
  };
};

function turned(factor: PowerFactor, options: CanonicalOptions): PowerFactor {
  return { ...factor, exponent: opposite(factor.exponent, options), isBelow: !factor.isBelow };
}

/** The exponent with the opposite sign. */
export function opposite(exponent: Expression, options: CanonicalOptions): Expression {
  const zero: Expression = { kind: "number", value: q.zero, form: { kind: "integer" } };
  return exponentOf("difference", zero, exponent, options);
}
