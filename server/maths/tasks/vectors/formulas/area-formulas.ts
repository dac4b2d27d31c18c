import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import * as m from "../../../matrices/matrix.ts";
import { rootOf } from "../../../algebra/root.ts";
import { boxSteps, crossSteps, magnitudeSteps } from "../expression/vector-steps.ts";
import { type NamedVector, pointsIn, vectorsIn } from "../operand.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { arrow, innerVector, tupleLatex, vectorLatex } from "../write-vector.ts";
import { type Formula, type Operands, noNumbers, step } from "./formula.ts";

function readVectors(match: Match): Operands | null {
  const vectors = vectorsIn(match, ["a", "b"], ["a", "b"]);
  return vectors && { vectors, numbers: noNumbers };
}

/** The two sides of a triangle in space from its first vertex; null for other vertices. */
function readVertices(match: Match): Operands | null {
  const points = pointsIn(match, ["p", "q", "r"], ["A", "B", "C"]);
  const [a, b, c] = points ?? [];
  // Triangles in a plane have a simpler formula in another task.
  if (!a || !b || !c || points?.some(({ notation }) => notation === "plane")) return null;
  const side = (to: NamedVector): NamedVector => ({
    vector: v.subtract(to.vector, a.vector),
    name: a.name + to.name,
    notation: "units",
  });
  return { vectors: [side(b), side(c), a, b, c], numbers: noNumbers };
}

function sides({ vectors }: Operands): [NamedVector, NamedVector] {
  const [a, b] = vectors;
  if (!a || !b) throw new Error("An area needs two sides");
  return [a, b];
}

function areaOf(given: Operands, part: q.Rational): Entry {
  const [a, b] = sides(given);
  return form.scale(v.magnitude(v.cross(a.vector, b.vector)), part);
}

/** The area of the parallelogram, as the root of |a|²|b|² − (a·b)². */
function byLengths(a: Vector, b: Vector): Entry {
  const product = form.multiply(v.square(a), v.square(b));
  return rootOf(form.subtract(product, form.raise(v.dotByLengths(a, b), 2)), 2, { positive: true });
}

function sideSteps({ vectors: [ab, ac, a, b, c] }: Operands) {
  if (!ab || !ac || !a || !b || !c) return [];
  return [
    step(
      `Find two sides as vectors from ${a.name}`,
      "End minus start.",
      `${arrow(ab.name)} = ${vectorLatex(ab.vector, "units")},\\quad ${arrow(ac.name)} = ${vectorLatex(ac.vector, "units")}`,
      `${arrow(ab.name)} = ${tupleLatex(b.vector)} - ${tupleLatex(a.vector)},\\quad ${arrow(ac.name)} = ${tupleLatex(c.vector)} - ${tupleLatex(a.vector)}`,
    ),
  ];
}

function areaFormula(
  texts: Pick<Formula, "method" | "idea"> & {
    part: q.Rational;
    variants: Formula["variants"];
    rule: string;
  },
): Formula {
  return {
    topic: "Vector Algebra",
    method: texts.method,
    label: () => "\\text{Area}",
    variants: texts.variants,
    solve: (given) => ({ kind: "number", value: areaOf(given, texts.part) }),
    prove: (given, found) => {
      const [a, b] = sides(given);
      const other = form.scale(byLengths(a.vector, b.vector), texts.part);
      if (found.kind !== "number" || !form.isZero(form.subtract(other, found.value))) return null;
      return {
        method:
          "Without a cross product: $|\\vec{a} \\times \\vec{b}|^{2} = |\\vec{a}|^{2}|\\vec{b}|^{2} - (\\vec{a} \\cdot \\vec{b})^{2}$",
        lines: [
          `${entryLatex(v.square(a.vector))} \\times ${entryLatex(v.square(b.vector))} - \\left(${entryLatex(v.dot(a.vector, b.vector))}\\right)^{2} = ${entryLatex(v.square(v.cross(a.vector, b.vector)))}`,
        ],
      };
    },
    steps: (given, _, answer) => {
      const [a, b] = sides(given);
      const product = v.cross(a.vector, b.vector);
      const label = `${arrow(a.name)} \\times ${arrow(b.name)}`;
      const isHalf = !q.equals(texts.part, q.one);
      const size = v.magnitude(product);
      return [
        ...sideSteps(given),
        ...crossSteps(a.vector, b.vector, {
          label,
          before: `${label} = ${innerVector(a.vector, "units")} \\times ${innerVector(b.vector, "units")}`,
          result: `${label} = ${vectorLatex(product, "units")}`,
        }),
        ...magnitudeSteps(product, `\\left|${label}\\right|`, { kind: "number", value: size }),
        step(
          "Write the area",
          texts.rule,
          `${answer.latex} \\text{ square units}`,
          `\\text{Area} = ${isHalf ? `${entryLatex(form.fromRational(texts.part))} \\times ` : ""}${entryLatex(size)}`,
        ),
      ];
    },
    idea: texts.idea,
    firstMove: "Find the cross product of the two vectors.",
    finalMove:
      "Take the magnitude of the cross product (and half of it for a triangle). What is the area?",
    terms: {
      "Cross product":
        "A vector perpendicular to two vectors, as long as their parallelogram is large.",
    },
    next: ["When is this area zero?", "Does the order of the two vectors matter for the area?"],
  };
}

const shape =
  "[whose|with|having|determined_by|formed_by|which_has] [the] [two] [adjacent] [sides] [are] [determined_by|given_by|represented_by|along] [the] [vectors|vector]";

