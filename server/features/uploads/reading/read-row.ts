import { centreY, heightOf, widthOf } from "./boxes.ts";
import type { Component } from "./components.ts";
import type { Box } from "./glyph-features.ts";
import type { GlyphGuess } from "./glyph-net.ts";
import { isBar, unitsOf, type Page, type Unit } from "./islands.ts";
import { bracketed, joined, likeliest, type Piece } from "./pieces.ts";
import { glyphsOf, readGlyph, type Glyph } from "./read-glyph.ts";
import { rowsOf, type Row } from "./rows.ts";

/** What of a line is read already, and where it stands; signs on the line wait for a second opinion. */
export type Item =
  | { kind: "sign"; box: Box; glyph: Glyph; guess: GlyphGuess }
  | { kind: "raised"; box: Box; pieces: Piece[] }
  | { kind: "island"; box: Box; pieces: Piece[]; isFraction: boolean };

/** Reads a line but for its words, which Tesseract reads better. */
export function itemsOf(page: Page, row: Row, xHeight: number): Item[] {
  const ink = row.units.flatMap((unit) => (unit.kind === "ink" ? [unit.component] : []));
  const islands = row.units
    .filter((unit) => unit.kind !== "ink")
    .map((unit) => islandItem(page, unit, xHeight));
  const glyphs = glyphsOf(ink, xHeight);
  const items = glyphs.map((glyph, at) =>
    signItem(page, glyph, { row, xHeight, next: glyphs[at + 1] }),
  );
  return [...items, ...islands].sort((one, other) => one.box.left - other.box.left);
}

interface Place {
  row: Row;
  xHeight: number;
  next: Glyph | undefined;
}

function signItem(page: Page, glyph: Glyph, { row, xHeight, next }: Place): Item {
  const line = { baseline: row.baselineAt((glyph.box.left + glyph.box.right) / 2), xHeight };
  const guess = readGlyph(page, glyph, line);
  if (!isRaised(glyph, line.baseline, { xHeight, next })) return { kind: "sign", box: glyph.box, glyph, guess };
  const [first] = guess;
  if (first && first.chance > 0.5 && "'\"°".includes(first.sign))
    return { kind: "sign", box: glyph.box, glyph, guess };
  return { kind: "raised", box: glyph.box, pieces: [raisedSign(page, glyph, xHeight)] };
}

function isRaised(
  { box, parts }: Glyph,
  baseline: number,
  { xHeight, next }: Pick<Place, "xHeight" | "next">,
): boolean {
  const foot = (baseline - box.bottom) / xHeight;
  const middle = (baseline - centreY(box)) / xHeight;
  const height = heightOf(box) / xHeight;
  const [part] = parts;
  if (part && parts.length === 1 && isBar(part, xHeight))
    return foot > 0.85 && next !== undefined && baseline - next.box.bottom > 0.42 * xHeight;
  return foot > 0.3 && middle > 0.8 && height > 0.35 && height < 1.4;
}

const raisable = /^[\dnmxyabkrtp+]$/u;

function raisedSign(page: Page, glyph: Glyph, xHeight: number): Piece {
  const { box, parts } = glyph;
  const [part] = parts;
  if (part && parts.length === 1 && isBar(part, xHeight)) return "-";
  const guess = readGlyph(page, glyph, null);
  const isSmallRing =
    heightOf(box) < 0.8 * xHeight && Math.abs(widthOf(box) / heightOf(box) - 1) < 0.22;
  if (isSmallRing && /^[0oO°DQ]$/u.test(guess[0]?.sign ?? "")) return "°";
  const [first, second] = guess.filter(({ sign }) => raisable.test(sign));
  if (first === undefined || second === undefined) return "";
  const share = first.chance / (first.chance + second.chance);
  return share > 0.85 && first.chance > 0.3 ? first.sign : { unsure: [first.sign, second.sign] };
}

