import type { Point } from "../plot/plot.ts";
import { moveBy } from "./directions.ts";
import type { LabelPart, Part, ShapePart } from "./frame.ts";
import { cornerLabel } from "./labels.ts";
import { alongDashed, alongSide, drawable, type Sketcher } from "./measured-figure.ts";
import { dot, line } from "./shapes.ts";

/** A direction on a map, north upwards. */
export type Compass = "north" | "south" | "east" | "west";

const directions: Record<Compass, Point> = {
  north: [0, 1],
  south: [0, -1],
  east: [1, 0],
  west: [-1, 0],
};

const legs = ["a", "b", "c"] as const;

/** The north arrow at a position, of constant size at any scale, with its letter. */
function northArrow(place: Point): Part[] {
  const arrow: ShapePart = {
    kind: "shape",
    extent: [place],
    draw: ({ at }) => {
      const [x, y] = at(place);
      const up = line(
        [
          [x, y + 13],
          [x, y - 13],
        ],
        { stroke: "soft", arrows: "end" },
      );
      return up.draw({ at: (spot) => spot, scale: 1 });
    },
  };
  const letter: LabelPart = {
    kind: "label",
    text: "N",
    tone: "soft",
    isItalic: false,
    places: ({ at }) => {
      const [x, y] = at(place);
      return [{ middle: [x, y - 22] }];
    },
  };
  return [arrow, letter];
}

/**
 * A walk of two or three legs on a map: their lengths a, b and c, and d straight from the start to the end. Legs that
 * are short relative to others are drawn longer.
 */
export function walkSketch(ways: readonly Compass[]): Sketcher {
  return (sizes) => {
    const used = legs.slice(0, ways.length);
    const { size, isToScale } = drawable(
      Object.fromEntries(used.map((leg) => [leg, sizes[leg]])),
      Object.fromEntries(used.map((leg) => [leg, 1])),
    );
    const places: Point[] = [[0, 0]];
    for (const [at, way] of ways.entries()) {
      places.push(moveBy(places[at] ?? [0, 0], directions[way], size[used[at] ?? "a"] ?? 0));
    }
    const start: Point = [0, 0];
    const end = places.at(-1) ?? start;
    const place = (at: number): Point => places[at] ?? end;
    const away: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const far: Point = ways.length === 2 ? place(1) : away;
    return {
      shapes: [
        ...ways.map((_, at) => line([place(at), place(at + 1)], { stroke: "blue", arrows: "end" })),
        dot(start),
        ...northArrow(compassPlace(places)),
        cornerLabel(start, "start", { away, tone: "soft" }),
      ],
      places: {
        ...Object.fromEntries(
          used.map((leg, at) => [leg, alongSide(place(at), place(at + 1), away)]),
        ),
        d: alongDashed([start, end], far),
      },
      isToScale,
    };
  };
}

/** At the right of the walk. */
function compassPlace(places: readonly Point[]): Point {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const room = Math.max(right - left, Math.max(...ys) - Math.min(...ys));
  return [right + room * 0.3, (Math.min(...ys) + Math.max(...ys)) / 2];
}
