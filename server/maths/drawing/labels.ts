import type { Point, Tone } from "../plot/plot.ts";
import { awayFrom, moveBy, rotate, unit } from "./directions.ts";
import type { LabelPart, Place } from "./frame.ts";

/** The style of a label; letters that represent a number are italic. */
export interface Writing {
  tone?: Tone;
  isItalic?: boolean;
}

const label = (
  text: string,
  { tone = "ink", isItalic = false }: Writing,
  places: LabelPart["places"],
): LabelPart => ({ kind: "label", text, tone, isItalic, places });

/** The gap between the edge of a label's box and its target. */
const gap = 5;

/** The extent of a box in a direction. */
const reach = ([across, up]: Point, [x, y]: Point) => Math.abs(x) * across + Math.abs(y) * up;

/** The distance from the centre of a box to its edge in a direction. */
const depth = ([across, up]: Point, [x, y]: Point) =>
  Math.min(across / Math.max(Math.abs(x), 1e-9), up / Math.max(Math.abs(y), 1e-9));

/** Outside and close, a bit further, inside; then far away with a leader line. */
const besideSide: readonly Point[] = [
  [1, 0],
  [1, 8],
  [-1, 0],
  [1, 20],
  [-1, 20],
  [1, 34],
];
const ledFrom = 20;

const alongSide = [0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75];

/**
 * The measure of a side, next to its middle and on the side away from the centre of the figure. `at` is
 * the fraction of the side's length for its position, if that is not the middle.
 */
export function sideLabel(
  [from, to]: readonly [Point, Point],
  text: string,
  { away, at: wished = 0.5, ...writing }: Writing & { away: Point; at?: number },
): LabelPart {
  return label(text, writing, ({ at }, half) => {
    const [start, end, inside] = [at(from), at(to), at(away)];
    const across = rotate(awayFrom(end, start), 90);
    const isInside = across[0] * (inside[0] - start[0]) + across[1] * (inside[1] - start[1]) > 0;
    const out: Point = isInside ? [-across[0], -across[1]] : across;
    const beside = ([side, further]: Point): Place[] =>
      [wished, ...alongSide].map((part) => {
        const foot: Point = [
          start[0] + part * (end[0] - start[0]),
          start[1] + part * (end[1] - start[1]),
        ];
        const middle = moveBy(foot, out, side * (reach(half, out) + gap + further));
        return further < ledFrom ? { middle } : { middle, leader: foot };
      });
    return besideSide.flatMap(beside);
  });
}

const aroundCorner = [0, 25, -25, 50, -50, 80, -80, 110, -110, 145, -145, 180];

/** The name of a vertex or point, on the side away from the centre of the figure. */
export function cornerLabel(
  point: Point,
  text: string,
  { away, ...writing }: Writing & { away: Point },
): LabelPart {
  return label(text, writing, ({ at }, half) => {
    const corner = at(point);
    const out = awayFrom(corner, at(away));
    return [gap, gap + 5].flatMap((further) =>
      aroundCorner.map((degrees) => {
        const direction = rotate(out, degrees);
        return { middle: moveBy(corner, direction, depth(half, direction) + further) };
      }),
    );
  });
}

const around = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** The measure of an angle: between its arms if there is room, otherwise next to it with a leader line. */
export function angleLabel(
  [vertex, one, other]: readonly [Point, Point, Point],
  text: string,
  { radius = 18, ...writing }: Writing & { radius?: number } = {},
): LabelPart {
  return label(text, writing, ({ at }, half) => {
    const [corner, first, second] = [at(vertex), at(one), at(other)];
    const arms = [awayFrom(first, corner), awayFrom(second, corner)] as const;
    const middle = bisector(...arms);
    const sine = Math.abs(arms[0][0] * middle[1] - arms[0][1] * middle[0]);
    const fits = arms.map((arm) => (reach(half, rotate(arm, 90)) + 2) / Math.max(sine, 0.02));
    const nearest = Math.max(radius + depth(half, middle) + 1, ...fits);
    const longest = Math.max(Math.hypot(first[0] - corner[0], first[1] - corner[1]), 30);
    const inside: Place[] = [0, 5, 12, 20]
      .filter((further) => nearest + further < longest)
      .map((further) => ({ middle: moveBy(corner, middle, nearest + further) }));
    const leader = moveBy(corner, middle, radius - 2);
    const outside: Place[] = [26, 40, 54].flatMap((further) =>
      around.map((degrees) => {
        const direction = rotate(middle, degrees);
        return { middle: moveBy(corner, direction, depth(half, direction) + further), leader };
      }),
    );
    return [...inside, ...outside];
  });
}

function bisector(one: Point, other: Point): Point {
  const sum: Point = [one[0] + other[0], one[1] + other[1]];
  return Math.hypot(...sum) < 1e-6 ? rotate(one, 90) : unit(sum);
}

/** Right and up first, as a student would write it; y is downwards. */
const besidePoint: readonly Point[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
];

/** A label next to a point, wherever there is room; further away with a leader line. */
export function pointLabel(point: Point, text: string, writing: Writing = {}): LabelPart {
  return label(text, writing, ({ at }, [across, up]) => {
    const spot = at(point);
    return [0, 4, 14, 28, 42].flatMap((further) =>
      besidePoint.map(([right, down]): Place => {
        const away = gap - 1 + further;
        const middle: Point = [spot[0] + right * (across + away), spot[1] + down * (up + away)];
        return further < 10 ? { middle } : { middle, leader: spot };
      }),
    );
  });
}

/** A label in the middle of an area or a box; shifted slightly if a line passes there. */
export function wordAt(point: Point, text: string, writing: Writing = {}): LabelPart {
  const shifts: Point[] = [0, -8, 8, -16, 16].flatMap((down) =>
    [0, -8, 8, -16, 16].map((right): Point => [right, down]),
  );
  return label(text, writing, ({ at }) => {
    const [x, y] = at(point);
    return shifts.map(([right, down]) => ({ middle: [x + right, y + down] }));
  });
}

/** A line of text below the figure, for data without a position in it. */
export function captionBelow(extent: readonly Point[], text: string): LabelPart {
  const xs = extent.map(([x]) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const bottom = Math.min(...extent.map(([, y]) => y));
  return label(text, {}, ({ at }) => {
    const [x, y] = at([middle, bottom]);
    return [27, 43, 59].map((down) => ({ middle: [x, y + down] }));
  });
}
