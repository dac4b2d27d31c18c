import { createHash } from "node:crypto";

/** A hash of a text from 0 up to 2³², uniformly distributed. */
export function seedOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0);
}

/** Orders items by a seed only, so that the position of the right option reveals nothing. */
export function seededOrder<Item>(
  items: readonly Item[],
  seed: string,
  textOf: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, lot: seedOf(`${seed} ${textOf(item)}`) }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}
