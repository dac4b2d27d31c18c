import type { Drawing } from "#shared/contracts/plot.ts";

type Shape = Drawing["shapes"][number];
type Arc = Extract<Shape, { shape: "arc" }>;
type Point = readonly [x: number, y: number];

const short = (value: number) => Number(value.toFixed(1));
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** The `d` attribute of a shape's line. */
export function outlineOf(shape: Shape): string {
  if (shape.shape === "arc") return arcOutline(shape);
  const line = shape.points.map((point, at) => `${at === 0 ? "M" : "L"}${pair(point)}`);
  return `${line.join("")}${shape.isClosed ? "Z" : ""}`;
}

/** Two half arcs: an SVG arc of a full turn would start and end at the same point, and draw nothing. */
function arcOutline(arc: Arc): string {
  const { from, to } = arc;
  const [middle, end] = [(from + to) / 2, to];
  // Counter-clockwise is the opposite of the SVG sweep direction.
  const sweep = to > from ? 0 : 1;
  const on = (degrees: number) => pair(pointOn(arc, degrees));
  const half = (degrees: number) => `A${pair(arc.radii)} 0 0 ${sweep} ${on(degrees)}`;
  return `M${on(from)}${half(middle)}${half(end)}`;
}

function pointOn({ centre, radii }: Arc, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + radii[0] * Math.cos(angle), centre[1] - radii[1] * Math.sin(angle)];
}

const headSizes = { fine: 7, normal: 9, bold: 12 };

/** The `d` attributes of the arrow heads of a line, if it has any. */
export function arrowHeads(shape: Shape): string[] {
  if (shape.arrows === "none") return [];
  const points = pointsOf(shape);
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  if (!first || !second || !beforeLast || !last) return [];
  const size = headSizes[shape.weight];
  const end = head(beforeLast, last, size);
  return shape.arrows === "both" ? [head(second, first, size), end] : [end];
}

/** Points along a shape; near the ends of an arc, they give its direction there. */
function pointsOf(shape: Shape): Point[] {
  if (shape.shape === "path") return shape.points;
  const { from, to } = shape;
  const near = (to - from) / 12;
  return [from, from + near, to - near, to].map((degrees) => pointOn(shape, degrees));
}

function head([fromX, fromY]: Point, [x, y]: Point, size: number): string {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [u, v] = [(x - fromX) / length, (y - fromY) / length];
  const corner = (side: number): Point => [
    x - size * (u - side * 0.4 * v),
    y - size * (v + side * 0.4 * u),
  ];
  return `M${pair([x, y])}L${pair(corner(1))}L${pair(corner(-1))}Z`;
}
