import { type Expression, integerLeaf, ungroup, valueLeaf } from "../../expressions/expression.ts";
import * as q from "../../numbers/rational.ts";
import {
  exponentOf,
  isNumber,
  plainBase,
  type PowerFactor,
  readPowers,
  writeFactor,
} from "./power-product.ts";
import { opposite } from "./combine.ts";
import { here, type Law } from "./law.ts";

/** (aᵐ)ⁿ = aᵐⁿ. */
export const powersOfPowers: Law = (product, options) => {
  const workings: { written: Expression; result: Expression }[] = [];
  const factors = product.factors.map((factor) => {
    if (factor.base.kind !== "power") return factor;
    const inner = ungroup(factor.base.exponent);
    const exponent = exponentOf("product", inner, factor.exponent, options);
    const written: Expression = { kind: "product", sign: "×", left: inner, right: factor.exponent };
    workings.push({ written, result: exponent });
    return { ...factor, base: plainBase(factor.base.base), exponent };
  });
  if (workings.length === 0) return null;
  return {
    product: { ...product, factors },
    title: "Multiply the exponents of a power of a power",
    why: `To raise a power to a power, multiply the exponents: $(a^{m})^{n} = a^{mn}$.${here(workings)}`,
  };
};

/** (ab)ⁿ = aⁿbⁿ and (a/b)ⁿ = aⁿ/bⁿ, for bases that were written as products and quotients. */
export const powersOfProducts: Law = (product) => {
  const isCompound = ({ base }: PowerFactor): boolean =>
    base.kind === "product" || base.kind === "quotient";
  if (!product.factors.some(isCompound)) return null;
  const factors = product.factors.flatMap((factor) =>
    isCompound(factor) ? raised(factor) : factor,
  );
  const isOfQuotients = product.factors.some(
    (factor) => isCompound(factor) && isQuotient(factor.base),
  );
  return isOfQuotients
    ? { product: { ...product, factors, layout: "bar" }, ...powerOfQuotient }
    : {
        product: { ...product, factors },
        title: "Raise every factor to the power",
        why: "A power of a product is the product of the powers: $(ab)^{n} = a^{n} \\times b^{n}$.",
      };
};

function isQuotient(base: Expression): boolean {
  return readPowers(base)?.factors.some(({ isBelow }) => isBelow) === true;
}

const powerOfQuotient = {
  title: "Raise the numerator and the denominator to the power",
  why: "A power of a fraction is the power above over the power below: $\\left(\\frac{a}{b}\\right)^{n} = \\frac{a^{n}}{b^{n}}$.",
};

function raised({ base, exponent, isBelow }: PowerFactor): PowerFactor[] {
  const inner = readPowers(base)?.factors ?? [];
  return inner.map((factor) => ({
    base: isNumber(factor.exponent, q.one) ? factor.base : writeFactor(factor),
    exponent,
    isBelow: isBelow !== factor.isBelow,
  }));
}

/** The base as a fraction of whole numbers; null if it is not one. */
function fractionIn({ base }: PowerFactor): q.Rational | null {
  const isFraction = base.kind === "number" && base.form.kind === "fraction";
  return isFraction ? base.value : null;
}

/** (a/b)⁻ⁿ = (b/a)ⁿ. */
export const turnFractions: Law = (product, options) => {
  const isTurned = (factor: PowerFactor): boolean =>
    fractionIn(factor) !== null &&
    factor.exponent.kind === "number" &&
    q.sign(factor.exponent.value) < 0;
  if (!product.factors.some(isTurned)) return null;
  const factors = product.factors.map((factor) => {
    const fraction = isTurned(factor) ? fractionIn(factor) : null;
    if (!fraction) return factor;
    const base = valueLeaf(q.divide(q.one, fraction));
    return { ...factor, base, exponent: opposite(factor.exponent, options) };
  });
  return {
    product: { ...product, factors },
    title: "Turn the fraction upside down",
    why: "A negative exponent asks for the reciprocal: $\\left(\\frac{a}{b}\\right)^{-n} = \\left(\\frac{b}{a}\\right)^{n}$.",
  };
};

/** (a/b)ⁿ = aⁿ/bⁿ, if no two of the fractions have the same base. */
export const powersOfFractions: Law = (product) => {
  const isOpened = (factor: PowerFactor): boolean =>
    fractionIn(factor) !== null && factor.exponent.kind === "number";
  if (!product.factors.some(isOpened)) return null;
  const factors = product.factors.flatMap((factor) => {
    const fraction = isOpened(factor) ? fractionIn(factor) : null;
    if (!fraction) return [factor];
    const above = { ...factor, base: integerLeaf(fraction.numerator) };
    const below = {
      ...factor,
      base: integerLeaf(fraction.denominator),
      isBelow: !factor.isBelow,
    };
    return isNumber(above.base, q.one) ? [below] : [above, below];
  });
  return { product: { ...product, factors, layout: "bar" }, ...powerOfQuotient };
};
