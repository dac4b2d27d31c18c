import type { Point } from "../plot/plot.ts";
import { angleLabel } from "./labels.ts";
import {
  alongArrow,
  alongSide,
  type MeasurePlace,
  type Sizes,
  type Sketch,
  type Sketcher,
} from "./measured-figure.ts";
import { angleArc, dashedPen, line, polygon, rightAngle } from "./shapes.ts";

/** The symbols of the parts of a right triangle with one horizontal leg and its right angle at the right. */
interface Names {
  base?: string;
  up?: string;
  slope?: string;
  /** At the left, between base and hypotenuse. */
  atBase?: string;
  /** At the top. */
  atTop?: string;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The range of slopes that can be labelled. */
const leastPart = 1 / 9;

/** Its legs from any two measures; null if they do not determine it. */
function legsOf(sizes: Sizes, names: Names): { base: number; up: number } | null {
  const sizeOf = (name: string | undefined) => (name === undefined ? undefined : sizes[name]);
  const [base, up, slope] = [sizeOf(names.base), sizeOf(names.up), sizeOf(names.slope)];
  const [atBase, atTop] = [sizeOf(names.atBase), sizeOf(names.atTop)];
  if (base !== undefined && up !== undefined) return { base, up };
  const angle = atBase ?? (atTop === undefined ? undefined : 90 - atTop);
  if (angle !== undefined) return legsByAngle({ base, up, slope }, radians(angle));
  if (slope === undefined) return null;
  if (base !== undefined) return { base, up: Math.sqrt(slope * slope - base * base) };
  return up === undefined ? null : { base: Math.sqrt(slope * slope - up * up), up };
}

interface Known {
  base: number | undefined;
  up: number | undefined;
  slope: number | undefined;
}

function legsByAngle({ base, up, slope }: Known, angle: number) {
  if (base !== undefined) return { base, up: base * Math.tan(angle) };
  if (up !== undefined) return { base: up / Math.tan(angle), up };
  if (slope === undefined) return null;
  return { base: slope * Math.cos(angle), up: slope * Math.sin(angle) };
}

function rightTriangle(names: Names): Sketcher {
  return (sizes) => {
    const legs = legsOf(sizes, names);
    if (!legs || !isReadable(legs)) return null;
    return standing(legs, names);
  };
}

function isReadable({ base, up }: { base: number; up: number }): boolean {
  const part = Math.min(base, up) / Math.max(base, up);
  return part >= leastPart;
}

function standing({ base, up }: { base: number; up: number }, names: Names): Sketch {
  const corners: [Point, Point, Point] = [
    [0, 0],
    [base, 0],
    [base, up],
  ];
  const [left, foot, top] = corners;
  const away: Point = [base * 0.66, up * 0.33];
  const named: [string | undefined, MeasurePlace][] = [
    [names.base, alongSide(left, foot, away)],
    [names.up, alongSide(foot, top, away)],
    [names.slope, alongSide(left, top, away)],
    [names.atBase, inAngle(left, foot, top)],
    [names.atTop, inAngle(top, left, foot)],
  ];
  return {
    shapes: [polygon(corners, { fill: "blue" }), rightAngle(foot, left, top)],
    places: Object.fromEntries(
      named.flatMap(([name, place]) => (name === undefined ? [] : [[name, place]])),
    ),
    isToScale: true,
  };
}

function inAngle(vertex: Point, one: Point, other: Point): MeasurePlace {
  return {
    label: (text, writing) => angleLabel([vertex, one, other], text, { radius: 24, ...writing }),
    lines: [angleArc(vertex, one, other, { radius: 24 })],
  };
}

/** A tree whose upper part has fallen to the ground; dashed where it stood. */
const brokenTree: Sketcher = (sizes) => {
  const names: Names = { base: "d", up: "h", slope: "l", atBase: "θ" };
  const legs = legsOf(sizes, names);
  if (!legs || !isReadable(legs)) return null;
  const { base, up } = legs;
  const whole = up + Math.hypot(base, up);
  const [foot, top]: [Point, Point] = [
    [base, 0],
    [base, whole],
  ];
  const beside = base * 1.25;
  const triangle = standing(legs, names);
  return {
    ...triangle,
    shapes: [
      ...triangle.shapes,
      line([foot, [base, up]], { weight: "bold" }),
      line([[base, up], top], dashedPen),
    ],
    places: { ...triangle.places, H: alongArrow([beside, 0], [beside, whole], [0, 0]) },
  };
};

/** A line of sight to the top of a vertical object; if the eye has a height, from above the ground. */
const sight: Sketcher = (sizes) => {
  const names: Names = { base: "d", up: "h", slope: "l", atBase: "θ", atTop: "φ" };
  const { e: eye, h, H: tree } = sizes;
  if (tree !== undefined) return brokenTree(sizes);
  if (eye === undefined) return rightTriangle(names)(sizes);
  const legs = legsOf({ ...sizes, h: h === undefined ? undefined : h - eye }, names);
  if (!legs || !isReadable(legs)) return null;
  const { base, up } = legs;
  const triangle = standing(legs, names);
  const away: Point = [base * 0.66, up * 0.33];
  const [ground, foot]: [Point, Point] = [
    [0, -eye],
    [base, -eye],
  ];
  return {
    shapes: [
      ...triangle.shapes,
      line(
        [
          [-base * 0.06, -eye],
          [base * 1.06, -eye],
        ],
        { stroke: "brown" },
      ),
      line([ground, [0, 0]]),
      line([foot, [base, up]]),
    ],
    places: {
      ...triangle.places,
      d: alongSide(ground, foot, away),
      h: alongSide(foot, [base, up], away),
      e: alongSide(ground, [0, 0], away),
    },
    isToScale: true,
  };
};

/** By base and height, or by its legs; the hypotenuse is c in both. */
const plain: Sketcher = (sizes) =>
  sizes["a"] === undefined
    ? rightTriangle({ base: "b", up: "h", slope: "c" })(sizes)
    : rightTriangle({ base: "a", up: "b", slope: "c" })(sizes);

/** Right triangles, by the names of their figures. */
export const rightTriangleSketches: Readonly<Record<string, Sketcher>> = {
  "a right-angled triangle": plain,
  "a right triangle": sight,
  "the right triangle of ladder, wall and ground": rightTriangle({
    base: "d",
    up: "h",
    slope: "l",
  }),
  "the right triangle of height, distance and line of sight": rightTriangle({
    base: "d",
    up: "h",
    atBase: "θ",
  }),
  "the right triangle of string, height and ground": rightTriangle({
    base: "d",
    up: "h",
    slope: "l",
    atBase: "θ",
  }),
};
