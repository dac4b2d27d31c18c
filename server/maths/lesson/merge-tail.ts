import type { MathsStep } from "../outcome.ts";

/** A step still apart from its neighbours: `isAnswerShown` where its line before already has the final value. */
interface DraftStep extends MathsStep {
  isAnswerShown: boolean;
}

/**
 * Joins steps at the end until the last one is the computation that brings the answer, so that a student who is
 * left to do it does not find the result in the line before.
 */
export function mergeTail(drafts: readonly DraftStep[]): MathsStep[] {
  const steps = [...drafts];
  for (;;) {
    const [before, last] = steps.slice(-2);
    if (!before || !last?.isAnswerShown) break;
    steps.splice(-2, 2, {
      title: `${before.title}, then ${last.title.charAt(0).toLowerCase()}${last.title.slice(1)}`,
      why: [before.why, last.why].filter((text) => text !== "").join(" "),
      before: before.before,
      after: joined(before.after, last.after),
      isAnswerShown: before.isAnswerShown,
    });
  }
  return steps.map(({ title, why, before, after }) => ({ title, why, before, after }));
}

/** A value continues the line of its sum; an equation that follows from another is joined by "so". */
function joined(before: string, after: string): string {
  const areEquations = before.includes("=") && after.includes("=");
  return areEquations ? `${before} \\text{, so } ${after}` : `${before} = ${after}`;
}
