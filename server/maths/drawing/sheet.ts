import type { Box } from "./boxes.ts";
import type { Arc, Drawing, Label, Path, Point } from "../plot/plot.ts";
import type { Frame, LabelPart, Part, ShapePart } from "./frame.ts";
import { belowMiddle, halfOf, type PlacedWord, placeWords } from "./place-labels.ts";
import { line } from "./shapes.ts";

/** A figure in its own units, y upwards, and its title. */
export interface Figure extends Pick<Drawing, "title" | "description" | "shows"> {
  parts: readonly Part[];
  /** The maximum scale, in units of the sheet per unit of the figure: 1 if the figure uses units of the sheet. */
  mostScale?: number;
}

const width = 320;
const leastHeight = 80;
const mostHeight = 300;
const edge = 6;

/** Margins for labels around the shapes, ascending: the larger the margin, the smaller the figure. */
const margins: readonly Point[] = [
  [18, 18],
  [34, 24],
  [52, 30],
  [70, 38],
  [92, 54],
];

/** The cost of a larger margin: less than a line through a label, but more than a slightly less preferred position. */
const costOfMargin = 3;

/** The figure as large as its labels permit, to scale; null if the labels can't be placed. */
export function drawSheet({ parts, mostScale = Infinity, ...named }: Figure): Drawing | null {
  const shapes = parts.filter((part) => part.kind === "shape");
  const words = parts.filter((part) => part.kind === "label");
  const bounds = boundsOf(shapes.flatMap(({ extent }) => extent));
  if (!bounds) return null;
  const sheets = margins.flatMap((margin, order) => {
    const sheet = filled(frameOf(bounds, margin, mostScale), shapes, words);
    return sheet ? [{ ...sheet, cost: sheet.cost + order * costOfMargin }] : [];
  });
  const best = sheets.toSorted((one, other) => one.cost - other.cost)[0];
  return best ? { kind: "drawing", ...named, ...cropped(best) } : null;
}

function boundsOf(points: readonly Point[]): Box | null {
  if (points.length === 0 || !points.flat().every(Number.isFinite)) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.max(...ys), Math.min(...ys)];
  return { left, right, top, bottom };
}

function frameOf({ left, right, top, bottom }: Box, [across, up]: Point, most: number): Frame {
  const room = [width - 2 * across, mostHeight - 40 - 2 * up] as const;
  const scales = [room[0] / (right - left), room[1] / (top - bottom), most];
  const scale = Math.min(...scales.filter((each) => Number.isFinite(each)));
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const at = ([x, y]: Point): Point => [
    width / 2 + (x - middle[0]) * scale,
    mostHeight / 2 - (y - middle[1]) * scale,
  ];
  return { at, scale };
}

interface Filled {
  shapes: (Path | Arc)[];
  words: PlacedWord[];
  cost: number;
}

function filled(
  frame: Frame,
  shapes: readonly ShapePart[],
  words: readonly LabelPart[],
): Filled | null {
  const drawn = shapes.map(({ draw }) => draw(frame));
  const wishes = words.map((part) => {
    const half = halfOf(part.text);
    return { part, half, places: part.places(frame, half) };
  });
  const placed = placeWords(wishes, {
    frame: { left: edge, right: width - edge, top: edge, bottom: mostHeight - edge },
    lines: drawn.filter(({ stroke }) => stroke !== null).map(lineOf),
  });
  return placed && { shapes: drawn, ...placed };
}

/** The points of a shape that a label may not cover. */
function lineOf(shape: Path | Arc): Point[] {
  if (shape.shape === "path") {
    const [first] = shape.points;
    return shape.isClosed && first ? [...shape.points, first] : [...shape.points];
  }
  const { centre, radii, from, to } = shape;
  return Array.from({ length: 37 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 36) * Math.PI) / 180;
    return [centre[0] + radii[0] * Math.cos(angle), centre[1] - radii[1] * Math.sin(angle)];
  });
}

/** The sheet cropped to its content, which is centred. */
function cropped({ shapes, words }: Filled): Pick<Drawing, "height" | "shapes" | "labels"> {
  const leaders = words.flatMap(({ leader }) => (leader ? [leaderLine(leader)] : []));
  const all = boundsOf([
    ...shapes.flatMap(lineOf),
    ...words.flatMap(({ box }): Point[] => [
      [box.left, box.top],
      [box.right, box.bottom],
    ]),
  ]) ?? { left: 0, right: width, top: mostHeight, bottom: 0 };
  // On the sheet y is downwards: the bottom of these bounds is the top of the sheet.
  const tall = all.top - all.bottom + 2 * edge;
  const height = Math.ceil(Math.min(Math.max(tall, leastHeight), mostHeight));
  const shift: Point = [
    width / 2 - (all.left + all.right) / 2,
    height / 2 - (all.top + all.bottom) / 2,
  ];
  const move = ([x, y]: Point): Point => [tenth(x + shift[0]), tenth(y + shift[1])];
  return {
    height,
    shapes: [...shapes, ...leaders].map((shape) => movedShape(shape, move)),
    labels: words.map((word) => labelOf(word, move)),
  };
}

function leaderLine(ends: readonly [Point, Point]): Path | Arc {
  const sheet: Frame = { at: (place) => place, scale: 1 };
  return line(ends, { stroke: "soft", weight: "fine" }).draw(sheet);
}

function movedShape(shape: Path | Arc, move: (point: Point) => Point): Path | Arc {
  if (shape.shape === "path") return { ...shape, points: shape.points.map(move) };
  const radii: Point = [tenth(shape.radii[0]), tenth(shape.radii[1])];
  const [from, to] = [tenth(shape.from), tenth(shape.to)];
  return { ...shape, centre: move(shape.centre), radii, from, to };
}

function labelOf({ part, middle: [x, y] }: PlacedWord, move: (point: Point) => Point): Label {
  const { text, tone, isItalic } = part;
  return { text, at: move([x, y + belowMiddle]), anchor: "middle", tone, isItalic };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
