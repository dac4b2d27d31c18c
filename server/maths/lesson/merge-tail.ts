import type { MathsStep } from "../outcome.ts";

/** A step not yet merged with its neighbours: `isAnswerShown` if its previous line already has the final value. */
interface DraftStep extends MathsStep {
  isAnswerShown: boolean;
}

/**
 * Merges steps at the end until the last one is the computation that gives the answer, so that a student who does the
 * last step on her own does not see the result in the previous line.
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
