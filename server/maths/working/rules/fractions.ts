import { commonFactor, exactQuotient, signedContent } from "../../algebra/common-factor.ts";
import { factorPolynomial } from "../../algebra/factor-polynomial.ts";
import type { Polynomial } from "../../algebra/form.ts";
import type { CanonicalOptions } from "../../algebra/options.ts";
import { isOnePolynomial, multiplyPolynomials, scalePolynomial } from "../../algebra/polynomial.ts";
import { polynomialExpression } from "../../algebra/to-expression.ts";
import { type Expression, integerLeaf, someWithin, ungroup } from "../../expressions/expression.ts";
import { greatestCommonDivisor, leastCommonMultiple } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import { factoredExpression } from "../factored.ts";
import type { Rule } from "../change.ts";
import { tidy, withoutMinus } from "../tidy.ts";
import {
  inBrackets,
  exactForm,
  factorsOf,
  isOneTerm,
  isSum,
  looksLike,
  productOf,
  sumOf,
  termsOf,
} from "../written.ts";

interface Fraction {
  above: Expression;
  below: Expression;
}

/** A fraction, also in brackets. */
function fractionOf(expression: Expression): Fraction | null {
  const inner = ungroup(expression);
  if (inner.kind === "quotient") return { above: ungroup(inner.left), below: ungroup(inner.right) };
  if (inner.kind !== "number" || inner.form.kind !== "fraction") return null;
  const { numerator, denominator } = inner.form;
  const leaf = (value: bigint): Expression => ({
    kind: "number",
    value: { numerator: value, denominator: 1n },
    form: { kind: "integer" },
  });
  return { above: leaf(numerator), below: leaf(denominator) };
}

function bar(above: Expression, below: Expression): Expression {
  return { kind: "quotient", sign: "bar", left: ungroup(above), right: ungroup(below) };
}

function hasLetters(expression: Expression): boolean {
  return someWithin(expression, ({ kind }) => kind === "variable");
}

/** (a/b) ÷ (c/d) = (a/b) · (d/c). */
export const divideByFraction: Rule = (part) => {
  if (part.kind !== "quotient" || !hasLetters(part)) return null;
  const divisor = fractionOf(part.right);
  const dividend = fractionOf(part.left);
  if (!divisor && !dividend) return null;
  const flipped = divisor
    ? bar(divisor.below, divisor.above)
    : bar(
        { kind: "number", value: { numerator: 1n, denominator: 1n }, form: { kind: "integer" } },
        part.right,
      );
  return {
    to: { kind: "product", sign: "×", left: inBrackets(part.left), right: flipped },
    title: "Turn the division into a multiplication",
    why: "To divide by a fraction, multiply by its reciprocal: the fraction turned upside down.",
  };
};

/** (a/b) · (c/d) = ac/bd. A number before a bracket is handled when the bracket is expanded. */
export const multiplyFractions: Rule = (part, options) =>
  isNumberTimesBracket(factorsOf(part)) ? null : multiplyAllFractions(part, options);

/** The same in a numerator or denominator, where brackets are not expanded. */
export const multiplyAllFractions: Rule = (part) => {
  if (part.kind !== "product" || !hasLetters(part)) return null;
  const factors = factorsOf(part);
  const fractions = factors.map(fractionOf);
  if (!fractions.some((fraction) => fraction !== null)) return null;
  const above = factors.map((factor, at) => fractions[at]?.above ?? factor);
  const below = fractions.flatMap((fraction) => (fraction ? [fraction.below] : []));
  return {
    to: bar(tidy(productOf(above.map(inBrackets))), tidy(productOf(below.map(inBrackets)))),
    title: "Multiply the fractions",
    why: "Multiply what is above with each other, and what is below with each other.",
  };
};

/** (3/4)(x − 8): the bracket is expanded, so that each term has its own coefficient. */
function isNumberTimesBracket(factors: readonly Expression[]): boolean {
  const isWhole = factors.every((factor) => ungroup(factor).kind !== "quotient");
  return isWhole && factors.some((factor) => isSum(ungroup(factor)));
}

