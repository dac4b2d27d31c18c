/** Times until the first part of an answer are counted in buckets, each a tenth wider than the one before. */
const growth = 1.1;

/** The number of the bucket of a time, as SQL computes it too: `floor(ln(greatest(ms, 1)) / ln(1.1))`. */
export const bucketSql = `floor(ln(greatest(first_part_milliseconds, 1)) / ln(${growth}))::int`;

/** Milliseconds in the middle of a bucket. */
function middleOf(bucket: number): number {
  return Math.round(growth ** (bucket + 0.5));
}

/**
 * The time that a share of all stays under, in milliseconds, to within five in a hundred: `share` 0.5 gives the median.
 * Null where there are none.
 */
export function shareUnder(buckets: ReadonlyMap<number, number>, share: number): number | null {
  const all = [...buckets.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  const inOrder = [...buckets].toSorted(([one], [other]) => one - other);
  for (const [bucket, count] of inOrder) {
    seen += count;
    if (seen >= all * share) return middleOf(bucket);
  }
  return null;
}
