import * as form from "../../../algebra/quotient.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { determinantSteps, tidyDeterminant } from "../determinants/determinant-steps.ts";
import { reduce } from "../determinants/row-reduction.ts";
import { operationLatex } from "../determinants/write-operation.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import { entryLatex, matrixLatex } from "../../../matrices/write-matrix.ts";
import { half, type Problem, type Result } from "./matrix-question.ts";

/** Returns the steps for the kind of question. */
export function stepsOf(problem: Problem, result: Result, answer: MathsAnswer): MathsStep[] {
  return writers[problem.kind](problem, answer, result);
}

type Writer = (problem: Problem, answer: MathsAnswer, result: Result) => MathsStep[];

const ofPlace: Writer = (problem, answer, result) => placeSteps(problem, result, answer);

const writers: Record<Problem["kind"], Writer> = {
  order: orderSteps,
  rank: ({ matrix }, answer) => rankSteps(matrix, answer),
  parts: partsSteps,
  symmetric: symmetrySteps,
  "skew-symmetric": symmetrySteps,
  singular: singularSteps,
  "non-singular": singularSteps,
  minor: ofPlace,
  cofactor: ofPlace,
  entry: ofPlace,
};

function orderSteps({ matrix, style }: Problem, answer: MathsAnswer): MathsStep[] {
  return [
    {
      title: "Count the rows, then the columns",
      why: "The order of a matrix is rows × columns.",
      before: matrixLatex(matrix, style),
      after: `\\text{rows} = ${m.rowCount(matrix)},\\; \\text{columns} = ${m.columnCount(matrix)}`,
    },
    {
      title: "Write the order",
      why: "The rows are named before the columns.",
      before: null,
      after: answer.latex,
    },
  ];
}

function singularSteps({ matrix, name, style }: Problem, answer: MathsAnswer): MathsStep[] {
  return [
    ...determinantSteps({ matrix, label: `|${name}|`, style }),
    {
      title: "Decide",
      why: "A square matrix is singular exactly if its determinant is zero.",
      before: `|${name}| = ${entryLatex(tidyDeterminant(matrix), style)}`,
      after: answer.latex,
    },
  ];
}

function rankSteps(matrix: Matrix, answer: MathsAnswer): MathsStep[] {
  const { steps, result } = reduce(matrix, "echelon");
  const lines = [matrix, ...steps.map((step) => step.result)].map((rows) => matrixLatex(rows));
  return [
    ...steps.map(({ operation }, at) => ({
      title: `Do $${operationLatex(operation)}$`,
      why:
        at === 0
          ? "Row operations do not change the rank. Make zeros below the leading entries."
          : "The next zero is made below a leading entry.",
      before: lines[at] ?? null,
      after: lines[at + 1] ?? "",
    })),
    {
      title: "Count the rows that are not all zero",
      why: "The rank is the number of non-zero rows of the echelon form.",
      before: matrixLatex(result),
      after: answer.latex,
    },
  ];
}

function partsSteps({ matrix, name, style }: Problem, answer: MathsAnswer): MathsStep[] {
  const transposed = m.transpose(matrix);
  const part = (sign: "+" | "-"): MathsStep => {
    const joined = sign === "+" ? m.add(matrix, transposed) : m.add(matrix, m.negate(transposed));
    const label = sign === "+" ? "P" : "Q";
    return {
      title: sign === "+" ? "Find the symmetric part" : "Find the skew-symmetric part",
      why:
        sign === "+"
          ? `$P = \\frac{1}{2}(${name} + ${name}^{T})$ is symmetric.`
          : `$Q = \\frac{1}{2}(${name} - ${name}^{T})$ is skew-symmetric.`,
      before: `${label} = \\frac{1}{2}${matrixLatex(joined, style)}`,
      after: `${label} = ${matrixLatex(half(matrix, sign === "+" ? form.add : form.subtract), style)}`,
    };
  };
  return [
    {
      title: "Transpose the matrix",
      why: "Rows become columns.",
      before: `${name} = ${matrixLatex(matrix, style)}`,
      after: `${name}^{T} = ${matrixLatex(transposed, style)}`,
    },
    part("+"),
    part("-"),
    {
      title: "Write the matrix as their sum",
      why: `$${name} = P + Q$.`,
      before: `${name} = P + Q`,
      after: answer.latex,
    },
  ];
}

function symmetrySteps({ kind, matrix, name, style }: Problem, answer: MathsAnswer): MathsStep[] {
  const isSkew = kind === "skew-symmetric";
  return [
    {
      title: "Transpose the matrix",
      why: "Rows become columns.",
      before: `${name} = ${matrixLatex(matrix, style)}`,
      after: `${name}^{T} = ${matrixLatex(m.transpose(matrix), style)}`,
    },
    {
      title: `Compare it with $${isSkew ? "-" : ""}${name}$`,
      why: isSkew
        ? "A matrix is skew-symmetric if its transpose is its negative."
        : "A matrix is symmetric if it equals its transpose.",
      before: isSkew
        ? `-${name} = ${matrixLatex(m.negate(matrix), style)}`
        : `${name} = ${matrixLatex(matrix, style)}`,
      after: answer.latex,
    },
  ];
}

function placeSteps(
  { matrix, style, kind, place: named }: Problem,
  result: Result,
  answer: MathsAnswer,
): MathsStep[] {
  const place = named ?? { row: 0, column: 0 };
  if (kind === "entry" || result.kind !== "entry") {
    return [
      {
        title: `Look in row ${place.row + 1}, column ${place.column + 1}`,
        why: "The first index is the row, the second the column.",
        before: matrixLatex(matrix, style),
        after: answer.latex,
      },
    ];
  }
  const minor = m.without(matrix, place.row, place.column);
  const index = `${place.row + 1}${place.column + 1}`;
  const steps = determinantSteps({ matrix: minor, label: `M_{${index}}`, style });
  if (kind === "minor") return steps;
  return [
    ...steps,
    {
      title: "Give the minor its sign",
      why: "$A_{ij} = (-1)^{i+j} M_{ij}$.",
      before: `A_{${index}} = (-1)^{${place.row + 1} + ${place.column + 1}} \\times M_{${index}}`,
      after: answer.latex,
    },
  ];
}
