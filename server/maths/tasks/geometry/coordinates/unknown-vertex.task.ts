import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { asRational } from "../exact/exact.ts";
import { chain } from "../reading/chain.ts";
import { type Captures, wordedTask } from "../reading/worded-task.ts";
import { pointLatex } from "./point.ts";
import { openPoints, pointsAt, problemOf } from "./unknown-coordinate.task.ts";
import {
  pointText,
  substitutedEquation,
  type UnknownCoordinate,
} from "./unknown-coordinate-lines.ts";
import { reasons } from "../../../working/reasons.ts";

/** A vertex with an unknown letter, to be found from the area of the triangle. */
interface Problem {
  triangle: UnknownCoordinate;
  area: Rational;
}

interface Result {
  /** Twice the signed area is slope·k + constant. */
  slope: Rational;
  constant: Rational;
  roots: readonly Rational[];
}

function read({ values, texts }: Captures): Problem | null {
  const value = values.find(({ kind }) => kind === "quantity");
  const isBare = value?.kind === "quantity" && (value.unit === null || value.unit.dimension === 2);
  const area = isBare ? asRational(value.value) : null;
  const points = openPoints(values);
  const letter = texts.find((text) => /^[a-z]$/.test(text));
  const triangle = points.length === 3 ? problemOf(points, letter, null) : null;
  return triangle && area && q.sign(area) > 0 ? { triangle, area } : null;
}

/** Returns x₁(y₂ − y₃) + x₂(y₃ − y₁) + x₃(y₁ − y₂) for a value of the letter. */
function doubleArea({ triangle }: Problem, value: Rational): Rational {
  const [a, b, c] = pointsAt(triangle, value) ?? [];
  if (!a || !b || !c)
    throw notSupported("I can only use a letter like k in plain sums here, such as k + 1.");
  const part = (x: Rational, from: Rational, to: Rational): Rational =>
    q.multiply(x, q.subtract(from, to));
  return q.add(q.add(part(a.x, b.y, c.y), part(b.x, c.y, a.y)), part(c.x, a.y, b.y));
}

function solve(problem: Problem): Result {
  const at = (value: bigint): Rational => doubleArea(problem, q.rational(value));
  const constant = at(0n);
  const slope = q.subtract(at(1n), constant);
  const isLinear = [2n, 5n].every((value) =>
    q.equals(at(value), q.add(q.multiply(slope, q.rational(value)), constant)),
  );
  if (!isLinear || q.isZero(slope)) {
    throw notSupported("I can find the letter only where it stands once, in plain sums.");
  }
  const double = q.multiply(q.rational(2n), problem.area);
  const roots = [q.negate(double), double]
    .map((size) => q.divide(q.subtract(size, constant), slope))
    .toSorted(q.order);
  return { slope, constant, roots };
}

/**
 * Computes the area for each value as half the cross product of two sides. The values must belong to different signs of
 * the area.
 */
function prove({ triangle, area }: Problem, { roots }: Result): Proof | null {
  const [first, second] = roots;
  if (!first || !second || q.equals(first, second)) return null;
  const lines = roots.map((root) => {
    const [a, b, c] = pointsAt(triangle, root) ?? [];
    if (!a || !b || !c) return null;
    const cross = q.subtract(
      q.multiply(q.subtract(b.x, a.x), q.subtract(c.y, a.y)),
      q.multiply(q.subtract(c.x, a.x), q.subtract(b.y, a.y)),
    );
    const size = q.divide(q.absolute(cross), q.rational(2n));
    const shown = [a, b, c].map((point) => pointLatex(point)).join(",\\; ");
    return q.equals(size, area) ? `${shown}: \\quad \\text{Area} = ${rationalLatex(size)}` : null;
  });
  const known = lines.filter((line) => line !== null);
  return known.length === 2
    ? { method: "Put back: both triangles have the given area", lines: known }
    : null;
}

function explain({ triangle, area }: Problem, { slope, constant, roots }: Result): Explanation {
  const { letter, points } = triangle;
  const left = termsLatex(
    [
      { coefficient: slope, letters: letter },
      { coefficient: constant, letters: "" },
    ].filter(({ coefficient }) => !q.isZero(coefficient)),
  );
  const double = rationalLatex(q.multiply(q.rational(2n), area));
  const answer = {
    latex: roots.map((root) => `${letter} = ${rationalLatex(root)}`).join(" \\text{ or } "),
    plain: roots.map((root) => `${letter} = ${rationalPlain(root)}`).join(" or "),
  };
  return lesson({
    topic: "Determinants",
    method: "Area of a triangle from its vertices",
    difficulty: "intermediate",
    answer,
    steps: chain(
      [
        "Write the points down",
        "The unknown coordinate is used like a number.",
        points.map(pointText).join(",\\; "),
      ],
      [
        "Put them into the area formula",
        "$\\text{Area} = \\frac{1}{2}\\left|x_{1}(y_{2} - y_{3}) + x_{2}(y_{3} - y_{1}) + x_{3}(y_{1} - y_{2})\\right|$.",
        `\\frac{1}{2}\\left|${substitutedEquation(triangle).replace(/ = 0$/, "")}\\right| = ${rationalLatex(area)}`,
        "fresh",
      ],
      [
        "Collect like terms and multiply both sides by 2",
        "Multiplying by 2 undoes the half, and both sides stay equal.",
        `\\left|${left}\\right| = ${double}`,
      ],
      [
        "Take both signs",
        "An area is positive, but what stands between the bars may be positive or negative.",
        `${left} = ${double} \\text{ or } ${left} = -${double}`,
      ],
      [`Solve for ${letter}`, reasons.moveOver, answer.latex],
    ),
    idea: "The area of a triangle follows from its vertices; here the area is known and a coordinate is not.",
    firstMove: "Write the area formula with the coordinates in it, the unknown letter too.",
    finalMove: `Solve both equations. Which values of $${letter}$ do you get?`,
    terms: { Vertex: "A corner of the triangle." },
    next: ["Why are there two answers? Draw both triangles."],
  });
}

const square = "[square|sq] [.] [units|unit]";
const three = "{k} , {k} and|, {k}";
const find = "[.|,] [then] [find|what_is] [the] [value|values] [of] {l}";

/** Finds a coordinate of a vertex from the area of the triangle; there are two solutions. */
export const unknownVertex = wordedTask<Problem, Result>({
  name: "vertex-from-area",
  cue: /<k\d/,
  variants: [
    {
      wordings: [
        `[the] [value|values] [of] {l} if [the] area of [a|the] triangle is {q} ${square} and [the|its] vertices are ${three}`,
        `[the] [value|values] [of] {l} if [the] area of [a|the] triangle with|having vertices ${three} is {q} ${square}`,
        `if [the] area of [a|the] triangle with|having|whose vertices [are] ${three} is {q} ${square} ${find}`,
        `[the] area of [a|the] triangle with|having|whose vertices [are] ${three} is {q} ${square} ${find}`,
        `if [the] area of [a|the] triangle is {q} ${square} with|and vertices [are] ${three} ${find}`,
      ],
      read,
    },
  ],
  reading: ({ triangle, area }) =>
    `${triangle.points.map(pointText).join(",\\; ")},\\quad \\text{area } ${rationalLatex(area)}`,
  solve,
  prove,
  explain,
  reroll: () => () => null,
  examples: [
    "Find the values of k if the area of a triangle is 4 square units and its vertices are (k, 0), (4, 0) and (0, 2)",
    "If the area of a triangle with vertices (2, -6), (5, 4) and (k, 4) is 35 sq units, find the value of k",
  ],
});
