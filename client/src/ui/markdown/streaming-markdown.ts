import { createContext } from "react";
import { findMaths } from "../../lib/find-maths.ts";

const IsStreaming = createContext(false);

/** Whether the texts inside are still being streamed. */
export const StreamingMarkdown = IsStreaming.Provider;
export const IsStreamingContext = IsStreaming;

const opening = /(?<!\\)(?:\\\\)*(?:\$\$?|\\[([]|\\begin\{)/gu;

/**
 * Removes unclosed maths from the end of a streaming text, so that no bare dollar is seen turning into a formula.
 * Money, as in "costs $5 and", stays.
 */
export function withoutOpenMaths(text: string): string {
  const last = findMaths(text).at(-1);
  if (last?.kind !== "text") return text;
  const start = text.length - last.text.length;
  // Maths never spans an empty line, so the text above one is finished.
  const paragraph = start + last.text.lastIndexOf("\n\n") + 1;
  for (const { index } of text.slice(paragraph).matchAll(opening)) {
    const rest = text.slice(paragraph + index);
    if (!/^\$\d[\d,.]*\s/u.test(rest)) return text.slice(0, paragraph + index).trimEnd();
  }
  return text;
}

/** Removes an unfinished figure line from the end of a streaming text. */
export function withoutOpenFigure(text: string): string {
  const last = text.slice(text.lastIndexOf("\n") + 1);
  const isOpen = last.startsWith("![") && !last.endsWith('")');
  return isOpen ? text.slice(0, text.length - last.length).trimEnd() : text;
}
