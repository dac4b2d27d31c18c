import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { LawFrame } from "../laws/law-frame.ts";
import type { GivenQuantity } from "./given.ts";
import type { Item } from "./items.ts";
import { textOf } from "./wording.ts";

type Known = ReadonlyMap<string, GivenQuantity>;

/**
 * Whether the reading is a consistent problem: one phase of motion, one direction, and a deceleration where the text
 * states one.
 */
export function isOneStory(frame: LawFrame, items: readonly Item[], known: Known): boolean {
  return (
    !hasTwoStretches(known) &&
    directionsIn(items).size < 2 &&
    !gainsSpeedThoughSlowing(frame, items, known)
  );
}

const compass = /^(?:north|south|east|west)(?:wards?|erly)?$/;

/**
 * The points of the compass in the text. With two of them the result depends on signs or angles, which are not read.
 */
function directionsIn(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.map(textOf).filter((word) => compass.test(word)));
}

/** Whether a phase of uniform motion comes first: "Moves at 20 m/s for 10 s and decelerates at 2 m/s²". */
function hasTwoStretches(known: Known): boolean {
  const [speed, time, change] = ["u", "t", "change"].map((name) =>
    name === "change"
      ? (known.get("a") ?? known.get("d") ?? known.get("F"))?.item
      : known.get(name)?.item,
  );
  if (!speed || !time || !change) return false;
  return time.from === speed.to + 1 && change.from > time.from;
}

/**
 * Whether a body is said to slow down but its acceleration is given as a positive number, which is a magnitude; another
 * frame reads that.
 */
function gainsSpeedThoughSlowing(
  { slowing }: LawFrame,
  items: readonly Item[],
  known: Known,
): boolean {
  const change = known.get("a")?.quantity.value;
  return (
    slowing !== undefined && change !== undefined && q.sign(change) > 0 && isSlowing(slowing, items)
  );
}

function isSlowing(slowing: string, items: readonly Item[]): boolean {
  const words = new Set(slowing.split(" "));
  return items.some((item) => words.has(textOf(item)));
}

/**
 * Whether a negative velocity can't be the answer: a speed is requested, which is a magnitude, or the body brakes,
 * which never reverses its motion.
 */
export function isBackward(
  { slowing }: LawFrame,
  items: readonly Item[],
  text: string,
  velocity: Rational,
): boolean {
  if (q.sign(velocity) >= 0) return false;
  return asksSpeed.test(text) || (slowing !== undefined && isSlowing(slowing, items));
}

const asksSpeed = /\b(?:find|what|calculate|determine|how|compute)\b[^.?]*\b(?:speed|fast)\b/i;
