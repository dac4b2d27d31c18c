import type { WorkedExample } from "#shared/contracts/answer.ts";
import type { Solved } from "../../maths/outcome.ts";

/** A solved question as an example to read: a line for each step. */
export function asWorkedExample({ question, solution }: Solved): WorkedExample {
  const steps = solution.steps.map((step) => `- ${step.title}: $${step.after}$`);
  return { question, solution: `${steps.join("\n")}\n\nAnswer: $${solution.answer.latex}$` };
}
