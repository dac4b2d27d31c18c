import * as form from "../../../algebra/quotient.ts";
import { readEntry } from "../../../matrices/literal.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import { step } from "../formulas/formula.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { crossLatex, productsLatex, tupleLatex, vectorLatex } from "../write-vector.ts";
import { directionOf, type Plane, planeIn, pointOf } from "./read-space.ts";
import { onPlane, planeLatex, planePlain, tidyPlane } from "./write-space.ts";
import { spaceTask } from "./space-task.ts";
import { reasons } from "../../../working/reasons.ts";

interface PlaneGiven {
  plane: Plane;
  points: readonly Vector[];
  /** Two vectors in the plane, if it is given by three points. */
  sides: readonly [Vector, Vector] | null;
  rule: string;
  line: string;
}

/** The given data of the plane in LaTeX. */
function readingOf({ plane, points, sides, line }: PlaneGiven): string {
  if (line !== "") {
    const [a, b, c] = points.map((point, axis) => entryLatex(point[axis] ?? form.zero));
    return `\\text{plane with the intercepts } ${a},\\; ${b},\\; ${c}`;
  }
  const through = `\\text{plane through } ${points.map((point) => tupleLatex(point)).join(",\\; ")}`;
  return sides
    ? through
    : `${through} \\text{ with the normal } ${vectorLatex(plane.normal, "units")}`;
}

