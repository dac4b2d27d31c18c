import { findMaths, type Segment } from "./find-maths.ts";
import { plainMaths } from "./plain-maths.ts";

/**
 * Converts Markdown with maths to one line of plain words, for lists. The text may be cut anywhere: a formula without
 * its closing delimiter is still rewritten, and none of its dollars remain.
 */
export function plainText(text: string): string {
  const line = findMaths(text).map(plainSegment).join("").replaceAll(/\s+/gu, " ");
  // The removal of markup around a word may leave a space before the comma.
  return line.replaceAll(/ (?=[,.;?](?: |$))/gu, "").trim();
}

function plainSegment(segment: Segment): string {
  if (segment.kind === "maths") {
    const line = plainMaths(segment.source);
    return segment.display ? ` ${line} ` : line;
  }
  if (segment.kind === "code") return segment.text.replaceAll("`", "");
  return withoutHalfMaths(withoutMarks(segment.text));
}

/** Each pattern matches markup, not content. A star between numbers is a times sign. */
const marks: [RegExp, string][] = [
  [/!?\[([^\]]*)\]\([^)]*\)/gu, "$1"],
  [/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gmu, ""],
  [/^[ \t]*(?:#{1,6}|>|[-*+•])\s+/gmu, ""],
  [/\*\*(?=\S)|(?<=\S)\*\*|(?<![\w_])__|__(?![\w_])|~~|`/gu, ""],
  [/(?<![\w*)])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*(])/gu, ""],
  [/\s*\|\s*/gu, " "],
  // List bullets in a one-line excerpt: a dash between words stays, because it may belong to the sentence.
  [/(?<=[:;.,!?…)])\s+[-+•]\s+(?=\p{L}{2})/gu, " "],
];

function withoutMarks(text: string): string {
  return marks.reduce((words, [pattern, plain]) => words.replaceAll(pattern, plain), text);
}

/** A dollar before a number is money; any other one is left over from a formula. */
function withoutHalfMaths(text: string): string {
  const words = text
    .replace(/\\[A-Za-z]*(?:\{[^{}]*\})?(?:\{[^{}]*)?$/u, "…")
    .replaceAll(/\\[()[\]]|(?<!\\)\$+(?!\d)/gu, " ");
  if (!/\\[A-Za-z$%]/u.test(words)) return words;
  const [, before = "", inside = "", after = ""] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  return before + plainMaths(inside) + after;
}
