import * as form from "../../../algebra/quotient.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import type { Tree } from "../expression/matrix-tree.ts";
import { readTree } from "../expression/read-tree.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";
import { determinantLatex, entryLatex, entryPlain } from "../../../matrices/write-matrix.ts";
import { determinantSteps, sarrusApproach, tidyDeterminant } from "./determinant-steps.ts";

interface Problem {
  matrix: Matrix;
  label: string;
  style: NumberStyle;
}

function problemOf(matrix: Matrix, name: string | null, match: Match): Problem {
  if (!m.isSquare(matrix)) {
    throw notSupported(
      `Only a square matrix has a determinant. This one has ${m.rowCount(matrix)} rows and ${m.columnCount(matrix)} columns.`,
    );
  }
  if (m.rowCount(matrix) > 3 && !m.isRationalMatrix(matrix)) {
    throw notSupported(
      "I can work out a determinant of order 4 only if all its entries are numbers.",
    );
  }
  return { matrix, label: name === null ? "\\Delta" : `|${name}|`, style: match.sheet.style };
}

function readNamed(match: Match): Problem | null {
  const literal = match.literal("m");
  if (literal?.kind !== "matrix" && literal?.kind !== "determinant") return null;
  return problemOf(literal.rows, match.name("m"), match);
}

function readTyped(match: Match): Problem | null {
  const tree = readTree(match.gap("e") ?? "", match.question);
  if (tree?.kind !== "determinant") return null;
  const inner = ungrouped(tree.of);
  return inner.kind === "matrix" ? problemOf(inner.value, inner.name, match) : null;
}

function ungrouped(tree: Tree): Tree {
  return tree.kind === "group" ? ungrouped(tree.of) : tree;
}

/**
 * Checks the value with the Leibniz formula (a sum over permutations) and with the transposed matrix, both independent
 * of the expansion.
 */
function prove({ matrix, label, style }: Problem, value: Entry): Proof | null {
  const other = m.leibnizDeterminant(matrix);
  if (!form.equals(value, other) && !form.isZero(form.subtract(value, tidyOf(matrix)))) return null;
  const transposed = m.determinant(m.transpose(matrix));
  if (!form.equals(transposed, other)) return null;
  return {
    method:
      "The determinant of the transposed matrix, expanded on its own, and the sum of all signed products have the same value",
    lines: [
      `${label} = ${determinantLatex(m.transpose(matrix), style)} = ${entryLatex(value, style)}`,
    ],
  };
}

function tidyOf(matrix: Matrix): Entry {
  return tidyDeterminant(m.transpose(matrix));
}

function explain(problem: Problem, value: Entry): Explanation {
  const { matrix, label, style } = problem;
  const size = m.rowCount(matrix);
  return lesson({
    topic: "Determinants",
    method: methods[size] ?? "Expansion",
    difficulty: size <= 2 ? "beginner" : size === 3 ? "intermediate" : "advanced",
    answer: { latex: `${label} = ${entryLatex(value, style)}`, plain: entryPlain(value, style) },
    steps: determinantSteps(problem),
    approaches: sarrusApproach(problem),
    idea: ideas[size] ?? "Expand the determinant along a row.",
    firstMove:
      size === 2
        ? "Multiply the two numbers on the main diagonal first, from the top left to the bottom right."
        : "Look for a row or a column with a zero or a one: it saves work. Else begin with the first row.",
    finalMove:
      "Do the last multiplications and add them up with their signs. What is the determinant?",
    terms: {
      Determinant:
        "A number that belongs to a square matrix; it is zero exactly when the matrix has no inverse.",
      ...(size > 2
        ? { Minor: "The determinant that is left without the row and the column of an entry." }
        : {}),
    },
    next: [
      "What happens to the determinant if you exchange two rows?",
      "Does this matrix have an inverse? How can you tell?",
    ],
  });
}

const methods: Partial<Record<number, string>> = {
  2: "Product of the diagonals",
  3: "Expansion along the first row",
  4: "Row operations to a triangle",
};
const ideas: Partial<Record<number, string>> = {
  2: "A determinant of order 2 is $ad - bc$: one diagonal minus the other.",
  3: "A determinant of order 3 can be expanded along a row into three determinants of order 2.",
  4: "Row operations can make zeros below the diagonal; then only the diagonal counts.",
};

export const determinantTask = wordedTask<Problem, Entry>({
  name: "determinant",
  cue: /matri|det|\||array|\\begin/i,
  variants: [
    {
      wordings: [
        "[value] [of] [the] determinant|det [value] [of] [the] [given|following] [square] [matrix] {m!}",
        "[the] [following] determinant|determinants [:] {m!}",
        "[matrix] {m!} ka|ki|ke determinant [ka|ki] [maan|value]",
        "expand [the] [determinant] [:] {m!}",
        "{m!} matrix ka determinant",
      ],
      read: readNamed,
    },
    { wordings: ["{e}", "[the] [following] determinant [:] {e}"], read: readTyped },
  ],
  reading: ({ matrix, style }) => determinantLatex(matrix, style),
  solve: ({ matrix }) => tidyDeterminant(matrix),
  prove,
  explain,
  examples: [
    "Evaluate the determinant |2 4; -5 -1|",
    "Find the determinant of the matrix [[1, 2, 4], [-1, 3, 0], [4, 1, 0]]",
    "Find |A| if A = [[1, 1, -2], [2, 1, -3], [5, 4, -9]]",
  ],
});
