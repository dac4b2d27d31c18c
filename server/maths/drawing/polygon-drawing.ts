import type { Drawing, Point } from "../plot/plot.ts";
import type { AnglesFigure } from "./angles-drawing.ts";
import { middleOf, rotate } from "./directions.ts";
import type { Part } from "./frame.ts";
import { cornerLabel, wordAt } from "./labels.ts";
import { angleArc, dashedPen, fine, line, polygon } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";
import { angleParts } from "./triangle-drawing.ts";

/** The title of a drawing of the question. */
interface Named {
  title: string;
  description: string;
}

/** Bounds for the angles: a polygon with smaller or larger angles is too thin to be labelled. */
const isReadable = (degrees: number) => degrees >= 20 && degrees <= 160;

/** The vertices of a polygon around a circle of radius 1 with these angles, counter-clockwise from the lower left. */
function cornersOf(angles: readonly number[]): Point[] {
  const corners: Point[] = [];
  let normal = -90 - (180 - (angles[0] ?? 0));
  for (const angle of angles) {
    const turn = 180 - angle;
    normal += turn;
    const distance = 1 / Math.sin((angle * Math.PI) / 360);
    corners.push(rotate([distance, 0], normal - turn / 2));
  }
  return corners;
}

/** A polygon with these angles, in order; null if one is too small or too large to be readable. */
export function drawPolygonOfAngles({ angles, ...named }: AnglesFigure): Drawing | null {
  if (!angles.every(({ degrees }) => isReadable(degrees))) return null;
  const corners = cornersOf(angles.map(({ degrees }) => degrees));
  return drawMarkedCorners(corners, { angles, ...named });
}

/** A parallelogram with its first angle at the lower left, and the others in order. */
export function drawParallelogramOfAngles({ angles, ...named }: AnglesFigure): Drawing | null {
  const [first] = angles;
  if (!first || !isReadable(first.degrees)) return null;
  const [base, slant] = [3, rotate([1.8, 0], first.degrees)];
  const corners: Point[] = [[0, 0], [base, 0], [base + slant[0], slant[1]], slant];
  return drawMarkedCorners(corners, { angles, ...named });
}

function drawMarkedCorners(
  corners: readonly Point[],
  { angles, title, description }: AnglesFigure,
): Drawing | null {
  const away = middleOf(corners);
  const corner = (at: number): Point => corners[at % corners.length] ?? away;
  return drawSheet({
    title,
    description,
    shows: "question",
    parts: [
      polygon(corners, { fill: "blue" }),
      ...angles.flatMap((mark, at): Part[] => [
        ...angleParts([corner(at), corner(at + 1), corner(at + corners.length - 1)], mark),
        ...(mark.name === undefined ? [] : [cornerLabel(corner(at), mark.name, { away })]),
      ]),
    ],
  });
}

/** The maximum count of sides that can be distinguished. */
const mostSides = 12;

type Corner = [vertex: Point, one: Point, other: Point];

/** The marks in a regular polygon: all its angles for their sum, one angle, or the diagonals from one vertex. */
export type PolygonMark = "sum" | "interior" | "exterior" | "diagonals";

/** A regular polygon with its unknown; null for one with too many sides. */
export function drawRegularPolygon(
  sides: number,
  mark: PolygonMark,
  { title, description }: Named,
): Drawing | null {
  if (sides > mostSides) return null;
  const corners = cornersOf(Array.from({ length: sides }, () => 180 - 360 / sides));
  return drawSheet({
    title,
    description,
    shows: "question",
    parts: [polygon(corners, { fill: "blue" }), ...markedParts(corners, mark)],
  });
}

const asked = { text: "?", isAsked: true };

function markedParts(corners: readonly Point[], mark: PolygonMark): Part[] {
  const corner = (at: number): Point => corners[at % corners.length] ?? [0, 0];
  const angleAt = (at: number): Corner => [
    corner(at),
    corner(at + 1),
    corner(at + corners.length - 1),
  ];
  const [start, vertex, next] = [corner(0), corner(1), corner(2)];
  switch (mark) {
    case "sum":
      return [
        ...corners.map((_, at) => angleArc(...angleAt(at), { radius: 14 })),
        wordAt([0, 0], "sum: ?", { tone: "red" }),
      ];
    case "interior":
      return angleParts(angleAt(1), asked);
    case "exterior": {
      const beyond = extended(start, vertex);
      return [line([vertex, beyond], dashedPen), ...angleParts([vertex, beyond, next], asked)];
    }
    case "diagonals": {
      const ends = corners.slice(3);
      return ends.map((end) => line([vertex, end], dashedPen));
    }
  }
}

/** A side is extended beyond its end by most of its length. */
function extended([fromX, fromY]: Point, [x, y]: Point): Point {
  return [x + 0.8 * (x - fromX), y + 0.8 * (y - fromY)];
}

interface CornerFigure extends Named {
  /** The exterior angle at the vertex, in degrees. */
  exterior: number;
  /** Which of the two angles at the vertex is labelled. */
  marked: "interior" | "exterior";
  text: string;
}

/** Two sides of a regular polygon with an unknown number of sides; null if its angle is too small to be readable. */
export function drawPolygonCorner({ exterior, marked, text, ...named }: CornerFigure) {
  if (exterior < 9 || exterior > 150) return null;
  const [before, vertex, after]: Corner = [[-1, 0], [0, 0], rotate([1, 0], exterior)];
  const beyond = extended(before, vertex);
  const stubs: [Point, Point][] = [
    [before, rotate([0.4, 0], 180 - exterior)],
    [after, rotate([0.4, 0], 2 * exterior)],
  ];
  const isOutside = marked === "exterior";
  return drawSheet({
    ...named,
    shows: "question",
    parts: [
      line([before, vertex, after]),
      ...stubs.map(([end, [x, y]]) => line([end, [end[0] + x, end[1] + y]], fine)),
      ...(isOutside ? [line([vertex, beyond], dashedPen)] : []),
      ...angleParts(isOutside ? [vertex, beyond, after] : [vertex, before, after], { text }),
    ],
  });
}
