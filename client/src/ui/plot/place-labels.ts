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
  /** Start of the text on its baseline. */
  x: number;
  y: number;
  box: Box;
  /** Leader line from the point to a label that has no room beside it. */
  leader: readonly [Spot, Spot] | null;
}

interface Surroundings {
  /** Bounds of the drawing, which no label leaves. */
  frame: Box;
  fontSize: number;
  dotRadius: number;
  /** Boxes that no label may cover: the numbers of the axes. */
  obstacles: readonly Box[];
  /** Curves and axes as polylines, which a label should not cover. */
  lines: readonly (readonly Spot[])[];
}

/** Distances of a label from its point: beside it, or further away with a leader line. */
const distances = [0, 12, 26, 44, 66];

/** Right and up first, as a student would write it; directly above and below last. */
const directions: readonly Spot[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
];

/**
 * Places the labels of points so that each covers no other label, no point and no number, and as few lines as possible.
 */
export function placeLabels(
  points: readonly PointToLabel[],
  surroundings: Surroundings,
): PlacedLabel[] {
  const { dotRadius, obstacles } = surroundings;
  const dots = points.map(({ at }) => around(at, dotRadius + 1));
  const placedLabels: PlacedLabel[] = [];
  for (const point of points) {
    const obstacleBoxes = [...obstacles, ...dots, ...placedLabels.map(({ box }) => box)];
    const candidates = distances.flatMap((distance) =>
      directions.map((direction) => placeAt(point, direction, distance, surroundings)),
    );
    const costs = candidates.map(
      (place, order) => costOf(place, obstacleBoxes, surroundings) + order / directions.length,
    );
    const best = candidates[costs.indexOf(Math.min(...costs))];
    if (best) placedLabels.push(best);
  }
  return placedLabels;
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
  // The y coordinate is the baseline; letters are about 0.7 of the font size high.
  const y = at[1] + down * away + (down > 0 ? fontSize * 0.7 : 0);
  const box = textBox(label, fontSize, { x, y, anchor: "start" });
  const leader = distance === 0 ? null : ([at, nearestIn(box, at)] as const);
  return { at, label, x, y, box, leader };
}

/** Cost of covering something that must be read, or of being cut off: worse than crossing any number of lines. */
const unreadable = 1000;

/**
 * Cost of a position next to a number, with which the label would be read as one: worse than crossing one or two lines.
 */
const confusing = 2;
const nextTo = 10;

/** Cost of a leader line, because the label is further away than necessary. */
const farOff = 2;

const withMargin = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top,
  bottom,
});

function costOf(
  { box, leader }: PlacedLabel,
  obstacleBoxes: readonly Box[],
  { frame, lines, obstacles }: Surroundings,
): number {
  const count = (area: Box, boxes: readonly Box[]) =>
    boxes.filter((each) => overlap(area, each)).length;
  const overlaps = count(withMargin(box, 2), obstacleBoxes);
  const cut = isWithin(box, frame) ? 0 : 1;
  const confused = count(withMargin(box, nextTo), obstacles) > 0 ? confusing : 0;
  const crossed = lines.filter((line) => passes(line, box)).length;
  // The leader starts at the dot of its point, so that overlap is not counted; any other overlap counts as a crossing.
  const led = leader
    ? farOff + obstacleBoxes.filter((each) => crosses(each, ...leader)).length - 1
    : 0;
  return unreadable * (overlaps + cut) + confused + crossed + led;
}

const passes = (line: readonly Spot[], box: Box) =>
  line.some((spot, index) => {
    const next = line[index + 1];
    return next !== undefined && crosses(box, spot, next);
  });
