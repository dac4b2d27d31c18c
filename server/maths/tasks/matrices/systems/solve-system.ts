import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { reduce } from "../determinants/row-reduction.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Row, System } from "./equations-system.ts";

export type SystemOutcome =
  | { kind: "one"; values: readonly Rational[] }
  | { kind: "none" }
  /** One solution, and the direction that leads from it to the others. */
  | { kind: "many"; values: readonly Rational[]; direction: readonly Rational[] };

/** Returns the matrix of the coefficients. */
export function coefficientMatrix({ rows }: System): Matrix {
  return rows.map(({ coefficients }) => coefficients.map((value) => form.fromInteger(value)));
}

/** Returns the column of the right sides. */
export function constantColumn({ rows }: System): Matrix {
  return rows.map(({ constant }) => [form.fromInteger(constant)]);
}

/** Solves the system by Gaussian elimination of the augmented matrix. */
export function solveSystem(system: System): SystemOutcome {
  const size = system.names.length;
  const augmented = augmentedMatrix(system);
  const { result, rank } = reduce(augmented, "reduced", size);
  const left = result.slice(rank).map((row) => row[size] ?? form.zero);
  if (left.some((entry) => !form.isZero(entry))) return { kind: "none" };
  const leads = leadingColumns(result.slice(0, rank), size);
  const values = Array.from({ length: size }, () => q.zero);
  leads.forEach((column, row) => {
    values[column] = rationalOf(m.entryAt(result, row, size));
  });
  if (rank === size) return { kind: "one", values };
  return { kind: "many", values, direction: directionOf(result, leads, size) };
}

function augmentedMatrix({ rows }: System): Matrix {
  return rows.map(({ coefficients, constant }) =>
    [...coefficients, constant].map((value) => form.fromInteger(value)),
  );
}

function rationalOf(entry: m.Column[number]): Rational {
  const value = form.asRational(entry);
  if (!value) throw new Error("The entries of a linear system are numbers");
  return value;
}

function leadingColumns(rows: Matrix, size: number): number[] {
  return rows.map((row) => row.slice(0, size).findIndex((entry) => !form.isZero(entry)));
}

/** Returns the solution of the homogeneous system with the first free letter 1 and the other free letters 0. */
function directionOf(result: Matrix, leads: readonly number[], size: number): Rational[] {
  const free =
    Array.from({ length: size }, (_, at) => at).find((column) => !leads.includes(column)) ?? 0;
  const direction = Array.from({ length: size }, () => q.zero);
  direction[free] = q.one;
  leads.forEach((column, row) => {
    direction[column] = q.negate(rationalOf(m.entryAt(result, row, free)));
  });
  return direction;
}

/**
 * Returns factors of the equations whose combination is 0 = 1, which proves that there is no solution; null if there
 * are none.
 */
export function contradiction(rows: readonly Row[]): readonly Rational[] | null {
  const names = rows[0]?.coefficients.length ?? 0;
  // Solves Σ yᵢ·rowᵢ = (0, …, 0 | 1) for the factors yᵢ.
  const system = Array.from({ length: names + 1 }, (_, column) => [
    ...rows.map(({ coefficients, constant }) => form.fromInteger(coefficients[column] ?? constant)),
    column === names ? form.one : form.zero,
  ]);
  const { result, rank } = reduce(system, "reduced", rows.length);
  const isSolvable = result.slice(rank).every((row) => form.isZero(row[rows.length] ?? form.zero));
  if (!isSolvable) return null;
  const factors = rows.map(() => q.zero);
  leadingColumns(result.slice(0, rank), rows.length).forEach((column, row) => {
    factors[column] = rationalOf(m.entryAt(result, row, rows.length));
  });
  return factors;
}
