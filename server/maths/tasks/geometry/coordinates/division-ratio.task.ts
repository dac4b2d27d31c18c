import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { termLatex, termsLatex } from "../../../expressions/write-terms.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { chain } from "../reading/chain.ts";
import { type Captures, wordedTask } from "../reading/worded-task.ts";
import { namedPointsLatex, type Point, pointLatex, pointsOf } from "./point.ts";
import { reasons } from "../../../working/reasons.ts";

/** The ratio k : 1 in which an axis, or a point, divides a segment. */
interface Problem {
  from: Point;
  to: Point;
  /** What divides the segment: an axis, or a point that must lie on it. */
  by: { kind: "axis"; axis: "x" | "y" } | { kind: "point"; point: Point };
}

function readAxis(axis: "x" | "y"): (captured: Captures) => Problem | null {
  return ({ values }) => {
    const [from, to] = pointsOf(values, 2) ?? [];
    return from && to ? { from, to, by: { kind: "axis", axis } } : null;
  };
}

function readPoint(order: "point-first" | "point-last"): (captured: Captures) => Problem | null {
  return ({ values }) => {
    const points = pointsOf(values, 3);
    const [first, second, third] = points ?? [];
    if (!first || !second || !third) return null;
    return order === "point-first"
      ? { from: second, to: third, by: { kind: "point", point: first } }
      : { from: first, to: second, by: { kind: "point", point: third } };
  };
}

/** Returns the coordinate that determines the ratio, and its value at the point of division. */
function condition({ from, to, by }: Problem): { letter: "x" | "y"; value: Rational } {
  if (by.kind === "axis") return { letter: by.axis === "x" ? "y" : "x", value: q.zero };
  const isSameX = q.equals(from.x, to.x);
  return isSameX ? { letter: "y", value: by.point.y } : { letter: "x", value: by.point.x };
}

/** Returns k of the ratio k : 1. Throws a refusal if nothing is divided. */
function solve(problem: Problem): Rational {
  const { from, to } = problem;
  const { letter, value } = condition(problem);
  const before = q.subtract(value, from[letter]);
  const behind = q.subtract(to[letter], value);
  if (q.isZero(behind) || q.isZero(before)) {
    throw notSupported(
      "One of the ends lies there already, so nothing is divided. Check the points.",
    );
  }
  if (!isOnLine(problem)) {
    throw notSupported(
      "The point does not lie on the line through the other two. Check the points.",
    );
  }
  const k = q.divide(before, behind);
  if (q.sign(k) < 0) {
    throw notSupported("It does not meet the segment between the two points. Check the points.");
  }
  return k;
}

/** Whether a given point lies on the line. An axis always divides at a point of the line. */
function isOnLine({ from, to, by }: Problem): boolean {
  if (by.kind === "axis") return true;
  const [across, up] = [q.subtract(to.x, from.x), q.subtract(to.y, from.y)];
  return q.equals(
    q.multiply(across, q.subtract(by.point.y, from.y)),
    q.multiply(up, q.subtract(by.point.x, from.x)),
  );
}

/** Applies the section formula with the ratio, which must give a point of the axis, or the point itself. */
export function prove(problem: Problem, k: Rational): Proof | null {
  const { from, to, by } = problem;
  const whole = q.add(k, q.one);
  if (q.sign(whole) <= 0) return null;
  const at = (letter: "x" | "y"): Rational =>
    q.divide(q.add(q.multiply(k, to[letter]), from[letter]), whole);
  const found = { x: at("x"), y: at("y") };
  const holds =
    by.kind === "axis"
      ? q.isZero(by.axis === "x" ? found.y : found.x)
      : q.equals(found.x, by.point.x) && q.equals(found.y, by.point.y);
  return holds
    ? {
        method: "The section formula with this ratio gives the dividing point",
        lines: [`\\text{the point of division is } ${pointLatex(found)}`],
      }
    : null;
}

