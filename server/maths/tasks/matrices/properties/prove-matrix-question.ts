import * as form from "../../../algebra/quotient.ts";
import type { Proof } from "../../../task/task.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { determinantLatex, entryLatex, matrixLatex } from "../../../matrices/write-matrix.ts";
import type { Problem, Result } from "./matrix-question.ts";

/** Checks the result by the definition of what was asked. */
export function prove(problem: Problem, result: Result): Proof | null {
  switch (result.kind) {
    case "order":
      return proveOrder(problem, result);
    case "rank":
      return proveRank(problem.matrix, result.rank);
    case "parts":
      return proveParts(problem, result);
    case "truth":
      return proveTruth(problem, result.isTrue);
    case "entry":
      return proveEntry(problem, result.value);
  }
}

type Of<Kind extends Result["kind"]> = Extract<Result, { kind: Kind }>;

function proveOrder({ matrix }: Problem, { rows, columns }: Of<"order">): Proof | null {
  const isEven = matrix.length === rows && matrix.every((row) => row.length === columns);
  const line = `${rows} \\times ${columns} = ${matrix.flat().length} \\text{ entries}`;
  return isEven ? { method: "Rows and columns counted", lines: [line] } : null;
}

function proveParts({ matrix, style }: Problem, { symmetric, skew }: Of<"parts">): Proof | null {
  const isSum = m.equals(m.add(symmetric, skew), matrix);
  const isOfKinds =
    m.equals(symmetric, m.transpose(symmetric)) && m.equals(skew, m.negate(m.transpose(skew)));
  const [first, second, sum] = [symmetric, skew, matrix].map((part) => matrixLatex(part, style));
  return isSum && isOfKinds
    ? { method: "The two parts added", lines: [`${first} + ${second} = ${sum}`] }
    : null;
}

function proveEntry({ kind, matrix, style, place }: Problem, found: Entry): Proof | null {
  if (!place) return null;
  const { row, column } = place;
  if (kind === "entry") {
    const entry = matrix[row]?.[column];
    return entry && form.equals(entry, found)
      ? { method: "Read once more", lines: [entryLatex(entry, style)] }
      : null;
  }
  const minor = m.leibnizDeterminant(m.without(matrix, row, column));
  const value = kind === "cofactor" && (row + column) % 2 === 1 ? form.negate(minor) : minor;
  return form.equals(value, found)
    ? { method: "The minor as a sum of signed products", lines: [entryLatex(value, style)] }
    : null;
}

/** Checks the definition of the rank: some minor of that order is not zero, and all of the next order are. */
function proveRank(matrix: Matrix, rank: number): Proof | null {
  const isZero = (order: number): boolean =>
    minorsOf(matrix, order).every((minor) => form.isZero(m.leibnizDeterminant(minor)));
  const most = Math.min(m.rowCount(matrix), m.columnCount(matrix));
  if (rank > 0 && isZero(rank)) return null;
  if (rank < most && !isZero(rank + 1)) return null;
  const witness = minorsOf(matrix, rank).find((minor) => !form.isZero(m.leibnizDeterminant(minor)));
  const line =
    witness && rank > 0
      ? `${determinantLatex(witness)} = ${entryLatex(m.determinant(witness))} \\neq 0`
      : `${matrixLatex(matrix)} = O`;
  return {
    method: `A minor of order ${rank} is not zero, and there is none of a higher order`,
    lines: [line],
  };
}

function minorsOf(matrix: Matrix, order: number): Matrix[] {
  return choices(m.rowCount(matrix), order).flatMap((rows) =>
    choices(m.columnCount(matrix), order).map((columns) =>
      rows.map((row) => columns.map((column) => m.entryAt(matrix, row, column))),
    ),
  );
}

function choices(from: number, count: number): number[][] {
  if (count === 0) return [[]];
  if (from < count) return [];
  return [
    ...choices(from - 1, count),
    ...choices(from - 1, count - 1).map((rest) => [...rest, from - 1]),
  ];
}

function proveTruth({ kind, matrix, name, style }: Problem, isTrue: boolean): Proof | null {
  if (kind === "singular" || kind === "non-singular") {
    const value = m.leibnizDeterminant(matrix);
    return form.isZero(value) === ((kind === "singular") === isTrue)
      ? {
          method: "The determinant as a sum of signed products",
          lines: [`|${name}| = ${entryLatex(value, style)}`],
        }
      : null;
  }
  const sign = kind === "symmetric" ? form.one : form.minusOne;
  const holds = matrix.every((row, at) =>
    row.every((entry, column) =>
      form.equals(entry, form.multiply(sign, m.entryAt(matrix, column, at))),
    ),
  );
  return holds === isTrue
    ? {
        method: "Every entry compared with the one across the diagonal",
        lines: [`${name}^{T} = ${matrixLatex(m.transpose(matrix), style)}`],
      }
    : null;
}
