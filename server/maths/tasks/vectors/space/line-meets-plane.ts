import * as form from "../../../algebra/quotient.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import { entryLatex, innerLatex } from "../../../matrices/write-matrix.ts";
import { step } from "../formulas/formula.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { productsLatex, tupleLatex, tuplePlain } from "../write-vector.ts";
import { type Line, lineIn, type Plane, planeIn } from "./read-space.ts";
import { lineLatex, onPlane, planeLatex, pointOn } from "./write-space.ts";
import { spaceTask } from "./space-task.ts";
import { reasons } from "../../../working/reasons.ts";

export interface LinePlane {
  line: Line;
  plane: Plane;
}

export const readLinePlane = (match: Match): LinePlane | null => {
  const [line, plane] = [lineIn(match, "l"), planeIn(match, "e")];
  return line && plane ? { line, plane } : null;
};

const meetingPoint = ({ line, plane }: LinePlane): Vector | null => {
  const slope = v.dot(plane.normal, line.direction);
  if (form.isZero(slope)) return null;
  return pointOn(line, form.negate(form.divide(onPlane(plane, line.point), slope)));
};

/** The point where a line meets a plane. */
export const linePlaneMeeting = spaceTask<LinePlane>({
  name: "line-meets-plane",
  cue: /plane/i,
  method: "General point of the line put into the plane",
  variants: [
    {
      wordings: [
        "[the] [coordinates] [of] [the] point [of_intersection|where|at_which|in_which] [of] [the] line {l} [and|with|meets|intersects|cuts|crosses] [the] plane {e}",
        "where [does] [the] line {l} meets|meet|intersects|intersect|cuts|cut [the] plane {e}",
      ],
      read: (match) => {
        const given = readLinePlane(match);
        return given && meetingPoint(given) ? given : null;
      },
    },
  ],
  reading: ({ line, plane }) => `${lineLatex(line)},\\; ${planeLatex(plane)}`,
  work: (given) => {
    const { line, plane } = given;
    const point = meetingPoint(given) ?? line.point;
    const slope = v.dot(plane.normal, line.direction);
    const parameter = form.negate(form.divide(onPlane(plane, line.point), slope));
    const answer = { latex: tupleLatex(point), plain: tuplePlain(point) };
    const condition = `${entryLatex(v.dot(plane.normal, line.point))} + ${innerLatex(slope)}\\lambda = ${entryLatex(plane.constant)}`;
    return {
      answer,
      steps: [
        step(
          "Write a general point of the line",
          "Put every quotient equal to $\\lambda$.",
          `(x, y, z) = ${tupleLatex(line.point)} + \\lambda${tupleLatex(line.direction)}`,
        ),
        step(
          "Put it into the equation of the plane",
          "The point where they meet fits both equations.",
          condition,
        ),
        step(
          "Solve for the parameter",
          reasons.moveOver,
          `\\lambda = ${entryLatex(parameter)}`,
          condition,
        ),
        step(
          "Find the point",
          "This value of $\\lambda$ belongs to the common point.",
          answer.latex,
        ),
      ],
    };
  },
  prove: (given, answer) => {
    const point = meetingPoint(given);
    const fits =
      point &&
      form.isZero(onPlane(given.plane, point)) &&
      v.isZeroVector(v.cross(v.subtract(point, given.line.point), given.line.direction));
    return fits === true && tuplePlain(point) === answer.plain
      ? {
          method: "The point put into the plane and the line",
          lines: [
            `${productsLatex(given.plane.normal, point)} = ${entryLatex(given.plane.constant)}`,
          ],
        }
      : null;
  },
  idea: "A point of the line has one parameter; the plane decides which one.",
  firstMove: "Write the coordinates of a general point of the line with $\\lambda$.",
  finalMove: "Put $\\lambda$ into the coordinates. Which point do you get?",
  terms: { Parameter: "The number that says how far along the line a point lies." },
  examples: [
    "Find the point where the line (x - 1)/2 = (y - 2)/3 = (z + 1)/1 meets the plane x + y + z = 8",
    "Find the point of intersection of the line (x - 2)/3 = (y + 1)/4 = (z - 2)/12 and the plane x - y + z = 5",
  ],
});
