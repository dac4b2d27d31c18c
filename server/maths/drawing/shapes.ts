import type { Pen, Point, Tone } from "../plot/plot.ts";
import type { Frame, ShapePart } from "./frame.ts";
import { awayFrom, rotate } from "./directions.ts";

const plain: Pen = {
  stroke: "ink",
  fill: null,
  weight: "normal",
  isDashed: false,
  arrows: "none",
};

/** Thin and grey: auxiliary lines, such as an axis or a construction line. */
export const fine: Partial<Pen> = { stroke: "soft", weight: "fine" };

/** Thin and dashed: hidden or imaginary lines, such as a height within a figure. */
export const dashedPen: Partial<Pen> = { stroke: "soft", weight: "fine", isDashed: true };

/** An open polyline. */
export function line(points: readonly Point[], pen: Partial<Pen> = {}): ShapePart {
  return {
    kind: "shape",
    extent: points,
    draw: ({ at }) => ({
      shape: "path",
      points: points.map((point) => at(point)),
      isClosed: false,
      ...plain,
      ...pen,
    }),
  };
}

/** A closed polygon. */
export function polygon(corners: readonly Point[], pen: Partial<Pen> = {}): ShapePart {
  return {
    kind: "shape",
    extent: corners,
    draw: ({ at }) => ({
      shape: "path",
      points: corners.map((corner) => at(corner)),
      isClosed: true,
      ...plain,
      ...pen,
    }),
  };
}

/** An arc of an ellipse, in degrees from the right, counter-clockwise. */
export function arc(
  centre: Point,
  radii: Point,
  { from = 0, to = 360, ...pen }: Partial<Pen> & { from?: number; to?: number } = {},
): ShapePart {
  const place = (degrees: number): Point => onEllipse(centre, radii, degrees);
  const steps = Array.from({ length: 25 }, (_, step) => from + ((to - from) * step) / 24);
  return {
    kind: "shape",
    extent: steps.map(place),
    draw: ({ at, scale }) => ({
      shape: "arc",
      centre: at(centre),
      radii: [radii[0] * scale, radii[1] * scale],
      from,
      to,
      ...plain,
      ...pen,
    }),
  };
}

/** The point of an ellipse at a parameter angle, in degrees; y upwards. */
export function onEllipse([x, y]: Point, [across, up]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + across * Math.cos(angle), y + up * Math.sin(angle)];
}

/** A whole circle. */
export function circle(centre: Point, radius: number, pen: Partial<Pen> = {}): ShapePart {
  return arc(centre, [radius, radius], pen);
}

/** A visible point; of constant size at any scale. */
export function dot(at: Point, tone: Tone = "ink"): ShapePart {
  return {
    kind: "shape",
    extent: [at],
    draw: (frame) => ({
      shape: "arc",
      centre: frame.at(at),
      radii: [2.5, 2.5],
      from: 0,
      to: 360,
      ...plain,
      stroke: tone,
      fill: tone,
    }),
  };
}

/** The right-angle mark between the directions to two points; of constant size at any scale. */
export function rightAngle(vertex: Point, one: Point, other: Point): ShapePart {
  return {
    kind: "shape",
    extent: [vertex],
    draw: (frame) => {
      const [corner, first, second] = [frame.at(vertex), frame.at(one), frame.at(other)];
      const [u, v] = [awayFrom(first, corner), awayFrom(second, corner)];
      const size = Math.min(10, distance(corner, first) / 3, distance(corner, second) / 3);
      const moved = (along: number, up: number): Point => [
        corner[0] + size * (along * u[0] + up * v[0]),
        corner[1] + size * (along * u[1] + up * v[1]),
      ];
      const points = [moved(1, 0), moved(1, 1), moved(0, 1)];
      return { shape: "path", points, isClosed: false, ...plain, weight: "fine" };
    },
  };
}

/** The arc of an angle below 180°, measured on the sheet; `radius` in units of the sheet. */
export function angleArc(
  vertex: Point,
  one: Point,
  other: Point,
  { radius = 18, ...pen }: Partial<Pen> & { radius?: number } = {},
): ShapePart {
  return {
    kind: "shape",
    extent: [vertex],
    draw: (frame) => {
      const arms = [one, other].map((end) => degreesTo(frame, vertex, end));
      const [least = 0, most = 0] = arms.toSorted((a, b) => a - b);
      const [from, to] = most - least > 180 ? [most, least + 360] : [least, most];
      const reach = Math.min(radius, armLength(frame, vertex, [one, other]) * 0.6);
      const circle = { shape: "arc" as const, centre: frame.at(vertex), from, to };
      return { ...circle, radii: [reach, reach], ...plain, weight: "fine", ...pen };
    },
  };
}

/** The shorter arm of an angle, in units of the sheet. */
function armLength(frame: Frame, vertex: Point, ends: readonly Point[]): number {
  return Math.min(...ends.map((end) => distance(frame.at(vertex), frame.at(end))));
}

function degreesTo({ at }: Frame, vertex: Point, end: Point): number {
  const [u, v] = awayFrom(at(end), at(vertex));
  const degrees = (Math.atan2(-v, u) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** Tick marks across the middle of sides: sides with the same number of ticks are equal. */
export function equalMarks(from: Point, to: Point, count: number): ShapePart[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: "shape",
    extent: [from, to],
    draw: ({ at }) => {
      const [start, end] = [at(from), at(to)];
      const along = awayFrom(end, start);
      const across = rotate(along, 90);
      const shift = (index - (count - 1) / 2) * 4;
      const middle: Point = [
        (start[0] + end[0]) / 2 + shift * along[0],
        (start[1] + end[1]) / 2 + shift * along[1],
      ];
      const stroke = (side: number): Point => [
        middle[0] + side * across[0],
        middle[1] + side * across[1],
      ];
      return {
        shape: "path",
        points: [stroke(-5), stroke(5)],
        isClosed: false,
        ...plain,
        weight: "fine",
      };
    },
  }));
}

/** An open arrow head near the end of a line: lines with one are parallel. */
export function parallelMark(from: Point, to: Point): ShapePart {
  return {
    kind: "shape",
    extent: [from, to],
    draw: ({ at }) => {
      const [start, end] = [at(from), at(to)];
      const along = awayFrom(end, start);
      const tip: Point = [
        start[0] + (end[0] - start[0]) * 0.92,
        start[1] + (end[1] - start[1]) * 0.92,
      ];
      const arm = (degrees: number): Point => {
        const [x, y] = rotate(along, degrees);
        return [tip[0] + 8 * x, tip[1] + 8 * y];
      };
      return { shape: "path", points: [arm(145), tip, arm(-145)], isClosed: false, ...plain };
    },
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);
