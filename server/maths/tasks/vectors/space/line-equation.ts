import * as form from "../../../algebra/quotient.ts";
import { step } from "../formulas/formula.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { tupleLatex, vectorLatex } from "../write-vector.ts";
import { directionOf, type Line, lineIn, pointOf } from "./read-space.ts";
import { cartesian, lineLatex, pointOn, tidyDirection } from "./write-space.ts";
import { spaceTask } from "./space-task.ts";

interface LineGiven {
  line: Line;
  through: Vector | null;
}

/** The vector and Cartesian equations of a line through two points, or through a point with a direction. */
export const lineEquation = spaceTask<LineGiven>({
  name: "line-in-space",
  cue: /line|equation/i,
  method: "Point and direction",
  variants: [
    {
      wordings: [
        "[the] [vector|cartesian] [and] [cartesian|vector] equation|equations|form [of] [the] [a] line [which|that] [passes|passing] through [the] [points|two_points] {p} and|,|aur {q} [in_vector_and_cartesian_form|in_cartesian_form|in_vector_form]",
        "[the] [vector|cartesian] [and] [cartesian|vector] equation|equations of [the] [a] line joining [the] [points] {p} and|to|,|aur {q}",
      ],
      read: (match) => {
        const [p, r] = [pointOf(match, "p"), pointOf(match, "q")];
        return p && r && !v.areEqual(p, r)
          ? { line: { point: p, direction: v.subtract(r, p) }, through: r }
          : null;
      },
    },
    {
      wordings: [
        "[the] [vector|cartesian] [and] [cartesian|vector] equation|equations|form [of] [the] [a] line [which|that] [passes|passing] through [the] [point] [with_position_vector] {p} [and|,] [is|which_is] [parallel_to|in_the_direction_of|parallel_to_the_vector|in_the_direction] [the] [vector|line] [of] {d}",
      ],
      read: (match) => {
        const [p, d] = [pointOf(match, "p"), directionOf(match, "d")];
        return p && d && /parallel|direction/i.test(match.sheet.text)
          ? { line: { point: p, direction: d }, through: null }
          : null;
      },
    },
    {
      wordings: [
        "[the] [vector|cartesian] [and] [cartesian|vector] equation|equations of [the] [a] line [which|that] [passes|passing] through [the] [point] {p} [and|,] [is|which_is] parallel to [the] line {d}",
      ],
      read: (match) => {
        const [p, other] = [pointOf(match, "p"), lineIn(match, "d")];
        return p && other
          ? { line: { point: p, direction: other.direction }, through: null }
          : null;
      },
    },
  ],
  reading: ({ line, through }) =>
    through
      ? `\\text{line through } ${tupleLatex(line.point)},\\; ${tupleLatex(through)}`
      : `\\text{line through } ${tupleLatex(line.point)} \\text{ along } ${vectorLatex(line.direction, "units")}`,
  work: ({ line, through }) => {
    const tidyLine = { point: line.point, direction: tidyDirection(line.direction) };
    const answer = {
      latex: `${lineLatex(tidyLine)},\\quad ${cartesian(tidyLine, "latex")}`,
      plain: cartesian(tidyLine, "plain"),
    };
    return {
      answer,
      steps: [
        ...(through
          ? [
              step(
                "Find a direction vector",
                "End minus start of the two points.",
                `\\vec{b} = ${vectorLatex(line.direction, "units")}`,
                `\\vec{b} = ${tupleLatex(through)} - ${tupleLatex(line.point)}`,
              ),
            ]
          : []),
        ...(through && !v.areEqual(line.direction, tidyLine.direction)
          ? [
              step(
                "Shorten the direction",
                "A multiple of a direction vector shows the same direction.",
                `\\vec{b} = ${vectorLatex(tidyLine.direction, "units")}`,
              ),
            ]
          : []),
        step(
          "Write the vector equation",
          "$\\vec{r} = \\vec{a} + \\lambda\\vec{b}$, with a point $\\vec{a}$ and a direction $\\vec{b}$.",
          lineLatex(tidyLine),
        ),
        step(
          "Write the Cartesian form",
          "Solve each coordinate for $\\lambda$; a coordinate whose direction is zero does not change.",
          answer.latex,
          lineLatex(tidyLine),
        ),
      ],
    };
  },
  prove: ({ line, through }, answer) => {
    const tidyLine = { point: line.point, direction: tidyDirection(line.direction) };
    const isSame =
      v.isZeroVector(v.cross(tidyLine.direction, line.direction)) &&
      answer.plain === cartesian(tidyLine, "plain");
    const passes =
      !through || v.isZeroVector(v.cross(v.subtract(through, tidyLine.point), tidyLine.direction));
    return isSame && passes
      ? {
          method: "The points put into the equation",
          lines: [
            `\\lambda = 0 : ${tupleLatex(pointOn(tidyLine, form.zero))}`,
            ...(through
              ? [
                  `${tupleLatex(v.subtract(through, tidyLine.point))} \\times ${tupleLatex(tidyLine.direction)} = \\vec{0}`,
                ]
              : []),
          ],
        }
      : null;
  },
  idea: "A line in space is known by one of its points and a direction vector.",
  firstMove: "Find a point of the line and a vector along it.",
  finalMove: "Write the point and the direction into both forms of the equation. What do you get?",
  terms: { "Direction vector": "Any vector along the line, other than the zero vector." },
  examples: [
    "Find the vector and Cartesian equation of the line passing through the points (1, 2, 3) and (4, 6, 8)",
    "Find the equation of the line passing through the point (5, 2, -4) and parallel to the vector 3i + 2j - 8k",
  ],
});
