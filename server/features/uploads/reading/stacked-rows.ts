import type { Component } from "./components.ts";
import type { Page } from "./islands.ts";
import type { Plane } from "./plane.ts";
import type { TesseractWord } from "./tesseract.ts";

/** A line of which Tesseract is to read some of the ink; what is cut out stays white. */
export interface WordLine {
  components: readonly Component[];
  left: number;
  right: number;
  baselineAt: (x: number) => number;
}

const margin = 24;
const pitchInXHeights = 3.6;
const baselineInXHeights = 2.3;

/** All lines level, one above the other at one distance, whatever stood between and beside them on the page. */
export function stackRows(page: Page, lines: readonly WordLine[]): Plane {
  const pitch = Math.ceil(pitchInXHeights * page.xHeight);
  const width = Math.ceil(Math.max(...lines.map(({ left, right }) => right - left))) + 2 * margin;
  const height = pitch * lines.length + 2 * margin;
  const stacked = { width, height, pixels: new Uint8Array(width * height).fill(255) };
  for (const [at, line] of lines.entries()) {
    const base = margin + at * pitch + baselineInXHeights * page.xHeight;
    for (const component of line.components) {
      const middle = (component.box.left + component.box.right) / 2;
      copy(page, component, stacked, {
        x: margin - Math.round(line.left),
        y: Math.round(base - line.baselineAt(middle)),
      });
    }
  }
  return stacked;
}

/** Its own pixels and the pale ones around them. */
function copy(page: Page, { id, box }: Component, to: Plane, by: { x: number; y: number }): void {
  const { plane, components } = page;
  for (let y = Math.max(0, box.top - 2); y < Math.min(plane.height, box.bottom + 2); y++) {
    for (let x = Math.max(0, box.left - 2); x < Math.min(plane.width, box.right + 2); x++) {
      const label = components.labels[y * plane.width + x] ?? 0;
      const [toX, toY] = [x + by.x, y + by.y];
      if ((label !== 0 && label !== id) || toX < 0 || toX >= to.width) continue;
      if (toY < 0 || toY >= to.height) continue;
      const at = toY * to.width + toX;
      to.pixels[at] = Math.min(to.pixels[at] ?? 255, plane.pixels[y * plane.width + x] ?? 255);
    }
  }
}

/** Words by the line that they were read in, at their places on the page. */
export function wordsOfRows(
  words: readonly TesseractWord[],
  lines: readonly WordLine[],
  xHeight: number,
): TesseractWord[][] {
  const pitch = Math.ceil(pitchInXHeights * xHeight);
  const byLine = lines.map((): TesseractWord[] => []);
  for (const word of words) {
    const { left, right, top, bottom } = word.box;
    const at = Math.floor(((top + bottom) / 2 - margin) / pitch);
    const line = lines[at];
    if (line === undefined) continue;
    const shift = Math.round(line.left) - margin;
    byLine[at]?.push({ ...word, box: { left: left + shift, right: right + shift, top, bottom } });
  }
  return byLine;
}
