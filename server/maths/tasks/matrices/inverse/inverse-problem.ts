import type { NumberStyle } from "../../../numbers/written.ts";
import type { Matrix } from "../../../matrices/matrix.ts";

export interface Problem {
  /** Set if the minors are requested along with the cofactors. */
  withMinors?: true;
  kind: "inverse" | "adjoint" | "cofactors" | "minors";
  matrix: Matrix;
  name: string;
  style: NumberStyle;
  /** Whether the question requests row operations. */
  byRows: boolean;
}

/** `matrix` is null if the given matrix is singular and therefore has no inverse. */
export interface Result {
  matrix: Matrix | null;
}
