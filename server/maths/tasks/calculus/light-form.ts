import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import {
  type Expression,
  integerLeaf,
  matchExpression,
  ungroup,
  valueLeaf,
  variablesIn,
} from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { isSum, sumOf, termsOf } from "../../working/written.ts";

/** A power of a base that occurs only once in its term. */
export interface LightFactor {
  base: Expression;
  exponent: Rational;
}

/** A number times powers of bases, no base twice. */
interface LightTerm {
  coefficient: Rational;
  factors: Map<string, LightFactor>;
}

/**
 * An expression simplified without expanding brackets: numbers first, equal bases and like terms
 * collected, roots and negative powers in textbook form. 5(x² + 1)⁴ × 2x becomes 10x(x² + 1)⁴.
 */
export function lightForm(expression: Expression): Expression {
  const inner = ungroup(expression);
  if (!isSum(inner)) return inner.kind === "negate" ? fromSum([inner]) : fromTerm(termOf(inner));
  return fromSum([inner]);
}

function fromSum(parts: readonly Expression[]): Expression {
  const collected = new Map<string, LightTerm>();
  for (const { isNegative, term } of parts.flatMap(openTerms)) {
    const light = termOf(term);
    const size = isNegative ? q.negate(light.coefficient) : light.coefficient;
    const key = keyOf(light);
    const before = collected.get(key);
    collected.set(key, {
      ...light,
      coefficient: before ? q.add(before.coefficient, size) : size,
    });
  }
  const terms = [...collected.values()].filter(({ coefficient }) => !q.isZero(coefficient));
  if (terms.length === 0) return integerLeaf(0n);
  // A sum that begins with a minus sign begins with a positive term instead, if it has one.
  const first = terms.findIndex(({ coefficient }) => q.sign(coefficient) > 0);
  const ordered =
    first > 0 && terms.length === 2
      ? [terms[first], ...terms.filter((_, at) => at !== first)]
      : terms;
  return sumOf(
    ordered
      .filter((term) => term !== undefined)
      .map((term) => ({
        isNegative: q.sign(term.coefficient) < 0,
        term: fromTerm({ ...term, coefficient: q.absolute(term.coefficient) }),
      })),
  );
}

/** Terms of a sum, and of brackets preceded by a sign only. */
function openTerms(expression: Expression): { isNegative: boolean; term: Expression }[] {
  return termsOf(expression).flatMap(({ isNegative, term }) => {
    const inner = openedNumber(ungroup(term));
    if (!isSum(inner) && inner.kind !== "negate") return [{ isNegative, term: inner }];
    return openTerms(inner).map((one) => ({ ...one, isNegative: one.isNegative !== isNegative }));
  });
}

/** The expression as a number times powers, without expanding any sum. */
export function lightFactors(expression: Expression): {
  coefficient: Rational;
  factors: LightFactor[];
} {
  const { coefficient, factors } = termOf(ungroup(expression));
  return { coefficient, factors: [...factors.values()] };
}

/** The light form, with a number before a single bracket multiplied in. */
export function openedForm(expression: Expression): Expression {
  const light = lightForm(expression);
  const opened = openedNumber(light);
  return opened === light ? light : lightForm(opened);
}

/** A number times one sum, 2(x + 1) or (x + 1)/2, as a sum; other expressions are unchanged. */
function openedNumber(expression: Expression): Expression {
  if (expression.kind !== "product" && expression.kind !== "quotient") return expression;
  const { coefficient, factors } = termOf(expression);
  const [only, second] = [...factors.values()];
  if (!only || second || !isSum(only.base) || !q.equals(only.exponent, q.one)) return expression;
  const factor = valueLeaf(coefficient);
  return sumOf(
    termsOf(only.base).map(({ isNegative, term }) => ({
      isNegative,
      term: { kind: "product", sign: "×", left: factor, right: { kind: "group", inner: term } },
    })),
  );
}

function keyOf({ factors }: LightTerm): string {
  return [...factors]
    .map(([key, { exponent }]) => `${key}^${exponent.numerator}/${exponent.denominator}`)
    .toSorted()
    .join("·");
}

