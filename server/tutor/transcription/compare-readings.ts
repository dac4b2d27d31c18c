import type { PrintedQuestion } from "../photo.ts";
import { signsOf } from "./signs-of.ts";

/** Whether two texts have the same numbers and signs, and at least one. */
export function hasSameSigns(text: string, other: string): boolean {
  const signs = signsOf(text).join("");
  return signs !== "" && signs === signsOf(other).join("");
}

/**
 * The printed question that contradicts a transcription: the one question of the page that is equal except for a number
 * or a sign, and read with certainty. Null where the print agrees, is uncertain, or has no such question.
 */
export function printedInstead(
  transcription: string,
  questions: readonly PrintedQuestion[],
): string | null {
  const signs = signsOf(transcription);
  if (signs.length === 0) return null;
  const words = wordsOf(transcription);
  const candidates = questions
    .map((question) => ({ question, text: likeliest(question) }))
    .filter(({ text }) => shareOfWords(words, wordsOf(text)) >= leastShare)
    .map(({ question, text }) => ({ question, text, distance: distanceOf(signs, signsOf(text)) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [nearest, next] = candidates;
  if (!nearest || nearest.distance === 0 || nearest.distance > mostDistance(signs)) return null;
  // A tie between two questions is ambiguous.
  if (next?.distance === nearest.distance) return null;
  return isSure(nearest.question) ? nearest.text.trim() : null;
}

function likeliest({ pieces }: PrintedQuestion): string {
  return pieces
    .map((piece) => (typeof piece === "string" ? piece : (piece.unsure[0] ?? "")))
    .join("");
}

function isSure({ pieces }: PrintedQuestion): boolean {
  return pieces.every((piece) => typeof piece === "string");
}

/** The share of the shorter text's words that must occur in the other: only one of them may include a heading. */
const leastShare = 0.8;

function shareOfWords(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const fewer = Math.min(words.size, others.size);
  const shared = [...words].filter((word) => others.has(word));
  return fewer === 0 ? 1 : shared.length / fewer;
}

/** Words, not letters of formulas or commands of LaTeX. */
function wordsOf(text: string): Set<string> {
  const plain = text.toLowerCase().replaceAll(/\\(?!text|mathrm)[a-z]+/gu, " ");
  return new Set(plain.match(/\p{L}[\p{L}\p{M}]{2,}/gu));
}

/** A misreading changes one sign, or two in a long question; a larger difference means another question. */
function mostDistance(signs: readonly string[]): number {
  return Math.max(1, Math.floor(signs.join("").length / 4));
}

/**
 * The number of differing digits and signs. None where one text is a part of the other: a note beside the question,
 * such as the page number, may have been read with it. A single sign is no note.
 */
function distanceOf(signs: readonly string[], others: readonly string[]): number {
  const [short, long] = signs.length <= others.length ? [signs, others] : [others, signs];
  if (short.length > 0 && isNoteBeside(short, long)) return 0;
  return editDistance(signs.join(""), others.join(""));
}

function isNoteBeside(short: readonly string[], long: readonly string[]): boolean {
  const spare = long.length - short.length;
  return Array.from({ length: spare + 1 }, (_, at) => at).some((at) => {
    const notes = [long.slice(0, at), long.slice(at + short.length)];
    const isPart = short.every((one, place) => one === long[at + place]);
    return (
      isPart && notes.every((note) => note.length === 0 || note.some((one) => /\d/u.test(one)))
    );
  });
}

/** Levenshtein distance. */
function editDistance(text: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of text.split("").entries()) {
    const next = [at + 1];
    for (const [place, against] of other.split("").entries()) {
      const replaced = (row[place] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
