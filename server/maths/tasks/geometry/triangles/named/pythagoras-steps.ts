import type * as q from "../../../../numbers/rational.ts";
import type { MathsStep } from "../../../../outcome.ts";
import { step } from "../../../../lesson/lesson.ts";
import {
  acuteCorners,
  type Corner,
  otherAcute,
  type RightTriangleProblem,
  sideLatex,
  sideName,
} from "./right-triangle.ts";
import { squareOf } from "./solve-sides.ts";
import { squaredLatex, squareLatex } from "./write-length.ts";
import { latexAt, lengthAt, sideLengthLatex, type StyledTriangle } from "./written.ts";

/** Returns the steps that find the third side by the theorem of Pythagoras, if it is needed. */
export function thirdSteps(
  written: StyledTriangle,
  known: readonly Corner[],
  needed: ReadonlySet<Corner>,
): MathsStep[] {
  const missing = written.problem.corners.find((side) => !known.includes(side));
  return missing !== undefined && needed.has(missing) ? pythagorasSteps(written, missing) : [];
}

function pythagorasSteps(written: StyledTriangle, missing: Corner): MathsStep[] {
  const { problem, style } = written;
  const { right } = problem;
  const name = (side: Corner): string => sideLatex(problem, side);
  const [first = right, second = right] =
    missing === right ? legsInOrder(problem) : [right, otherAcute(problem, missing)];
  const sign = missing === right ? "+" : "-";
  const squares = [first, second].map((side) => squareOf(lengthAt(written, side)));
  const square = squareOf(lengthAt(written, missing));
  const formula = `${name(missing)}^{2} = ${name(first)}^{2} ${sign} ${name(second)}^{2}`;
  const put = `${name(missing)}^{2} = ${[first, second].map((side) => squaredLatex(lengthAt(written, side), style)).join(` ${sign} `)}`;
  const worked = `${put} = ${squares.map((own) => squareLatex(own, style)).join(` ${sign} `)} = ${squareLatex(square, style)}`;
  const hypotenuse = `The right angle is at $${right}$, so $${name(right)}$, the side opposite it, is the hypotenuse.`;
  const rule =
    missing === right
      ? "Its square is the sum of the squares on the other two sides."
      : `Its square is the sum of the squares on the other two sides, so the square of a leg is the square of the hypotenuse less that of the other leg.`;
  return [
    step(`Use the Pythagoras theorem for $${name(missing)}$`, `${hypotenuse} ${rule}`, formula),
    step(
      "Put in the lengths",
      `Work out the squares first, then ${missing === right ? "add" : "subtract"}.`,
      worked,
      formula,
    ),
    step(
      "Take the square root",
      "A length is positive, so only the positive root counts.",
      rootLine(written, missing, square),
      worked,
    ),
  ];
}

/** Returns the legs: given ones first, then in alphabetical order. */
function legsInOrder(problem: RightTriangleProblem): Corner[] {
  const given = problem.facts.flatMap((fact) => (fact.kind === "side" ? [fact.side] : []));
  const place = (side: Corner): number => (given.includes(side) ? given.indexOf(side) : 3);
  return acuteCorners(problem).toSorted(
    (a, b) => place(a) - place(b) || (sideName(problem, a) < sideName(problem, b) ? -1 : 1),
  );
}

/** Returns the line that takes the square root of the square of a side. */
export function rootLine(written: StyledTriangle, side: Corner, square: q.Rational): string {
  const { problem, style } = written;
  const root = `\\sqrt{${squareLatex(square, style)}}`;
  const length = latexAt(written, side);
  const end =
    length === root
      ? sideLengthLatex(written, side)
      : `${root} = ${sideLengthLatex(written, side)}`;
  return `${sideLatex(problem, side)} = ${end}`;
}
