import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";

export type Kind =
  | "order"
  | "rank"
  | "parts"
  | "symmetric"
  | "skew-symmetric"
  | "singular"
  | "non-singular"
  | "minor"
  | "cofactor"
  | "entry";

export interface Problem {
  kind: Kind;
  matrix: Matrix;
  name: string;
  style: NumberStyle;
  /** The place of the minor, cofactor or entry, counted from 0; null for other questions. */
  place: { row: number; column: number } | null;
}

export type Result =
  | { kind: "order"; rows: number; columns: number }
  | { kind: "rank"; rank: number }
  | { kind: "parts"; symmetric: Matrix; skew: Matrix }
  | { kind: "truth"; isTrue: boolean }
  | { kind: "entry"; value: Entry };

/** Returns ½ join(A, Aᵀ), entry by entry: the symmetric part for addition, the skew-symmetric part for subtraction. */
export function half(matrix: Matrix, join: (a: Entry, b: Entry) => Entry): Matrix {
  const transposed = m.transpose(matrix);
  return m.build(m.rowCount(matrix), m.rowCount(matrix), (row, column) =>
    form.scale(
      join(m.entryAt(matrix, row, column), m.entryAt(transposed, row, column)),
      q.rational(1n, 2n),
    ),
  );
}
