import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import { asRational } from "../exact/exact.ts";
import type { Value } from "../reading/scan.ts";
import { wordedTask } from "../reading/worded-task.ts";
import { at, line, type Line, lineThrough, sameLine, slopeOf, typedLine } from "./line.ts";
import { explain, type LineProblem, reading } from "./line-explanation.ts";
import { inner, isSamePoint, type Point, pointLatex, pointsOf } from "./point.ts";

function numbersOf(values: readonly Value[]): Rational[] {
  return values.flatMap((value) => {
    const number =
      value.kind === "quantity" && value.unit === null ? asRational(value.value) : null;
    return number ? [number] : [];
  });
}

function solve(problem: LineProblem): Line {
  switch (problem.kind) {
    case "two-points":
      return lineThrough(problem.from, problem.to);
    case "point-slope":
      return withSlope(problem.point, problem.slope);
    case "slope-intercept":
      return line(problem.slope, q.rational(-1n), problem.intercept);
    case "intercepts":
      return line(q.divide(q.one, problem.x), q.divide(q.one, problem.y), q.rational(-1n));
    case "parallel":
      return through(problem.point, problem.to.a, problem.to.b);
    case "perpendicular":
      return through(problem.point, problem.to.b, q.negate(problem.to.a));
  }
}

function through({ x, y }: Point, a: Rational, b: Rational): Line {
  return line(a, b, q.negate(q.add(q.multiply(a, x), q.multiply(b, y))));
}

function withSlope(point: Point, slope: Rational): Line {
  return through(point, slope, q.rational(-1n));
}

/** Checks that the given points lie on the line, and that it has the given slope. */
export function prove(problem: LineProblem, found: Line): Proof | null {
  const points = pointsOn(problem);
  const holds =
    points.every((point) => q.isZero(at(found, point))) && hasRightSlope(problem, found);
  if (!holds || (q.isZero(found.a) && q.isZero(found.b))) return null;
  return {
    method: "What was given is put back into the equation",
    lines: points.map((point) => `${pointLatex(point)}: \\quad ${valueLine(found, point)} = 0`),
  };
}

function valueLine({ a, b, c }: Line, { x, y }: Pick<Point, "x" | "y">): string {
  return `${rationalLatex(a)} \\times ${inner(x)} + ${inner(b)} \\times ${inner(y)} + ${inner(c)}`;
}

function pointsOn(problem: LineProblem): Pick<Point, "x" | "y">[] {
  switch (problem.kind) {
    case "two-points":
      return [problem.from, problem.to];
    case "slope-intercept":
      return [{ x: q.zero, y: problem.intercept }];
    case "intercepts":
      return [
        { x: problem.x, y: q.zero },
        { x: q.zero, y: problem.y },
      ];
    case "point-slope":
    case "parallel":
    case "perpendicular":
      return [problem.point];
  }
}

function hasRightSlope(problem: LineProblem, found: Line): boolean {
  switch (problem.kind) {
    case "two-points":
    case "intercepts":
      return true;
    case "point-slope":
    case "slope-intercept": {
      const slope = slopeOf(found);
      return slope !== null && q.equals(slope, problem.slope);
    }
    case "parallel":
      return q.equals(q.multiply(found.a, problem.to.b), q.multiply(found.b, problem.to.a));
    case "perpendicular":
      return q.isZero(q.add(q.multiply(found.a, problem.to.a), q.multiply(found.b, problem.to.b)));
  }
}

const theLine = "[the] equation of [the|a] [straight] line";
const passing = "[which|that] passing|passes|through [through] [the] [point|points]";

