import type { CanonicalOptions } from "../algebra/options.ts";
import { equals } from "../algebra/quotient.ts";
import { type Expression, mapChildren, ungroup } from "../expressions/expression.ts";
import { tooHard } from "../refusal.ts";
import type { Change, Rule } from "./change.ts";
import { arithmetic } from "./rules/arithmetic.ts";
import {
  addFractions,
  cancel,
  cancelNumber,
  divideByFraction,
  minusBelow,
  multiplyAllFractions,
  multiplyFractions,
} from "./rules/fractions.ts";
import { knownValues } from "./rules/known-values.ts";
import { combineLogarithms, powersOfLogarithms } from "./rules/logarithms.ts";
import { likeTerms, openBrackets, order } from "./rules/like-terms.ts";
import { multiplyOut } from "./rules/multiply-out.ts";
import {
  negativePowers,
  powersOfTerms,
  productsOfTerms,
  quotientsOfTerms,
  zeroPowers,
} from "./rules/powers.ts";
import { productsOfRoots, rationalise, roots } from "./rules/roots.ts";
import { inDecimals } from "./in-decimals.ts";
import { tidy } from "./tidy.ts";
import {
  hasSumAbove,
  isNumeric,
  isOneTerm,
  isSum,
  looksLike,
  overNumberSplit,
  sizeOf,
  sumOf,
  termsOf,
  workedOut,
  exactForm,
} from "./written.ts";
import { reasons } from "./reasons.ts";

/** A transformation with the whole expression before and after it. */
export interface Transformation {
  before: Expression;
  after: Expression;
  title: string;
  why: string;
}

const mostSteps = 40;

/** In the order in which a student applies them. */
export const usualRules: readonly Rule[] = [
  knownValues,
  arithmetic,
  powersOfLogarithms,
  roots,
  zeroPowers,
  powersOfTerms,
  productsOfRoots,
  productsOfTerms,
  quotientsOfTerms,
  negativePowers,
  minusBelow,
  rationalise,
  divideByFraction,
  multiplyFractions,
  cancel,
  cancelNumber,
  addFractions,
  combineLogarithms,
  multiplyOut,
  openBrackets,
  likeTerms,
];

/**
 * Simplifies an expression one transformation at a time, innermost parts first, until it has textbook form. Every
 * transformation keeps the canonical form, so every line equals the previous one. Refuses (`too_hard`) if it takes too
 * many steps.
 */
export function workOut(
  expression: Expression,
  given: CanonicalOptions = {},
  rules: readonly Rule[] = usualRules,
): { steps: Transformation[]; result: Expression } {
  // A separate object, the cache key for results of this working alone.
  const options = { ...given };
  const value = exactForm(expression, options);
  const steps: Transformation[] = [];
  let current = ungroup(tidy(expression));
  for (;;) {
    const moves = nextMoves(current, rules, options);
    const after = moves.at(-1)?.after;
    // A transformation without visible change, or that changes the value, is rejected.
    if (!after || looksLike(current, after) || !equals(exactForm(after, options), value)) break;
    steps.push(...moves);
    if (steps.length > mostSteps) throw tooHard(tooLong);
    current = after;
  }
  return { steps, result: current };
}

const tooLong = "This expression is too long for me. Split it in two.";

/** The next transformation; two if there is an intermediate line. */
function nextMoves(
  before: Expression,
  rules: readonly Rule[],
  options: CanonicalOptions,
): Transformation[] {
  const change = nextChange(before, rules, options) ?? order(before, options);
  if (!change) return [];
  const { to, title, why, via } = change;
  const after = ungroup(tidy(to));
  if (!via) return [{ before, after, title, why }];
  const middle = ungroup(tidy(via.to));
  return [
    { before, after: middle, title: via.title, why: via.why },
    { before: middle, after, title, why },
  ];
}

/** A last line that brings a result into its usual form, if necessary. */
export function toUsualForm(
  current: Expression,
  options: CanonicalOptions,
  question: Expression = current,
): Transformation | null {
  const decimals = inDecimals(current, question);
  if (decimals) {
    const title = "Write the coefficients as decimals";
    return { before: current, after: decimals, title, why: "The question has decimals too." };
  }
  const whole = workedOut(current, options);
  const usual = hasSumAbove(current) ? whole : overNumberSplit(whole, options);
  if (isFactoredBelow(current, usual)) return null;
  if (sizeOf(usual) >= sizeOf(current)) return null;
  return {
    before: current,
    after: usual,
    title: "Write it in its simplest form",
    why: reasons.sameValue,
  };
}

/** (x + 8)/((x − 1)(x + 2)): factors in the denominator are not expanded again. */
function isFactoredBelow(current: Expression, usual: Expression): boolean {
  return (
    current.kind === "quotient" &&
    usual.kind === "quotient" &&
    ungroup(current.right).kind === "product" &&
    looksLike(ungroup(current.left), ungroup(usual.left))
  );
}

