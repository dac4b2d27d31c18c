import type { Plane } from "./plane.ts";

const block = 16;
const brightest = 0.9;

/** Normalises the illumination: the background becomes white and the print black. */
export function evenLight(plane: Plane): Plane {
  const light = smoothed(spread(lightOfBlocks(plane)));
  const { width, height, pixels } = plane;
  const even = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      even[at] = Math.min(255, (235 * (pixels[at] ?? 0)) / Math.max(24, lightAt(light, x, y)));
    }
  }
  return stretched({ width, height, pixels: even });
}

interface Light {
  columns: number;
  rows: number;
  values: Float32Array;
}

function lightOfBlocks({ width, height, pixels }: Plane): Light {
  const [columns, rows] = [Math.ceil(width / block), Math.ceil(height / block)];
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const own: number[] = [];
      for (let y = row * block; y < Math.min(height, (row + 1) * block); y += 2) {
        for (let x = column * block; x < Math.min(width, (column + 1) * block); x += 2) {
          own.push(pixels[y * width + x] ?? 0);
        }
      }
      own.sort((one, other) => one - other);
      values[row * columns + column] = own[Math.floor(own.length * brightest)] ?? 255;
    }
  }
  return { columns, rows, values };
}

/** The maximum brightness of a block and its neighbours: a block full of print is not a shadow. */
const spread = (light: Light) => overNeighbours(light, (values) => Math.max(...values));

const smoothed = (light: Light) =>
  overNeighbours(light, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);

function overNeighbours(light: Light, join: (values: number[]) => number): Light {
  const { columns, rows, values } = light;
  const joined = values.map((_value, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const near: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        near.push(values[y * columns + x] ?? 255);
      }
    }
    return join(near);
  });
  return { columns, rows, values: joined };
}

/** Bilinear interpolation between the centres of the four nearest blocks. */
function lightAt({ columns, rows, values }: Light, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, x / block - 0.5));
  const row = Math.min(rows - 1, Math.max(0, y / block - 0.5));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, below] = [Math.min(columns - 1, left + 1), Math.min(rows - 1, top + 1)];
  const upper = mix(values[top * columns + left], values[top * columns + right], column - left);
  const lower = mix(values[below * columns + left], values[below * columns + right], column - left);
  return mix(upper, lower, row - top);
}

const mix = (one = 255, other = 255, share = 0) => one + (other - one) * share;

const whitePoint = 218;
const darkShare = 0.3;

/** Stretches the contrast: the darkest print becomes black, and near-white paper white. */
function stretched({ width, height, pixels }: Plane): Plane {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const isInk = 165;
  let left = counts.subarray(0, isInk).reduce((sum, count) => sum + count, 0) * darkShare;
  let black = 0;
  while (black < isInk && left > 0) left -= counts[black++] ?? 0;
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.max(0, (255 * (value - black)) / (whitePoint - black))),
  );
  return { width, height, pixels: pixels.map((pixel) => table[pixel] ?? 255) };
}
