import { withBudget } from "../algebra/budget.ts";
import { isBeyondComparison } from "./beyond-comparison.ts";
import { checkReadStep, checkWithin } from "./check-claims.ts";
import { checkReadLine, type Verdict, worstOf } from "./check-line.ts";
import type { StepContext } from "./compare-sides.ts";
import type { LetterValues } from "./put-in.ts";
import { readLine } from "./read-line.ts";

/**
 * Checks a displayed line by itself: every equality and comparison in it that can be computed, and each ⇒. With
 * `values`, statements with letters are checked for these too. Reads LaTeX as teachers, books and language models write
 * it; unreadable input is `open`. Never throws.
 */
export function checkLine(latex: string, values: LetterValues = new Map()): Verdict {
  return withBudget(() => {
    const line = readLine(latex);
    return worstOf([checkReadLine(line, [values]), ...checkWithin(line, { solutions: [values] })]);
  });
}

/**
 * Checks a displayed line against the previous one. An expression must equal the previous one; an equation or
 * inequality must keep its solutions; a computation next to a statement is `open`. Never throws.
 */
export function checkStep(
  before: string,
  after: string,
  context: StepContext = { solutions: [] },
): Verdict {
  return withBudget(() => {
    const verdict = checkReadStep(readLine(before), readLine(after), context);
    return verdict === "fails" && isBeyondComparison(before, after) ? "open" : verdict;
  });
}
