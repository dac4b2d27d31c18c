import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { type Approach, limitLatex, type Tendency, tendencyExpression } from "./approach.ts";

/** A limit with its steps, and the name of the method. */
export interface LimitWorking {
  value: Tendency;
  steps: MathsStep[];
  method: string;
}

/** A method to find a limit; null if it does not apply. `again` finds the remaining limit. */
export type Method = (expression: Expression, context: Context) => LimitWorking | null;

interface Context {
  approach: Approach;
  again: (expression: Expression, approach?: Approach) => LimitWorking | null;
}

export function tendencyLatex(value: Tendency): string {
  return expressionLatex(tendencyExpression(value));
}

/** From one limit to an equal one. */
export function rewriteStep(
  before: Expression,
  after: Expression,
  approach: Approach,
  words: { title: string; why: string },
): MathsStep {
  return {
    ...words,
    before: limitLatex(before, approach),
    after: limitLatex(after, approach),
  };
}

/** The same with steps before it. */
export function precededBy(
  steps: readonly MathsStep[],
  method: string,
  found: LimitWorking | null,
): LimitWorking | null {
  return found && { ...found, method, steps: [...steps, ...found.steps] };
}
