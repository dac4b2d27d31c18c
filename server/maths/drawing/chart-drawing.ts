import { widthOf } from "./boxes.ts";
import { type Drawing, markedStretch, type Point, type Tone } from "../plot/plot.ts";
import type { LabelPart, Part } from "./frame.ts";
import { pointLabel, sideLabel } from "./labels.ts";
import { wordSize } from "./place-labels.ts";
import { dashedPen, dot, fine, line, polygon } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

/** A column from one position of the axis to another, with the count as its height. */
interface Column {
  from: number;
  to: number;
  count: number;
}

interface Named extends Pick<Drawing, "title" | "description" | "shows"> {
  /** The tick labels of the horizontal axis. */
  xName: string;
}

const width = 240;
const height = 140;

/** The axes of a chart and the mapping of its numbers to the sheet. */
interface Axes {
  across: (value: number) => number;
  up: (count: number) => number;
  parts: Part[];
}

/** Adjacent columns, as of a histogram; `names` are below the horizontal axis. */
export function columnChart(
  columns: readonly Column[],
  names: readonly { at: number; text: string }[],
  named: Named,
): Drawing | null {
  const axes = axesOf(columns, names, {
    most: Math.max(...columns.map(({ count }) => count)),
    ...named,
  });
  const { across, up } = axes;
  const bars = columns.flatMap(({ from, to, count }): Part[] => {
    const [left, right, top] = [across(from), across(to), up(count)];
    const bar = polygon(
      [
        [left, 0],
        [right, 0],
        [right, top],
        [left, top],
      ],
      { fill: "blue" },
    );
    return [bar, fixed(String(count), [(left + right) / 2, top + 9])];
  });
  return drawSheet({ ...named, parts: [...bars, ...axes.parts], mostScale: 1 });
}

/** A reading of an ogive: the value at a given cumulative count. */
interface Reading {
  count: number;
  countText: string;
  value: number;
  valueText: string;
}

/** Cumulative frequencies against the upper class boundaries, with the reading of the median. */
export function ogive(points: readonly Point[], reading: Reading, named: Named): Drawing | null {
  const columns = points.slice(1).map(([to, count], at): Column => {
    return { from: points[at]?.[0] ?? 0, to, count };
  });
  const names = points.map(([at]) => ({ at, text: String(at) }));
  const axes = axesOf(columns, names, { most: points.at(-1)?.[1] ?? 1, ...named });
  const { across, up } = axes;
  const spots = points.map(([x, count]): Point => [across(x), up(count)]);
  const read: Point = [across(reading.value), up(reading.count)];
  const parts: Part[] = [
    ...axes.parts,
    line(spots, { stroke: "blue" }),
    ...spots.map((spot) => dot(spot, "blue")),
    line([[0, read[1]], read, [read[0], 0]], { ...dashedPen, stroke: "red" }),
    dot(read, "red"),
    pointLabel([read[0] + 2, 30], reading.valueText, { tone: "red" }),
    sideLabel([[0, read[1]], read], reading.countText, { away: [0, 0], tone: "red" }),
  ];
  return drawSheet({ ...named, parts, mostScale: 1 });
}

function axesOf(
  columns: readonly Column[],
  names: readonly { at: number; text: string }[],
  { most, xName }: { most: number; xName: string },
): Axes {
  const [first, last] = [columns[0]?.from ?? 0, columns.at(-1)?.to ?? 1];
  const [start, room] = [14, width - 28];
  const across = (value: number): number => start + ((value - first) / (last - first)) * room;
  const up = (count: number): number => (count / most) * height;
  const far = height + 22;
  const ticks = markedStretch(0, most).ticks.filter((count) => count > 0);
  const parts: Part[] = [
    line(
      [
        [0, far],
        [0, 0],
        [width + 4, 0],
      ],
      { arrows: "both" },
    ),
    ...ticks.flatMap((count) => [
      line(
        [
          [-4, up(count)],
          [0, up(count)],
        ],
        fine,
      ),
      endingAt(String(count), [-7, up(count)]),
    ]),
    ...thinned(names, across).map(({ at, text }) => fixed(text, [across(at), -11])),
    sideLabel(
      [
        [0, -20],
        [width, -20],
      ],
      xName,
      { away: [width / 2, 0], tone: "soft" },
    ),
    startingAt("Frequency", [6, far]),
  ];
  return { across, up, parts };
}

/** Every name, or every second, third … if they would overlap. */
function thinned(
  names: readonly { at: number; text: string }[],
  across: (value: number) => number,
): { at: number; text: string }[] {
  const room = Math.min(
    ...names.slice(1).map(({ at }, index) => across(at) - across(names[index]?.at ?? 0)),
  );
  const widest = Math.max(...names.map(({ text }) => widthOf(text, wordSize))) + 8;
  const each = Math.max(1, Math.ceil(widest / room));
  return names.filter((_, index) => index % each === 0);
}

type Anchor = (half: number) => number;

function anchored(text: string, place: Point, shift: Anchor, tone: Tone = "soft"): LabelPart {
  return {
    kind: "label",
    text,
    tone,
    isItalic: false,
    places: ({ at }, half) => {
      const [x, y] = at(place);
      return [{ middle: [x + shift(half[0]), y] }];
    },
  };
}

const fixed = (text: string, place: Point): LabelPart => anchored(text, place, () => 0, "ink");
const endingAt = (text: string, place: Point): LabelPart => anchored(text, place, (half) => -half);
const startingAt = (text: string, place: Point): LabelPart => anchored(text, place, (half) => half);
