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
  /** One solution, and a step that leads from solution to solution. */
  | { kind: "many"; values: readonly Rational[]; direction: readonly Rational[] };

/** The coefficients as a matrix. */
export function coefficientMatrix({ rows }: System): Matrix {
  return rows.map(({ coefficients }) => coefficients.map((value) => form.fromInteger(value)));
}

export function constantColumn({ rows }: System): Matrix {
  return rows.map(({ constant }) => [form.fromInteger(constant)]);
}

/** By Gauss's elimination of the augmented matrix. */
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

/** The first free letter set to 1, the others that are free to 0. */
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
 * Factors for the rows, with which all letters cancel and a number other than 0 is left: the proof that there is no
 * solution. Null if there are none.
 */
export function contradiction(rows: readonly Row[]): readonly Rational[] | null {
  const names = rows[0]?.coefficients.length ?? 0;
  // Factors y with Σ yᵢ·rowᵢ = (0, …, 0 | 1): a linear system of its own.
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