/** The equation of a plane, from three points or its intercepts, for example. */
export const planeEquation = spaceTask<PlaneGiven>({
  name: "plane-equation",
  cue: /plane/i,
  method: "Normal and point",
  variants: [
    {
      wordings: [
        "[the] [vector|cartesian] [and] [cartesian|vector] equation|equations [of] [the] [a] plane [which|that] [passes|passing] through [the] [three] [non-collinear] [points] {p} , {q} and|,|aur {r}",
      ],
      read: (match) => {
        const [a, b, c] = ["p", "q", "r"].map((gap) => pointOf(match, gap));
        if (!a || !b || !c) return null;
        const sides = [v.subtract(b, a), v.subtract(c, a)] as const;
        const normal = v.cross(...sides);
        if (v.isZeroVector(normal)) return null;
        return {
          plane: { normal, constant: v.dot(normal, a) },
          points: [a, b, c],
          sides,
          rule: "",
          line: "",
        };
      },
    },
    {
      wordings: [
        "[the] [vector|cartesian] [and] [cartesian|vector] equation|equations of [the] [a] plane [which|that] [passes|passing] through [the] [point] {p} [and|,] [is|whose|with|having|which_is] [perpendicular_to|normal_to|normal|normal_vector|normal_vector_is|normal_is] [the] [vector|line] [with] [direction_ratios] {d}",
        "[the] [vector|cartesian] [and] [cartesian|vector] equation of [the] [a] plane [passing] through [the] [point] {p} with|having normal [vector] {d}",
      ],
      read: (match) => {
        const [p, normal] = [pointOf(match, "p"), directionOf(match, "d")];
        if (!p || !normal || !/perpendicular|normal/i.test(match.sheet.text)) return null;
        return {
          plane: { normal, constant: v.dot(normal, p) },
          points: [p],
          sides: null,
          rule: "",
          line: "",
        };
      },
    },
    {
      wordings: [
        "[the] equation of [the] [a] plane [which|that] [passes|passing] through [the] [point] {p} [and|,] [is|which_is] parallel to [the] plane {e}",
      ],
      read: (match) => {
        const [p, other] = [pointOf(match, "p"), planeIn(match, "e")];
        return p && other
          ? {
              plane: { normal: other.normal, constant: v.dot(other.normal, p) },
              points: [p],
              sides: null,
              rule: "Parallel planes have the same normal.",
              line: "",
            }
          : null;
      },
    },
    {
      wordings: [
        "[the] equation of [the] [a] plane with|having|whose|making|that_makes|which_makes|that_cuts [the] intercepts [are] {a} , {b} [,] and|, {c} [on|with] [the] [x] [,] [y] [and] [z] [-|-axis|axes|axis|coordinate_axes] [respectively]",
        "[the] equation of [the] [a] plane with|having|making intercepts {a} , {b} [,] and|, {c} on [the] x , y and z-axis|z_-_axis|z_axis|z_axes|z-axes [respectively]",
      ],
      read: (match) => {
        const entries = ["a", "b", "c"].map((gap) => readEntry(match.gap(gap) ?? ""));
        const intercepts = entries
          .filter(
            (entry) => entry !== null && form.asRational(entry) !== null && !form.isZero(entry),
          )
          .flatMap((entry) => entry ?? []);
        const [a, b, c] = intercepts;
        if (!a || !b || !c || entries.length !== intercepts.length) return null;
        const normal: Vector = [
          form.divide(form.one, a),
          form.divide(form.one, b),
          form.divide(form.one, c),
        ];
        const zero = form.zero;
        return {
          plane: { normal, constant: form.one },
          points: [
            [a, zero, zero],
            [zero, b, zero],
            [zero, zero, c],
          ],
          sides: null,
          rule: "Intercept form: $\\frac{x}{a} + \\frac{y}{b} + \\frac{z}{c} = 1$.",
          line: `\\frac{x}{${entryLatex(a)}} + \\frac{y}{${entryLatex(b)}} + \\frac{z}{${entryLatex(c)}} = 1`,
        };
      },
    },
  ],
  reading: readingOf,
  work: ({ plane, points, sides, rule, line }) => {
    const tidy = tidyPlane(plane);
    const answer = { latex: planeLatex(tidy), plain: planePlain(tidy) };
    const [point] = points;
    const isTidy = planeLatex(plane) === answer.latex;
    const normalStep = sides
      ? [
          step(
            "Find two vectors in the plane",
            "From the first point to the two others.",
            `\\vec{u} = ${vectorLatex(sides[0], "units")},\\quad \\vec{v} = ${vectorLatex(sides[1], "units")}`,
          ),
          step(
            "Find a normal by the cross product",
            "The normal is perpendicular to every vector in the plane.",
            `\\vec{n} = \\vec{u} \\times \\vec{v} = ${vectorLatex(plane.normal, "units")}`,
            `\\vec{n} = ${crossLatex(...sides)}`,
          ),
        ]
      : [];
    if (line !== "")
      return {
        answer,
        steps: [
          step("Write the intercept form", rule, line),
          step("Multiply by the common denominator", reasons.multiplyBoth, answer.latex, line),
        ],
      };
    const put = point
      ? `\\vec{n} \\cdot \\vec{a} = ${productsLatex(plane.normal, point)} = ${entryLatex(plane.constant)}`
      : "";
    return {
      answer,
      steps: [
        ...normalStep,
        ...(sides
          ? []
          : [
              step(
                "Read the normal",
                rule === ""
                  ? "The normal is perpendicular to the plane; its components are the coefficients."
                  : rule,
                `\\vec{n} = ${vectorLatex(plane.normal, "units")}`,
              ),
            ]),
        step(
          "Find the right side with a point of the plane",
          "Point-normal form: $\\vec{r} \\cdot \\vec{n} = \\vec{a} \\cdot \\vec{n}$.",
          put,
        ),
        step(
          "Write the equation",
          "What all numbers share may be divided out.",
          isTidy ? answer.latex : `${planeLatex(plane)} \\quad \\Rightarrow \\quad ${answer.latex}`,
        ),
      ],
    };
  },
  prove: ({ plane, points }, answer) => {
    const tidy = tidyPlane(plane);
    const isOn = points.every((point) => form.isZero(onPlane(tidy, point)));
    const isParallel = v.isZeroVector(v.cross(tidy.normal, plane.normal));
    return isOn && isParallel && answer.plain === planePlain(tidy)
      ? {
          method: "Every given point put into the equation",
          lines: points.map(
            (point) => `${productsLatex(tidy.normal, point)} = ${entryLatex(tidy.constant)}`,
          ),
        }
      : null;
  },
  idea: "A plane is known by a point and a vector perpendicular to it, the normal.",
  firstMove: "Find a normal of the plane.",
  finalMove: "Put the normal and a point into the equation. Which plane do you get?",
  terms: { Normal: "A vector perpendicular to the plane." },
  examples: [
    "Find the equation of the plane passing through the points (2, 5, -3), (-2, -3, 5) and (5, 3, -3)",
    "Find the equation of the plane with intercepts 2, 3 and 4 on the x, y and z-axis respectively",
  ],
});
