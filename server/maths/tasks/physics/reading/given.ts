import type { Quantity } from "../../../quantities/quantity.ts";
import type { Item } from "./items.ts";

/** A quantity that the question gives; `item` is its place, or null if a wording such as "from rest" implies it. */
export interface GivenQuantity {
  quantity: Quantity;
  item: Item | null;
}
