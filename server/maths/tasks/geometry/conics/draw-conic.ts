import { drawPoints, type NamedPoint } from "../../../drawing/axes-drawing.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Drawing, Point } from "../../../plot/plot.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactWords } from "../exact/write-exact.ts";
import type { StandardConic } from "./conic-features.ts";

type Axis = StandardConic["axis"];
type Line = Parameters<typeof drawPoints>[0]["lines"][number];

/** Returns a point by its coordinates along and across the axis of the foci. */
const placeOn =
  (axis: Axis) =>
  (along: number, across: number): Point =>
    axis === "x" ? [along, across] : [across, along];

const sampled = (from: number, to: number, at: (part: number) => Point): Point[] =>
  Array.from({ length: 61 }, (_, step) => at(from + ((to - from) * step) / 60));

const sizeOf = (value: Exact) => exact.toNumber(value);

/**
 * Draws the curve with its foci and vertices, and the directrix of a parabola; null if the drawing would be too thin.
 */
export function drawConic({ kind, axis, sizes, standard }: StandardConic): Drawing | null {
  const { description, points, lines } =
    "a" in sizes ? parabola(axis, sizes.a) : central(kind, axis, sizes);
  const equation = equationWords(standard);
  return drawPoints({
    title: `The ${kind}`,
    description: `The ${kind}${equation} ${description}.`,
    shows: "solution",
    points,
    lines,
  });
}

/** Returns the equation as plain text, y² = 8x; empty if it can't be written in one line. */
function equationWords(standard: string): string {
  const text = standard
    .replaceAll("^{2}", "²")
    .replaceAll(/\\frac\{([^{}]*)\}\{([^{}]*)\}/gu, "$1/$2")
    .replaceAll("-", "−");
  return text.includes("\\") ? "" : ` ${text}`;
}

interface Scene {
  description: string;
  points: NamedPoint[];
  lines: Line[];
}

function parabola(axis: Axis, size: Rational): Scene {
  const a = sizeOf(exact.fromRational(size));
  const place = placeOn(axis);
  const focus = named("F", axis, exact.fromRational(size));
  const directrix = `${axis} = ${exactWords(exact.fromRational(q.negate(size)))}`;
  return {
    description: `with its vertex in the origin, its focus ${focus.text} and its directrix ${directrix}`,
    points: [focus],
    lines: [
      { through: sampled(-2, 2, (t) => place(a * t * t, 2 * a * t)) },
      { through: [place(-a, -3 * a), place(-a, 3 * a)], isDashed: true },
    ],
  };
}

function named(name: string, axis: Axis, along: Exact): NamedPoint {
  const words = exactWords(along);
  const text = axis === "x" ? `${name}(${words}, 0)` : `${name}(0, ${words})`;
  return { at: placeOn(axis)(sizeOf(along), 0), text };
}

interface CentralSizes {
  aa: Rational;
  bb: Rational;
  cc: Rational;
}

function central(kind: StandardConic["kind"], axis: Axis, { aa, bb, cc }: CentralSizes): Scene {
  const root = (square: Rational) => exact.squareRoot(exact.fromRational(square)) ?? exact.zero;
  const [long, short, middle] = [root(aa), root(bb), root(cc)];
  const [a, b] = [sizeOf(long), sizeOf(short)];
  const points = [
    named("F", axis, middle),
    named("F′", axis, exact.negate(middle)),
    named("A", axis, long),
    named("A′", axis, exact.negate(long)),
  ];
  const texts = points.map(({ text }) => text);
  // The vertices of a hyperbola are close to its foci, so they are marked without labels.
  const marked = points.map((point, index) =>
    kind === "hyperbola" && index > 1 ? { ...point, text: "" } : point,
  );
  return {
    description: `with the foci ${texts[0]} and ${texts[1]} and the vertices ${texts[2]} and ${texts[3]}`,
    points: marked,
    lines: kind === "ellipse" ? ellipse(axis, a, b) : hyperbola(axis, a, b),
  };
}

function ellipse(axis: Axis, a: number, b: number): Line[] {
  const place = placeOn(axis);
  const turn = 2 * Math.PI;
  return [{ through: sampled(0, turn, (t) => place(a * Math.cos(t), b * Math.sin(t))) }];
}

/** Returns two branches and the asymptotes. */
function hyperbola(axis: Axis, a: number, b: number): Line[] {
  const place = placeOn(axis);
  const branch = (side: number) =>
    sampled(-1.4, 1.4, (t) => place(side * a * Math.cosh(t), b * Math.sinh(t)));
  return [
    { through: branch(1) },
    { through: branch(-1) },
    ...[1, -1].map((side): Line => ({
      through: [place(-2 * a, -2 * b * side), place(2 * a, 2 * b * side)],
      isDashed: true,
    })),
  ];
}
