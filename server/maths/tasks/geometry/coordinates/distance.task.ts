import { type Captures, wordedTask } from "../reading/worded-task.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { isRational, multiplySurds, squareRoot, surd, type Surd } from "../../../numbers/surd.ts";
import { type NumberStyle, rationalLatex, surdLatex, surdPlain } from "../../../numbers/written.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { drawCoordinates } from "./draw-coordinates.ts";
import {
  hasDecimals,
  inner,
  namedLatex,
  namesFor,
  type Point,
  pointsOf,
  squareLatex,
} from "./point.ts";

interface Problem {
  from: Point;
  to: Point;
  style: NumberStyle;
}

const origin: Point = { x: q.zero, y: q.zero, name: "O" };

function readTwo({ values }: Captures): Problem | null {
  const [from, to] = pointsOf(values, 2) ?? [];
  return from && to ? { from, to, style: hasDecimals(values) ? "decimal" : "fraction" } : null;
}

function readFromOrigin({ values }: Captures): Problem | null {
  const [to] = pointsOf(values, 1) ?? [];
  return to ? { from: origin, to, style: hasDecimals(values) ? "decimal" : "fraction" } : null;
}

function gaps({ from, to }: Problem): [Rational, Rational] {
  return [q.subtract(to.x, from.x), q.subtract(to.y, from.y)];
}

function solve(problem: Problem): Surd {
  const [across, up] = gaps(problem);
  const squared = q.add(q.multiply(across, across), q.multiply(up, up));
  return squareRoot(squared) ?? surd(q.zero);
}

/**
 * Checks that the square of the distance is the sum of the squares of the legs (exactly), and that the distance is not
 * negative.
 */
export function prove(problem: Problem, distance: Surd): Proof | null {
  const [across, up] = gaps(problem);
  const square = multiplySurds(distance, distance);
  const sum = q.add(q.multiply(across, across), q.multiply(up, up));
  if (!square || !isRational(square) || !q.equals(square.rational, sum)) return null;
  if (Number(distance.rational.numerator) < 0 || Number(distance.coefficient.numerator) < 0)
    return null;
  const write = (value: Rational): string => rationalLatex(value, problem.style);
  return {
    method:
      "Pythagoras theorem: the square of the distance is the sum of the squares of the two legs",
    lines: [
      `d^{2} = ${write(square.rational)}`,
      `${squareLatex(across)} + ${squareLatex(up)} = ${write(sum)}`,
    ],
  };
}

function explain(problem: Problem, distance: Surd): Explanation {
  const { from, to, style } = problem;
  const [across, up] = gaps(problem);
  const write = (value: Rational): string => rationalLatex(value, style);
  const squares = [q.multiply(across, across), q.multiply(up, up)];
  const put = `d = \\sqrt{(${write(to.x)} - ${inner(from.x)})^{2} + (${write(to.y)} - ${inner(from.y)})^{2}}`;
  const differences = `d = \\sqrt{${squareLatex(across)} + ${squareLatex(up)}}`;
  const sum = `d = \\sqrt{${squares.map(write).join(" + ")}} = \\sqrt{${write(q.add(squares[0] ?? q.zero, squares[1] ?? q.zero))}}`;
  const answer = { latex: `d = ${surdLatex(distance, style)}`, plain: surdPlain(distance, style) };
  return lesson({
    topic: "Coordinate Geometry",
    method: "Distance formula",
    answer,
    plot: drawCoordinates({
      title: "The two points",
      points: [from, to],
      asked: "The distance between them is to be found.",
      style,
    }),
    steps: [
      step(
        "Put the coordinates into the distance formula",
        "$d = \\sqrt{(x_{2} - x_{1})^{2} + (y_{2} - y_{1})^{2}}$, which is the Pythagoras theorem.",
        put,
      ),
      step(
        "Work out the differences",
        q.sign(from.x) < 0 || q.sign(from.y) < 0
          ? "Subtracting a negative number is adding."
          : "They tell how far the points are apart across and up.",
        differences,
        put,
      ),
      step("Square and add", "The square of a number is never negative.", sum, differences),
      step(
        "Take the square root",
        isRational(distance)
          ? "Pythagoras: the distance squared is the sum of the squares."
          : "Take square factors out of the root.",
        answer.latex,
        sum,
      ),
    ],
    idea: "The two points are corners of a right-angled triangle with legs along the axes.",
    firstMove: "Write down how far apart the points are across, and how far up.",
    finalMove: "Take the square root of the sum. What distance do you get?",
    terms: { "Distance formula": "The Pythagoras theorem for two points given by coordinates." },
    next: [
      "Why does it not matter which point is taken first?",
      "Which points have the same distance from the first point?",
    ],
  });
}

export const pointDistance = wordedTask<Problem, Surd>({
  name: "distance-between-points",
  cue: /distance|length|far|doori/,
  variants: [
    {
      wordings: [
        "[the] [exact|shortest] distance between|of [the] [two|following] [pair_of] [points] [:] {p} and|,|to|aur {p}",
        "[the] [exact] distance from [the] [point] {p} to [the] [point] {p}",
        "[the] distance of [the] point {p} from [the] point {p}",
        "[the] length of [the] [line] segment [joining|between|with_endpoints|with_end_points] [the] [points] {p} and|,|to {p}",
        "how far [apart] are|is [the] [points] {p} and|from {p} [apart]",
        "[the] distance formula for {p} and {p}",
        "{p} and|aur {p} ke beech [ki|ka] [distance|doori]",
        "points {p} and|aur {p} ke beech [ki|ka] distance|doori",
      ],
      read: readTwo,
    },
    {
      wordings: [
        "[the] distance of|between [the] [point] {p} from|and|to [the] origin",
        "[the] distance from [the] origin to [the] [point] {p}",
        "[the] distance between [the] origin and [the] [point] {p}",
        "how far is [the] [point] {p} from [the] origin",
      ],
      read: readFromOrigin,
    },
  ],
  reading: ({ from, to }) => {
    const [first = "A", second = "B"] = namesFor([from, to]);
    return `\\text{distance between } ${namedLatex(from, first)} \\text{ and } ${namedLatex(to, second)}`;
  },
  solve,
  prove,
  explain,
  examples: [
    "Find the distance between the points (2, 3) and (4, 1)",
    "Find the distance of the point (6, 8) from the origin",
  ],
});
