import type { Box } from "./glyph-features.ts";

export const widthOf = ({ left, right }: Box) => right - left;
export const heightOf = ({ top, bottom }: Box) => bottom - top;
export const centreX = ({ left, right }: Box) => (left + right) / 2;
export const centreY = ({ top, bottom }: Box) => (top + bottom) / 2;

/** The bounding box of all boxes; an empty one for none. */
export function boundingBox(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The horizontal overlap in pixels; negative for a gap. */
export const sharedWidth = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

export const sharedHeight = (one: Box, other: Box) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
