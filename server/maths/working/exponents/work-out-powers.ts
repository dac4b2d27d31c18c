import type { CanonicalOptions } from "../../algebra/options.ts";
import { equals } from "../../algebra/quotient.ts";
import {
  children,
  type Expression,
  integerLeaf,
  mapChildren,
  someWithin,
  ungroup,
} from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import * as q from "../../numbers/rational.ts";
import type { Transformation } from "../work-out.ts";
import { exactForm, looksLike, workedOut } from "../written.ts";
import { primeBases, sameExponents, signsOfBases, wholeBase } from "./bases.ts";
import { divideSameBase, multiplySameBase, negativeExponents, zeroExponents } from "./combine.ts";
import type { Law } from "./law.ts";
import { powersOfFractions, powersOfPowers, powersOfProducts, turnFractions } from "./open.ts";
import {
  hasDivisionSign,
  isNumber,
  productOfPowers,
  type PowerFactor,
  type PowerProduct,
  readPowers,
  writeFactor,
  writePowers,
} from "./power-product.ts";

/** The laws inside a bracket, which need nothing from outside. */
const lawsInBrackets: readonly Law[] = [
  powersOfPowers,
  multiplySameBase,
  divideSameBase,
  zeroExponents,
];

/** In the order in which a textbook applies them. */
const laws: readonly Law[] = [
  powersOfProducts,
  powersOfPowers,
  turnFractions,
  multiplySameBase,
  divideSameBase,
  zeroExponents,
  sameExponents,
  powersOfFractions,
  signsOfBases,
  primeBases,
  negativeExponents,
];

const mostSteps = 20;

/** The working by the laws of exponents. */
interface PowersWorked {
  steps: Transformation[];
  result: Expression;
  /** The result of the laws alone, and its steps, before powers of numbers are computed. */
  powers: Expression;
  toPowers: Transformation[];
}

/**
 * Simplifies a product of powers by the laws of exponents (NCERT classes 7 to 9): numbers and letters, with any
 * exponents except decimals. Null for other expressions, and if no law applies. Every line must have the canonical form
 * of the first; otherwise the result is null too.
 */
export function workOutPowers(
  expression: Expression,
  given: CanonicalOptions = {},
): PowersWorked | null {
  const product = readPowers(expression);
  if (!product || !isOfPowers(product, expression)) return null;
  // A separate object, the cache key for results of this working alone.
  const options = { ...given };
  const steps: Transformation[] = [];
  let current = expression;
  for (let move = nextMove(current, options); move; move = nextMove(current, options)) {
    steps.push(move);
    if (steps.length > mostSteps) return null;
    current = move.after;
  }
  if (steps.length === 0) return null;
  const powers = current;
  const last = valueSteps(powers, options);
  const all = [...steps, ...last];
  const value = exactForm(expression, options);
  if (!all.every(({ after }) => equals(exactForm(after, options), value))) return null;
  return { steps: all, result: last.at(-1)?.after ?? powers, powers, toPowers: steps };
}

/** 2 × 2 × 2 as 2³: counts equal factors; null if nothing is repeated, and for powers. */
export function inPowers(before: Expression): Transformation | null {
  const factors = readPowers(before)?.factors ?? [];
  if (someWithin(before, ({ kind }) => kind === "power" || kind === "quotient")) return null;
  const counts = new Map<string, { base: Expression; count: bigint }>();
  for (const { base } of factors) {
    const key = expressionLatex(base);
    counts.set(key, { base, count: (counts.get(key)?.count ?? 0n) + 1n });
  }
  if (counts.size === factors.length) return null;
  const powers = [...counts.values()].map(({ base, count }) => ({
    base,
    exponent: integerLeaf(count),
  }));
  return {
    before,
    after: productOfPowers(powers),
    title: "Count how often each factor stands there",
    why: "That count is the exponent: $a \\times a \\times a = a^{3}$.",
  };
}

/** Coefficients of letters, as in 12x⁵ ÷ 4x², are multiplied and divided as numbers. */
function isOfPowers({ factors }: PowerProduct, expression: Expression): boolean {
  if (!someWithin(expression, ({ kind }) => kind === "power")) return false;
  const hasLetters = factors.some(({ base }) => base.kind === "variable");
  const isRaisedNumber = (part: Expression): boolean =>
    part.kind === "power" && someWithin(part.base, ({ kind }) => kind === "number");
  const hasPlainNumber = factors.some(
    (factor) => wholeBase(factor) !== null && isNumber(factor.exponent, q.one),
  );
  return !hasLetters || !hasPlainNumber || someWithin(expression, isRaisedNumber);
}

