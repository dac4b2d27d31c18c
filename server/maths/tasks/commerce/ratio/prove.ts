import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { integerLatex, rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import type { RatioProblem } from "./recognise.ts";
import type { RatioResult, SimplestRatio } from "./solve.ts";

export function prove(problem: RatioProblem, result: RatioResult): Proof | null {
  if (problem.kind === "simplify" && result.kind === "simplify") {
    return proveSimplified(values(problem.terms), result);
  }
  if (problem.kind === "divide" && result.kind === "divide") {
    return proveShares(problem.amount.value, values(problem.terms), result.shares);
  }
  if (problem.kind === "missing" && result.kind === "missing") {
    return proveProportion(problem, result.value);
  }
  return null;
}

function values(terms: readonly { value: Rational }[]): Rational[] {
  return terms.map(({ value }) => value);
}

/** Every pair of terms must have equal cross products with the pair it came from. */
function areProportional(given: readonly Rational[], found: readonly Rational[]): boolean {
  const [first, base] = [given[0], found[0]];
  return (
    first !== undefined &&
    base !== undefined &&
    given.every((term, at) => {
      const other = found[at];
      return other && q.equals(q.multiply(term, base), q.multiply(other, first));
    })
  );
}

function proveSimplified(given: Rational[], { lowest }: SimplestRatio): Proof | null {
  const found = lowest.map((term) => q.rational(term));
  const [first, base] = [given[0], found[0]];
  if (!first || !base || !areProportional(given, found)) return null;
  const factor = q.divide(first, base);
  return {
    method: "Every term multiplied by the same number gives the ratio back",
    lines: given.map((term, at) => {
      const own = integerLatex(lowest[at] ?? 1n);
      return `${own} \\times ${rationalLatex(factor)} = ${rationalLatex(term)}`;
    }),
  };
}

function proveShares(amount: Rational, terms: Rational[], shares: Rational[]): Proof | null {
  const total = shares.reduce(q.add, q.zero);
  if (!q.equals(total, amount) || !areProportional(terms, shares)) return null;
  return {
    method: "The shares add up to the whole amount and are in the given ratio",
    lines: [
      `${shares.map((share) => rationalLatex(share)).join(" + ")} = ${rationalLatex(amount)}`,
    ],
  };
}

function proveProportion(
  { terms, unknown }: Extract<RatioProblem, { kind: "missing" }>,
  value: Rational,
): Proof | null {
  const [a, b, c, d] = terms.map((term, at) =>
    typeof term === "string" || at === unknown ? value : term.value,
  );
  if (!a || !b || !c || !d) return null;
  const [outer, inner] = [q.multiply(a, d), q.multiply(b, c)];
  if (!q.equals(outer, inner)) return null;
  const line = (x: Rational, y: Rational, product: Rational): string =>
    `${rationalLatex(x)} \\times ${rationalLatex(y)} = ${rationalLatex(product)}`;
  return {
    method: "Put back: the product of the extremes equals the product of the means",
    lines: [line(a, d, outer), line(b, c, inner)],
  };
}
