import * as form from "../../../algebra/quotient.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { tidyEntry } from "../determinants/determinant-steps.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";
import { entryPlain, matrixLatex, matrixPlain } from "../../../matrices/write-matrix.ts";
import { act, numberOf } from "./act.ts";
import { identitySize, someTree, type Tree, type Value, withIdentity } from "./matrix-tree.ts";
import { readTree } from "./read-tree.ts";
import { valueLatex, workOut } from "./tree-steps.ts";
import { treeLatex } from "./write-tree.ts";

interface Problem {
  tree: Tree;
  style: NumberStyle;
}

/** Replaces I and O by matrices of the order of the other matrices. Throws a refusal if that order is not unique. */
export function resolveOrders(trees: readonly Tree[]): Tree[] {
  const hasIdentity = trees.some((tree) =>
    someTree(tree, ({ kind }) => kind === "identity" || kind === "zero"),
  );
  if (!hasIdentity) return [...trees];
  const size = identitySize(trees);
  if (size === null)
    throw notSupported("I can't tell the order of I or O here. Write the matrix out.");
  return trees.map((tree) => withIdentity(tree, size));
}

function problemOf(tree: Tree | null, match: Match): Problem | null {
  if (!tree || !someTree(tree, ({ kind }) => kind === "matrix")) return null;
  const [whole] = resolveOrders([tree]);
  return whole && whole.kind !== "matrix" && whole.kind !== "number"
    ? { tree: whole, style: match.sheet.style }
    : null;
}

function read(match: Match): Problem | null {
  return problemOf(readTree(match.gap("e") ?? "", match.question), match);
}

function readTwo(kind: "sum" | "difference" | "product"): (match: Match) => Problem | null {
  return (match) => {
    const [left, right] = ["a", "b"].map((gap) => readTree(match.gap(gap) ?? "", match.question));
    return left && right ? problemOf({ kind, left, right }, match) : null;
  };
}

function readOne(
  kind: "transpose" | "trace" | "square" | "cube" | "negate",
): (match: Match) => Problem | null {
  return (match) => {
    const of = readTree(match.gap("e") ?? "", match.question);
    if (!of) return null;
    if (kind === "square") return problemOf({ kind: "power", base: of, exponent: 2 }, match);
    if (kind === "cube") return problemOf({ kind: "power", base: of, exponent: 3 }, match);
    return problemOf({ kind, of }, match);
  };
}

/** Applies the expression to sample columns without computing any matrix, and compares with the result. */
export function prove({ tree, style }: Problem, value: Value): Proof | null {
  if (value.kind === "number") {
    const other = numberOf(tree);
    if (!other || !form.isZero(tidyEntry(form.subtract(other, value.value)))) return null;
    return {
      method: "The determinant by the sum over all signed products",
      lines: [`${treeLatex(tree)} = ${valueLatex(value, style)}`],
    };
  }
  const size = m.columnCount(value.value);
  const columns = [
    ...m.identity(size),
    Array.from({ length: size }, (_, at) => form.fromInteger(BigInt(at + 1))),
  ];
  for (const column of columns) {
    const acted = act(tree, column);
    if (!acted || !isSameColumn(acted, value.value, column)) return null;
  }
  const last = columns.at(-1) ?? [];
  const test = matrixLatex(asColumn(last));
  return {
    method: "Let both sides act on a column: the expression part by part, and the result at once",
    lines: [
      `${bracketed(tree)}${test} = ${matrixLatex(asColumn(act(tree, last) ?? []), style)} = ${matrixLatex(value.value, style)}${test}`,
    ],
  };
}

function bracketed(tree: Tree): string {
  const text = treeLatex(tree);
  return text.length > 1 ? `\\left(${text}\\right)` : text;
}

function asColumn(column: m.Column): Matrix {
  return column.map((entry) => [entry]);
}

function isSameColumn(acted: m.Column, value: Matrix, column: m.Column): boolean {
  const product = m.multiply(value, asColumn(column));
  return product.every((row, at) => {
    const [entry, other] = [row[0], acted[at]];
    return (
      entry !== undefined &&
      other !== undefined &&
      form.isZero(tidyEntry(form.subtract(entry, other)))
    );
  });
}

