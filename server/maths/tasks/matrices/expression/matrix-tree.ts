import * as form from "../../../algebra/quotient.ts";
import { notSupported } from "../../../refusal.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";

/** A matrix expression as a syntax tree: AB, A² − 5A + 7I, (A + B)ᵀ. */
export type Tree =
  | { kind: "matrix"; name: string | null; value: Matrix }
  | { kind: "identity" }
  | { kind: "zero" }
  | { kind: "number"; value: Entry }
  | { kind: "sum"; left: Tree; right: Tree }
  | { kind: "difference"; left: Tree; right: Tree }
  | { kind: "product"; left: Tree; right: Tree }
  | { kind: "power"; base: Tree; exponent: number }
  | { kind: "negate"; of: Tree }
  | { kind: "transpose"; of: Tree }
  | { kind: "inverse"; of: Tree }
  | { kind: "adjoint"; of: Tree }
  | { kind: "determinant"; of: Tree }
  | { kind: "trace"; of: Tree }
  | { kind: "group"; of: Tree };

export type Value = { kind: "matrix"; value: Matrix } | { kind: "number"; value: Entry };

type Cases<Result> = {
  [Kind in Tree["kind"]]: (part: Extract<Tree, { kind: Kind }>) => Result;
};

/** Calls the function for the node's kind; the compiler requires one for every kind. */
export function matchTree<Result>(tree: Tree, cases: Cases<Result>): Result {
  // safe: the function is selected by the kind of the same node.
  const matching = cases[tree.kind] as (part: Tree) => Result;
  return matching(tree);
}

/** Returns the direct children, from left to right. */
export function partsOf(tree: Tree): Tree[] {
  if ("left" in tree) return [tree.left, tree.right];
  if ("base" in tree) return [tree.base];
  return "of" in tree ? [tree.of] : [];
}

/** Whether the test holds for the expression or one of its parts. */
export function someTree(tree: Tree, test: (part: Tree) => boolean): boolean {
  return test(tree) || partsOf(tree).some((part) => someTree(part, test));
}

/**
 * Returns the order of I: the number of rows that all matrices of the expressions share; null if they differ or there
 * are none.
 */
export function identitySize(trees: readonly Tree[]): number | null {
  const sizes = new Set(trees.flatMap(matricesIn).map(m.rowCount));
  return sizes.size === 1 ? ([...sizes][0] ?? null) : null;
}

function matricesIn(tree: Tree): Matrix[] {
  return tree.kind === "matrix" ? [tree.value] : partsOf(tree).flatMap(matricesIn);
}

/** Replaces I and O by matrices of the given order. */
export function withIdentity(tree: Tree, size: number): Tree {
  if (tree.kind === "identity") return { kind: "matrix", name: "I", value: m.identity(size) };
  if (tree.kind === "zero") return { kind: "matrix", name: "O", value: m.zeroMatrix(size, size) };
  if ("left" in tree) {
    return { ...tree, left: withIdentity(tree.left, size), right: withIdentity(tree.right, size) };
  }
  if ("base" in tree) return { ...tree, base: withIdentity(tree.base, size) };
  return "of" in tree ? { ...tree, of: withIdentity(tree.of, size) } : tree;
}

const matrixOf = (value: Matrix): Value => ({ kind: "matrix", value });
const numberOf = (value: Entry): Value => ({ kind: "number", value });

/**
 * Returns the value of a node from the values of its children. Throws a refusal for operations that are undefined for
 * matrices.
 */
export function combine(tree: Tree, values: readonly Value[]): Value {
  const [first, second] = values;
  return matchTree<Value>(tree, {
    matrix: ({ value }) => matrixOf(value),
    number: ({ value }) => numberOf(value),
    identity: unknownOrder,
    zero: unknownOrder,
    sum: () => sum(present(first), present(second), "added"),
    difference: () => sum(present(first), negative(present(second)), "subtracted"),
    product: () => product(present(first), present(second)),
    power: ({ exponent }) => powerOf(present(first), exponent),
    group: () => present(first),
    negate: () => negative(present(first)),
    transpose: () => matrixOf(m.transpose(matrixIn(first))),
    determinant: () => numberOf(m.determinant(squareIn(first))),
    trace: () => numberOf(m.trace(squareIn(first))),
    adjoint: () => matrixOf(m.adjoint(squareIn(first))),
    inverse: () => matrixOf(inverseOf(squareIn(first))),
  });
}

function unknownOrder(): never {
  throw notSupported("I can't tell the order of I or O here. Write the matrix out.");
}

/** Evaluates the expression. Throws a refusal for undefined operations. */
export function evaluateTree(tree: Tree): Value {
  return combine(tree, partsOf(tree).map(evaluateTree));
}

function present(value: Value | undefined): Value {
  if (!value) throw new Error("A part of a matrix expression has no value");
  return value;
}

function negative(value: Value): Value {
  return value.kind === "matrix"
    ? matrixOf(m.negate(value.value))
    : numberOf(form.negate(value.value));
}

function sum(a: Value, b: Value, done: string): Value {
  if (a.kind === "number" && b.kind === "number") return numberOf(form.add(a.value, b.value));
  if (a.kind !== "matrix" || b.kind !== "matrix") {
    throw notSupported("A number and a matrix can't be added. Multiply the number by I first.");
  }
  if (!m.haveSameOrder(a.value, b.value)) {
    throw notSupported(
      `Only matrices of the same order can be ${done}: here one is ${orderText(a.value)} and the other ${orderText(b.value)}.`,
    );
  }
  return matrixOf(m.add(a.value, b.value));
}

/** Returns the order of a matrix: "2 × 3". */
export function orderText(matrix: Matrix): string {
  return `${m.rowCount(matrix)} × ${m.columnCount(matrix)}`;
}

function product(a: Value, b: Value): Value {
  if (a.kind === "number" && b.kind === "number") return numberOf(form.multiply(a.value, b.value));
  if (a.kind === "number" && b.kind === "matrix") return matrixOf(m.scale(b.value, a.value));
  if (a.kind === "matrix" && b.kind === "number") return matrixOf(m.scale(a.value, b.value));
  if (a.kind !== "matrix" || b.kind !== "matrix") throw new Error("Two kinds of value only");
  if (m.columnCount(a.value) !== m.rowCount(b.value)) {
    throw notSupported(
      `This product is not defined: the first matrix is ${orderText(a.value)} and the second ${orderText(b.value)}, and the columns of the first must be as many as the rows of the second.`,
    );
  }
  return matrixOf(m.multiply(a.value, b.value));
}

function powerOf(value: Value, exponent: number): Value {
  if (value.kind === "number") return numberOf(form.raise(value.value, exponent));
  requireSquare(value.value);
  let result = value.value;
  for (let done = 1; done < exponent; done += 1) result = m.multiply(result, value.value);
  return matrixOf(result);
}

function requireSquare(matrix: Matrix): void {
  if (m.isSquare(matrix)) return;
  throw notSupported(
    `Only a square matrix has this, as many rows as columns. This one is ${orderText(matrix)}.`,
  );
}

function matrixIn(value: Value | undefined): Matrix {
  const known = present(value);
  if (known.kind === "number") throw notSupported("I need a matrix here, not a number.");
  return known.value;
}

function squareIn(value: Value | undefined): Matrix {
  const matrix = matrixIn(value);
  requireSquare(matrix);
  return matrix;
}

function inverseOf(matrix: Matrix): Matrix {
  const inverse = m.inverse(matrix);
  if (!inverse) throw notSupported("The determinant of this matrix is 0, so it has no inverse.");
  return inverse;
}
