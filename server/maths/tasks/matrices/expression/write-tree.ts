import type { NumberStyle } from "../../../numbers/written.ts";
import { entryLatex, matrixLatex } from "../../../matrices/write-matrix.ts";
import { matchTree, type Tree } from "./matrix-tree.ts";

type Names = "names" | "values";

/** The longest content, in characters, whose brackets keep their normal size. */
const shortest = 12;

/** Returns the expression in LaTeX, with the names of the matrices or with their entries. */
export function treeLatex(
  tree: Tree,
  show: Names = "names",
  style: NumberStyle = "fraction",
): string {
  const inner = (part: Tree): string => treeLatex(part, show, style);
  return matchTree<string>(tree, {
    matrix: ({ name, value }) =>
      show === "names" && name !== null ? nameLatex(name) : matrixLatex(value, style),
    identity: () => "I",
    zero: () => "O",
    number: ({ value }) => entryLatex(value, style),
    sum: ({ left, right }) => `${inner(left)} + ${inner(right)}`,
    difference: ({ left, right }) => `${inner(left)} - ${inner(right)}`,
    product: ({ left, right }) => {
      const isOfNumbers = left.kind === "number" && right.kind === "number";
      const between = isOfNumbers ? " \\times " : show === "names" ? "" : " ";
      return `${inner(left)}${between}${inner(right)}`.replace(/([a-zA-Z])(\\text)/, "$1\\,$2");
    },
    power: ({ base, exponent }) => `${inner(base)}^{${exponent}}`,
    group: ({ of }) => {
      const text = inner(of);
      return text.length > shortest ? `\\left(${text}\\right)` : `(${text})`;
    },
    negate: ({ of }) => `-${inner(of)}`,
    transpose: ({ of }) => `${inner(of)}^{T}`,
    inverse: ({ of }) => `${inner(of)}^{-1}`,
    adjoint: ({ of }) => `\\text{adj}\\,${inner(of)}`,
    determinant: ({ of }) => `\\left|${inner(of)}\\right|`,
    trace: ({ of }) => `\\text{tr}\\,${inner(of)}`,
  });
}

function nameLatex(name: string): string {
  return name.replace(/_(\d)/, "_{$1}");
}
