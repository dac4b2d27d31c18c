/** An integer from least to most, inclusive, for a `random` with 0 ≤ r < 1. */
export function wholeBetween(random: () => number, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Like `wholeBetween`, but never 0. */
export function nonZeroBetween(random: () => number, least: number, most: number): number {
  const number = wholeBetween(random, least, most - 1);
  return number >= 0 ? number + 1 : number;
}

/** A number of the same sign and number of digits as the given one, so that it is not harder to compute with. */
export function sameSize(random: () => number, like: bigint): bigint {
  const size = Math.min((like < 0n ? -like : like).toString().length, 9);
  const [least, most] = size === 1 ? [2, 9] : [10 ** (size - 1), 10 ** size - 1];
  const number = BigInt(wholeBetween(random, least, most));
  return like < 0n ? -number : number;
}

/** A random element of the list; the list must not be empty. */
export function pick<T>(random: () => number, from: readonly [T, ...T[]]): T {
  return from[wholeBetween(random, 0, from.length - 1)] ?? from[0];
}
