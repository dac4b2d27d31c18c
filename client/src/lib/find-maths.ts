/** A segment of a text: words, code that stays unchanged, or LaTeX to be typeset as maths. */
export type Segment =
  | { kind: "text" | "code"; text: string }
  | { kind: "maths"; source: string; display: boolean };

/** The segment found at one position of the text, and the position where the text continues after it. */
interface SegmentMatch {
  segment: Segment;
  end: number;
}

/**
 * Splits a text into words, code and maths. Maths is delimited by `\(…\)`, `\[…\]`, `$$…$$`, `$…$` or a LaTeX
 * environment. A dollar that doesn't look like the edge of maths is money: `$5`, `5$`, "costs $5 and $10".
 */
export function findMaths(text: string): Segment[] {
  const segments: Segment[] = [];
  let wordsFrom = 0;
  let at = 0;
  while (at < text.length) {
    const found = segmentAt(text, at);
    if (found) {
      if (at > wordsFrom) segments.push({ kind: "text", text: text.slice(wordsFrom, at) });
      segments.push(found.segment);
      at = found.end;
      wordsFrom = at;
    } else {
      at = nextCandidate(text, at);
    }
  }
  if (wordsFrom < text.length) segments.push({ kind: "text", text: text.slice(wordsFrom) });
  return segments;
}

/** Position where the next code or maths segment could begin. A backslash escapes what follows it: `\$`, `\\`. */
function nextCandidate(text: string, at: number): number {
  const from = at + stepAt(text, at);
  const candidate = /[\\$`~]/gu;
  candidate.lastIndex = from;
  return candidate.exec(text)?.index ?? text.length;
}

function stepAt(text: string, at: number): number {
  const character = text[at];
  if (character === "\\") return 2;
  if (character !== "$" && character !== "`") return 1;
  return runLength(text, at, character);
}

const readers: Partial<Record<string, (text: string, at: number) => SegmentMatch | null>> = {
  "`": (text, at) => fenceAt(text, at, "`") ?? codeSpanAt(text, at),
  "~": (text, at) => fenceAt(text, at, "~"),
  "\\": (text, at) => bracketedAt(text, at) ?? environmentAt(text, at),
  $: (text, at) => dollarsAt(text, at),
};

function segmentAt(text: string, at: number): SegmentMatch | null {
  return readers[text.charAt(at)]?.(text, at) ?? null;
}

function codeSpanAt(text: string, at: number): SegmentMatch | null {
  const size = runLength(text, at, "`");
  for (let from = text.indexOf("`", at + size); from !== -1; from = text.indexOf("`", from)) {
    const closing = runLength(text, from, "`");
    if (closing === size) return codeUntil(text, at, from + size);
    from += closing;
  }
  return null;
}

/** A fenced code block, whose fences are at the beginnings of lines; without a closing fence it extends to the end. */
function fenceAt(text: string, at: number, mark: "`" | "~"): SegmentMatch | null {
  const size = runLength(text, at, mark);
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  if (size < 3 || text.slice(lineStart, at).trim() !== "") return null;
  const closing = new RegExp(String.raw`\n[ \t]*${mark}{${size},}[ \t]*(?=\n|$)`, "gu");
  closing.lastIndex = at;
  const closed = closing.exec(text);
  return codeUntil(text, at, closed ? closed.index + closed[0].length : text.length);
}

const codeUntil = (text: string, at: number, end: number): SegmentMatch => ({
  segment: { kind: "code", text: text.slice(at, end) },
  end,
});

function bracketedAt(text: string, at: number): SegmentMatch | null {
  const opening = text.slice(at, at + 2);
  if (opening !== String.raw`\(` && opening !== String.raw`\[`) return null;
  const closing = opening === String.raw`\(` ? String.raw`\)` : String.raw`\]`;
  const end = indexOfUnescaped(text, closing, at + 2);
  if (end === -1) return null;
  return mathsBetween(text, at + 2, end, { size: 2, display: closing === String.raw`\]` });
}

/** Environments that KaTeX typesets by themselves, which a model may leave without delimiters. */
const environment = /\\begin\{((?:align|gather|equation)(?:ed)?\*?|[pbvBV]?matrix|cases|array)\}/uy;

function environmentAt(text: string, at: number): SegmentMatch | null {
  environment.lastIndex = at;
  const name = environment.exec(text)?.[1];
  if (name === undefined) return null;
  const closing = String.raw`\end{${name}}`;
  const from = text.indexOf(closing, at);
  if (from === -1) return null;
  return mathsBetween(text, at, from + closing.length, { size: 0, display: true });
}

function dollarsAt(text: string, at: number): SegmentMatch | null {
  const size = runLength(text, at, "$");
  if (size > 2) return null;
  const delimiter = "$".repeat(size);
  const end = indexOfUnescaped(text, delimiter, at + size);
  if (end === -1) return null;
  const inside = text.slice(at + size, end);
  const isMaths = size === 2 ? !readsAsWords(inside) : isBetweenDollars(text, at, end);
  return isMaths ? mathsBetween(text, at + size, end, { size, display: size === 2 }) : null;
}

/** Pandoc's rule plus a check of the content: no space inside the edges, no letter or digit outside them, no words. */
function isBetweenDollars(text: string, at: number, end: number): boolean {
  const inside = text.slice(at + 1, end);
  return (
    !/[A-Za-z0-9]/u.test(text[at - 1] ?? "") &&
    !/^\s|\s$|`/u.test(inside) &&
    !/[\d$]/u.test(text[end + 1] ?? "") &&
    !readsAsWords(inside)
  );
}

const joiningWord =
  /(?<![A-Za-z])(?:and|or|to|for|is|are|was|than|more|less|each|per|the|of|in|at|from|with|on|but|then|costs?)(?![A-Za-z])/iu;

/** "5 and 10" between two dollars is a sentence about money. LaTeX puts its words in `\text{…}`. */
function readsAsWords(inside: string): boolean {
  return !/[\\^_={}]/u.test(inside) && joiningWord.test(inside);
}

/** Maths never spans an empty line: an unclosed delimiter must not swallow the rest of the page. */
function mathsBetween(
  text: string,
  from: number,
  to: number,
  { size, display }: { size: number; display: boolean },
): SegmentMatch | null {
  const source = text.slice(from, to).trim();
  const crossesParagraphs = !display && /\n\s*\n/u.test(source);
  if (source === "" || crossesParagraphs) return null;
  return { segment: { kind: "maths", source, display }, end: to + size };
}

function indexOfUnescaped(text: string, wanted: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (text.startsWith(wanted, at)) return at;
    at += text[at] === "\\" ? 2 : 1;
  }
  return -1;
}

function runLength(text: string, at: number, character: string): number {
  let end = at;
  while (text[end] === character) end += 1;
  return end - at;
}
