import { toExpression } from "../../../algebra/to-expression.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";

/** One line of the working: an equation, or several joined by "or". */
export interface Line {
  title: string;
  why: string;
  latex: string;
}

/** What solving came to: every real solution is among the candidates. */
export interface Candidates {
  values: Quotient[];
  lines: Line[];
}

export const none: Candidates = { values: [], lines: [] };

export function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

/** The same work with lines before it. */
export function after(lines: readonly Line[], found: Candidates): Candidates {
  return { values: found.values, lines: [...lines, ...found.lines] };
}

/** Branches of a case distinction, one after the other. */
export function joined(branches: readonly Candidates[]): Candidates {
  return {
    values: branches.flatMap(({ values }) => values),
    lines: branches.flatMap(({ lines }) => lines),
  };
}
