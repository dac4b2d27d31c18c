import {
  children,
  type Expression,
  integerLeaf,
  ungroup,
  valueLeaf,
} from "../../../../expressions/expression.ts";
import { expressionLatex } from "../../../../expressions/write-latex.ts";
import * as q from "../../../../numbers/rational.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import { productOf, sumOf } from "../../../../working/written.ts";
import { isTrigonometricCall } from "../../reading/requested.ts";

const ratioNames = ["sin", "cos", "tan", "cot", "sec", "cosec"] as const;
export type RatioName = (typeof ratioNames)[number];

/** A rational coefficient times powers of the six ratios of one angle: −2 sin θ cosec θ. */
export interface RatioTerm {
  coefficient: Rational;
  /** The exponents of the ratios in the order of `ratioNames`. */
  powers: readonly number[];
}

const none: readonly number[] = ratioNames.map(() => 0);

/** A term without ratios. */
export function constantTerm(coefficient: Rational): RatioTerm {
  return { coefficient, powers: none };
}

/** The exponent of a ratio in a term. */
export function powerOf({ powers }: RatioTerm, name: RatioName): number {
  return powers[ratioNames.indexOf(name)] ?? 0;
}

/** The term with exponents added to its ratios, and multiplied by a factor. */
export function scaleTerm(
  term: RatioTerm,
  by: Partial<Record<RatioName, number>>,
  factor: Rational = q.one,
): RatioTerm {
  return {
    coefficient: q.multiply(term.coefficient, factor),
    powers: term.powers.map((power, at) => power + (by[ratioNames[at] ?? "sin"] ?? 0)),
  };
}

/** The product of two terms. */
export function multiplyTerms(one: RatioTerm, other: RatioTerm): RatioTerm {
  return {
    coefficient: q.multiply(one.coefficient, other.coefficient),
    powers: one.powers.map((power, at) => power + (other.powers[at] ?? 0)),
  };
}

/** Collects like terms, each at its first occurrence, and drops those that cancel. */
export function collectTerms(terms: readonly RatioTerm[]): RatioTerm[] {
  const sums = new Map<string, RatioTerm>();
  for (const term of terms) {
    const key = term.powers.join();
    const coefficient = q.add(sums.get(key)?.coefficient ?? q.zero, term.coefficient);
    sums.set(key, { ...term, coefficient });
  }
  return [...sums.values()].filter(({ coefficient }) => !q.isZero(coefficient));
}

/** Whether two sums are equal up to the order of their terms. */
export function areSame(one: readonly RatioTerm[], other: readonly RatioTerm[]): boolean {
  const less = other.map((term) => ({ ...term, coefficient: q.negate(term.coefficient) }));
  return collectTerms([...one, ...less]).length === 0;
}

type Power = Extract<Expression, { kind: "power" }>;

/** Reads a product of numbers and ratios of the angle; null for a sum or anything else. */
export function readTerm(expression: Expression, angle: string): RatioTerm | null {
  const part = ungroup(expression);
  if (part.kind === "number") return constantTerm(part.value);
  if (isTrigonometricCall(part)) return readRatio(part, angle);
  if (part.kind === "negate") {
    const inner = readTerm(part.operand, angle);
    return inner && { ...inner, coefficient: q.negate(inner.coefficient) };
  }
  if (part.kind === "power") return readPower(part, angle);
  if (part.kind !== "product") return null;
  const [left, right] = [readTerm(part.left, angle), readTerm(part.right, angle)];
  return left && right && multiplyTerms(left, right);
}

function readPower({ base, exponent }: Power, angle: string): RatioTerm | null {
  const inner = readTerm(base, angle);
  const times = wholeExponent(exponent);
  if (!inner || times === null) return null;
  return Array.from({ length: times }, () => inner).reduce(multiplyTerms, constantTerm(q.one));
}

/** An exponent from 2 to 4; null for others. */
export function wholeExponent(exponent: Expression): number | null {
  const inner = ungroup(exponent);
  const isWhole = inner.kind === "number" && q.isInteger(inner.value);
  const times = isWhole ? Number(inner.value.numerator) : 0;
  return times >= 2 && times <= 4 ? times : null;
}

function readRatio(call: Extract<Expression, { kind: "call" }>, angle: string): RatioTerm | null {
  const at = ratioNames.findIndex((name) => name === call.name);
  if (at < 0 || expressionLatex(call.argument) !== angle) return null;
  return { coefficient: q.one, powers: none.map((_, place) => (place === at ? 1 : 0)) };
}

/** The sum as an expression, with a positive term first if there is one; 0 if it is empty. */
export function writeTerms(terms: readonly RatioTerm[], argument: Expression): Expression {
  if (terms.length === 0) return integerLeaf(0n);
  const positive = terms.findIndex(({ coefficient }) => q.sign(coefficient) > 0);
  const first = terms.slice(Math.max(0, positive), positive + 1);
  return sumOf(
    [...first, ...terms.filter((term) => !first.includes(term))].map((term) => ({
      isNegative: q.sign(term.coefficient) < 0,
      term: writeTerm(term, argument),
    })),
  );
}

function writeTerm({ coefficient, powers }: RatioTerm, argument: Expression): Expression {
  const size = q.absolute(coefficient);
  const ratios = ratioNames.flatMap((name, at): Expression[] => {
    const power = powers[at] ?? 0;
    const call: Expression = { kind: "call", name, argument };
    if (power === 0) return [];
    return [
      power === 1 ? call : { kind: "power", base: call, exponent: integerLeaf(BigInt(power)) },
    ];
  });
  const isNumberShown = ratios.length === 0 || !q.equals(size, q.one);
  return productOf([...(isNumberShown ? [valueLeaf(size)] : []), ...ratios]);
}

/** The only angle of all ratios in some expressions; null if there are several or none. */
export function commonAngle(expressions: readonly Expression[]): Expression | null {
  const found = new Map<string, Expression>();
  const visit = (part: Expression): void => {
    if (isTrigonometricCall(part)) found.set(expressionLatex(part.argument), part.argument);
    else children(part).forEach(visit);
  };
  expressions.forEach(visit);
  const [only, ...others] = found.values();
  return others.length === 0 ? (only ?? null) : null;
}
