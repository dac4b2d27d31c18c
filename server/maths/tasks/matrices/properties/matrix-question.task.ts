import * as form from "../../../algebra/quotient.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import { lesson, truthAnswer } from "../../../lesson/lesson.ts";
import type { Explanation } from "../../../task/task.ts";
import { tidyDeterminant } from "../determinants/determinant-steps.ts";
import { reduce } from "../determinants/row-reduction.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { type Variant, wordedTask } from "../../../matrices/worded-task.ts";
import {
  entryLatex,
  entryPlain,
  matrixLatex,
  matrixPlain,
} from "../../../matrices/write-matrix.ts";
import { half, type Kind, type Problem, type Result } from "./matrix-question.ts";
import { reader, placeReader } from "./read-matrix-question.ts";
import { prove } from "./prove-matrix-question.ts";
import { stepsOf } from "./matrix-question-steps.ts";
import { texts } from "./matrix-question-texts.ts";

function solve(problem: Problem): Result {
  return solvers[problem.kind](problem);
}

type Solver = (problem: Problem) => Result;

const truth =
  (test: (matrix: Matrix) => boolean): Solver =>
  ({ matrix }) => ({ kind: "truth", isTrue: test(matrix) });

const entryOf =
  (kind: "minor" | "cofactor" | "entry"): Solver =>
  ({ matrix, place }) => ({
    kind: "entry",
    value: entryValue(kind, matrix, place ?? { row: 0, column: 0 }),
  });

const isSingular = (matrix: Matrix): boolean => form.isZero(tidyDeterminant(matrix));
const solvers: Record<Problem["kind"], Solver> = {
  order: ({ matrix }) => ({
    kind: "order",
    rows: m.rowCount(matrix),
    columns: m.columnCount(matrix),
  }),
  rank: ({ matrix }) => ({ kind: "rank", rank: reduce(matrix, "echelon").rank }),
  parts: ({ matrix }) => ({
    kind: "parts",
    symmetric: half(matrix, form.add),
    skew: half(matrix, form.subtract),
  }),
  symmetric: truth((matrix) => m.equals(matrix, m.transpose(matrix))),
  "skew-symmetric": truth((matrix) => m.equals(matrix, m.negate(m.transpose(matrix)))),
  singular: truth(isSingular),
  "non-singular": truth((matrix) => !isSingular(matrix)),
  minor: entryOf("minor"),
  cofactor: entryOf("cofactor"),
  entry: entryOf("entry"),
};

function entryValue(
  kind: "minor" | "cofactor" | "entry",
  matrix: Matrix,
  { row, column }: { row: number; column: number },
): Entry {
  if (kind === "entry") return m.entryAt(matrix, row, column);
  return kind === "minor"
    ? m.determinant(m.without(matrix, row, column))
    : m.cofactor(matrix, row, column);
}

function answerOf({ name, style, kind, place }: Problem, result: Result): MathsAnswer {
  switch (result.kind) {
    case "order":
      return {
        latex: `${result.rows} \\times ${result.columns}`,
        plain: `${result.rows} × ${result.columns}`,
      };
    case "rank":
      return { latex: `\\text{rank} = ${result.rank}`, plain: String(result.rank) };
    case "parts":
      return {
        latex: `${name} = ${matrixLatex(result.symmetric, style)} + ${matrixLatex(result.skew, style)}`,
        plain: `${matrixPlain(result.symmetric, style)} + ${matrixPlain(result.skew, style)}`,
      };
    case "truth":
      return truthAnswer(result.isTrue);
    case "entry": {
      const label = `${{ minor: "M", cofactor: "A", entry: "a" }[kind as "minor"]}_{${(place?.row ?? 0) + 1}${(place?.column ?? 0) + 1}}`;
      return {
        latex: `${label} = ${entryLatex(result.value, style)}`,
        plain: entryPlain(result.value, style),
      };
    }
  }
}

