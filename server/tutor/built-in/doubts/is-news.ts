import type { DoubtSolution } from "../../outputs/doubt-solution.ts";

/** Whether a solution has any content that the previous one didn't have. */
export function isNews(refined: DoubtSolution, previous: DoubtSolution): boolean {
  const linesOf = ({ steps }: DoubtSolution) =>
    steps.map(({ title, why, result }) => [title, why, result].join("\n")).join("\n");
  return !previous.content.includes(refined.content) || linesOf(refined) !== linesOf(previous);
}
