import { countEquals } from "../../equations/equation.ts";
import type { Question } from "../../read/question.ts";
import { spellOutLetterRuns } from "../../read/letter-runs.ts";
import { isSymbol, type Token } from "../../read/token.ts";

/** Equations with words around them. */
export interface WordedEquations {
  /** The words, single letters and commas of the question in lower case; `EQ` represents each equation. */
  line: string;
  equations: (readonly Token[])[];
}

/** Words that only lead to an equation. */
const fillers: ReadonlySet<string> = new Set([
  "the",
  "following",
  "given",
  "quadratic",
  "linear",
  "equation",
  "equations",
  "please",
  "plz",
  "pls",
  "kindly",
  "its",
  "their",
]);

/** Takes the equations out of a question in words; null if it has none, or nothing else. */
export function wordedEquations({ tokens }: Question): WordedEquations | null {
  const pieces = runsOf(spellOutLetterRuns(tokens)).flatMap(piecesOf);
  const equations = pieces.flatMap(({ equation }) => (equation ? [equation] : []));
  if (equations.length === 0 || equations.length === pieces.length) return null;
  return { line: pieces.map(({ word }) => word).join(" "), equations };
}

interface Piece {
  word: string;
  equation: readonly Token[] | null;
}

function piecesOf(run: readonly Token[]): Piece[] {
  const [token] = run;
  if (token?.kind === "word") {
    return fillers.has(token.text) ? [] : [{ word: token.text, equation: null }];
  }
  return splitAtCommas(run).flatMap((part): Piece[] => {
    if (part.length === 0) return [];
    if (countEquals(part) === 1) return [{ word: "EQ", equation: part }];
    const [only] = part;
    // A single letter is named in the words; anything else is for no wording.
    const isLetter = part.length === 1 && only?.kind === "letter";
    return [{ word: isLetter ? only.text : "¤", equation: null }];
  });
}

/** Each word alone, and what stands between words together. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let isOpen = false;
  for (const token of tokens) {
    const isWord = token.kind === "word";
    if (isWord || !isOpen) runs.push([token]);
    else runs.at(-1)?.push(token);
    isOpen = !isWord;
  }
  return runs;
}

function splitAtCommas(run: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of run) {
    if (isSymbol(token, ",", ".", "?", ":", ";", "newline")) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
