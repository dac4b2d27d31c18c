/** Returns the integer root ⌊value^(1/order)⌋ of a non-negative number. */
export function wholeRoot(value: bigint, order: number): bigint {
  if (value < 2n) return value;
  const n = BigInt(order);
  // The first guess is above the root, so Newton's iteration decreases until it reaches the root.
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / order));
  for (;;) {
    const next = ((n - 1n) * root + value / root ** (n - 1n)) / n;
    if (next >= root) return root;
    root = next;
  }
}

/** Returns the root if it is an integer, otherwise null. */
export function exactRoot(value: bigint, order: number): bigint | null {
  const root = wholeRoot(value, order);
  return root ** BigInt(order) === value ? root : null;
}
