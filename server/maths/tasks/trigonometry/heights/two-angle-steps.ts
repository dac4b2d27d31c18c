import * as q from "../../../numbers/rational.ts";
import { negateSurd, surd, type Surd } from "../../../numbers/surd.ts";
import { rationalLatex, surdLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import {
  cotangent,
  plus,
  tangent,
  tangentLatex,
  times,
  type TwoAnglesResult,
} from "./solve-two-angles.ts";
import type { TwoAngles } from "./two-angle-stories.ts";
import { reasons } from "../../../working/reasons.ts";

const rule =
  "In a right triangle the tangent of an angle is the opposite side over the adjacent side.";

/** LaTeX of the horizontal distance from which a height appears under an angle: h√3, h or h/√3. */
function distanceOf(height: string, angle: number): string {
  if (angle === 45) return height;
  return angle === 30 ? `${height}\\sqrt{3}` : `\\frac{${height}}{\\sqrt{3}}`;
}

/** The steps from the two right triangles to the answer. Lengths are in metres, which the last line states. */
export function twoAngleSteps(
  story: TwoAngles,
  result: TwoAnglesResult,
  answer: string,
): MathsStep[] {
  const steps = [...eyeSteps(story), ...stepsOf(story, result)];
  const { root } = story;
  const exact = surdLatex(result.value);
  const last =
    root === null
      ? step("Write the answer with its unit", "All lengths are in metres.", answer, exact)
      : step(
          "Put in the value of $\\sqrt{3}$",
          `$\\sqrt{3}$ is taken as ${rationalLatex(root, "decimal")}; lengths are in metres.`,
          `${exact} \\approx ${answer}`,
        );
  return [...steps, last];
}

/** The step that subtracts the height of the observer's eye; empty if it is not given. */
function eyeSteps({ eye, length }: TwoAngles): MathsStep[] {
  if (!eye) return [];
  const [height, level, above] = [eye.height, eye.level, length].map((one) =>
    rationalLatex(one, "decimal"),
  );
  return [
    step(
      "Find the height above the eye",
      "Both right triangles begin at the level of the eye.",
      `${height ?? ""} - ${level ?? ""} = ${above ?? ""}`,
    ),
  ];
}

/** The steps to the height of the lower object; both triangles have the same base. */
function belowSteps({ angles: [first, second], length }: TwoAngles, value: Surd): MathsStep[] {
  const d = rationalLatex(length, "decimal");
  const factor = times(tangent(second), cotangent(first));
  const rest = plus(factor, surd(q.negate(q.one)));
  const whole = `h + ${d} = h \\left(${surdLatex(factor)}\\right)`;
  const taken = `h \\left(${surdLatex(rest)}\\right) = ${d}`;
  return [
    triangle(first, "h", "x"),
    step(
      `Use the right triangle with the angle $${second}^{\\circ}$`,
      `${rule} Its height is $h + ${d}$, the distance $x$ times $\\tan ${second}^{\\circ} = ${tangentLatex(second)}$.`,
      whole,
    ),
    step("Bring the terms with $h$ to one side", reasons.moveOver, taken, whole),
    step(
      "Solve for the height",
      "Divide, and rationalise the denominator.",
      `h = ${surdLatex(value)}`,
      taken,
    ),
  ];
}

function stepsOf(story: TwoAngles, result: TwoAnglesResult): MathsStep[] {
  switch (story.kind) {
    case "nearer":
    case "between":
      return heightSteps(story, result.value);
    case "apart":
    case "across":
      return distanceSteps(story, result.value);
    case "below":
      return belowSteps(story, result.value);
    case "on-top":
    case "facing":
      return stackedSteps(story, result.value);
  }
}

/** The steps to a height, with both distances expressed by it. */
function heightSteps(
  { kind, angles: [first, second], length }: TwoAngles,
  value: Surd,
): MathsStep[] {
  const d = rationalLatex(length, "decimal");
  const sign = kind === "nearer" ? "-" : "+";
  const both = `${distanceOf("h", first)} ${sign} ${distanceOf("h", second)} = ${d}`;
  const factor = plus(
    cotangent(first),
    kind === "nearer" ? negateSurd(cotangent(second)) : cotangent(second),
  );
  const words =
    kind === "nearer"
      ? "The walk is the farther distance less the nearer one."
      : "The points are on opposite sides, so their distances add up.";
  return [
    triangle(first, "h", "x"),
    triangle(second, "h", "y"),
    step("Compare the distances", words, both),
    step(
      "Take out the height",
      "Distributive law, read backwards: $ab + ac = a(b + c)$.",
      `h \\left(${surdLatex(factor)}\\right) = ${d}`,
      both,
    ),
    step(
      "Solve for the height",
      "Divide, and rationalise the denominator.",
      `h = ${surdLatex(value)}`,
      `h \\left(${surdLatex(factor)}\\right) = ${d}`,
    ),
  ];
}

/** The step that solves tan α = height/distance for the distance. */
function triangle(angle: number, height: string, distance: string): MathsStep {
  return step(
    `Use the right triangle with the angle $${angle}^{\\circ}$`,
    `${rule} Here $\\tan ${angle}^{\\circ} = ${tangentLatex(angle)}$.`,
    `${distance} = ${distanceOf(height, angle)}`,
    `${tangentLatex(angle)} = \\frac{${height}}{${distance}}`,
  );
}

/**
 * The steps to the distance of two objects seen from a known height; an angle of depression equals the angle of
 * elevation from below.
 */
function distanceSteps({ kind, angles, length }: TwoAngles, value: Surd): MathsStep[] {
  const [low, high] = angles.toSorted((a, b) => a - b);
  const height = rationalLatex(length, "decimal");
  const [far, near] = [distanceOf(height, low ?? 30), distanceOf(height, high ?? 60)];
  const open = `${far} ${kind === "apart" ? "-" : "+"} ${near}`;
  return [
    triangle(low ?? 30, height, "x"),
    triangle(high ?? 60, height, "y"),
    step(
      kind === "apart" ? "Subtract the distances" : "Add the distances",
      kind === "apart" ? "Both are on the same side." : "They are on opposite sides.",
      `${open} = ${surdLatex(value)}`,
    ),
  ];
}

/** The steps to the base from the known length, then to the other height. */
function stackedSteps(
  { kind, angles: [first, second], length }: TwoAngles,
  value: Surd,
): MathsStep[] {
  const d = rationalLatex(length, "decimal");
  const known = surd(length);
  const [base, other] = kind === "on-top" ? [first, second] : [second, first];
  const ground = times(known, cotangent(base));
  const rise = times(ground, tangent(other));
  const isUnit = q.equals(tangent(other).rational, q.one);
  const open = isUnit
    ? surdLatex(ground)
    : `${surdLatex(ground)} \\times ${surdLatex(tangent(other))}`;
  const riseLine = isUnit ? `t = ${surdLatex(rise)}` : `t = ${open} = ${surdLatex(rise)}`;
  const last =
    kind === "on-top"
      ? step(
          "Take away the height below",
          "The whole height less that of the building.",
          `h = ${surdLatex(rise)} - ${d} = ${surdLatex(value)}`,
        )
      : step(
          "Add the height of the eye",
          "The part above the eye and the part below it make the whole.",
          `h = ${surdLatex(rise)} + ${d} = ${surdLatex(value)}`,
        );
  return [
    triangle(base, d, "x"),
    step(
      `Use the right triangle with the angle $${other}^{\\circ}$`,
      `${rule} Its height $t$ is the distance times $\\tan ${other}^{\\circ}$.`,
      riseLine,
    ),
    last,
  ];
}
