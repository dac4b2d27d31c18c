import {
  glyphFeatures,
  type Box,
} from "../../../server/features/uploads/reading/glyph-features.ts";
import type { DrawnGlyph } from "./draw-glyphs.ts";

/** The features of a drawn glyph with random distortions of a photo; null where none of its ink is left. */
export function variedGlyph(glyph: DrawnGlyph, random: () => number): Float32Array | null {
  const between = (low: number, high: number) => low + (high - low) * random();
  const xHeight = between(8, 27);
  const image = blurred(
    turned(glyph, xHeight, between),
    between(0.2, 1.3) * Math.sqrt(xHeight / 18),
  );
  const weight = between(0.65, 1.5);
  const strongest = image.ink.reduce((most, ink) => Math.max(most, ink), 0.01);
  for (const [at, ink] of image.ink.entries()) {
    const contrasted = Math.min(1, (ink / strongest) * between(0.98, 1.1)) ** weight;
    image.ink[at] = Math.min(1, Math.max(0, contrasted + between(-0.06, 0.06)));
  }
  const box = boxOf(image, between(0.35, 0.5));
  if (box === null) return null;
  const line =
    random() < 0.2
      ? null
      : {
          baseline: image.baseline + between(-0.09, 0.09) * xHeight,
          xHeight: xHeight * between(0.92, 1.08),
        };
  const inkAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= image.size || y >= image.size ? 0 : (image.ink[y * image.size + x] ?? 0);
  return glyphFeatures(inkAt, box, line);
}

interface GlyphImage {
  size: number;
  ink: Float32Array;
  baseline: number;
}

/** Smaller, and slightly rotated, slanted and stretched. */
function turned(
  glyph: DrawnGlyph,
  xHeight: number,
  between: (low: number, high: number) => number,
): GlyphImage {
  const scale = glyph.xHeight / xHeight;
  const size = Math.ceil(glyph.size / scale);
  const [turn, slant, stretch] = [
    between(-0.035, 0.035),
    between(-0.05, 0.05),
    between(0.94, 1.06),
  ];
  const [shiftX, shiftY] = [between(-0.5, 0.5), between(-0.5, 0.5)];
  const ink = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let sum = 0;
      for (let part = 0; part < 9; part++) {
        const across = (x + ((part % 3) + 0.5) / 3 + shiftX - size / 2) * scale * stretch;
        const down = (y + (Math.floor(part / 3) + 0.5) / 3 + shiftY) * scale - glyph.baseline;
        const sourceX = Math.floor(across + (turn + slant) * down + glyph.size / 2);
        const sourceY = Math.floor(down - turn * across + glyph.baseline);
        if (sourceX >= 0 && sourceY >= 0 && sourceX < glyph.size && sourceY < glyph.size) {
          sum += glyph.ink[sourceY * glyph.size + sourceX] ?? 0;
        }
      }
      ink[y * size + x] = sum / 9;
    }
  }
  return { size, ink, baseline: glyph.baseline / scale };
}

function blurred({ size, ink, baseline }: GlyphImage, sigma: number): GlyphImage {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (source: Float32Array, step: number) =>
    source.map((_value, at) => {
      let sum = 0;
      for (let offset = -reach; offset <= reach; offset++) {
        sum += (source[at + offset * step] ?? 0) * (weights[offset + reach] ?? 0);
      }
      return sum / total;
    });
  return { size, ink: pass(pass(ink, 1), size), baseline };
}

function boxOf({ size, ink }: GlyphImage, threshold: number): Box | null {
  const box = { left: size, top: size, right: 0, bottom: 0 };
  for (const [at, value] of ink.entries()) {
    if (value < threshold) continue;
    const [x, y] = [at % size, Math.floor(at / size)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box.right > box.left ? box : null;
}

/** Negative samples: two merged glyphs, or part of a glyph. */
export function spoiledGlyph(one: DrawnGlyph, other: DrawnGlyph, random: () => number): DrawnGlyph {
  const { size } = one;
  const ink = new Float32Array(size * size);
  const [oneEnd, otherStart] = [rightEnd(one), size - rightEnd(mirrored(other))];
  const isPair = random() < 0.75;
  const cutAt = size / 2 + (random() - 0.5) * 8;
  const shift = isPair ? Math.round((oneEnd - otherStart) / 2) : 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * size + x;
      const left = one.ink[y * size + Math.min(size - 1, x + shift)] ?? 0;
      const right = other.ink[y * size + Math.max(0, x - shift)] ?? 0;
      ink[at] = isPair ? Math.max(left, right) : x < cutAt ? (one.ink[at] ?? 0) : 0;
    }
  }
  return { ...one, sign: "∎", ink };
}

function rightEnd({ size, ink }: DrawnGlyph): number {
  let end = 0;
  for (const [at, value] of ink.entries()) if (value > 0.5) end = Math.max(end, at % size);
  return end;
}

function mirrored(glyph: DrawnGlyph): DrawnGlyph {
  const ink = glyph.ink.map(
    (_value, at) => glyph.ink[at - (at % glyph.size) + glyph.size - 1 - (at % glyph.size)] ?? 0,
  );
  return { ...glyph, ink };
}
