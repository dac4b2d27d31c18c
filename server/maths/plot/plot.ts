/** A place in the units of the axes. */
export type Point = [x: number, y: number];

/** A stretch of an axis and where it is marked. */
export interface Stretch {
  from: number;
  to: number;
  ticks: number[];
}

export interface Curve {
  /** LaTeX of its equation. */
  label: string;
  style: "solid" | "dashed";
  /** Pieces without a gap, each from left to right. */
  pieces: Point[][];
}

export interface Graph {
  kind: "graph";
  /** What is to be seen, in words. */
  description: string;
  x: Stretch & { name: string };
  y: Stretch & { name: string };
  curves: Curve[];
  /** Corners of shaded regions. */
  regions: Point[][];
  /** Labels are plain text: see `point-label.ts`. */
  points: { at: Point; label: string }[];
}

/** Where an interval ends; the label is what a student writes there, such as √2. */
interface End {
  at: number;
  label: string;
  included: boolean;
}

export interface NumberLine {
  kind: "number-line";
  description: string;
  line: Stretch;
  /** A side without an end goes on for ever. */
  intervals: { from: End | null; to: End | null }[];
}

export type Tone =
  | "ink"
  | "soft"
  | "green"
  | "blue"
  | "red"
  | "yellow"
  | "brown"
  | "violet"
  | "grey";

/** How a shape is drawn. A fill is the pale variant of its tone. */
export interface Pen {
  stroke: Tone | null;
  fill: Tone | null;
  weight: "fine" | "normal" | "bold";
  isDashed: boolean;
  arrows: "none" | "end" | "both";
}

/** Straight lines from point to point, in the units of the sheet; a closed path goes back to its first point. */
export interface Path extends Pen {
  shape: "path";
  points: Point[];
  isClosed: boolean;
}

/** A part of an ellipse, in degrees from the right, counter-clockwise; 0 to 360 is all of it. */
export interface Arc extends Pen {
  shape: "arc";
  centre: Point;
  radii: Point;
  from: number;
  to: number;
}

/** A line of text; `at` is its anchor on the line that letters stand on. */
export interface Label {
  text: string;
  at: Point;
  anchor: "start" | "middle" | "end";
  tone: Tone;
  isItalic: boolean;
}

/** A figure of what a question is about: shapes and words on a sheet 320 wide, y downwards, words 13 high. */
export interface Drawing {
  kind: "drawing";
  /** What is drawn, as a heading: "The triangle". */
  title: string;
  /** What is to be seen, in one or two sentences. */
  description: string;
  /** A figure of the question shows what is given and no result, so it may stand beside a hint. */
  shows: "question" | "solution";
  height: number;
  shapes: (Path | Arc)[];
  labels: Label[];
}

/** A drawing as numbers; whoever shows it chooses size and colours. */
export type Plot = Graph | NumberLine | Drawing;

const mostTicks = 8;

/** The stretch with round marks on it: 1, 2 or 5 times a power of ten apart, eight at most. */
export function markedStretch(from: number, to: number): Stretch {
  const least = (to - from) / mostTicks;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  const ticks = Array.from({ length: count }, (_, at) => rounded((first + at) * step));
  return { from, to, ticks };
}

/** A graph around places that are to be seen, the origin among them, with room at the edges. */
export function stretchAround(places: readonly number[]): Stretch {
  const [least, most] = [Math.min(0, ...places), Math.max(0, ...places)];
  const margin = Math.max(1, (most - least) * 0.2);
  return markedStretch(rounded(least - margin), rounded(most + margin));
}

const samples = 160;

/**
 * The curve y = f(x) within a window, cut where it leaves the window or has no value. Null values are gaps; between
 * two samples that leave the window on opposite sides the curve is cut as well, for there is a pole.
 */
export function curvePieces(
  valueAt: (x: number) => number | null,
  x: Stretch,
  y: Stretch,
): Point[][] {
  const height = y.to - y.from;
  const pieces: Point[][] = [[]];
  for (let at = 0; at <= samples; at += 1) {
    const place = x.from + ((x.to - x.from) * at) / samples;
    const value = valueAt(place);
    const isSeen = value !== null && value >= y.from - height && value <= y.to + height;
    if (isSeen) pieces.at(-1)?.push([rounded(place), rounded(value)]);
    else pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** Short enough to send, exact enough to draw. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
