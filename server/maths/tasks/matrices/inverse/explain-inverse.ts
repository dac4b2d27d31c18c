import * as form from "../../../algebra/quotient.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson, type Lesson } from "../../../lesson/lesson.ts";
import type { Explanation } from "../../../task/task.ts";
import { determinantSteps, tidyEntry } from "../determinants/determinant-steps.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import {
  determinantLatex,
  entryLatex,
  matrixLatex,
  matrixPlain,
} from "../../../matrices/write-matrix.ts";
import { adjointStep, cofactorSteps, inverseSteps } from "./cofactor-steps.ts";
import { rowOperationApproach } from "./row-approach.ts";
import type { Problem, Result } from "./inverse-problem.ts";

/** Returns the lesson on an inverse, an adjoint, cofactors or minors. */
export function explain(problem: Problem, { matrix: found }: Result): Explanation {
  const { kind, matrix } = problem;
  const answer = answerOf(problem, found);
  return lesson({
    topic: kind === "inverse" ? "Inverse of a Matrix" : "Adjoint of a Matrix",
    difficulty: m.rowCount(matrix) === 2 ? "intermediate" : "advanced",
    answer,
    ...waysOf(problem, found, answer),
    ...(kind === "inverse" ? inverseTexts(problem.name) : cofactorTexts(problem.name)),
    finalMove: found
      ? "Work out the entries of the last matrix one by one. Which matrix do you get?"
      : "Look at the determinant. What does it say about the inverse?",
  });
}

/** Returns the requested method, with the other one as an alternative approach. */
function waysOf(
  problem: Problem,
  found: Matrix | null,
  answer: MathsAnswer,
): Pick<Lesson, "method" | "steps" | "approaches"> {
  const { kind, matrix, name } = problem;
  const own = { method: methods[kind], steps: stepsOf(problem, found, answer) };
  const [rows] = kind === "inverse" && found ? rowOperationApproach(matrix, name) : [];
  if (!rows) return own;
  return problem.byRows ? { ...rows, approaches: [own] } : { ...own, approaches: [rows] };
}

type Texts = Pick<Lesson, "idea" | "firstMove" | "next"> & { terms: Record<string, string> };

const terms = {
  Cofactor: "The minor of an entry with the sign $(-1)^{i+j}$ of its place.",
  Adjoint: "The transpose of the matrix of cofactors.",
};

function inverseTexts(name: string): Texts {
  return {
    idea: `A matrix has an inverse only if its determinant is not zero; then $${name}^{-1} = \\frac{1}{|${name}|}\\,\\text{adj}\\,${name}$.`,
    firstMove: `Find $|${name}|$ first. Is it zero?`,
    terms: {
      ...terms,
      "Singular matrix": "A square matrix whose determinant is zero; it has no inverse.",
    },
    next: [
      `What do you get when you multiply $${name}$ by its inverse?`,
      `What is the determinant of the inverse of $${name}$?`,
    ],
  };
}

function cofactorTexts(name: string): Texts {
  return {
    idea: "Every entry has a minor: the determinant that is left without its row and column. With the sign $(-1)^{i+j}$ it is the cofactor.",
    firstMove: "Cover the row and the column of the first entry. Which determinant is left?",
    terms,
    next: [
      `What do you get when you multiply $${name}$ by its adjoint?`,
      "How would you find the inverse from here?",
    ],
  };
}

const methods: Record<Problem["kind"], string> = {
  inverse: "Adjoint method",
  adjoint: "Transpose of the cofactors",
  cofactors: "Minors with signs",
  minors: "Determinants that are left",
};

function answerOf(problem: Problem, found: Matrix | null): MathsAnswer {
  const { kind, matrix, name, style } = problem;
  if (!found) {
    return {
      latex: `${name}^{-1} \\text{ does not exist, as } |${name}| = 0`,
      plain: "does not exist",
    };
  }
  if (problem.withMinors) return bothAnswer(problem, found);
  const label = {
    inverse: `${name}^{-1}`,
    adjoint: `\\text{adj}\\,${name}`,
    cofactors: `\\text{Cofactors}`,
    minors: `\\text{Minors}`,
  }[kind];
  const condition = kind === "inverse" ? conditionOf(matrix) : "";
  return {
    latex: `${label} = ${matrixLatex(found, style)}${condition}`,
    plain: matrixPlain(found, style),
  };
}

