/** The largest whole number whose `order`-th power is not above a number that is not negative. */
export function wholeRoot(value: bigint, order: number): bigint {
  if (value < 2n) return value;
  const n = BigInt(order);
  // The first guess is above the root, and Newton's steps fall from there.
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / order));
  for (;;) {
    const next = ((n - 1n) * root + value / root ** (n - 1n)) / n;
    if (next >= root) return root;
    root = next;
  }
}

/** The exact root, or null. */
export function exactRoot(value: bigint, order: number): bigint | null {
  const root = wholeRoot(value, order);
  return root ** BigInt(order) === value ? root : null;
}
