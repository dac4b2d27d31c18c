import type { Drawing, Point } from "../plot/plot.ts";
import type { Part } from "./frame.ts";
import { angleLabel, pointLabel, wordAt } from "./labels.ts";
import { angleArc, dashedPen, fine, line, polygon } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

/** A force on a body, or its acceleration. */
export interface Arrow {
  /** In degrees from the right, counter-clockwise. */
  towards: number;
  text: string;
  /** Relative to the longest arrow. */
  size: number;
  /** Whether it is an acceleration, which is drawn next to the body, dashed. */
  kind: "force" | "acceleration";
}

interface Forces extends Pick<Drawing, "title" | "description" | "shows"> {
  /** The label of the body: its mass. */
  body: string;
  arrows: readonly Arrow[];
  /** The support of the body: level ground, none, or a slope of the given degrees. */
  ground: "level" | "none" | { slope: number; text: string };
}

const [halfWidth, halfHeight] = [30, 20];
const longest = 66;
const shortest = 26;

/** A body as a box, and the forces on it as arrows in their directions. */
export function forceDrawing({ body, arrows, ground, ...named }: Forces): Drawing | null {
  const slope = typeof ground === "object" ? ground.slope : 0;
  const turn = turnedBy(slope);
  const corners = [
    [-halfWidth, -halfHeight],
    [halfWidth, -halfHeight],
    [halfWidth, halfHeight],
    [-halfWidth, halfHeight],
  ] satisfies Point[];
  const parts: Part[] = [
    ...groundParts(ground),
    polygon(corners.map(turn), { fill: "blue" }),
    wordAt([0, 0], body),
    ...arrows.flatMap((arrow) => arrowParts(arrow, slope)),
  ];
  return drawSheet({ ...named, parts, mostScale: 1 });
}

function turnedBy(degrees: number): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
}

function arrowParts({ towards, text, size, kind }: Arrow, slope: number): Part[] {
  const length = Math.max(shortest, longest * size);
  const [x, y] = turnedBy(towards)([1, 0]);
  if (kind === "acceleration") return besideParts([x, y], text, slope);
  // From the edge of the box outwards, in any direction.
  const [along, up] = turnedBy(-slope)([x, y]);
  const edge = Math.min(
    halfWidth / Math.max(Math.abs(along), 1e-9),
    halfHeight / Math.max(Math.abs(up), 1e-9),
  );
  const tip: Point = [x * (edge + length), y * (edge + length)];
  const arrow = line([[x * edge, y * edge], tip], { stroke: "red", weight: "bold", arrows: "end" });
  return [arrow, pointLabel(tip, text, { tone: "red" })];
}

/** An arrow next to the body: above it, or at its right if it points up or down. */
function besideParts([x, y]: Point, text: string, slope: number): Part[] {
  const turn = turnedBy(slope);
  const isUpright = Math.abs(y) > 0.9 && slope === 0;
  const [fromX, fromY] = isUpright ? ([halfWidth + 26, 0] as const) : turn([0, halfHeight + 16]);
  const ends: [Point, Point] = [
    [fromX - x * 22, fromY - y * 22],
    [fromX + x * 22, fromY + y * 22],
  ];
  return [
    line(ends, { stroke: "green", isDashed: true, arrows: "end" }),
    pointLabel(ends[1], text, { tone: "green" }),
  ];
}

function groundParts(ground: Forces["ground"]): Part[] {
  if (ground === "none") return [];
  if (ground === "level") {
    return [
      line(
        [
          [-110, -halfHeight],
          [110, -halfHeight],
        ],
        fine,
      ),
    ];
  }
  const turn = turnedBy(ground.slope);
  const foot = turn([-90, -halfHeight]);
  const top = turn([80, -halfHeight]);
  const corner: Point = [top[0], foot[1]];
  return [
    polygon([foot, corner, top]),
    angleArc(foot, corner, top, { radius: 28 }),
    angleLabel([foot, corner, top], ground.text, { radius: 28 }),
  ];
}

interface Resultant extends Pick<Drawing, "title" | "description" | "shows"> {
  /** Magnitudes of the forces, to scale. */
  forces: readonly [number, number];
  texts: readonly [string, string, string];
}

/** Two perpendicular forces with the rectangle that gives their resultant. */
export function resultantDrawing({ forces, texts, ...named }: Resultant): Drawing | null {
  const scale = 150 / Math.max(...forces);
  const [across, up] = [forces[0] * scale, forces[1] * scale];
  if (Math.min(across, up) < 12) return null;
  const ends: [Point, Point, Point] = [
    [across, 0],
    [0, up],
    [across, up],
  ];
  const parts: Part[] = [
    line([ends[0], ends[2], ends[1]], dashedPen),
    ...ends.flatMap((end, at): Part[] => [
      line([[0, 0], end], { stroke: at === 2 ? "green" : "red", weight: "bold", arrows: "end" }),
      pointLabel(end, texts[at] ?? "", { tone: at === 2 ? "green" : "red" }),
    ]),
  ];
  return drawSheet({ ...named, parts, mostScale: 1 });
}