function explain(problem: Problem, k: Rational): Explanation {
  const { from, to } = problem;
  const { letter, value } = condition(problem);
  const [a, b] = [from[letter], to[letter]];
  const reason =
    problem.by.kind === "axis"
      ? `On the ${problem.by.axis}-axis, $${letter} = 0$.`
      : `The point has $${letter} = ${rationalLatex(value)}$.`;
  const plain = `${rationalPlain(q.rational(k.numerator))}:${k.denominator}`;
  const linear = termsLatex(
    [
      { coefficient: b, letters: "k" },
      { coefficient: a, letters: "" },
    ].filter(({ coefficient }) => !q.isZero(coefficient)),
  );
  const start = `\\frac{${linear}}{k + 1} = ${rationalLatex(value)}`;
  const cleared = `${linear} = ${q.isZero(value) ? "0" : `${rationalLatex(value)}(k + 1)`}`;
  const gathered = `${termLatex({ coefficient: q.subtract(b, value), letters: "k" })} = ${rationalLatex(q.subtract(value, a))}`;
  return lesson({
    topic: "Coordinate Geometry",
    method: "Section formula",
    difficulty: "intermediate",
    answer: { latex: `${k.numerator} : ${k.denominator}`, plain },
    steps: chain(
      [
        "Call the ratio k : 1 and name the coordinates",
        "With $k : 1$ there is only one unknown.",
        namedPointsLatex([from, to]),
      ],
      ["Put the point of division into the section formula", reason, start, "fresh"],
      ["Multiply both sides by k + 1", "Both sides stay equal, and the fraction is gone.", cleared],
      ["Bring the terms with k to one side", reasons.moveOver, gathered],
      [
        "Divide, and write k : 1 as a ratio of whole numbers",
        "A ratio stays the same when both its terms are multiplied by the same number.",
        `k = ${rationalLatex(k)} \\;\\Rightarrow\\; ${k.numerator} : ${k.denominator}`,
      ],
    ),
    idea: "Let the ratio be k : 1. The section formula then gives one equation for k.",
    firstMove: "Write the section formula with m = k and n = 1 for the coordinate that you know.",
    finalMove: `Solve $${gathered}$. Which ratio $k : 1$ is it?`,
    terms: { "Section formula": "It gives the point that divides a segment in a given ratio." },
    next: ["At which point is the segment divided?"],
  });
}

const segment = "[the] [line|line_segment|segment|join] [of|joining] [the] [points|point]";

export const divisionRatio = wordedTask<Problem, Rational>({
  name: "division-ratio",
  cue: /ratio/,
  variants: [
    ...(["x", "y"] as const).map((axis) => ({
      wordings: [
        `[the|in_what|in_which] ratio in which [the] ${axis} - axis divides ${segment} {p} and {p}`,
        `in what|which ratio [does] [the] ${axis} - axis divide|divides ${segment} {p} and {p}`,
        `in what|which ratio is ${segment} {p} and {p} divided_by|÷ [the] ${axis} - axis`,
        `[the] ratio in which ${segment} {p} and {p} is divided_by|÷ [the] ${axis} - axis`,
      ],
      read: readAxis(axis),
    })),
    {
      wordings: [
        `in what|which ratio [does] [the] point {p} divide|divides ${segment} {p} and {p}`,
        `[the] ratio in which [the] point {p} divides ${segment} {p} and {p}`,
      ],
      read: readPoint("point-first"),
    },
    {
      wordings: [
        `[the] ratio in which ${segment} {p} and {p} is divided_by|÷ [the] [point] {p}`,
        `in what|which ratio is ${segment} {p} and {p} divided_by|÷ [the] [point] {p}`,
      ],
      read: readPoint("point-last"),
    },
  ],
  reading: ({ from, to, by }) =>
    `\\text{ratio in which } ${by.kind === "axis" ? `\\text{the ${by.axis}-axis}` : pointLatex(by.point)} \\text{ divides } ${pointLatex(from)}, ${pointLatex(to)}`,
  solve,
  prove,
  explain,
  examples: [
    "Find the ratio in which the y-axis divides the line segment joining the points (5, -6) and (-1, -4)",
    "In what ratio does the point (-4, 6) divide the line segment joining the points (-6, 10) and (3, -8)",
  ],
});
