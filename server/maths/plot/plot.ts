/** A position in the units of the axes. */
export type Point = [x: number, y: number];

/** A range of an axis and its ticks. */
export interface Stretch {
  from: number;
  to: number;
  ticks: number[];
}

export interface Curve {
  /** LaTeX of its equation. */
  label: string;
  style: "solid" | "dashed";
  /** Connected pieces, each from left to right. */
  pieces: Point[][];
}

export interface Graph {
  kind: "graph";
  /** A description in words. */
  description: string;
  x: Stretch & { name: string };
  y: Stretch & { name: string };
  curves: Curve[];
  /** Vertices of shaded regions. */
  regions: Point[][];
  /** Labels are plain text: see `point-label.ts`. */
  points: { at: Point; label: string }[];
}

/** The endpoints of an interval; the label is the written form, such as √2. */
interface End {
  at: number;
  label: string;
  included: boolean;
}

export interface NumberLine {
  kind: "number-line";
  description: string;
  line: Stretch;
  /** An unbounded side extends to infinity. */
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

/** The style of a shape. A fill is the pale variant of its tone. */
export interface Pen {
  stroke: Tone | null;
  fill: Tone | null;
  weight: "fine" | "normal" | "bold";
  isDashed: boolean;
  arrows: "none" | "end" | "both";
}

/** A polyline in the units of the sheet; a closed path returns to its first point. */
export interface Path extends Pen {
  shape: "path";
  points: Point[];
  isClosed: boolean;
}

/** An arc of an ellipse, in degrees from the right, counter-clockwise; 0 to 360 is the whole ellipse. */
export interface Arc extends Pen {
  shape: "arc";
  centre: Point;
  radii: Point;
  from: number;
  to: number;
}

/** A line of text; `at` is its anchor on the baseline. */
export interface Label {
  text: string;
  at: Point;
  anchor: "start" | "middle" | "end";
  tone: Tone;
  isItalic: boolean;
}

/** A figure for a question: shapes and labels on a sheet 320 wide, y downwards, font size 13. */
export interface Drawing {
  kind: "drawing";
  /** The title: "The triangle". */
  title: string;
  /** A description in one or two sentences. */
  description: string;
  /** A figure of the question shows only given data and no result, so it may be shown with a hint. */
  shows: "question" | "solution";
  height: number;
  shapes: (Path | Arc)[];
  labels: Label[];
}

/** A drawing as numbers; the client chooses size and colours. */
export type Plot = Graph | NumberLine | Drawing;

const mostTicks = 8;

/** The range with ticks at round numbers: 1, 2 or 5 times a power of ten apart, at most eight. */
export function markedStretch(from: number, to: number): Stretch {
  const least = (to - from) / mostTicks;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  const ticks = Array.from({ length: count }, (_, at) => rounded((first + at) * step));
  return { from, to, ticks };
}

/** A graph that includes given positions and the origin, with a margin. */
export function stretchAround(places: readonly number[]): Stretch {
  const [least, most] = [Math.min(0, ...places), Math.max(0, ...places)];
  const margin = Math.max(1, (most - least) * 0.2);
  return markedStretch(rounded(least - margin), rounded(most + margin));
}

const samples = 160;

/**
 * The curve y = f(x) within a window, cut where it leaves the window or has no value. Null values are gaps; the
 * curve is also cut between two samples that leave the window on opposite sides, because there is a pole.
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

/** Rounded: short enough to send, precise enough to draw. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