function termOf(expression: Expression): LightTerm {
  const term: LightTerm = { coefficient: q.one, factors: new Map() };
  gather(term, expression, q.one);
  joinPowersOfE(term);
  takeRootsAbove(term);
  for (const [key, { exponent }] of term.factors) if (q.isZero(exponent)) term.factors.delete(key);
  return term;
}

/** 3/√3 as √3. */
function takeRootsAbove(term: LightTerm): void {
  for (const factor of term.factors.values()) {
    const { base, exponent } = factor;
    if (base.kind !== "number" || q.isInteger(exponent) || q.sign(exponent) > 0) continue;
    if (q.isZero(base.value)) throw form.divisionByZero();
    const divided = q.divide(term.coefficient, base.value);
    if (divided.denominator !== term.coefficient.denominator) continue;
    term.coefficient = divided;
    factor.exponent = q.add(exponent, q.one);
  }
}

/** e^(2x)·e^x as e^(3x). */
function joinPowersOfE(term: LightTerm): void {
  const powers = [...term.factors].filter(([, { base }]) => isPowerOfE(base));
  const isSingle = powers.every(([, { exponent }]) => q.equals(exponent, q.one));
  if (powers.length === 0 || (powers.length === 1 && isSingle)) return;
  const total = powers
    .map(([, { base, exponent }]) => form.scale(exponentOf(base), exponent))
    .reduce(form.add, form.zero);
  for (const [key] of powers) term.factors.delete(key);
  if (form.isZero(total)) return;
  const e: Expression = { kind: "constant", name: "e" };
  gatherBase(term, { kind: "power", base: e, exponent: toExpression(total) }, q.one);
}

function exponentOf(base: Expression): Quotient {
  return base.kind === "power" ? canonical(base.exponent) : form.zero;
}

/** Multiplies a power of the expression into the term. */
function gather(term: LightTerm, expression: Expression, exponent: Rational): void {
  const inner = ungroup(expression);
  const asBase = (base: Expression): void => gatherBase(term, base, exponent);
  matchExpression<void>(inner, {
    number: ({ value }) => gatherNumber(term, value, exponent),
    negate: (part) => gatherNegated(term, part, exponent),
    product: (part) => gatherPair(term, part, [exponent, exponent]),
    quotient: (part) => gatherPair(term, part, [exponent, q.negate(exponent)]),
    root: ({ operand, index }) =>
      gather(term, operand, q.divide(exponent, q.rational(BigInt(index)))),
    power: (part) => gatherPower(term, part, exponent),
    sum: (part) => asBase(lightForm(part)),
    difference: (part) => asBase(lightForm(part)),
    variable: asBase,
    constant: asBase,
    group: asBase,
    call: asBase,
    degrees: asBase,
    percent: asBase,
  });
}

function gatherNegated(
  term: LightTerm,
  negated: Extract<Expression, { kind: "negate" }>,
  exponent: Rational,
): void {
  if (!q.isInteger(exponent)) {
    gatherBase(term, negated, exponent);
    return;
  }
  gatherNumber(term, q.rational(-1n), exponent);
  gather(term, negated.operand, exponent);
}

/** A product or quotient, each part with its own exponent; under a root it is not split. */
function gatherPair(
  term: LightTerm,
  pair: Extract<Expression, { kind: "product" | "quotient" }>,
  [exponent, behind]: readonly [Rational, Rational],
): void {
  if (!q.isInteger(exponent)) {
    gatherBase(term, lightForm(pair), exponent);
    return;
  }
  gather(term, pair.left, exponent);
  gather(term, pair.right, behind);
}

const largestExponent = 30n;

function gatherNumber(term: LightTerm, value: Rational, exponent: Rational): void {
  const isSmall = q.isInteger(exponent) && exponent.numerator <= largestExponent;
  if (!isSmall || exponent.numerator < -largestExponent || q.isZero(value)) {
    if (q.isZero(value) && q.sign(exponent) > 0) term.coefficient = q.zero;
    else gatherBase(term, valueLeaf(value), exponent);
    return;
  }
  const times = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator;
  const size = q.rational(value.numerator ** times, value.denominator ** times);
  term.coefficient =
    exponent.numerator < 0n ? q.divide(term.coefficient, size) : q.multiply(term.coefficient, size);
}

