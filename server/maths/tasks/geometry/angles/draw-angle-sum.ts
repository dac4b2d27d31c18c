import {
  type AnglesFigure,
  drawAnglesAtPoint,
  drawTriangleOfAngles,
  type MarkedAngle,
} from "../../../drawing/angles-drawing.ts";
import {
  drawCyclicQuadrilateral,
  drawExteriorAngle,
  drawTransversal,
} from "../../../drawing/lines-and-angles-drawing.ts";
import {
  drawParallelogramOfAngles,
  drawPolygonOfAngles,
} from "../../../drawing/polygon-drawing.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import type { Drawing } from "../../../plot/plot.ts";
import { type AnglePart, type AngleSum, constantPart } from "./angle-parts.ts";

interface AngleFigure {
  title: string;
  draw: (figure: AnglesFigure) => Drawing | null;
  /** Describes the position of the listed angles in words. */
  describe: (list: string, whole: string) => string;
}

const triangle: AngleFigure = {
  title: "The triangle",
  draw: drawTriangleOfAngles,
  describe: (list) => `A triangle with the angles ${list}.`,
};

function besideEachOther(describe: AngleFigure["describe"]): AngleFigure {
  return { title: "The angles", draw: drawAnglesAtPoint, describe };
}

const parallelogram: AngleFigure = {
  title: "The parallelogram",
  draw: drawParallelogramOfAngles,
  describe: (list) => `A parallelogram with the angles ${list}, one after another.`,
};

const transversal: AngleFigure = {
  title: "The parallel lines",
  draw: drawTransversal,
  describe: (list) =>
    `Two parallel lines and a transversal. The interior angles at its right side are ${list}.`,
};

/** The figure for each rule, selected by the beginning of the rule. */
const figures: readonly [rule: string, figure: AngleFigure][] = [
  ["Angle sum property of a triangle", triangle],
  [
    "Angle sum property of a quadrilateral",
    {
      title: "The quadrilateral",
      draw: drawPolygonOfAngles,
      describe: (list) => `A quadrilateral with the angles ${list}.`,
    },
  ],
  ["Adjacent angles of a parallelogram", parallelogram],
  ["Parallelogram: opposite angles", parallelogram],
  ["Interior angles on the same side of a transversal", transversal],
  ["Co-interior angles", transversal],
  [
    "Opposite angles of a cyclic quadrilateral",
    {
      title: "The quadrilateral in its circle",
      draw: drawCyclicQuadrilateral,
      describe: (list) => `A quadrilateral in a circle with the opposite angles ${list}.`,
    },
  ],
  [
    "Exterior angle property",
    {
      title: "The triangle",
      draw: drawExteriorAngle,
      describe: (list, whole) =>
        `A triangle with one side made longer. The exterior angle there is ${whole}; the interior angles opposite it are ${list}.`,
    },
  ],
  [
    "Complementary",
    besideEachOther((list) => `The angles ${list} side by side; together they are a right angle.`),
  ],
  [
    "Supplementary",
    besideEachOther(
      (list) => `The angles ${list} side by side; together they are a straight angle.`,
    ),
  ],
  [
    "The angles of a linear pair",
    besideEachOther(
      (list) => `The angles ${list} of a linear pair, side by side on a straight line.`,
    ),
  ],
  ["The angles around a point", besideEachOther((list) => `The angles ${list} around one point.`)],
];

/** Draws the angles of a sum with their known sizes; null for rules without a figure. */
export function drawAngleSum({ parts, rule, total, names = [] }: AngleSum, x: Rational) {
  const figure = figures.find(([start]) => rule.startsWith(start))?.[1];
  if (!figure) return null;
  const angles = parts.map((part, at) => markedAngle(part, x, names[at]));
  const whole = markedAngle(constantPart(total), x);
  const texts = angles.map(({ text, name }) => (name === undefined ? text : `∠${name} = ${text}`));
  const list = `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
  const description = `${figure.describe(list, whole.text)} To find: x.`;
  return figure.draw({ title: figure.title, description, angles, whole });
}

function markedAngle(part: AnglePart, x: Rational, name?: string): MarkedAngle {
  const { numerator, denominator } = q.add(q.multiply(part.coefficient, x), part.constant);
  return {
    degrees: Number(numerator) / Number(denominator),
    text: partWords(part),
    isAsked: !q.isZero(part.coefficient),
    ...(name !== undefined && { name }),
  };
}

function partWords({ coefficient, constant }: AnglePart): string {
  const fixed = `${rationalPlain(q.absolute(constant), "decimal")}°`;
  if (q.isZero(coefficient)) return fixed;
  const x = q.equals(coefficient, q.one) ? "x" : `${rationalPlain(coefficient)}x`;
  if (q.isZero(constant)) return x;
  return `${x} ${q.sign(constant) < 0 ? "−" : "+"} ${fixed}`;
}
