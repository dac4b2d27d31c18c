import type { Pen, Point } from "../plot/plot.ts";
import type { Part } from "./frame.ts";
import { alongDashed, alongSide, type Sizes, type Sketch } from "./measured-figure.ts";
import { arc, dashedPen, dot, line, polygon } from "./shapes.ts";

/** The pen of a filled area without an outline. */
export const ground: Partial<Pen> = { stroke: null, fill: "blue" };

/** The ratio of the axes of the ellipse for a horizontal circle. */
export const flatness = 0.28;

/** The half axes of a horizontal circle, which is drawn as a flat ellipse. */
export const lying = (radius: number): Point => [radius, radius * flatness];

/** A horizontal circle at a height: its far half hidden, or all of it visible. */
export function lyingCircle(radius: number, height: number, isSeen: boolean): Part[] {
  const at: Point = [0, height];
  if (isSeen) return [arc(at, lying(radius), { fill: "blue" })];
  return [
    arc(at, lying(radius), ground),
    arc(at, lying(radius), { ...dashedPen, from: 0, to: 180 }),
    arc(at, lying(radius), { from: 180, to: 360 }),
  ];
}

/** The radius `r`, or half of the diameter `d`; undefined if neither is known. */
export const radiusOf = ({ r, d }: Sizes) => r ?? (d === undefined ? undefined : d / 2);

/** Radius and diameter of a horizontal circle, labelled above it. */
export function acrossLying(radius: number, height: number): Sketch["places"] {
  const [left, middle, right]: [Point, Point, Point] = [
    [-radius, height],
    [0, height],
    [radius, height],
  ];
  const below: Point = [0, height - 1e3];
  return {
    r: { ...alongSide(middle, right, below), lines: [line([middle, right]), dot(middle)] },
    d: { ...alongSide(left, right, below), lines: [line([left, right]), dot(middle)] },
  };
}

/** The same at the base of a solid, labelled below it. */
export function acrossFoot(radius: number): Sketch["places"] {
  const [left, middle, right]: [Point, Point, Point] = [
    [-radius, 0],
    [0, 0],
    [radius, 0],
  ];
  const above: Point = [0, 1e3];
  return {
    r: {
      ...alongDashed([middle, right], above),
      lines: [line([middle, right], dashedPen), dot(middle)],
    },
    d: {
      ...alongDashed([left, right], above),
      lines: [line([left, right], dashedPen), dot(middle)],
    },
  };
}

export const tube = (radius: number, from: number, to: number): Part[] => [
  polygon(
    [
      [-radius, from],
      [radius, from],
      [radius, to],
      [-radius, to],
    ],
    ground,
  ),
  line([
    [-radius, from],
    [-radius, to],
  ]),
  line([
    [radius, from],
    [radius, to],
  ]),
];

/** The lateral surface of a cone from its base to its apex. */
export const mantle = (radius: number, from: number, tip: number): Part[] => [
  polygon(
    [
      [-radius, from],
      [radius, from],
      [0, tip],
    ],
    ground,
  ),
  line([
    [-radius, from],
    [0, tip],
    [radius, from],
  ]),
];

/** A hemisphere below its circular face. */
export const bowl = (radius: number): Part[] => [
  arc([0, 0], [radius, radius], { from: 180, to: 360, fill: "blue" }),
];

/** The height `h`, or that from the slant height and the radius; undefined if neither is known. */
export function coneHeight(sizes: Sizes): number | undefined {
  const { h, l } = sizes;
  const r = radiusOf(sizes);
  if (h !== undefined || l === undefined || r === undefined || !(l > r)) return h;
  return Math.sqrt(l * l - r * r);
}
