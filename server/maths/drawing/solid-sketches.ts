import type { Point } from "../plot/plot.ts";
import {
  alongArrow,
  alongDashed,
  alongSide,
  drawable,
  type Sketch,
  type Sketcher,
} from "./measured-figure.ts";
import { arc, circle, dashedPen, dot, line, polygon, rightAngle } from "./shapes.ts";
import {
  acrossFoot,
  acrossLying,
  bowl,
  coneHeight,
  ground,
  lying,
  lyingCircle,
  mantle,
  radiusOf,
  tube,
} from "./solid-parts.ts";

/** A box seen from the front, from above and from the right. */
function box(across: number, deep: number, up: number, symbols: [string, string, string]): Sketch {
  const [right, back]: [number, number] = [deep * 0.45, deep * 0.35];
  const behind = ([x, y]: Point): Point => [x + right, y + back];
  const front: [Point, Point, Point, Point] = [
    [0, 0],
    [across, 0],
    [across, up],
    [0, up],
  ];
  const [a, b, c, d] = front;
  const away: Point = [(across + right) / 2, (up + back) / 2];
  const hidden = behind(a);
  const [l, wide, h] = symbols;
  return {
    shapes: [
      polygon([a, b, behind(b), behind(c), behind(d), d], ground),
      polygon(front),
      line([d, behind(d), behind(c), behind(b), b]),
      line([c, behind(c)]),
      ...[a, behind(b), behind(d)].map((end) => line([hidden, end], dashedPen)),
    ],
    places: {
      [h]: alongSide(a, d, away),
      [wide]: alongSide(b, behind(b), away),
      [l]: alongSide(a, b, away),
      d: {
        ...alongDashed([a, behind(c)], [across, 0]),
        lines: [line([a, behind(c)], { stroke: "red", weight: "fine" })],
      },
    },
    isToScale: true,
  };
}

const cuboid: Sketcher = (sizes) => {
  const { size, isToScale } = drawable(sizes, { l: 4, b: 3, h: 2.5 });
  return { ...box(size.l, size.b, size.h, ["l", "b", "h"]), isToScale };
};

const cube: Sketcher = (sizes) => {
  const { size } = drawable(sizes, { a: 1 });
  return box(size.a, size.a, size.a, ["a", "", "-"]);
};

const cylinder: Sketcher = (sizes) => {
  const { size, isToScale } = drawable({ r: radiusOf(sizes), h: sizes["h"] }, { r: 1, h: 2.2 });
  const { r, h } = size;
  return {
    shapes: [...lyingCircle(r, 0, false), ...tube(r, 0, h), ...lyingCircle(r, h, true)],
    places: { ...acrossLying(r, h), h: alongSide([r, 0], [r, h], [0, h / 2]) },
    isToScale,
  };
};

const hollowCylinder: Sketcher = (sizes) => {
  const { R: outer, r: inner } = sizes;
  if (outer === undefined || inner === undefined || !(inner < outer)) return null;
  const usual = { w: outer - inner, r: inner, h: sizes["h"] };
  const { size, isToScale } = drawable(usual, { w: 1, r: 2, h: 6 });
  const [whole, hole, h] = [size.r + size.w, size.r, size.h];
  const top: Point = [0, h];
  const middle: Point = [0, h / 2];
  const above = h + whole * 0.42;
  return {
    shapes: [
      ...lyingCircle(whole, 0, false),
      ...tube(whole, 0, h),
      ...lyingCircle(whole, h, true),
      arc(top, lying(hole), { fill: "grey" }),
      dot(top),
    ],
    places: {
      R: alongArrow([0, above], [whole, above], middle),
      r: alongArrow([0, above], [-hole, above], middle),
      h: alongSide([whole, 0], [whole, h], [0, h / 2]),
    },
    isToScale,
  };
};

const cone: Sketcher = (sizes) => {
  const { size, isToScale } = drawable(
    { r: radiusOf(sizes), h: coneHeight(sizes) },
    { r: 1, h: 2 },
  );
  const { r, h } = size;
  const middle: Point = [0, 0];
  return {
    shapes: [...lyingCircle(r, 0, false), ...mantle(r, 0, h)],
    places: {
      ...acrossFoot(r),
      h: alongDashed([middle, [0, h]], [r, 0], { marks: [rightAngle(middle, [r, 0], [0, h])] }),
      l: alongSide([r, 0], [0, h], middle),
    },
    isToScale,
  };
};

const sphere: Sketcher = (sizes) => {
  const { size } = drawable({ r: radiusOf(sizes) }, { r: 1 });
  const { r } = size;
  const middle: Point = [0, 0];
  return {
    shapes: [circle(middle, r, { fill: "blue" }), ...lyingCircle(r, 0, false), dot(middle)],
    places: acrossLying(r, 0),
    isToScale: true,
  };
};

const hemisphere: Sketcher = (sizes) => {
  const { size } = drawable({ r: radiusOf(sizes) }, { r: 1 });
  const { r } = size;
  return {
    shapes: [...bowl(r), ...lyingCircle(r, 0, true)],
    places: acrossLying(r, 0),
    isToScale: true,
  };
};

const frustum: Sketcher = (sizes) => {
  const below = sizes["r_1"] ?? half(sizes["d_1"]);
  const above = sizes["r_2"] ?? half(sizes["d_2"]);
  const { size, isToScale } = drawable(
    { below, above, h: sizes["h"] },
    { below: 3, above: 2, h: 4 },
  );
  const { below: low, above: high, h } = size;
  const outline: Point[] = [
    [-low, 0],
    [low, 0],
    [high, h],
    [-high, h],
  ];
  const { r: r1, d: d1 } = acrossFoot(low);
  const { r: r2, d: d2 } = acrossLying(high, h);
  if (!r1 || !d1 || !r2 || !d2) return null;
  return {
    shapes: [
      ...lyingCircle(low, 0, false),
      polygon(outline, ground),
      line([
        [-low, 0],
        [-high, h],
      ]),
      line([
        [low, 0],
        [high, h],
      ]),
      ...lyingCircle(high, h, true),
    ],
    places: {
      r_1: r1,
      d_1: d1,
      r_2: r2,
      d_2: d2,
      h: alongDashed(
        [
          [0, 0],
          [0, h],
        ],
        [low, 0],
      ),
      l: alongSide([low, 0], [high, h], [0, 0]),
    },
    isToScale,
  };
};

const half = (size: number | undefined) => (size === undefined ? undefined : size / 2);

/** Solids, by the names of their figures. */
export const solidSketches: Readonly<Record<string, Sketcher>> = {
  "a cuboid": cuboid,
  "a room": cuboid,
  "a cube": cube,
  "a cylinder": cylinder,
  "a hollow cylinder": hollowCylinder,
  "a cone": cone,
  "a sphere": sphere,
  "a hemisphere": hemisphere,
  "a frustum of a cone": frustum,
};
