import type { Drawing, Point } from "../plot/plot.ts";
import { middleOf } from "./directions.ts";
import type { Part } from "./frame.ts";
import { angleLabel, cornerLabel, sideLabel, type Writing } from "./labels.ts";
import { angleArc, polygon, rightAngle } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

/** The label of a side or an angle: a given measure, or the mark of an unknown. */
export interface Mark {
  text: string;
  isAsked?: boolean;
}

interface TriangleFigure {
  title: string;
  description: string;
  /** The lengths of a, b and c, opposite A, B and C. */
  sides: readonly [number, number, number];
  names: readonly [string, string, string];
  sideMarks: readonly [Mark | null, Mark | null, Mark | null];
  angleMarks: readonly [Mark | null, Mark | null, Mark | null];
}

const writingOf = ({ isAsked }: Mark): Writing => (isAsked === true ? { tone: "red" } : {});

/** The minimum angle that can be labelled. */
const flattest = 1 / 12;

/** A triangle to scale with named vertices, A at the left and B at the right; null if it is too flat to be readable. */
export function drawTriangle(figure: TriangleFigure): Drawing | null {
  const { title, description, sides, names, sideMarks, angleMarks } = figure;
  const corners = cornersOf(sides);
  if (!corners) return null;
  const away = middleOf(corners);
  const corner = (at: number): Point => corners[at % 3] ?? away;
  // The side opposite a vertex joins the two others.
  const opposite = (at: number): [Point, Point] => [corner(at + 1), corner(at + 2)];
  const angle = (at: number): [Point, Point, Point] => [corner(at), ...opposite(at)];
  return drawSheet({
    title,
    description,
    shows: "question",
    parts: [
      polygon(corners, { fill: "blue" }),
      ...names.map((name, at) => cornerLabel(corner(at), name, { away })),
      ...sideMarks.flatMap((mark, at) =>
        mark ? [sideLabel(opposite(at), mark.text, { away, ...writingOf(mark) })] : [],
      ),
      ...angleMarks.flatMap((mark, at) => (mark ? angleParts(angle(at), mark) : [])),
    ],
  });
}

function cornersOf([a, b, c]: TriangleFigure["sides"]): [Point, Point, Point] | null {
  const x = (b * b + c * c - a * a) / (2 * c);
  const y = Math.sqrt(b * b - x * x);
  if (!(y > Math.max(a, b, c) * flattest)) return null;
  return [
    [0, 0],
    [c, 0],
    [x, y],
  ];
}

/** An angle with its arc, a right one with its right-angle mark. */
export function angleParts(angle: readonly [Point, Point, Point], mark: Mark, radius = 20): Part[] {
  if (mark.text === "90°") return [rightAngle(...angle)];
  return [
    angleArc(...angle, { radius }),
    angleLabel(angle, mark.text, { radius, ...writingOf(mark) }),
  ];
}