function explain({ tree, style }: Problem, value: Value): Explanation {
  const { steps } = workOut(tree, style);
  const label = treeLatex(tree);
  const isMatrix = value.kind === "matrix";
  return lesson({
    topic: "Matrices",
    method: methodOf(tree),
    difficulty: steps.length <= 2 ? "beginner" : steps.length <= 5 ? "intermediate" : "advanced",
    answer: {
      latex: `${label} = ${valueLatex(value, style)}`,
      plain:
        value.kind === "matrix" ? matrixPlain(value.value, style) : entryPlain(value.value, style),
    },
    steps,
    idea: ideaOf(tree),
    firstMove: isMatrix
      ? "Write down the order (rows × columns) of each matrix, and check that what is asked is defined."
      : "Write the matrix down and look for its main diagonal.",
    finalMove: isMatrix
      ? "Work out the entries of the last line one by one. Which matrix do you get?"
      : "Do the last computation yourself. Which number do you get?",
    terms: {
      "Order of a matrix":
        "How many rows and columns it has: a matrix with two rows and three columns is of order $2 \\times 3$.",
    },
    next: isMatrix
      ? [
          "What is the order of the result, and why?",
          "Would another order of the matrices give the same?",
        ]
      : [
          "What is the same for the transposed matrix?",
          "How does it change if the matrix is multiplied by a number?",
        ],
  });
}

function methodOf(tree: Tree): string {
  if (
    someTree(tree, ({ kind }) => kind === "power" || (kind === "product" && isOfMatrices(tree)))
  ) {
    return "Row by column multiplication";
  }
  if (tree.kind === "transpose") return "Rows become columns";
  return tree.kind === "trace" ? "Sum of the main diagonal" : "Entry by entry";
}

function isOfMatrices(tree: Tree): boolean {
  return someTree(
    tree,
    (part) =>
      part.kind === "product" && part.left.kind !== "number" && part.right.kind !== "number",
  );
}

function ideaOf(tree: Tree): string {
  if (tree.kind === "trace")
    return "The trace of a square matrix is the sum of the entries on its main diagonal.";
  if (tree.kind === "transpose") return "To transpose a matrix, write its rows as columns.";
  return methodOf(tree).startsWith("Row by")
    ? "Matrices are multiplied row by column: rows of the first with columns of the second."
    : "Matrices of the same order are added and subtracted entry by entry; a number multiplies every entry.";
}

export const matrixArithmeticTask = wordedTask<Problem, Value>({
  name: "matrix-arithmetic",
  cue: /matri|\[|\\begin|\(\(/i,
  variants: [
    { wordings: ["{e}", "[the] matrix {e}", "[the] product|sum|difference {e}"], read },
    {
      wordings: [
        "[the] sum of [the] [matrices|matrix] {a} and|aur|, [matrix] {b}",
        "add [the] [matrices|matrix] {a} and|aur|to|, [matrix] {b}",
        "{a} aur {b} ka sum|yog|jod",
      ],
      read: readTwo("sum"),
    },
    {
      wordings: ["[the] difference of|between [the] [matrices|matrix] {a} and|aur|, [matrix] {b}"],
      read: readTwo("difference"),
    },
    {
      wordings: [
        "[the] product of [the] [matrices|matrix] {a} and|aur|, [matrix] {b}",
        "multiply [the] [matrices|matrix] {a} and|by|with|aur|, [matrix] {b}",
        "{a} aur {b} ka product|gunanfal",
      ],
      read: readTwo("product"),
    },
    { wordings: ["subtract [matrix] {b} from [matrix] {a}"], read: readTwo("difference") },
    {
      wordings: [
        "[the] transpose of [the] [given|following] [matrix] {e}",
        "transpose [of] [the] [matrix] {e}",
        "{e} ka transpose",
      ],
      read: readOne("transpose"),
    },
    { wordings: ["[the] trace of [the] [matrix] {e}", "{e} ka trace"], read: readOne("trace") },
    { wordings: ["[the] square of [the] [matrix] {e}"], read: readOne("square") },
    { wordings: ["[the] cube of [the] [matrix] {e}"], read: readOne("cube") },
    {
      wordings: ["[the] additive inverse|negative of [the] [matrix] {e}"],
      read: readOne("negate"),
    },
  ],
  reading: ({ tree, style }) => treeLatex(tree, "values", style),
  solve: ({ tree, style }) => workOut(tree, style).value,
  prove,
  explain,
  examples: [
    "If A = [[1, 2], [3, 4]] and B = [[2, 0], [1, 5]], find AB",
    "If A = [[2, 4], [3, 2]] and B = [[1, 3], [-2, 5]], find 2A - 3B",
    "If A = [[3, 1], [-1, 2]], find A^2 - 5A + 7I",
  ],
});
