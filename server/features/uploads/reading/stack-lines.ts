import { alignLetters, type Pairing } from "./align-words.ts";
import { centreX, heightOf, widthOf } from "./boxes.ts";
import type { InnerLine, Item, Sign } from "./items.ts";
import type { Page } from "./islands.ts";
import type { Plane } from "./plane.ts";
import type { TesseractWord } from "./tesseract.ts";

/** A sign's place in the picture for Tesseract: `x` from the line's start, `foot` of its box below the baseline. */
interface SignPosition {
  sign: Sign;
  x: number;
  foot: number;
  scale: number;
}

/** A line for Tesseract: the signs of one printed line, or small signs from elsewhere. */
export interface StackedLine {
  positions: SignPosition[];
  /** The index of its printed line; null for gathered small signs. */
  of: number | null;
}

/** A printed line without raised signs, numerators and denominators. */
export function levelLine(
  items: readonly Item[],
  baselineAt: (x: number) => number,
  of: number,
): StackedLine {
  const left = items[0]?.box.left ?? 0;
  const positions = items.flatMap((item) =>
    item.kind === "sign"
      ? [
          {
            sign: item.sign,
            x: item.box.left - left,
            foot: Math.round(item.box.bottom - baselineAt(centreX(item.box))),
            scale: 1,
          },
        ]
      : [],
  );
  return { positions, of };
}

const widest = 70;

/** Scales superscripts, numerators and denominators to full size and places them on separate lines. */
export function enlargeSmallSigns(items: readonly Item[], xHeight: number): StackedLine[] {
  const lines: StackedLine[] = [];
  let end = Infinity;
  for (const group of smallGroups(items, xHeight)) {
    if (end > widest * xHeight) {
      lines.push({ positions: [], of: null });
      end = 0;
    }
    const start = end === 0 ? 0 : end + 1.3 * xHeight;
    for (const one of group) {
      const x = Math.round(start + one.x);
      lines.at(-1)?.positions.push({ ...one, x });
      end = Math.max(end, x + widthOf(one.sign.box) * one.scale);
    }
  }
  return lines;
}

function smallGroups(items: readonly Item[], xHeight: number): SignPosition[][] {
  const groups: SignPosition[][] = [];
  let raisedSigns: SignPosition[] = [];
  for (const item of items) {
    if (item.kind === "raised") raisedSigns.push(placedRaised(item, raisedSigns[0], xHeight));
    else {
      groups.push(raisedSigns, ...groupsWithin(item, xHeight));
      raisedSigns = [];
    }
  }
  return [...groups, raisedSigns].filter((group) => group.length > 0);
}

/** Scales a superscript glyph to the digit height and appends it after the first glyph of the exponent. */
function placedRaised(
  { sign, box }: Item & { kind: "raised" },
  first: SignPosition | undefined,
  xHeight: number,
): SignPosition {
  const scale = first?.scale ?? (1.45 * xHeight) / Math.max(heightOf(box), 0.7 * xHeight);
  return { sign, x: (box.left - (first?.sign.box.left ?? box.left)) * scale, foot: 0, scale };
}

function groupsWithin(item: Item, xHeight: number): SignPosition[][] {
  if (item.kind === "root") return innerGroups(item.inside, xHeight);
  if (item.kind !== "fraction") return [];
  return [...innerGroups(item.above, xHeight), ...innerGroups(item.below, xHeight)];
}

function innerGroups(inner: InnerLine, xHeight: number): SignPosition[][] {
  const scale = xHeight / inner.xHeight;
  const left = inner.items[0]?.box.left ?? 0;
  const own = inner.items.flatMap((item) =>
    item.kind === "sign"
      ? [
          {
            sign: item.sign,
            x: (item.box.left - left) * scale,
            foot: Math.round((item.box.bottom - inner.baselineAt(centreX(item.box))) * scale),
            scale,
          },
        ]
      : [],
  );
  return [own, ...smallGroups(inner.items, xHeight)].filter((group) => group.length > 0);
}

const margin = 24;
const pitchInXHeights = 3.6;
const baselineInXHeights = 2.3;

const pitchOf = (xHeight: number) => Math.ceil(pitchInXHeights * xHeight);

/** Stacks all lines vertically at equal distance, without skew. */
export function stackLines(page: Page, lines: readonly StackedLine[]): Plane {
  const ends = lines.flatMap(({ positions }) =>
    positions.map(({ sign, x, scale }) => x + widthOf(sign.box) * scale),
  );
  const width = Math.ceil(Math.max(1, ...ends)) + 2 * margin;
  const height = pitchOf(page.xHeight) * lines.length + 2 * margin;
  const sheet = { width, height, pixels: new Uint8Array(width * height).fill(255) };
  for (const [at, { positions }] of lines.entries()) {
    const base = margin + at * pitchOf(page.xHeight) + baselineInXHeights * page.xHeight;
    for (const one of positions) copy(page, one, sheet, Math.round(base));
  }
  return sheet;
}

/** Copies the sign's own pixels and the pale ones around them. */
function copy(page: Page, { sign, x, foot, scale }: SignPosition, to: Plane, base: number): void {
  const { plane, components } = page;
  const ids = new Set(sign.parts.map(({ id }) => id));
  const { box } = sign;
  const [left, top] = [x + margin, base + foot - heightOf(box) * scale];
  for (let row = -2; row < heightOf(box) * scale + 2; row++) {
    for (let column = -2; column < widthOf(box) * scale + 2; column++) {
      const fromX = Math.round(box.left + column / scale);
      const fromY = Math.round(box.top + row / scale);
      const [toX, toY] = [Math.round(left + column), Math.round(top + row)];
      if (!isWithin(plane, fromX, fromY) || !isWithin(to, toX, toY)) continue;
      const label = components.labels[fromY * plane.width + fromX] ?? 0;
      if (label !== 0 && !ids.has(label)) continue;
      const at = toY * to.width + toX;
      const pixel = plane.pixels[fromY * plane.width + fromX] ?? 255;
      to.pixels[at] = Math.min(to.pixels[at] ?? 255, pixel);
    }
  }
}

const isWithin = ({ width, height }: Plane, x: number, y: number) =>
  x >= 0 && y >= 0 && x < width && y < height;

/** A sign with Tesseract's result at its place. */
export interface PairedSign extends Pairing {
  sign: Sign;
  /** The distance from the previous sign, in x-heights. */
  gap: number;
}

/** The signs of each line with the letters read there. */
export function pairWithLetters(
  words: readonly TesseractWord[],
  lines: readonly StackedLine[],
  xHeight: number,
): PairedSign[][] {
  return lines.map(({ positions }, at) => {
    const own = words.filter(
      ({ box }) => Math.floor(((box.top + box.bottom) / 2 - margin) / pitchOf(xHeight)) === at,
    );
    const paired = positions.map(({ sign, x, scale }) => ({
      first: sign.guess[0]?.sign ?? "",
      x: x + (widthOf(sign.box) * scale) / 2 + margin,
    }));
    const letters = alignLetters(own, paired, xHeight);
    return positions.map(({ sign }, place) => ({
      sign,
      letter: letters[place]?.letter ?? null,
      word: letters[place]?.word ?? null,
      gap: gapBefore(positions, place) / xHeight,
    }));
  });
}

function gapBefore(placed: readonly SignPosition[], at: number): number {
  const [before, own] = [placed[at - 1], placed[at]];
  if (before === undefined || own === undefined) return 0;
  return own.x - before.x - widthOf(before.sign.box) * before.scale;
}
