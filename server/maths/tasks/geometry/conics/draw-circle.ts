import { drawPoints } from "../../../drawing/axes-drawing.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Drawing, Point as Place } from "../../../plot/plot.ts";
import { type Point, pointPlain } from "../coordinates/point.ts";
import * as exact from "../exact/exact.ts";
import { exactWords } from "../exact/write-exact.ts";

interface CircleFigure {
  centre: Pick<Point, "x" | "y">;
  radiusSquared: Rational;
  /** A given point on the circle. */
  through: Pick<Point, "x" | "y"> | null;
  /** Whether centre and radius are given; otherwise they are the result. */
  isGiven: boolean;
}

const numberOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator);
const words = (point: Pick<Point, "x" | "y">) => pointPlain(point).replaceAll("-", "−");
const samples = 72;

/** Draws a circle in a coordinate system with its centre and a radius; null if it is too far from the origin. */
export function drawCircle({
  centre,
  radiusSquared,
  through,
  isGiven,
}: CircleFigure): Drawing | null {
  const radius = exact.squareRoot(exact.fromRational(radiusSquared));
  if (!radius) return null;
  const size = Math.sqrt(numberOf(radiusSquared));
  const middle: Place = [numberOf(centre.x), numberOf(centre.y)];
  const on = (part: number): Place => {
    const angle = part * 2 * Math.PI;
    return [middle[0] + size * Math.cos(angle), middle[1] + size * Math.sin(angle)];
  };
  const end: Place = through ? [numberOf(through.x), numberOf(through.y)] : on(0.1);
  const centreWords = `C${words(centre)}`;
  const point = through ? `P${words(through)}` : `r = ${exactWords(radius)}`;
  return drawPoints({
    title: "The circle",
    description: through
      ? `A circle with the centre ${centreWords} through the point ${point}. Its equation is to be found.`
      : `A circle with the centre ${centreWords} and the radius ${exactWords(radius)}.`,
    shows: isGiven ? "question" : "solution",
    points: [
      { at: middle, text: centreWords },
      { at: end, text: point },
    ],
    lines: [
      { through: Array.from({ length: samples }, (_, at) => on(at / samples)), isClosed: true },
      { through: [middle, end], isDashed: true },
    ],
  });
}
