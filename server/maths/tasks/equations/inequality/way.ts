import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Explanation } from "../../../task/task.ts";

/** How one kind of inequality is solved. */
export interface Way {
  method: string;
  topic: string;
  difficulty: Explanation["difficulty"];
  idea: string;
  firstMove: string;
  steps: MathsStep[];
}

export function termLatex(a: q.Rational, unknown: string): string {
  return latexOf(form.scale(form.fromVariable(unknown), a));
}

export function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

/** The reason for the reversed sign after division by a negative number. */
export const flip = "Dividing by a negative number turns the sign of an inequality around.";

/** The last step tells the same in interval notation, unless the way of an inner inequality has said it there. */
export function withNotation(steps: readonly MathsStep[], notation: string): MathsStep[] {
  const told = `As an interval: $${notation}$.`;
  return steps.map((step, at) =>
    at === steps.length - 1 && !step.why.endsWith(told)
      ? { ...step, why: `${step.why} ${told}`.trim() }
      : step,
  );
}

export function criticalStep(
  before: string,
  critical: readonly Quotient[],
  unknown: string,
  title: string,
): MathsStep {
  const name = letterLatex(unknown);
  const after =
    critical.length === 0
      ? "\\text{No such point}"
      : critical.map((value) => `${name} = ${latexOf(value)}`).join(",\\; ");
  return {
    title,
    why: "The values that make a factor above or below the bar 0; between them the sign stays the same.",
    before,
    after,
  };
}
