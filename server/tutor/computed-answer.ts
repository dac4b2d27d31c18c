import { approach } from "#shared/contracts/answer.ts";
import { plot } from "#shared/contracts/plot.ts";
import { z } from "zod";
import { isWorked, type MathsOutcome, type PartlySolved, type Solved } from "@sawaal/maths";
import { shownSteps } from "./solver/shown-steps.ts";

const value = z.object({
  latex: z.string(),
  plain: z.string(),
  kind: z.enum(["in-order", "as-asked", "rounded"]).optional(),
  option: z.object({ letter: z.string(), text: z.string() }).optional(),
});

/** The solver's answer, in addition to an engine's: stored with the reply, shown with the whole solution. */
export const computedAnswer = value.extend({
  /** The solver task, and its part where it has some; absent in older replies. */
  task: z.string().optional(),
  part: z.string().optional(),
  parts: z.array(z.object({ label: z.nullable(z.string()), answer: z.nullable(value) })).optional(),
  approaches: z.array(approach),
  plot: z.nullable(plot),
});
export type ComputedAnswer = z.infer<typeof computedAnswer>;

export function computedAnswerOf({ task, solution }: Solved | PartlySolved): ComputedAnswer {
  return {
    ...solution.answer,
    task,
    ...(solution.part !== undefined && { part: solution.part }),
    approaches: (solution.approaches ?? []).map(({ method, steps }) => ({
      title: method,
      content: "",
      steps: shownSteps(steps),
    })),
    plot: solution.plot ?? null,
  };
}

/**
 * The same for a question that may be unsolved; then null. The answer to a part of a question is stored only with the
 * built-in tutor's reply: beside a model's it would pass for the whole answer.
 */
export function computedAnswerIn(
  outcome: MathsOutcome,
  engine: "built-in" | "openai",
): ComputedAnswer | null {
  if (!isWorked(outcome)) return null;
  return outcome.kind === "solved" || engine === "built-in" ? computedAnswerOf(outcome) : null;
}