export const lineEquation = wordedTask<LineProblem, Line>({
  name: "line-equation",
  cue: /equation/,
  variants: [
    {
      wordings: [
        `${theLine} ${passing} {p} and|, {p}`,
        `${theLine} joining|containing [the] [points] {p} and|, {p}`,
      ],
      read: ({ values }) => {
        const [from, to] = pointsOf(values, 2) ?? [];
        return from && to && !isSamePoint(from, to) ? { kind: "two-points", from, to } : null;
      },
    },
    {
      wordings: [
        `${theLine} ${passing} {p} and|, [with|having|whose] [a|the] [slope|gradient] [is|of|=|m] [=] {q}`,
        `${theLine} ${passing} {p} with|having|whose|and [a|the] slope|gradient [is|of|m] [=] {q}`,
        `${theLine} with|having|whose [a|the] slope|gradient [is|of|m] [=] {q} [and] ${passing} {p}`,
      ],
      read: ({ values }) => {
        const [point] = pointsOf(values, 1) ?? [];
        const [slope] = numbersOf(values);
        return point && slope ? { kind: "point-slope", point, slope } : null;
      },
    },
    {
      wordings: [
        `${theLine} with|having|whose slope|gradient [is|of] [=] {q} and [cuts_off] [with] [the|a] y - intercept [is|of] [=] {q}`,
        `${theLine} with|having|whose slope|gradient [is|of] [=] {q} and [the|a] intercept [of] {q} on [the] y - axis`,
        `${theLine} with|having|whose slope|gradient [is|of] [=] {q} and [the|a] y intercept [is|of] [=] {q}`,
      ],
      read: ({ values }) => {
        const [slope, intercept] = numbersOf(values);
        return slope && intercept ? { kind: "slope-intercept", slope, intercept } : null;
      },
    },
    {
      wordings: [
        `${theLine} with|having|whose [x|the_x] - intercept [is|of] [=] {q} and [the] y - intercept [is|of] [=] {q}`,
        `${theLine} which|that makes|cuts_off|cut_off intercepts {q} and {q} on [the] x - axis|axes and [the] y - axis [respectively]`,
        `${theLine} which|that makes|cuts_off|cut_off intercepts {q} and {q} on [the] x - and y - axes [respectively]`,
        `${theLine} making|cutting_off|with intercepts {q} and {q} on [the] x - and y - axes [respectively]`,
        `${theLine} which|that makes|cuts_off|cut_off intercepts {q} and {q} on [the] x - and y - axis [respectively]`,
        `${theLine} which|that makes|cuts_off|cut_off [the] intercepts {q} and {q} on [the] [coordinate] axes [respectively]`,
        `${theLine} whose|with|having intercepts on [the] [coordinate] axes are|as|being {q} and {q} [respectively]`,
        `${theLine} whose|with|having x and y intercepts are|as|being {q} and {q} [respectively]`,
      ],
      read: ({ values }) => {
        const [x, y] = numbersOf(values);
        return x && y && !q.isZero(x) && !q.isZero(y) ? { kind: "intercepts", x, y } : null;
      },
    },
    ...(["parallel", "perpendicular"] as const).map((kind) => ({
      wordings: [
        `${theLine} ${kind} to [the] [line] {e} and|, [which|that] [passing|passes|through] [through] [the] [point] {p}`,
        `${theLine} ${kind} to [the] [line] {e} passing|through [through] [the] [point] {p}`,
        `${theLine} ${passing} {p} and|, [which_is|is] ${kind} to [the] [line] {e}`,
        `${theLine} ${passing} {p} ${kind} to [the] [line] {e}`,
      ],
      read: ({ values }: { values: readonly Value[] }): LineProblem | null => {
        const [point] = pointsOf(values, 1) ?? [];
        const to = typedLine(values.find((value) => value.kind === "equation"));
        return point && to ? { kind, point, to } : null;
      },
    })),
  ],
  reading,
  solve,
  prove: (problem, found) =>
    sameLine(line(found.a, found.b, found.c), found) ? prove(problem, found) : null,
  explain,
  examples: [
    "Find the equation of the line passing through the points (1, 2) and (3, 8)",
    "Find the equation of the line passing through (-2, 3) with slope -4",
    "Find the equation of the line parallel to 3x - 4y + 2 = 0 and passing through the point (-2, 3)",
  ],
});
