import { joined, piecesOf } from "../pieces.ts";

/** The first of these texts that is certainly false, counted from 0; null where there is none. */
export type FindWrongText = (texts: readonly string[]) => Promise<{ step: number } | null>;

export type SoundCounter = (texts: readonly string[]) => Promise<number>;

/** The number of leading texts that are sound; each is checked once, and none after the first false one. */
export function soundCounter(findWrongText: FindWrongText): SoundCounter {
  let sound = 0;
  let isStopped = false;
  return async (texts) => {
    if (isStopped || texts.length <= sound) return Math.min(sound, texts.length);
    const wrong = await findWrongText(texts.slice(sound));
    isStopped = wrong !== null;
    sound += wrong ? wrong.step : texts.length - sound;
    return sound;
  };
}

/** The complete pieces without a false line, and the beginning of the unfinished one, up to its first equality. */
export async function streamingText(text: string, sound: SoundCounter): Promise<string> {
  const pieces = piecesOf(text);
  const whole = pieces.slice(0, -1);
  const count = await sound(whole);
  if (count < whole.length) return joined(whole.slice(0, count));
  const tail = beforeClaim(settledPrefix(pieces.at(-1) ?? ""));
  return joined([...whole, ...(tail === "" ? [] : [tail])]);
}

interface SoundText {
  text: string;
  /** Whether nothing of it was withheld. */
  isAll: boolean;
}

/** For a complete text, the part before the first false piece. */
export async function wholeText(text: string, sound: SoundCounter): Promise<SoundText> {
  const pieces = piecesOf(text);
  const count = await sound(pieces);
  return { text: joined(pieces.slice(0, count)), isAll: count === pieces.length };
}

const formulaOrEquality = /\$+[^$]*\$+|=/gu;

/** The text before the first equality, with the formula that states it. */
function beforeClaim(text: string): string {
  const claim = [...text.matchAll(formulaOrEquality)].find(([found]) => found.includes("="));
  return (claim ? text.slice(0, claim.index) : text).trimEnd();
}

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
