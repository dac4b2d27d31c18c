import type { Quotient } from "../../../algebra/form.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as q from "../../../numbers/rational.ts";
import { squareRoot } from "../../../numbers/surd.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { type Definite, definiteLatex, findDefinite } from "../integral/definite.ts";
import { nicestForm } from "../nicest-form.ts";
import { readSymmetricRegion, type SymmetricRegion } from "./read-symmetric-region.ts";

interface Result {
  /** The height of the integrated part, its endpoint, and its area. */
  height: Expression;
  end: Expression;
  part: Definite;
  total: Quotient;
}

/** Rational numbers as typed text, for an expression that is parsed. */
const typed = (value: q.Rational): string =>
  q.isInteger(value) ? `${value.numerator}` : `(${value.numerator}/${value.denominator})`;

function read(text: string): Expression {
  return parseExpression(tokenise(text));
}

/** The upper half of the curve for positive x (or y), and its endpoint. */
function quarter(region: SymmetricRegion): { height: Expression; end: Expression; times: bigint } {
  if (region.kind === "parabola") {
    return {
      height: nicestForm(read(`sqrt(${typed(region.factor)}*${region.axis})`)),
      end: read(typed(region.end)),
      times: 2n,
    };
  }
  const { acrossSquared: a, upSquared: b } = region;
  const root = `sqrt(${typed(a)} - x^2)`;
  const stretched = squareRoot(q.divide(b, a));
  const factor =
    stretched && q.isZero(stretched.coefficient)
      ? typed(stretched.rational)
      : `sqrt(${typed(q.divide(b, a))})`;
  const height = q.equals(a, b) ? root : `${factor}*${root}`;
  return {
    height: nicestForm(read(height)),
    end: nicestForm(read(`sqrt(${typed(a)})`)),
    times: 4n,
  };
}

/** The letter along the axis of the figure. */
function letterOf(region: SymmetricRegion): "x" | "y" {
  return region.kind === "parabola" ? region.axis : "x";
}

function solve(region: SymmetricRegion): Result {
  const { height, end, times } = quarter(region);
  const part = findDefinite(height, letterOf(region), { from: integerLeaf(0n), to: end });
  const total = form.multiply(form.fromRational(q.rational(times)), part.value);
  return { height, end, part, total };
}

const strips = 4000;

/** Grid points over the whole figure that are inside, row by row, by the equation of the curve alone. */
function prove(region: SymmetricRegion, { total }: Result): Proof | null {
  const own = evaluateReal(toExpression(total), new Map());
  const area = region.kind === "parabola" ? parabolaRows(region) : ellipseRows(region);
  if (typeof own !== "number" || !(Math.abs(area - own) <= 1e-3 * Math.max(1, own))) return null;
  return {
    method: `The whole figure cut into ${strips} thin strips along the other axis, and their areas added up`,
    lines: [
      `\\text{all strips together} \\approx ${area.toPrecision(5)}`,
      `${expressionLatex(toExpression(total))} \\approx ${own.toPrecision(5)}`,
    ],
  };
}

const numeric = (value: q.Rational): number => Number(value.numerator) / Number(value.denominator);

/** y² = kx up to x = c: at the height y the strip reaches from y²/k to c. */
function parabolaRows(region: Extract<SymmetricRegion, { kind: "parabola" }>): number {
  const [k, c] = [numeric(region.factor), numeric(region.end)];
  const top = Math.sqrt(k * c);
  const width = (2 * top) / strips;
  let sum = 0;
  for (let at = 0; at < strips; at += 1) {
    const y = -top + (at + 0.5) * width;
    sum += (c - (y * y) / k) * width;
  }
  return sum;
}

function ellipseRows(region: Extract<SymmetricRegion, { kind: "ellipse" }>): number {
  const [a, b] = [numeric(region.acrossSquared), numeric(region.upSquared)];
  const top = Math.sqrt(b);
  const width = (2 * top) / strips;
  let sum = 0;
  for (let at = 0; at < strips; at += 1) {
    const y = -top + (at + 0.5) * width;
    sum += 2 * Math.sqrt(a * Math.max(0, 1 - (y * y) / b)) * width;
  }
  return sum;
}

