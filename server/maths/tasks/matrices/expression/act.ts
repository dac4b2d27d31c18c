import * as form from "../../../algebra/quotient.ts";
import { reduce } from "../determinants/row-reduction.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Column, Matrix } from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { evaluateTree, matchTree, type Tree } from "./matrix-tree.ts";

/**
 * Applies a matrix expression to a column without computing the matrix: (AB)v is A(Bv), (A + B)v is Av + Bv, A⁻¹v is
 * the solution of Aw = v. Returns null if the product is undefined. `isTransposed` applies the transposed expression.
 */
export function act(tree: Tree, column: Column, isTransposed = false): Column | null {
  const inner = (part: Tree): Column | null => act(part, column, isTransposed);
  const none = (): null => null;
  return matchTree<Column | null>(tree, {
    matrix: ({ value }) => times(isTransposed ? m.transpose(value) : value, column),
    sum: ({ left, right }) => joined(inner(left), inner(right), form.add),
    difference: ({ left, right }) => joined(inner(left), inner(right), form.subtract),
    product: (part) => actWithProduct(part, column, isTransposed),
    power: ({ base, exponent }) => repeated(base, exponent, { column, isTransposed }),
    group: ({ of }) => inner(of),
    negate: ({ of }) => inner(of)?.map(form.negate) ?? null,
    transpose: ({ of }) => act(of, column, !isTransposed),
    inverse: ({ of }) => solved(of, column, isTransposed),
    adjoint: ({ of }) => actWithAdjoint(of, column, isTransposed),
    determinant: none,
    trace: none,
    number: none,
    identity: none,
    zero: none,
  });
}

function joined(
  left: Column | null,
  right: Column | null,
  join: (a: Entry, b: Entry) => Entry,
): Column | null {
  return left && right && left.map((entry, at) => join(entry, right[at] ?? form.zero));
}

function repeated(
  base: Tree,
  exponent: number,
  { column, isTransposed }: { column: Column; isTransposed: boolean },
): Column | null {
  let result: Column | null = column;
  for (let done = 0; result && done < exponent; done += 1) result = act(base, result, isTransposed);
  return result;
}

function times(matrix: Matrix, column: Column): Column {
  return matrix.map((row) =>
    m.sumOf(row.map((entry, at) => form.multiply(entry, column[at] ?? form.zero))),
  );
}

function actWithProduct(
  { left, right }: { left: Tree; right: Tree },
  column: Column,
  isTransposed: boolean,
): Column | null {
  for (const [number, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const factor = numberOf(number);
    if (factor)
      return act(other, column, isTransposed)?.map((entry) => form.multiply(factor, entry)) ?? null;
  }
  const [first, then] = isTransposed ? [left, right] : [right, left];
  const inner = act(first, column, isTransposed);
  return inner && act(then, inner, isTransposed);
}

/** Returns the value of a scalar expression, with determinants by the Leibniz formula; null for a matrix. */
export function numberOf(tree: Tree): Entry | null {
  if (tree.kind === "number") return tree.value;
  if (tree.kind === "group") return numberOf(tree.of);
  if (tree.kind === "negate") {
    const value = numberOf(tree.of);
    return value && form.negate(value);
  }
  if (tree.kind === "determinant") {
    const inner = evaluateTree(tree.of);
    return inner.kind === "matrix" ? m.leibnizDeterminant(inner.value) : null;
  }
  if (tree.kind === "trace") {
    const inner = evaluateTree(tree.of);
    return inner.kind === "matrix" ? m.trace(m.transpose(inner.value)) : null;
  }
  return numberOfTwo(tree);
}

function numberOfTwo(tree: Tree): Entry | null {
  if (tree.kind === "power") {
    const base = numberOf(tree.base);
    return base && form.raise(base, tree.exponent);
  }
  if (!("left" in tree)) return null;
  const [left, right] = [numberOf(tree.left), numberOf(tree.right)];
  if (!left || !right) return null;
  if (tree.kind === "product") return form.multiply(left, right);
  return tree.kind === "sum" ? form.add(left, right) : form.subtract(left, right);
}

/** Returns the column w with X w = v by row operations; null if X is not invertible. */
function solved(of: Tree, column: Column, isTransposed: boolean): Column | null {
  const value = evaluateTree(of);
  if (value.kind !== "matrix" || !m.isSquare(value.value)) return null;
  const matrix = isTransposed ? m.transpose(value.value) : value.value;
  const size = m.rowCount(matrix);
  const augmented = matrix.map((row, at) => [...row, column[at] ?? form.zero]);
  const { result, rank } = reduce(augmented, "reduced", size);
  return rank === size ? result.map((row) => row[size] ?? form.zero) : null;
}

/** Applies adj X as |X| X⁻¹; for a singular X, by the entries of the adjoint. */
function actWithAdjoint(of: Tree, column: Column, isTransposed: boolean): Column | null {
  const value = evaluateTree(of);
  if (value.kind !== "matrix") return null;
  const size = m.leibnizDeterminant(value.value);
  if (!form.isZero(size)) {
    return solved(of, column, isTransposed)?.map((entry) => form.multiply(size, entry)) ?? null;
  }
  const adjoint = m.adjoint(value.value);
  return times(isTransposed ? m.transpose(adjoint) : adjoint, column);
}
