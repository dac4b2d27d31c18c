import * as q from "../../../numbers/rational.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { chain } from "../reading/chain.ts";
import { type Captures, wordedTask } from "../reading/worded-task.ts";
import { type Point, pointLatex, pointPlain, pointsOf } from "./point.ts";

/** The axis or point in which a point is reflected. */
type Mirror = "x-axis" | "y-axis" | "origin";

interface Problem {
  point: Point;
  mirror: Mirror;
}

type Found = Pick<Point, "x" | "y">;

function solve({ point: { x, y }, mirror }: Problem): Found {
  switch (mirror) {
    case "x-axis":
      return { x, y: q.negate(y) };
    case "y-axis":
      return { x: q.negate(x), y };
    case "origin":
      return { x: q.negate(x), y: q.negate(y) };
  }
}

/**
 * Checks that the midpoint of point and image is on the mirror, and that the segment between them is perpendicular to
 * it.
 */
function prove({ point, mirror }: Problem, image: Found): Proof | null {
  const sum = { x: q.add(point.x, image.x), y: q.add(point.y, image.y) };
  const way = { x: q.subtract(point.x, image.x), y: q.subtract(point.y, image.y) };
  const holds = {
    "x-axis": q.isZero(sum.y) && q.isZero(way.x),
    "y-axis": q.isZero(sum.x) && q.isZero(way.y),
    origin: q.isZero(sum.x) && q.isZero(sum.y),
  }[mirror];
  if (!holds) return null;
  const middle = { x: q.divide(sum.x, q.rational(2n)), y: q.divide(sum.y, q.rational(2n)) };
  return {
    method: `The midpoint of the point and its image lies on the ${mirror}`,
    lines: [`\\text{midpoint } ${pointLatex(middle)}`],
  };
}

const rules: Record<Mirror, [rule: string, formula: string]> = {
  "x-axis": ["In the x-axis, x stays and y changes its sign.", "(x, y) \\to (x, -y)"],
  "y-axis": ["In the y-axis, y stays and x changes its sign.", "(x, y) \\to (-x, y)"],
  origin: ["In the origin, both coordinates change their signs.", "(x, y) \\to (-x, -y)"],
};

function explain({ point, mirror }: Problem, image: Found): Explanation {
  const [rule, formula] = rules[mirror];
  const answer = { latex: pointLatex(image), plain: pointPlain(image) };
  return lesson({
    topic: "Coordinate Geometry",
    method: "Reflection of a point",
    answer,
    steps: chain(
      ["Write the rule of the reflection", rule, formula],
      [
        "Use it for the point",
        "The rule holds for every point of the plane.",
        `${pointLatex(point)} \\to ${answer.latex}`,
      ],
    ),
    idea: "The image lies just as far behind the mirror as the point lies before it.",
    firstMove: "Ask which coordinate says how far the point is from the mirror.",
    finalMove: "Change the coordinates by the rule. Which point is the image?",
    terms: { Reflection: "The mirror image of a point or figure." },
    next: ["What happens if the image is reflected once more?"],
  });
}

function readIn(mirror: Mirror): (captured: Captures) => Problem | null {
  return ({ values }) => {
    const [point] = pointsOf(values, 1) ?? [];
    return point ? { point, mirror } : null;
  };
}

const mirrors: readonly [Mirror, string][] = [
  ["x-axis", "[the] x - axis"],
  ["y-axis", "[the] y - axis"],
  ["origin", "[the] origin"],
];

export const reflectedPoint = wordedTask<Problem, Found>({
  name: "reflected-point",
  cue: /reflect|reflection|image/,
  variants: mirrors.map(([mirror, words]) => ({
    wordings: [
      `[the] [coordinates_of] [the] reflection|image|mirror_image of [the] [point] {p} in|about|across|with_respect_to|through|on ${words}`,
      `[the] [coordinates_of] [the] image of [the] [point] {p} when|after [it_is] reflected|reflection in|about|across|on ${words}`,
      `reflect [the] [point] {p} in|about|across|on ${words}`,
      `the point {p} is reflected in|about|across|on ${words} [.|,|and] [find] [the|its] [coordinates_of] [the|its] image`,
    ],
    read: readIn(mirror),
  })),
  reading: ({ point, mirror }) =>
    `\\text{image of } ${pointLatex(point)} \\text{ in the ${mirror}}`,
  solve,
  prove,
  explain,
  examples: [
    "Find the reflection of the point (3, -5) in the x-axis",
    "Find the image of the point (4, 7) in the y-axis",
  ],
});
