import type { CompiledFrame } from "./compiled-frame.ts";
import type { GivenQuantity } from "./given.ts";
import type { Item } from "./items.ts";
import { textOf } from "./wording.ts";

/** Words after "each" that make it something else than a value of several bodies: "each other", "each second". */
const betweenEach = new Set(["other", "second", "coulomb", "step"]);
const counts = "one two three four five six seven eight nine ten".split(" ");

/**
 * Assigns one value to all variables of the group: "two charges of 2 C each", "four 10 ohm resistors". False if the
 * value is not certain or the count is not that of the group: "two 6 ohm resistors with a 3 ohm resistor" are three.
 */
export function spreadEach(
  frame: CompiledFrame,
  items: readonly Item[],
  values: Map<string, GivenQuantity>,
): boolean {
  const { group = [] } = frame.frame;
  const counted = items.findIndex((_, at) => isCounted(items, at));
  const isEach = items.some((item, at) => textOf(item) === "each" && givesEach(items, at));
  const ofGroup = group.filter((variable) => values.has(variable));
  if (counted >= 0 && !ofGroup.some((name) => values.get(name)?.item === items[counted + 1])) {
    // A count before another quantity is only accepted if the frame has a wording for it.
    return !isEach && frame.wordings.has(textOf(items[counted]));
  }
  if (counted < 0 && !isEach) return true;
  if (counted >= 0 && group.length !== counts.indexOf(textOf(items[counted])) + 1) return false;
  return spread(group, ofGroup, values);
}

function spread(
  group: readonly string[],
  given: readonly string[],
  known: Map<string, GivenQuantity>,
): boolean {
  const value = given.length === 1 ? known.get(given[0] ?? "") : undefined;
  if (value === undefined) return false;
  for (const variable of group) known.set(variable, value);
  return true;
}

/** Whether a number word stands directly before a quantity. */
function isCounted(items: readonly Item[], at: number): boolean {
  return counts.indexOf(textOf(items[at])) > 0 && items[at + 1]?.kind === "quantity";
}

/** Whether "each" belongs to a given value, unlike in "the current through each resistor". */
function givesEach(items: readonly Item[], at: number): boolean {
  const isOfParts = /^(?:through|across|in)$/.test(textOf(items[at - 1]));
  return !isOfParts && !betweenEach.has(textOf(items[at + 1]));
}
