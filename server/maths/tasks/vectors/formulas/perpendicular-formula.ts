import * as form from "../../../algebra/quotient.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import { magnitudeSteps } from "../expression/vector-steps.ts";
import { vectorsIn } from "../operand.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { arrow, crossLatex, innerVector, vectorLatex } from "../write-vector.ts";
import { type Formula, type FormulaResult, type Operands, noNumbers, step } from "./formula.ts";
import { unitOf, unitTerms } from "./one-vector.ts";

function perpendicular({ vectors: [a, b] }: Operands): Vector | null {
  const product = a && b ? v.cross(a.vector, b.vector) : null;
  return product && !v.isZeroVector(product) ? product : null;
}

/** (a × b)/|a × b|: a unit vector perpendicular to both vectors. */
export const unitPerpendicular: Formula = {
  topic: "Vector Algebra",
  method: "Cross product divided by its magnitude",
  difficulty: "advanced",
  label: () => "\\hat{n}",
  variants: [
    {
      wordings: [
        "[a|the] unit vector perpendicular|normal|orthogonal to both|each|both_of|each_of [of] [the] [vectors] {a} and|,|aur {b}",
        "[a|the] unit vector perpendicular|normal to [the] [vectors|plane_of] {a} and|,|aur {b}",
        "[a|the] unit vector perpendicular|normal to [the] plane [containing|of] [the] [vectors] {a} and|,|aur {b}",
        "[a|the] unit vector which is perpendicular to both [the] [vectors] {a} and|,|aur {b}",
        "{a} aur {b} dono ke|par perpendicular unit vector",
      ],
      read: (match) => {
        const vectors = vectorsIn(match, ["a", "b"], ["a", "b"]);
        return vectors && { vectors, numbers: noNumbers };
      },
    },
  ],
  solve: (given): FormulaResult | null => {
    const product = perpendicular(given);
    const [a] = given.vectors;
    if (!product || !a) return null;
    const unit = unitOf(product);
    const plain = vectorLatex(unit, a.notation);
    return { kind: "vector", value: unit, notation: plain === "" ? "units" : a.notation };
  },
  prove: ({ vectors: [a, b] }, found) => {
    if (!a || !b || found.kind !== "vector") return null;
    const dots = [a, b].map(({ vector }) => v.dot(found.value, vector));
    if (!dots.every(form.isZero) || !form.isZero(form.subtract(v.square(found.value), form.one)))
      return null;
    return {
      method: "It is perpendicular to both and has length 1 (its opposite has, too)",
      lines: [
        `\\hat{n} \\cdot ${arrow(a.name)} = 0`,
        `\\hat{n} \\cdot ${arrow(b.name)} = 0`,
        "|\\hat{n}|^{2} = 1",
      ],
    };
  },
  steps: (given, _, answer) => {
    const [a, b] = given.vectors;
    const product = perpendicular(given);
    if (!a || !b || !product) return [];
    const label = `${arrow(a.name)} \\times ${arrow(b.name)}`;
    return [
      step(
        "Find the cross product",
        "The cross product is perpendicular to both vectors. Expand the determinant along its first row.",
        `${label} = ${vectorLatex(product, "units")}`,
        `${label} = ${crossLatex(a.vector, b.vector)}`,
      ),
      ...magnitudeSteps(product, `\\left|${label}\\right|`, {
        kind: "number",
        value: v.magnitude(product),
      }),
      step(
        "Divide it by its magnitude",
        "The opposite vector, with all signs changed, is perpendicular to both as well.",
        answer.latex,
        `\\hat{n} = \\frac{1}{${entryLatex(v.magnitude(product))}}${innerVector(product, "units")}`,
      ),
    ];
  },
  idea: "The cross product of two vectors is perpendicular to both; then make its length one.",
  firstMove: "Find the cross product of the two vectors.",
  finalMove: "Divide the cross product by its magnitude. Which unit vector do you get?",
  terms: unitTerms,
  next: [
    "Which other unit vector is perpendicular to both?",
    "How can you check that it is perpendicular to the first vector?",
  ],
};
