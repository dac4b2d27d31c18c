import type { NumberStyle } from "../../../numbers/written.ts";
import type { Matrix } from "../../../matrices/matrix.ts";

export interface Problem {
  /** The minors are requested next to the cofactors. */
  withMinors?: true;
  kind: "inverse" | "adjoint" | "cofactors" | "minors";
  matrix: Matrix;
  name: string;
  style: NumberStyle;
  /** Whether row operations were requested. */
  byRows: boolean;
}

/** `matrix: null` for a singular matrix, which has no inverse. */
export interface Result {
  matrix: Matrix | null;
}
