import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactLatex, exactPlain } from "../exact/write-exact.ts";
import { chain, type Link } from "../reading/chain.ts";
import type { Value } from "../reading/scan.ts";
import { wordedTask } from "../reading/worded-task.ts";
import { at, isParallel, type Line, lineLatex, meet, typedLine, type TypedLine } from "./line.ts";
import { inner, type Point, pointLatex, pointPlain, pointsOf, squareLatex } from "./point.ts";
import { reasons } from "../../../working/reasons.ts";

/** The distance of a point from a line or between parallel lines, or the intersection of two lines. */
type Problem =
  | { kind: "point"; point: Point; line: TypedLine }
  | { kind: "parallel"; one: TypedLine; other: TypedLine }
  | { kind: "meet"; one: TypedLine; other: TypedLine };

type Result =
  | { kind: "distance"; distance: Exact; from: Pick<Point, "x" | "y"> }
  | { kind: "point"; point: Pick<Point, "x" | "y"> };

function linesOf(values: readonly Value[]): [TypedLine, TypedLine] | null {
  const [one, other, ...more] = values.map((value) => typedLine(value));
  return one && other && more.length === 0 ? [one, other] : null;
}

const originPoint: Point = { x: q.zero, y: q.zero, name: null };

function solve(problem: Problem): Result {
  if (problem.kind === "meet") {
    const point = meet(problem.one, problem.other);
    if (!point)
      throw notSupported("These two lines are parallel, so they have no single point in common.");
    return { kind: "point", point };
  }
  const line = problem.kind === "point" ? problem.line : problem.one;
  const from = problem.kind === "point" ? problem.point : pointOn(problem.other);
  return { kind: "distance", from, distance: distanceFrom(line, from) };
}

/** Returns the intersection of a line with an axis. */
function pointOn({ a, b, c }: Line): Pick<Point, "x" | "y"> {
  return q.isZero(b)
    ? { x: q.divide(q.negate(c), a), y: q.zero }
    : { x: q.zero, y: q.divide(q.negate(c), b) };
}

function normalSquared({ a, b }: Line): Rational {
  return q.add(q.multiply(a, a), q.multiply(b, b));
}

function distanceFrom(line: Line, point: Pick<Point, "x" | "y">): Exact {
  const gap = exact.fromRational(q.absolute(at(line, point)));
  const root = exact.squareRoot(exact.fromRational(normalSquared(line))) ?? exact.one;
  return exact.divide(gap, root) ?? exact.zero;
}

/**
 * Substitutes an intersection into both equations; compares a distance with that from the foot of the perpendicular.
 */
export function prove(problem: Problem, result: Result): Proof | null {
  if (problem.kind === "meet")
    return result.kind === "point" ? proveMeeting(problem, result.point) : null;
  if (result.kind !== "distance") return null;
  const line = problem.kind === "point" ? problem.line : problem.one;
  if (problem.kind === "parallel" && !q.isZero(at(problem.other, result.from))) return null;
  const times = q.divide(q.negate(at(line, result.from)), normalSquared(line));
  const foot = {
    x: q.add(result.from.x, q.multiply(times, line.a)),
    y: q.add(result.from.y, q.multiply(times, line.b)),
  };
  const across = q.subtract(foot.x, result.from.x);
  const up = q.subtract(foot.y, result.from.y);
  const square = q.add(q.multiply(across, across), q.multiply(up, up));
  const distanceSquared = exact.multiply(result.distance, result.distance);
  const holds =
    q.isZero(at(line, foot)) && exact.equals(distanceSquared, exact.fromRational(square));
  if (!holds || exact.sign(result.distance) < 0) return null;
  return {
    method:
      "The foot of the perpendicular lies on the line, and is just as far away by the distance formula",
    lines: [
      `\\text{foot } ${pointLatex(foot)}`,
      `d^{2} = ${squareLatex(across)} + ${squareLatex(up)} = ${rationalLatex(square)}`,
    ],
  };
}