/** Fractions with a sum: the common factor of numerator and denominator is factored out, then cancelled. */
export const cancel: Rule = (part, options) => {
  if (part.kind !== "quotient" || !hasLetters(part)) return null;
  const sides = polynomialsOf(part, options);
  if (!sides) return null;
  const common = commonFactor(sides.above, sides.below);
  const rest = [exactQuotient(sides.above, common), exactQuotient(sides.below, common)];
  const shared = commonNumber(rest);
  const [above, below] = rest.map((side) => side && scalePolynomial(side, q.rational(1n, shared)));
  if (!above || !below || (isOnePolynomial(common) && shared === 1n)) return null;
  const factored = bar(factoredExpression(sides.above), factoredExpression(sides.below));
  return {
    to: bar(factoredExpression(above), factoredExpression(below)),
    title: "Cancel the common factor",
    why: "Above and below are divided by the same factor, so the value stays the same.",
    ...(!looksLike(tidy(factored), tidy(part)) && {
      via: {
        to: factored,
        title: "Factorise above and below",
        why: "Only factors of the whole of both sides can be cancelled, never single terms.",
      },
    }),
  };
};

/** The 2 of 2(x + 1) over 2(x − 1), 1 if there is none. */
function commonNumber(sides: readonly (Polynomial | null)[]): bigint {
  const [a = q.one, b = q.one] = sides.map((side) => (side ? signedContent(side) : q.one));
  return q.isInteger(a) && q.isInteger(b) ? greatestCommonDivisor(a.numerator, b.numerator) : 1n;
}

/** (6x + 3)/9 = (2x + 1)/3: a number that divides every term of a sum and the other side of the fraction bar. */
export const cancelNumber: Rule = (part, options) => {
  if (part.kind !== "quotient" || isOneTerm(part)) return null;
  const sides = polynomialsOf(part, options);
  if (!sides) return null;
  const common = commonNumber([sides.above, sides.below]);
  if (common === 1n) return null;
  const taken = (polynomial: Polynomial): Polynomial =>
    scalePolynomial(polynomial, q.rational(1n, common));
  const [above, below] = [
    written(taken(sides.above), part.left),
    written(taken(sides.below), part.right),
  ];
  const factor = integerLeaf(common);
  const factored = bar(
    tidy(productOf([factor, inBrackets(above)])),
    tidy(productOf([factor, inBrackets(below)])),
  );
  return {
    to: bar(above, below),
    title: `Cancel the common factor $${common}$`,
    why: "Above and below are divided by the same number, so the value stays the same.",
    via: {
      to: factored,
      title: `Take out the common factor $${common}$`,
      why: "It has to go into every term above and below, for only factors can be cancelled.",
    },
  };
};

/** A sum stays a sum, and a product stays one. */
function written(polynomial: Polynomial, before: Expression): Expression {
  return isSum(ungroup(before)) ? polynomialExpression(polynomial) : factoredExpression(polynomial);
}

function polynomialsOf(
  { left, right }: Extract<Expression, { kind: "quotient" }>,
  options: CanonicalOptions,
): { above: Polynomial; below: Polynomial } | null {
  const [above, below] = [exactForm(left, options), exactForm(right, options)];
  const areWhole = isOnePolynomial(above.denominator) && isOnePolynomial(below.denominator);
  return areWhole ? { above: above.numerator, below: below.numerator } : null;
}

/** a/b + c/d over the least common denominator. */
export const addFractions: Rule = (part, options) => {
  if (!isSum(part)) return null;
  const terms = termsOf(part);
  const fractions = terms.map(({ term }) => fractionOf(asFraction(term)));
  if (!fractions.some((fraction) => fraction && hasLetters(fraction.below))) return null;
  const denominators = fractions.map((fraction) =>
    fraction ? wholePolynomial(fraction.below, options) : null,
  );
  const least = denominators.reduce<Polynomial | null>(
    (all, one) => (one && all ? leastMultiple(all, one) : (one ?? all)),
    null,
  );
  if (!least) return null;
  const numerators = terms.map(({ isNegative, term }, at) => {
    const own = denominators[at];
    const factor = own ? exactQuotient(least, own) : least;
    const above = fractions[at]?.above ?? term;
    if (!factor) throw new Error("The least common multiple is a multiple");
    const isPlain = isOnePolynomial(factor);
    const scaled = isPlain
      ? inBrackets(above)
      : productOf([inBrackets(polynomialExpression(factor)), inBrackets(above)]);
    return { isNegative, term: tidy(scaled) };
  });
  return {
    to: bar(sumOf(numerators), lowestFactored(denominators, least)),
    title: sameDenominators(denominators)
      ? "Put the numerators over the common denominator"
      : "Bring the fractions to a common denominator",
    why: sameDenominators(denominators)
      ? "Fractions with the same denominator are added by adding their numerators."
      : "The LCM of the denominators is the least common denominator; above and below are multiplied alike.",
  };
};

