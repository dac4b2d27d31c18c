import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation } from "../../../task/task.ts";
import { chain, type Link } from "../reading/chain.ts";
import { type Line, lineLatex, linePlain, lineThrough, slopeOf, type TypedLine } from "./line.ts";
import { inner, type Point, pointLatex } from "./point.ts";

/** The data that determine a line. */
export type LineProblem =
  | { kind: "two-points"; from: Point; to: Point }
  | { kind: "point-slope"; point: Point; slope: Rational }
  | { kind: "slope-intercept"; slope: Rational; intercept: Rational }
  | { kind: "intercepts"; x: Rational; y: Rational }
  | { kind: "parallel" | "perpendicular"; point: Point; to: TypedLine };

const methods: Record<LineProblem["kind"], string> = {
  "two-points": "Two-point form",
  "point-slope": "Point–slope form",
  "slope-intercept": "Slope–intercept form",
  intercepts: "Intercept form",
  parallel: "Parallel lines have equal slopes",
  perpendicular: "Slopes of perpendicular lines",
};

const firstMoves: Record<LineProblem["kind"], string> = {
  "two-points": "Find the slope from the two points first.",
  "point-slope": "Write the point–slope form $y - y_{1} = m(x - x_{1})$ down.",
  "slope-intercept": "Write the form $y = mx + c$ down.",
  intercepts: "Write the form $\\frac{x}{a} + \\frac{y}{b} = 1$ down.",
  parallel: "Find the slope of the given line first; a parallel line has the same one.",
  perpendicular: "Find the slope of the given line first; turn it over and change its sign.",
};

/** Returns the lesson on the equation of a line. */
export function explain(problem: LineProblem, found: Line): Explanation {
  const answer = { latex: lineLatex(found), plain: linePlain(found) };
  return lesson({
    topic: "Straight Lines",
    method: methods[problem.kind],
    difficulty: "intermediate",
    answer,
    steps: chain(...links(problem), [
      "Bring all terms to one side, in whole numbers",
      "General form: $ax + by + c = 0$.",
      answer.latex,
    ]),
    idea: "A line is fixed by a point of it and its slope, or by two points.",
    firstMove: firstMoves[problem.kind],
    finalMove: "Bring all terms to one side. Which equation do you get?",
    terms: { "General form": "The equation of a line with 0 on the right: ax + by + c = 0." },
    next: ["Which other points lie on this line?"],
  });
}

function links(problem: LineProblem): Link[] {
  switch (problem.kind) {
    case "two-points":
      return twoPointLinks(problem);
    case "point-slope":
      return [pointSlopeLink(problem.point, problem.slope)];
    case "slope-intercept":
      return [
        [
          "Put slope and intercept into the slope–intercept form",
          "$y = mx + c$.",
          `y = ${inner(problem.slope)}x + ${inner(problem.intercept)}`,
        ],
      ];
    case "intercepts":
      return [
        [
          "Put the intercepts into the intercept form",
          "$\\frac{x}{a} + \\frac{y}{b} = 1$.",
          `\\frac{x}{${rationalLatex(problem.x)}} + \\frac{y}{${rationalLatex(problem.y)}} = 1`,
        ],
      ];
    case "parallel":
    case "perpendicular":
      return relatedLinks(problem);
  }
}

function twoPointLinks({ from, to }: Extract<LineProblem, { kind: "two-points" }>): Link[] {
  const slope = slopeOf(lineThrough(from, to));
  if (!slope) {
    return [
      [
        "Compare the points",
        "Both have the same x-coordinate, so the line is parallel to the y-axis.",
        `x = ${rationalLatex(from.x)}`,
      ],
    ];
  }
  const line = `\\frac{${rationalLatex(to.y)} - ${inner(from.y)}}{${rationalLatex(to.x)} - ${inner(from.x)}}`;
  return [
    [
      "Find the slope",
      "$m = \\frac{y_{2} - y_{1}}{x_{2} - x_{1}}$.",
      `m = ${line} = ${rationalLatex(slope)}`,
    ],
    pointSlopeLink(from, slope),
  ];
}

function pointSlopeLink({ x, y }: Point, slope: Rational): Link {
  return [
    "Put a point and the slope into the point–slope form",
    "$y - y_{1} = m(x - x_{1})$.",
    `y - ${inner(y)} = ${rationalLatex(slope)}(x - ${inner(x)})`,
    "fresh",
  ];
}

function relatedLinks({ kind, point, to }: Extract<LineProblem, { to: TypedLine }>): Link[] {
  const own = slopeOf(to);
  const needed =
    kind === "parallel" ? own : own && (q.isZero(own) ? null : q.divide(q.rational(-1n), own));
  const given = own
    ? `m_{1} = ${rationalLatex(own)}`
    : `${to.latex} \\text{ is parallel to the y-axis}`;
  const why =
    kind === "parallel"
      ? "Parallel lines have equal slopes."
      : "The slopes of perpendicular lines multiply to −1.";
  if (!needed) {
    const isVertical =
      slopeOf(kind === "parallel" ? to : { ...to, a: to.b, b: q.negate(to.a) }) === null;
    const line = isVertical ? `x = ${rationalLatex(point.x)}` : `y = ${rationalLatex(point.y)}`;
    return [
      [
        "Find the slope of the given line",
        "A vertical line has no slope, and a horizontal one has the slope 0.",
        given,
      ],
      ["See how the new line runs", why, line],
    ];
  }
  return [
    ["Find the slope of the given line", "Slope $= -\\frac{a}{b}$ for $ax + by + c = 0$.", given],
    ["Find the slope of the new line", why, `m = ${rationalLatex(needed)}`],
    pointSlopeLink(point, needed),
  ];
}

/** Returns the given data of the line in LaTeX. */
export function reading(problem: LineProblem): string {
  switch (problem.kind) {
    case "two-points":
      return `\\text{line through } ${pointLatex(problem.from)}, ${pointLatex(problem.to)}`;
    case "point-slope":
      return `\\text{line through } ${pointLatex(problem.point)},\\; m = ${rationalLatex(problem.slope)}`;
    case "slope-intercept":
      return `\\text{line with } m = ${rationalLatex(problem.slope)},\\; c = ${rationalLatex(problem.intercept)}`;
    case "intercepts":
      return `\\text{line with intercepts } ${rationalLatex(problem.x)},\\; ${rationalLatex(problem.y)}`;
    case "parallel":
    case "perpendicular":
      return `\\text{line through } ${pointLatex(problem.point)} \\text{ ${problem.kind} to } ${problem.to.latex}`;
  }
}
