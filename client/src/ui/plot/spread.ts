interface Segment {
  /** Preferred position of the middle. */
  at: number;
  width: number;
}

/**
 * Positions of the middles of segments on a line, so that none covers another and all are within the bounds: as near to
 * their preferred positions as possible, in the same order. The input is ordered from left to right.
 */
export function spread(
  segments: readonly Segment[],
  { from, to }: { from: number; to: number },
): number[] {
  // After subtracting the widths of the previous segments, each position only has to be at least the previous one.
  let offset = 0;
  const offsets = segments.map(({ width }, index) => {
    if (index > 0) offset += ((segments[index - 1]?.width ?? 0) + width) / 2;
    return offset;
  });
  const preferred = segments.map(({ at }, index) => at - (offsets[index] ?? 0));
  const least = from + (segments[0]?.width ?? 0) / 2;
  const most = to - (segments.at(-1)?.width ?? 0) / 2 - offset;
  return nonDecreasing(preferred).map(
    (position, index) => Math.max(Math.min(position, most), least) + (offsets[index] ?? 0),
  );
}

/** The nearest non-decreasing sequence (isotonic regression): numbers that would decrease share their mean. */
function nonDecreasing(numbers: readonly number[]): number[] {
  const groups: { sum: number; count: number }[] = [];
  for (const number of numbers) {
    let group = { sum: number, count: 1 };
    for (let last = groups.at(-1); last && isAbove(last, group); last = groups.at(-1)) {
      groups.pop();
      group = { sum: last.sum + group.sum, count: last.count + group.count };
    }
    groups.push(group);
  }
  return groups.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}

const isAbove = (one: { sum: number; count: number }, other: { sum: number; count: number }) =>
  one.sum / one.count > other.sum / other.count;
