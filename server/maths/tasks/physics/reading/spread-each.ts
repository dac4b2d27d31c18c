import type { CompiledFrame } from "./compiled-frame.ts";
import type { Given } from "./given.ts";
import type { Item } from "./items.ts";
import { textOf } from "./wording.ts";

/** "Each other", "each second": no value that several have. */
const betweenEach = new Set(["other", "second", "coulomb", "step"]);
const counts = "one two three four five six seven eight nine ten".split(" ");

/**
 * "Two charges of 2 C each", "four 10 ohm resistors": one value for all of a kind. False if it is not clear which,
 * or where the frame has fewer of them: "two 6 ohm resistors with a 3 ohm resistor" are three.
 */
export function spreadEach(
  frame: CompiledFrame,
  items: readonly Item[],
  known: Map<string, Given>,
): boolean {
  const { group = [] } = frame.frame;
  const counted = items.findIndex((_, at) => isCounted(items, at));
  const isEach = items.some((item, at) => textOf(item) === "each" && givesEach(items, at));
  const ofGroup = group.filter((variable) => known.has(variable));
  if (counted >= 0 && !ofGroup.some((name) => known.get(name)?.item === items[counted + 1])) {
    // The frame counts for itself, or it has no place for a second one.
    return !isEach && frame.wordings.has(textOf(items[counted]));
  }
  if (counted < 0 && !isEach) return true;
  if (counted >= 0 && group.length !== counts.indexOf(textOf(items[counted])) + 1) return false;
  return spread(group, ofGroup, known);
}

function spread(
  group: readonly string[],
  given: readonly string[],
  known: Map<string, Given>,
): boolean {
  const value = given.length === 1 ? known.get(given[0] ?? "") : undefined;
  if (value === undefined) return false;
  for (const variable of group) known.set(variable, value);
  return true;
}

/** "Two" right before a quantity. */
function isCounted(items: readonly Item[], at: number): boolean {
  return counts.indexOf(textOf(items[at])) > 0 && items[at + 1]?.kind === "quantity";
}

/** Not "the current through each resistor". */
function givesEach(items: readonly Item[], at: number): boolean {
  const isOfParts = /^(?:through|across|in)$/.test(textOf(items[at - 1]));
  return !isOfParts && !betweenEach.has(textOf(items[at + 1]));
}
