import type { AiResponsePart, Approach, Step } from "#shared/contracts/answer.ts";

/** Number of tabs on the page (specification section 9). */
const maxApproaches = 3;

export function visibleApproaches({ approaches = [] }: AiResponsePart): Approach[] {
  return approaches.slice(0, maxApproaches);
}

/** The steps of the solution, unless one of its approaches has identical ones. */
export function otherSteps(approaches: readonly Approach[], steps: readonly Step[]): Step[] {
  const isInApproach = approaches.some((approach) =>
    steps.every((step, index) => isSame(step, approach.steps[index])),
  );
  return isInApproach ? [] : [...steps];
}

const isSame = (step: Step, other: Step | undefined) =>
  step.title === other?.title && step.result === other.result;
