import { centreX, centreY, heightOf, sharedHeight, sharedWidth, around, widthOf } from "./boxes.ts";
import type { Component } from "./components.ts";
import { glyphFeatures, type Box, type LineMetrics } from "./glyph-features.ts";
import { guessGlyph, type GlyphGuess } from "./glyph-net.ts";
import type { Page } from "./islands.ts";
import { inkAt } from "./plane.ts";

/** Pieces of ink that make one sign: an i and its dot, the bars of =. */
export interface Glyph {
  box: Box;
  parts: Component[];
}

/** What the net takes a glyph for; `line` is null for what stands in no line, such as a raised figure. */
export function readGlyph(page: Page, { box, parts }: Glyph, line: LineMetrics | null): GlyphGuess {
  const ids = new Set(parts.map(({ id }) => id));
  const { plane, components } = page;
  const ownInk = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= plane.width || y >= plane.height) return 0;
    const id = components.labels[y * plane.width + x] ?? 0;
    return id === 0 || ids.has(id) ? inkAt(plane, x, y) : 0;
  };
  const guess = guessGlyph(glyphFeatures(ownInk, box, line));
  return line === null ? guess : inItsCase(guess, heightOf(box) / line.xHeight);
}

const sameInBothCases = /^[cosvwxz]$/iu;

/** Of letters that differ in size alone, the one of this size. */
function inItsCase(guess: GlyphGuess, height: number): GlyphGuess {
  const [first, ...others] = guess;
  if (first === undefined || !sameInBothCases.test(first.sign)) return guess;
  const sign = height < 1.2 ? first.sign.toLowerCase() : first.sign.toUpperCase();
  if (sign === first.sign) return guess;
  const twin = others.find((other) => other.sign === sign)?.chance ?? 0;
  const rest = others.filter((other) => other.sign !== sign);
  return [{ sign, chance: first.chance + twin }, ...rest];
}

/** Takes together what stands one above the other. `parts` are sorted from the left. */
export function glyphsOf(parts: readonly Component[], xHeight: number): Glyph[] {
  const glyphs: Glyph[] = [];
  for (const part of parts) {
    const partner = glyphs.slice(-3).find((glyph) => isStacked(glyph.box, part.box, xHeight));
    if (partner === undefined) glyphs.push({ box: part.box, parts: [part] });
    else {
      partner.parts.push(part);
      partner.box = around([partner.box, part.box]);
    }
  }
  return percentSigns(glyphs, xHeight);
}

function isStacked(one: Box, other: Box, xHeight: number): boolean {
  const narrower = Math.min(widthOf(one), widthOf(other));
  return (
    sharedWidth(one, other) >= 0.5 * narrower &&
    sharedHeight(one, other) < 0.3 * Math.min(heightOf(one), heightOf(other)) &&
    sharedHeight(one, other) > -1.1 * xHeight
  );
}

/** A percent sign often falls into two rings and a stroke that share no pixel. */
function percentSigns(glyphs: readonly Glyph[], xHeight: number): Glyph[] {
  const joined: Glyph[] = [];
  for (let at = 0; at < glyphs.length; at++) {
    const [ring, stroke, other] = [glyphs[at], glyphs[at + 1], glyphs[at + 2]];
    if (ring === undefined) break;
    if (stroke && other && isPercent(ring.box, stroke.box, other.box, xHeight)) {
      const parts = [ring, stroke, other].flatMap((glyph) => glyph.parts);
      joined.push({ parts, box: around(parts.map(({ box }) => box)) });
      at += 2;
    } else joined.push(ring);
  }
  return joined;
}

function isPercent(ring: Box, stroke: Box, other: Box, xHeight: number): boolean {
  return (
    centreY(other) - centreY(ring) > 0.3 * xHeight &&
    heightOf(stroke) > 1.15 * Math.max(heightOf(ring), heightOf(other)) &&
    sharedWidth(ring, stroke) > -0.12 * xHeight &&
    sharedWidth(stroke, other) > -0.12 * xHeight &&
    centreX(stroke) > centreX(ring) &&
    centreX(other) > centreX(stroke) &&
    Math.max(heightOf(ring), heightOf(other)) < 1.15 * xHeight &&
    other.right - ring.left < 2.8 * xHeight
  );
}
