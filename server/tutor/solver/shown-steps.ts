import type { MathsStep, MathsSolution } from "@sawaal/maths";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { WorkedExample } from "#shared/contracts/answer.ts";

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

interface SolvedExample {
  question: string;
  solution: Pick<MathsSolution, "steps" | "answer">;
}

/** A solved question as an example to read: a line for each step. */
export function asWorkedExample({ question, solution }: SolvedExample): WorkedExample {
  const steps = solution.steps.map((step) => `- ${step.title}: $${step.after}$`);
  return { question, solution: `${steps.join("\n")}\n\nAnswer: $${solution.answer.latex}$` };
}
