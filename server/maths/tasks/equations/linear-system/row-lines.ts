import { equationLatex } from "../../../equations/equation.ts";
import { collect } from "../../../expressions/polynomial.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { LinearSystem } from "./recognise.ts";
import type { Row } from "./solve.ts";

/** a·x + b·y = c. */
export function rowLatex({ a, b, c }: Row, [first, second]: readonly [string, string]): string {
  const terms = collect([
    { coefficient: q.rational(a), letters: first },
    { coefficient: q.rational(b), letters: second },
  ]);
  return `${termsLatex(terms)} = ${rationalLatex(q.rational(c))}`;
}

/** Each equation as typed to whole numbers with the letters on the left. */
export function standardSteps(
  { equations, names }: LinearSystem,
  rows: readonly Row[],
): MathsStep[] {
  return equations.flatMap((equation, at) => {
    const row = rows[at];
    const before = equationLatex(equation);
    const after = row ? rowLatex(row, names) : before;
    if (before === after) return [];
    return {
      title: `Write equation (${at + 1}) in the standard form`,
      why: "Letters on the left, number on the right, all in whole numbers: so like terms stand under each other.",
      before: withNumber(before, at),
      after: withNumber(after, at),
    };
  });
}

/** An equation with the number by which the steps speak of it. */
export function withNumber(line: string, at: number): string {
  return `${line} \\quad (${at + 1})`;
}