function bothAnswer({ matrix, style }: Problem, cofactors: Matrix): MathsAnswer {
  const minors = m.build(m.rowCount(matrix), m.rowCount(matrix), (row, column) =>
    m.determinant(m.without(matrix, row, column)),
  );
  return {
    latex: `\\text{Minors} = ${matrixLatex(minors, style)},\\quad \\text{Cofactors} = ${matrixLatex(cofactors, style)}`,
    plain: `minors ${matrixPlain(minors, style)}, cofactors ${matrixPlain(cofactors, style)}`,
  };
}

/** Returns the condition that the determinant is not 0, if it contains letters. */
function conditionOf(matrix: Matrix): string {
  const value = tidyEntry(m.determinant(matrix));
  return form.isConstant(value) ? "" : ` \\quad (${entryLatex(value)} \\neq 0)`;
}

function stepsOf(problem: Problem, found: Matrix | null, answer: MathsAnswer): MathsStep[] {
  const { kind, matrix, name, style } = problem;
  const determinant = determinantSteps({ matrix, label: `|${name}|`, style });
  if (!found) {
    const last: MathsStep = {
      title: "Decide",
      why: "A matrix whose determinant is zero is singular, and a singular matrix has no inverse.",
      before: `|${name}| = 0`,
      after: answer.latex,
    };
    return [...determinant, last];
  }
  if (kind === "inverse") {
    return [
      ...determinant,
      ...cofactorSteps(problem),
      adjointStep(problem),
      ...inverseSteps(problem),
    ];
  }
  if (kind === "adjoint") return [...cofactorSteps(problem), adjointStep(problem)];
  return kind === "cofactors" ? tableSteps(problem, answer) : minorSteps(problem, answer);
}

function tableSteps(problem: Problem, answer: MathsAnswer): MathsStep[] {
  return [
    ...(problem.withMinors ? minorSteps(problem, answer).slice(0, -1) : []),
    ...(problem.withMinors ? [signStep(problem)] : cofactorSteps(problem)),
    {
      title: "Write them in their places",
      why: "Each cofactor stands where its entry stood.",
      before: null,
      after: answer.latex,
    },
  ];
}

/** Returns the step from the minors, which earlier steps compute, to the cofactors. */
function signStep({ matrix, style }: Problem): MathsStep {
  const values = m.cofactors(matrix).map((row, at) => {
    return row
      .map((value, column) => `A_{${at + 1}${column + 1}} = ${entryLatex(value, style)}`)
      .join(",\\; ");
  });
  return {
    title: "Give every minor its sign",
    why: "The cofactor is $A_{ij} = (-1)^{i+j} M_{ij}$: the sign changes where $i + j$ is odd.",
    before: null,
    after: values.join(",\\; "),
  };
}

function minorSteps({ matrix, style }: Problem, answer: MathsAnswer): MathsStep[] {
  const lines = matrix.map((row, at) =>
    row
      .map((_, column) => {
        const minor = m.without(matrix, at, column);
        const inner = entryLatex(m.determinant(minor), style);
        const shown = m.rowCount(minor) === 1 ? "" : `${determinantLatex(minor, style)} = `;
        return `M_{${at + 1}${column + 1}} = ${shown}${inner}`;
      })
      .join(",\\; "),
  );
  return [
    ...lines.map((after, row) => ({
      title: `Find the minors of row ${row + 1}`,
      why:
        row === 0
          ? "The minor $M_{ij}$ is the determinant without row $i$ and column $j$."
          : "Every entry of this row needs its own minor.",
      before: null,
      after,
    })),
    {
      title: "Write them in their places",
      why: "Each minor stands where its entry stood.",
      before: null,
      after: answer.latex,
    },
  ];
}
