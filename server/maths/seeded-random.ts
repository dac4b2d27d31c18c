import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Random numbers r with 0 ≤ r < 1; the same integer seed gives the same sequence. */
export function seededRandom(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}

/** A seed for `seededRandom`, drawn with another source of random numbers. */
export function wholeSeed(random: () => number): number {
  return Math.floor(random() * 2 ** 32);
}
