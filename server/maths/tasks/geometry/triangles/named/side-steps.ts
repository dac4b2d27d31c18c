import type { MathsStep } from "../../../../outcome.ts";
import { step } from "../../../../lesson/lesson.ts";
import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import { rootLine, thirdSteps } from "./pythagoras-steps.ts";
import { angleMultiplesSteps, angleSteps, ratioSteps } from "./ratio-side-steps.ts";
import { type Corner, otherAcute, sideLatex } from "./right-triangle.ts";
import { lengthOf, squareOf, type WayOf } from "./solve-sides.ts";
import { lengthLatex, squaredLatex, squareLatex } from "./write-length.ts";
import { latexAt, lengthAt, sideLengthLatex, type StyledTriangle } from "./written.ts";

/** Returns the steps that find the needed sides. */
export function sideSteps(written: StyledTriangle, needed: ReadonlySet<Corner>): MathsStep[] {
  const { way } = written.sides;
  switch (way.kind) {
    case "two-sides":
      return thirdSteps(written, way.sides, needed);
    case "angle":
      return angleSteps(written, way, needed);
    case "ratio":
      return ratioSteps(written, way, needed);
    case "equal":
      return equalSteps(written, way, needed);
    case "sum":
      return sumSteps(written, way, needed);
    case "angles":
      return angleMultiplesSteps(written, way, needed);
  }
}

/** Solves an isosceles right triangle from one side, or in multiples of k. */
function equalSteps(
  written: StyledTriangle,
  { side }: WayOf<"equal">,
  needed: ReadonlySet<Corner>,
): MathsStep[] {
  const { problem } = written;
  const { right } = problem;
  const [one = right, other = right] = problem.corners.filter((own) => own !== right);
  const name = (own: Corner): string => sideLatex(problem, own);
  if (side === right) return [...equalLegsSteps(written, one, other)];
  const [leg, equal] = side === other ? [other, one] : [one, other];
  const value = side === null ? "k" : latexAt(written, leg);
  return [
    step(
      "Use that two sides are equal",
      `The hypotenuse $${name(right)}$ is the longest side, so the two sides at the right angle are the equal ones.`,
      `${name(equal)} = ${name(leg)} = ${value}`,
    ),
    ...thirdSteps(written, [one, other], needed),
  ];
}

function equalLegsSteps(written: StyledTriangle, one: Corner, other: Corner): MathsStep[] {
  const { problem, style } = written;
  const { right } = problem;
  const name = (own: Corner): string => sideLatex(problem, own);
  const whole = squareOf(lengthOf(problem, right));
  const half = squareOf(lengthAt(written, one));
  const formula = `${name(right)}^{2} = ${name(one)}^{2} + ${name(other)}^{2} = 2${name(one)}^{2}`;
  const put = `2${name(one)}^{2} = ${squaredLatex(lengthOf(problem, right), style)} = ${squareLatex(whole, style)}`;
  const squared = `${name(one)}^{2} = ${squareLatex(half, style)}`;
  return [
    step(
      "Use the Pythagoras theorem",
      `$${name(right)}$ is the hypotenuse, and the two sides at the right angle are equal: $${name(one)} = ${name(other)}$.`,
      formula,
    ),
    step("Put in the hypotenuse", "Its length is given.", put),
    step("Divide both sides by 2", "What is done to one side is done to the other.", squared, put),
    step(
      "Take the square root",
      "A length is positive, so only the positive root counts.",
      rootLine(written, one, half),
      squared,
    ),
    step(
      "The other side is equal",
      "The triangle is isosceles.",
      `${name(other)} = ${name(one)} = ${sideLengthLatex(written, other)}`,
    ),
  ];
}

/** Finds hypotenuse and leg from their sum or difference by a² − b² = (a − b)(a + b). */
function sumSteps(
  written: StyledTriangle,
  { side, fact }: WayOf<"sum">,
  needed: ReadonlySet<Corner>,
): MathsStep[] {
  const { problem, style } = written;
  const { right } = problem;
  if (needed.size === 0) return [];
  const third = otherAcute(problem, side);
  const [h, m, l] = [right, third, side].map((own) => sideLatex(problem, own));
  const length = (own: Corner): Exact => lengthAt(written, own);
  const number = (value: Exact): string => lengthLatex(value, style);
  const [sum, difference] = [
    exact.add(length(right), length(third)),
    exact.subtract(length(right), length(third)),
  ];
  const [factor, other] = fact.sign === 1 ? [sum, difference] : [difference, sum];
  const opposite = fact.sign === 1 ? `${h} - ${m}` : `${h} + ${m}`;
  const square = squareOf(length(side));
  const formula = `${h}^{2} - ${m}^{2} = ${l}^{2}`;
  const factors = `(${h} - ${m})(${h} + ${m}) = ${l}^{2}`;
  const put = `${number(factor)} \\times (${opposite}) = ${squaredLatex(length(side), style)} = ${squareLatex(square, style)}`;
  const both = `${h} + ${m} = ${number(sum)},\\; ${h} - ${m} = ${number(difference)}`;
  const doubled = `2 \\times ${h} = ${number(sum)} + ${number(difference)} = ${number(exact.add(sum, difference))}`;
  return [
    step(
      "Use the Pythagoras theorem",
      `The right angle is at $${right}$, so $${h}$ is the hypotenuse: $${h}^{2} = ${l}^{2} + ${m}^{2}$. Take $${m}^{2}$ to the other side.`,
      formula,
    ),
    step("Write the left side as a product", "$a^{2} - b^{2} = (a - b)(a + b)$.", factors, formula),
    step("Put in what is known", `One of the brackets is given, and so is $${l}$.`, put),
    step(
      `Divide by $${number(factor)}$`,
      "What is done to one side is done to the other.",
      `${opposite} = ${number(other)}`,
      put,
    ),
    step("Add the sum and the difference", `$${m}$ cancels out.`, doubled, both),
    step(
      "Divide both sides by 2",
      "What is done to one side is done to the other.",
      `${h} = ${sideLengthLatex(written, right)}`,
      doubled,
    ),
    step(
      `Find $${m}$`,
      `Take the hypotenuse from the sum.`,
      `${m} = ${number(sum)} - ${number(length(right))} = ${sideLengthLatex(written, third)}`,
    ),
  ];
}
