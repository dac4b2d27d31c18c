import sharp from "sharp";
import type { Photo } from "../tutor/photo.ts";

type Point = readonly [number, number];

const width = 640;
const height = 240;
const halfStroke = 7;

/**
 * 7 × 4 drawn as strokes: fonts are not installed on every machine, and the reader of uploads disables SVG in sharp for
 * the whole process.
 */
const strokes: readonly (readonly Point[])[] = [
  [
    [60, 50],
    [170, 50],
    [100, 200],
  ],
  [
    [260, 90],
    [330, 160],
  ],
  [
    [330, 90],
    [260, 160],
  ],
  [
    [500, 200],
    [500, 50],
    [420, 150],
    [540, 150],
  ],
];

/** The value of the sum in the photo. */
export const sumInPhoto = "28";

export async function photoOfSum(): Promise<Photo> {
  const raw = { width, height, channels: 1 } as const;
  const bytes = await sharp(pixels(), { raw }).jpeg().toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: "image/jpeg" };
}

/** Grey values row by row: black where a stroke passes, white elsewhere. */
function pixels(): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const point: Point = [index % width, Math.floor(index / width)];
    return strokes.some((stroke) => passes(stroke, point)) ? 0 : 255;
  });
}

function passes(stroke: readonly Point[], point: Point): boolean {
  return stroke.some((end, index) => {
    const start = stroke[index - 1];
    return start !== undefined && distance(point, start, end) <= halfStroke;
  });
}

/** The distance from a point to the line segment between start and end. */
function distance(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const along = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - start[0] - part * dx, point[1] - start[1] - part * dy);
}