/** |a × b| for the adjacent sides a and b (NCERT class 12, "Vector Algebra"). */
export const parallelogramArea = areaFormula({
  part: q.one,
  method: "Magnitude of the cross product",
  idea: "The area of a parallelogram is the magnitude of the cross product of two adjacent sides.",
  rule: "The area of a parallelogram with the sides $\\vec{a}$ and $\\vec{b}$ is $|\\vec{a} \\times \\vec{b}|$.",
  variants: [
    {
      wordings: [
        `[the] area of [the|a] parallelogram ${shape} {a} and|,|aur {b} [as_adjacent_sides|as_its_adjacent_sides|as_sides]`,
        "{a} and|,|aur {b} are [the] adjacent sides of a parallelogram [,|.] [find] [its] area",
      ],
      read: readVectors,
    },
  ],
});

/** ½|a × b| for two sides, or for three vertices. */
export const triangleArea = areaFormula({
  part: q.rational(1n, 2n),
  method: "Half the magnitude of the cross product",
  idea: "A triangle is half of a parallelogram: half the magnitude of the cross product of two sides.",
  rule: "The area of a triangle is half of $|\\vec{a} \\times \\vec{b}|$.",
  variants: [
    {
      wordings: [
        `[the] area of [the|a] triangle ${shape} {a} and|,|aur {b} [as_adjacent_sides|as_sides|as_two_sides]`,
      ],
      read: readVectors,
    },
    {
      wordings: [
        "[the] area of [the|a] triangle [abc|pqr] [with|having|whose] [vertices|vertex] [are] [at] [the] [points] {p} , {q} and|, {r}",
      ],
      read: readVertices,
    },
  ],
});

/** ½|d₁ × d₂|: the area of a parallelogram from its diagonals. */
export const diagonalArea = areaFormula({
  part: q.rational(1n, 2n),
  method: "Half the magnitude of the cross product of the diagonals",
  idea: "With its diagonals, a parallelogram has half the magnitude of their cross product as area.",
  rule: "The area of a parallelogram with the diagonals $\\vec{d_1}$ and $\\vec{d_2}$ is half of $|\\vec{d_1} \\times \\vec{d_2}|$.",
  variants: [
    {
      wordings: [
        "[the] area of [the|a] parallelogram whose|having|with [the] [two] diagonals [are] [determined_by|given_by|represented_by|along] [the] [vectors|vector] {a} and|,|aur {b} [as_diagonals]",
        "[the] area of [the|a] parallelogram having|with {a} and {b} as diagonals",
      ],
      read: readVectors,
    },
  ],
});

function three({ vectors: [a, b, c] }: Operands): [NamedVector, NamedVector, NamedVector] {
  if (!a || !b || !c) throw new Error("A volume needs three edges");
  return [a, b, c];
}

/** |a · (b × c)| for three edges with a common end; proved by the Gram determinant. */
export const parallelepipedVolume: Formula = {
  topic: "Vector Algebra",
  method: "Scalar triple product",
  label: () => "V",
  variants: [
    {
      wordings: [
        "[the] volume of [the|a] parallelepiped|parallelopiped|parallelopipped [whose|with|having|formed_by] [the] [three] [coterminous|co-terminous|coterminal|concurrent|adjacent] [edges|sides] [are] [given_by|represented_by|determined_by] [the] [vectors] {a} , {b} and|,|aur {c}",
      ],
      read: (match) => {
        const vectors = vectorsIn(match, ["a", "b", "c"], ["a", "b", "c"]);
        return vectors?.every(({ vector }) => v.isNumeric(vector)) === true
          ? { vectors, numbers: noNumbers }
          : null;
      },
    },
  ],
  solve: (given) => {
    const value = form.asRational(v.triple(...vectorsOf(given)));
    return value && { kind: "number", value: form.fromRational(q.absolute(value)) };
  },
  prove: (given, found) => {
    // The Gram determinant of all dot products is the square of the volume.
    const edges = vectorsOf(given);
    const gram = edges.map((a) => edges.map((b) => v.dotByLengths(a, b)));
    if (
      found.kind !== "number" ||
      !form.isZero(form.subtract(m.leibnizDeterminant(gram), form.raise(found.value, 2)))
    )
      return null;
    return {
      method: "The determinant of all dot products is the square of the volume",
      lines: [
        `\\begin{vmatrix}${gram.map((row) => row.map((entry) => entryLatex(entry)).join(" & ")).join(" \\\\ ")}\\end{vmatrix} = ${entryLatex(found.value)}^{2}`,
      ],
    };
  },
  steps: (given, _, answer) => {
    const names = three(given).map(({ name }) => arrow(name));
    const label = `\\left[${names.join("\\;")}\\right]`;
    return [
      ...boxSteps(vectorsOf(given), label),
      step(
        "Take its absolute value",
        "The volume of a parallelepiped is the absolute value of the scalar triple product of its edges.",
        `${answer.latex} \\text{ cubic units}`,
        `V = \\left|${label}\\right|`,
      ),
    ];
  },
  idea: "The volume of a parallelepiped is the absolute value of the scalar triple product of its edges.",
  firstMove: "Write the components of the three edges into the rows of a determinant.",
  finalMove: "Work out the determinant and leave its sign away. What is the volume?",
  terms: { "Scalar triple product": "$\\vec{a} \\cdot (\\vec{b} \\times \\vec{c})$, a number." },
  next: ["When is this volume zero?", "What does the sign of the triple product say?"],
};

function vectorsOf(given: Operands): [Vector, Vector, Vector] {
  const [a, b, c] = three(given);
  return [a.vector, b.vector, c.vector];
}
