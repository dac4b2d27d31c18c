import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { paragraphs } from "../concepts/tellings.ts";

type Steps = HomeworkSolution["steps"];
type Step = Steps[number];

/** A solution with one step divided. */
export interface OpenedStep {
  content: string;
  steps: Steps;
}

/** Replaces one step of a solution by the moves inside it. `named` counts from 1; -1 is the last. */
export function openStep(steps: Steps, named: number): OpenedStep {
  const at = named === -1 ? steps.length - 1 : named - 1;
  const step = steps[at];
  if (!step) return { content: noSuchStep(steps.length), steps };
  return {
    content: paragraphs(
      `**Step ${at + 1}: ${step.title}**`,
      ...lineIn("You start with", lineBefore(steps, at)),
      step.why,
      movesOf(step),
    ),
    steps: steps.toSpliced(at, 1, ...takenApart(step)),
  };
}

function noSuchStep(count: number): string {
  return count === 1
    ? "This solution has one step. Here it is once more."
    : `This solution has ${count} steps. Tell me which of them is not clear, such as “step ${count}”.`;
}

/** The line that a step works on: the one above its own, or the last of the previous step. */
function lineBefore(steps: Steps, at: number): string {
  const own = linesOf(steps[at]);
  return (own.length > 1 ? own.at(-2) : linesOf(steps[at - 1]).at(-1)) ?? "";
}

const linesOf = (step: Step | undefined) => step?.result.split("\n\n") ?? [];

const lineIn = (words: string, line: string) => (line === "" ? [] : [`${words}:`, line]);

function movesOf(step: Step): string {
  return step.substeps.length > 0
    ? "Below you see it one small move at a time."
    : paragraphs(...lineIn("That one move gives", linesOf(step).at(-1) ?? ""));
}

/** The moves as steps; the resulting line of the step is the last of them. */
function takenApart(step: Step): Steps {
  const { substeps, result } = step;
  if (substeps.length === 0) return [step];
  const moves = substeps.map((move) => ({ ...move, why: "", substeps: [] }));
  const isReached = result.endsWith(substeps.at(-1)?.result ?? "");
  return isReached ? moves : [...moves, { ...step, substeps: [] }];
}
