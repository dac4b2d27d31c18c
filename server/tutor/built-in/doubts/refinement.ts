import type { DoubtSolution } from "../../outputs/doubt-solution.ts";

/** Shown above the nearest thing that can be given. */
export const cannotRewrite =
  "I can't change it in just that way yet, but here is the same told differently.";

export const onlyOneWay =
  "I know only one method for this one, so here it is again with every move shown.";

export const onlyEnglish =
  "I can only write in English so far, so here it is in easier words, one move at a time.";

/** Shown where a request would change nothing; `offers` are alternatives. */
export function nothingChanges(offers: readonly string[]): string {
  return `I can't take this any further in that way. You can ask me for ${offers.join(", or ")}.`;
}

/** Whether a solution has any content that the previous one didn't have. */
export function isNews(refined: DoubtSolution, previous: DoubtSolution): boolean {
  const linesOf = ({ steps }: DoubtSolution) =>
    steps.map(({ title, why, result }) => [title, why, result].join("\n")).join("\n");
  return !previous.content.includes(refined.content) || linesOf(refined) !== linesOf(previous);
}
