import { type Expression, someWithin, ungroup } from "../../expressions/expression.ts";
import { isZero, sign } from "../../numbers/rational.ts";
import type { Rule } from "../change.ts";
import {
  factorsOf,
  isOneTerm,
  isPlainArithmetic,
  isSum,
  looksLike,
  workedOut,
} from "../written.ts";

/** Powers of one term: (x²)³, (2x)⁴, (a/b)², x⁰, x⁻². */
export const powersOfTerms: Rule = (part, options) => {
  if (part.kind !== "power" || !isOneTerm(part)) return null;
  const base = ungroup(part.base);
  if (base.kind === "variable" && !isZeroNumber(part.exponent)) return null;
  const to = workedOut(part, options);
  if (looksLike(part, to)) return null;
  return { to, title: "Apply the power", why: powerLaw(base, part.exponent) };
};

function isZeroNumber(exponent: Expression): boolean {
  const inner = ungroup(exponent);
  return inner.kind === "number" && isZero(inner.value);
}

function isNegativeOrZero(exponent: Expression): boolean {
  const inner = ungroup(exponent);
  return inner.kind === "number" && (sign(inner.value) < 0 || isZero(inner.value));
}

function powerLaw(base: Expression, exponent: Expression): string {
  const above = ungroup(exponent);
  if (above.kind === "number" && isZero(above.value)) return "$a^{0} = 1$ for every $a$ except 0.";
  if (above.kind === "number" && above.value.denominator !== 1n) {
    return "$a^{\\frac{m}{n}} = \\left(\\sqrt[n]{a}\\right)^{m}$.";
  }
  if (isNegativeOrZero(exponent)) return "$a^{-n} = \\frac{1}{a^{n}}$.";
  if (base.kind === "power") return "$(a^{m})^{n} = a^{mn}$: multiply the exponents.";
  if (base.kind === "quotient") return "$\\left(\\frac{a}{b}\\right)^{n} = \\frac{a^{n}}{b^{n}}$.";
  if (base.kind === "root") return "A root and a power undo each other.";
  return "$(ab)^{n} = a^{n}b^{n}$: every factor is raised to the power.";
}

/** Products of single terms: 3x · 4x² = 12x³. */
export const productsOfTerms: Rule = (part, options) => {
  if (part.kind !== "product" || !isOneTerm(part)) return null;
  if (factorsOf(part).some((factor) => ungroup(factor).kind === "quotient" && hasLetters(factor))) {
    return null;
  }
  if (isCoefficientForm(part)) return null;
  const to = workedOut(part, options);
  if (looksLike(part, to)) return null;
  if (!hasLetters(part))
    return { to, title: "Multiply", why: "Factors can be multiplied in any order." };
  return {
    to,
    title: "Multiply the terms",
    why: "Multiply the numbers, and add the exponents of the same letter: $a^{m} \\times a^{n} = a^{m+n}$.",
  };
};

/** A fraction before a letter, ½x, is as simple as x over 2. */
function isCoefficientForm(part: Expression): boolean {
  if (part.kind !== "product" || part.left.kind !== "number") return false;
  return (
    part.right.kind === "variable" ||
    (part.right.kind === "power" && part.right.base.kind === "variable")
  );
}

/** Negative exponents move to the denominator, if no other rule applies to them. */
export const negativePowers: Rule = (part, options) => {
  if (part.kind !== "power" || ungroup(part.base).kind !== "variable") return null;
  if (!isNegativeOrZero(part.exponent)) return null;
  return {
    to: workedOut(part, options),
    title: "Write the negative power as a fraction",
    why: "$a^{-n} = \\frac{1}{a^{n}}$.",
  };
};

/** Quotients of single terms: 12x⁵/4x² = 3x³. */
export const quotientsOfTerms: Rule = (part, options) => {
  if (part.kind !== "quotient" || !isOneTerm(part)) return null;
  const to = workedOut(part, options);
  if (looksLike(part, to)) return null;
  if (!hasLetters(part)) {
    return { to, title: "Divide", why: "Cancel what is common above and below." };
  }
  return {
    to,
    title: "Divide the terms",
    why: "Cancel the common number, and subtract the exponents of the same letter: $\\frac{a^{m}}{a^{n}} = a^{m-n}$.",
  };
};

function hasLetters(expression: Expression): boolean {
  return someWithin(expression, ({ kind }) => kind === "variable");
}

/** (x + 3)⁰ and similar powers, which need no expansion. */
export const zeroPowers: Rule = (part, options) => {
  if (part.kind !== "power" || !isSum(ungroup(part.base))) return null;
  const above = ungroup(part.exponent);
  if (!isPlainArithmetic(above) || above.kind !== "number" || !isZero(above.value)) return null;
  return {
    to: workedOut(part, options),
    title: "Apply the power 0",
    why: "$a^{0} = 1$ for every $a$ except 0.",
  };
};
