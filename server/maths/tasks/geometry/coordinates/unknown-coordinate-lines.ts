import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { type Point, pointLatex, squareLatex as squareOf } from "./point.ts";

/** A point whose coordinates may contain the unknown letter. */
export interface OpenPoint {
  x: Expression;
  y: Expression;
}

/** The problem of finding a letter so that three points are collinear, or two points have a given distance. */
export interface UnknownCoordinate {
  letter: string;
  points: readonly OpenPoint[];
  /** The square of the distance; null for collinear points. */
  squaredDistance: Rational | null;
}

/** Returns the equation with the coordinates substituted. */
export function substitutedEquation({ points, squaredDistance }: UnknownCoordinate): string {
  const written = (part: Expression): string => {
    const latex = expressionLatex(part);
    return /^[\w.]+$/.test(latex) ? latex : `(${latex})`;
  };
  const gap = (from: Expression, to: Expression): string =>
    `${expressionLatex(to)} - ${written(from)}`;
  const [a, b, c] = points;
  if (!a || !b) return "";
  if (squaredDistance) {
    return `(${gap(a.x, b.x)})^{2} + (${gap(a.y, b.y)})^{2} = ${rationalLatex(squaredDistance)}`;
  }
  if (!c) return "";
  const term = (own: OpenPoint, from: OpenPoint, to: OpenPoint): string =>
    `${written(own.x)}(${gap(from.y, to.y)})`;
  return `${term(a, c, b)} + ${term(b, a, c)} + ${term(c, b, a)} = 0`;
}

/** Returns the coordinates in LaTeX, with the letter. */
export function pointText({ x, y }: OpenPoint): string {
  return `(${expressionLatex(x)}, ${expressionLatex(y)})`;
}

/** Returns the check of a root: the value of the letter, with the points that it gives. */
export function putBack(
  problem: UnknownCoordinate,
  root: Rational,
  points: readonly Point[],
): string {
  const shown = points.map((point) => pointLatex(point)).join(",\\; ");
  const [a, b] = points;
  const found = `${problem.letter} = ${rationalLatex(root)}: \\quad ${shown}`;
  if (!a || !b) return found;
  const [across, up] = [q.subtract(b.x, a.x), q.subtract(b.y, a.y)];
  if (problem.squaredDistance) {
    return `${found}: \\quad d^{2} = ${squareOf(across)} + ${squareOf(up)} = ${rationalLatex(problem.squaredDistance)}`;
  }
  const slope = q.isZero(across) ? null : rationalLatex(q.divide(up, across));
  return slope === null
    ? `${found} \\text{ on one vertical line}`
    : `${found} \\text{ on one line with the slope } ${slope}`;
}
