import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  type Curve,
  type Graph,
  type Point,
  type Stretch,
  stretchAround,
} from "../../../plot/plot.ts";
import { asAtMost, type Constraint, type Program } from "./program.ts";
import { type Corner, meeting, type ProgramSolution } from "./solve-program.ts";

/** The half-plane a·x + b·y ≤ c in floating point, which is precise enough for display. */
interface HalfPlane {
  a: number;
  b: number;
  c: number;
}

const furthest = 1e5;

/**
 * Draws the boundary lines, the feasible region within the window, and its corner points; null if the drawing would be
 * too large.
 */
export function drawProgram(
  { constraints }: Program,
  { corners }: ProgramSolution,
  labelOf: (line: Constraint) => string,
): Graph | null {
  const lines = constraints.filter(({ a, b, c }) => !(q.isZero(c) && (q.isZero(a) || q.isZero(b))));
  const seen = [...corners, ...lines.flatMap(interceptsOf)].map(placeOf);
  if (seen.length === 0 || seen.some((place) => place.some((one) => Math.abs(one) > furthest))) {
    return null;
  }
  const x = stretchAround(seen.map(([across]) => across));
  const y = stretchAround(seen.map(([, up]) => up));
  const window: Point[] = [
    [x.from, y.from],
    [x.to, y.from],
    [x.to, y.to],
    [x.from, y.to],
  ];
  const region = constraints.map(halfPlaneOf).reduce<Point[]>(cut, window);
  return {
    kind: "graph",
    description: `The boundary lines of the constraints${region.length > 2 ? ", with the feasible region shaded and its corner points marked" : "; no region fulfils them all"}`,
    x: { ...x, name: "x" },
    y: { ...y, name: "y" },
    curves: lines.map((line) => boundary(line, x, y, labelOf(line))),
    regions: region.length > 2 ? [region.map(rounded)] : [],
    points: corners.map((corner) => ({ at: rounded(placeOf(corner)), label: cornerLabel(corner) })),
  };
}

function interceptsOf(line: Constraint): Corner[] {
  const axes: Constraint[] = [
    { a: q.one, b: q.zero, sign: "≥", c: q.zero },
    { a: q.zero, b: q.one, sign: "≥", c: q.zero },
  ];
  return axes.flatMap((axis) => meeting(line, axis) ?? []);
}

function float({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

function placeOf({ x, y }: Corner): Point {
  return [float(x), float(y)];
}

function cornerLabel({ x, y }: Corner): string {
  const write = (value: Rational): string =>
    q.isInteger(value) ? String(value.numerator) : `${value.numerator}/${value.denominator}`;
  return `(${write(x)}, ${write(y)})`;
}

function halfPlaneOf(constraint: Constraint): HalfPlane {
  const { a, b, c } = asAtMost(constraint);
  return { a: float(a), b: float(b), c: float(c) };
}

/** Clips a polygon to a half-plane (Sutherland–Hodgman). */
function cut(polygon: readonly Point[], { a, b, c }: HalfPlane): Point[] {
  const over = ([x, y]: Point): number => a * x + b * y - c;
  return polygon.flatMap((corner, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? corner;
    const [here, there] = [over(corner), over(next)];
    const kept = here <= 1e-9 ? [corner] : [];
    const crosses = (here < -1e-9 && there > 1e-9) || (here > 1e-9 && there < -1e-9);
    if (!crosses) return kept;
    const part = here / (here - there);
    const [x, y] = corner;
    return [...kept, [x + part * (next[0] - x), y + part * (next[1] - y)] as Point];
  });
}

/** Returns the segment of a boundary line within the window. */
function boundary(line: Constraint, x: Stretch, y: Stretch, label: string): Curve {
  const [a, b, c] = [float(line.a), float(line.b), float(line.c)];
  const ends: Point[] =
    b === 0
      ? [
          [c / a, y.from],
          [c / a, y.to],
        ]
      : [
          [x.from, (c - a * x.from) / b],
          [x.to, (c - a * x.to) / b],
        ];
  const inside = clipped(ends, y);
  return { label, style: "solid", pieces: inside ? [inside.map(rounded)] : [] };
}

/** Clips a segment to the height of the window; null if it is outside. */
function clipped([from, to]: readonly Point[], { from: low, to: high }: Stretch): Point[] | null {
  if (!from || !to) return null;
  const [rise, run] = [to[1] - from[1], to[0] - from[0]];
  if (rise === 0) return from[1] >= low && from[1] <= high ? [from, to] : null;
  const parts = [low, high].map((height) => (height - from[1]) / rise).toSorted((a, b) => a - b);
  const [first, last] = [Math.max(0, parts[0] ?? 0), Math.min(1, parts[1] ?? 1)];
  if (first >= last) return null;
  const at = (part: number): Point => [from[0] + part * run, from[1] + part * rise];
  return [at(first), at(last)];
}

function rounded([x, y]: Point): Point {
  return [Number(x.toPrecision(6)), Number(y.toPrecision(6))];
}