function explain(region: SymmetricRegion, { height, end, part, total }: Result): Explanation {
  const isParabola = region.kind === "parabola";
  const times = isParabola ? 2 : 4;
  const bounds = { from: integerLeaf(0n), to: end };
  const line = definiteLatex(height, letterOf(region), bounds);
  const value = expressionLatex(toExpression(part.value));
  const whole = expressionLatex(toExpression(total));
  const [x, y] = letterOf(region) === "y" ? ["y", "x"] : ["x", "y"];
  return lesson({
    topic: "Application of Integrals",
    method: "Area by symmetry",
    difficulty: "intermediate",
    answer: {
      latex: `${whole} \\text{ square units}`,
      plain: expressionPlain(toExpression(total)),
    },
    steps: [
      step(
        "Use the symmetry of the figure",
        isParabola
          ? `The parabola looks the same on both sides of the $${x}$-axis.`
          : "Both axes cut the figure into four equal parts.",
        `A = ${times} \\times \\text{(the part with positive } ${x} \\text{ and } ${y}\\text{)}`,
      ),
      step(
        `Solve the equation for $${y}$`,
        "In that part the root is positive.",
        `${y} = ${expressionLatex(height)}`,
      ),
      step(
        "Write the area as an integral",
        "The part lies between the curve and the axis.",
        `A = ${times} ${line}`,
      ),
      {
        title: "Work out the integral",
        why: `${part.method}.`,
        before: line,
        after: value,
        substeps: part.steps,
      },
      step(
        `Multiply by ${times}`,
        "All the parts are equal.",
        whole,
        `${times} \\times ${grouped(value)}`,
      ),
    ],
    idea: "Look at the figure: an axis cuts it into equal parts, so one part is enough.",
    firstMove: "Draw the figure, and solve its equation for the upper half of the curve.",
    finalMove: "Multiply the area of one part by the number of parts. How large is the whole?",
    terms: {
      "Definite integral": "The area between a curve and the $x$-axis, from one place to another.",
    },
    next: ["How does the area change if the figure is made twice as wide?"],
  });
}

function grouped(value: string): string {
  return value.startsWith("-") || / [+-] /.test(value) ? `\\left(${value}\\right)` : value;
}

function reading(region: SymmetricRegion): string {
  if (region.kind === "parabola") {
    const [x, y] = region.axis === "x" ? ["x", "y"] : ["y", "x"];
    return `\\text{area between } ${y}^{2} = ${rationalLatex(region.factor)}${x} \\text{ and } ${x} = ${rationalLatex(region.end)}`;
  }
  return `\\text{area inside } \\frac{x^{2}}{${rationalLatex(region.acrossSquared)}} + \\frac{y^{2}}{${rationalLatex(region.upSquared)}} = 1`;
}

function vary(region: SymmetricRegion, random: () => number): string {
  if (region.kind === "parabola")
    return `Find the area of the region bounded by y^2 = ${4 * wholeBetween(random, 1, 4)}x and x = ${wholeBetween(random, 1, 9)}`;
  const [a, b] = [wholeBetween(random, 2, 7), wholeBetween(random, 2, 7)];
  return pick(random, [
    `Find the area enclosed by the circle x^2 + y^2 = ${a * a}`,
    `Find the area enclosed by the ellipse x^2/${a * a} + y^2/${b === a ? (b + 1) ** 2 : b * b} = 1`,
  ]);
}

/** The area inside a circle or an ellipse centred at the origin, or of a parabola up to a line. */
export const symmetricArea = defineTask<SymmetricRegion, Result>({
  name: "area-by-symmetry",
  recognise: readSymmetricRegion,
  reading,
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Find the area enclosed by the ellipse x^2/16 + y^2/9 = 1",
    "Find the area of the region bounded by y^2 = 4x and x = 3",
    "Find the area enclosed by the circle x^2 + y^2 = 4",
  ],
});
