import type { Approach } from "../../../outcome.ts";
import { reduce } from "../determinants/row-reduction.ts";
import { operationLatex } from "../determinants/write-operation.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import { entryLatex, matrixLatex } from "../../../matrices/write-matrix.ts";

/** Returns the augmented matrix [A | I] in LaTeX. */
function augmentedLatex(matrix: Matrix, left: number): string {
  const columns = "r".repeat(left);
  const right = "r".repeat(m.columnCount(matrix) - left);
  const rows = matrix.map((row) => row.map((entry) => entryLatex(entry)).join(" & "));
  return `\\left[\\begin{array}{${columns}|${right}}${rows.join(" \\\\ ")}\\end{array}\\right]`;
}

/**
 * Returns the inverse by elementary row operations as an alternative method; empty for matrices with letters and for
 * singular ones.
 */
export function rowOperationApproach(matrix: Matrix, name: string): Approach[] {
  const size = m.rowCount(matrix);
  if (!m.isRationalMatrix(matrix)) return [];
  const unit = m.identity(size);
  const augmented = matrix.map((row, at) => [...row, ...(unit[at] ?? [])]);
  const { steps, result, rank } = reduce(augmented, "reduced", size);
  if (rank < size) return [];
  const lines = [augmented, ...steps.map((step) => step.result)].map((rows) =>
    augmentedLatex(rows, size),
  );
  const inverse = result.map((row) => row.slice(size));
  return [
    {
      method: "Elementary row operations",
      steps: [
        {
          title: `Write $${name}$ and $I$ side by side`,
          why: `What turns $${name}$ into $I$ turns $I$ into $${name}^{-1}$.`,
          before: null,
          after: lines[0] ?? "",
        },
        ...steps.map(({ operation }, at) => ({
          title: `Do $${operationLatex(operation)}$`,
          why:
            at === 0
              ? "Make the left half the identity matrix, column by column."
              : "A row operation on both halves keeps them belonging together.",
          before: lines[at] ?? null,
          after: lines[at + 1] ?? "",
        })),
        {
          title: "Read the inverse in the right half",
          why: "What turns the matrix into the identity turns the identity into the inverse.",
          before: lines.at(-1) ?? null,
          after: `${name}^{-1} = ${matrixLatex(inverse)}`,
        },
      ],
    },
  ];
}
