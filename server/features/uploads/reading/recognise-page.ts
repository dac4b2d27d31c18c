import { centreX, heightOf, median, widthOf } from "./boxes.ts";
import { blocksOf } from "./blocks.ts";
import { findComponents, type Component } from "./components.ts";
import { unitsOf, type Page } from "./islands.ts";
import { itemsOf, confidenceOf, type Item } from "./items.ts";
import { splitMerged } from "./split-merged.ts";
import type { PreparedPhoto } from "./prepare-photo.ts";
import { rowsOf, type Row } from "./rows.ts";
import {
  enlargeSmallSigns,
  pairWithLetters,
  levelLine,
  stackLines,
  type PairedSign,
} from "./stack-lines.ts";
import type { Tesseract } from "./tesseract.ts";

/** The raw results of both recognisers for a page. */
export interface RecognisedPage {
  lines: { block: number; items: Item[] }[];
  /** The signs as presented to Tesseract: those of a line, or small ones from anywhere. */
  letterLines: { signs: PairedSign[]; areSmall: boolean }[];
  xHeight: number;
  /** Tesseract's mean confidence, 0 to 100. */
  confidence: number;
  /** How far out of focus the photo is; see PreparedPhoto. */
  softness: number;
  /** The deviation of letters from their baselines, in x-heights. */
  unevenness: number;
}

interface Line {
  block: number;
  row: Row;
  items: Item[];
}

/** Finds the signs of a prepared photo by shape and place, and has Tesseract read them too. */
export function recognisePage(photo: PreparedPhoto, tesseract: Tesseract): RecognisedPage {
  const { page, lines } = likeliestSize(photo);
  const stackedLines = [
    ...lines.map((line, at) => levelLine(line.items, line.row.baselineAt, at)),
    ...enlargeSmallSigns(
      lines.flatMap((line) => line.items),
      page.xHeight,
    ),
  ];
  const words = lines.length === 0 ? [] : tesseract(stackLines(page, stackedLines));
  const lettered = pairWithLetters(words, stackedLines, page.xHeight);
  return {
    lines: lines.map(({ block, items }) => ({ block, items })),
    letterLines: lettered.map((signs, at) => ({ signs, areSmall: stackedLines[at]?.of === null })),
    xHeight: page.xHeight,
    confidence:
      words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length),
    softness: photo.softness,
    unevenness: unevennessOf(lines, page.xHeight),
  };
}

const standsOnLine = /^[a-fhiklmnorstuvwxzA-PR-Z0-9]$/u;

function unevennessOf(lines: readonly Line[], xHeight: number): number {
  const offsets = lines.flatMap(({ items, row }) =>
    items.flatMap((item) => {
      const isLetter = item.kind === "sign" && standsOnLine.test(item.sign.guess[0]?.sign ?? "");
      return isLetter ? [Math.abs(item.box.bottom - row.baselineAt(centreX(item.box)))] : [];
    }),
  );
  return offsets.reduce((sum, offset) => sum + offset, 0) / Math.max(1, offsets.length) / xHeight;
}

/** The height of a capital or a digit, in x-heights. */
const tallLetter = 1.45;

/** The most common height may be that of x or of a digit: chooses the one with the more certain results. */
function likeliestSize({ plane, letterHeight }: PreparedPhoto): { page: Page; lines: Line[] } {
  const components = splitMerged({
    plane,
    components: findComponents(plane),
    xHeight: letterHeight,
  });
  const sizes = hasTallLetters(components.list, letterHeight)
    ? [letterHeight]
    : [letterHeight, letterHeight / tallLetter];
  const [first, second] = sizes.map((xHeight) => {
    const page = { plane, components, xHeight };
    const lines = linesOf(page);
    return { page, lines, sureness: confidenceOf(lines.flatMap(({ items }) => items)) };
  });
  if (first === undefined) throw new Error("No size to read at");
  const better = second !== undefined && second.sureness > first.sureness + 0.02 ? second : first;
  const xHeight = shownXHeight(better.lines) ?? better.page.xHeight;
  if (Math.abs(xHeight / better.page.xHeight - 1) < 0.03) return better;
  const page = { plane, components, xHeight };
  return { page, lines: linesOf(page) };
}

const fewestLetters = 3;

/** From the letters that the net is sure of; null if there are few. */
function shownXHeight(lines: readonly Line[]): number | null {
  const heights = lines.flatMap(({ items }) =>
    items.flatMap((item) => {
      const first = item.kind === "sign" ? item.sign.guess[0] : undefined;
      if (first === undefined || first.chance < 0.7) return [];
      if (/^[aemnru]$/u.test(first.sign)) return [heightOf(item.box)];
      return /^[2-9ABDEFHKLMNPRTbdhk]$/u.test(first.sign) ? [heightOf(item.box) / tallLetter] : [];
    }),
  );
  return heights.length < fewestLetters ? null : median(heights);
}

/** Whether there are letters taller than the most common height, which is then the x-height. */
function hasTallLetters(components: readonly Component[], letterHeight: number): boolean {
  const countOf = (low: number, high: number) =>
    components.filter(({ box }) => {
      const height = heightOf(box) / letterHeight;
      return height > low && height < high && widthOf(box) < 2 * letterHeight;
    }).length;
  return countOf(1.25, 1.75) > 0.15 * countOf(0.84, 1.2);
}

function linesOf(page: Page): Line[] {
  return blocksOf(page.components.list, page.xHeight)
    .flatMap((parts, block) =>
      rowsOf(unitsOf(page, parts, page.xHeight), page.xHeight).map((row) => ({
        block,
        row,
        items: itemsOf(page, row, page.xHeight),
      })),
    )
    .filter(({ items }) => !isDirt(items));
}

/** Tests for a line of at most two glyphs that are not characters. */
const isDirt = (items: readonly Item[]) =>
  items.every((item) => item.kind === "sign") && items.length < 3 && confidenceOf(items) < -0.7;
