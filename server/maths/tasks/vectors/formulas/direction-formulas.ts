import * as form from "../../../algebra/quotient.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import { readEntry } from "../../../matrices/literal.ts";
import type { Proof } from "../../../task/task.ts";
import * as v from "../vector.ts";
import { arrow, tupleLatex } from "../write-vector.ts";
import { type Formula, noNumbers, step } from "./formula.ts";
import {
  readOne,
  readJoin,
  first,
  joiningStep,
  lengthSteps,
  unitOf,
  proveDirection,
} from "./one-vector.ts";

/** The components of a vector, or of a line's direction, divided by the magnitude. */
export const directionCosines: Formula = {
  topic: "Three Dimensional Geometry",
  method: "Components divided by the magnitude",
  difficulty: "beginner",
  label: () => "l, m, n",
  variants: [
    {
      wordings: [
        "[the] direction cosines [of] [the] [vector|line] {v}",
        "[the] direction cosines of [the] [a] vector|line [with|having|whose] [direction_ratios] [are] {v}",
        "[the] direction cosine of [the] [vector] {v}",
      ],
      read: readOne,
    },
    {
      wordings: [
        "[the] direction cosines of [the] [a] line|vector [segment] [passing] through|joining [the] [two] [points] {p} and|to|, {q}",
        "[the] direction cosines of [the] line|vector [directed] from {p} to {q}",
      ],
      read: readJoin,
    },
    {
      wordings: [
        "[the] direction cosines of [a|the] line [with|having|whose|which_has] direction ratios [are] {x} , {y} [,] [and] {z}",
        "[if] [a|the] line has|have direction ratios {x} , {y} [,] [and] {z} [,] [then] [find|determine|what_are] [its|the] direction cosines",
      ],
      read: (match) => {
        const parts = ["x", "y", "z"].map((gap) => readEntry(match.gap(gap) ?? ""));
        const vector = v.vectorOf(
          parts
            .filter((part) => part !== null && form.isConstant(part))
            .flatMap((part) => part ?? []),
        );
        if (parts.length !== 3 || parts.some((part) => part === null || !form.isConstant(part)))
          return null;
        return vector && !v.isZeroVector(vector)
          ? { vectors: [{ vector, name: "d", notation: "components" }], numbers: noNumbers }
          : null;
      },
    },
  ],
  solve: (given) => ({ kind: "numbers", values: unitOf(first(given).vector) }),
  prove: (given, found) => {
    const vector = found.kind === "numbers" ? v.vectorOf(found.values) : null;
    if (!vector || !proveDirection(first(given).vector, vector, form.one)) return null;
    return {
      method: "The squares of the direction cosines add up to 1",
      lines: [`l^{2} + m^{2} + n^{2} = ${entryLatex(v.square(vector))}`],
    };
  },
  steps: (given, _, answer) => {
    const { vector } = first(given);
    return [
      ...joiningStep(given),
      ...lengthSteps(first(given)),
      step(
        "Divide each component by the magnitude",
        "Direction cosines are the cosines of the angles with the axes: $l = \\frac{a_1}{|\\vec{a}|}$ and so on.",
        answer.latex,
        `l, m, n = ${vector.map((part) => `\\frac{${entryLatex(part)}}{${entryLatex(v.magnitude(vector))}}`).join(",\\; ")}`,
      ),
    ];
  },
  idea: "Direction cosines are the components of the unit vector.",
  firstMove: "Find the magnitude first.",
  finalMove: "Divide each component by the magnitude. Which direction cosines do you get?",
  terms: {
    "Direction cosines": "The cosines of the angles that a line makes with the three axes.",
  },
  next: [
    "What is the sum of their squares, and why?",
    "Which direction ratios could the same line have?",
  ],
};

/** The vector from one point to another. */
export const joiningVector: Formula = {
  topic: "Vector Algebra",
  method: "End minus start",
  difficulty: "beginner",
  label: (given) => arrow(first(given).name),
  variants: [
    {
      wordings: [
        "[the] vector joining [the] points|point {p} and|to|, {q} [directed] [from] [p|a] [to] [q|b]",
        "[the] vector [directed] from [the] [point] {p} to [the] [point] {q}",
        "[the] vector with initial point {p} and terminal point {q}",
        "[the] vector {w} joining {p} and|to {q}",
      ],
      read: readJoin,
    },
  ],
  solve: (given) => ({ kind: "vector", value: first(given).vector, notation: "units" }),
  prove: ({ vectors: [, from, to] }, found): Proof | null => {
    if (
      !from ||
      !to ||
      found.kind !== "vector" ||
      !v.areEqual(v.add(from.vector, found.value), to.vector)
    )
      return null;
    return {
      method: "Start plus vector gives the end",
      lines: [`${tupleLatex(from.vector)} + ${tupleLatex(found.value)} = ${tupleLatex(to.vector)}`],
    };
  },
  steps: (given) => joiningStep(given),
  idea: "To go from one point to another, take the position vector of the end minus that of the start.",
  firstMove: "Which point is the start, and which is the end?",
  finalMove: "Subtract the coordinates. Which vector do you get?",
  terms: { "Position vector": "The vector from the origin to a point." },
  next: ["What is the vector in the opposite direction?", "How long is this vector?"],
};
