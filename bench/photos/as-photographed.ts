import sharp from "sharp";
import { seededRandom } from "@sawaal/maths";

const longestSide = 1600;

/** The four corners of the sheet in the photo, as shares of its sides; clockwise from the top left. */
type Corner = readonly [x: number, y: number];

/**
 * A sheet as a phone's camera sees it: rotated by up to five degrees, in perspective, on grey paper under a shadow,
 * slightly out of focus, with sensor noise; a JPEG of quality 60. The same seed gives the same photo.
 */
export async function asPhotographed(png: Uint8Array, seed: number): Promise<Uint8Array> {
  const random = seededRandom(seed);
  // The first numbers of small seeds are close together.
  for (let warmUp = 0; warmUp < 8; warmUp++) random();
  const between = (low: number, high: number) => low + (high - low) * random();
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const width = longestSide;
  const height = Math.min(1600, Math.round((width * info.height) / info.width + 260));
  const corners = cornersOf(info, { width, height, between });
  const sourceOf = homography(corners, info);
  const paper = between(175, 225);
  const [shadowAt, shadowTurn, shadowDepth] = [
    between(0.2, 0.8),
    between(-0.5, 0.5),
    between(0.1, 0.35),
  ];
  const photo = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sourceX, sourceY] = sourceOf(x, y);
      const ink = sample(data, info, sourceX, sourceY) / 255;
      const across = x / width + (shadowTurn * y) / height - shadowAt;
      const light = (1 - shadowDepth / (1 + Math.exp(-across * 14))) * (1 - 0.1 * (y / height));
      photo[y * width + x] = Math.min(
        255,
        Math.max(0, light * (38 + (paper - 38) * ink) + noise(random)),
      );
    }
  }
  return sharp(photo, { raw: { width, height, channels: 1 } })
    .blur(between(0.8, 1.4))
    .jpeg({ quality: 60 })
    .toBuffer();
}

const noise = (random: () => number) => (random() + random() + random() - 1.5) * 9;

interface Size {
  width: number;
  height: number;
}

interface Frame extends Size {
  between: (low: number, high: number) => number;
}

function cornersOf(sheet: Size, { width, height, between }: Frame): Corner[] {
  const scale = (width * 0.88) / sheet.width;
  const turn = (between(-5, 5) * Math.PI) / 180;
  const [halfWidth, halfHeight] = [(sheet.width * scale) / 2, (sheet.height * scale) / 2];
  const slant = () => between(-0.02, 0.02) * halfWidth;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const [x, y] = [right * halfWidth + slant(), down * halfHeight + slant()];
    return [
      width / 2 + x * Math.cos(turn) - y * Math.sin(turn),
      height / 2 + x * Math.sin(turn) + y * Math.cos(turn),
    ] as const;
  });
}

/** Maps a point of the photo to the sheet, by the projective map between their corners. */
function homography(corners: readonly Corner[], sheet: Size): (x: number, y: number) => Corner {
  const targets: Corner[] = [
    [0, 0],
    [sheet.width, 0],
    [sheet.width, sheet.height],
    [0, sheet.height],
  ];
  const rows = corners.flatMap(([x, y], at) => {
    const [u, v] = targets[at] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(rows);
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}

/** Gauss-Jordan elimination with partial pivoting. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivots = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const pivot = column + pivots.indexOf(Math.max(...pivots));
    const [upper = [], lower = []] = [rows[column], rows[pivot]];
    rows[pivot] = upper;
    const scale = lower[column] ?? 1;
    const scaled = lower.map((value) => value / scale);
    rows[column] = scaled;
    for (const [at, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (at !== column)
        rows[at] = row.map((value, place) => value - factor * (scaled[place] ?? 0));
    }
  }
  return rows.map((row) => row[size] ?? 0);
}

/** Bilinear interpolation of the four nearest pixels; white beyond the sheet. */
function sample(pixels: Uint8Array, { width, height }: Size, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const [right, down] = [x - left, y - top];
  const at = top * width + left;
  const upper = (pixels[at] ?? 255) * (1 - right) + (pixels[at + 1] ?? 255) * right;
  const lower = (pixels[at + width] ?? 255) * (1 - right) + (pixels[at + width + 1] ?? 255) * right;
  return upper * (1 - down) + lower * down;
}