function gatherPower(
  term: LightTerm,
  power: Extract<Expression, { kind: "power" }>,
  exponent: Rational,
): void {
  const own = rationalOf(power.exponent);
  // (u²)^(1/2) is |u|, so that such powers stay as they are.
  const mayJoin = own && (q.isInteger(exponent) || !q.isInteger(own));
  if (mayJoin) gather(term, power.base, q.multiply(own, exponent));
  else gatherBase(term, power, exponent);
}

/** The exponent where it is a number: 1/2, −3. */
export function rationalOf(expression: Expression): Rational | null {
  const inner = ungroup(expression);
  if (inner.kind === "number") return inner.value;
  if (inner.kind === "negate") {
    const value = rationalOf(inner.operand);
    return value && q.negate(value);
  }
  if (inner.kind !== "quotient") return null;
  const [above, below] = [rationalOf(inner.left), rationalOf(inner.right)];
  return above && below && !q.isZero(below) ? q.divide(above, below) : null;
}

function gatherBase(term: LightTerm, base: Expression, exponent: Rational): void {
  const key = expressionLatex(base);
  const before = term.factors.get(key);
  term.factors.set(key, {
    base,
    exponent: before ? q.add(before.exponent, exponent) : exponent,
  });
}

function fromTerm({ coefficient, factors }: LightTerm): Expression {
  if (q.isZero(coefficient)) return integerLeaf(0n);
  const sorted = [...factors.values()].toSorted((a, b) => rank(a.base) - rank(b.base));
  const above = sorted.filter(({ exponent, base }) => q.sign(exponent) > 0 || isPowerOfE(base));
  const below = sorted.filter((factor) => !above.includes(factor));
  const size = q.absolute(coefficient);
  const top = productFrom(size.numerator, above);
  const bottom = productFrom(size.denominator, below);
  const isWhole = bottom.kind === "number" && q.equals(bottom.value, q.one);
  const isNumber = top.kind === "number" && bottom.kind === "number";
  const whole: Expression = isWhole
    ? top
    : isNumber
      ? valueLeaf(size)
      : { kind: "quotient", sign: "bar", left: top, right: bottom };
  if (q.sign(coefficient) > 0) return whole;
  return whole.kind === "number" ? valueLeaf(coefficient) : { kind: "negate", operand: whole };
}

function isPowerOfE(base: Expression): boolean {
  return base.kind === "power" && base.base.kind === "constant" && base.base.name === "e";
}

/**
 * Order of factors: numbers, letters, powers of e, brackets, functions. After a letter a bracket of numbers would look
 * like f(2).
 */
function rank(base: Expression): number {
  if (base.kind === "number") return 0;
  if (base.kind === "constant" || (isSum(base) && variablesIn(base).length === 0)) return 1;
  if (base.kind === "variable") return 2;
  if (base.kind === "power") return 3;
  return base.kind === "call" ? 5 : 4;
}

function productFrom(size: bigint, factors: readonly LightFactor[]): Expression {
  const written = factors.map(({ base, exponent }) => raised(base, q.absolute(exponent)));
  const isAlone = written.length === 1;
  const parts = written.map((part) =>
    isSum(part) && !(isAlone && size === 1n) ? grouped(part) : part,
  );
  const all = size === 1n && parts.length > 0 ? parts : [integerLeaf(size), ...parts];
  return all.reduce((left, right) => ({
    kind: "product",
    sign: startsWithNumber(right) ? "×" : "implicit",
    left,
    right,
  }));
}

function startsWithNumber(part: Expression): boolean {
  return part.kind === "number" || (part.kind === "power" && part.base.kind === "number");
}

function grouped(inner: Expression): Expression {
  return { kind: "group", inner };
}

function raised(base: Expression, exponent: Rational): Expression {
  if (q.equals(exponent, q.one)) return base;
  if (exponent.numerator === 1n && exponent.denominator < 5n) {
    return { kind: "root", index: Number(exponent.denominator), operand: base };
  }
  // √u·u is written as a power of the root's own kind.
  const isTight = ["variable", "constant", "call"].includes(base.kind);
  const isNumber = base.kind === "number" && q.isInteger(base.value) && q.sign(base.value) > 0;
  return {
    kind: "power",
    base: isTight || isNumber ? base : grouped(base),
    exponent: valueLeaf(exponent),
  };
}
