import { widthOf } from "./boxes.ts";
import type { Drawing, Point, Tone } from "../plot/plot.ts";
import { askedTone } from "./asked-tone.ts";
import type { LabelPart, Part } from "./frame.ts";
import { sideLabel, wordAt } from "./labels.ts";
import { wordSize } from "./place-labels.ts";
import { fine, line, polygon } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";
import { wordRoom } from "./word-room.ts";

/** A segment of a bar; its size is in the units of the model. */
export interface BarPart {
  size: number;
  text?: string;
  /** The fill colour; none if it is empty. */
  tone?: Tone;
  /** The count of equal cells, separated by thin lines. */
  cells?: number;
}

/** A label for a range of a bar, on a bracket above or below it. */
export interface BarSpan {
  from: number;
  to: number;
  text: string;
  side: "above" | "below";
}

export interface Bar {
  name?: string;
  parts: readonly BarPart[];
  spans?: readonly BarSpan[];
}

interface BarModel {
  title: string;
  description: string;
  /** Whether it is a drawing of the question (the default) or of the solution, whose lengths may reveal the answer. */
  shows?: Drawing["shows"];
  bars: readonly Bar[];
  /** The total of all bars, on a bracket at their right. */
  together?: string;
}

const modelWidth = 284;
const barHeight = 30;
const nameHeight = 20;
const bracketHeight = 6;
/** A bracket with its label. */
const spanHeight = bracketHeight + 20;
const gap = 10;
/** The minimum width of a visible segment. */
const leastWidth = 3;

/** Bars one below the other, to one scale: known values at their positions, and "?" for the answer. */
export function barModel(model: BarModel): Drawing | null {
  const { title, description, shows = "question", bars, together } = model;
  const longest = Math.max(...bars.map(sizeOf));
  const room = together === undefined ? 0 : roomOf(together);
  const scale = (modelWidth - room) / longest;
  const isVisible = bars.every(({ parts }) =>
    parts.every(({ size }) => size * scale >= leastWidth),
  );
  if (!isVisible || !Number.isFinite(scale)) return null;
  const rows = bars.map((bar) => ({ bar, height: heightOf(bar) }));
  let y = 0;
  const placed = rows.map(({ bar, height }) => {
    const top = y - nameRoom(bar) - spanRoom(bar, "above");
    y -= height + gap;
    return { top, parts: barParts(bar, top, scale) };
  });
  const parts = placed.flatMap((one) => one.parts);
  if (together !== undefined) {
    const [from, to] = [placed[0]?.top ?? 0, (placed.at(-1)?.top ?? 0) - barHeight];
    parts.push(...wholeBracket(together, longest * scale + 6, [from, to]));
  }
  return drawSheet({ title, description, shows, parts, mostScale: 1 });
}

/** The width of a label to the right of a bracket. */
function roomOf(text: string): number {
  return textWidth(text) + 22;
}

function textWidth(text: string): number {
  return widthOf(text, wordSize);
}

function sizeOf({ parts }: Bar): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

const nameRoom = ({ name }: Bar) => (name === undefined ? 0 : nameHeight);

const spanRoom = ({ spans = [] }: Bar, side: BarSpan["side"]) =>
  spans.some((span) => span.side === side) ? spanHeight : 0;

function heightOf(bar: Bar): number {
  return nameRoom(bar) + spanRoom(bar, "above") + barHeight + spanRoom(bar, "below");
}

function barParts(bar: Bar, top: number, scale: number): Part[] {
  const { name, parts, spans = [] } = bar;
  const drawn: Part[] = [];
  const words: LabelPart[] = [];
  let x = 0;
  for (const part of parts) {
    const width = part.size * scale;
    drawn.push(...pieceParts(part, [x, top], width));
    if (part.text !== undefined) words.push(pieceWord(bar, part, { x, top, width }));
    x += width;
  }
  drawn.push(...spans.flatMap((span) => spanParts(span, top, scale)), ...words);
  const over = spanRoom(bar, "above");
  if (name !== undefined) drawn.push(nameLabel(name, [0, top + over + nameHeight / 2]));
  return drawn;
}

/** In the segment; if that is too narrow, above or below it, on the side without a bracket. */
function pieceWord(
  bar: Bar,
  { text = "", tone }: BarPart,
  { x, top, width }: { x: number; top: number; width: number },
): LabelPart {
  const middle = x + width / 2;
  if (1.1 * textWidth(text) + 4 <= width) {
    // Red letters can't be read on the dark theme's yellow.
    const writing = tone === "yellow" ? {} : askedTone(text);
    return wordAt([middle, top - barHeight / 2], text, writing);
  }
  const under = top - barHeight - 10;
  return wordInRows(text, middle, [
    ...(spanRoom(bar, "above") === 0 ? [top + 10] : []),
    ...(spanRoom(bar, "below") === 0
      ? [under]
      : [under - spanHeight + 2, under - spanHeight - rowHeight]),
  ]);
}

/** Another line of labels above or below a bar. */
const rowHeight = 16;

/** The maximum distance of a label from the middle of its segment. */
const shifts = [0, 8, -8, 16, -16, 24, -24, 36, -36];

/** Places a label in the first row that has room, near its middle. */
function wordInRows(text: string, middle: number, rows: readonly number[]): LabelPart {
  return {
    kind: "label",
    text,
    ...askedTone(text),
    isItalic: false,
    places: ({ at }) =>
      rows.flatMap((y) => shifts.map((shift) => ({ middle: at([middle + shift, y]) }))),
  };
}

/** A label that starts at a position. */
function nameLabel(text: string, place: Point): LabelPart {
  return {
    kind: "label",
    text,
    ...askedTone(text),
    isItalic: false,
    places: ({ at }, half) => {
      const [x, y] = at(place);
      return [{ middle: [x + half[0], y] }];
    },
  };
}

function pieceParts({ tone, cells = 1 }: BarPart, [x, top]: Point, width: number): Part[] {
  const upright = (place: number): Point[] => [
    [place, top],
    [place, top - barHeight],
  ];
  const corners = [...upright(x), ...upright(x + width).toReversed()];
  const drawn: Part[] = [polygon(corners, { fill: tone ?? null })];
  for (let at = 1; at < cells; at += 1) {
    drawn.push(line(upright(x + (width * at) / cells), { weight: "fine" }));
  }
  return drawn;
}

function spanParts({ from, to, text, side }: BarSpan, top: number, scale: number): Part[] {
  const [left, right] = [from * scale, to * scale];
  const isAbove = side === "above";
  const edge = isAbove ? top + 3 : top - barHeight - 3;
  const far = isAbove ? edge + bracketHeight : edge - bracketHeight;
  const ends: [Point, Point] = [
    [left, far],
    [right, far],
  ];
  const bracket = line([[left, edge], ...ends, [right, edge]], fine);
  const row = isAbove ? far + 11 : far - 11;
  const next = isAbove ? row + rowHeight : row - rowHeight;
  return [bracket, wordInRows(text, (left + right) / 2, [row, next])];
}

function wholeBracket(text: string, x: number, [from, to]: Point): Part[] {
  const ends: [Point, Point] = [
    [x + bracketHeight, from],
    [x + bracketHeight, to],
  ];
  const bracket = line([[x, from], ...ends, [x, to]], fine);
  return [
    bracket,
    sideLabel(ends, text, { away: [0, (from + to) / 2], ...askedTone(text) }),
    wordRoom([x + roomOf(text) - 6, (from + to) / 2]),
  ];
}
