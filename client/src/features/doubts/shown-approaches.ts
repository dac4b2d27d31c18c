import type { AiResponsePart, Approach, Step } from "#shared/contracts/answer.ts";

/** Number of tabs on the page (specification section 9). */
const mostApproaches = 3;

export function shownApproaches({ approaches = [] }: AiResponsePart): Approach[] {
  return approaches.slice(0, mostApproaches);
}

/** The steps of the solution, unless one of its approaches has identical ones. */
export function stepsBeside(approaches: readonly Approach[], steps: readonly Step[]): Step[] {
  const isTold = approaches.some((approach) =>
    steps.every((step, index) => isSame(step, approach.steps[index])),
  );
  return isTold ? [] : [...steps];
}

const isSame = (step: Step, other: Step | undefined) =>
  step.title === other?.title && step.result === other.result;
