import { type Expression, ungroup } from "../../../expressions/expression.ts";
import type { Rule } from "../../../working/change.ts";
import { leastCommonMultiple } from "../../../numbers/integers.ts";
import { usualRules } from "../../../working/work-out.ts";
import { rationalise } from "../../../working/rules/roots.ts";
import { equals, one } from "../../../numbers/rational.ts";
import { isSum, looksLike, productOf, sumOf, termsOf } from "../../../working/written.ts";
import { over } from "./angle-of-call.ts";
import {
  hasRootIn,
  multiplyRoots,
  oppositeOf,
  readRootFraction,
  type RootFraction,
  reciprocalOf,
  withRoot,
  writeRootFraction,
} from "./root-fraction.ts";

const kinds: Partial<Record<Expression["kind"], { title: string; why: string }>> = {
  power: {
    title: "Work out the powers",
    why: "$\\left(\\sqrt{a}\\right)^{2} = a$, above and below the bar.",
  },
  product: {
    title: "Multiply",
    why: "Roots are multiplied with roots, $\\sqrt{a} \\times \\sqrt{b} = \\sqrt{ab}$, and what is common above and below cancels.",
  },
  quotient: {
    title: "Divide",
    why: "To divide by a fraction, multiply by its reciprocal, and cancel what is common.",
  },
};

/** Evaluates products, quotients and powers of values such as 1/√3 without rationalising them. */
const inRoots: Rule = (part) => {
  const texts = kinds[part.kind];
  const value = readWithRoots(part);
  if (!texts || !value) return null;
  const to = writeRootFraction(value);
  return looksLike(part, to) ? null : { to, ...texts };
};

/** Reads a product, quotient or power that contains a root and no sum; null for others. */
function readWithRoots(part: Expression): RootFraction | null {
  const value = kinds[part.kind] ? readRootFraction(part) : null;
  return value && mentionsRoot(part) ? value : null;
}

function mentionsRoot(part: Expression): boolean {
  if (part.kind === "power") return mentionsRoot(ungroup(part.base));
  if (part.kind === "product" || part.kind === "quotient") {
    return [part.left, part.right].some((side) => mentionsRoot(ungroup(side)));
  }
  const value = readRootFraction(part);
  return value !== null && hasRootIn(value);
}

/** Adds over a root as the common denominator: 1/√2 + 1/√2 = (1 + 1)/√2, and 1 − 1/√3 = (√3 − 1)/√3. */
const sumsInRoots: Rule = (part) => {
  if (!isSum(part)) return null;
  const terms = termsOf(part).map(({ isNegative, term }) => {
    const value = readRootFraction(term);
    // Terms that can still be multiplied or squared are left to the other rules first.
    if (!value || !looksLike(term, writeRootFraction(value))) return null;
    return isNegative ? oppositeOf(value) : value;
  });
  const values = terms.filter((term) => term !== null);
  const roots = new Set(values.map(({ b }) => b).filter((b) => b > 1n));
  const [b] = roots;
  if (values.length < terms.length || b === undefined || roots.size > 1) return null;
  const q = values.map((one) => one.q).reduce(leastCommonMultiple, 1n);
  const bar: RootFraction = { sign: 1n, p: q, a: b, q: 1n, b: 1n };
  const tops = values.map((one) => multiplyRoots(one, bar));
  const sum = sumOf(
    tops.map(({ sign, p, a }) => ({ isNegative: sign === -1n, term: withRoot(p, a) })),
  );
  const why = "Each term is written over it, and then only the numerators are added.";
  return { to: over(sum, withRoot(q, b)), title: "Add over the common denominator", why };
};

/** Divides sums over roots before anything is rationalised: ((√3 − 1)/√3) ÷ ((√3 + 1)/√3) = (√3 − 1)/(√3 + 1). */
const quotientsOverRoots: Rule = (part) => {
  if (part.kind !== "quotient") return null;
  const [above, below] = [overRoot(part.left), overRoot(part.right)];
  if (!above || !below || (!above.bar && !below.bar)) return null;
  const turnedBar = below.bar ?? unit;
  const factor = multiplyRoots(turnedBar, reciprocalOf(above.bar ?? unit));
  const top = withFactor(factor.p, factor.a, above.top);
  const bottom = withFactor(factor.q, factor.b, below.top);
  const why =
    "To divide by a fraction, multiply by its reciprocal; what is common above and below cancels.";
  return { to: over(top, bottom), title: "Divide the fractions", why };
};

const unit: RootFraction = { sign: 1n, p: 1n, a: 1n, q: 1n, b: 1n };

/** A sum over a root, a sum, or a single value with its denominator as `bar`; null for others. */
function overRoot(side: Expression): { top: Expression; bar: RootFraction | null } | null {
  const inner = ungroup(side);
  if (inner.kind === "quotient" && isSum(ungroup(inner.left))) {
    const bar = readRootFraction(inner.right);
    return bar && hasRootIn(bar) ? { top: ungroup(inner.left), bar } : null;
  }
  const value = readRootFraction(inner);
  if (!value) return isSum(inner) ? { top: inner, bar: null } : null;
  const { sign, p, a, q, b } = value;
  const top = writeRootFraction({ sign, p, a, q: 1n, b: 1n });
  const bar: RootFraction = { ...unit, p: q, a: b };
  return { top, bar: q === 1n && b === 1n ? null : bar };
}

function withFactor(number: bigint, radicand: bigint, rest: Expression): Expression {
  if (number === 1n && radicand === 1n) return rest;
  const factor = withRoot(number, radicand);
  if (rest.kind === "number" && equals(rest.value, one)) return factor;
  return productOf([factor, isSum(rest) ? { kind: "group", inner: rest } : rest]);
}

const notOfRoots = usualRules.map(
  (rule): Rule =>
    (part, options) =>
      readWithRoots(part) ? null : rule(part, options),
);

/**
 * The rules for values of standard angles in two rounds: the usual rules would rationalise 1/√3 at once, but sums over
 * roots must be divided first.
 */
export const rootRules: readonly (readonly Rule[])[] = [
  [
    inRoots,
    sumsInRoots,
    quotientsOverRoots,
    ...notOfRoots.filter((_, at) => usualRules[at] !== rationalise),
  ],
  [inRoots, sumsInRoots, ...notOfRoots],
];
