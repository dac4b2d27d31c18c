import { around, centreX, heightOf, widthOf } from "./boxes.ts";
import { alignLetters } from "./align-words.ts";
import { blocksOf } from "./blocks.ts";
import { findComponents, type Component } from "./components.ts";
import type { Page } from "./islands.ts";
import { unitsOf } from "./islands.ts";
import { judgeSign, moneySign } from "./judge-sign.ts";
import type { Piece } from "./pieces.ts";
import type { PreparedPhoto } from "./prepare-photo.ts";
import { itemsOf, surenessOf, writeItems, type Item } from "./read-row.ts";
import { rowsOf, type Row } from "./rows.ts";
import { stackRows, wordsOfRows, type WordLine } from "./stacked-rows.ts";
import type { Tesseract, TesseractWord } from "./tesseract.ts";

/** A line as it is read, in its column. */
export interface ReadLine {
  pieces: Piece[];
  /** Which column it stands in, from the left. */
  block: number;
}

export interface ReadPage {
  lines: ReadLine[];
  /** How many signs were found, and how sure the net is of them: 0 is certain, -1 is a guess. */
  signs: number;
  sureness: number;
  /** Tesseract's mean confidence, 0 to 100. */
  confidence: number;
}

interface Line {
  block: number;
  row: Row;
  items: Item[];
}

/** Reads all lines of a prepared photo: signs and formulas by their shapes and places, words by Tesseract. */
export function readPage(photo: PreparedPhoto, tesseract: Tesseract): ReadPage {
  const { page, lines } = likeliestSize(photo);
  const wordLines = lines.map(({ row, items }) => wordLineOf(row, items));
  const words = lines.length === 0 ? [] : tesseract(stackRows(page, wordLines));
  const byLine = wordsOfRows(words, wordLines, page.xHeight);
  const confidences = words.map(({ confidence }) => confidence);
  const items = lines.flatMap((line) => line.items);
  return {
    lines: lines.map((line, at) => ({
      block: line.block,
      pieces: writeLine(line.items, byLine[at] ?? [], page.xHeight),
    })),
    signs: items.length,
    sureness: surenessOf(items),
    confidence: confidences.reduce((sum, one) => sum + one, 0) / Math.max(1, confidences.length),
  };
}

/** The commonest height may be that of x or of a figure: whichever lets the signs be read with more certainty. */
function likeliestSize({ plane, letterHeight }: PreparedPhoto): { page: Page; lines: Line[] } {
  const components = findComponents(plane);
  const sizes = hasTallLetters(components.list, letterHeight)
    ? [letterHeight]
    : [letterHeight, letterHeight / tallLetter];
  const readings = sizes.map((xHeight) => {
    const page = { plane, components, xHeight };
    const lines = linesOf(page);
    return { page, lines, sureness: surenessOf(lines.flatMap(({ items }) => items)) };
  });
  const [first, second] = readings;
  if (first === undefined) throw new Error("No size to read at");
  return second !== undefined && second.sureness > first.sureness + 0.02 ? second : first;
}

/** A capital or a figure, in x-heights. */
const tallLetter = 1.45;

/** Where there are higher letters than the commonest, the commonest is that of x. */
function hasTallLetters(components: readonly Component[], letterHeight: number): boolean {
  const countOf = (low: number, high: number) =>
    components.filter(({ box }) => {
      const height = heightOf(box) / letterHeight;
      return height > low && height < high && widthOf(box) < 2 * letterHeight;
    }).length;
  return countOf(1.25, 1.75) > 0.15 * countOf(0.84, 1.2);
}

function linesOf(page: Page): Line[] {
  return blocksOf(page.components.list, page.xHeight).flatMap((parts, block) =>
    rowsOf(unitsOf(page, parts, page.xHeight), page.xHeight).map((row) => ({
      block,
      row,
      items: itemsOf(page, row, page.xHeight),
    })),
  );
}

function wordLineOf({ baselineAt }: Row, items: readonly Item[]): WordLine {
  const components = items.flatMap((item) => (item.kind === "sign" ? item.glyph.parts : []));
  const { left, right } = around(items.map(({ box }) => box));
  return { components, left, right, baselineAt };
}

type Sign = Item & { kind: "sign" };

/** Gives every sign the letter that Tesseract read at its place, and words their whole reading. */
function writeLine(items: readonly Item[], words: readonly TesseractWord[], xHeight: number): Piece[] {
  const written = new Map<Item, Piece | null>();
  const signs = items.filter((item): item is Sign => item.kind === "sign");
  const groups = new Map<TesseractWord | null, Sign[]>();
  for (const sign of signs) {
    const word = wordAt(words, centreX(sign.box), xHeight);
    groups.set(word, [...(groups.get(word) ?? []), sign]);
  }
  for (const [word, own] of groups) {
    if (word !== null && isProse(word, own)) {
      for (const [at, sign] of own.entries()) written.set(sign, at === 0 ? word.text : null);
    } else for (const [sign, piece] of judged(word, own)) written.set(sign, piece);
  }
  return writeItems(items, xHeight, (item) => written.get(item) ?? null);
}

function wordAt(words: readonly TesseractWord[], x: number, xHeight: number) {
  const [nearest] = words
    .map((word) => ({ word, away: Math.max(word.box.left - x, x - word.box.right) }))
    .filter(({ away }) => away < 0.15 * xHeight)
    .sort((one, other) => one.away - other.away);
  return nearest?.word ?? null;
}

const prose = /^["'‘“(]*[A-Za-z]{2,}(?:['’-][A-Za-z]+)*[)"'’”.,:;?!]*$/u;
const certainSigns = /^[2-9×÷+=<>≤≥√πθ₹−]$/u;

/** Words are read by Tesseract alone, unless the shapes say that there are signs among the letters. */
function isProse({ text, confidence }: TesseractWord, signs: readonly Sign[]): boolean {
  if (!prose.test(text) || confidence < 40) return false;
  const missing = signs.length - text.length;
  if (missing > (text.length > 6 ? 1 : 0)) return false;
  if (text.length > 4 && confidence > 60) return true;
  return !signs.some(({ guess: [first] }) => first && first.chance > 0.9 && certainSigns.test(first.sign));
}

function judged(word: TesseractWord | null, signs: readonly Sign[]): [Sign, Piece][] {
  const firsts = signs.map(({ guess }) => guess[0]?.sign ?? "");
  const letters = alignLetters(word?.text ?? "", firsts);
  return signs.map((sign, at) => {
    const next = [firsts[at + 1], letters[at + 1]];
    if (next.some((one) => typeof one === "string" && /^\d$/u.test(one)) && !/\d/u.test(firsts[at - 1] ?? "")) {
      const money = moneySign(sign.guess, letters[at] ?? null);
      if (money !== null) return [sign, money];
    }
    const beside = [firsts[at - 1], firsts[at + 1], letters[at - 1], letters[at + 1]];
    const besideDigit = beside.some((other) => typeof other === "string" && /^\d$/u.test(other));
    return [sign, judgeSign({ net: sign.guess, tesseract: letters[at] ?? null, besideDigit })];
  });
}
