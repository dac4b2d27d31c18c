import type { MathsStep } from "../../maths/index.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";

/** Steps of our solver as a solution has them. */
export function shownSteps(steps: readonly MathsStep[]): HomeworkSolution["steps"] {
  return steps.map((step, index) => ({
    title: step.title,
    why: step.why,
    result: resultOf(step, steps[index - 1]),
    substeps: (step.substeps ?? []).map(({ title, after }) => ({ title, result: `$$${after}$$` })),
  }));
}

/** The line before is shown where the reader doesn't have it from the previous step. */
function resultOf(step: MathsStep, previous: MathsStep | undefined): string {
  const isKnown = step.before === null || step.before === previous?.after;
  const lines = isKnown ? [step.after] : [step.before, step.after];
  return lines.map((line) => `$$${line}$$`).join("\n\n");
}
