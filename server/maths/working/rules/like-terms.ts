import type { CanonicalOptions } from "../../algebra/options.ts";
import { type Expression, ungroup } from "../../expressions/expression.ts";
import type { Rule } from "../change.ts";
import {
  hasSumAbove,
  isNumeric,
  isSum,
  looksLike,
  overNumberSplit,
  type SignedTerm,
  sumOf,
  termsOf,
  workedOut,
} from "../written.ts";

/** a − (b + c): the signs in the bracket are inverted. */
export const openBrackets: Rule = (part) => {
  if (!isSum(part) && part.kind !== "negate") return null;
  const terms = termsOf(part);
  const opened = terms.flatMap(open);
  if (opened.length === terms.length) return null;
  return {
    to: sumOf(opened),
    title: "Open the brackets",
    why: "A minus sign before a bracket turns every sign inside; a plus sign turns none.",
  };
};

function open({ isNegative, term }: SignedTerm): SignedTerm[] {
  const inner = ungroup(term);
  if (!isSum(inner)) return [{ isNegative, term }];
  return termsOf(inner).map((one) => ({ ...one, isNegative: one.isNegative !== isNegative }));
}

/** 3x + 2 − x + 5 = 2x + 7. */
export const likeTerms: Rule = (part, options) => {
  if (!isSum(part) || termsOf(part).some(({ term }) => hasBar(term))) return null;
  const to = collected(part, options);
  const isShorter = termsOf(ungroup(to)).length < termsOf(part).length;
  if (!isShorter) return null;
  return {
    to,
    title: "Collect like terms",
    why: "Like terms have the same letters with the same powers: add their coefficients.",
  };
};

/** Over one denominator only if the expression already contains a fraction with a sum in the numerator. */
function collected(part: Expression, options: CanonicalOptions): Expression {
  const whole = workedOut(part, options);
  return hasSumAbove(part) ? whole : overNumberSplit(whole, options);
}

/** x − 7 + x² = x² + x − 7, if no other rule applies. */
export const order: Rule = (part, options) => {
  if (!isSum(part) || isNumeric(part) || termsOf(part).some(({ term }) => hasBar(term)))
    return null;
  const to = ungroup(collected(part, options));
  if (looksLike(part, to) || termsOf(to).length !== termsOf(part).length) return null;
  return { to, title: "Put the terms in order", why: "The highest power comes first." };
};

/** A letter in a denominator makes it a different kind of sum. */
function hasBar(term: Expression): boolean {
  const inner = ungroup(term);
  if (inner.kind === "product") return hasBar(inner.left) || hasBar(inner.right);
  return inner.kind === "quotient" && ungroup(inner.right).kind !== "number";
}