function nextMove(before: Expression, options: CanonicalOptions): Transformation | null {
  return inBrackets(before, options) ?? withBar(before) ?? byLaw(before, laws, options);
}

function byLaw(
  before: Expression,
  all: readonly Law[],
  options: CanonicalOptions,
): Transformation | null {
  const { product, isNegative } = unsigned(before);
  if (!product) return null;
  for (const law of all) {
    const move = law({ ...product, isNegative }, options);
    if (!move) continue;
    return { before, after: writePowers(move.product), title: move.title, why: move.why };
  }
  return null;
}

/** A minus sign extracted from a power precedes the whole product. */
function unsigned(expression: Expression): { product: PowerProduct | null; isNegative: boolean } {
  if (expression.kind !== "negate") return { product: readPowers(expression), isNegative: false };
  return { product: readPowers(expression.operand), isNegative: true };
}

/** The first bracket in which a law applies. */
function inBrackets(before: Expression, options: CanonicalOptions): Transformation | null {
  for (const child of children(before)) {
    const move = isScope(child)
      ? (inBrackets(child.inner, options) ?? byLaw(child.inner, lawsInBrackets, options))
      : inBrackets(child, options);
    if (!move) continue;
    const inner = isScope(child) ? bracketed(move.after, before) : move.after;
    const after = mapChildren(before, (each) => (each === child ? inner : each));
    return { ...move, before, after };
  }
  return null;
}

type Group = Extract<Expression, { kind: "group" }>;

function isScope(child: Expression): child is Group {
  const { kind } = ungroup(child);
  return child.kind === "group" && (kind === "product" || kind === "quotient");
}

function bracketed(inner: Expression, parent: Expression): Expression {
  const isProduct = inner.kind === "product" || inner.kind === "quotient";
  return isProduct || parent.kind === "power" ? { kind: "group", inner } : inner;
}

/** A division by a bracket is clearer as a fraction. */
function withBar(before: Expression): Transformation | null {
  const product = readPowers(before);
  if (product?.layout !== "bar" || !hasDivisionSign(before)) return null;
  return {
    before,
    after: writePowers(product),
    title: "Write the division as a fraction",
    why: "What is divided stands above the bar, what it is divided by stands below it.",
  };
}

/** Computes the powers of numbers, then the operations between them. */
function valueSteps(powers: Expression, options: CanonicalOptions): Transformation[] {
  const { product, isNegative } = unsigned(powers);
  if (!product) return [];
  const factors = product.factors.map((factor) => valued(factor, options));
  const isWhole = factors.every(({ exponent }) => isInteger(exponent));
  const values = writePowers({ ...product, factors, isNegative });
  const result = isWhole ? workedOut(values, options) : values;
  const isSingle = factors.filter((factor) => wholeBase(factor) !== null).length < 2;
  const moves = isSingle || looksLike(values, result) ? [result] : [values, result];
  let before = powers;
  return moves.flatMap((after, at) => {
    const step = { before, after, ...(at === 0 ? workOutPowersOfNumbers : finishing(before)) };
    if (looksLike(before, after)) return [];
    before = after;
    return [step];
  });
}

const workOutPowersOfNumbers = {
  title: "Work out the powers",
  why: "A power is its base multiplied by itself, as often as the exponent says.",
};

function finishing(before: Expression): Pick<Transformation, "title" | "why"> {
  return before.kind === "quotient"
    ? {
        title: "Work out the fraction",
        why: "Multiply above and below, and cancel what is common.",
      }
    : { title: "Multiply the numbers", why: "Nothing but plain numbers is left to be multiplied." };
}

function isInteger(exponent: Expression): boolean {
  return exponent.kind === "number" && q.isInteger(exponent.value);
}

/** A power of a number as its value; unchanged if the value is not a fraction. */
function valued(factor: PowerFactor, options: CanonicalOptions): PowerFactor {
  if (factor.base.kind !== "number") return factor;
  const value = ungroup(workedOut(writeFactor(factor), options));
  const base = plainNumber(value);
  return base
    ? { ...factor, base, exponent: { kind: "number", value: q.one, form: { kind: "integer" } } }
    : factor;
}

function plainNumber(value: Expression): Expression | null {
  if (value.kind === "number") return value;
  if (value.kind !== "negate" || value.operand.kind !== "number") return null;
  const { operand } = value;
  return operand.form.kind === "integer" ? { ...operand, value: q.negate(operand.value) } : null;
}
