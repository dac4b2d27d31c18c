import {
  type Expression,
  fractionLeaf,
  integerLeaf,
  type NumberLeaf,
  numbersIn,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import { chainOf } from "./chain.ts";
import {
  createWorking,
  endingIn,
  type Move,
  type SchoolMethod,
  type SumToExplain,
} from "./school-method.ts";
import { settle } from "../../../expressions/settle.ts";

/** A term split into its whole part and its fraction, either of which may be 0. */
interface MixedTerm {
  whole: bigint;
  numerator: bigint;
  denominator: bigint;
  isSubtracted: boolean;
}

/** Whether the expression contains a mixed number; its answer is then one too. */
export function hasMixedNumber(expression: Expression): boolean {
  return numbersIn(expression).some(({ form }) => form.kind === "mixed");
}

/**
 * Adds and subtracts mixed numbers as classes 5 and 6 do: whole parts and fractions separately, with 1 borrowed from
 * the whole parts where needed. Returns null for other sums, and for negative results.
 */
export function byWholesAndFractions({
  expression,
  answer,
  usual,
}: SumToExplain): SchoolMethod | null {
  const terms = hasMixedNumber(expression) ? mixedTerms(expression) : null;
  const steps = terms && stepsFor(expression, terms);
  return (
    steps && {
      method: "Whole numbers and fractions apart",
      idea: "A mixed number is a whole number and a fraction together. Work on the whole numbers and on the fractions apart.",
      steps: endingIn(answer, steps),
      approaches: [{ method: "With improper fractions", steps: [...usual] }],
    }
  );
}

function mixedTerms(expression: Expression): MixedTerm[] | null {
  const chain = chainOf(settle(expression));
  if (!chain || chain.terms.length < 2) return null;
  const terms = chain.terms.map(({ leaf, isSubtracted }) => {
    const parts = partsOf(leaf);
    return parts && { ...parts, isSubtracted };
  });
  return terms.every((term) => term !== null) ? terms : null;
}

/** Splits a number into whole part and fraction; null for decimals, negative numbers and improper fractions. */
function partsOf({ form, value }: NumberLeaf): Omit<MixedTerm, "isSubtracted"> | null {
  if (q.sign(value) < 0 || form.kind === "decimal") return null;
  if (form.kind === "integer") return { whole: value.numerator, numerator: 0n, denominator: 1n };
  const whole = form.kind === "mixed" ? form.whole : 0n;
  const { numerator, denominator } = form;
  return numerator < denominator ? { whole, numerator, denominator } : null;
}

function stepsFor(
  expression: Expression,
  terms: readonly MixedTerm[],
): SchoolMethod["steps"] | null {
  const fraction = total(terms, fractionOf);
  const { steps, move } = createWorking(expression);
  const ready = q.sign(fraction) < 0 ? borrowed(terms, move) : terms;
  if (!ready) return null;
  const wholes = total(ready, ({ whole }) => q.rational(whole)).numerator;
  if (wholes < 0n || beginsWithMinus(ready)) return null;
  joinParts(ready, wholes, move);
  return steps;
}

/** Whether the whole parts or the fractions begin with a subtraction, as in 4 − 2 1/2 + 1 1/2. */
function beginsWithMinus(terms: readonly MixedTerm[]): boolean {
  const first = [
    terms.find(({ whole }) => whole > 0n),
    terms.find(({ numerator }) => numerator > 0n),
  ];
  return first.some((term) => term?.isSubtracted === true);
}

function total(terms: readonly MixedTerm[], part: (term: MixedTerm) => q.Rational): q.Rational {
  return terms.reduce(
    (sum, term) => (term.isSubtracted ? q.subtract : q.add)(sum, part(term)),
    q.zero,
  );
}

function fractionOf({ numerator, denominator }: MixedTerm): q.Rational {
  return q.rational(numerator, denominator);
}

/**
 * Borrows 1 from the first whole part: 5 1/4 − 2 3/4 becomes (4 + 5/4) − 2 3/4. Returns null if there is no whole to
 * borrow from, or if one is not enough.
 */
function borrowed(terms: readonly MixedTerm[], move: Move): readonly MixedTerm[] | null {
  const like = overCommonDenominator(terms);
  const [first, ...others] = like;
  if (!first || first.whole < 1n) return null;
  const after = {
    ...first,
    whole: first.whole - 1n,
    numerator: first.numerator + first.denominator,
  };
  if (q.sign(total([after, ...others], fractionOf)) < 0) return null;
  move(chainOfTerms(like), ...likeFractions(first.denominator));
  const parts = integerLatex(first.denominator);
  move(
    chainOfTerms([after, ...others]),
    "Borrow 1 from the whole number",
    `The fraction is too small to subtract from. So take 1 from $${integerLatex(first.whole)}$ and write it as $\\frac{${parts}}{${parts}}$.`,
  );
  return [after, ...others];
}

function likeFractions(denominator: bigint): [title: string, why: string] {
  const common = integerLatex(denominator);
  return [
    `Change to like fractions with the denominator ${common}`,
    `Only fractions with the same denominator can be added or subtracted. The LCM of the denominators is $${common}$.`,
  ];
}

function overCommonDenominator(terms: readonly MixedTerm[]): MixedTerm[] {
  const common = terms.reduce((lcm, term) => leastCommonMultiple(lcm, term.denominator), 1n);
  return terms.map((term) => ({
    ...term,
    numerator: (term.numerator * common) / term.denominator,
    denominator: common,
  }));
}

/** Computes the whole parts and the fractions separately, then adds them. */
function joinParts(terms: readonly MixedTerm[], wholes: bigint, move: Move): void {
  const withWhole = terms.filter(({ whole }) => whole > 0n);
  const withFraction = terms.filter(({ numerator }) => numerator > 0n);
  const wholeSum = signedSum(withWhole, ({ whole }) => integerLeaf(whole));
  const fractionSum = (all: readonly MixedTerm[]): Expression =>
    signedSum(all, ({ numerator, denominator }) => fractionLeaf(numerator, denominator));
  move(
    joined(wholeSum, fractionSum(withFraction)),
    "Put the whole numbers together, and the fractions together",
    "A mixed number is a whole number and a fraction together, so each kind can be worked out for itself.",
  );
  const whole = integerLeaf(wholes);
  move(
    joined(whole, fractionSum(withFraction)),
    "Work out the whole numbers",
    "Whole numbers are added and subtracted as always.",
  );
  const like = overCommonDenominator(withFraction);
  const [one] = like;
  if (!one) return;
  move(joined(whole, fractionSum(like)), ...likeFractions(one.denominator));
  const numerator = like.reduce(
    (sum, term) => (term.isSubtracted ? sum - term.numerator : sum + term.numerator),
    0n,
  );
  addFraction(wholes, { numerator, denominator: one.denominator }, move);
}

interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

function addFraction(wholes: bigint, { numerator, denominator }: Fraction, move: Move): void {
  const whole = integerLeaf(wholes);
  move(
    joined(whole, fractionLeaf(numerator, denominator)),
    "Work out the fractions",
    "Like fractions keep their denominator; only the numerators are added or subtracted.",
  );
  const lowest = q.rational(numerator, denominator);
  if (!q.isInteger(lowest)) {
    move(
      joined(whole, fractionLeaf(lowest.numerator, lowest.denominator)),
      "Write the fraction in its lowest terms",
      "Divide the numerator and the denominator by their HCF; the value stays the same.",
    );
  }
  if (lowest.numerator >= lowest.denominator && wholes > 0n) {
    const parts = q.isInteger(lowest) ? denominator : lowest.denominator;
    move(
      joined(whole, mixedLeaf(lowest)),
      "Take the whole out of the fraction",
      `$${expressionLatex(fractionLeaf(parts, parts))}$ makes 1 whole.`,
    );
  }
  const [title = "", why = ""] = q.isInteger(lowest)
    ? ["Add the whole numbers", "Nothing is left of the fractions."]
    : [
        "Put the whole number and the fraction together",
        "Whole number and fraction, written side by side, make the mixed number.",
      ];
  move(mixedLeaf(q.add(q.rational(wholes), lowest)), title, why);
}

function mixedLeaf(value: q.Rational): Expression {
  const { denominator } = value;
  const whole = value.numerator / denominator;
  return writtenTerm({ whole, numerator: value.numerator % denominator, denominator });
}

/** Returns whole + fraction without terms that are 0 and without unnecessary brackets. */
function joined(whole: Expression, fraction: Expression): Expression {
  if (isZero(fraction)) return ungroup(whole);
  if (isZero(whole)) return ungroup(fraction);
  return { kind: "sum", left: whole, right: fraction };
}

function isZero(part: Expression): boolean {
  return part.kind === "number" && q.isZero(part.value);
}

/** Returns the terms with their signs, in brackets if there are several. The first term must not be subtracted. */
function signedSum(terms: readonly MixedTerm[], part: (term: MixedTerm) => Expression): Expression {
  const [first, ...others] = terms;
  if (!first) return integerLeaf(0n);
  const sum = others.reduce<Expression>(
    (left, term) => ({
      kind: term.isSubtracted ? "difference" : "sum",
      left,
      right: part(term),
    }),
    part(first),
  );
  return others.length === 0 ? sum : { kind: "group", inner: sum };
}

function chainOfTerms(terms: readonly MixedTerm[]): Expression {
  return ungroup(signedSum(terms, writtenTerm));
}

/**
 * Returns the term as written. A fraction of 1 or more is added to the whole part, because 4 5/4 could be read as a
 * product.
 */
function writtenTerm({
  whole,
  numerator,
  denominator,
}: Omit<MixedTerm, "isSubtracted">): Expression {
  if (numerator === 0n) return integerLeaf(whole);
  if (whole === 0n) return fractionLeaf(numerator, denominator);
  if (numerator >= denominator) {
    const inner = joined(integerLeaf(whole), fractionLeaf(numerator, denominator));
    return { kind: "group", inner };
  }
  const value = q.add(q.rational(whole), q.rational(numerator, denominator));
  return { kind: "number", value, form: { kind: "mixed", whole, numerator, denominator } };
}
