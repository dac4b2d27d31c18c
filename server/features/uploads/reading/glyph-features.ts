/** A rectangle of pixels; `right` and `bottom` are exclusive. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The baseline of a line at a glyph's place and its x-height, in pixels. */
export interface LineMetrics {
  baseline: number;
  xHeight: number;
}

const gridSize = 16;
const perPixel = 3;

export const featureCount = gridSize * gridSize + 6;

/**
 * The input of the glyph net: the glyph's ink scaled to a square of 16 by 16 with its proportions kept, then its
 * position in the line (top and bottom above the baseline, width and height, all in x-heights; a flag if the line is
 * unknown). `inkAt` is 0 for paper and 1 for black.
 */
export function glyphFeatures(
  inkAt: (x: number, y: number) => number,
  box: Box,
  line: LineMetrics | null,
): Float32Array {
  const features = new Float32Array(featureCount);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const step = Math.max(width, height) / gridSize;
  const left = (box.left + box.right) / 2 - (step * gridSize) / 2;
  const top = (box.top + box.bottom) / 2 - (step * gridSize) / 2;
  for (let y = 0; y < gridSize; y++) {
    for (let x = 0; x < gridSize; x++) {
      features[y * gridSize + x] = meanInk(inkAt, left + x * step, top + y * step, step);
    }
  }
  features.set(lineFeatures(box, line), gridSize * gridSize);
  return features;
}

function lineFeatures(box: Box, line: LineMetrics | null): number[] {
  const aspect = Math.log((box.right - box.left) / (box.bottom - box.top));
  if (line === null) return [0, 0, 0, 0, aspect, 1];
  const inXHeights = (pixels: number) => Math.min(3, Math.max(-2, pixels / line.xHeight));
  return [
    inXHeights(line.baseline - box.top),
    inXHeights(line.baseline - box.bottom) * 2,
    inXHeights(box.right - box.left),
    inXHeights(box.bottom - box.top),
    aspect,
    0,
  ];
}

function meanInk(
  inkAt: (x: number, y: number) => number,
  left: number,
  top: number,
  step: number,
): number {
  let sum = 0;
  for (let row = 0; row < perPixel; row++) {
    for (let column = 0; column < perPixel; column++) {
      sum += inkAt(
        Math.floor(left + ((column + 0.5) * step) / perPixel),
        Math.floor(top + ((row + 0.5) * step) / perPixel),
      );
    }
  }
  return sum / (perPixel * perPixel);
}
