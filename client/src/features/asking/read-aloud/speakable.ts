import { findMaths, type Segment } from "../../../lib/find-maths.ts";
import { spokenMaths } from "./spoken-maths.ts";

/** Converts Markdown with maths to words for speech synthesis. */
export function speakable(markdown: string): string {
  return findMaths(markdown)
    .map(spokenSegment)
    .join("")
    .replaceAll(/[ \t]+/gu, " ")
    .replaceAll(/ (?=[,.;:!?])/gu, "")
    .replaceAll(/\s*\n\s*/gu, "\n")
    .trim();
}

function spokenSegment(segment: Segment): string {
  if (segment.kind === "maths") {
    const words = spokenMaths(segment.source);
    return segment.display ? `\n${words}.\n` : ` ${words} `;
  }
  if (segment.kind === "code") return ` ${segment.text.replaceAll("`", "")} `;
  return spokenWords(segment.text);
}

/** Each pattern matches signs that a voice would read wrongly. */
const replacements: [RegExp, string][] = [
  [/!\[([^\]]*)\]\([^)]*\)/gu, "$1"],
  [/\[([^\]]*)\]\([^)]*\)/gu, "$1"],
  [/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gmu, ""],
  [/^ {0,3}(?:#{1,6}|>|[-*+])\s+/gmu, ""],
  [/\*\*|__|~~|`/gu, ""],
  [/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/gu, ""],
  [/^\s*\|\s*|\s*\|\s*$/gmu, "\n"],
  [/\s*\|\s*/gu, ", "],
  [/₹\s*([\d,]+(?:\.\d+)?)/gu, "$1 rupees"],
  [/²/gu, " squared"],
  [/³/gu, " cubed"],
  [/√\s*/gu, " the square root of "],
  [/°(?=C\b)/gu, " degrees "],
  [/°/gu, " degrees"],
  [/(?<=\S)\s*×\s*(?=\S)|(?<=[\d)])\*(?=[\d(])/gu, " times "],
  [/\s*÷\s*/gu, " divided by "],
  [/\s*=\s*/gu, " equals "],
  [/\s*≈\s*/gu, " is about "],
  [/\s*≠\s*/gu, " is not equal to "],
  [/\s*≤\s*/gu, " is less than or equal to "],
  [/\s*≥\s*/gu, " is greater than or equal to "],
  [/(?<=[\w)])\s+<\s+/gu, " is less than "],
  [/(?<=[\w)])\s+>\s+/gu, " is greater than "],
  [/(?<=\d)\s*\+\s*(?=\d)|(?<=\w) \+ (?=\w)/gu, " plus "],
  [/(?<=\w) [-−–] (?=\d)/gu, " minus "],
  [/[→⇒]/gu, ", so "],
];

function spokenWords(text: string): string {
  return replacements.reduce((words, [pattern, said]) => words.replaceAll(pattern, said), text);
}
