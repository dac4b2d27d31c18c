import * as form from "../../../algebra/quotient.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import { rootOf } from "../../../algebra/root.ts";
import { angleByCosine, angleBySine } from "../formulas/school-angle.ts";
import { step } from "../formulas/formula.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { vectorLatex } from "../write-vector.ts";
import { planeIn } from "./read-space.ts";
import { spaceTask } from "./space-task.ts";
import { absolute } from "./space-answer.ts";
import { readLinePlane } from "./line-meets-plane.ts";

interface AngleGiven {
  first: Vector;
  second: Vector;
  kind: "planes" | "line and plane";
}

/** The angle between two planes, from their normals. */
export const planeAngle = spaceTask<AngleGiven>({
  name: "angle-with-plane",
  cue: /plane/i,
  method: "Dot product of the normals",
  variants: [
    {
      wordings: ["[the] [acute] angle between [the] [two] planes|plane {e} and|,|aur {f}"],
      read: (match) => {
        const [first, second] = [planeIn(match, "e"), planeIn(match, "f")];
        return first && second
          ? { first: first.normal, second: second.normal, kind: "planes" }
          : null;
      },
    },
    {
      wordings: ["[the] angle between [the] line {l} and [the] plane {e}"],
      read: (match) => {
        const given = readLinePlane(match);
        return (
          given && {
            first: given.line.direction,
            second: given.plane.normal,
            kind: "line and plane",
          }
        );
      },
    },
  ],
  reading: ({ first, second }) =>
    `${vectorLatex(first, "units")},\\; ${vectorLatex(second, "units")}`,
  work: ({ first, second, kind }) => {
    const value = absolute(
      form.divide(v.dot(first, second), form.multiply(v.magnitude(first), v.magnitude(second))),
    );
    const answer = kind === "planes" ? angleByCosine(value) : angleBySine(value);
    const name = kind === "planes" ? "\\cos" : "\\sin";
    return {
      answer,
      steps: [
        step(
          kind === "planes"
            ? "Read the normals of both planes"
            : "Read the direction of the line and the normal of the plane",
          "The coefficients of $x$, $y$ and $z$ are a normal of a plane.",
          `\\vec{u} = ${vectorLatex(first, "units")},\\quad \\vec{v} = ${vectorLatex(second, "units")}`,
        ),
        step(
          "Find their dot product and magnitudes",
          "The formula of the angle needs these three numbers.",
          `\\vec{u} \\cdot \\vec{v} = ${entryLatex(v.dot(first, second))},\\quad |\\vec{u}| = ${entryLatex(v.magnitude(first))},\\quad |\\vec{v}| = ${entryLatex(v.magnitude(second))}`,
        ),
        step(
          "Put them into the formula",
          kind === "planes"
            ? "The angle between two planes is the acute angle between their normals."
            : "The angle of a line with a plane is $90^{\\circ}$ minus the one with its normal, so its sine is the cosine there.",
          `${name}\\theta = ${entryLatex(value)}`,
        ),
        step(
          "Find the angle",
          "Only one acute angle has this ratio.",
          answer.latex,
          `${name}\\theta = ${entryLatex(value)}`,
        ),
      ],
    };
  },
  prove: ({ first, second, kind }, answer) => {
    const squared = form.divide(
      v.square(v.cross(first, second)),
      form.multiply(v.square(first), v.square(second)),
    );
    const value = rootOf(form.subtract(form.one, squared), 2, { positive: true });
    const other = kind === "planes" ? angleByCosine(value) : angleBySine(value);
    return other.plain === answer.plain
      ? {
          method: "The other function from the cross product",
          lines: [
            `\\frac{|\\vec{u} \\times \\vec{v}|^{2}}{|\\vec{u}|^{2}|\\vec{v}|^{2}} = ${entryLatex(squared)}`,
          ],
        }
      : null;
  },
  idea: "Planes make the same acute angle as their normals.",
  firstMove: "Read the normal of each plane from the coefficients.",
  finalMove: "Which acute angle is it?",
  terms: { Normal: "A vector perpendicular to the plane." },
  examples: [
    "Find the angle between the planes 2x + y - 2z = 5 and 3x - 6y - 2z = 7",
    "Find the angle between the planes x + y + 2z = 9 and 2x - y + z = 15",
  ],
});
