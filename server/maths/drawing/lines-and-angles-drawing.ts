import type { Drawing, Point } from "../plot/plot.ts";
import type { AnglesFigure } from "./angles-drawing.ts";
import { rotate } from "./directions.ts";
import { cornerLabel } from "./labels.ts";
import { circle, line, parallelMark, polygon } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";
import { angleParts } from "./triangle-drawing.ts";

/** The minimum distance of lines that can be labelled. */
const isReadable = (degrees: number) => degrees >= 15 && degrees <= 165;

/** Two parallel lines and a transversal, with the co-interior angles on its right: below, then above. */
export function drawTransversal({ angles, title, description }: AnglesFigure): Drawing | null {
  const [below, above] = angles;
  if (!below || !above || angles.length !== 2 || !isReadable(below.degrees)) return null;
  const along = rotate([1, 0], below.degrees);
  const across = 1 / Math.tan((below.degrees * Math.PI) / 180);
  const [low, high]: [Point, Point] = [
    [0, 0],
    [across, 1],
  ];
  const [left, right] = [Math.min(0, across) - 1, Math.max(0, across) + 1.3];
  const level = (y: number): [Point, Point] => [
    [left, y],
    [right, y],
  ];
  const beyond = ([x, y]: Point, by: number): Point => [x + by * along[0], y + by * along[1]];
  return drawSheet({
    title,
    description,
    shows: "question",
    parts: [
      ...[0, 1].flatMap((y) => [line(level(y)), parallelMark(...level(y))]),
      line([beyond(low, -0.6), beyond(high, 0.6)], { stroke: "blue" }),
      ...angleParts([low, [right, 0], high], below),
      ...angleParts([high, [right, 1], low], above),
    ],
  });
}

/** A cyclic quadrilateral with two opposite angles; null if one is too small to be readable. */
export function drawCyclicQuadrilateral({ angles, title, description }: AnglesFigure) {
  const [first, opposite] = angles;
  if (!first || !opposite || angles.length !== 2 || !isReadable(first.degrees)) return null;
  const { degrees } = first;
  const on = (turn: number): Point => rotate([1, 0], turn);
  // The arc opposite an inscribed angle is twice as large as the angle.
  const corners: [Point, Point, Point, Point] = [
    on(180 + (180 - degrees) * 0.25),
    on(-degrees),
    on(degrees * 0.3),
    on(degrees),
  ];
  const [a, b, c, d] = corners;
  const names = namesAround(first.name, opposite.name);
  return drawSheet({
    title,
    description,
    shows: "question",
    parts: [
      circle([0, 0], 1),
      polygon(corners, { fill: "blue" }),
      ...angleParts([a, b, d], first),
      ...angleParts([c, d, b], opposite),
      ...names.flatMap((name, at) =>
        [corners[at] ?? a].map((corner) => cornerLabel(corner, name, { away: [0, 0] })),
      ),
    ],
  });
}

/** All four names in order, from two opposite ones: P and R give P, Q, R and S. */
function namesAround(first = "", opposite = ""): string[] {
  const order = ["ABCD", "PQRS"].find((names) => names.includes(first) && names.includes(opposite));
  if (order === undefined || first === "") return [];
  const from = order.indexOf(first);
  return Array.from(order, (_, at) => order.charAt((from + at) % order.length));
}

/** A triangle with one side extended: the exterior angle there, and the two opposite interior angles. */
export function drawExteriorAngle({ angles, whole, title, description }: AnglesFigure) {
  const [left, top] = angles;
  if (!left || !top || !whole || ![left, top, whole].every(({ degrees }) => isReadable(degrees))) {
    return null;
  }
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const base = sine(top.degrees);
  const corners: [Point, Point, Point] = [
    [0, 0],
    [base, 0],
    rotate([sine(whole.degrees), 0], left.degrees),
  ];
  const [first, vertex, peak] = corners;
  const beyond: Point = [base + 0.6 * Math.max(base, sine(left.degrees)), 0];
  return drawSheet({
    title,
    description,
    shows: "question",
    parts: [
      polygon(corners, { fill: "blue" }),
      line([vertex, beyond]),
      ...angleParts([first, vertex, peak], left),
      ...angleParts([peak, first, vertex], top),
      ...angleParts([vertex, beyond, peak], whole),
    ],
  });
}
