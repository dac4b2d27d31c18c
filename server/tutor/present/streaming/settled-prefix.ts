/**
 * As much of streamed Markdown as will look the same when more has come: it ends before an open formula, emphasis, code
 * or link, and before a word or LaTeX command of which the rest may be missing.
 */
export function settledPrefix(draft: string): string {
  // Nothing behind the last gap is sure: "\fra", "**bo", "[a](htt" and "$$" may all go on.
  const known = draft.slice(0, lastGap(draft));
  const open = openedAt(known);
  return (open === null ? known : known.slice(0, open)).trimEnd();
}

function lastGap(text: string): number {
  const at = text.search(/\s\S*$/u);
  return at < 0 ? 0 : at;
}

/** The delimiters of a span; longer ones come first, and nothing counts inside a span. */
const stretches: readonly (readonly [open: string, close: string])[] = [
  ["```", "```"],
  ["`", "`"],
  ["$$", "$$"],
  ["$", "$"],
  ["\\[", "\\]"],
  ["\\(", "\\)"],
  ["**", "**"],
  ["[", ")"],
];

/** The start of the first unclosed span; null where all are closed. */
function openedAt(text: string): number | null {
  let at = 0;
  while (at < text.length) {
    const stretch = stretches.find(([open]) => text.startsWith(open, at));
    if (!stretch) {
      at += text.charAt(at) === "\\" ? 2 : 1;
      continue;
    }
    const [open, close] = stretch;
    const end = endOf(text, at + open.length, close);
    if (end === null) return at;
    at = end;
  }
  return null;
}

/** The position after the closing delimiter; a bracket without a link is an ordinary one. */
function endOf(text: string, from: number, close: string): number | null {
  if (close === ")") {
    const bracket = text.indexOf("]", from);
    if (bracket < 0) return null;
    return text.charAt(bracket + 1) === "(" ? after(text, bracket, ")") : bracket + 1;
  }
  return after(text, from, close);
}

function after(text: string, from: number, close: string): number | null {
  const at = text.indexOf(close, from);
  return at < 0 ? null : at + close.length;
}
