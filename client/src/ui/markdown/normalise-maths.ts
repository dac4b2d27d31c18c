import { findMaths, type Segment } from "../../lib/find-maths.ts";

/** A formula in normalised Markdown, which only this component reads. */
export interface Formula {
  source: string;
  /** Display maths, on a separate line in the large style. */
  display: boolean;
}

/**
 * Rewrites all maths of a text into one form on one line that Markdown doesn't parse: `$$\(x^2\)$$`, or `$$\[x^2\]$$`
 * for display maths. Every dollar in the words is escaped. Code is unchanged.
 */
export function normaliseMaths(markdown: string): string {
  const segments = findMaths(markdown);
  return segments.map((segment, index) => written(segment, segments[index - 1])).join("");
}

function written(segment: Segment, before: Segment | undefined): string {
  if (segment.kind === "maths") {
    return fenced(segment, before?.kind === "text" && isInTable(before.text));
  }
  return segment.kind === "code" ? segment.text : protectWords(segment.text);
}

/** Parses the content of normalised maths back. */
export function formulaIn(content: string): Formula {
  return { source: content.slice(2, -2), display: content.startsWith(String.raw`\[`) };
}

function fenced({ source, display }: Formula, inTable: boolean): string {
  const line = onOneLine(source);
  const safe = inTable ? withoutBars(line) : line;
  const dollars = Math.max(0, ...(safe.match(/\$+/gu) ?? []).map((run) => run.length));
  const fence = "$".repeat(Math.max(2, dollars + 1));
  return display
    ? String.raw`${fence}\[${safe}\]${fence}`
    : String.raw`${fence}\(${safe}\)${fence}`;
}

/** An unescaped percent sign is a percent sign: texts for students contain no LaTeX comments. */
function onOneLine(source: string): string {
  return source.replaceAll(/\s*\n\s*/gu, " ").replaceAll(/(?<!\\)((?:\\\\)*)%/gu, String.raw`$1\%`);
}

/** A bar would end a table cell, even inside maths. */
function withoutBars(source: string): string {
  return source.replaceAll(String.raw`\|`, String.raw`\Vert `).replaceAll("|", String.raw`\vert `);
}

function isInTable(before: string): boolean {
  return before.slice(before.lastIndexOf("\n") + 1).includes("|");
}

/** A dollar in words is money, and a star between numbers is a times sign, not emphasis: `2*3*4`. */
function protectWords(text: string): string {
  return text
    .replaceAll(/(\\.)|\$/gsu, (match, escaped: string | undefined) => escaped ?? `\\${match}`)
    .replaceAll(/(?<=[\d)])\*(?=[\w(])|(?<=\w)\*(?=[\d(])/gu, String.raw`\*`);
}
