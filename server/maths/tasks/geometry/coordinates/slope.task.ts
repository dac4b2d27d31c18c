import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { chain } from "../reading/chain.ts";
import { wordedTask } from "../reading/worded-task.ts";
import { at, lineThrough, slopeOf, typedLine, type TypedLine } from "./line.ts";
import { inner, isSamePoint, namedPointsLatex, type Point, pointLatex, pointsOf } from "./point.ts";
import { reasons } from "../../../working/reasons.ts";

/** The slope of the line through two points or of an equation, or an intercept of an equation. */
type Problem =
  | { kind: "points"; from: Point; to: Point }
  | { kind: "equation"; line: TypedLine }
  | { kind: "intercept"; line: TypedLine; axis: "x" | "y" };

function readPoints({ values }: { values: Parameters<typeof pointsOf>[0] }): Problem | null {
  const [from, to] = pointsOf(values, 2) ?? [];
  return from && to && !isSamePoint(from, to) ? { kind: "points", from, to } : null;
}

function solve(problem: Problem): Rational {
  if (problem.kind === "intercept") return intercept(problem);
  const line = problem.kind === "points" ? lineThrough(problem.from, problem.to) : problem.line;
  const slope = slopeOf(line);
  if (!slope) {
    throw notSupported(
      "This line goes straight up, parallel to the y-axis, so its slope is not defined.",
    );
  }
  return slope;
}

function intercept({ line, axis }: Extract<Problem, { kind: "intercept" }>): Rational {
  const coefficient = axis === "x" ? line.a : line.b;
  if (q.isZero(coefficient)) {
    throw notSupported(
      `This line is parallel to the ${axis}-axis, so it has no ${axis}-intercept.`,
    );
  }
  return q.divide(q.negate(line.c), coefficient);
}

/** Checks that a step of 1 to the right and `slope` up stays on the line, or that the intercept lies on it. */
export function prove(problem: Problem, value: Rational): Proof | null {
  if (problem.kind === "intercept") {
    const point = problem.axis === "x" ? { x: value, y: q.zero } : { x: q.zero, y: value };
    if (!q.isZero(at(problem.line, point))) return null;
    return {
      method: "The point put back into the equation",
      lines: [`${pointLatex(point)} \\text{ lies on } ${problem.line.latex}`],
    };
  }
  if (problem.kind === "points") {
    const { from, to } = problem;
    const up = q.multiply(value, q.subtract(to.x, from.x));
    if (!q.equals(q.add(from.y, up), to.y)) return null;
    return {
      method: "From the first point, the slope times the way across leads up to the second",
      lines: [
        `${rationalLatex(from.y)} + ${inner(value)} \\times ${inner(q.subtract(to.x, from.x))} = ${rationalLatex(to.y)}`,
      ],
    };
  }
  const { a, b } = problem.line;
  const isKept = q.isZero(q.add(a, q.multiply(b, value)));
  return isKept
    ? {
        method: "One to the right and the slope up leaves the left side of the equation as it is",
        lines: [`${rationalLatex(a)} \\times 1 + ${inner(b)} \\times ${inner(value)} = 0`],
      }
    : null;
}

function explain(problem: Problem, value: Rational): Explanation {
  if (problem.kind === "intercept") return explainIntercept(problem, value);
  const answer = { latex: `m = ${rationalLatex(value)}`, plain: rationalPlain(value) };
  const steps =
    problem.kind === "points"
      ? pointSteps(problem, answer.latex)
      : equationSteps(problem, answer.latex);
  return lesson({
    topic: "Straight Lines",
    method: problem.kind === "points" ? "Slope formula" : "Slope–intercept form",
    answer,
    steps,
    idea: "The slope says how far a line rises for each step to the right.",
    firstMove:
      problem.kind === "points"
        ? "Find how much y changes and how much x changes from the first point to the second."
        : "Bring the term with y to stand alone on the left side.",
    finalMove: "Work out the fraction. What slope do you get?",
    terms: {
      Slope:
        "The rise of a line divided by the run; also the tangent of its angle with the x-axis.",
    },
    next: ["What is the slope of a line at right angles to this one?"],
  });
}

function pointSteps(
  { from, to }: Extract<Problem, { kind: "points" }>,
  answer: string,
): ReturnType<typeof chain> {
  const across = q.subtract(to.x, from.x);
  const up = q.subtract(to.y, from.y);
  return chain(
    [
      "Name the coordinates",
      "Names show which number goes where in the formula.",
      namedPointsLatex([from, to]),
    ],
    [
      "Put them into the slope formula",
      "$m = \\frac{y_{2} - y_{1}}{x_{2} - x_{1}}$.",
      `m = \\frac{${rationalLatex(to.y)} - ${inner(from.y)}}{${rationalLatex(to.x)} - ${inner(from.x)}}`,
      "fresh",
    ],
    [
      "Work out both differences",
      "How far the line goes up, over how far it goes across.",
      `m = \\frac{${rationalLatex(up)}}{${rationalLatex(across)}}`,
    ],
    ["Divide", reasons.lowest, answer],
  );
}