function explain(problem: Problem, result: Result): Explanation {
  const { method, idea, firstMove, finalMove } = texts[problem.kind];
  const answer = answerOf(problem, result);
  const isOfDeterminants = ["minor", "cofactor", "singular", "non-singular"].includes(problem.kind);
  return lesson({
    topic: isOfDeterminants ? "Determinants" : "Matrices",
    method,
    difficulty: ["rank", "parts"].includes(problem.kind) ? "intermediate" : "beginner",
    answer,
    steps: stepsOf(problem, result, answer),
    idea,
    firstMove,
    finalMove,
    terms: {
      Matrix: "Numbers in rows and columns between brackets.",
      Transpose: "The matrix with its rows written as columns.",
    },
    next: [
      "Is it the same for the transposed matrix?",
      "Make up a matrix of the same order for which the answer is another one. Can you?",
    ],
  });
}

function truthVariant(kind: Kind, words: string): Variant<Problem> {
  return {
    wordings: [
      `is [the] [matrix] {m!} [a] ${words} [matrix]`,
      `whether|if [the] [matrix] {m!} is [a] ${words} [matrix] [or_not]`,
      `check|verify|prove|show [whether|if|that] [the] [matrix] {m!} is [a] ${words} [matrix] [or_not]`,
      `that [the] [matrix] {m!} is [a] ${words} [matrix]`,
    ],
    read: reader(kind),
  };
}

export const matrixQuestionTask = wordedTask<Problem, Result>({
  name: "matrix-property",
  cue: /\border\b|\brank\b|symmetric|singular|invertible|minor|cofactor|element|entry/i,
  variants: [
    {
      wordings: [
        "[the] order of [the] [following] [matrix] {m!}",
        "[the] order [of] [matrix] {m!}",
        "{m!} ka|ki order",
      ],
      read: reader("order"),
    },
    {
      wordings: ["[the] rank of [the] [following] [matrix] {m!}", "{m!} ki|ka rank"],
      read: reader("rank"),
    },
    {
      wordings: [
        "express [the] [following] [matrix] {m!} as [the|a] sum of [a] symmetric and|&|aur [a] skew-symmetric|skew_symmetric|skew_-_symmetric matrix|matrices",
        "[the] symmetric and skew-symmetric|skew_symmetric parts|part of [the] [matrix] {m!}",
        "[matrix] {m!} as [the|a] sum of [a] symmetric and|& [a] skew-symmetric|skew_symmetric matrix|matrices",
      ],
      read: reader("parts"),
    },
    truthVariant("symmetric", "symmetric"),
    truthVariant("skew-symmetric", "skew-symmetric|skew_symmetric"),
    truthVariant("singular", "singular"),
    truthVariant("non-singular", "non-singular|invertible|non_singular|nonsingular"),
    {
      wordings: [
        "[the] minor of [the] [element|entry] {p} in|of [the] [matrix|determinant] {m!}",
        "[the] minor of [the] [element|entry] {p} [:|.|,] {m!}",
      ],
      read: placeReader("minor"),
    },
    {
      wordings: [
        "[the] cofactor|co-factor of [the] [element|entry] {p} in|of [the] [matrix|determinant] {m!}",
      ],
      read: placeReader("cofactor"),
    },
    { wordings: ["[the] [element|entry] {p} in|of [the] matrix {m!}"], read: placeReader("entry") },
  ],
  reading: ({ kind, matrix, style }) => `\\text{${kind}: } ${matrixLatex(matrix, style)}`,
  solve,
  prove,
  explain,
  examples: [
    "Express the matrix [[2, 3], [-1, 4]] as the sum of a symmetric and a skew-symmetric matrix",
    "Find the rank of the matrix [[1, 2, 3], [2, 4, 6], [1, 0, 1]]",
    "Is the matrix [[1, 5], [5, 2]] symmetric?",
  ],
});
