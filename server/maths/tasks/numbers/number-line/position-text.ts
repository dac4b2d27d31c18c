import { rationalPlain } from "../../../numbers/written.ts";
import type { WrittenNumber } from "../../../wording/written-number.ts";
import { isWhole, type Place } from "./place.ts";

/** A number in a text, with a minus sign instead of a hyphen. */
export function shownNumber({ plain }: Pick<WrittenNumber, "plain">): string {
  return plain.replace("-", "−");
}

/** The name of the mark from which the parts are counted. */
function startText({ start }: Place): string {
  return rationalPlain(start, "decimal").replace("-", "−");
}

/** Where the point is: "3 of 4 parts to the left of 0", "5 units to the right of 0". */
export function positionText(place: Place): string {
  const { side, count, parts } = place;
  if (side === 0) return "at 0 itself";
  const direction = `to the ${sideName(place)} of ${startText(place)}`;
  return isWhole(place)
    ? `${count} unit${count === 1n ? "" : "s"} ${direction}`
    : `${count} of ${parts} parts ${direction}`;
}

export function sideName({ side }: Place): "left" | "right" {
  return side < 0 ? "left" : "right";
}
