import { drawSights } from "../../../drawing/sight-drawing.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Surd } from "../../../numbers/surd.ts";
import type { Drawing, Point } from "../../../plot/plot.ts";
import type { TwoAnglesResult } from "./solve-two-angles.ts";
import type { TwoAngles } from "./two-angle-stories.ts";

type Scene = Parameters<typeof drawSights>[0];
type Drawn = Omit<Scene, "title" | "description"> & { told: string };

interface Sizes {
  /** The two angles in degrees, in the order of the question. */
  first: number;
  second: number;
  known: number;
  found: number;
  length: string;
}

/** Draws both lines of sight to scale; null if the observer's height is given. */
export function drawTwoAngles(
  { kind, angles, length, eye }: TwoAngles,
  { value }: TwoAnglesResult,
): Drawing | null {
  if (eye) return null;
  const [first, second] = angles;
  const sizes: Sizes = {
    first,
    second,
    known: numberOf(length),
    found: surdSize(value),
    length: `${q.isInteger(length) ? length.numerator : numberOf(length)} m`,
  };
  const { told, ...scene } = scenes[kind](sizes);
  return drawSights({ title: "Heights and distances", description: told, ...scene });
}

const numberOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator);

const surdSize = ({ rational, coefficient, radicand }: Surd) =>
  numberOf(rational) + numberOf(coefficient) * Math.sqrt(Number(radicand));

const cotangent = (degrees: number) => 1 / Math.tan((degrees * Math.PI) / 180);

/** How far the ground is drawn beyond the objects, as a fraction of the width. */
const beyond = 0.08;

const scenes: Record<TwoAngles["kind"], (sizes: Sizes) => Drawn> = {
  nearer: (sizes) => {
    const { known, found: height, length } = sizes;
    const [low, high] = ordered(sizes);
    const [far, near] = [height * cotangent(low), height * cotangent(high)];
    const [foot, top, one, two] = points([0, 0], [0, height], [-far, 0], [-near, 0]);
    return {
      told: `Two points on the ground, ${length} apart on one side of a foot, from which the top is seen under ${low}° and, from the nearer one, ${high}°. The height is to be found.`,
      uprights: [[foot, top]],
      ground: groundOf(-far, 0),
      sights: [
        [one, top],
        [two, top],
      ],
      angles: [
        { at: [one, two, top], text: `${low}°` },
        { at: [two, foot, top], text: `${high}°` },
      ],
      given: [{ ends: [one, two], text: length, away: top }],
      asked: { ends: [foot, top], text: "?", away: [-known, height / 2] },
    };
  },
  between: ({ first, second, found: height, length }) => {
    const [left, right] = [height * cotangent(first), height * cotangent(second)];
    const [foot, top, one, two] = points([0, 0], [0, height], [-left, 0], [right, 0]);
    return {
      told: `Two points on the ground, ${length} apart and on opposite sides of a foot, from which the top is seen under ${first}° and ${second}°. The height is to be found.`,
      uprights: [[foot, top]],
      ground: groundOf(-left, right),
      sights: [
        [one, top],
        [two, top],
      ],
      angles: [
        { at: [one, foot, top], text: `${first}°` },
        { at: [two, foot, top], text: `${second}°` },
      ],
      given: [{ ends: [one, two], text: length, away: top }],
      asked: { ends: [foot, top], text: "?", away: [-left, height / 2] },
    };
  },
  apart: (sizes) => {
    const { known: height, length } = sizes;
    const [low, high] = ordered(sizes);
    const [far, near] = [height * cotangent(low), height * cotangent(high)];
    const [foot, top, one, two] = points([0, 0], [0, height], [far, 0], [near, 0]);
    const level: Point = [far, height];
    return {
      told: `A height of ${length}, from whose top two things on one side are seen under angles of depression of ${high}° and ${low}°. The distance between them is to be found.`,
      uprights: [[foot, top]],
      ground: groundOf(0, far),
      sights: [
        [top, one],
        [top, two],
      ],
      levels: [[top, level]],
      angles: [
        { at: [top, level, one], text: `${low}°`, radius: 64 },
        { at: [top, level, two], text: `${high}°`, radius: 28 },
      ],
      given: [{ ends: [foot, top], text: length, away: [far, height / 2] }],
      asked: { ends: [two, one], text: "?", away: top },
    };
  },
  across: ({ first, second, known: height, length }) => {
    const [left, right] = [height * cotangent(first), height * cotangent(second)];
    const [foot, top, one, two] = points([0, 0], [0, height], [-left, 0], [right, 0]);
    const [toLeft, toRight]: [Point, Point] = [
      [-left, height],
      [right, height],
    ];
    return {
      told: `A height of ${length}, from whose top two things on opposite sides are seen under angles of depression of ${first}° and ${second}°. The distance between them is to be found.`,
      uprights: [[foot, top]],
      ground: groundOf(-left, right),
      sights: [
        [top, one],
        [top, two],
      ],
      levels: [[toLeft, toRight]],
      angles: [
        { at: [top, toLeft, one], text: `${first}°` },
        { at: [top, toRight, two], text: `${second}°` },
      ],
      given: [{ ends: [foot, top], text: length, away: [-left, height / 2] }],
      asked: { ends: [one, two], text: "?", away: top },
    };
  },
  "on-top": ({ first, second, known, found, length }) =>
    stacked({ first, second, below: known, above: found }, { below: length, above: null }),
  below: ({ first, second, known, found, length }) =>
    stacked({ first, second, below: found, above: known }, { below: null, above: length }),
  facing: ({ first, second, known: eye, found: height, length }) => {
    const along = eye * cotangent(second);
    const [here, up, foot, top] = points([0, 0], [0, eye], [along, 0], [along, height]);
    const level: Point = [along, eye];
    return {
      told: `From a height of ${length} the top of what stands opposite is seen under an angle of elevation of ${first}° and its foot under an angle of depression of ${second}°. Its height is to be found.`,
      uprights: [
        [here, up],
        [foot, top],
      ],
      ground: groundOf(0, along),
      sights: [
        [up, top],
        [up, foot],
      ],
      levels: [[up, level]],
      angles: [
        { at: [up, level, top], text: `${first}°` },
        { at: [up, level, foot], text: `${second}°` },
      ],
      given: [{ ends: [here, up], text: length, away: level }],
      asked: { ends: [foot, top], text: "?", away: up },
    };
  },
};

