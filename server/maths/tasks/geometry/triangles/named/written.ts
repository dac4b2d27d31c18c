import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import {
  type Corner,
  type Ratio,
  type RightTriangleProblem,
  rolesOf,
  sideInRole,
  sideLatex,
  sidesOfRatio,
} from "./right-triangle.ts";
import type { Sides } from "./solve-sides.ts";
import { lengthLatex, type LengthStyle, withUnit } from "./write-length.ts";

/** A triangle with known lengths, and their style. */
export interface StyledTriangle {
  problem: RightTriangleProblem;
  sides: Sides;
  style: LengthStyle;
}

/** Returns the length of a side; 0 if it is unknown. */
export function lengthAt({ sides }: StyledTriangle, side: Corner): Exact {
  return sides.lengths?.get(side) ?? exact.zero;
}

/** Returns the length of a side in LaTeX, without its unit. */
export function latexAt(written: StyledTriangle, side: Corner): string {
  return lengthLatex(lengthAt(written, side), written.style);
}

/** Returns the length of a side in LaTeX, with its unit, or in multiples of k. */
export function sideLengthLatex(written: StyledTriangle, side: Corner): string {
  const latex = latexAt(written, side);
  return written.style.isScaled ? latex : withUnit({ latex, plain: "" }, written.problem).latex;
}

const roleNames = {
  opposite: "the opposite side",
  adjacent: "the adjacent side",
  hypotenuse: "the hypotenuse",
};

/** Explains a ratio: "For angle A, BC is the opposite side and AC the hypotenuse, so sin A = opposite ÷ hypotenuse." */
export function whyRatio(problem: RightTriangleProblem, ratio: Ratio, corner: Corner): string {
  const [top, bottom] = rolesOf[ratio];
  const side = (role: typeof top): string =>
    `$${sideLatex(problem, sideInRole(problem, corner, role))}$`;
  return `For angle $${corner}$, ${side(top)} is ${roleNames[top]} and ${side(bottom)} is ${roleNames[bottom]}: ${functionName(ratio)} is ${top} over ${bottom}.`;
}

const functionNames = {
  sin: "sine",
  cos: "cosine",
  tan: "tangent",
  cosec: "cosecant",
  sec: "secant",
  cot: "cotangent",
};

function functionName(ratio: Ratio): string {
  return functionNames[ratio];
}

/** Returns a ratio in LaTeX: \sin A. */
export function callLatex(ratio: Ratio, corner: Corner): string {
  return `${ratio === "cosec" ? "\\operatorname{cosec}" : `\\${ratio}`} ${corner}`;
}

/** Returns the ratio as a quotient of sides: `\frac{\text{BC}}{\text{AC}}`. */
export function sidesFraction(problem: RightTriangleProblem, ratio: Ratio, corner: Corner): string {
  const [top, bottom] = sidesOfRatio(problem, { ratio, corner });
  return `\\frac{${sideLatex(problem, top)}}{${sideLatex(problem, bottom)}}`;
}
