import * as q from "../../../numbers/rational.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import type { Explanation, Proof, Task } from "../../../task/task.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactLatex } from "../exact/write-exact.ts";
import { chain } from "../reading/chain.ts";
import type { ScannedQuestion, Value } from "../reading/scan.ts";
import { wordedTask } from "../reading/worded-task.ts";
import type { MeasureUnit } from "../reading/measure-unit.ts";
import { readSight, type Sight } from "./read-sight.ts";
import type { Side } from "./sight-piece.ts";

type Ratio = "tan" | "sin" | "cos";
type Angle = 30 | 45 | 60;

interface Problem {
  ratio: Ratio;
  /** The two sides of the ratio; `names` are their symbols. */
  upper: Exact;
  lower: Exact;
  names: readonly [upper: string, lower: string];
}

/** The squares of the standard ratios, as fractions. */
const squares: Readonly<Record<Ratio, Readonly<Record<Angle, readonly [bigint, bigint]>>>> = {
  tan: { 30: [1n, 3n], 45: [1n, 1n], 60: [3n, 1n] },
  sin: { 30: [1n, 4n], 45: [1n, 2n], 60: [3n, 4n] },
  cos: { 30: [3n, 4n], 45: [1n, 2n], 60: [1n, 4n] },
};
const written: Readonly<Record<Ratio, Readonly<Record<Angle, string>>>> = {
  tan: { 30: "\\frac{1}{\\sqrt{3}}", 45: "1", 60: "\\sqrt{3}" },
  sin: { 30: "\\frac{1}{2}", 45: "\\frac{1}{\\sqrt{2}}", 60: "\\frac{\\sqrt{3}}{2}" },
  cos: { 30: "\\frac{\\sqrt{3}}{2}", 45: "\\frac{1}{\\sqrt{2}}", 60: "\\frac{1}{2}" },
};
const sidesOf: Readonly<Record<Ratio, readonly [upper: Side, lower: Side]>> = {
  tan: ["h", "d"],
  sin: ["h", "l"],
  cos: ["d", "l"],
};
const rules: Readonly<Record<Ratio, string>> = {
  tan: "tan θ = opposite side ÷ adjacent side.",
  sin: "sin θ = opposite side ÷ hypotenuse.",
  cos: "cos θ = adjacent side ÷ hypotenuse.",
};
const ratioNames = ["tan", "sin", "cos"] as const;

function problemOf(scanned: ScannedQuestion): Problem | null {
  const sight = readSight(scanned);
  if (sight?.asks !== "θ") return null;
  const { givens, isEqual } = sight;
  const times = isEqual ? exact.one : bareNumber(givens.get("times"));
  const known = times ? 1 : 2;
  if (givens.size !== (isEqual ? 0 : known)) return null;
  return times ? fromTimes(times) : fromSides(givens);
}

function bareNumber(value: Value | undefined): Exact | null {
  return value?.kind === "quantity" && !value.unit ? value.value : null;
}

function fromSides(givens: Sight["givens"]): Problem | null {
  const ratio = ratioNames.find((name) => sidesOf[name].every((side) => givens.has(side)));
  if (ratio === undefined) return null;
  const sizes = sizesOf(sidesOf[ratio].flatMap((side) => givens.get(side) ?? []));
  const problem = sizes && { ratio, ...sizes, names: sidesOf[ratio] };
  return problem && angleOf(problem) ? problem : null;
}

/** Builds the problem of a shadow that is `times` the height: tan θ = 1 ÷ times. */
function fromTimes(times: Exact): Problem | null {
  if (exact.sign(times) <= 0) return null;
  const isOnce = exact.equals(times, exact.one);
  const problem: Problem = {
    ratio: "tan",
    upper: exact.one,
    lower: times,
    names: ["h", isOnce ? "h" : `${exactLatex(times)} h`],
  };
  return angleOf(problem) ? problem : null;
}

/** Returns two lengths in one unit, or both without a unit; null for anything else. */
function sizesOf([first, second]: readonly Value[]): Pick<Problem, "upper" | "lower"> | null {
  if (first?.kind !== "quantity" || second?.kind !== "quantity") return null;
  const factor = unitFactorOf(first.unit, second.unit);
  const upper = factor && exact.multiply(first.value, exact.fromRational(factor));
  const isLength = upper && exact.sign(upper) > 0 && exact.sign(second.value) > 0;
  return isLength ? { upper, lower: second.value } : null;
}