function equationSteps(
  { line }: Extract<Problem, { kind: "equation" }>,
  answer: string,
): ReturnType<typeof chain> {
  const { a, b, c } = line;
  const right = `${rationalLatex(q.negate(a))}x ${q.sign(c) > 0 ? "-" : "+"} ${rationalLatex(q.absolute(c))}`;
  return chain(
    ["Start from the equation", "The slope can be read off once $y$ stands alone.", line.latex],
    [
      "Bring the term with y to the left and all else to the right",
      reasons.moveOver,
      `${rationalLatex(b)}y = ${right}`,
    ],
    [
      "Divide the coefficient of x by that of y",
      "In $y = mx + c$ the number before $x$ is the slope.",
      `m = \\frac{${rationalLatex(q.negate(a))}}{${rationalLatex(b)}}`,
    ],
    ["Simplify", reasons.lowest, answer],
  );
}

function explainIntercept(
  { line, axis }: Extract<Problem, { kind: "intercept" }>,
  value: Rational,
): Explanation {
  const other = axis === "x" ? "y" : "x";
  const coefficient = axis === "x" ? line.a : line.b;
  const answer = { latex: `${axis} = ${rationalLatex(value)}`, plain: rationalPlain(value) };
  const reduced = `${rationalLatex(coefficient)}${axis} = ${rationalLatex(q.negate(line.c))}`;
  return lesson({
    topic: "Straight Lines",
    method: "Intercepts of a line",
    answer,
    steps: chain(
      [
        "Start from the equation",
        "Every point of the line fits it, also the point on the axis.",
        line.latex,
      ],
      [`Put ${other} = 0`, `The line meets the ${axis}-axis where $${other} = 0$.`, reduced],
      [`Divide by the coefficient of ${axis}`, reasons.divideBoth, answer.latex],
    ),
    idea: `Every point of the ${axis}-axis has the same ${other}-coordinate.`,
    firstMove: `Ask what $${other}$ is on the ${axis}-axis, and put it into the equation.`,
    finalMove: `Solve for $${axis}$. Where does the line meet the ${axis}-axis?`,
    terms: { Intercept: "Where a line meets an axis, as a coordinate." },
    next: [`Where does the line meet the ${other}-axis?`],
  });
}

export const lineSlope = wordedTask<Problem, Rational>({
  name: "slope-and-intercepts",
  cue: /slope|gradient|intercept/,
  variants: [
    {
      wordings: [
        "[the] slope|gradient of [the|a] [straight] line|line_segment [ab|pq] [which_passes|passing|that_passes|going|joining|through|containing] [through] [the] [points|point] {p} and|, {p}",
        "[the] slope|gradient of [the|a] [straight] line [ab|pq] [which|that] passes through [the] [points] {p} and|, {p}",
        "[the] slope|gradient between [the] [points] {p} and|, {p}",
        "{p} and|aur {p} se jaane wali line ka|ki slope",
      ],
      read: readPoints,
    },
    {
      wordings: [
        "[the] slope|gradient of [the] [straight] [line] [:|whose_equation_is|with_equation|given_by] {e}",
        "{e} ka|ki slope",
      ],
      read: ({ values }) => {
        const line = typedLine(values[0]);
        return line && { kind: "equation", line };
      },
    },
    ...(["x", "y"] as const).map((axis) => ({
      wordings: [
        `[the|an|a] ${axis} - intercept of [the] [straight] [line|equation|graph_of] [:] {e}`,
        `[the|an|a] ${axis} intercept of [the] [straight] [line|equation|graph_of] [:] {e}`,
        `{e} ka|ki ${axis} - intercept`,
      ],
      read: ({ values }: { values: Parameters<typeof pointsOf>[0] }): Problem | null => {
        const line = typedLine(values[0]);
        return line && { kind: "intercept", line, axis };
      },
    })),
  ],
  reading: (problem) => {
    if (problem.kind === "points") {
      return `\\text{slope of the line through } ${pointLatex(problem.from)}, ${pointLatex(problem.to)}`;
    }
    const what = problem.kind === "equation" ? "slope" : `${problem.axis}-intercept`;
    return `\\text{${what} of } ${problem.line.latex}`;
  },
  solve,
  prove,
  explain,
  examples: [
    "Find the slope of the line passing through the points (3, -2) and (-1, 4)",
    "Find the y-intercept of 2x - 5y = 20",
    "Find the slope of the line 3x + 4y = 12",
  ],
});
