import type { Point } from "../plot/plot.ts";

/** The unit vector of an arrow; to the right if it has length 0. */
export function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y);
  return length === 0 ? [1, 0] : [x / length, y / length];
}

/** The unit vector from a position to a point. */
export const awayFrom = (point: Point, place: Point): Point =>
  unit([point[0] - place[0], point[1] - place[1]]);

/** A direction rotated by degrees, counter-clockwise with y upwards. */
export function rotate([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** A position at a distance in a direction. */
export const moveBy = ([x, y]: Point, [along, up]: Point, by: number): Point => [
  x + along * by,
  y + up * by,
];

/** The mean of points. */
export function middleOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((all, point) => all + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}
