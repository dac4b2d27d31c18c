import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { isRational } from "../../../numbers/surd.ts";
import { type Equation, substitute } from "../../../equations/equation.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { notSupported } from "../../../refusal.ts";
import type { Line, PairProblem, Position } from "./pair-question.ts";
import { isZero, multiply, type Polynomial, rootsOf, subtract } from "./polynomial.ts";

/** a₁b₂ - a₂b₁ and the same for b, c and for a, c. */
export interface Crosses {
  ab: Polynomial;
  bc: Polynomial;
  ac: Polynomial;
}

export function crossesOf([one, two]: readonly [Line, Line]): Crosses {
  const cross = (p: keyof Line, r: keyof Line): Polynomial =>
    subtract(multiply(one[p], two[r]), multiply(two[p], one[r]));
  return { ab: cross("a", "b"), bc: cross("b", "c"), ac: cross("a", "c") };
}

export function positionOf({ ab, bc, ac }: Crosses): Position {
  if (!isZero(ab)) return "one";
  return isZero(bc) && isZero(ac) ? "many" : "none";
}

export function evaluatePolynomial(polynomial: Polynomial, at: Rational): Rational {
  return polynomial.reduceRight((sum, value) => q.add(q.multiply(sum, at), value), q.zero);
}

/** All values of the letter with parallel or equal lines, and those of them that are requested. */
export function parameterValues(
  crosses: Crosses,
  position: Position,
): { all: readonly Rational[]; targetValues: readonly Rational[] } {
  const roots = rootsOf(crosses.ab);
  if (!roots.every(isRational)) {
    throw notSupported(
      "I can only find the letter here where its values are fractions or whole numbers.",
    );
  }
  const all = roots.map(({ rational }) => rational);
  const targetValues = all.filter((value) => {
    const [bc, ac] = [crosses.bc, crosses.ac].map((one) =>
      q.isZero(evaluatePolynomial(one, value)),
    );
    return position === "one" || (position === "many") === (bc === true && ac === true);
  });
  if (targetValues.length === 0 && position !== "one") {
    throw notSupported("No value of this letter does that. Check the equations once more.");
  }
  return { all, targetValues };
}

/**
 * How the lines lie, by other means: two points of the first line are put into the second equation as typed. Null
 * where the first equation is no line.
 */
export function seenPosition(
  { equations, names }: PairProblem,
  known: ReadonlyMap<string, Rational>,
): {
  position: Position;
  gaps: readonly Rational[];
  points: readonly (readonly [Rational, Rational])[];
} | null {
  const [first, second] = equations;
  const gap = (equation: Equation, [x, y]: readonly [Rational, Rational]): Rational => {
    const values = new Map(known).set(names[0], x).set(names[1], y);
    const leaves = new Map([...values].map(([name, value]) => [name, leaf(value)] as const));
    return q.subtract(
      evaluate(substitute(equation.left, leaves)),
      evaluate(substitute(equation.right, leaves)),
    );
  };
  const constant = gap(first, [q.zero, q.zero]);
  const a = q.subtract(gap(first, [q.one, q.zero]), constant);
  const b = q.subtract(gap(first, [q.zero, q.one]), constant);
  if (q.isZero(a) && q.isZero(b)) return null;
  const places = [q.zero, q.one];
  const points = places.map((place): readonly [Rational, Rational] => {
    if (q.isZero(b)) return [q.negate(q.divide(constant, a)), place];
    return [place, q.negate(q.divide(q.add(q.multiply(a, place), constant), b))];
  });
  if (points.some((point) => !q.isZero(gap(first, point)))) return null;
  const gaps = points.map((point) => gap(second, point));
  const [one = q.zero, two = q.zero] = gaps;
  const position = !q.equals(one, two) ? "one" : q.isZero(one) ? "many" : "none";
  return { position, gaps, points };
}

function leaf(value: Rational): Expression {
  const { numerator, denominator } = value;
  const form =
    denominator === 1n
      ? ({ kind: "integer" } as const)
      : ({ kind: "fraction", numerator, denominator } as const);
  return { kind: "number", value, form };
}
