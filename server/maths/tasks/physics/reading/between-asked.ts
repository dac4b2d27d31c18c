import type { Item } from "./items.ts";
import { textOf } from "./wording.ts";

/** Words that may stand between two requested quantities. */
export const betweenAsked: ReadonlySet<string> = new Set([
  "and",
  "the",
  "its",
  "their",
  "also",
  "aur",
]);

/** Whether the name at this position follows "and" or a comma: "the force and the work". */
export function isBehindAnd(items: readonly Item[], at: number): boolean {
  const before = textOf(items[at - 1]);
  const isArticle = before === "the" || before === "its" || before === "also";
  const sign = items[isArticle ? at - 2 : at - 1];
  return textOf(sign) === "and" || textOf(sign) === "aur" || sign?.kind === "comma";
}

/** Whether the name at this position begins a sentence such as "Also the power." */
export function startsAlso(items: readonly Item[], at: number): boolean {
  const start = items.slice(0, at).findLastIndex(({ kind }) => kind === "stop") + 1;
  const words = items.slice(start, at).filter(({ kind }) => kind !== "comma");
  return words.length > 0 && words.every((word) => betweenAsked.has(textOf(word)));
}
