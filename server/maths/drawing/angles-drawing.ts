import type { Drawing, Point } from "../plot/plot.ts";
import type { Part } from "./frame.ts";
import { line } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";
import { angleParts, drawTriangle, type Mark } from "./triangle-drawing.ts";

/** An angle to scale, with its label. */
export interface MarkedAngle extends Mark {
  degrees: number;
  /** The letter of its vertex, if the question names it. */
  name?: string;
}

/** Angles with a fixed sum, in the order of the drawing. */
export interface AnglesFigure {
  title: string;
  description: string;
  angles: readonly MarkedAngle[];
  /** The sum, if it is an angle of the figure. */
  whole?: MarkedAngle;
}

/** The minimum angle; smaller ones have no room for their labels. */
const smallest = 9;

const isDrawable = ({ degrees }: MarkedAngle) => degrees >= smallest && degrees <= 180 - smallest;

/** The triangle of three angles; null for other counts of angles and for a degenerate one. */
export function drawTriangleOfAngles({ angles, title, description }: AnglesFigure): Drawing | null {
  const [first, second, third, more] = angles;
  if (!first || !second || !third || more || !angles.every(isDrawable)) return null;
  const side = ({ degrees }: MarkedAngle) => Math.sin((degrees * Math.PI) / 180);
  return drawTriangle({
    title,
    description,
    sides: [side(first), side(second), side(third)],
    names: [first.name ?? "A", second.name ?? "B", third.name ?? "C"],
    sideMarks: [null, null, null],
    angleMarks: [first, second, third],
  });
}

/** Adjacent angles at one point, the first from the right; null if one is too small to read. */
export function drawAnglesAtPoint({ angles, title, description }: AnglesFigure): Drawing | null {
  if (angles.length < 2 || !angles.every(isDrawable)) return null;
  const vertex: Point = [0, 0];
  const ends: Point[] = [];
  let turned = 0;
  for (const { degrees } of [{ degrees: 0 }, ...angles]) {
    turned += degrees;
    const angle = (turned * Math.PI) / 180;
    ends.push([Math.cos(angle), Math.sin(angle)]);
  }
  return drawSheet({
    title,
    description,
    shows: "question",
    parts: [
      ...ends.map((end) => line([vertex, end])),
      ...angles.flatMap((mark, at): Part[] => {
        const [one, other] = [ends[at], ends[at + 1]];
        return one && other ? angleParts([vertex, one, other], mark, 22 + (at % 2) * 6) : [];
      }),
    ],
  });
}
