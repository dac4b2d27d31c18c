import * as form from "../../../algebra/quotient.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { tidyEntry } from "../determinants/determinant-steps.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import { determinantLatex, entryLatex, matrixLatex } from "../../../matrices/write-matrix.ts";

interface Named {
  matrix: Matrix;
  /** The name of the matrix; A if it has none. */
  name: string;
  style: NumberStyle;
}

/** Returns `A_{12} = -\begin{vmatrix}…\end{vmatrix} = 3` for every place of one row; rows are counted from 0. */
function cofactorRow({ matrix, style }: Named, row: number): string {
  return (matrix[row] ?? [])
    .map((_, column) => {
      const minor = m.without(matrix, row, column);
      const sign = (row + column) % 2 === 0 ? "" : "-";
      const value = entryLatex(m.cofactor(matrix, row, column), style);
      const shown = m.rowCount(minor) === 1 ? "" : `${sign}${determinantLatex(minor, style)} = `;
      return `A_{${row + 1}${column + 1}} = ${shown}${value}`;
    })
    .join(",\\; ");
}

/** Returns the steps of the cofactors, one per row. */
export function cofactorSteps(named: Named): MathsStep[] {
  const { matrix } = named;
  const rows = matrix.map((_, row) => cofactorRow(named, row));
  const why =
    "The cofactor $A_{ij}$ is the minor without row $i$ and column $j$, with the sign $(-1)^{i+j}$.";
  if (m.rowCount(matrix) === 2) {
    return [{ title: "Find the cofactors", why, before: null, after: rows.join(",\\; ") }];
  }
  return rows.map((after, row) => ({
    title: `Find the cofactors of row ${row + 1}`,
    why: row === 0 ? why : "Every entry of this row needs its own cofactor.",
    before: null,
    after,
  }));
}

/** Returns the step from the cofactors to the adjoint. */
export function adjointStep({ matrix, name, style }: Named): MathsStep {
  return {
    title: "Write the cofactors as a matrix and transpose it",
    why: "The adjoint is the transpose of the matrix of cofactors.",
    before: `\\text{adj}\\,${name} = ${matrixLatex(m.cofactors(matrix), style)}^{T}`,
    after: `\\text{adj}\\,${name} = ${matrixLatex(m.adjoint(matrix), style)}`,
  };
}

/** Returns the steps from the adjoint to the inverse: `A^{-1} = \frac{1}{-2}\,\text{adj}\,A`. */
export function inverseSteps({ matrix, name, style }: Named): MathsStep[] {
  const size = tidyEntry(m.determinant(matrix));
  const inverse = m.mapEntries(m.scale(m.adjoint(matrix), form.divide(form.one, size)), tidyEntry);
  const label = `${name}^{-1}`;
  const reciprocal = `\\frac{1}{${entryLatex(size, style)}}`;
  const before = `${label} = ${reciprocal}${matrixLatex(m.adjoint(matrix), style)}`;
  const isOne = form.isOne(size);
  return [
    {
      title: "Divide the adjoint by the determinant",
      why: `$${name}^{-1} = \\frac{1}{|${name}|}\\,\\text{adj}\\,${name}$; this is allowed as $|${name}| \\neq 0$.`,
      before: `${label} = ${reciprocal}\\,\\text{adj}\\,${name}`,
      after: isOne ? `${label} = ${matrixLatex(inverse, style)}` : before,
    },
    ...(isOne
      ? []
      : [
          {
            title: "Divide every entry",
            why: "A number before a matrix multiplies each entry.",
            before,
            after: `${label} = ${matrixLatex(inverse, style)}`,
          },
        ]),
  ];
}
