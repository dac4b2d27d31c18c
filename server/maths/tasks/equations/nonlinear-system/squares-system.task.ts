import { signOf } from "../../../algebra/constant-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import type { Question } from "../../../read/question.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import {
  differenceOf,
  latexOf,
  type Pair,
  pairAnswer,
  provePairs,
  readSystem,
  type System,
  systemLatex,
  variedSystem,
} from "./pairs.ts";

/** a·x² + b·y² = c, twice. */
interface Problem extends System {
  rows: [Row, Row];
}

interface Row {
  first: Quotient;
  second: Quotient;
  constant: Quotient;
}

interface Result {
  /** x² and y². */
  squares: Pair;
  points: Pair[];
}

function recognise(question: Question): Problem | null {
  const system = readSystem(question);
  if (!system) return null;
  const { equations, names } = system;
  const [one, other] = equations.map((equation) => rowOf(differenceOf(equation), names));
  if (!one || !other) return null;
  const rows: [Row, Row] = [one, other];
  return form.isZero(determinant(rows)) ? null : { ...system, rows };
}

/** The numbers before both squares and the constant; null if anything else stands there. */
function rowOf(difference: Quotient, [first, second]: [string, string]): Row | null {
  const inFirst = evenCoefficients(difference, first);
  const inSecond = inFirst && evenCoefficients(inFirst.rest, second);
  if (!inSecond || !form.isConstant(inFirst.square) || !form.isConstant(inSecond.square)) {
    return null;
  }
  if (!form.isConstant(inSecond.rest)) return null;
  return {
    first: inFirst.square,
    second: inSecond.square,
    constant: form.negate(inSecond.rest),
  };
}

function evenCoefficients(
  value: Quotient,
  name: string,
): { rest: Quotient; square: Quotient } | null {
  const coefficients = coefficientsIn(value, name);
  const [rest = form.zero, linear = form.zero, square = form.zero, ...higher] = coefficients ?? [];
  if (!coefficients || higher.length > 0 || !form.isZero(linear)) return null;
  return { rest, square };
}

function determinant([one, other]: [Row, Row]): Quotient {
  return form.subtract(
    form.multiply(one.first, other.second),
    form.multiply(one.second, other.first),
  );
}

function solve({ rows }: Problem): Result {
  const [one, other] = rows;
  const below = determinant(rows);
  const cross = (a: Quotient, b: Quotient, c: Quotient, d: Quotient): Quotient =>
    form.divide(form.subtract(form.multiply(a, b), form.multiply(c, d)), below);
  const squares: Pair = [
    cross(one.constant, other.second, one.second, other.constant),
    cross(one.first, other.constant, one.constant, other.first),
  ];
  const [xs, ys] = squares.map(rootsOf);
  return { squares, points: (xs ?? []).flatMap((x) => (ys ?? []).map((y): Pair => [x, y])) };
}

function rootsOf(square: Quotient): Quotient[] {
  const sign = signOf(square);
  if (sign === 0) return [form.zero];
  const root = rootOf(square, 2, {});
  return sign === 1 ? [root, form.negate(root)] : [];
}

function prove({ equations, names, rows }: Problem, { squares, points }: Result): Proof | null {
  return points.length > 0 ? provePairs(equations, names, points) : proveNone(rows, squares);
}

/** The squares fit both equations, and no real number has a square below 0. */
function proveNone(rows: readonly Row[], squares: Pair): Proof | null {
  const [x, y] = squares;
  const fits = rows.every(({ first, second, constant }) =>
    form.equals(form.add(form.multiply(first, x), form.multiply(second, y)), constant),
  );
  const negative = squares.find((square) => signOf(square) === -1);
  if (!fits || !negative) return null;
  return {
    method: "The squares fit both equations, but one of them is negative, as no square is",
    lines: [
      ...rows.map(
        ({ first, second, constant }) =>
          `${inBrackets(first)} \\times ${inBrackets(x)} + ${inBrackets(second)} \\times ${inBrackets(y)} = ${latexOf(constant)}`,
      ),
      `${latexOf(negative)} < 0`,
    ],
  };
}

function inBrackets(value: Quotient): string {
  const latex = latexOf(value);
  return latex.startsWith("-") ? `\\left(${latex}\\right)` : latex;
}

function explain(problem: Problem, { squares, points }: Result): Explanation {
  const { names } = problem;
  const answer = pairAnswer(problem, points);
  const [x, y] = names.map((name) => `${letterLatex(name)}^{2}`);
  const found = `${x} = ${latexOf(squares[0])}, \\quad ${y} = ${latexOf(squares[1])}`;
  return {
    topic: "Simultaneous Equations",
    method: "Elimination",
    difficulty: "advanced",
    answer,
    steps: [
      {
        title: `Find $${x}$ and $${y}$ by elimination`,
        why: `Both equations are linear in $${x}$ and $${y}$: multiply them so that one square has the same number, and subtract.`,
        before: systemLatex(problem),
        after: found,
      },
      {
        title: "Take the square roots",
        why: "A positive number has two square roots, and each may go with each; a negative one has none.",
        before: null,
        after: answer.latex,
      },
    ],
    finalMove: ["Which square roots do both numbers have, and which pairs do they make?"],
    hints: {
      idea: ["Only squares of the letters occur: treat each square as an unknown of its own."],
      firstMove: ["Add or subtract the equations so that one of the squares disappears."],
    },
    keyTerms: [
      { term: "Elimination", meaning: "Adding or subtracting equations so that a letter goes." },
      { term: "Solution pair", meaning: "Two numbers that make both equations true." },
    ],
    followUpQuestions: [
      "What do the two equations look like as curves, and where do these meet?",
      "How many solutions could there be at most?",
    ],
  };
}

/** Two equations in the squares of two letters, as of an ellipse and a hyperbola. */
export const squaresSystem = defineTask({
  name: "squares-system",
  takesBareMaths: true,
  recognise,
  reading: systemLatex,
  solve,
  prove,
  explain,
  vary: variedSystem,
  examples: ["Solve x^2 + y^2 = 25, x^2 - y^2 = 7", "Solve 4x^2 + 9y^2 = 36, 4x^2 - 9y^2 = 36"],
});
