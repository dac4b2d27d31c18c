import { toExpression } from "../../../algebra/to-expression.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";

/** One line of the working: an equation, or several joined by "or". */
export interface Line {
  title: string;
  why: string;
  latex: string;
  /** The line from which it follows, if that is not the previous one: the case to which it belongs. */
  from?: string;
}

/** The result of solving: every real solution is among the candidates. */
export interface Candidates {
  values: Quotient[];
  lines: Line[];
}

/** No candidates, and no lines. */
export const none: Candidates = { values: [], lines: [] };

export function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

/** The same working with lines before it. */
export function after(lines: readonly Line[], found: Candidates): Candidates {
  return { values: found.values, lines: [...lines, ...found.lines] };
}

/** Branches of a case distinction, one after the other, each starting from its own case. */
export function joinBranches(
  branches: readonly Candidates[],
  cases: readonly string[],
): Candidates {
  const isOne = branches.length === 1;
  return {
    values: branches.flatMap(({ values }) => values),
    lines: branches.flatMap(({ lines }, at) => {
      // A case that is already solved, x = -7, needs no line of its own.
      const own = lines.filter(({ latex }) => latex !== cases[at]);
      return isOne ? own : startedFrom(own, cases[at]);
    }),
  };
}

function startedFrom(lines: readonly Line[], from: string | undefined): Line[] {
  const [first, ...others] = lines;
  // A case that is solved at once needs no line that only says it again.
  if (first && first.latex === from) return startedFrom(others, from);
  return first ? [from === undefined ? first : { from, ...first }, ...others] : [];
}

const orSign = " \\text{ or } ";

/** x = 2 or x = 3, as one line. */
export function eitherOf(cases: readonly string[]): string {
  return cases.join(orSign);
}

export function casesOf(line: string): string[] {
  return line.split(orSign);
}
