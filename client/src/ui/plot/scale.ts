/** Maps an interval of numbers to an interval of the drawing, linearly. */
export function scaleOf(
  { from, to }: { from: number; to: number },
  [start, end]: readonly [start: number, end: number],
): (value: number) => number {
  const perUnit = (end - start) / (to - from);
  return (value) => Number((start + (value - from) * perUnit).toFixed(2));
}

/** Label of a number on an axis: -3, 0.5, 2,000. */
export function tickLabel(value: number): string {
  return value.toLocaleString("en-IN", { maximumFractionDigits: 4 }).replace("-", "−");
}
