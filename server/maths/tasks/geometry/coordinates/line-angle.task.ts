import { type Equation, readEquation } from "../../../equations/equation.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { evaluateExact } from "../exact/evaluate-exact.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactLatex, exactPlain } from "../exact/write-exact.ts";
import { chain, type Link } from "../reading/chain.ts";
import type { Value } from "../reading/scan.ts";
import { wordedTask } from "../reading/worded-task.ts";

/** A line a·x + b·y + c = 0 whose coefficients may contain roots. The constant doesn't affect the angle. */
interface Direction {
  a: Exact;
  b: Exact;
  /** The equation as given. */
  latex: string;
}

interface Problem {
  one: Direction;
  other: Direction;
  isOfSlopes: boolean;
}

/** The tangent of the acute angle; null for a right angle. */
interface Result {
  tangent: Exact | null;
}

function linearAt(equation: Equation, x: bigint, y: bigint): Exact | null {
  const values = new Map([
    ["x", exact.fromInteger(x)],
    ["y", exact.fromInteger(y)],
  ]);
  const left = evaluateExact(equation.left, values);
  const right = evaluateExact(equation.right, values);
  return left && right && exact.subtract(left, right);
}

/** Inserts a product sign after a radicand: in the equation of a line, √3x means (√3)x. */
function withRootsClosed(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isRadicand = token.kind === "number" && isSymbol(tokens[at - 1], "√");
    if (!isRadicand || next?.kind !== "letter") return [token];
    const place = { start: next.start, end: next.start, spaced: false };
    const sign: Token = { ...place, kind: "symbol", text: "×", written: "×" };
    return [token, sign];
  });
}

