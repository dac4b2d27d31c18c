import * as form from "../../../algebra/quotient.ts";
import { notSupported } from "../../../refusal.ts";
import { orderText } from "../expression/matrix-tree.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import type { Kind, Problem } from "./matrix-question.ts";

/**
 * Returns a reader for one kind of question. It throws a refusal if the matrix has to be square and isn't, and for the
 * rank of a matrix with letters.
 */
export function reader(kind: Kind): (match: Match) => Problem | null {
  return (match) => {
    const literal = match.literal("m");
    if (literal?.kind !== "matrix" && literal?.kind !== "determinant") return null;
    const matrix = literal.rows;
    const needsSquare = !["order", "rank", "entry"].includes(kind);
    if (needsSquare && !m.isSquare(matrix)) {
      throw notSupported(
        `This is asked of square matrices only. This one is ${orderText(matrix)}.`,
      );
    }
    if (kind === "rank" && !m.isRationalMatrix(matrix)) {
      throw notSupported("I can find the rank only of a matrix of numbers.");
    }
    return { kind, matrix, name: match.name("m") ?? "A", style: match.sheet.style, place: null };
  };
}

/** Returns a reader for questions that name a place, as a_23, or an entry that occurs only once. */
export function placeReader(
  kind: "minor" | "cofactor" | "entry",
): (match: Match) => Problem | null {
  return (match) => {
    const problem = reader(kind)(match);
    const place = problem && placeOf(problem.matrix, match.gap("p") ?? "");
    return place ? { ...problem, place } : null;
  };
}

function placeOf(matrix: Matrix, text: string): { row: number; column: number } | null {
  const [, row, column] = /^[a-z] ?_? ?\(?(\d) ?,? ?(\d)\)?$/i.exec(text.trim()) ?? [];
  if (row !== undefined && column !== undefined) {
    const place = { row: Number(row) - 1, column: Number(column) - 1 };
    return matrix[place.row]?.[place.column] ? place : null;
  }
  if (!/^-?\d+$/.test(text.trim())) return null;
  const wanted = form.fromInteger(BigInt(text.trim()));
  const places = matrix.flatMap((entries, at) =>
    entries.flatMap((entry, index) =>
      form.equals(entry, wanted) ? [{ row: at, column: index }] : [],
    ),
  );
  return places.length === 1 ? (places[0] ?? null) : null;
}
