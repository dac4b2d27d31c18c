import { workedExample } from "#shared/contracts/answer.ts";
import { z } from "zod";
import type { Draft } from "../../engine.ts";
import { type HomeworkSolution, solutionStep } from "../../outputs/homework-solution.ts";
import { written } from "../../outputs/written.ts";
import { isFieldPast, maybe, readerOf, settledFrame, textIn } from "./settled.ts";

const settled = z.object({
  ...settledFrame,
  answer: maybe(written),
  explanation: maybe(written),
  proof: maybe(z.string()),
  steps: maybe(z.array(solutionStep)),
  hints: maybe(z.object({ idea: maybe(z.string()), firstMove: maybe(z.string()) })),
  finalMove: maybe(z.string()),
  examples: maybe(z.array(workedExample)),
  nextSteps: maybe(z.array(z.string())),
});

/** The complete fields of a solution, and of its lists the complete items. */
export type SettledSolution = z.infer<typeof settled>;

/** Reads what is whole of a streamed solution: all but the value that is being written. */
export function settledReader(): (draft: Draft<HomeworkSolution>) => SettledSolution {
  return readerOf(settled);
}

/** The text of a field that is being written, or has been. */
export function textSoFar(draft: Draft<HomeworkSolution>, field: TextField): string {
  return textIn(draft, field);
}

type TextField = "explanation" | "proof";

/** Whether something else has begun after this field. */
export function isPast(draft: Draft<HomeworkSolution>, field: keyof HomeworkSolution): boolean {
  return isFieldPast(draft, field);
}
