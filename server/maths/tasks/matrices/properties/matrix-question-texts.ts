import type { Kind } from "./matrix-question.ts";

/** The texts of the lesson for each kind of question about a matrix. */
export const texts: Record<
  Kind,
  { method: string; idea: string; firstMove: string; finalMove: string }
> = {
  order: {
    method: "Counting rows and columns",
    idea: "The order of a matrix says how many rows and how many columns it has.",
    firstMove: "Count the rows first; they go from left to right.",
    finalMove: "Count rows and columns. What is the order?",
  },
  rank: {
    method: "Echelon form",
    idea: "The rank is the number of rows that are left after row operations, those with only zeros not counted.",
    firstMove: "Use the first row to make zeros below its leading entry.",
    finalMove: "Count the rows that are not all zero. What is the rank?",
  },
  parts: {
    method: "Symmetric and skew-symmetric parts",
    idea: "Every square matrix is the sum of half of $A + A^{T}$, which is symmetric, and half of $A - A^{T}$, which is skew-symmetric.",
    firstMove: "Write down the transpose.",
    finalMove: "Add the two parts. Do you get the matrix again?",
  },
  symmetric: {
    method: "Comparing with the transpose",
    idea: "A symmetric matrix equals its transpose.",
    firstMove: "Write down the transpose.",
    finalMove: "Compare the matrix with its transpose. Are they equal?",
  },
  "skew-symmetric": {
    method: "Comparing with the transpose",
    idea: "The transpose of a skew-symmetric matrix is its negative; its diagonal has only zeros.",
    firstMove: "Look at the diagonal, then write down the transpose.",
    finalMove: "Compare the transpose with the negative. Are they equal?",
  },
  singular: {
    method: "Determinant",
    idea: "A singular matrix has a determinant that vanishes.",
    firstMove: "Find the determinant.",
    finalMove: "Look at the determinant. Is the statement true?",
  },
  "non-singular": {
    method: "Determinant",
    idea: "A matrix has an inverse exactly if its determinant does not vanish.",
    firstMove: "Find the determinant.",
    finalMove: "Look at the determinant. Is the statement true?",
  },
  minor: {
    method: "Determinant that is left",
    idea: "The minor of an entry is the determinant without its row and its column.",
    firstMove: "Cross out the row and the column of the entry.",
    finalMove: "Work out the determinant that is left. What is the minor?",
  },
  cofactor: {
    method: "Minor with its sign",
    idea: "The cofactor is the minor with the sign $(-1)^{i+j}$.",
    firstMove: "Cross out the row and the column of the entry.",
    finalMove: "Give the minor its sign. What is the cofactor?",
  },
  entry: {
    method: "Reading the place",
    idea: "The first index counts rows, the second counts columns.",
    firstMove: "Find the row first.",
    finalMove: "Which number stands in that place?",
  },
};
