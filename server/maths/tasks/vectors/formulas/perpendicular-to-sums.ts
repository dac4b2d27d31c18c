import { readVectorTree } from "../expression/read-vector-tree.ts";
import { evaluate, schoolRules } from "../expression/vector-tree.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import { type NamedVector, vectorOfLiteral } from "../operand.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { arrow, vectorLatex } from "../write-vector.ts";
import { type Formula, type Operands, noNumbers, step } from "./formula.ts";
import { unitPerpendicular } from "./perpendicular-formula.ts";

function definedVectors({ question }: Match): NamedVector[] {
  return [...question.names].flatMap(([name, literal]) => {
    const found = vectorOfLiteral(literal);
    return found ? [{ ...found, name }] : [];
  });
}

function valueIn(match: Match, gap: string): Vector | null {
  const tree = readVectorTree(match.gap(gap) ?? "", match.question);
  const value = tree && evaluate(tree, schoolRules);
  return value?.kind === "vector" ? value.value : null;
}

/**
 * The sum and the difference of the only two defined vectors, followed by these two; null if the gaps hold anything
 * else.
 */
function readSums(match: Match): Operands | null {
  const [a, b, ...more] = definedVectors(match);
  const [p, r] = [valueIn(match, "p"), valueIn(match, "r")];
  if (!a || !b || more.length > 0 || !p || !r) return null;
  const isMeant =
    v.areEqual(p, v.add(a.vector, b.vector)) && v.areEqual(r, v.subtract(a.vector, b.vector));
  const named = (name: string, vector: Vector): NamedVector => ({
    name,
    vector,
    notation: a.notation,
  });
  return isMeant ? { vectors: [named("p", p), named("q", r), a, b], numbers: noNumbers } : null;
}

/** A unit vector perpendicular to the sum and to the difference of two vectors. */
export const perpendicularToSums: Formula = {
  ...unitPerpendicular,
  firstMove: "Find the sum and the difference of the two vectors.",
  variants: [
    {
      wordings: [
        "[a|the] unit vector perpendicular|normal|orthogonal to both|each|both_of|each_of [of] [the] [vectors|vector] {p} and|,|aur {r}",
        "[a|the] unit vector perpendicular|normal to [the] [vectors|vector] {p} and|,|aur {r}",
      ],
      read: readSums,
    },
  ],
  steps: (given, found, answer) => {
    const [p, r, a, b] = given.vectors;
    if (!p || !r || !a || !b) return [];
    const names = [arrow(a.name), arrow(b.name)] as const;
    return [
      step(
        "Find the sum and the difference",
        "Vectors are added and subtracted component by component.",
        `\\vec{p} = ${names.join(" + ")} = ${vectorLatex(p.vector, "units")},\\quad \\vec{q} = ${names.join(" - ")} = ${vectorLatex(r.vector, "units")}`,
      ),
      ...unitPerpendicular.steps({ ...given, vectors: [p, r] }, found, answer),
    ];
  },
};
