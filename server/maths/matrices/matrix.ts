import * as form from "../algebra/quotient.ts";
import type { Entry } from "./literal.ts";

/** Rows of entries, all rows of the same length. */
export type Matrix = readonly (readonly Entry[])[];

export type Column = readonly Entry[];

export function rowCount(matrix: Matrix): number {
  return matrix.length;
}

export function columnCount(matrix: Matrix): number {
  return matrix[0]?.length ?? 0;
}

export function isSquare(matrix: Matrix): boolean {
  return rowCount(matrix) === columnCount(matrix);
}

export function haveSameOrder(a: Matrix, b: Matrix): boolean {
  return rowCount(a) === rowCount(b) && columnCount(a) === columnCount(b);
}

/** The entry in a row and a column, counted from 0; both must exist. */
export function entryAt(matrix: Matrix, row: number, column: number): Entry {
  const entry = matrix[row]?.[column];
  if (!entry) throw new RangeError(`No entry in row ${row}, column ${column}`);
  return entry;
}

/** The matrix whose entries the function returns, rows and columns counted from 0. */
export function build(
  rows: number,
  columns: number,
  entry: (row: number, column: number) => Entry,
): Matrix {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => entry(row, column)),
  );
}

export function mapEntries(matrix: Matrix, change: (entry: Entry) => Entry): Matrix {
  return matrix.map((row) => row.map(change));
}

export function identity(size: number): Matrix {
  return build(size, size, (row, column) => (row === column ? form.one : form.zero));
}

export function zeroMatrix(rows: number, columns: number): Matrix {
  return build(rows, columns, () => form.zero);
}

/** The sum; both must have the same order. */
export function add(a: Matrix, b: Matrix): Matrix {
  return build(rowCount(a), columnCount(a), (row, column) =>
    form.add(entryAt(a, row, column), entryAt(b, row, column)),
  );
}

export function scale(matrix: Matrix, factor: Entry): Matrix {
  return mapEntries(matrix, (entry) => form.multiply(factor, entry));
}

export function negate(matrix: Matrix): Matrix {
  return mapEntries(matrix, form.negate);
}

/** The product; a must have as many columns as b has rows. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  return build(rowCount(a), columnCount(b), (row, column) =>
    sumOf((a[row] ?? []).map((entry, at) => form.multiply(entry, entryAt(b, at, column)))),
  );
}

export function sumOf(entries: readonly Entry[]): Entry {
  return entries.reduce((sum, entry) => form.add(sum, entry), form.zero);
}

export function transpose(matrix: Matrix): Matrix {
  return build(columnCount(matrix), rowCount(matrix), (row, column) =>
    entryAt(matrix, column, row),
  );
}

/** The submatrix without one row and one column. */
export function without(matrix: Matrix, row: number, column: number): Matrix {
  return matrix
    .filter((_, at) => at !== row)
    .map((entries) => entries.filter((_, at) => at !== column));
}

/** The determinant, expanded along the first row. */
export function determinant(matrix: Matrix): Entry {
  const [first] = matrix;
  if (!first) return form.one;
  return sumOf(first.map((entry, column) => form.multiply(entry, cofactor(matrix, 0, column))));
}

/** The minor with its sign. */
export function cofactor(matrix: Matrix, row: number, column: number): Entry {
  const minor = determinant(without(matrix, row, column));
  return (row + column) % 2 === 0 ? minor : form.negate(minor);
}

export function cofactors(matrix: Matrix): Matrix {
  return build(rowCount(matrix), columnCount(matrix), (row, column) =>
    cofactor(matrix, row, column),
  );
}

/** The transpose of the matrix of cofactors. */
export function adjoint(matrix: Matrix): Matrix {
  return transpose(cofactors(matrix));
}

/** The inverse by the adjoint; null if the determinant is 0. */
export function inverse(matrix: Matrix): Matrix | null {
  const value = determinant(matrix);
  return form.isZero(value) ? null : scale(adjoint(matrix), form.divide(form.one, value));
}

export function trace(matrix: Matrix): Entry {
  return sumOf(matrix.map((row, at) => row[at] ?? form.zero));
}

export function equals(a: Matrix, b: Matrix): boolean {
  return (
    haveSameOrder(a, b) &&
    a.every((row, at) => row.every((entry, column) => form.equals(entry, entryAt(b, at, column))))
  );
}

export function isZeroMatrix(matrix: Matrix): boolean {
  return matrix.every((row) => row.every(form.isZero));
}

/** Whether every entry is a rational number. */
export function isRationalMatrix(matrix: Matrix): boolean {
  return matrix.every((row) => row.every((entry) => form.asRational(entry) !== null));
}

/** The determinant as the sum over all permutations (Leibniz), an independent method. */
export function leibnizDeterminant(matrix: Matrix): Entry {
  return permutations(rowCount(matrix)).reduce((sum, { places, isOdd }) => {
    const product = places.reduce(
      (all, column, row) => form.multiply(all, entryAt(matrix, row, column)),
      form.one,
    );
    return isOdd ? form.subtract(sum, product) : form.add(sum, product);
  }, form.zero);
}

interface Permutation {
  places: number[];
  isOdd: boolean;
}

function permutations(size: number): Permutation[] {
  if (size === 0) return [{ places: [], isOdd: false }];
  return permutations(size - 1).flatMap(({ places, isOdd }) =>
    Array.from({ length: size }, (_, at) => ({
      places: [...places.slice(0, at), size - 1, ...places.slice(at)],
      isOdd: isOdd !== ((size - 1 - at) % 2 === 1),
    })),
  );
}
