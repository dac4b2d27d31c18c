import * as form from "../../../algebra/quotient.ts";
import { entryLatex, entryPlain, innerLatex } from "../../../matrices/write-matrix.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { step } from "../formulas/formula.ts";
import * as v from "../vector.ts";
import { tupleLatex } from "../write-vector.ts";
import { type Plane, planeIn } from "./read-space.ts";
import { onPlane, planeLatex } from "./write-space.ts";
import { spaceTask } from "./space-task.ts";
import { absolute, numberAnswer } from "./space-answer.ts";
import { footOf } from "./point-plane.ts";

interface ParallelPlanes {
  first: Plane;
  second: Plane;
}

/** Normals whose length is a whole number. */
const normals: readonly [readonly number[], ...(readonly number[])[]] = [
  [1, 2, 2],
  [2, 3, 6],
  [1, 4, 8],
  [4, 4, 7],
  [2, 6, 9],
];

/** The distance between two parallel planes. */
export const planesDistance = spaceTask<ParallelPlanes>({
  name: "distance-between-planes",
  cue: /plane/i,
  method: "Difference of the constants",
  variants: [
    {
      wordings: ["[the] distance between [the] [two] [parallel] planes {e} and|,|aur {f}"],
      read: (match) => {
        const [first, other] = [planeIn(match, "e"), planeIn(match, "f")];
        if (!first || !other || !v.isZeroVector(v.cross(first.normal, other.normal))) return null;
        const factor = form.divide(v.dot(first.normal, other.normal), v.square(other.normal));
        return {
          first,
          second: {
            normal: v.scale(other.normal, factor),
            constant: form.multiply(other.constant, factor),
          },
        };
      },
    },
  ],
  reading: ({ first, second }) => `${planeLatex(first)},\\; ${planeLatex(second)}`,
  work: ({ first, second }) => {
    const gap = form.subtract(first.constant, second.constant);
    const answer = numberAnswer("d", absolute(form.divide(gap, v.magnitude(first.normal))));
    return {
      answer,
      steps: [
        step(
          "Write both planes with the same coefficients",
          "Parallel planes have proportional normals: multiply one equation.",
          `${planeLatex(first)},\\quad ${planeLatex(second)}`,
        ),
        step(
          "Put the constants into the formula",
          "$d = \\frac{|d_1 - d_2|}{\\sqrt{a^{2} + b^{2} + c^{2}}}$.",
          answer.latex,
          `d = \\frac{\\left|${entryLatex(first.constant)} - ${innerLatex(second.constant)}\\right|}{${entryLatex(v.magnitude(first.normal))}}`,
        ),
      ],
    };
  },
  prove: ({ first, second }, answer) => {
    const point = v.scale(first.normal, form.divide(first.constant, v.square(first.normal)));
    const foot = footOf({ point, plane: second });
    const gap = v.subtract(foot, point);
    return form.isZero(onPlane(first, point)) &&
      form.isZero(onPlane(second, foot)) &&
      entryPlain(v.magnitude(gap)) === answer.plain
      ? {
          method: "From a point of one plane to its foot in the other",
          lines: [
            `${tupleLatex(point)} \\to ${tupleLatex(foot)}`,
            `d = ${entryLatex(v.magnitude(gap))}`,
          ],
        }
      : null;
  },
  idea: "With the same coefficients on the left, only the right sides of two parallel planes differ.",
  firstMove: "Give both equations the same coefficients.",
  finalMove:
    "Divide the difference of the right sides by the length of the normal. What is the distance?",
  terms: { "Parallel planes": "Planes with proportional normals." },
  vary: (random) => {
    const normal = pick(random, normals);
    const [times, first] = [wholeBetween(random, 2, 3), wholeBetween(random, 1, 9)];
    const second = times * (first + wholeBetween(random, 1, 9));
    const [one, other] = [1, times].map((factor) => {
      const [a, b, c] = normal.map((entry) => (entry * factor === 1 ? "" : String(entry * factor)));
      return `${a ?? ""}x + ${b ?? ""}y + ${c ?? ""}z`;
    });
    return `Find the distance between the planes ${one ?? ""} = ${first} and ${other ?? ""} = ${second}`;
  },
  examples: [
    "Find the distance between the planes 2x + 3y + 4z = 4 and 4x + 6y + 8z = 12",
    "Find the distance between the parallel planes x + 2y - 2z = 1 and x + 2y - 2z = 7",
  ],
});
