import { type Drawing, markedStretch, type Point, type Tone } from "../plot/plot.ts";
import { widthOf } from "./boxes.ts";
import type { LabelPart, Part } from "./frame.ts";
import { sideLabel } from "./labels.ts";
import { wordSize } from "./place-labels.ts";
import { dot, line } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

interface Jump {
  from: number;
  to: number;
  /** The addend: "+ 5", "− 3/4". */
  text: string;
}

interface LineDrawing {
  title: string;
  description: string;
  shows: Drawing["shows"];
  /** Marked positions, with their names. */
  points: readonly { at: number; text: string }[];
  jumps?: readonly Jump[];
  /** The distance of minor ticks; without it only ticks at round numbers are drawn. */
  unit?: number;
  /** Whether only the range of the points is drawn, without 0 and without automatic ticks. */
  isCutOut?: boolean;
}

const lineWidth = 264;
/** The maximum count of minor ticks. */
const mostMarks = 40;

/** A number line with marked positions, and jumps from one to another above it. */
export function lineDrawing(drawing: LineDrawing): Drawing | null {
  const { title, description, shows, points, jumps = [] } = drawing;
  const stretch = stretchOf(drawing);
  const scale = lineWidth / (stretch.to - stretch.from);
  const across = (value: number): number => (value - stretch.from) * scale;
  const parts: Part[] = [
    line(
      [
        [-10, 0],
        [lineWidth + 10, 0],
      ],
      { arrows: "both" },
    ),
    ...marks(stretch, across),
    ...roundNames(stretch, points, across),
    ...points.flatMap(({ at, text }): Part[] => [
      { ...dot([across(at), 0], "blue") },
      below(text, across(at), "blue"),
    ]),
    ...jumps.flatMap((jump, at) => jumpParts(jump, at, across)),
  ];
  return drawSheet({ title, description, shows, parts, mostScale: 1 });
}

interface Marked {
  from: number;
  to: number;
  /** Ticks with a number, and minor ticks between them. */
  named: number[];
  small: number[];
}

/** All marked positions, and 0, with some margin: for fractions up to the next whole numbers. */
function stretchOf({ points, jumps = [], unit, isCutOut = false }: LineDrawing): Marked {
  const ends = [...points.map(({ at }) => at), ...jumps.flatMap(({ from, to }) => [from, to])];
  if (isCutOut) return cutOut(ends);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  if (unit !== undefined && unit < 1) return wholes(Math.floor(least), Math.ceil(most), unit);
  return roundStretch(least, most, unit);
}

function roundStretch(least: number, most: number, unit: number | undefined): Marked {
  const [first = 0, second = 1] = markedStretch(least, most).ticks;
  const room = unit ?? (second - first) / 2;
  const [from, to] = [least < 0 ? least - room : 0, most > 0 ? most + room : 0];
  const small = unit === undefined ? [] : marksFrom(from, to, unit);
  const named = markedStretch(from, to).ticks.filter(
    (tick) => unit === undefined || tick % unit === 0,
  );
  return { from, to, named, small };
}

/** Whole numbers are labelled, fractions only if they are points. */
function wholes(from: number, to: number, unit: number): Marked {
  return { from, to, named: marksFrom(from, to, 1), small: marksFrom(from, to, unit) };
}

function marksFrom(from: number, to: number, unit: number): number[] {
  const count = Math.round((to - from) / unit);
  if (count > mostMarks) return [];
  return Array.from({ length: count + 1 }, (_, at) => from + at * unit);
}

function cutOut(places: readonly number[]): Marked {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const room = (most - least) / 12;
  return { from: least - room, to: most + room, named: [], small: [] };
}

function marks({ named, small }: Marked, across: (value: number) => number): Part[] {
  const mark = (value: number, size: number): Part =>
    line(
      [
        [across(value), -size],
        [across(value), size],
      ],
      { weight: "fine" },
    );
  return [...small.map((value) => mark(value, 4)), ...named.map((value) => mark(value, 6))];
}

/** Round numbers below the line, if no marked position is near. */
function roundNames(
  { named, from, to }: Marked,
  points: LineDrawing["points"],
  across: (value: number) => number,
): Part[] {
  const texts = named.map((value) => ({ value, text: numberText(value) }));
  const isFree = ({ value, text }: { value: number; text: string }): boolean =>
    value >= from &&
    value <= to &&
    points.every(
      (point) =>
        Math.abs(across(point.at) - across(value)) >
        (textWidth(text) + textWidth(point.text)) / 2 + 9,
    );
  return texts.filter(isFree).map(({ value, text }) => below(text, across(value), "soft"));
}

function textWidth(text: string): number {
  return widthOf(text, wordSize);
}

/** The text of a number on a number line, with a minus sign. */
function numberText(value: number): string {
  return String(Number(value.toPrecision(6))).replace("-", "−");
}

/** Directly below the line; one row further down if another label is there. */
function below(text: string, x: number, tone: Tone): LabelPart {
  return {
    kind: "label",
    text,
    tone,
    isItalic: false,
    places: ({ at }) => [-16, -31].map((y) => ({ middle: at([x, y]) })),
  };
}

/** An arc between positions; later arcs are higher, so that they do not overlap. */
function jumpParts(
  { from, to, text }: Jump,
  order: number,
  across: (value: number) => number,
): Part[] {
  const [start, end] = [across(from), across(to)];
  const height = 26 + 16 * order;
  const bow = Array.from({ length: 17 }, (_, at): Point => {
    const part = at / 16;
    return [start + (end - start) * part, 4 + height * 4 * part * (1 - part)];
  });
  const middle = (start + end) / 2;
  const top: [Point, Point] = [
    [middle - 10, 4 + height],
    [middle + 10, 4 + height],
  ];
  return [
    line(bow, { stroke: "blue", arrows: "end" }),
    sideLabel(top, text, { away: [middle, 0], tone: "blue" }),
  ];
}
