import * as form from "../../../algebra/quotient.ts";
import type { Entry } from "../../../matrices/literal.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import { step } from "../formulas/formula.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { tupleLatex, tuplePlain, vectorLatex } from "../write-vector.ts";
import { type Line, lineIn, type Plane, planeIn, pointOf } from "./read-space.ts";
import { lineLatex, onPlane, planeLatex, pointOn } from "./write-space.ts";
import { spaceTask } from "./space-task.ts";

interface FootGiven {
  point: Vector;
  target: { kind: "plane"; plane: Plane } | { kind: "line"; line: Line };
  asks: "foot" | "image";
}

function readFoot(
  asks: FootGiven["asks"],
  kind: "plane" | "line",
): (match: Match) => FootGiven | null {
  return (match) => {
    const point = pointOf(match, "p");
    if (kind === "plane") {
      const plane = planeIn(match, "e");
      return point && plane ? { point, target: { kind, plane }, asks } : null;
    }
    const line = lineIn(match, "e");
    return point && line ? { point, target: { kind, line }, asks } : null;
  };
}

function parameterOf({ point, target }: FootGiven): Entry {
  if (target.kind === "plane")
    return form.negate(form.divide(onPlane(target.plane, point), v.square(target.plane.normal)));
  const { line } = target;
  return form.divide(
    v.dot(v.subtract(point, line.point), line.direction),
    v.square(line.direction),
  );
}

function footFrom(given: FootGiven): Vector {
  const parameter = parameterOf(given);
  return given.target.kind === "plane"
    ? v.add(given.point, v.scale(given.target.plane.normal, parameter))
    : pointOn(given.target.line, parameter);
}

/** The foot of the perpendicular from a point to a line or a plane, or the point's image in it. */
export const footAndImage = spaceTask<FootGiven>({
  name: "foot-and-image",
  cue: /foot|image|reflection/i,
  method: "Perpendicular through the point",
  variants: (["plane", "line"] as const).flatMap((kind) => [
    {
      wordings: [
        `[the] [coordinates] [of] [the] foot of [the] perpendicular [drawn] from [the] [point] {p} to|on|upon [the] ${kind} {e}`,
      ],
      read: readFoot("foot", kind),
    },
    {
      wordings: [
        `[the] [coordinates] [of] [the] image|reflection of [the] [point] {p} in [the] ${kind} {e}`,
        `[the] mirror image of [the] [point] {p} in [the] ${kind} {e}`,
      ],
      read: readFoot("image", kind),
    },
  ]),
  reading: ({ point, target }) =>
    `${tupleLatex(point)},\\; ${target.kind === "plane" ? planeLatex(target.plane) : lineLatex(target.line)}`,
  work: (given) => {
    const { point, target, asks } = given;
    const foot = footFrom(given);
    const image = v.subtract(v.scale(foot, form.fromInteger(2n)), point);
    const result = asks === "foot" ? foot : image;
    const answer = {
      latex: `${asks === "foot" ? "F" : "P'"} = ${tupleLatex(result)}`,
      plain: tuplePlain(result),
    };
    const parameter = parameterOf(given);
    const first =
      target.kind === "plane"
        ? step(
            "Write the perpendicular through the point as a line",
            "The normal of the plane is its direction.",
            `F = ${tupleLatex(point)} + \\lambda${tupleLatex(target.plane.normal)}`,
          )
        : step(
            "Write a general point of the line",
            "Each value of $\\lambda$ gives one point of the line.",
            `F = ${tupleLatex(target.line.point)} + \\lambda${tupleLatex(target.line.direction)}`,
          );
    const condition =
      target.kind === "plane"
        ? step(
            "Put it into the equation of the plane",
            `The foot lies in the plane: $${entryLatex(v.dot(target.plane.normal, point))} + ${entryLatex(v.square(target.plane.normal))}\\lambda = ${entryLatex(target.plane.constant)}$.`,
            `\\lambda = ${entryLatex(parameter)}`,
          )
        : step(
            "Make the joining vector perpendicular to the line",
            "The dot product of $\\overrightarrow{PF}$ and the direction is zero.",
            `\\lambda = ${entryLatex(parameter)}`,
          );
    const footLine = `F = ${tupleLatex(foot)}`;
    return {
      answer,
      steps: [
        first,
        condition,
        step(
          "Find the foot",
          "This value of $\\lambda$ belongs to the foot of the perpendicular.",
          footLine,
        ),
        ...(asks === "image"
          ? [
              step(
                "Go the same way again",
                "The foot is the midpoint of the point and its image: $P' = 2F - P$.",
                answer.latex,
                `P' = 2${tupleLatex(foot)} - ${tupleLatex(point)}`,
              ),
            ]
          : []),
      ],
    };
  },
  prove: (given, answer) => {
    const { point, target, asks } = given;
    const foot = footFrom(given);
    const gap = v.subtract(foot, point);
    const fits =
      target.kind === "plane"
        ? form.isZero(onPlane(target.plane, foot)) &&
          v.isZeroVector(v.cross(gap, target.plane.normal))
        : v.isZeroVector(v.cross(v.subtract(foot, target.line.point), target.line.direction)) &&
          form.isZero(v.dotByLengths(gap, target.line.direction));
    const result = asks === "foot" ? foot : v.add(foot, gap);
    if (!fits || tuplePlain(result) !== answer.plain) return null;
    return {
      method:
        asks === "foot"
          ? "The foot lies where it must, and the way to it is perpendicular"
          : "The midpoint of the point and its image is the foot of the perpendicular",
      lines: [`F = ${tupleLatex(foot)},\\; \\overrightarrow{PF} = ${vectorLatex(gap, "units")}`],
    };
  },
  idea: "The foot of the perpendicular is where the perpendicular through the point meets the plane or the line; the image lies as far behind it.",
  firstMove: "Write the points of the perpendicular (or of the line) with a parameter $\\lambda$.",
  finalMove: "Put $\\lambda$ into the coordinates. Which point do you get?",
  terms: {
    "Foot of the perpendicular": "The point of a plane or line that is nearest to the given point.",
  },
  examples: [
    "Find the foot of the perpendicular from the point (1, 2, 3) to the plane x + 2y + 4z = 38",
    "Find the image of the point (1, 6, 3) in the line x/1 = (y - 1)/2 = (z - 2)/3",
  ],
});
