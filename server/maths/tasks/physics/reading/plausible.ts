import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { LawFrame } from "../laws/law-frame.ts";
import type { Given } from "./given.ts";
import type { Item } from "./items.ts";
import { textOf } from "./wording.ts";

type Known = ReadonlyMap<string, Given>;

/** Whether the reading is a consistent problem: one phase of motion, and a deceleration where the text states one. */
export function isOneStory(frame: LawFrame, items: readonly Item[], known: Known): boolean {
  return (
    !hasTwoStretches(known) &&
    directionsIn(items).size < 2 &&
    !gainsSpeedThoughSlowing(frame, items, known)
  );
}

const compass = /^(?:north|south|east|west)(?:wards?|erly)?$/;

/** "Due east … due west": with two directions the signs, or the angle, count. */
function directionsIn(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.map(textOf).filter((word) => compass.test(word)));
}

/** "Moves at 20 m/s for 10 s and decelerates at 2 m/s²": a stretch at one speed comes first. */
function hasTwoStretches(known: Known): boolean {
  const [speed, time, change] = ["u", "t", "change"].map((name) =>
    name === "change"
      ? (known.get("a") ?? known.get("d") ?? known.get("F"))?.item
      : known.get(name)?.item,
  );
  if (!speed || !time || !change) return false;
  return time.from === speed.to + 1 && change.from > time.from;
}

/** "Slows down with an acceleration of 2 m/s²" tells the size only, and another frame must read it. */
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

/** A speed is a size: "find its speed" is never answered by a negative velocity, and brakes send nothing backwards. */
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
