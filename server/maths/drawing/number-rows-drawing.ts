import type { Drawing, Tone } from "../plot/plot.ts";
import { widthOf } from "./boxes.ts";
import type { LabelPart, Part, Place } from "./frame.ts";
import { wordSize } from "./place-labels.ts";
import { dot, line } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

/** A number line whose units are divided into equal parts. All numbers are counted in parts, from 0. */
export interface NumberRow {
  from: number;
  to: number;
  /** The marks with a name lie so many parts apart: the denominator, or 1 for integers. */
  unit: number;
  /** The name of the mark so many parts from 0. */
  nameOf: (parts: number) => string;
  points: readonly { at: number; text: string }[];
  /** The stretch that is counted, in the colour of the points. */
  countedStretch?: readonly [from: number, to: number];
}

interface NumberRows extends Pick<Drawing, "title" | "description" | "shows"> {
  rows: readonly NumberRow[];
}

const lineWidth = 256;
/** The line beyond its last mark, so that its arrow is free of it. */
const overhang = 14;
const rowHeight = 66;
/** The least distance between the names of two marks. */
const nameGap = 3.5;

/**
 * Number lines below each other: names of marks below the line, points with their numbers above it. Null if the labels
 * can't be placed.
 */
export function numberRowsDrawing({ rows, ...named }: NumberRows): Drawing | null {
  const parts = rows.flatMap((row, order) => rowParts(row, -order * rowHeight));
  return drawSheet({ ...named, parts, mostScale: 1 });
}

function rowParts(row: NumberRow, y: number): Part[] {
  const { from, to, unit, points, countedStretch } = row;
  const across = (at: number): number => ((at - from) * lineWidth) / (to - from);
  const marks = Array.from({ length: to - from + 1 }, (_, order) => from + order);
  return [
    line(
      [
        [-overhang, y],
        [lineWidth + overhang, y],
      ],
      { arrows: "both" },
    ),
    ...marks.map((at) => mark(across(at), y, at % unit === 0 ? 7 : 4)),
    ...(countedStretch ? [stretch(across(countedStretch[0]), across(countedStretch[1]), y)] : []),
    ...namedMarks(row, marks).map((at) => nameLabel(row.nameOf(at), across(at), y)),
    ...points.flatMap(({ at, text }): Part[] => [
      { ...dot([across(at), y], "blue") },
      pointLabel(text, across(at), y),
    ]),
  ];
}

function mark(x: number, y: number, size: number): Part {
  return line(
    [
      [x, y - size],
      [x, y + size],
    ],
    { weight: "fine" },
  );
}

function stretch(start: number, end: number, y: number): Part {
  return line(
    [
      [start, y],
      [end, y],
    ],
    { stroke: "blue", weight: "bold" },
  );
}

/** All marks except the points, if their names fit below the line; otherwise the units, or every second, fifth, tenth. */
function namedMarks({ from, to, unit, nameOf, points }: NumberRow, marks: readonly number[]) {
  const step = lineWidth / (to - from);
  const every = [1, unit, 2 * unit, 5 * unit, 10 * unit].find((apart) => {
    const names = marks.filter((at) => at % apart === 0).map(nameOf);
    return Math.max(...names.map((name) => widthOf(name, wordSize))) + nameGap <= apart * step;
  });
  if (every === undefined) return [];
  const isPoint = (at: number) => points.some((point) => point.at === at);
  return marks.filter((at) => at % every === 0 && (at % unit === 0 || !isPoint(at)));
}

function nameLabel(text: string, x: number, y: number): LabelPart {
  return labelAt(text, "soft", (at) => [{ middle: at([x, y - 17]) }]);
}

/** Positions with a leader line, for a number next to another one. */
const besidePoint = [
  [0, 33],
  [22, 20],
  [-22, 20],
  [0, 49],
] as const;

/** Directly above the line, or farther away with a leader line where another label is there. */
function pointLabel(text: string, x: number, y: number): LabelPart {
  return labelAt(text, "blue", (at) => [
    { middle: at([x, y + 17]) },
    ...besidePoint.map(([aside, up]) => ({
      middle: at([x + aside, y + up]),
      leader: at([x, y + 7]),
    })),
  ]);
}

function labelAt(
  text: string,
  tone: Tone,
  places: (at: Parameters<LabelPart["places"]>[0]["at"]) => Place[],
): LabelPart {
  return { kind: "label", text, tone, isItalic: false, places: ({ at }) => places(at) };
}
