import * as form from "../../../algebra/quotient.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import { truthAnswer } from "../../../lesson/lesson.ts";
import { step } from "../formulas/formula.ts";
import * as v from "../vector.ts";
import { tupleLatex, vectorLatex } from "../write-vector.ts";
import { spaceTask } from "./space-task.ts";
import { nearestPoints, readLines, type TwoLines } from "./two-lines.ts";
import { lineLatex } from "./write-space.ts";

function tripleOf({ first, second }: TwoLines): Entry {
  const gap = v.subtract(second.point, first.point);
  return v.triple(gap, first.direction, second.direction);
}

const lines = "[the] [following] [two] [given] lines {l} and|,|; {m} are coplanar [or_not]";

/** Whether two lines lie in one plane, that is, meet or are parallel. */
export const coplanarLines = spaceTask<TwoLines>({
  name: "coplanar-lines",
  cue: /planar/i,
  method: "Scalar triple product equal to zero",
  variants: [
    {
      wordings: [
        `[show|prove|verify] [that] ${lines}`,
        `[check|determine|state] whether|if ${lines}`,
        "are [the] lines {l} and {m} coplanar",
      ],
      read: readLines,
    },
  ],
  reading: ({ first, second }) => `${lineLatex(first)},\\; ${lineLatex(second, "\\mu")}`,
  work: (given) => {
    const { first, second } = given;
    const gap = v.subtract(second.point, first.point);
    const value = tripleOf(given);
    const rows = [gap, first.direction, second.direction]
      .map((row) => row.map((part) => entryLatex(part)).join(" & "))
      .join(" \\\\ ");
    const label = "(\\vec{a_2} - \\vec{a_1}) \\cdot (\\vec{b_1} \\times \\vec{b_2})";
    const determinant = `${label} = \\begin{vmatrix}${rows}\\end{vmatrix}`;
    const answer = truthAnswer(form.isZero(value));
    return {
      answer,
      steps: [
        step(
          "Read a point and the direction of each line",
          "A point and a direction fix a line.",
          `\\vec{a_1} = ${vectorLatex(first.point, "units")},\\; \\vec{b_1} = ${vectorLatex(first.direction, "units")},\\quad \\vec{a_2} = ${vectorLatex(second.point, "units")},\\; \\vec{b_2} = ${vectorLatex(second.direction, "units")}`,
        ),
        step(
          "Find the vector from one point to the other",
          "In one plane this vector lies together with both directions.",
          `\\vec{a_2} - \\vec{a_1} = ${vectorLatex(gap, "units")}`,
        ),
        step(
          "Write the scalar triple product as a determinant",
          "Two lines are coplanar exactly if $(\\vec{a_2} - \\vec{a_1}) \\cdot (\\vec{b_1} \\times \\vec{b_2}) = 0$.",
          determinant,
        ),
        step(
          "Work the determinant out",
          "Expand along the first row.",
          `${label} = ${entryLatex(value)}`,
          determinant,
        ),
        step(
          "Decide",
          "Three vectors lie in one plane exactly where their determinant is 0.",
          answer.latex,
        ),
      ],
    };
  },
  prove: ({ first, second }, answer) => {
    const feet = nearestPoints(first, second);
    if (!feet) return null;
    const [p, r] = feet;
    const isParallel = v.isZeroVector(v.cross(first.direction, second.direction));
    const areTogether = isParallel || v.areEqual(p, r);
    if ((answer.plain === "true") !== areTogether) return null;
    const lines = [`P = ${tupleLatex(p)},\\; Q = ${tupleLatex(r)}`];
    if (isParallel)
      return { method: "The directions are proportional: the lines are parallel", lines };
    return {
      method: areTogether
        ? "The nearest points of both lines are the same: the lines meet there"
        : "The nearest points of both lines are different: the lines are skew",
      lines,
    };
  },
  idea: "Two lines lie in one plane when the vector that joins them lies in the plane of their directions.",
  firstMove: "Read a point and the direction of each line.",
  finalMove: "Look at the value of the determinant. Do the lines lie in one plane?",
  terms: { "Skew lines": "Lines in space that neither meet nor are parallel." },
  examples: [
    "Show that the lines (x + 3)/(-3) = (y - 1)/1 = (z - 5)/5 and (x + 1)/(-1) = (y - 2)/2 = (z - 5)/5 are coplanar",
    "Are the lines (x - 1)/2 = (y - 2)/3 = (z - 3)/4 and (x - 4)/5 = (y - 1)/2 = (z - 1)/1 coplanar?",
  ],
});
