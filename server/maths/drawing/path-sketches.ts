import type { Point } from "../plot/plot.ts";
import type { LabelPart } from "./frame.ts";
import { cornerLabel, type Writing } from "./labels.ts";
import { alongSide, type Sizes, type Sketch, type Sketcher } from "./measured-figure.ts";
import { line, polygon } from "./shapes.ts";

/** Fractions of the longer side: the minimum drawn width of the breadth and of the path. */
const leastBreadth = 1 / 3;
const leastPath = 1 / 25;

/** A rectangle from (−x, −y) to (x, y). */
function around(x: number, y: number): Point[] {
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/** The field and the path as they are drawn; null if a measure is missing or the path covers the whole field. */
function sizesOf(sizes: Sizes, isOutside: boolean) {
  const { s: side, l = side, b = side, w } = sizes;
  if (l === undefined || b === undefined || w === undefined) return null;
  const long = Math.max(l, b);
  const [across, up] = [Math.max(l, long * leastBreadth), Math.max(b, long * leastBreadth)];
  const wide = Math.max(w, long * leastPath);
  if (!isOutside && wide * 2.5 > Math.min(across, up)) return null;
  return { across, up, wide, isToScale: across === l && up === b && wide === w };
}

/**
 * A path around a rectangle, or along its boundary inside it: length l and breadth b or side s of the rectangle, the
 * width w of the path and its area. The measures of the rectangle are labelled on the side away from the path.
 */
function path(isOutside: boolean): Sketcher {
  return (sizes): Sketch | null => {
    const size = sizesOf(sizes, isOutside);
    if (!size) return null;
    const { wide, isToScale } = size;
    const [x, y] = [size.across / 2, size.up / 2];
    const [outer, inner] = isOutside ? [wide, 0] : [0, -wide];
    const [right, top] = [x + outer, y + outer];
    const away = (side: number): number => (isOutside ? side * 2 : 0);
    const bottom = alongSide([-x, -y], [x, -y], [0, away(-y)]);
    const inPath: Point = [-x * 0.4, top - wide / 2];
    return {
      shapes: [
        polygon(around(right, top), { fill: "brown" }),
        polygon(around(x + inner, y + inner), { fill: "green" }),
      ],
      places: {
        l: bottom,
        s: bottom,
        b: alongSide([-x, y], [-x, -y], [away(-x), 0]),
        w: {
          lines: [
            line(
              [
                [right - wide, -y * 0.3],
                [right, -y * 0.3],
              ],
              { weight: "fine", arrows: "both" },
            ),
          ],
          label: (text, writing) =>
            cornerLabel([right, -y * 0.3], text, { away: [0, -y * 0.3], ...writing }),
        },
        A: { label: (text, writing) => ledAbove(inPath, top, `path: ${text}`, writing) },
      },
      isToScale,
    };
  };
}

/** A label above a height, with a leader line to a position below. */
function ledAbove(
  place: Point,
  height: number,
  text: string,
  { tone = "ink", isItalic = false }: Writing,
): LabelPart {
  return {
    kind: "label",
    text,
    tone,
    isItalic,
    places: ({ at }, [, up]) => {
      const [x, y] = at([place[0], height]);
      return [{ middle: [x, y - up - 12], leader: at(place) }];
    },
  };
}

/** Paths of constant width along a rectangle, by their names. */
export const pathSketches: Readonly<Record<string, Sketcher>> = {
  "a path around a rectangle": path(true),
  "a path inside a rectangle": path(false),
  "a path around a square": path(true),
  "a path inside a square": path(false),
};
