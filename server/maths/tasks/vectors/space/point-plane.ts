import * as form from "../../../algebra/quotient.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import { entryLatex, entryPlain, innerLatex } from "../../../matrices/write-matrix.ts";
import { step } from "../formulas/formula.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { productsLatex, squaresLatex, tupleLatex } from "../write-vector.ts";
import { type Plane, planeIn, pointOf } from "./read-space.ts";
import { onPlane, planeLatex } from "./write-space.ts";
import { spaceTask } from "./space-task.ts";
import { absolute, numberAnswer } from "./space-answer.ts";
import { reasons } from "../../../working/reasons.ts";

interface PointPlane {
  point: Vector;
  plane: Plane;
}

function readPointPlane(match: Match): PointPlane | null {
  const [point, plane] = [pointOf(match, "p"), planeIn(match, "e")];
  return point && plane ? { point, plane } : null;
}

/** The distance of a point from a plane. */
export const pointPlaneDistance = spaceTask<PointPlane>({
  name: "point-plane-distance",
  cue: /distance|perpendicular/i,
  method: "Distance formula of a plane",
  variants: [
    {
      wordings: [
        "[the] [perpendicular] distance of|from|between [the|a] [point] {p} from|to|and [the] plane {e}",
        "[the] length of [the] perpendicular from|drawn_from [the] [point] {p} to|on [the] plane {e}",
      ],
      read: readPointPlane,
    },
    {
      wordings: [
        "[the] [perpendicular] distance of|from [the] plane {e} from|to [the] {p}",
        "[the] [perpendicular] distance of|from [the] plane {e} from|to [the] point {p}",
      ],
      read: readPointPlane,
    },
  ],
  reading: ({ point, plane }) => `${tupleLatex(point)},\\; ${planeLatex(plane)}`,
  work: ({ point, plane }) => {
    const gap = onPlane(plane, point);
    const answer = numberAnswer("d", absolute(form.divide(gap, v.magnitude(plane.normal))));
    const put = `d = \\frac{\\left|${productsLatex(plane.normal, point)} - ${innerLatex(plane.constant)}\\right|}{\\sqrt{${squaresLatex(plane.normal)}}}`;
    const worked = `d = \\frac{${entryLatex(absolute(gap))}}{${entryLatex(v.magnitude(plane.normal))}}`;
    return {
      answer,
      steps: [
        step(
          "Put the point and the plane into the formula",
          "Distance of a point from the plane $ax + by + cz = d$: $\\frac{|ax_1 + by_1 + cz_1 - d|}{\\sqrt{a^{2} + b^{2} + c^{2}}}$.",
          put,
        ),
        step(
          "Work out above and below the bar",
          reasons.bar,
          put === worked ? answer.latex : worked,
          put,
        ),
        ...(worked === answer.latex ? [] : [step("Divide", reasons.lowest, answer.latex, worked)]),
      ],
    };
  },
  prove: ({ point, plane }, answer) => {
    const foot = footOf({ point, plane });
    const gap = v.subtract(foot, point);
    const fits =
      form.isZero(onPlane(plane, foot)) &&
      v.isZeroVector(v.cross(gap, plane.normal)) &&
      entryPlain(v.magnitude(gap)) === answer.plain;
    return fits
      ? {
          method: "The foot of the perpendicular, and its distance from the point",
          lines: [
            `F = ${tupleLatex(foot)}`,
            `|\\overrightarrow{PF}| = ${entryLatex(v.magnitude(gap))}`,
          ],
        }
      : null;
  },
  idea: "Put the point into the equation of the plane, and divide by the length of the normal.",
  firstMove: "Read the normal of the plane, and find its length.",
  finalMove: "Divide. What is the distance?",
  terms: { Normal: "A vector perpendicular to the plane." },
  examples: [
    "Find the distance of the point (2, 3, -5) from the plane x + 2y - 2z = 9",
    "Find the distance of the point (3, -2, 1) from the plane 2x - y + 2z + 3 = 0",
  ],
});

/** The foot of the perpendicular from the point to the plane. */
export function footOf({ point, plane }: PointPlane): Vector {
  const along = form.negate(form.divide(onPlane(plane, point), v.square(plane.normal)));
  return v.add(point, v.scale(plane.normal, along));
}
