import type { Drawing, Point } from "../plot/plot.ts";
import type { Part } from "./frame.ts";
import { sideLabel } from "./labels.ts";
import { dashedPen, line, rightAngle } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";
import { angleParts } from "./triangle-drawing.ts";

/** A segment with its measure, labelled on the side away from a position. */
interface Stretch {
  ends: readonly [Point, Point];
  text: string;
  away: Point;
}

interface SightFigure {
  title: string;
  description: string;
  /** Vertical objects. */
  uprights: readonly (readonly [Point, Point])[];
  ground: readonly [Point, Point];
  /** Lines from the eye to the object. */
  sights: readonly (readonly [Point, Point])[];
  /** Horizontal lines from which angles are measured. */
  levels?: readonly (readonly [Point, Point])[];
  angles: readonly { at: readonly [Point, Point, Point]; text: string; radius?: number }[];
  given: readonly Stretch[];
  asked: Stretch;
}

/** Lines of sight to objects on the ground, to scale; null if the labels can't be placed. */
export function drawSights(figure: SightFigure): Drawing | null {
  const {
    title,
    description,
    uprights,
    ground,
    sights,
    levels = [],
    angles,
    given,
    asked,
  } = figure;
  const written = ({ ends, text, away }: Stretch, tone: "ink" | "red") =>
    sideLabel(ends, text, { away, tone });
  return drawSheet({
    title,
    description,
    shows: "question",
    parts: [
      line(ground, { stroke: "brown" }),
      ...levels.map((ends) => line(ends, dashedPen)),
      ...sights.map((ends) => line(ends, { stroke: "blue" })),
      ...uprights.map((ends) => line(ends, { weight: "bold" })),
      ...uprights.flatMap(([foot, top]) => standing(foot, top, ground)),
      ...angles.flatMap(({ at, text, radius }) => angleParts(at, { text }, radius)),
      ...given.map((stretch) => written(stretch, "ink")),
      written(asked, "red"),
    ],
  });
}

/** The right angle at a foot on the ground. */
function standing(foot: Point, top: Point, [left, right]: SightFigure["ground"]): Part[] {
  if (foot[1] !== left[1]) return [];
  const side = foot[0] - left[0] > right[0] - foot[0] ? left : right;
  return [rightAngle(foot, side, top)];
}
