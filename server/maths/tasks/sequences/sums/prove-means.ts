import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { squareRoot, type Surd } from "../../../numbers/surd.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import type { MeanKind, Means, MeansProblem } from "./means.ts";

/** Checks that neighbours have equal differences or quotients; a single irrational mean is squared instead. */
export function proveMeans(problem: MeansProblem, { lists, latex }: Means): Proof | null {
  if (lists.length === 0) return proveBySquare(problem, latex);
  const lines = lists.map((list) => evenMoves(problem, list));
  return lines.every((line) => line !== null) ? { method: methods[problem.kind], lines } : null;
}

const methods: Record<MeanKind, string> = {
  arithmetic: "Every difference of neighbours is the same",
  geometric: "Every quotient of neighbours is the same",
  harmonic: "Every difference of neighbouring reciprocals is the same",
};

function proveBySquare({ first, last, style }: MeansProblem, mean: string): Proof | null {
  const product = q.multiply(first, last);
  const root = squareRoot(product);
  if (!root || !q.equals(squared(root), product)) return null;
  return {
    method: "The mean squared is the product of the two numbers",
    lines: [
      `${/^\d+$/.test(mean) ? mean : `\\left(${mean}\\right)`}^{2} = ${rationalLatex(product, style)} = ${rationalLatex(first, style)} \\times ${rationalLatex(last, style)}`,
    ],
  };
}

/** Returns the square of a surd that is a rational number or a rational multiple of a root. */
function squared({ rational, coefficient, radicand }: Surd): Rational {
  return q.isZero(coefficient)
    ? q.multiply(rational, rational)
    : q.multiply(q.multiply(coefficient, coefficient), q.rational(radicand));
}

/** Returns the differences or quotients of neighbours, written out; null if they are not all equal. */
function evenMoves(
  { kind, first, last, style }: MeansProblem,
  list: readonly Rational[],
): string | null {
  const given = [first, ...list, last];
  const all = kind === "harmonic" ? given.map((value) => q.divide(q.one, value)) : given;
  const [undo, sign] =
    kind === "geometric" ? ([q.divide, "\\div"] as const) : ([q.subtract, "-"] as const);
  const pairs = all.slice(1).map((after, at) => ({ before: all[at] ?? q.one, after }));
  const [move, ...others] = pairs.map(({ before, after }) => undo(after, before));
  if (!move || !others.every((other) => q.equals(other, move))) return null;
  return pairs
    .map(
      ({ before, after }) =>
        `${rationalLatex(after, style)} ${sign} ${inBrackets(before, style)} = ${rationalLatex(move, style)}`,
    )
    .join(",\\quad ");
}
