import type { MathsStep } from "../../maths/index.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";

/** The solver's steps in the form of a solution's. */
export function shownSteps(steps: readonly MathsStep[]): HomeworkSolution["steps"] {
  return steps.map((step, index) => ({
    title: step.title,
    why: step.why,
    result: resultOf(step, steps[index - 1]),
    substeps: (step.substeps ?? []).map(({ title, after }) => ({ title, result: `$$${after}$$` })),
  }));
}

/** The initial line is shown where the previous step doesn't end in it. */
function resultOf(step: MathsStep, previous: MathsStep | undefined): string {
  const isKnown = step.before === null || step.before === previous?.after;
  const lines = isKnown ? [step.after] : [step.before, step.after];
  return lines.map((line) => `$$${line}$$`).join("\n\n");
}
