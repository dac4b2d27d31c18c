import { type Expression, integerLeaf, ungroup } from "../../expressions/expression.ts";
import { isInteger } from "../../numbers/rational.ts";
import type { CanonicalOptions } from "../../algebra/options.ts";
import type { Change, Rule } from "../change.ts";
import {
  factorsOf,
  hasSumAbove,
  isOneTerm,
  isSum,
  looksLike,
  overNumberSplit,
  productOf,
  type SignedTerm,
  sumOf,
  termsOf,
  workedOut,
} from "../written.ts";
import { tidy } from "../tidy.ts";

const highestPower = 12n;

/** A product that contains a sum: expands the first two suitable factors; a power of a sum by its identity. */
export const multiplyOut: Rule = (part, options) => {
  if (part.kind === "power") return powerOfSum(part, options);
  if (part.kind !== "product") return null;
  const factors = factorsOf(part).map(withoutBrackets);
  const sums = factors.filter(isSum);
  if (sums.length === 0 || factors.some(({ kind }) => kind === "quotient")) return null;
  const [first, second] = sums;
  if (first && second) return twoSums(factors, [first, second], options);
  const singles = factors.filter((factor) => !isSum(factor));
  return first && singles.every(isSingle) ? termTimesSum(singles, first, options) : null;
};

function withoutBrackets(factor: Expression): Expression {
  return ungroup(factor);
}

/** Functions count as letters when a bracket is expanded. */
function isSingle(factor: Expression): boolean {
  return (
    isOneTerm(factor) ||
    factor.kind === "call" ||
    (factor.kind === "power" && isSingle(ungroup(factor.base)))
  );
}

function termTimesSum(
  singles: readonly Expression[],
  sum: Expression,
  options: CanonicalOptions,
): Change {
  const factor = workedOut(productOf(singles.map(bracketedNegative)), options);
  const terms = termsOf(sum).map((term) =>
    times({ isNegative: false, term: factor }, term, options),
  );
  return {
    to: closed(sumOf(terms)),
    title: "Multiply out the bracket",
    why: "Distributive law: $a(b + c) = ab + ac$. Every term in the bracket is multiplied.",
  };
}

function bracketedNegative(factor: Expression): Expression {
  return factor.kind === "number" || factor.kind === "negate"
    ? { kind: "group", inner: factor }
    : factor;
}

function times(a: SignedTerm, b: SignedTerm, options: CanonicalOptions): SignedTerm {
  const product: Expression = {
    kind: "product",
    sign: "×",
    left: { kind: "group", inner: a.term },
    right: { kind: "group", inner: b.term },
  };
  return { isNegative: a.isNegative !== b.isNegative, term: workedOut(product, options) };
}

/** (a + b)(c + d), or an identity if one applies; the other factors wait. */
function twoSums(
  factors: readonly Expression[],
  [first, second]: readonly [Expression, Expression],
  options: CanonicalOptions,
): Change {
  const others = factors.filter((factor) => factor !== first && factor !== second);
  const identity = specialProduct(first, second, options);
  const termByTerm = termsOf(first).flatMap((a) =>
    termsOf(second).map((b) => times(a, b, options)),
  );
  const product = closed(identity?.to ?? sumOf(termByTerm));
  return {
    to: others.length === 0 ? product : productOf([...others.map(closed), product]),
    title: identity?.title ?? "Multiply each term of one bracket by each term of the other",
    why: identity?.why ?? "Distributive law, used twice: $(a + b)(c + d) = ac + ad + bc + bd$.",
  };
}

/** (a + b)(a − b), and (a + b)(a + b). */
function specialProduct(
  first: Expression,
  second: Expression,
  options: CanonicalOptions,
): Change | null {
  if (looksLike(first, second)) return null;
  const pair = sumAndDifference(termsOf(first), termsOf(second));
  if (!pair) return null;
  const square = (term: Expression): Expression =>
    workedOut(
      { kind: "power", base: { kind: "group", inner: term }, exponent: integerLeaf(2n) },
      options,
    );
  return {
    to: { kind: "difference", left: square(pair[0]), right: square(pair[1]) },
    title: "Use the identity for a sum times a difference",
    why: "$(a + b)(a - b) = a^{2} - b^{2}$.",
  };
}

/** The a and b of (a + b)(a − b), in either order. */
function sumAndDifference(
  first: readonly SignedTerm[],
  second: readonly SignedTerm[],
): [Expression, Expression] | null {
  const [a, b] = first;
  if (!a || !b || first.length !== 2 || second.length !== 2) return null;
  const areAlike = first.every(({ term }, at) => looksLike(term, second[at]?.term ?? b.term));
  const signs = [...first, ...second].map(({ isNegative }) => isNegative).join();
  const isPair = signs === "false,false,false,true" || signs === "false,true,false,false";
  return areAlike && isPair ? [a.term, b.term] : null;
}

/** (a + b)² and (a + b)³ by their identities, higher powers one factor at a time. */
function powerOfSum(
  { base, exponent }: Extract<Expression, { kind: "power" }>,
  options: CanonicalOptions,
): Change | null {
  const sum = ungroup(base);
  const times = ungroup(exponent);
  if (!isSum(sum) || times.kind !== "number" || !isInteger(times.value)) return null;
  const power = times.value.numerator;
  if (power < 2n || power > highestPower) return null;
  const raised = workedOut({ kind: "power", base, exponent }, options);
  const to = closed(hasSumAbove(sum) ? raised : overNumberSplit(raised, options));
  const terms = termsOf(sum);
  return { to, ...identityFor(terms.length, terms.at(-1)?.isNegative === true, power) };
}

function identityFor(
  terms: number,
  isNegative: boolean,
  power: bigint,
): Pick<Change, "title" | "why"> {
  const sign = isNegative ? "-" : "+";
  if (terms === 2 && power === 2n) {
    return {
      title: "Use the identity for the square of a binomial",
      why: `$(a ${sign} b)^{2} = a^{2} ${sign} 2ab + b^{2}$.`,
    };
  }
  if (terms === 3 && power === 2n) {
    return {
      title: "Use the identity for the square of three terms",
      why: "$(a + b + c)^{2} = a^{2} + b^{2} + c^{2} + 2ab + 2bc + 2ca$.",
    };
  }
  if (terms === 2 && power === 3n) {
    const signs = isNegative
      ? "a^{3} - 3a^{2}b + 3ab^{2} - b^{3}"
      : "a^{3} + 3a^{2}b + 3ab^{2} + b^{3}";
    return {
      title: "Use the identity for the cube of a binomial",
      why: `$(a ${sign} b)^{3} = ${signs}$.`,
    };
  }
  return {
    title: `Multiply the bracket out ${power} times`,
    why:
      terms === 2
        ? "Binomial theorem: the coefficients stand in Pascal's triangle."
        : "A power is repeated multiplication.",
  };
}

/** In brackets inside a larger expression; `tidy` removes redundant ones. */
function closed(expression: Expression): Expression {
  const inner = tidy(expression);
  return isSum(inner) ? { kind: "group", inner } : inner;
}
