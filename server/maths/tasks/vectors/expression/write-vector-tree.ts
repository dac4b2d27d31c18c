import { entryLatex } from "../../../matrices/write-matrix.ts";
import { arrow, innerVector, type Notation } from "../write-vector.ts";
import { matchTree, type Tree } from "./vector-tree.ts";

/** LaTeX of an expression with the names of the vectors, or the vectors themselves if they have none. */
export function treeLatex(
  tree: Tree,
  notation: Notation,
  show: "names" | "values" = "names",
): string {
  const inner = (part: Tree): string => treeLatex(part, notation, show);
  return matchTree<string>(tree, {
    vector: ({ name, value }) =>
      show === "names" && name !== null ? arrow(name) : innerVector(value, notation),
    number: ({ value }) => entryLatex(value),
    sum: ({ left, right }) => `${inner(left)} + ${inner(right)}`,
    difference: ({ left, right }) => `${inner(left)} - ${inner(right)}`,
    dot: ({ left, right }) => `${inner(left)} \\cdot ${inner(right)}`,
    cross: ({ left, right }) => `${inner(left)} \\times ${inner(right)}`,
    product: ({ left, right }) => `${inner(left)}${inner(right)}`,
    negate: ({ of }) => `-${inner(of)}`,
    magnitude: ({ of }) => `\\left|${inner(of)}\\right|`,
    square: ({ of }) => `${inner(of)}^{2}`,
    group: ({ of }) => `\\left(${inner(of)}\\right)`,
    triple: ({ parts }) => `\\left[${parts.map(inner).join("\\;")}\\right]`,
  });
}
