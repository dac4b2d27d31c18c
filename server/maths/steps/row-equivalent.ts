import { canonical } from "../algebra/canonical.ts";
import * as form from "../algebra/quotient.ts";
import type { Expression } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { Refusal } from "../refusal.ts";

/** Whether two matrices of numbers are row-equivalent; null if an entry is not a rational number. */
export function isRowEquivalent(a: Expression[][], b: Expression[][]): boolean | null {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  if (!first || !second) return null;
  const [left, right] = [reduced(first), reduced(second)];
  return left.every((row, at) =>
    row.every((entry, column) => q.equals(entry, right[at]?.[column] ?? q.zero)),
  );
}

function numbersOf(rows: Expression[][]): Rational[][] | null {
  try {
    const values = rows.map((row) => row.map((entry) => form.asRational(canonical(entry))));
    const known = values.map((row) => row.filter((entry) => entry !== null));
    return known.every((row, at) => row.length === values[at]?.length) ? known : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The reduced row echelon form, by Gauss-Jordan elimination. */
function reduced(rows: Rational[][]): Rational[][] {
  let matrix = rows;
  let top = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const at = matrix.findIndex((row, index) => index >= top && !q.isZero(row[column] ?? q.zero));
    const pivotRow = matrix[at];
    if (!pivotRow) continue;
    const pivot = pivotRow.map((entry) => q.divide(entry, pivotRow[column] ?? q.one));
    const others = matrix
      .filter((_, index) => index !== at)
      .map((row) => cleared(row, pivot, column));
    matrix = [...others.slice(0, top), pivot, ...others.slice(top)];
    top += 1;
  }
  return matrix;
}

function cleared(row: Rational[], pivot: Rational[], column: number): Rational[] {
  const factor = row[column] ?? q.zero;
  return row.map((entry, at) => q.subtract(entry, q.multiply(factor, pivot[at] ?? q.zero)));
}
