import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { asRational } from "../exact/exact.ts";
import type { Value } from "../reading/scan.ts";

/** A point of the plane with rational coordinates. */
export interface Point {
  x: Rational;
  y: Rational;
  /** The name A, B, P …; null if the question doesn't name it. */
  name: string | null;
}

/** Returns the points among the values; null unless there are exactly `count` of them with rational coordinates. */
export function pointsOf(values: readonly Value[], count: number): Point[] | null {
  const points = values.flatMap((value) => {
    if (value.kind !== "point") return [];
    const [x, y] = [asRational(value.x), asRational(value.y)];
    return x && y ? [{ x, y, name: value.name }] : [];
  });
  return points.length === count ? points : null;
}

/** Whether one of the values is written as a decimal. */
export function hasDecimals(values: readonly Value[]): boolean {
  return values.some(({ isDecimal }) => isDecimal);
}

/** Whether two points have the same coordinates. */
export function isSamePoint(a: Point, b: Point): boolean {
  return q.equals(a.x, b.x) && q.equals(a.y, b.y);
}

/** Returns the coordinates in LaTeX: (1, 2). */
export function pointLatex(
  { x, y }: Pick<Point, "x" | "y">,
  style: NumberStyle = "fraction",
): string {
  const inner = `${rationalLatex(x, style)}, ${rationalLatex(y, style)}`;
  return inner.includes("\\frac") ? `\\left(${inner}\\right)` : `(${inner})`;
}

/** Returns the coordinates as plain text: (1, 2). */
export function pointPlain(
  { x, y }: Pick<Point, "x" | "y">,
  style: NumberStyle = "fraction",
): string {
  return `(${rationalPlain(x, style)}, ${rationalPlain(y, style)})`;
}

/** Returns A(1, 2) in LaTeX; `name` is used for a point without a name. */
export function namedLatex(point: Point, name: string): string {
  return `${point.name ?? name}${pointLatex(point)}`;
}

/** Returns a number as an operand, in brackets if it is negative. */
export function inner(value: Rational): string {
  const text = rationalLatex(value);
  if (q.sign(value) >= 0) return text;
  return text.includes("\\frac") ? `\\left(${text}\\right)` : `(${text})`;
}

/** Returns a square in LaTeX, with brackets if the base is negative or a fraction. */
export function squareLatex(value: Rational): string {
  const isPlain = q.isInteger(value) && q.sign(value) >= 0;
  return `${isPlain ? rationalLatex(value) : `\\left(${rationalLatex(value)}\\right)`}^{2}`;
}

/** Returns the names of the points: their own if all have distinct ones, otherwise A, B, C, D. */
export function namesFor(points: readonly Point[]): string[] {
  const own = points.flatMap(({ name }) => (name === null ? [] : [name]));
  const isNamed = own.length === points.length && new Set(own).size === points.length;
  return isNamed ? own : points.map((_, at) => "ABCD".charAt(at));
}

/** Returns `(x_{1}, y_{1}) = (1, 2)` for each point. */
export function namedPointsLatex(points: readonly Point[]): string {
  return points
    .map((point, at) => `(x_{${at + 1}}, y_{${at + 1}}) = ${pointLatex(point)}`)
    .join(",\\; ");
}
