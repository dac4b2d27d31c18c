/**
 * Times until the first part of an answer are counted in a histogram with geometric buckets: each 10% wider than the
 * last.
 */
const growth = 1.1;

/** The bucket number of a time, computed in SQL: `floor(ln(greatest(ms, 1)) / ln(1.1))`. */
export const bucketSql = `floor(ln(greatest(first_part_milliseconds, 1)) / ln(${growth}))::int`;

/** The middle of a bucket in milliseconds. */
function middleOf(bucket: number): number {
  return Math.round(growth ** (bucket + 0.5));
}

/** A quantile of the times in milliseconds, to within 5%: `share` 0.5 gives the median. Null if there are none. */
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