function proveMeeting(
  { one, other }: Extract<Problem, { kind: "meet" }>,
  point: Pick<Point, "x" | "y">,
): Proof | null {
  const holds = [one, other].every((line) => q.isZero(at(line, point)));
  if (!holds || isParallel(one, other)) return null;
  return {
    method: "The point put back into both equations",
    lines: [one, other].map(({ latex }) => `${pointLatex(point)} \\text{ lies on } ${latex}`),
  };
}

function explain(problem: Problem, result: Result): Explanation {
  if (result.kind === "point" || problem.kind === "meet") {
    return explainMeeting(problem, result.kind === "point" ? result.point : originPoint);
  }
  const line = problem.kind === "point" ? problem.line : problem.one;
  const { from, distance } = result;
  const isRoot = exact.asRational(distance) === null;
  const answer = { latex: `d = ${exactLatex(distance)}`, plain: exactPlain(distance) };
  const put = `d = \\frac{\\left|${inner(line.a)} \\times ${inner(from.x)} + ${inner(line.b)} \\times ${inner(from.y)} + ${inner(line.c)}\\right|}{\\sqrt{${inner(line.a)}^{2} + ${inner(line.b)}^{2}}}`;
  const worked = `d = \\frac{${rationalLatex(q.absolute(at(line, from)))}}{\\sqrt{${rationalLatex(normalSquared(line))}}}`;
  return lesson({
    topic: "Straight Lines",
    method:
      problem.kind === "point"
        ? "Distance of a point from a line"
        : "Distance between parallel lines",
    difficulty: "intermediate",
    answer,
    steps: chain(
      ["Write the line in general form", "$ax + by + c = 0$.", lineLatex(line)],
      ...(problem.kind === "parallel"
        ? ([
            [
              "Take a point of the other line",
              "Parallel lines are everywhere equally far apart.",
              `(x_{1}, y_{1}) = ${pointLatex(from)}`,
            ],
          ] as const)
        : []),
      [
        "Put the point into the distance formula",
        "$d = \\frac{\\left|a x_{1} + b y_{1} + c\\right|}{\\sqrt{a^{2} + b^{2}}}$.",
        put,
        "fresh",
      ],
      ["Work out above and below", reasons.bar, worked],
      [
        isRoot ? "Take the root out of the denominator" : "Take the root and divide",
        isRoot
          ? "Multiplying above and below by the same root keeps the value."
          : "The length below the bar must be one number before it can divide.",
        answer.latex,
      ],
    ),
    idea: "The distance from a line is measured along the perpendicular to it.",
    firstMove: "Bring all terms of the line to one side, and read off $a$, $b$ and $c$.",
    finalMove: "Work out the fraction. Which distance do you get?",
    terms: { "General form": "The equation of a line with 0 on the right: ax + by + c = 0." },
    next: ["Which points have the distance 0 from the line?"],
  });
}

function explainMeeting(problem: Problem, point: Pick<Point, "x" | "y">): Explanation {
  const lines = problem.kind === "meet" ? [problem.one, problem.other] : [];
  const answer = { latex: pointLatex(point), plain: pointPlain(point) };
  return lesson({
    topic: "Straight Lines",
    method: "Cross-multiplication",
    difficulty: "intermediate",
    answer,
    steps: chain(
      [
        "Write both lines in general form",
        "A point on both lines fits both equations.",
        lines.map(lineLatex).join(",\\quad "),
      ],
      ...crossed(lines),
      ["Divide, and write the point", reasons.divideBoth, answer.latex, "fresh"],
    ),
    idea: "The point that is asked for lies on both lines, so it fits both equations.",
    firstMove: "Bring both equations to the form $ax + by + c = 0$, and read off the coefficients.",
    finalMove: "Work out both fractions. Which point do you get?",
    terms: { "Point of intersection": "The point that two lines have in common." },
    next: ["What would it mean if both lines had the same slope?"],
  });
}

