import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import { exactSquareRoot } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { notSupported, Refusal } from "../../../refusal.ts";
import type { Token } from "../../../read/token.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { evaluateExact } from "../exact/evaluate-exact.ts";
import * as exact from "../exact/exact.ts";
import { chain } from "../reading/chain.ts";
import type { Value } from "../reading/scan.ts";
import { type Captures, type Variant, wordedTask } from "../reading/worded-task.ts";
import { at, lineThrough } from "./line.ts";
import {
  type OpenPoint,
  pointText,
  putBack,
  substitutedEquation,
  type UnknownCoordinate,
} from "./unknown-coordinate-lines.ts";
import { reasons } from "../../../working/reasons.ts";

function expressionOf(tokens: readonly Token[]): Expression | null {
  try {
    return parseExpression(tokens);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Returns the points among the values, with or without a letter. */
export function openPoints(values: readonly Value[]): OpenPoint[] {
  return values.flatMap((value) => {
    if (value.kind !== "point" && value.kind !== "unknown-point") return [];
    const [x, y] = [expressionOf(value.xTokens), expressionOf(value.yTokens)];
    return x && y ? [{ x, y }] : [];
  });
}

/** Builds the problem of the single letter in the points; null if there is none, several, or not the one asked for. */
export function problemOf(
  points: readonly OpenPoint[],
  requestedLetter: string | undefined,
  squaredDistance: Rational | null,
): UnknownCoordinate | null {
  const letters = [
    ...new Set(points.flatMap(({ x, y }) => [...variablesIn(x), ...variablesIn(y)])),
  ];
  const [letter] = letters;
  const isAsked = requestedLetter === undefined || requestedLetter === letter;
  return letter !== undefined && letters.length === 1 && isAsked
    ? { letter, points, squaredDistance }
    : null;
}

function letterAsked({ texts }: Captures): string | undefined {
  return texts.find((text) => /^[a-z]$/.test(text));
}

function readCollinear(captured: Captures): UnknownCoordinate | null {
  const points = openPoints(captured.values);
  return points.length === 3 ? problemOf(points, letterAsked(captured), null) : null;
}

function readDistance(captured: Captures): UnknownCoordinate | null {
  const points = openPoints(captured.values);
  const length = captured.values.find((value) => value.kind === "quantity");
  const distance = length?.kind === "quantity" && length.unit === null ? length.value : null;
  const squared = distance && exact.asRational(exact.multiply(distance, distance));
  if (points.length !== 2 || !squared || exact.sign(distance) <= 0) return null;
  return problemOf(points, letterAsked(captured), squared);
}

/** Returns the points for a value of the letter; null if a coordinate is not rational there. */
export function pointsAt(
  { points, letter }: UnknownCoordinate,
  value: Rational,
): { x: Rational; y: Rational; name: null }[] | null {
  const values = new Map([[letter, exact.fromRational(value)]]);
  const worth = (expression: Expression): Rational | null => {
    const found = evaluateExact(expression, values);
    return found && exact.asRational(found);
  };
  const found = points.flatMap((point) => {
    const [x, y] = [worth(point.x), worth(point.y)];
    return x && y ? [{ x, y, name: null }] : [];
  });
  return found.length === points.length ? found : null;
}

/**
 * Returns twice the signed area of the triangle, or (distance² − given distance²): 0 if the value is correct. Throws a
 * refusal for unsupported expressions.
 */
function gapAt(problem: UnknownCoordinate, value: Rational): Rational {
  const [a, b, c] = pointsAt(problem, value) ?? [];
  if (!a || !b)
    throw notSupported("I can only use a letter like k in plain sums here, such as k + 1.");
  if (problem.squaredDistance) {
    const [across, up] = [q.subtract(b.x, a.x), q.subtract(b.y, a.y)];
    return q.subtract(
      q.add(q.multiply(across, across), q.multiply(up, up)),
      problem.squaredDistance,
    );
  }
  const third = c ?? a;
  const first = q.multiply(q.subtract(b.x, a.x), q.subtract(third.y, a.y));
  return q.subtract(first, q.multiply(q.subtract(third.x, a.x), q.subtract(b.y, a.y)));
}

interface Result {
  /** The coefficients of a·k² + b·k + c = 0. */
  coefficients: readonly [Rational, Rational, Rational];
  roots: readonly Rational[];
}

/** Interpolates `gapAt`, a polynomial of degree at most 2, from three of its values; a fourth one checks the degree. */
function solve(problem: UnknownCoordinate): Result {
  const [zero, plus, minus] = [0n, 1n, -1n].map((value) => gapAt(problem, q.rational(value)));
  const c = zero ?? q.zero;
  const half = q.rational(1n, 2n);
  const a = q.subtract(q.multiply(half, q.add(plus ?? q.zero, minus ?? q.zero)), c);
  const b = q.multiply(half, q.subtract(plus ?? q.zero, minus ?? q.zero));
  const check = q.add(q.add(q.multiply(q.rational(9n), a), q.multiply(q.rational(3n), b)), c);
  if (!q.equals(check, gapAt(problem, q.rational(3n)))) {
    throw notSupported("The letter stands in too high a power here. Check the coordinates.");
  }
  return { coefficients: [a, b, c], roots: rootsOf(a, b, c) };
}

function rootsOf(a: Rational, b: Rational, c: Rational): Rational[] {
  if (q.isZero(a)) {
    if (q.isZero(b)) throw notSupported("The letter cancels out here, so it can't be found.");
    return [q.divide(q.negate(c), b)];
  }
  const { numerator, denominator } = q.subtract(
    q.multiply(b, b),
    q.multiply(q.rational(4n), q.multiply(a, c)),
  );
  const [top, bottom] = [exactSquareRoot(numerator), exactSquareRoot(denominator)];
  if (top === null || bottom === null) {
    throw notSupported("There is no rational number for this letter. Check the coordinates.");
  }
  const root = q.rational(top, bottom);
  const found = [q.negate(root), root].map((sign) =>
    q.divide(q.subtract(sign, b), q.multiply(q.rational(2n), a)),
  );
  const [first, second] = found.toSorted(q.order);
  return first && second && q.equals(first, second) ? [first] : found.toSorted(q.order);
}

/** Substitutes every root: the three points must be collinear, or the distance must be the given one. */
function prove(problem: UnknownCoordinate, { roots, coefficients }: Result): Proof | null {
  const holds = roots.every((root) => {
    const [a, b, c] = pointsAt(problem, root) ?? [];
    if (!a || !b) return false;
    if (problem.squaredDistance) {
      const length = Math.hypot(decimal(q.subtract(a.x, b.x)), decimal(q.subtract(a.y, b.y)));
      const wanted = Math.sqrt(decimal(problem.squaredDistance));
      return Math.abs(length - wanted) <= 1e-9 * (1 + wanted);
    }
    return c !== undefined && q.isZero(at(lineThrough(a, b), c));
  });
  const [a, b] = coefficients;
  const isComplete =
    roots.length === 2 || q.isZero(a) || (roots.length === 1 && isDouble(a, b, roots));
  if (!holds || roots.length === 0 || !isComplete) return null;
  return {
    method: problem.squaredDistance
      ? "Put back: the distance is as it should be"
      : "Put back: the third point lies on the line through the others",
    lines: roots.map((root) => putBack(problem, root, pointsAt(problem, root) ?? [])),
  };
}

function isDouble(a: Rational, b: Rational, [root]: readonly Rational[]): boolean {
  return root !== undefined && q.isZero(q.add(q.multiply(q.multiply(q.rational(2n), a), root), b));
}

function decimal({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

function explain(problem: UnknownCoordinate, { coefficients, roots }: Result): Explanation {
  const { letter, points, squaredDistance } = problem;
  const terms = coefficients.flatMap((coefficient, power) => {
    const letters = letter.repeat(2 - power);
    return q.isZero(coefficient) ? [] : [{ coefficient, letters }];
  });
  const equation = `${termsLatex(terms)} = 0`;
  const answer = {
    latex: roots.map((root) => `${letter} = ${rationalLatex(root)}`).join(" \\text{ or } "),
    plain: roots.map((root) => `${letter} = ${rationalPlain(root)}`).join(" or "),
  };
  const rule = squaredDistance
    ? `$(x_{2} - x_{1})^{2} + (y_{2} - y_{1})^{2} = d^{2}$, here with $d^{2} = ${rationalLatex(squaredDistance)}$.`
    : "Three points are collinear when the triangle they form has no area: $x_{1}(y_{2} - y_{3}) + x_{2}(y_{3} - y_{1}) + x_{3}(y_{1} - y_{2}) = 0$.";
  return lesson({
    topic: "Coordinate Geometry",
    method: squaredDistance ? "Distance formula" : "Area of the triangle is zero",
    difficulty: "intermediate",
    answer,
    steps: chain(
      [
        "Write the points down",
        "The unknown coordinate is used like a number.",
        points.map(pointText).join(",\\; "),
      ],
      ["Put them into the formula", rule, substitutedEquation(problem), "fresh"],
      [
        "Open the brackets and collect like terms",
        squaredDistance
          ? `Bring $${rationalLatex(squaredDistance)}$ to the left side.`
          : reasons.brackets,
        equation,
      ],
      [`Solve for ${letter}`, `Only ${letter} is unknown in this equation.`, answer.latex],
    ),
    idea: squaredDistance
      ? "Which formula joins two points with their distance?"
      : "When do three points form no triangle?",
    firstMove:
      "Write the formula with the coordinates in it, the unknown letter too. It becomes an equation.",
    finalMove: `Solve the equation. What is $${letter}$?`,
    terms: { Collinear: "Lying on one straight line." },
    next: ["How can you check the answer with a sketch?"],
  });
}

const value = "[the] value|values of {l}";
const variants: Variant<UnknownCoordinate>[] = [
  {
    wordings: [
      `${value} [,] if|so_that|for_which|such_that [the] points {k} , {k} and|, {k} are collinear`,
      "[the] {l} if|so_that [the] points {k} , {k} and|, {k} are collinear",
      "if|for_what_value_of_k [the] points {k} , {k} and|, {k} are collinear [.|,] [then] [find] [the] [value_of] {l}",
      "for what value of {l} are [the] points {k} , {k} and|, {k} collinear",
    ],
    read: readCollinear,
  },
  {
    wordings: [
      `${value} [,] if|so_that|for_which|such_that [the] distance between [the] points {k} and {k} is|be [equal_to] {q} [units]`,
      "if [the] distance between [the] points {k} and {k} is {q} [units] [.|,] [then] [find] [the] [value|values] [of] {l}",
    ],
    read: readDistance,
  },
];

export const unknownCoordinate = wordedTask<UnknownCoordinate, Result>({
  name: "unknown-coordinate",
  cue: /<k\d/,
  variants,
  reading: ({ points, squaredDistance }) =>
    `${points.map(pointText).join(",\\; ")} \\text{ ${squaredDistance ? `with the square of the distance } ${rationalLatex(squaredDistance)} \\text{` : "collinear"}}`,
  solve,
  prove,
  explain,
  reroll: (random) => (own) => {
    if (own.kind !== "point") return null;
    return `(${2 + Math.floor(random() * 7)}, ${1 + Math.floor(random() * 8)})`;
  },
  examples: [
    "Find the value of k if the points A(2, 3), B(4, k) and C(6, -3) are collinear",
    "Find the values of y for which the distance between the points P(2, -3) and Q(10, y) is 10 units",
  ],
});
