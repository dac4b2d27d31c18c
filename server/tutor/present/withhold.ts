import type { LeakTest } from "./leaks.ts";

/**
 * The text up to the first sentence that reveals an answer, since what follows depends on it; `neutral` where nothing
 * usable is left, such as half a formula.
 */
export function withhold(text: string, leaks: LeakTest, neutral: string): string {
  if (!leaks(text)) return text;
  const sentences = text.split(/(?<=[.!?।]\s+|\n)/u);
  // Tested in pairs rather than from the start each time: a model's text may have a thousand sentences.
  const telling = sentences.findIndex((sentence, index) =>
    leaks(`${sentences[index - 1] ?? ""}${sentence}`),
  );
  const lead = sentences.slice(0, Math.max(0, telling)).join("").trim();
  return lead === "" || leaks(lead) || hasHalfFormula(lead) ? neutral : lead;
}

/** The texts of a list that reveal nothing. */
export function withoutLeaks<Item>(
  items: readonly Item[],
  leaks: LeakTest,
  textOf: (item: Item) => string,
): Item[] {
  return items.filter((item) => !leaks(textOf(item)));
}

function hasHalfFormula(text: string): boolean {
  const blocks = text.split("$$");
  return blocks.length % 2 === 0 || blocks.join("").split("$").length % 2 === 0;
}
