/** Maps a stretch of numbers onto a stretch of the drawing. */
export function scaleOf(
  { from, to }: { from: number; to: number },
  [start, end]: readonly [start: number, end: number],
): (value: number) => number {
  const perUnit = (end - start) / (to - from);
  return (value) => Number((start + (value - from) * perUnit).toFixed(2));
}

/** A number at an axis: -3, 0.5, 2,000. */
export function tickLabel(value: number): string {
  return value.toLocaleString("en-IN", { maximumFractionDigits: 4 }).replace("-", "−");
}
