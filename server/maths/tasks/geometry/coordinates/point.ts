import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { asRational } from "../exact/exact.ts";
import type { Value } from "../reading/scan.ts";

/** A point of the plane with rational coordinates. */
export interface Point {
  x: Rational;
  y: Rational;
  /** A, B, P …, where the question names it. */
  name: string | null;
}

/** The points among the values; null unless there are exactly so many, all rational. */
export function pointsOf(values: readonly Value[], count: number): Point[] | null {
  const points = values.flatMap((value) => {
    if (value.kind !== "point") return [];
    const [x, y] = [asRational(value.x), asRational(value.y)];
    return x && y ? [{ x, y, name: value.name }] : [];
  });
  return points.length === count ? points : null;
}

export function hasDecimals(values: readonly Value[]): boolean {
  return values.some(({ isDecimal }) => isDecimal);
}

export function isSamePoint(a: Point, b: Point): boolean {
  return q.equals(a.x, b.x) && q.equals(a.y, b.y);
}

export function pointLatex(
  { x, y }: Pick<Point, "x" | "y">,
  style: NumberStyle = "fraction",
): string {
  const inner = `${rationalLatex(x, style)}, ${rationalLatex(y, style)}`;
  return inner.includes("\\frac") ? `\\left(${inner}\\right)` : `(${inner})`;
}

export function pointPlain(
  { x, y }: Pick<Point, "x" | "y">,
  style: NumberStyle = "fraction",
): string {
  return `(${rationalPlain(x, style)}, ${rationalPlain(y, style)})`;
}

/** A(1, 2), by its own name or the one given. */
export function namedLatex(point: Point, name: string): string {
  return `${point.name ?? name}${pointLatex(point)}`;
}

/** A number inside a formula: in brackets where it is negative. */
export function inner(value: Rational): string {
  const text = rationalLatex(value);
  if (q.sign(value) >= 0) return text;
  return text.includes("\\frac") ? `\\left(${text}\\right)` : `(${text})`;
}

/** A square, its base in brackets where it is negative or a fraction. */
export function squared(value: Rational): string {
  const isPlain = q.isInteger(value) && q.sign(value) >= 0;
  return `${isPlain ? rationalLatex(value) : `\\left(${rationalLatex(value)}\\right)`}^{2}`;
}

/** The names of points as they are used in the working: their own if all have one, else A, B, C. */
export function namesFor(points: readonly Point[]): string[] {
  const own = points.flatMap(({ name }) => (name === null ? [] : [name]));
  const isNamed = own.length === points.length && new Set(own).size === points.length;
  return isNamed ? own : points.map((_, at) => "ABCD".charAt(at));
}

/** `(x_{1}, y_{1}) = (1, 2)` for each. */
export function labelled(points: readonly Point[]): string {
  return points
    .map((point, at) => `(x_{${at + 1}}, y_{${at + 1}}) = ${pointLatex(point)}`)
    .join(",\\; ");
}
