import { createHash } from "node:crypto";

/** A number from 0 up to 2³², the same for the same text and spread evenly over texts. */
export function seedOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0);
}

/** Items in an order that only a seed decides, so that the place of the right option says nothing. */
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
