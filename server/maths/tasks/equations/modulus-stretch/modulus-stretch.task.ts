import { canonical } from "../../../algebra/canonical.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  countEquals,
  type Equation,
  equationLatex,
  equationVariables,
  readEquation,
  refuseOtherLetters,
  substitute,
} from "../../../equations/equation.ts";
import { ungroup } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { type End, type RealSet, setLatex, setPlain } from "../inequality/interval.ts";
import { type Case, casesOf, holds, type Part, together } from "./cases.ts";
import { cornersOf, differenceOf, type Pieces } from "./pieces.ts";

interface Problem {
  equation: Equation;
  unknown: string;
  pieces: Pieces;
}

interface Result {
  cases: readonly Case[];
  parts: readonly Part[];
}

/**
 * Sums of moduli of linear expressions; a single modulus, or two equal ones, only if a whole interval is the solution,
 * because other tasks have shorter methods for the other cases.
 */
function recognise({ body, targets }: Question): Problem | null {
  const bars = body.filter((token) => isSymbol(token, "|")).length;
  const problem = bars < 2 || countEquals(body) !== 1 ? null : problemOf(body);
  if (!problem) return null;
  const { equation, pieces, unknown } = problem;
  const hasShorterWay = pieces.moduli.length === 1 || isPairOfModuli(equation);
  if (hasShorterWay && !hasStretch(solvePieces(pieces))) return null;
  refuseOtherLetters(targets, [unknown]);
  return problem;
}

function problemOf(body: Question["body"]): Problem | null {
  const equation = readOrNull(body);
  const [unknown, ...others] = equation ? equationVariables(equation) : [];
  if (!equation || unknown === undefined || others.length > 0) return null;
  const pieces = differenceOf(equation.left, equation.right);
  return pieces && pieces.moduli.length > 0 ? { equation, unknown, pieces } : null;
}