function equationOf(value: Value | undefined): Equation | null {
  if (value?.kind !== "equation") return null;
  try {
    return readEquation(withRootsClosed(value.tokens));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * Computes the coefficients from the values at three points, and checks linearity at further points. Null if it is not
 * a line.
 */
function directionOf(value: Value | undefined): Direction | null {
  const equation = equationOf(value);
  if (!equation) return null;
  const at = (x: bigint, y: bigint): Exact | null => linearAt(equation, x, y);
  const [c, first, second] = [at(0n, 0n), at(1n, 0n), at(0n, 1n)];
  if (!c || !first || !second) return null;
  const [a, b] = [exact.subtract(first, c), exact.subtract(second, c)];
  const isLine = (
    [
      [5n, 7n],
      [-3n, 2n],
      [2n, 0n],
      [0n, 2n],
    ] as const
  ).every(([x, y]) => {
    const value = at(x, y);
    const meant = exact.add(exact.add(times(a, x), times(b, y)), c);
    return value !== null && exact.equals(value, meant);
  });
  const latex = `${expressionLatex(equation.left)} = ${expressionLatex(equation.right)}`;
  return isLine && (a.length > 0 || b.length > 0) ? { a, b, latex } : null;
}

function times(value: Exact, factor: bigint): Exact {
  return exact.multiply(value, exact.fromInteger(factor));
}

function slopeDirection(value: Value | undefined): Direction | null {
  if (value?.kind !== "quantity" || value.unit !== null) return null;
  return { a: value.value, b: exact.negate(exact.one), latex: exactLatex(value.value) };
}

/** Returns the slope; null for a vertical line. */
function slopeOf({ a, b }: Direction): Exact | null {
  return b.length === 0 ? null : exact.divide(exact.negate(a), b);
}

/**
 * Returns the dot product a₁a₂ + b₁b₂ of the normals, 0 for perpendicular lines, and their cross product a₁b₂ − a₂b₁, 0
 * for parallel lines.
 */
function products({ one, other }: Problem): { dot: Exact; cross: Exact } {
  return {
    dot: exact.add(exact.multiply(one.a, other.a), exact.multiply(one.b, other.b)),
    cross: exact.subtract(exact.multiply(one.a, other.b), exact.multiply(other.a, one.b)),
  };
}

function absolute(value: Exact): Exact {
  return exact.sign(value) < 0 ? exact.negate(value) : value;
}

function solve(problem: Problem): Result {
  const [m, n] = [slopeOf(problem.one), slopeOf(problem.other)];
  if (!m || !n) {
    const { dot, cross } = products(problem);
    const quotient = dot.length === 0 ? null : exact.divide(cross, dot);
    return { tangent: quotient && absolute(quotient) };
  }
  const below = exact.add(exact.one, exact.multiply(m, n));
  const quotient = below.length === 0 ? null : exact.divide(exact.subtract(n, m), below);
  return { tangent: quotient && absolute(quotient) };
}

/** Checks the tangent by the dot product of the normals: cos²θ (1 + tan²θ) = 1. */
export function prove(problem: Problem, { tangent }: Result): Proof | null {
  const { dot } = products(problem);
  const { one, other } = problem;
  const squares = [one, other].map(({ a, b }) =>
    exact.add(exact.multiply(a, a), exact.multiply(b, b)),
  );
  const [first = exact.one, second = exact.one] = squares;
  const method = "By the cosine of the angle between the normals (a, b) of both lines";
  if (!tangent) {
    return dot.length === 0 ? { method, lines: ["a_{1}a_{2} + b_{1}b_{2} = 0"] } : null;
  }
  const left = exact.multiply(
    exact.multiply(dot, dot),
    exact.add(exact.one, exact.multiply(tangent, tangent)),
  );
  if (!exact.equals(left, exact.multiply(first, second)) || exact.sign(tangent) < 0) return null;
  const cosine = exact.divide(exact.multiply(dot, dot), exact.multiply(first, second));
  return cosine && { method, lines: [`\\cos^{2}\\theta = ${exactLatex(cosine)}`] };
}

/** Returns the angle in degrees, exact if its tangent is a standard value. */
function angleOf({ tangent }: Result): { latex: string; plain: string } {
  if (!tangent) return { latex: "\\theta = 90^{\\circ}", plain: "90°" };
  const square = exact.asRational(exact.multiply(tangent, tangent));
  const known = square && knownAngles.find(([size]) => q.equals(size, square))?.[1];
  if (known) return { latex: `\\theta = ${known}^{\\circ}`, plain: `${known}°` };
  const degrees = (Math.atan(exact.toNumber(tangent)) * 180) / Math.PI;
  return {
    latex: `\\theta = \\tan^{-1}\\left(${exactLatex(tangent)}\\right) \\approx ${degrees.toFixed(2)}^{\\circ}`,
    plain: `tan^-1(${exactPlain(tangent)})`,
  };
}

const knownAngles: readonly [q.Rational, string][] = [
  [q.zero, "0"],
  [q.rational(1n, 3n), "30"],
  [q.one, "45"],
  [q.rational(3n), "60"],
];

function explain(problem: Problem, result: Result): Explanation {
  const answer = angleOf(result);
  return lesson({
    topic: "Straight Lines",
    method: "Angle between two lines",
    difficulty: "intermediate",
    answer,
    steps: chain(...slopeLinks(problem), ...tangentLinks(problem, result, answer.latex)),
    idea: "The angle between two lines depends on their slopes only.",
    firstMove: "Find the slope of each line: solve for y, and read off the coefficient of x.",
    finalMove: "Which acute angle is it?",
    terms: { Slope: "How far a line rises for each step to the right: tan of its inclination." },
    next: ["Which slope would a line at right angles to the first one have?"],
  });
}

function slopeLinks({ one, other, isOfSlopes }: Problem): Link[] {
  const given: Link = [
    isOfSlopes ? "Name the slopes" : "Start from the equations",
    "The slopes alone decide how two lines cross.",
    isOfSlopes
      ? `m_{1} = ${one.latex},\\; m_{2} = ${other.latex}`
      : `${one.latex},\\quad ${other.latex}`,
  ];
  if (isOfSlopes) return [given];
  const slopes = [one, other].map((line, at) => {
    const slope = slopeOf(line);
    return slope ? `m_{${at + 1}} = ${exactLatex(slope)}` : `\\text{line ${at + 1} is vertical}`;
  });
  const why = "Solve for y: in $y = mx + c$ the slope is $m$. A vertical line has no slope.";
  return [given, ["Find the slopes", why, slopes.join(",\\; "), "fresh"]];
}

function tangentLinks({ one, other }: Problem, { tangent }: Result, end: string): Link[] {
  const [m, n] = [slopeOf(one), slopeOf(other)];
  if (m && n && !tangent) {
    const why = "Two lines are perpendicular when the product of their slopes is −1.";
    return [
      [
        "Multiply the slopes",
        why,
        `m_{1} \\times m_{2} = ${exactLatex(exact.multiply(m, n))}`,
        "fresh",
      ],
      [
        "Read off the angle",
        "Lines whose slopes multiply to −1 are perpendicular, and equal slopes are parallel.",
        end,
        "fresh",
      ],
    ];
  }
  if (!m || !n) {
    const why =
      "A vertical line makes 90° with the x-axis; for the other, the slope is the tangent of its angle with the x-axis.";
    return [["Compare both lines with the x-axis", why, end, "fresh"]];
  }
  const below = exact.add(exact.one, exact.multiply(m, n));
  return [
    [
      "Put the slopes into the formula",
      "$\\tan \\theta = \\left|\\frac{m_{2} - m_{1}}{1 + m_{1}m_{2}}\\right|$, for the acute angle.",
      `\\tan \\theta = \\left|\\frac{${exactLatex(exact.subtract(n, m))}}{${exactLatex(below)}}\\right|`,
      "fresh",
    ],
    [
      "Divide",
      "The bars leave the sign away, as the angle is acute.",
      `\\tan \\theta = ${exactLatex(tangent ?? exact.zero)}`,
    ],
    ["Find the angle", "Only one acute angle has this tangent.", end, "fresh"],
  ];
}

function problemOf(
  read: (value: Value | undefined) => Direction | null,
  isOfSlopes: boolean,
): (captured: { values: readonly Value[] }) => Problem | null {
  return ({ values }) => {
    const [one, other] = values.map(read);
    return one && other && values.length === 2 ? { one, other, isOfSlopes } : null;
  };
}

/** Finds the acute angle between two lines in the plane. */
export const lineAngle = wordedTask<Problem, Result>({
  name: "angle-between-plane-lines",
  cue: /angle/,
  variants: [
    {
      wordings: [
        "[the] [acute] angle|angles between [the] [pair_of] [two] [straight] [lines] {e} and|, {e}",
        "[the] [acute] angle between [the] line|lines whose|having equations [are] {e} and {e}",
      ],
      read: problemOf(directionOf, false),
    },
    {
      wordings: [
        "[the] [acute] angle between [the] [two] lines whose|having|with slopes [are] {q} and {q}",
      ],
      read: problemOf(slopeDirection, true),
    },
  ],
  reading: ({ one, other }) => `\\text{angle between } ${one.latex} \\text{ and } ${other.latex}`,
  solve,
  prove,
  explain,
  reroll: () => () => null,
  examples: [
    "Find the angle between the lines y - √3x - 5 = 0 and √3y - x + 6 = 0",
    "Find the angle between the lines 2x - y + 3 = 0 and x + 3y - 2 = 0",
  ],
});
