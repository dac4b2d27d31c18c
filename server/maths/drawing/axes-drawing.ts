import type { Drawing, Point, Tone } from "../plot/plot.ts";
import type { Part, ShapePart } from "./frame.ts";
import { cornerLabel, pointLabel } from "./labels.ts";
import { dot, fine, line, polygon } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

/** A point with its label: "A(2, 3)"; without a label it is only marked. */
export interface NamedPoint {
  at: Point;
  text: string;
  tone?: Tone;
}

interface PointsFigure {
  title: string;
  description: string;
  shows: Drawing["shows"];
  points: readonly NamedPoint[];
  /** A polyline through the points; a closed one is filled. */
  lines: readonly {
    through: readonly Point[];
    isClosed?: boolean;
    isDashed?: boolean;
    isArrow?: boolean;
  }[];
}

/** The maximum ratio of the lengths of the axes. */
const longest = 4;

/** Points in a coordinate system with equal units; null if they are too far apart in one direction to be readable. */
export function drawPoints({ points, lines, ...named }: PointsFigure): Drawing | null {
  const axes = axesAround([
    ...points.map(({ at }) => at),
    ...lines.flatMap(({ through }) => through),
  ]);
  if (!axes) return null;
  // The arrow head is a sufficient mark.
  const arrows = new Set(lines.flatMap(({ through, isArrow }) => (isArrow ? through : [])));
  return drawSheet({
    ...named,
    parts: [
      ...lines.map(({ through, isClosed, isDashed = false, isArrow }) =>
        isClosed === true
          ? polygon(through, { fill: "blue" })
          : line(through, { stroke: "blue", isDashed, arrows: isArrow === true ? "end" : "none" }),
      ),
      ...axes,
      ...points.filter(({ at }) => !arrows.has(at)).map(({ at, tone = "ink" }) => dot(at, tone)),
      ...points
        .filter(({ text }) => text !== "")
        .map(({ at, text, tone = "ink" }) => pointLabel(at, text, { tone })),
    ],
  });
}

/** Axes through the origin that extend beyond all points, with ticks at round numbers. */
function axesAround(points: readonly Point[]): Part[] | null {
  const [xs, ys] = [stretchOf(points, 0), stretchOf(points, 1)];
  const [across, up] = [xs[1] - xs[0], ys[1] - ys[0]];
  const ratio = across / up;
  if (!(ratio <= longest && ratio >= 1 / longest)) return null;
  const step = stepFor(Math.max(across, up));
  const pen = { ...fine, arrows: "end" } as const;
  const marks = (from: number, to: number) =>
    Array.from(
      { length: Math.floor((to - from) / step) + 1 },
      (_, at) => Math.ceil(from / step) + at,
    )
      .map((count) => count * step)
      .filter((place) => place !== 0 && place < to - step / 3);
  const [right, top]: [Point, Point] = [
    [xs[1], 0],
    [0, ys[1]],
  ];
  return [
    line([[xs[0], 0], right], pen),
    line([[0, ys[0]], top], pen),
    ...marks(...xs).map((x) => mark([x, 0], [0, 3])),
    ...marks(...ys).map((y) => mark([0, y], [3, 0])),
    cornerLabel(right, "x", { away: [0, 0], isItalic: true }),
    cornerLabel(top, "y", { away: [0, 0], isItalic: true }),
    cornerLabel([0, 0], "O", { away: [1, 1] }),
    cornerLabel([step, 0], String(step), { away: [step, step], tone: "soft" }),
    cornerLabel([0, step], String(step), { away: [step, step], tone: "soft" }),
  ];
}

function stretchOf(points: readonly Point[], axis: 0 | 1): [number, number] {
  const places = points.map((point) => point[axis]);
  const [least, most] = [Math.min(0, ...places), Math.max(0, ...places)];
  const sizeOf = (each: readonly number[]) => Math.max(...each.map(Math.abs), 1);
  const size = Math.max(sizeOf(places), sizeOf(points.flat()) / 3);
  return [least - size * 0.15, most + size * 0.25];
}

/** At most eight ticks on the longer axis. */
function stepFor(length: number): number {
  const least = length / 8;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10);
}

/** A tick across an axis, of constant size at any scale. */
function mark(place: Point, [across, up]: Point): ShapePart {
  return {
    ...line([place, place], fine),
    draw: (frame) => {
      const [x, y] = frame.at(place);
      const shape = line([place, place], fine).draw(frame);
      const points: Point[] = [
        [x - across, y - up],
        [x + across, y + up],
      ];
      return shape.shape === "path" ? { ...shape, points } : shape;
    },
  };
}
