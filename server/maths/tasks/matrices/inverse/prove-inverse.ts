import * as form from "../../../algebra/quotient.ts";
import type { Proof } from "../../../task/task.ts";
import { tidyEntry } from "../determinants/determinant-steps.ts";
import { reduce } from "../determinants/row-reduction.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import { matrixLatex } from "../../../matrices/write-matrix.ts";
import type { Problem, Result } from "./inverse-problem.ts";

/** Checks A A⁻¹ = A⁻¹ A = I; for the adjoint, and for cofactors and minors through it, A adj A = (adj A) A = |A| I. */
export function prove(
  { kind, matrix, name, style }: Problem,
  { matrix: found }: Result,
): Proof | null {
  const size = m.rowCount(matrix);
  const value = m.leibnizDeterminant(matrix);
  if (!found) return provedSingular({ matrix, name, kind });
  const adjoint = adjointFrom(kind, found);
  const wanted = kind === "inverse" ? m.identity(size) : m.scale(m.identity(size), value);
  const products = [m.multiply(matrix, adjoint), m.multiply(adjoint, matrix)];
  const holds = products.every((product) => isSame(product, wanted));
  if (!holds || (kind !== "inverse" && form.isZero(value) && !isSame(adjoint, byMinors(matrix))))
    return null;
  const label = kind === "inverse" ? `${name}${name}^{-1}` : `${name}\\,(\\text{adj}\\,${name})`;
  return {
    method:
      kind === "inverse"
        ? "Multiplied with the matrix it gives I"
        : "The matrix times its adjoint is the determinant times I",
    lines: [
      `${label} = ${matrixLatex(matrix, style)}${matrixLatex(adjoint, style)} = ${matrixLatex(wanted, style)}`,
    ],
  };
}

function isSame(a: Matrix, b: Matrix): boolean {
  return m.isZeroMatrix(m.mapEntries(m.add(a, m.negate(b)), tidyEntry));
}

/** Returns the adjoint that belongs to the found cofactors or minors. */
function adjointFrom(kind: Problem["kind"], found: Matrix): Matrix {
  if (kind === "inverse" || kind === "adjoint") return found;
  return m.transpose(kind === "cofactors" ? found : withSigns(found));
}

function withSigns(matrix: Matrix): Matrix {
  return m.build(m.rowCount(matrix), m.rowCount(matrix), (row, column) => {
    const entry = m.entryAt(matrix, row, column);
    return (row + column) % 2 === 0 ? entry : form.negate(entry);
  });
}

/** Returns the adjoint, with every minor by the Leibniz formula. */
function byMinors(matrix: Matrix): Matrix {
  const minors = m.build(m.rowCount(matrix), m.rowCount(matrix), (row, column) =>
    m.leibnizDeterminant(m.without(matrix, row, column)),
  );
  return m.transpose(withSigns(minors));
}

function provedSingular({
  matrix,
  name,
  kind,
}: Pick<Problem, "matrix" | "name" | "kind">): Proof | null {
  if (kind !== "inverse" || !form.isZero(tidyEntry(m.leibnizDeterminant(matrix)))) return null;
  if (!m.isRationalMatrix(matrix)) {
    return {
      method: "The determinant by the sum of all signed products is 0",
      lines: [`|${name}| = 0`],
    };
  }
  const { result, rank } = reduce(matrix, "echelon");
  return rank < m.rowCount(matrix)
    ? {
        method: "Row operations make a row of zeros",
        lines: [`${matrixLatex(matrix)} \\to ${matrixLatex(result)}`],
      }
    : null;
}
