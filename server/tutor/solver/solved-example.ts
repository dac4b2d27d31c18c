import type { WorkedExample } from "#shared/contracts/answer.ts";
import type { MathsSolution } from "../../maths/index.ts";

interface Worked {
  question: string;
  solution: Pick<MathsSolution, "steps" | "answer">;
}

/** A solved question as an example to read: a line for each step. */
export function asWorkedExample({ question, solution }: Worked): WorkedExample {
  const steps = solution.steps.map((step) => `- ${step.title}: $${step.after}$`);
  return { question, solution: `${steps.join("\n")}\n\nAnswer: $${solution.answer.latex}$` };
}
