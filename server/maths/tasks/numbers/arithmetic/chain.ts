import type { Expression, NumberLeaf } from "../../../expressions/expression.ts";
import { leastCommonMultiple } from "../../../numbers/integers.ts";
import { writtenFraction } from "../../../expressions/settle.ts";

/** A sequence of additions and subtractions of single numbers. */
export interface Chain {
  terms: { leaf: NumberLeaf; isSubtracted: boolean }[];
}

/** Returns the chain that an expression consists of, or null if one of its terms is not a single number. */
export function chainOf(expression: Expression): Chain | null {
  if (expression.kind === "number") return { terms: [{ leaf: expression, isSubtracted: false }] };
  if (expression.kind !== "sum" && expression.kind !== "difference") return null;
  const before = chainOf(expression.left);
  if (!before || expression.right.kind !== "number") return null;
  const isSubtracted = expression.kind === "difference";
  return { terms: [...before.terms, { leaf: expression.right, isSubtracted }] };
}

/** Whether a term is written as a fraction. */
export function hasFraction({ terms }: Chain): boolean {
  return terms.some(({ leaf }) => leaf.form.kind === "fraction");
}

/** Returns the LCM of the denominators as they are written. */
export function commonDenominator({ terms }: Chain): bigint {
  return terms
    .map(({ leaf }) => writtenFraction(leaf).denominator)
    .reduce((multiple, denominator) => leastCommonMultiple(multiple, denominator), 1n);
}

/** Whether all terms are written over their common denominator. */
export function hasLikeDenominators(chain: Chain): boolean {
  const common = commonDenominator(chain);
  return chain.terms.every(({ leaf }) => writtenFraction(leaf).denominator === common);
}
