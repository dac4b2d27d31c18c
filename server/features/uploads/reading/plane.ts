/** A greyscale picture, row by row: 0 is black, 255 is white. */
export interface Plane {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Pixels of a prepared picture from this value on are paper. */
export const paperThreshold = 168;

/** Rotated about its centre by the angle with the tangent `slope`; new areas are white. */
export function rotate(plane: Plane, slope: number): Plane {
  const { width, height } = plane;
  const result = new Uint8Array(width * height);
  const cosine = 1 / Math.hypot(1, slope);
  const sine = slope * cosine;
  for (let y = 0; y < height; y++) {
    const down = y - height / 2;
    for (let x = 0; x < width; x++) {
      const across = x - width / 2;
      const fromX = across * cosine - down * sine + width / 2;
      const fromY = across * sine + down * cosine + height / 2;
      result[y * width + x] = between(plane, fromX, fromY);
    }
  }
  return { width, height, pixels: result };
}

/** Bilinear interpolation between the four nearest pixels. */
function between({ width, height, pixels }: Plane, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const at = top * width + left;
  const [right, below] = [x - left, y - top];
  const upper = (pixels[at] ?? 255) * (1 - right) + (pixels[at + 1] ?? 255) * right;
  const lower = (pixels[at + width] ?? 255) * (1 - right) + (pixels[at + width + 1] ?? 255) * right;
  return upper * (1 - below) + lower * below;
}
