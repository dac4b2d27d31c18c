import * as form from "../../../algebra/quotient.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";

/** An elementary row operation; rows are counted from 0. */
export type RowOperation =
  | { kind: "swap"; row: number; other: number }
  | { kind: "add"; row: number; other: number; factor: Entry }
  | { kind: "scale"; row: number; factor: Entry };

interface RowStep {
  operation: RowOperation;
  result: Matrix;
}

function applied(matrix: Matrix, operation: RowOperation): Matrix {
  const { row } = operation;
  if (operation.kind === "swap") {
    return matrix.map((entries, at) => {
      if (at === row) return matrix[operation.other] ?? entries;
      return at === operation.other ? (matrix[row] ?? entries) : entries;
    });
  }
  return matrix.map((entries, at) => {
    if (at !== row) return entries;
    if (operation.kind === "scale")
      return entries.map((entry) => form.multiply(operation.factor, entry));
    return entries.map((entry, column) =>
      form.add(entry, form.multiply(operation.factor, m.entryAt(matrix, operation.other, column))),
    );
  });
}

interface Reduction {
  steps: RowStep[];
  result: Matrix;
  /** The number of rows with a leading entry. */
  rank: number;
}

/**
 * Gaussian elimination of a matrix of rational numbers. `echelon` makes the entries below the leading entries 0;
 * `reduced` also makes the leading entries 1 and the entries above them 0. Only the first `columns` columns are
 * reduced.
 */
export function reduce(
  matrix: Matrix,
  to: "echelon" | "reduced",
  columns = m.columnCount(matrix),
): Reduction {
  const steps: RowStep[] = [];
  let current = matrix;
  const act = (operation: RowOperation): void => {
    current = applied(current, operation);
    steps.push({ operation, result: current });
  };
  let rank = 0;
  for (let column = 0; column < columns && rank < m.rowCount(matrix); column += 1) {
    const pivot = pivotRow(current, rank, column);
    if (pivot === null) continue;
    if (pivot !== rank) act({ kind: "swap", row: rank, other: pivot });
    if (to === "reduced") normalise(current, { rank, column }, act);
    const from = to === "reduced" ? 0 : rank + 1;
    for (let row = from; row < m.rowCount(matrix); row += 1) {
      if (row !== rank) clear(current, { row, rank, column }, act);
    }
    rank += 1;
  }
  return { steps, result: current, rank };
}

function normalise(
  matrix: Matrix,
  { rank, column }: { rank: number; column: number },
  act: (operation: RowOperation) => void,
): void {
  const leading = m.entryAt(matrix, rank, column);
  if (!form.isOne(leading))
    act({ kind: "scale", row: rank, factor: form.divide(form.one, leading) });
}

function clear(
  matrix: Matrix,
  { row, rank, column }: { row: number; rank: number; column: number },
  act: (operation: RowOperation) => void,
): void {
  const entry = m.entryAt(matrix, row, column);
  if (form.isZero(entry)) return;
  const factor = form.negate(form.divide(entry, m.entryAt(matrix, rank, column)));
  act({ kind: "add", row, other: rank, factor });
}

/** Returns a row with a non-zero entry in the column, preferably 1 or −1; null if there is none. */
function pivotRow(matrix: Matrix, from: number, column: number): number | null {
  const rows = matrix.map((_, at) => at).slice(from);
  const isFit = (row: number): boolean => !form.isZero(m.entryAt(matrix, row, column));
  const isUnit = (row: number): boolean => {
    const entry = m.entryAt(matrix, row, column);
    return form.isOne(entry) || form.isOne(form.negate(entry));
  };
  return rows.find(isUnit) ?? rows.find(isFit) ?? null;
}
