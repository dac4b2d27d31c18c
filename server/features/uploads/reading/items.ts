import { boundingBox, centreX, centreY, heightOf, sharedWidth, widthOf } from "./boxes.ts";
import type { Component } from "./components.ts";
import type { Box, LineMetrics } from "./glyph-features.ts";
import type { GlyphGuess } from "./glyph-net.ts";
import { unitsOf, type Page, type LineUnit } from "./islands.ts";
import { glyphsOf, readGlyph, type Glyph } from "./read-glyph.ts";
import { rowsOf, type Row } from "./rows.ts";

/** One printed sign, with the net's result. */
export interface Sign extends Glyph {
  guess: GlyphGuess;
}

/** A numerator, denominator or radicand; its letters may be smaller than those of the line. */
export interface InnerLine {
  items: Item[];
  xHeight: number;
  baselineAt: (x: number) => number;
}

/** The elements of a line, from left to right. */
export type Item =
  | { kind: "sign"; box: Box; sign: Sign }
  | { kind: "raised"; box: Box; sign: Sign }
  | { kind: "fraction"; box: Box; above: InnerLine; below: InnerLine }
  | { kind: "root"; box: Box; inside: InnerLine };

/** Distinguishes signs on the line, raised signs, fractions and roots. */
export function itemsOf(page: Page, row: Row, xHeight: number): Item[] {
  const ink = row.units.flatMap((unit) => (unit.kind === "ink" ? [unit.component] : []));
  const glyphs = withPercents(page, glyphsOf(ink, xHeight), xHeight);
  const items = glyphs.map((glyph, at) =>
    signItem(page, glyph, { row, xHeight, next: glyphs[at + 1] }),
  );
  for (const unit of row.units)
    if (unit.kind !== "ink") items.push(islandItem(page, unit, xHeight));
  return items.sort((one, other) => one.box.left - other.box.left);
}

/** Merges a percent sign whose ring is separate from its stroke, and would look like a degree sign. */
function withPercents(page: Page, glyphs: readonly Glyph[], xHeight: number): Glyph[] {
  const joined: Glyph[] = [];
  for (const glyph of glyphs) {
    const before = joined.at(-1);
    if (before && isPercent(page, before, glyph, xHeight))
      joined.splice(-1, 1, merge(before, glyph));
    else joined.push(glyph);
  }
  return joined;
}

function isPercent(page: Page, one: Glyph, other: Glyph, xHeight: number): boolean {
  const whole = merge(one, other);
  const [width, height] = [widthOf(whole.box) / xHeight, heightOf(whole.box) / xHeight];
  const mayBe =
    sharedWidth(one.box, other.box) > -0.1 * xHeight && width < 2.9 && width > 1 && height > 1.2;
  if (!mayBe || heightOf(one.box) > 1.6 * xHeight) return false;
  const [first] = readGlyph(page, whole, null);
  return first !== undefined && first.sign === "%" && first.chance > 0.8;
}

function merge(one: Glyph, other: Glyph): Glyph {
  return { box: boundingBox([one.box, other.box]), parts: [...one.parts, ...other.parts] };
}

/** The probability of ∎ for a fraction that could not be split; the net itself is never as certain. */
export const unsplitFractionChance = 1;

interface GlyphContext {
  row: Row;
  xHeight: number;
  next: Glyph | undefined;
}

function signItem(page: Page, glyph: Glyph, { row, xHeight, next }: GlyphContext): Item {
  const { box } = glyph;
  const line = { baseline: row.baselineAt(centreX(box)), xHeight };
  const seen = readGlyph(page, glyph, line);
  const guess: GlyphGuess = isTooHigh(box, xHeight)
    ? [{ sign: "∎", chance: unsplitFractionChance }, ...seen]
    : seen;
  const [first] = guess;
  const isMark = first !== undefined && first.chance > 0.5 && isOnLine(first.sign, glyph, line);
  if (isMark || !isRaised(glyph, line.baseline, { xHeight, next }))
    return { kind: "sign", box, sign: { ...glyph, guess } };
  return { kind: "raised", box, sign: { ...glyph, guess: readGlyph(page, glyph, null) } };
}

const isDash = (box: Box) => widthOf(box) > 1.5 * heightOf(box);

/** Tests for a sign that is high on its line by nature; excludes a bar, and a plus, which may be raised. */
function isOnLine(sign: string, { box, parts }: Glyph, line: LineMetrics): boolean {
  const [part] = parts;
  if (/^["'°=×÷<>]$/u.test(sign)) return part === undefined || parts.length > 1 || !isDash(box);
  return sign === "+" && line.baseline - box.bottom < 0.5 * line.xHeight;
}

/** Tests for a fraction that could not be split, by its height and width. */
const isTooHigh = (box: Box, xHeight: number) =>
  heightOf(box) > 2.3 * xHeight && widthOf(box) > 0.85 * xHeight;

function isRaised(
  { box, parts }: Glyph,
  baseline: number,
  { xHeight, next }: Pick<GlyphContext, "xHeight" | "next">,
): boolean {
  const foot = (baseline - box.bottom) / xHeight;
  const middle = (baseline - centreY(box)) / xHeight;
  const height = heightOf(box) / xHeight;
  const [part] = parts;
  if (part && parts.length === 1 && isDash(box) && height < 0.35)
    return foot > 0.85 && next !== undefined && baseline - next.box.bottom > 0.42 * xHeight;
  return foot > 0.3 && middle > 0.8 && height > 0.35 && height < 1.4;
}

function islandItem(page: Page, unit: Exclude<LineUnit, { kind: "ink" }>, xHeight: number): Item {
  const { box } = unit;
  if (unit.kind === "root")
    return { kind: "root", box, inside: innerOf(page, unit.inside, xHeight) };
  const above = innerOf(page, unit.above, xHeight);
  return { kind: "fraction", box, above, below: innerOf(page, unit.below, xHeight) };
}

const innerSizes = [1, 0.7, 0.85];

function innerOf(page: Page, parts: readonly Component[], xHeight: number): InnerLine {
  const [first, ...others] = innerSizes.map((size) => {
    const own = size * xHeight;
    const rows = rowsOf(unitsOf(page, parts, own), own);
    const items = rows.flatMap((row) => itemsOf(page, row, own));
    const baselineAt = rows[0]?.baselineAt ?? (() => 0);
    return { items, xHeight: own, baselineAt, sureness: confidenceOf(items) - (1 - size) * 0.05 };
  });
  if (first === undefined) throw new Error("No size to read at");
  return others.reduce((best, other) => (other.sureness > best.sureness ? other : best), first);
}

/** All signs of the items, including those in fractions and roots. */
export function signsOf(items: readonly Item[]): Sign[] {
  return items.flatMap((item) => {
    if (item.kind === "fraction")
      return [...signsOf(item.above.items), ...signsOf(item.below.items)];
    return item.kind === "root" ? signsOf(item.inside.items) : [item.sign];
  });
}

/** The mean log probability of the glyphs: 0 is certain. Non-glyphs (∎) are skipped. */
export function confidenceOf(items: readonly Item[]): number {
  const chances = signsOf(items).map(({ guess: [first] }) =>
    first === undefined || first.sign === "∎" ? 0.05 : Math.max(0.05, first.chance),
  );
  if (chances.length === 0) return 0;
  return chances.reduce((sum, chance) => sum + Math.log(chance), 0) / chances.length;
}
