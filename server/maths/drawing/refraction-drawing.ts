import type { Drawing, Point } from "../plot/plot.ts";
import { askedTone } from "./asked-tone.ts";
import type { Part } from "./frame.ts";
import { angleLabel, pointLabel } from "./labels.ts";
import { angleArc, dashedPen, line } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

interface Refraction {
  /** The angles with the normal, in degrees. */
  incidence: number;
  refraction: number;
  texts: readonly [string, string];
  title: string;
  description: string;
}

const length = 92;

/** A ray from the upper left that continues below the surface, with its true angles. */
export function refractionDrawing(refraction: Refraction): Drawing | null {
  const { texts, title, description } = refraction;
  const from = away(refraction.incidence, -length);
  const to = away(refraction.refraction, length);
  const middle: Point = [from[0] / 2, from[1] / 2];
  const [above, below, foot]: [Point, Point, Point] = [
    [0, length],
    [0, -length],
    [0, 0],
  ];
  const surface: [Point, Point] = [
    [-120, 0],
    [120, 0],
  ];
  const parts: Part[] = [
    line(surface, { stroke: "blue", weight: "bold" }),
    line([above, below], dashedPen),
    line([from, middle], { stroke: "yellow", arrows: "end" }),
    line([middle, foot], { stroke: "yellow" }),
    line([foot, to], { stroke: "yellow", arrows: "end" }),
    angleArc(foot, above, from, { radius: 26 }),
    angleArc(foot, below, to, { radius: 26 }),
    angleLabel([foot, above, from], texts[0], { radius: 26, ...askedTone(texts[0]) }),
    angleLabel([foot, below, to], texts[1], { radius: 26, ...askedTone(texts[1]) }),
    pointLabel([112, 0], "Air", { tone: "soft" }),
    pointLabel(above, "Normal", { tone: "soft" }),
  ];
  return drawSheet({ title, description, shows: "question", parts, mostScale: 1 });
}

/**
 * At a distance from the foot of the normal and an angle with it; below on the right, or with the sign above on the
 * left.
 */
function away(degrees: number, by: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [by * Math.sin(angle), -by * Math.cos(angle)];
}
