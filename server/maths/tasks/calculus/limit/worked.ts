import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { type Approach, limitLatex, type Tendency, tendencyExpression } from "./approach.ts";

/** A limit with the steps that lead to it, and the name of the way. */
export interface Worked {
  value: Tendency;
  steps: MathsStep[];
  method: string;
}

/** One way to find a limit; null where it does not fit. `again` finds the limit of what it leaves. */
export type Method = (expression: Expression, context: Context) => Worked | null;

interface Context {
  approach: Approach;
  again: (expression: Expression, approach?: Approach) => Worked | null;
}

export function tendencyLatex(value: Tendency): string {
  return expressionLatex(tendencyExpression(value));
}

/** From one limit to an equal one. */
export function turned(
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
  found: Worked | null,
): Worked | null {
  return found && { ...found, method, steps: [...steps, ...found.steps] };
}
