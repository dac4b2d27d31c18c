import type { Step } from "#shared/contracts/answer.ts";
import { markChanges } from "../../../ui/markdown/mark-changes.ts";

interface StepInOrder {
  number: number;
  step: Step;
  /** The last line of working above this step. */
  lineBefore: string | null;
}

/** Steps with their numbers, and with the line that each goes on from. */
export function inOrder(steps: readonly Step[]): StepInOrder[] {
  let lineBefore: string | null = null;
  return steps.map((step, index) => {
    const placed = { number: index + 1, step, lineBefore };
    lineBefore = linesOf(step.result)?.at(-1) ?? lineBefore;
    return placed;
  });
}

/** The lines of a result, each with what is new in it against the line before. */
export function withMarks(result: string, lineBefore: string | null): string {
  const lines = linesOf(result);
  if (!lines) return result;
  const marked = lines.map((line, index) => {
    const before = index === 0 ? lineBefore : (lines[index - 1] ?? null);
    return `$$${before === null ? line : markChanges(before, line)}$$`;
  });
  return marked.join("\n\n");
}

/** The formulas of a result that is nothing but formulas on lines of their own. */
function linesOf(result: string | null): string[] | null {
  const blocks = result?.split("\n\n") ?? [];
  const lines = blocks.map((block) => /^\$\$([^$]+)\$\$$/u.exec(block)?.[1]);
  return lines.length > 0 && lines.every((line) => line !== undefined) ? lines : null;
}
