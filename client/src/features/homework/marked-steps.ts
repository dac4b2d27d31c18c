import type { Step } from "#shared/contracts/answer.ts";
import { markChanges } from "../../ui/markdown/mark-changes.ts";

/** Steps whose lines of working show what is new in them against the line before. */
export function withMarks(steps: readonly Step[]): Step[] {
  let before: string | null = null;
  return steps.map((step) => {
    const lines = linesOf(step.result);
    if (!lines) return step;
    const marked = lines.map((line) => {
      const shown = before === null ? line : markChanges(before, line);
      before = line;
      return `$$${shown}$$`;
    });
    return { ...step, result: marked.join("\n\n") };
  });
}

/** The formulas of a result that is nothing but formulas on lines of their own. */
function linesOf(result: string | null): string[] | null {
  const blocks = result?.split("\n\n") ?? [];
  const lines = blocks.map((block) => /^\$\$([^$]+)\$\$$/u.exec(block)?.[1]);
  return lines.length > 0 && lines.every((line) => line !== undefined) ? lines : null;
}
