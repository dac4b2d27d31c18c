import * as form from "../../../algebra/quotient.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import type { Proof } from "../../../task/task.ts";
import { readVectorTree } from "../expression/read-vector-tree.ts";
import { evaluate, schoolRules } from "../expression/vector-tree.ts";
import { magnitudeSteps } from "../expression/vector-steps.ts";
import { type NamedVector, pointsIn, vectorIn } from "../operand.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { arrow, tupleLatex, vectorLatex } from "../write-vector.ts";
import { type Operands, noNumbers, step } from "./formula.ts";

/** The vector in a gap: written, defined, or an expression such as a + b; null for other gaps. */
function anyVector(match: Match, gap: string): NamedVector | null {
  const own = vectorIn(match, gap, "a");
  if (own) return own;
  const tree = readVectorTree(match.gap(gap) ?? "", match.question);
  const value = tree && evaluate(tree, schoolRules);
  const inUnits = match.sheet.literals.some(({ kind }) => kind === "vector");
  return value?.kind === "vector"
    ? { vector: value.value, name: "v", notation: inUnits ? "units" : "components" }
    : null;
}

/** Reads the vector in the gap `v`; null unless it is a vector other than zero. */
export function readOne(match: Match): Operands | null {
  const vector = anyVector(match, "v");
  return vector && !v.isZeroVector(vector.vector)
    ? { vectors: [vector], numbers: noNumbers }
    : null;
}

/** Reads the points in the gaps `p` and `q` as the vector between them; null unless they are two different points. */
export function readJoin(match: Match): Operands | null {
  const [from, to] = pointsIn(match, ["p", "q"], ["P", "Q"]) ?? [];
  if (!from || !to || v.areEqual(from.vector, to.vector)) return null;
  const vector: NamedVector = {
    vector: v.subtract(to.vector, from.vector),
    name: from.name + to.name,
    notation: "units",
  };
  return { vectors: [vector, from, to], numbers: noNumbers };
}

/** The first vector of a question. Throws if there is none. */
export function first({ vectors }: Operands): NamedVector {
  const [vector] = vectors;
  if (!vector) throw new Error("A formula of one vector needs one");
  return vector;
}

/** The step that computes a vector between two points; empty for other vectors. */
export function joiningStep({ vectors: [joined, from, to] }: Operands): ReturnType<typeof step>[] {
  if (!joined || !from || !to) return [];
  return [
    step(
      "Subtract the first point from the second",
      "The vector from one point to another: components of the end minus those of the start.",
      `${arrow(joined.name)} = ${vectorLatex(joined.vector, joined.notation)}`,
      `${arrow(joined.name)} = ${tupleLatex(to.vector)} - ${tupleLatex(from.vector)}`,
    ),
  ];
}

/** The steps to the length of a vector. */
export function lengthSteps({ vector, name }: NamedVector) {
  return magnitudeSteps(vector, `|${arrow(name)}|`, { kind: "number", value: v.magnitude(vector) });
}

/** The unit vector in the direction of a vector other than zero. */
export function unitOf(vector: Vector): Vector {
  return v.scale(vector, form.divide(form.one, v.magnitude(vector)));
}

/**
 * Proves a vector by its length and direction: it must have the given length and be a positive multiple of `vector`.
 * Null if it is not.
 */
export function proveDirection(
  vector: Vector,
  found: Vector,
  length: typeof form.one,
): Proof | null {
  const isLong = form.isZero(form.subtract(v.square(found), form.multiply(length, length)));
  const isParallel = v.isZeroVector(v.cross(vector, found));
  const along = form.subtract(v.dot(vector, found), form.multiply(length, v.magnitude(vector)));
  if (!isLong || !isParallel || !form.isZero(along)) return null;
  return {
    method: "Its length, and its cross product with the vector",
    lines: [
      `|\\vec{u}|^{2} = ${entryLatex(v.square(found))}`,
      `\\vec{u} \\times \\vec{v} = \\vec{0}`,
    ],
  };
}

/** The term of a lesson with unit vectors. */
export const unitTerms = { "Unit vector": "A vector of length one; it only shows a direction." };