/** One object on top of another, both seen from one point; the requested length has null as its text. */
function stacked(
  { first, second, below, above }: { first: number; second: number; below: number; above: number },
  lengths: { below: string | null; above: string | null },
): Drawn {
  const along = below * cotangent(first);
  const [here, foot, middle, top] = points(
    [0, 0],
    [along, 0],
    [along, below],
    [along, below + above],
  );
  const stretches = [
    { ends: [foot, middle] as const, text: lengths.below ?? "?", away: here },
    { ends: [middle, top] as const, text: lengths.above ?? "?", away: here },
  ];
  const [lower, upper] = stretches;
  if (!lower || !upper) throw new Error("Two things stand on each other");
  const [given, target] = lengths.below === null ? [upper, lower] : [lower, upper];
  const part = lengths.below === null ? "upper" : "lower";
  return {
    told: `Two things stand on each other, the ${part} one ${given.text} high. From one point on the ground the top of the lower one is seen under ${first}° and the top of the upper one under ${second}°. The height of the other is to be found.`,
    uprights: [[foot, top]],
    ground: groundOf(0, along),
    sights: [
      [here, middle],
      [here, top],
    ],
    angles: [
      { at: [here, foot, middle], text: `${first}°` },
      { at: [here, foot, top], text: `${second}°`, radius: 48 },
    ],
    given: [given],
    asked: target,
  };
}

function ordered({ first, second }: Sizes): [low: number, high: number] {
  return [Math.min(first, second), Math.max(first, second)];
}

function points(a: Point, b: Point, c: Point, d: Point): [Point, Point, Point, Point] {
  return [a, b, c, d];
}

function groundOf(left: number, right: number): [Point, Point] {
  const more = (right - left) * beyond;
  return [
    [left - more, 0],
    [right + more, 0],
  ];
}
