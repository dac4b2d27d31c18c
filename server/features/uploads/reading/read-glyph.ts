import {
  centreX,
  centreY,
  heightOf,
  sharedHeight,
  sharedWidth,
  boundingBox,
  widthOf,
} from "./boxes.ts";
import type { Component, Components } from "./components.ts";
import { glyphFeatures, type Box, type LineMetrics } from "./glyph-features.ts";
import { guessGlyph, type GlyphGuess } from "./glyph-net.ts";
import { recheckDigits } from "./recheck-digits.ts";
import type { Plane } from "./plane.ts";

export interface Page {
  plane: Plane;
  components: Components;
  /** The x-height of the running text, in pixels. */
  xHeight: number;
}

/** The components of one sign: an i and its dot, the bars of =. */
export interface Glyph {
  box: Box;
  parts: Component[];
}

/** The net's result for a glyph; `line` is null for a glyph outside lines, such as a raised digit. */
export function readGlyph(page: Page, { box, parts }: Glyph, line: LineMetrics | null): GlyphGuess {
  const ids = new Set(parts.map(({ id }) => id));
  const { width, height, pixels } = page.plane;
  const { labels } = page.components;
  const ownInk = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const at = y * width + x;
    const id = labels[at] ?? 0;
    return id === 0 || ids.has(id) ? 1 - (pixels[at] ?? 255) / 255 : 0;
  };
  const guess = recheckDigits(guessGlyph(glyphFeatures(ownInk, box, line)), ownInk, box);
  if (line === null) return guess;
  const middle = (line.baseline - centreY(box)) / line.xHeight;
  return inItsPlace(inItsCase(guess, heightOf(box) / line.xHeight), middle);
}

/** A dot on the line is a full stop, a higher one a multiplication dot. */
function inItsPlace(guess: GlyphGuess, middle: number): GlyphGuess {
  const [first, second, ...others] = guess;
  if (first === undefined || second === undefined || !/^[.·]$/u.test(first.sign)) return guess;
  const chance = first.chance + (/^[.·]$/u.test(second.sign) ? second.chance : 0);
  return [
    { sign: middle < 0.38 ? "." : "·", chance },
    ...(/^[.·]$/u.test(second.sign) ? [] : [second]),
    ...others,
  ];
}

/** Between the heights of a small letter and a capital, in x-heights. */
const smallLetter = 1.17;

const sameInBothCases = /^[cosvwxz]$/iu;

/** Among letters that differ only in size, chooses the one of this size. */
function inItsCase(guess: GlyphGuess, height: number): GlyphGuess {
  const [first, ...others] = guess;
  if (first === undefined || !sameInBothCases.test(first.sign)) return guess;
  const sign = height < smallLetter ? first.sign.toLowerCase() : first.sign.toUpperCase();
  if (sign === first.sign) return guess;
  const twin = others.find((other) => other.sign === sign)?.chance ?? 0;
  const rest = others.filter((other) => other.sign !== sign);
  return [{ sign, chance: first.chance + twin }, ...rest];
}

/** Merges components that are above each other. `parts` are sorted from the left. */
export function glyphsOf(parts: readonly Component[], xHeight: number): Glyph[] {
  const glyphs: Glyph[] = [];
  for (const part of parts) {
    const partner = glyphs.slice(-3).find((glyph) => isStacked(glyph.box, part.box, xHeight));
    if (partner === undefined) glyphs.push({ box: part.box, parts: [part] });
    else {
      partner.parts.push(part);
      partner.box = boundingBox([partner.box, part.box]);
    }
  }
  return percentSigns(glyphs, xHeight);
}

function isStacked(one: Box, other: Box, xHeight: number): boolean {
  return (
    isWithin(one, other, 0.12 * xHeight) ||
    isWithin(other, one, 0.12 * xHeight) ||
    isEntwined(one, other) ||
    isAbove(one, other, xHeight)
  );
}

const isWithin = (inner: Box, outer: Box, slack: number) =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

/** Whether two boxes overlap as a percent sign's ring and stroke do. */
const isEntwined = (one: Box, other: Box) =>
  sharedWidth(one, other) >= 0.6 * Math.min(widthOf(one), widthOf(other)) &&
  sharedHeight(one, other) >= 0.6 * Math.min(heightOf(one), heightOf(other));

function isAbove(one: Box, other: Box, xHeight: number): boolean {
  const narrower = Math.min(widthOf(one), widthOf(other));
  return (
    sharedWidth(one, other) >= 0.5 * narrower &&
    sharedHeight(one, other) < 0.3 * Math.min(heightOf(one), heightOf(other)) &&
    sharedHeight(one, other) > -1.1 * xHeight
  );
}

/** Merges percent signs split into two rings and a stroke without shared pixels. */
function percentSigns(glyphs: readonly Glyph[], xHeight: number): Glyph[] {
  const joined: Glyph[] = [];
  for (let at = 0; at < glyphs.length; at++) {
    const trio = glyphs.slice(at, at + 3);
    const [ring] = trio;
    if (ring === undefined) break;
    if (isPercent(trio, xHeight)) {
      const parts = trio.flatMap((glyph) => glyph.parts);
      joined.push({ parts, box: boundingBox(parts.map(({ box }) => box)) });
      at += 2;
    } else joined.push(ring);
  }
  return joined;
}

/** The stroke is the tallest of the three; one ring is higher and to the left. */
function isPercent(trio: readonly Glyph[], xHeight: number): boolean {
  const boxes = trio.map(({ box }) => box).sort((one, other) => heightOf(other) - heightOf(one));
  const [stroke, ...rings] = boxes;
  const [upper, lower] = rings.sort((one, other) => one.left - other.left);
  if (stroke === undefined || upper === undefined || lower === undefined) return false;
  const highest = Math.max(heightOf(upper), heightOf(lower));
  const { left, right } = boundingBox(boxes);
  return [
    centreY(lower) - centreY(upper) > 0.3 * xHeight,
    heightOf(stroke) > 1.15 * highest,
    highest < 1.15 * xHeight,
    Math.min(sharedWidth(upper, stroke), sharedWidth(stroke, lower)) > -0.12 * xHeight,
    centreX(upper) < centreX(stroke) && centreX(stroke) < centreX(lower),
    right - left < 2.8 * xHeight,
  ].every(Boolean);
}