/**
 * (1 + 2a)/a as 1/a + 2, and (x + 3)/3 as x/3 + 1: a sum over a single term, divided term by term. Null for other
 * forms, and if the denominator is a number with which nothing cancels.
 */
export function splitFraction(
  expression: Expression,
  options: CanonicalOptions,
): Transformation | null {
  const whole = ungroup(expression);
  if (whole.kind !== "quotient" || !isOneTerm(whole.right)) return null;
  const terms = termsOf(ungroup(whole.left));
  if (terms.length < 2) return null;
  const parts = terms.map(({ isNegative, term }) => ({
    isNegative,
    term: workedOut({ ...whole, left: term }, options),
  }));
  const below = ungroup(whole.right);
  if (isNumeric(below) && (isNumeric(whole) || parts.every(({ term }) => isOver(below, term)))) {
    return null;
  }
  return {
    before: expression,
    after: tidy(sumOf(parts)),
    title: "Divide every term by the denominator",
    why: "$\\frac{a + b}{c} = \\frac{a}{c} + \\frac{b}{c}$.",
  };
}

function isOver(denominator: Expression, term: Expression): boolean {
  if (term.kind === "quotient") return looksLike(ungroup(term.right), denominator);
  if (term.kind !== "number" || term.form.kind !== "fraction") return false;
  return denominator.kind === "number" && term.form.denominator === denominator.value.numerator;
}

/** The same transformation in every suitable place, in the innermost parts first. */
function nextChange(
  expression: Expression,
  rules: readonly Rule[],
  options: CanonicalOptions,
): Change | null {
  const early = applyWithin(expression, cancel, options);
  if (early) return early;
  const inner = everywhere(
    expression,
    (scope, parent) => nextChange(scope, isSideOfBar(scope, parent) ? asFactors : rules, options),
    isScope,
  );
  if (inner) return inner;
  for (const rule of rules) {
    const change = applyWithin(expression, rule, options);
    if (change) return change;
  }
  return null;
}

const asFactors = usualRules
  .filter((rule) => rule !== multiplyOut)
  .map((rule) => (rule === multiplyFractions ? multiplyAllFractions : rule));

/** Factors of a numerator and denominator with letters stay factored: they may cancel later. */
function isSideOfBar(side: Expression, parent: Expression): boolean {
  if (parent.kind !== "quotient" || isNumeric(parent.right)) return false;
  return side.kind === "product" || side.kind === "power";
}

/** Whether a part is simplified separately before its surroundings. */
function isScope(child: Expression, parent: Expression): boolean {
  if (child.kind === "number" || child.kind === "variable") return false;
  return ["group", "call", "root", "power", "quotient", "degrees"].includes(parent.kind);
}

function applyWithin(part: Expression, rule: Rule, options: CanonicalOptions): Change | null {
  const own = rule(part, options);
  if (own) return own;
  const isLeft = (child: Expression, parent: Expression): boolean =>
    rule === multiplyOut && isSideOfBar(child, parent);
  return everywhere(
    part,
    (child, parent) => (isLeft(child, parent) ? null : applyWithin(child, rule, options)),
    (child, parent) => isLeft(child, parent) || !isScope(child, parent),
  );
}

/** The first change found below, together with all of the same kind. */
function everywhere(
  part: Expression,
  find: (child: Expression, parent: Expression) => Change | null,
  looksAt: (child: Expression, parent: Expression) => boolean,
): Change | null {
  const found: { child: Expression; change: Change }[] = [];
  const to = mapChildren(part, (child) => {
    const change = looksAt(child, part) ? find(child, part) : findBeyond(child, find, looksAt);
    const [first] = found;
    if (!change || (first && !isSameMove(first.change, change))) return child;
    found.push({ child, change });
    return inPlaceOf(child, change.to, part);
  });
  const [first] = found;
  if (!first) return null;
  const { via, title, why } = first.change;
  if (!via) return { to, title, why };
  const middle = mapChildren(part, (child) =>
    child === first.child ? inPlaceOf(child, via.to, part) : child,
  );
  return { to, title, why, via: { ...via, to: middle } };
}

/** −(2 + √3), if one term has become a sum after a minus sign. */
function inPlaceOf(child: Expression, to: Expression, parent: Expression): Expression {
  const followsMinus =
    parent.kind === "negate" || (parent.kind === "difference" && child === parent.right);
  return followsMinus && isSum(to) && !isSum(child) ? { kind: "group", inner: to } : to;
}

/** A transformation with an intermediate line is made in one place at a time. */
function isSameMove(one: Change, other: Change): boolean {
  return one.title === other.title && !one.via && !other.via;
}

/** Parts that are not a scope are searched for nested scopes. */
function findBeyond(
  child: Expression,
  find: (child: Expression, parent: Expression) => Change | null,
  looksAt: (child: Expression, parent: Expression) => boolean,
): Change | null {
  return everywhere(child, find, looksAt);
}