function islandItem(page: Page, unit: Exclude<Unit, { kind: "ink" }>, xHeight: number): Item {
  if (unit.kind === "root") {
    const inside = readInside(page, unit.inside, xHeight);
    const pieces = joined(["√", ...bracketed(inside, /^(?:\d+(?:\.\d+)?|[a-zA-Z])$/u)]);
    return { kind: "island", box: unit.box, pieces, isFraction: false };
  }
  const above = bracketed(readInside(page, unit.above, xHeight), /^[^+\-×÷=/\s]*$/u);
  const below = bracketed(
    readInside(page, unit.below, xHeight),
    /^(?:\d+(?:\.\d+)?|[a-zA-Z](?:\^\d+)?|√\d+|√\([^()]*\)|\([^()]*\))$/u,
  );
  return { kind: "island", box: unit.box, pieces: joined([...above, "/", ...below]), isFraction: true };
}

const innerSizes = [1, 0.7, 0.85];

/** What stands over or under a bar, without a second opinion. Its letters may be smaller than those of the line. */
function readInside(page: Page, parts: readonly Component[], xHeight: number): Piece[] {
  const readings = innerSizes.map((size) => {
    const own = size * xHeight;
    const rows = rowsOf(unitsOf(page, parts, own), own);
    const items = rows.flatMap((row) => itemsOf(page, row, own));
    return { items, xHeight: own, sureness: surenessOf(items) - 0.02 * Math.abs(1 - size) };
  });
  const [best] = readings.sort((one, other) => other.sureness - one.sureness);
  if (best === undefined) return [];
  return writeItems(best.items, best.xHeight, (item) => signByItself(item.guess));
}

/** The mean of the logarithms of what the net is sure of. */
export function surenessOf(items: readonly Item[]): number {
  const chances = items.flatMap((item) => (item.kind === "sign" ? [item.guess[0]?.chance ?? 0] : []));
  if (chances.length === 0) return 0;
  return chances.reduce((sum, chance) => sum + Math.log(chance), 0) / chances.length;
}

function signByItself(guess: GlyphGuess): Piece {
  const likely = guess.filter(({ sign }) => sign !== "∎");
  const [first, second] = likely;
  if (first === undefined || second === undefined) return "";
  const [one, other] = [typed(first.sign), typed(second.sign)];
  return first.chance > 0.8 || sameInsideFraction(one, other) ? one : { unsure: [one, other] };
}

const sameInsideFraction = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase() || (one === "x" && other === "×");

const typed = (sign: string) => (sign === "−" ? "-" : sign);

const wordGap = 0.38;

/**
 * Puts a line's items together the way a student types them; `writeSign` decides what a sign on the line is, and may
 * say that it has been written with an earlier one (null).
 */
export function writeItems(
  items: readonly Item[],
  xHeight: number,
  writeSign: (item: Item & { kind: "sign" }) => Piece | null,
): Piece[] {
  const pieces: Piece[] = [];
  let last: { item: Item; right: number } | null = null;
  for (const item of items) {
    const piece = item.kind === "sign" ? writeSign(item) : null;
    if (item.kind === "sign" && piece === null) {
      last = { item, right: item.box.right };
      continue;
    }
    const gap = last === null ? 0 : item.box.left - last.right;
    if (last !== null && needsSpace(last.item, item, gap / xHeight)) pieces.push(" ");
    if (item.kind === "raised") pieces.push(...raisedPieces(item, last?.item, pieces));
    else if (item.kind === "island") pieces.push(...item.pieces);
    else if (piece !== null) pieces.push(piece);
    last = { item, right: item.box.right };
  }
  return joined(pieces);
}

function needsSpace(before: Item, item: Item, gap: number): boolean {
  if (item.kind === "raised") return false;
  if (item.kind === "island" && item.isFraction && before.kind !== "island") {
    const [first] = before.kind === "sign" ? before.guess : [];
    return first !== undefined && /[\da-zA-Z]/u.test(first.sign) ? true : gap > wordGap;
  }
  if (before.kind === "island" && before.isFraction) return gap > 0.1;
  return gap > wordGap;
}

/** A power, unless it goes on from one or is a degree. */
function raisedPieces(
  item: Item & { kind: "raised" },
  before: Item | undefined,
  written: readonly Piece[],
): Piece[] {
  if (before?.kind === "raised" || likeliest(item.pieces) === "°" || written.length === 0)
    return item.pieces;
  return ["^", ...item.pieces];
}