function readOrNull(body: Question["body"]): Equation | null {
  try {
    return readEquation(body);
  } catch (error) {
    // Another task may read it.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function isPairOfModuli({ left, right }: Equation): boolean {
  return [left, right].every((side) => ungroup(side).kind === "call");
}

function hasStretch({ parts }: Result): boolean {
  return parts.some(({ from, to }) => !from || !to || !q.equals(from, to));
}

function solvePieces(pieces: Pieces): Result {
  const cases = casesOf(pieces);
  return { cases, parts: together(cases) };
}

/** The two sides as they were typed, worked out exactly at one place. */
function gapAt({ equation, unknown }: Problem, place: Rational): Rational | null {
  const values = new Map([[unknown, toExpression(form.fromRational(place))]]);
  const [left, right] = [equation.left, equation.right].map((side) =>
    form.asRational(canonical(substitute(side, values))),
  );
  return left && right ? q.subtract(left, right) : null;
}

/**
 * Each side is linear between corners, so two points in a case determine it: the difference of the sides
 * there is computed from the typed equation.
 */
export function prove(problem: Problem, { parts }: Pick<Result, "parts">): Proof | null {
  const cases = casesOf(problem.pieces);
  if (!cases.every((one) => isRight(problem, one, parts))) return null;
  const places = parts.flatMap(({ from, to }) => [from, to]).filter((place) => place !== null);
  const ends = places.filter((place, at) => {
    const before = places[at - 1];
    return !before || !q.equals(place, before);
  });
  const tried = ends.length > 0 ? ends : cornersOf(problem.pieces);
  return {
    method:
      "Each side is a straight line between the corners, so two values in every case decide it",
    lines: tried.map((place) => {
      const gap = gapAt(problem, place) ?? q.zero;
      return `${letterLatex(problem.unknown)} = ${rationalLatex(place)}: \\quad \\text{LHS} - \\text{RHS} = ${rationalLatex(gap)}`;
    }),
  };
}

function isRight(problem: Problem, one: Case, parts: readonly Part[]): boolean {
  const [first, second] = twoPlaces(one);
  const [low, high] = [gapAt(problem, first), gapAt(problem, second)];
  if (!low || !high) return false;
  const isMember = (place: Rational): boolean => parts.some((part) => holds(part, place));
  if (q.equals(low, high)) {
    const fits = q.isZero(low);
    // A corner belongs to two cases, and may be a solution of only one.
    const ends = fits ? [one.from, one.to].filter((end) => end !== null) : [];
    return isMember(one.inside) === fits && ends.every(isMember);
  }
  // The zero of the line through both places.
  const run = q.divide(q.subtract(second, first), q.subtract(high, low));
  const zero = q.subtract(first, q.multiply(low, run));
  const isRightInside = q.equals(zero, one.inside) || !isMember(one.inside);
  return isRightInside && (!holds(one, zero) || isMember(zero));
}

function twoPlaces({ from, to, inside }: Case): [Rational, Rational] {
  if (from) return [from, inside];
  return [inside, to ?? q.add(inside, q.one)];
}

function setOf(parts: readonly Part[]): RealSet {
  const end = (place: Rational | null): End | null =>
    place && { value: form.fromRational(place), isIncluded: true };
  return parts.map(({ from, to }) => ({ from: end(from), to: end(to) }));
}

function caseStep({ unknown, equation }: Problem, one: Case, at: number): MathsStep {
  const { from, to, gap, fits } = one;
  const where = setLatex(setOf([{ from, to }]), unknown);
  const x = form.fromVariable(unknown);
  const line = form.add(
    form.multiply(form.fromRational(gap.slope), x),
    form.fromRational(gap.constant),
  );
  const opened = `${expressionLatex(toExpression(line))} = 0`;
  const name = letterLatex(unknown);
  const outcome =
    fits === "all"
      ? `\\text{true for every such } ${name}`
      : fits === "none"
        ? `\\text{no such } ${name}`
        : `${name} = ${rationalLatex(fits.at)}`;
  return step(
    `Take the case $${where}$`,
    at === 0
      ? `Here the sign of each expression inside a modulus is known: write $|a| = a$ where $a \\ge 0$ and $|a| = -a$ where $a \\le 0$, in $${equationLatex(equation)}$, and bring all to the left.`
      : "Write each modulus without its bars again, with the signs of this case.",
    `${opened}: \\quad ${outcome}`,
  );
}

function stepsOf(problem: Problem, { cases, parts }: Result): MathsStep[] {
  const name = letterLatex(problem.unknown);
  const corners = cornersOf(problem.pieces).map((corner) => `${name} = ${rationalLatex(corner)}`);
  return [
    step(
      "Find where the expressions inside the modulus signs become 0",
      "Only there can their signs change.",
      corners.join(",\\; "),
    ),
    ...cases.map((one, at) => caseStep(problem, one, at)),
    step(
      "Put the cases together",
      "What fits in any of the cases is a solution.",
      setLatex(setOf(parts), problem.unknown),
    ),
  ];
}

/** Equations with sums of moduli, case by case; whole stretches of numbers may fit. */
export const modulusStretch = defineTask<Problem, Result>({
  name: "sum-of-moduli",
  takesBareMaths: true,
  recognise,
  reading: ({ equation }) => equationLatex(equation),
  solve: ({ pieces }) => solvePieces(pieces),
  prove,
  explain: (problem, result) => {
    const set = setOf(result.parts);
    return lesson({
      topic: "Modulus Equations",
      method: "Case by case",
      difficulty: "advanced",
      answer: { latex: setLatex(set, problem.unknown), plain: setPlain(set, problem.unknown) },
      steps: stepsOf(problem, result),
      idea: "On a number line $|x - a|$ is the distance of $x$ from $a$. Between the places where a modulus is 0, every modulus can be written without its bars.",
      firstMove: "Find the places where the expressions inside the modulus signs become 0.",
      finalMove: "What fits in the cases together?",
      terms: { Modulus: "$|a|$ is the size of a number without its sign." },
      next: ["What does the equation say about distances on the number line?"],
    });
  },
  vary: (_, random) => {
    const first = wholeBetween(random, 1, 5);
    const second = first + wholeBetween(random, 1, 5);
    const sum = second - first + 2 * wholeBetween(random, 0, 2);
    return `Solve |x - ${first}| + |x - ${second}| = ${sum}`;
  },
  examples: ["Solve |x - 3| + |x - 5| = 2", "Solve |x - 1| + |x + 2| = 7"],
});
