import { findMaths, type Segment } from "../../lib/find-maths.ts";

/** Maths as it stands in normalised Markdown, where only this component reads it. */
export interface Formula {
  source: string;
  /** On a line of its own, in the large style. */
  display: boolean;
}

/**
 * Rewrites all maths of a text into one form that Markdown leaves alone, on one line: `$$\(x^2\)$$`, or `$$\[x^2\]$$` for
 * maths on a line of its own. Each dollar of the words is escaped. Code stays as it is.
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

/** Reads the content of a normalised piece of maths back. */
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

/** Nobody who writes to a student comments her LaTeX out: a bare percent sign is a percent sign. */
function onOneLine(source: string): string {
  return source.replaceAll(/\s*\n\s*/gu, " ").replaceAll(/(?<!\\)((?:\\\\)*)%/gu, String.raw`$1\%`);
}

/** A bar would end the cell of a table, even inside of maths. */
function withoutBars(source: string): string {
  return source.replaceAll(String.raw`\|`, String.raw`\Vert `).replaceAll("|", String.raw`\vert `);
}

function isInTable(before: string): boolean {
  return before.slice(before.lastIndexOf("\n") + 1).includes("|");
}

/** A dollar in words is money, and a star between numbers is a times sign, not the edge of italics: `2*3*4`. */
function protectWords(text: string): string {
  return text
    .replaceAll(/(\\.)|\$/gsu, (match, escaped: string | undefined) => escaped ?? `\\${match}`)
    .replaceAll(/(?<=[\d)])\*(?=[\w(])|(?<=\w)\*(?=[\d(])/gu, String.raw`\*`);
}
