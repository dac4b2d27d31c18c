import { paperThreshold, type Plane } from "./plane.ts";

const mostPoints = 40_000;
const steepest = 0.14;

/** Estimates the skew: the slope that maximises the contrast of the horizontal projection profile. */
export function estimateSkew(plane: Plane): number {
  const points = inkPoints(plane);
  const best = bestSlope(points, -steepest, steepest, 0.008);
  return bestSlope(points, best - 0.008, best + 0.008, 0.001);
}

interface Points {
  x: Float32Array;
  y: Float32Array;
  height: number;
}

function inkPoints({ width, height, pixels }: Plane): Points {
  const lightest = paperThreshold;
  const dark = pixels.reduce((count, pixel) => count + (pixel < lightest ? 1 : 0), 0);
  const every = Math.max(1, Math.ceil(dark / mostPoints));
  const [x, y] = [new Float32Array(dark / every + 1), new Float32Array(dark / every + 1)];
  let seen = 0;
  let count = 0;
  for (const [at, pixel] of pixels.entries()) {
    if (pixel >= lightest || seen++ % every > 0) continue;
    x[count] = at % width;
    y[count] = Math.floor(at / width);
    count++;
  }
  return { x: x.subarray(0, count), y: y.subarray(0, count), height: height + width };
}

function bestSlope(points: Points, from: number, to: number, step: number): number {
  let best = { slope: 0, sharpness: -1 };
  for (let slope = from; slope <= to + step / 2; slope += step) {
    const sharpness = sharpnessAt(points, slope);
    if (sharpness > best.sharpness) best = { slope, sharpness };
  }
  return best.slope;
}

/** The sum of the squared ink per row, with rows of two pixels. */
function sharpnessAt({ x, y, height }: Points, slope: number): number {
  const rows = new Float64Array(height + 2);
  const offset = height / 4;
  for (let at = 0; at < x.length; at++) {
    const row = Math.round(((y[at] ?? 0) - slope * (x[at] ?? 0) + offset) / 2);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
