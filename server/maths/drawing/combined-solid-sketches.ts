import type { Pen, Point } from "../plot/plot.ts";
import { alongArrow, alongDashed, alongSide, drawable, type Sketcher } from "./measured-figure.ts";
import { arc, dashedPen, dot, line, polygon, rightAngle } from "./shapes.ts";
import {
  acrossFoot,
  bowl,
  coneHeight,
  flatness,
  ground,
  lyingCircle,
  mantle,
  radiusOf,
  tube,
} from "./solid-parts.ts";

const coneOnHemisphere: Sketcher = (sizes) => {
  const { size, isToScale } = drawable(
    { r: radiusOf(sizes), h: coneHeight(sizes) },
    { r: 1, h: 2 },
  );
  const { r, h } = size;
  const middle: Point = [0, 0];
  return {
    shapes: [...bowl(r), ...lyingCircle(r, 0, false), ...mantle(r, 0, h)],
    places: {
      ...acrossFoot(r),
      h: alongDashed([middle, [0, h]], [r, 0], { marks: [rightAngle(middle, [r, 0], [0, h])] }),
      l: alongSide([r, 0], [0, h], middle),
      H: alongArrow([-r * 1.35, -r], [-r * 1.35, h], middle),
    },
    isToScale,
  };
};

const tent: Sketcher = (sizes) => {
  const known = { r: radiusOf(sizes), h: sizes["h"], k: sizes["k"] };
  const { size, isToScale } = drawable(known, { r: 2, h: 2, k: 1.5 });
  const { r, h, k } = size;
  const middle: Point = [0, h];
  const tip: Point = [0, h + k];
  return {
    shapes: [
      ...lyingCircle(r, 0, false),
      ...tube(r, 0, h),
      ...lyingCircle(r, h, false),
      ...mantle(r, h, h + k),
    ],
    places: {
      ...acrossFoot(r),
      h: alongSide([r, 0], [r, h], middle),
      k: alongDashed([middle, tip], [r, h], { marks: [rightAngle(middle, [r, h], tip)] }),
      l: alongSide([r, h], tip, middle),
      H: alongArrow([-r * 1.3, 0], [-r * 1.3, h + k], middle),
    },
    isToScale,
  };
};

const capsule: Sketcher = (sizes) => {
  const { size, isToScale } = drawable({ r: radiusOf(sizes), h: sizes["h"] }, { r: 1, h: 4 });
  const { r, h } = size;
  const outline: Partial<Pen> = { fill: "blue" };
  const [left, right]: [Point, Point] = [
    [0, 0],
    [h, 0],
  ];
  return {
    shapes: [
      arc(left, [r, r], { ...outline, from: 90, to: 270 }),
      arc(right, [r, r], { ...outline, from: -90, to: 90 }),
      polygon(
        [
          [0, -r],
          [h, -r],
          [h, r],
          [0, r],
        ],
        ground,
      ),
      line([
        [0, r],
        [h, r],
      ]),
      line([
        [0, -r],
        [h, -r],
      ]),
      ...[left, right].map((at) => arc(at, [r * flatness, r], dashedPen)),
    ],
    places: {
      r: {
        ...alongDashed([right, [h, r]], [0, 0]),
        lines: [line([right, [h, r]], dashedPen), dot(right)],
      },
      d: alongDashed(
        [
          [h, -r],
          [h, r],
        ],
        [0, 0],
      ),
      h: alongSide([0, r], [h, r], [h / 2, 0]),
      L: alongArrow([-r, -r * 1.4], [h + r, -r * 1.4], [h / 2, 0]),
    },
    isToScale,
  };
};

/** Combinations of two solids, by the names of their figures. */
export const combinedSolidSketches: Readonly<Record<string, Sketcher>> = {
  "a cone on a hemisphere": coneOnHemisphere,
  "a cylinder with a conical top": tent,
  "a cylinder with two hemispherical ends": capsule,
};
