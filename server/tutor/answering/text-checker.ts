import type { WrongLine } from "../check/check-steps.ts";
import type { Solver } from "../solver/solver.ts";

/** Looks for lines in texts that are false for certain, as in the steps of a solution. */
export interface TextChecker {
  /** The first of these texts with such a line, counted from 0; null where there is none. */
  findWrongText: (texts: readonly string[]) => Promise<WrongLine | null>;
}

/** `asked` is what the student wrote: what she got wrong may be quoted. */
export function createTextChecker(asked: string, solver: Pick<Solver, "checkSteps">): TextChecker {
  return {
    findWrongText: (texts) =>
      solver.checkSteps({
        steps: texts.map((result) => ({ title: "", why: "", result, substeps: [] })),
        question: asked,
        solved: null,
        isWorking: false,
      }),
  };
}
