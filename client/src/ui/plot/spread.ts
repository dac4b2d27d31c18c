interface Stretch {
  /** Where its middle would like to be. */
  at: number;
  width: number;
}

/**
 * Where the middles of stretches go on a line, so that none covers another and all are within the bounds: as near to
 * where they would like to be as that lets them, in the same order. They come from left to right.
 */
export function spread(
  stretches: readonly Stretch[],
  { from, to }: { from: number; to: number },
): number[] {
  // With the room that those before it need taken off, each only has to stay behind the one before.
  let room = 0;
  const offsets = stretches.map(({ width }, index) => {
    if (index > 0) room += ((stretches[index - 1]?.width ?? 0) + width) / 2;
    return room;
  });
  const wanted = stretches.map(({ at }, index) => at - (offsets[index] ?? 0));
  const least = from + (stretches[0]?.width ?? 0) / 2;
  const most = to - (stretches.at(-1)?.width ?? 0) / 2 - room;
  return inOrder(wanted).map(
    (place, index) => Math.max(Math.min(place, most), least) + (offsets[index] ?? 0),
  );
}

/** Numbers that never fall, nearest to the given ones: those that would fall share their mean. */
function inOrder(numbers: readonly number[]): number[] {
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
