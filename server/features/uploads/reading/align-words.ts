import type { TesseractWord } from "./tesseract.ts";

/** A sign to pair with a letter: the net's result, and its place in the line. */
export interface SignPosition {
  first: string;
  x: number;
}

/** Tesseract's result for a sign; null if it read nothing there. */
export interface Pairing {
  letter: string | null;
  word: TesseractWord | null;
}

interface Letter {
  letter: string;
  word: TesseractWord;
}

const missed = 1;
const different = 1.1;

/**
 * Aligns the letters of a line's words with its signs: keeps the order, maximises the agreeing letters, and prefers
 * letters near their words, whose places Tesseract knows roughly. `unit` is a distance that counts as far.
 */
export function alignLetters(
  words: readonly TesseractWord[],
  signs: readonly SignPosition[],
  unit: number,
): Pairing[] {
  const letters = words.flatMap((word) => Array.from(word.text, (letter) => ({ letter, word })));
  const pairCost = (row: number, column: number) => {
    const [letter, sign] = [letters[row], signs[column]];
    if (letter === undefined || sign === undefined) return Infinity;
    const { left, right } = letter.word.box;
    const off = Math.max(0, left - sign.x, sign.x - right) / unit;
    const isSame = letter.letter.toLowerCase() === sign.first.toLowerCase();
    return (isSame ? 0 : different) + Math.min(2.5, off * 0.7);
  };
  return traced(costTable(letters.length, signs.length, pairCost), pairCost, letters, signs);
}

type PairCost = (row: number, column: number) => number;

function costTable(rows: number, columns: number, pairCost: PairCost): number[][] {
  const costs = [Array.from({ length: columns + 1 }, (_, at) => at * missed)];
  for (let row = 0; row < rows; row++) {
    const above = costs[row] ?? [];
    const own = [(row + 1) * missed];
    for (let column = 0; column < columns; column++) {
      const paired = (above[column] ?? 0) + pairCost(row, column);
      const skipped = Math.min(above[column + 1] ?? 0, own[column] ?? 0) + missed;
      own.push(Math.min(paired, skipped));
    }
    costs.push(own);
  }
  return costs;
}

function traced(
  costs: number[][],
  pairCost: PairCost,
  letters: readonly Letter[],
  signs: readonly SignPosition[],
): Pairing[] {
  const pairings = signs.map((): Pairing => ({ letter: null, word: null }));
  let [row, column] = [letters.length, signs.length];
  while (row > 0 && column > 0) {
    const step = stepBack(costs, row, column, pairCost(row - 1, column - 1));
    // A letter without a glyph belongs to the adjacent merged glyph.
    const grown = [column - 1, column].find((at) => signs[at]?.first === "∎") ?? -1;
    if (step !== "sign") add(pairings[step === "pair" ? column - 1 : grown], letters[row - 1]);
    if (step !== "sign") row--;
    if (step !== "letter") column--;
  }
  return withinWords(pairings);
}

function add(pairing: Pairing | undefined, letter: Letter | undefined): void {
  if (pairing === undefined || letter === undefined) return;
  pairing.letter = letter.letter + (pairing.letter ?? "");
  pairing.word = letter.word;
}

/** The last step of the cheapest alignment: a pair, or an unpaired element. */
function stepBack(costs: number[][], row: number, column: number, paired: number) {
  const costAt = (y: number, x: number) => costs[y]?.[x] ?? 0;
  const own = costAt(row, column);
  if (own === costAt(row - 1, column - 1) + paired) return "pair";
  return own === costAt(row - 1, column) + missed ? "letter" : "sign";
}

/** Assigns a sign without a letter between two signs of one word to this word. */
function withinWords(pairings: readonly Pairing[]): Pairing[] {
  return pairings.map((pairing, at) => {
    const [before, after] = [pairings[at - 1]?.word, pairings[at + 1]?.word];
    const isWithin = pairing.word === null && before !== undefined && before === after;
    return isWithin ? { ...pairing, word: before } : pairing;
  });
}
