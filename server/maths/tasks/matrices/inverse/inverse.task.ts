import * as form from "../../../algebra/quotient.ts";
import { notSupported } from "../../../refusal.ts";
import { tidyEntry } from "../determinants/determinant-steps.ts";
import { orderText } from "../expression/matrix-tree.ts";
import { readTree } from "../expression/read-tree.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";
import { matrixLatex } from "../../../matrices/write-matrix.ts";
import type { Problem, Result } from "./inverse-problem.ts";
import { prove } from "./prove-inverse.ts";
import { explain } from "./explain-inverse.ts";

function problemOf(
  kind: Problem["kind"],
  match: Match,
  { matrix, name }: { matrix: Matrix; name: string | null },
): Problem {
  if (!m.isSquare(matrix) || m.rowCount(matrix) === 1) {
    throw notSupported(
      `Only a square matrix of order 2 or more has this. This one is ${orderText(matrix)}.`,
    );
  }
  if (m.rowCount(matrix) > 3) throw notSupported("I can do this for matrices of order 2 and 3.");
  return { kind, matrix, name: name ?? "A", style: match.sheet.style, byRows: false };
}

function readNamed(kind: Problem["kind"], byRows = false): (match: Match) => Problem | null {
  return (match) => {
    const literal = match.literal("m");
    // A determinant has minors and cofactors as well, but no inverse.
    const mayBeDeterminant = kind === "cofactors" || kind === "minors";
    if (literal?.kind !== "matrix" && !(mayBeDeterminant && literal?.kind === "determinant"))
      return null;
    return { ...problemOf(kind, match, { matrix: literal.rows, name: match.name("m") }), byRows };
  };
}

function readBoth(match: Match): Problem | null {
  const problem = readNamed("cofactors")(match);
  return problem && { ...problem, withMinors: true };
}

function readTyped(match: Match): Problem | null {
  const tree = readTree(match.gap("e") ?? "", match.question);
  if (tree?.kind !== "inverse" && tree?.kind !== "adjoint") return null;
  const inner = tree.of.kind === "group" ? tree.of.of : tree.of;
  if (inner.kind !== "matrix") return null;
  return problemOf(tree.kind, match, { matrix: inner.value, name: inner.name });
}

function solve({ kind, matrix, byRows }: Problem): Result {
  if (byRows && !m.isRationalMatrix(matrix)) {
    throw notSupported("I can do row operations only with numbers.");
  }
  const found = results[kind](matrix);
  return { matrix: found && m.mapEntries(found, tidyEntry) };
}

const results: Record<Problem["kind"], (matrix: Matrix) => Matrix | null> = {
  inverse: inverseOf,
  adjoint: m.adjoint,
  cofactors: m.cofactors,
  minors: (matrix) =>
    m.build(m.rowCount(matrix), m.rowCount(matrix), (row, column) =>
      m.determinant(m.without(matrix, row, column)),
    ),
};

/** Simplifies the determinant by sin² θ + cos² θ = 1 before dividing by it. Null for a singular matrix. */
function inverseOf(matrix: Matrix): Matrix | null {
  const value = tidyEntry(m.determinant(matrix));
  return form.isZero(value) ? null : m.scale(m.adjoint(matrix), form.divide(form.one, value));
}

export const inverseTask = wordedTask<Problem, Result>({
  name: "inverse-matrix",
  cue: /inver|adj|-1|⁻¹|cofactor|minor/i,
  variants: [
    {
      wordings: [
        "[the] inverse of [the] [following|given] [matrix] {m!} [if_it_exists|,_if_it_exists|by_adjoint_method|using_adjoint|using_the_adjoint_method|by_using_adjoint]",
        "[the] inverse by|using [the] adjoint method of [the] [matrix] {m!}",
        "[the] multiplicative inverse of [the] [matrix] {m!}",
        "[matrix] {m!} ka|ki inverse",
        "[the] inverse [matrix] of [the] [matrix] {m!}",
        "invert [the] [matrix] {m!}",
        "inverse [matrix] {m!}",
      ],
      read: readNamed("inverse"),
    },
    {
      wordings: [
        "[using|by] [elementary] row operations|transformations|operation|transformation [,] [find] [the] inverse of [the] [following] [matrix] {m!}",
        "[using|by] elementary transformations|operations|transformation|operation [,] [find] [the] inverse of [the] [following] [matrix] {m!}",
        "[the] inverse of [the] [following] [matrix] {m!} [,] using|by|with [elementary] [row] operations|transformations|operation|transformation [method]",
      ],
      read: readNamed("inverse", true),
    },
    {
      wordings: [
        "[the] adjoint|adj|adjugate of [the] [following] [matrix] {m!}",
        "[matrix] {m!} ka adjoint",
        "adjoint|adj [matrix] {m!}",
      ],
      read: readNamed("adjoint"),
    },
    {
      wordings: [
        "[the] cofactors|cofactor|co-factors [matrix] of [all] [the] [elements|entries] [of] [the] [matrix|determinant] {m!}",
        "[the] matrix of cofactors of [the] [matrix] {m!}",
        "[the] cofactors of all [the] elements of [the] matrix {m!}",
      ],
      read: readNamed("cofactors"),
    },
    {
      wordings: [
        "[the] minors of [all] [the] [elements|entries] [of] [the] [matrix|determinant] {m!}",
        "[the] matrix of minors of [the] [matrix] {m!}",
      ],
      read: readNamed("minors"),
    },
    {
      wordings: [
        "[all] [the] minors and [the] cofactors of [all] [the] [elements|entries] [of] [the] [following|given] [matrix|determinant] {m!}",
        "[the] minor and [the] cofactor of each|every element|entry of [the] [matrix|determinant] {m!}",
        "[all] [the] minors and [the] cofactors [:] {m!}",
      ],
      read: readBoth,
    },
    { wordings: ["{e}", "{e} [using|by] adjoint method", "{e} , if it exists"], read: readTyped },
  ],
  reading: ({ kind, matrix, style }) =>
    kind === "inverse"
      ? `${matrixLatex(matrix, style)}^{-1}`
      : `\\text{${kind} of } ${matrixLatex(matrix, style)}`,
  solve,
  prove,
  explain,
  examples: [
    "Find the inverse of the matrix [[2, 3], [1, 4]]",
    "Find the inverse of A = [[1, 3, 3], [1, 4, 3], [1, 3, 4]]",
    "Find the adjoint of the matrix [[1, 2], [3, 4]]",
  ],
});
