import { type Box, crosses, isWithin, nearestIn, overlap, widthOf } from "./boxes.ts";
import type { Point } from "../plot/plot.ts";
import type { LabelPart, Place } from "./frame.ts";

/** The font size of labels, equal to that of the page's figures. */
export const wordSize = 13;

/** The distance from the centre of a label's box down to its baseline. */
export const belowMiddle = wordSize * 0.3;

/** A label with its possible positions on this sheet. */
export interface Wish {
  part: LabelPart;
  half: Point;
  places: readonly Place[];
}

export interface PlacedWord {
  part: LabelPart;
  middle: Point;
  box: Box;
  /** The leader line from the target to the label. */
  leader: readonly [Point, Point] | null;
}

interface Surroundings {
  /** The bounds for labels. */
  frame: Box;
  /** Lines that labels should avoid, from point to point. */
  lines: readonly (readonly Point[])[];
}

/** Half of the width and height of a label's box. */
export function halfOf(text: string): Point {
  return [widthOf(text, wordSize) / 2, wordSize / 2];
}

/** Overlapping or clipped labels are not allowed; a line through a label costs more than any more distant position. */
const unreadable = 1000;
const struckOut = 24;
const ledTo = 4;
const lessWished = 0.4;

/** The number of passes in which every label tries to find a better position among the others. */
const rounds = 3;

/** Positions of all labels without overlaps, and their cost; null if none were found. */
export function placeWords(
  wishes: readonly Wish[],
  surroundings: Surroundings,
): { words: PlacedWord[]; cost: number } | null {
  const words: (PlacedWord | undefined)[] = wishes.map(() => undefined);
  let cost = 0;
  for (let round = 0; round < rounds; round += 1) {
    cost = 0;
    for (const [at, wish] of wishes.entries()) {
      const others = words.flatMap((word, index) => (word && index !== at ? [word] : []));
      const best = bestOf(wish, others, surroundings);
      if (!best) return null;
      words[at] = best.word;
      cost += best.cost;
    }
  }
  return cost < unreadable ? { words: words.flatMap((word) => word ?? []), cost } : null;
}

function bestOf(wish: Wish, others: readonly PlacedWord[], surroundings: Surroundings) {
  let best: { word: PlacedWord; cost: number } | null = null;
  for (const [order, place] of wish.places.entries()) {
    const least = order * lessWished;
    // The positions that follow cost at least as much.
    if (best && best.cost <= least) break;
    const word = standing(wish, place);
    const cost = costOf(word, others, surroundings) + least;
    if (!best || cost < best.cost) best = { word, cost };
  }
  return best;
}

function standing({ part, half }: Wish, { middle, leader }: Place): PlacedWord {
  const box = around(middle, half);
  const [x, y] = nearestIn(widened(box, 1), leader ?? middle);
  return { part, middle, box, leader: leader ? [leader, [x, y]] : null };
}

const around = ([x, y]: Point, [across, up]: Point): Box => ({
  left: x - across,
  right: x + across,
  top: y - up,
  bottom: y + up,
});

const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top,
  bottom,
});

function costOf(
  { box, leader }: PlacedWord,
  others: readonly PlacedWord[],
  { frame, lines }: Surroundings,
): number {
  const wide = widened(box, 3);
  const leaders = others.flatMap((other) => other.leader ?? []);
  const hidden = others.filter((other) => overlap(wide, other.box)).length;
  const cut = isWithin(box, frame) ? 0 : 1;
  const led = leader ? ledTo : 0;
  const over = leader ? others.filter((other) => crosses(other.box, ...leader)).length : 0;
  const struck = lines.filter((line) => passes(line, box)).length + (passes(leaders, box) ? 1 : 0);
  return unreadable * (hidden + cut + over) + struckOut * struck + led;
}

const passes = (line: readonly Point[], box: Box) =>
  line.some((point, index) => {
    const next = line[index + 1];
    return next !== undefined && crosses(box, point, next);
  });