/** Returns the conversion factor between two units of length; 1 if neither has a unit, null if only one has. */
function unitFactorOf(one: MeasureUnit | null, other: MeasureUnit | null): q.Rational | null {
  if (!one || !other) return one === other ? q.one : null;
  return one.dimension === 1 && other.dimension === 1 ? q.divide(one.size, other.size) : null;
}

const angles = [30, 45, 60] as const;

/** Returns the standard angle, found by exact comparison of squares; null for other angles. */
function angleOf({ ratio, upper, lower }: Problem): Angle | null {
  const [top, bottom] = [upper, lower].map((side) => exact.asRational(exact.multiply(side, side)));
  if (!top || !bottom) return null;
  const square = q.divide(top, bottom);
  return angles.find((one) => q.equals(square, q.rational(...squares[ratio][one]))) ?? null;
}

/** Compares the ratio of the sides with that of the angle in decimals. */
export function prove({ ratio, upper, lower }: Problem, angle: number): Proof | null {
  const radians = (angle * Math.PI) / 180;
  const value = { tan: Math.tan, sin: Math.sin, cos: Math.cos }[ratio](radians);
  const size = exact.toNumber(upper) / exact.toNumber(lower);
  if (Math.abs(value - size) > 1e-9) return null;
  const shown = value.toFixed(4);
  return {
    method: "Both sides of the ratio as decimals",
    lines: [
      `\\${ratio} ${angle}^{\\circ} \\approx ${shown}`,
      `${fractionLatex(upper, lower)} \\approx ${shown}`,
    ],
  };
}

function fractionLatex(upper: Exact, lower: Exact): string {
  return `\\frac{${exactLatex(upper)}}{${exactLatex(lower)}}`;
}

function explain(problem: Problem, angle: Angle): Explanation {
  const { ratio, upper, lower, names } = problem;
  const start = `\\${ratio} \\theta = \\frac{${names[0]}}{${names[1]}}`;
  const put = `\\${ratio} \\theta = ${fractionLatex(upper, lower)}`;
  const simple = `\\${ratio} \\theta = ${written[ratio][angle]}`;
  const answer = { latex: `\\theta = ${angle}^{\\circ}`, plain: `${angle}°` };
  return lesson({
    topic: "Some Applications of Trigonometry",
    method: "Trigonometric ratios",
    difficulty: "beginner",
    answer,
    steps: chain(
      ["Choose the ratio of the two sides that are known", rules[ratio], start],
      ["Put the known lengths in", "The ratio of the two sides depends on the angle alone.", put],
      ...(put === simple
        ? []
        : [["Simplify the fraction", "Divide both by the same number.", simple] as const]),
      [
        "Find the angle with this ratio",
        "The ratios of 30°, 45° and 60° are learnt by heart.",
        answer.latex,
      ],
    ),
    idea: "Draw the right triangle. Which two of its sides are known?",
    firstMove: `Start from this rule: ${rules[ratio]}`,
    finalMove: "Which angle of the table of trigonometric ratios has this ratio?",
    terms: { "Angle of elevation": "The angle by which one looks up from the horizontal." },
    next: ["How would the angle change if the height were doubled?"],
  });
}

/** Returns a question on a pole of another height whose shadow gives a standard angle. */
function variedShadow(random: () => number): string {
  const size = wholeBetween(random, 2, 12);
  const shadow = pick(random, [`${size}√3`, `${size}`]);
  return `A pole ${size} m high casts a shadow ${shadow} m long on the ground. Find the angle of elevation of the sun.`;
}

/** Finds the angle at the ground of a right triangle from two of its sides. */
export const sightAngle: Task = wordedTask<Problem, Angle | null>({
  name: "angle-of-elevation",
  cue: /elevation|altitude|angle/,
  variants: [],
  readText: problemOf,
  reading: ({ ratio, upper, lower }) =>
    `\\${ratio} \\theta = ${fractionLatex(upper, lower)},\\quad \\theta = {?}`,
  solve: angleOf,
  prove: (problem, angle) => angle && prove(problem, angle),
  explain: (problem, angle) => explain(problem, angle ?? 45),
  vary: (random) => variedShadow(random),
  examples: [
    "A pole 6 m high casts a shadow 2√3 m long on the ground. Find the angle of elevation of the sun.",
    "The shadow of a tower is √3 times its height. Find the angle of elevation of the sun.",
  ],
});
