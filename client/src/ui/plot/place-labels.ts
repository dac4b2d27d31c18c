import {
  around,
  crosses,
  isWithin,
  nearestIn,
  overlap,
  textBox,
  type Box,
  type Spot,
} from "#shared/domain/boxes.ts";

export interface PointToLabel {
  at: Spot;
  label: string;
}

export interface PlacedLabel extends PointToLabel {
  /** Where the text begins, on the line that its letters stand on. */
  x: number;
  y: number;
  box: Box;
  /** Leads from the point to a label that found no room beside it. */
  leader: readonly [Spot, Spot] | null;
}

interface Surroundings {
  /** The drawing; no label leaves it. */
  frame: Box;
  fontSize: number;
  dotRadius: number;
  /** What no label may stand on: the numbers of the axes. */
  taken: readonly Box[];
  /** What a label had better not stand on: curves and axes, from spot to spot. */
  lines: readonly (readonly Spot[])[];
}

/** How far from its point a label may stand: beside it, or further off with a line that leads to it. */
const distances = [0, 12, 26, 44, 66];

/** Right and up first, as a student would write it; straight above and below last. */
const directions: readonly Spot[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
];

/** Labels of points, each where it covers no other, no point and no number, and as few lines as can be. */
export function placeLabels(
  points: readonly PointToLabel[],
  surroundings: Surroundings,
): PlacedLabel[] {
  const { dotRadius, taken } = surroundings;
  const dots = points.map(({ at }) => around(at, dotRadius + 1));
  const placed: PlacedLabel[] = [];
  for (const point of points) {
    const covered = [...taken, ...dots, ...placed.map(({ box }) => box)];
    const places = distances.flatMap((distance) =>
      directions.map((direction) => placeAt(point, direction, distance, surroundings)),
    );
    const costs = places.map(
      (place, order) => costOf(place, covered, surroundings) + order / directions.length,
    );
    const best = places[costs.indexOf(Math.min(...costs))];
    if (best) placed.push(best);
  }
  return placed;
}

function placeAt(
  { at, label }: PointToLabel,
  [right, down]: Spot,
  distance: number,
  { dotRadius, fontSize }: Surroundings,
): PlacedLabel {
  const away = dotRadius + 3 + distance;
  const { left, right: end } = textBox(label, fontSize, { x: 0, y: 0, anchor: "start" });
  const width = end - left;
  const x = at[0] + right * away - (width * (1 - right)) / 2;
  // Letters stand on the line, and their bodies are about 0.7 of their size.
  const y = at[1] + down * away + (down > 0 ? fontSize * 0.7 : 0);
  const box = textBox(label, fontSize, { x, y, anchor: "start" });
  const leader = distance === 0 ? null : ([at, nearestIn(box, at)] as const);
  return { at, label, x, y, box, leader };
}

/** To cover what must be read, or to be cut off, is worse than any line. */
const unreadable = 1000;

/** To stand next to a number, to be read as one with it, is worse than to cross a line or two. */
const confusing = 2;
const nextTo = 10;

/** A label that a line must lead to is further off than need be. */
const farOff = 2;

const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top,
  bottom,
});

function costOf(
  { box, leader }: PlacedLabel,
  covered: readonly Box[],
  { frame, lines, taken }: Surroundings,
): number {
  const count = (area: Box, boxes: readonly Box[]) =>
    boxes.filter((each) => overlap(area, each)).length;
  const hidden = count(widened(box, 2), covered);
  const cut = isWithin(box, frame) ? 0 : 1;
  const confused = count(widened(box, nextTo), taken) > 0 ? confusing : 0;
  const crossed = lines.filter((line) => passes(line, box)).length;
  // A leader begins in a point's own dot; what else it goes through it strikes out.
  const led = leader ? farOff + covered.filter((each) => crosses(each, ...leader)).length - 1 : 0;
  return unreadable * (hidden + cut) + confused + crossed + led;
}

const passes = (line: readonly Spot[], box: Box) =>
  line.some((spot, index) => {
    const next = line[index + 1];
    return next !== undefined && crosses(box, spot, next);
  });