/** Returns the steps of cross-multiplication, which give x and y as quotients. */
function crossed(lines: readonly Line[]): Link[] {
  const [one, other] = lines;
  if (!one || !other) return [];
  const difference = (a: Rational, b: Rational, c: Rational, d: Rational): string =>
    `${inner(a)} \\times ${inner(b)} - ${inner(c)} \\times ${inner(d)}`;
  const below = difference(one.a, other.b, other.a, one.b);
  const x = `x = \\frac{${difference(one.b, other.c, other.b, one.c)}}{${below}}`;
  const y = `y = \\frac{${difference(one.c, other.a, other.c, one.a)}}{${below}}`;
  return [
    [
      "Find x by cross-multiplication",
      "$x = \\frac{b_{1}c_{2} - b_{2}c_{1}}{a_{1}b_{2} - a_{2}b_{1}}$.",
      x,
      "fresh",
    ],
    [
      "Find y in the same way",
      "$y = \\frac{c_{1}a_{2} - c_{2}a_{1}}{a_{1}b_{2} - a_{2}b_{1}}$.",
      y,
      "fresh",
    ],
  ];
}

export const linePair = wordedTask<Problem, Result>({
  name: "distances-and-meeting-of-lines",
  cue: /distance|intersect|intersection|meet/,
  variants: [
    {
      wordings: [
        "[the] [perpendicular|shortest] distance of|from [the] [point] {p} from|to [the] [straight] [line] {e}",
        "[the] [perpendicular|shortest] distance between [the] [point] {p} and [the] [straight] [line] {e}",
        "[the] length of [the] perpendicular [drawn|dropped] from [the] [point] {p} to|on|upon [the] [straight] [line] {e}",
      ],
      read: ({ values }) => {
        const [point] = pointsOf(values, 1) ?? [];
        const line = typedLine(values.find((value) => value.kind === "equation"));
        return point && line ? { kind: "point", point, line } : null;
      },
    },
    {
      wordings: [
        "[the] [perpendicular|shortest] distance of [the] origin from [the] [straight] [line] {e}",
        "[the] [perpendicular|shortest] distance of [the] [straight] [line] {e} from [the] origin",
        "[the] [perpendicular|shortest] distance from [the] origin to [the] [straight] [line] {e}",
      ],
      read: ({ values }) => {
        const line = typedLine(values[0]);
        return line && { kind: "point", point: originPoint, line };
      },
    },
    {
      wordings: [
        "[the] [perpendicular|shortest] distance between [the] [two] [parallel] [lines] {e} and|, {e}",
      ],
      read: ({ values }) => {
        const lines = linesOf(values);
        return lines && isParallel(...lines)
          ? { kind: "parallel", one: lines[0], other: lines[1] }
          : null;
      },
    },
    {
      wordings: [
        "[the] [coordinates_of] [the] point of intersection of [the] [two] [lines] {e} and|, {e}",
        "[the] [coordinates_of] [the] intersection [point] of [the] [two] [lines] {e} and|, {e}",
        "where do [the] lines {e} and {e} intersect|meet",
        "[the] point where|at_which [the] lines {e} and {e} intersect|meet",
      ],
      read: ({ values }) => {
        const lines = linesOf(values);
        return lines && { kind: "meet", one: lines[0], other: lines[1] };
      },
    },
  ],
  reading: (problem) => {
    if (problem.kind === "point") {
      return `\\text{distance of } ${pointLatex(problem.point)} \\text{ from } ${problem.line.latex}`;
    }
    const what = problem.kind === "meet" ? "meeting point of" : "distance between";
    return `\\text{${what} } ${problem.one.latex} \\text{ and } ${problem.other.latex}`;
  },
  solve,
  prove,
  explain,
  examples: [
    "Find the distance of the point (3, -5) from the line 3x - 4y - 26 = 0",
    "Find the distance between the parallel lines 3x - 4y + 7 = 0 and 3x - 4y + 5 = 0",
    "Find the point of intersection of the lines 2x + y = 7 and x - y = 2",
  ],
});
