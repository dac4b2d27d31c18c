import sharp from "sharp";
import { heightOf, widthOf } from "./boxes.ts";
import { findComponents, type Component } from "./components.ts";
import { evenLight } from "./even-light.ts";
import { rotate, type Plane } from "./plane.ts";
import { estimateSkew } from "./skew.ts";

/** The x-height, in pixels, at which Tesseract and the glyph net read best. */
const wantedXHeight = 20;
const leastTurn = 0.003;
const largestSide = 2400;

export interface PreparedPhoto {
  plane: Plane;
  /** The most common height of letter candidates: the x-height, or the digit height if there are only digits. */
  letterHeight: number;
  /** Grey pixels per black one: edges out of focus are wide. */
  softness: number;
}

/**
 * Converts a photo to a greyscale picture of black on white, deskewed, with letters scaled to the best reading size.
 * Null if nothing looks like letters. Rejects with sharp's error for an invalid picture.
 */
export async function preparePhoto(photo: Uint8Array): Promise<PreparedPhoto | null> {
  const { data, info } = await sharp(photo)
    .greyscale()
    .resize({ width: 1600, height: 1600, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const even = evenLight({ width: info.width, height: info.height, pixels: data });
  const skew = estimateSkew(even);
  const level = Math.abs(skew) < leastTurn ? even : rotate(even, skew);
  const height = commonHeight(findComponents(level).list);
  if (height === null) return null;
  const longest = Math.max(level.width, level.height);
  const scale = Math.min(3, Math.max(0.4, wantedXHeight / height), largestSide / longest);
  const plane = Math.abs(scale - 1) < 0.15 ? level : await resized(level, scale);
  return {
    plane,
    letterHeight: plane === level ? height : height * scale,
    softness: softnessOf(plane),
  };
}

function softnessOf({ pixels }: Plane): number {
  const black = pixels.reduce((count, pixel) => count + (pixel < 60 ? 1 : 0), 0);
  const grey = pixels.reduce((count, pixel) => count + (pixel >= 60 && pixel < 190 ? 1 : 0), 0);
  return grey / Math.max(1, black);
}

async function resized({ width, height, pixels }: Plane, scale: number): Promise<Plane> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Heights within a sixth of each other count together; returns the most common. */
function commonHeight(components: readonly Component[]): number | null {
  const heights = components
    .filter(({ box }) => heightOf(box) >= 6 && widthOf(box) >= 4 && heightOf(box) < 120)
    .filter(({ box }) => widthOf(box) < 3 * heightOf(box) && heightOf(box) < 4 * widthOf(box))
    .map(({ box }) => heightOf(box))
    .sort((one, other) => one - other);
  if (heights.length < 2) return null;
  const counts = heights.map(
    (height) => heights.filter((other) => other >= height && other <= height * 1.16 + 1).length,
  );
  const start = counts.indexOf(Math.max(...counts));
  return heights[start + Math.floor((counts[start] ?? 0) / 2)] ?? null;
}
