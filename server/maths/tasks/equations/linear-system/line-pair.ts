import type { Rational } from "../../../numbers/rational.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import {
  type Curve,
  curvePieces,
  type Graph,
  type Point,
  type Stretch,
  stretchAround,
} from "../../../plot/plot.ts";
import { pointLabel } from "../../../plot/point-label.ts";
import type { LinearSystem } from "./recognise.ts";
import { rowLatex } from "./row-lines.ts";
import type { Row, SystemResult } from "./solve.ts";

/** The maximum number for a drawing. */
const farthest = 1e4;

/** Both lines, with their intersection; null if that is too far away to be visible. */
export function linePair({ names }: LinearSystem, { rows, outcome }: SystemResult): Graph | null {
  const meeting = outcome.kind === "one" ? pointOf(outcome.values) : null;
  const seen = [...(meeting ? [meeting] : []), ...rows.flatMap(crossings)];
  if (seen.flat().some((value) => Math.abs(value) > farthest)) return null;
  const x = stretchAround(seen.map(([place]) => place));
  const y = stretchAround(seen.map(([, height]) => height));
  return {
    kind: "graph",
    description: descriptions[outcome.kind],
    x: { ...x, name: names[0] },
    y: { ...y, name: names[1] },
    curves: rows.map((row, at) => curveOf(row, { x, y, label: rowLatex(row, names), at })),
    regions: [],
    points:
      meeting && outcome.kind === "one" ? [{ at: meeting, label: label(outcome.values) }] : [],
  };
}

const descriptions = {
  one: "Two lines that meet in one point, the solution.",
  none: "Two parallel lines. They never meet, so there is no solution.",
  many: "Both equations give the same line, and each of its points is a solution.",
};

function pointOf([x, y]: readonly [Rational, Rational]): Point {
  return [Number(asNumber(x).toPrecision(6)), Number(asNumber(y).toPrecision(6))];
}

function asNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

function label([x, y]: readonly [Rational, Rational]): string {
  return pointLabel([rationalPlain(x), rationalPlain(y)], [x, y].map(asNumber));
}

/** Where a line crosses the axes. */
function crossings({ a, b, c }: Row): Point[] {
  const [first, second, right] = [Number(a), Number(b), Number(c)];
  return [
    ...(a === 0n ? [] : [[right / first, 0] satisfies Point]),
    ...(b === 0n ? [] : [[0, right / second] satisfies Point]),
  ];
}

interface Window {
  x: Stretch;
  y: Stretch;
  label: string;
  at: number;
}

/** The second of two identical lines is dashed, so that both are visible. */
function curveOf({ a, b, c }: Row, { x, y, label: name, at }: Window): Curve {
  const style = at === 0 ? "solid" : "dashed";
  const [first, second, right] = [Number(a), Number(b), Number(c)];
  if (b === 0n) {
    const place = Number((right / first).toPrecision(6));
    return {
      label: name,
      style,
      pieces: [
        [
          [place, y.from],
          [place, y.to],
        ],
      ],
    };
  }
  return {
    label: name,
    style,
    pieces: curvePieces((place) => (right - first * place) / second, x, y),
  };
}