/** 2·(1/x) and similar products are fractions too. */
function asFraction(term: Expression): Expression {
  const inner = ungroup(term);
  if (inner.kind !== "product") return inner;
  const factors = factorsOf(inner);
  const found = factors.map(fractionOf);
  const only = found.find((fraction) => fraction !== null);
  if (!only || found.filter((fraction) => fraction !== null).length !== 1) return inner;
  const others = factors.filter((_, at) => found[at] === null);
  const above =
    only.above.kind === "number" && only.above.value.numerator === 1n
      ? others
      : [...others, only.above];
  return bar(productOf(above.map(inBrackets)), only.below);
}

function wholePolynomial(expression: Expression, options: CanonicalOptions): Polynomial | null {
  const value = exactForm(expression, options);
  return isOnePolynomial(value.denominator) ? value.numerator : null;
}

/** With the least common multiple of the numeric factors of both. */
function leastMultiple(a: Polynomial, b: Polynomial): Polynomial {
  const [contentA, contentB] = [signedContent(a), signedContent(b)];
  const rest = exactQuotient(a, commonFactor(a, b)) ?? a;
  const [numberA, numberB] = [contentA.numerator, contentB.numerator];
  const number = q.rational(leastCommonMultiple(numberA, numberB));
  // The product of both contains both numbers; their least common multiple replaces them.
  const product = multiplyPolynomials(rest, b);
  return scalePolynomial(product, q.divide(number, signedContent(product)));
}

function sameDenominators(all: readonly (Polynomial | null)[]): boolean {
  const [first] = all;
  return all.every(
    (one) => one && first && looksLike(polynomialExpression(one), polynomialExpression(first)),
  );
}

/** The common denominator as a product of factors of the denominators, if that shows its origin. */
function lowestFactored(all: readonly (Polynomial | null)[], least: Polynomial): Expression {
  const first = all.find((one) => one !== null);
  const rest = first && exactQuotient(least, first);
  if (!first || !rest || isOnePolynomial(rest)) return polynomialExpression(least);
  const isPlain = [first, rest].some(({ terms }) => terms.length === 1);
  const parts = [polynomialExpression(first), polynomialExpression(rest)];
  if (isPlain && parts.every(isOneTerm)) return polynomialExpression(least);
  // (x − 1)(x + 2), in the order of the question, unless more factors can be split.
  const isSplit = [first, rest].every(isUnsplittable);
  return isPlain || isSplit ? productOf(parts.map(inBrackets)) : factoredExpression(least);
}

function isUnsplittable(polynomial: Polynomial): boolean {
  const [factor, ...others] = factorPolynomial(polynomial).factors;
  return factor?.multiplicity === 1 && others.length === 0;
}

/** a/(−b) = −a/b. */
export const minusBelow: Rule = (part) => {
  if (part.kind !== "quotient") return null;
  const below = withoutMinus(ungroup(part.right));
  if (!below) return null;
  const quotient = bar(part.left, below);
  return {
    to: turned(part.left, below) ?? { kind: "negate", operand: quotient },
    title: "Bring the minus sign in front of the fraction",
    why: "$\\frac{a}{-b} = -\\frac{a}{b}$.",
  };
};

/** (√2 − √5)/(−3) = (√5 − √2)/3. */
function turned(above: Expression, below: Expression): Expression | null {
  const terms = termsOf(ungroup(above));
  if (terms.length === 1 || !terms.some(({ isNegative }) => isNegative)) return null;
  const flipped = terms.map((term) => ({ ...term, isNegative: !term.isNegative }));
  return bar(sumOf(flipped.toSorted((a, b) => Number(a.isNegative) - Number(b.isNegative))), below);
}
