import type { Step } from "#shared/contracts/answer.ts";
import { markChanges } from "../../../ui/markdown/mark-changes.ts";

interface NumberedStep {
  number: number;
  step: Step;
  /** The last line of working before this step. */
  lineBefore: string | null;
}

/** Steps with their numbers and the line that each continues from. */
export function numberSteps(steps: readonly Step[]): NumberedStep[] {
  let lineBefore: string | null = null;
  return steps.map((step, index) => {
    const numbered = { number: index + 1, step, lineBefore };
    lineBefore = linesOf(step.result)?.at(-1) ?? lineBefore;
    return numbered;
  });
}

/** The lines of a result, each with the changes to the previous line marked. */
export function withMarks(result: string, lineBefore: string | null): string {
  const lines = linesOf(result);
  if (!lines) return result;
  const markedLines = lines.map((line, index) => {
    const previous = index === 0 ? lineBefore : (lines[index - 1] ?? null);
    return `$$${previous === null ? line : markChanges(previous, line)}$$`;
  });
  return markedLines.join("\n\n");
}

/** The formulas of a result that consists only of formulas on separate lines; otherwise null. */
function linesOf(result: string | null): string[] | null {
  const blocks = result?.split("\n\n") ?? [];
  const lines = blocks.map((block) => /^\$\$([^$]+)\$\$$/u.exec(block)?.[1]);
  return lines.length > 0 && lines.every((line) => line !== undefined) ? lines : null;
}
