import { approach } from "#shared/contracts/answer.ts";
import { plot } from "#shared/contracts/plot.ts";
import { z } from "zod";
import type { MathsOutcome, Solved } from "../maths/outcome.ts";
import { shownSteps } from "./built-in/shown-steps.ts";

/** What our solver found, beside what an engine wrote: kept with the reply, shown with the whole solution. */
export const computedAnswer = z.object({
  latex: z.string(),
  plain: z.string(),
  kind: z.enum(["in-order", "as-asked", "rounded"]).optional(),
  approaches: z.array(approach),
  plot: z.nullable(plot),
});
export type ComputedAnswer = z.infer<typeof computedAnswer>;

export function computedAnswerOf({ solution }: Solved): ComputedAnswer {
  return {
    ...solution.answer,
    approaches: (solution.approaches ?? []).map(({ method, steps }) => ({
      title: method,
      content: "",
      steps: shownSteps(steps),
    })),
    plot: solution.plot ?? null,
  };
}

/** The same of what may be unsolved; then null. */
export function computedAnswerIn(outcome: MathsOutcome): ComputedAnswer | null {
  return outcome.kind === "solved" ? computedAnswerOf(outcome) : null;
}
