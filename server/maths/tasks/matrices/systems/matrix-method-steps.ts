import * as form from "../../../algebra/quotient.ts";
import type { MathsStep } from "../../../outcome.ts";
import { determinantSteps } from "../determinants/determinant-steps.ts";
import { adjointStep, cofactorSteps } from "../inverse/cofactor-steps.ts";
import * as m from "../../../matrices/matrix.ts";
import {
  determinantLatex,
  entryLatex,
  gridLatex,
  innerLatex,
  matrixLatex,
} from "../../../matrices/write-matrix.ts";
import type { System } from "./equations-system.ts";
import { coefficientMatrix, constantColumn, type SystemOutcome } from "./solve-system.ts";

/** Solves A X = B by X = A⁻¹ B; for a singular A, (adj A) B decides whether there are solutions. */
export function matrixMethodSteps(
  system: System,
  outcome: SystemOutcome,
  answer: string,
): MathsStep[] {
  const matrix = coefficientMatrix(system);
  const right = constantColumn(system);
  const unknowns = gridLatex(system.names.map((name) => [name]));
  const named = { matrix, name: "A", style: "fraction" } as const;
  const start: MathsStep[] = [
    {
      title: "Write the system as one matrix equation",
      why: "$AX = B$, with the coefficients in $A$, the letters in $X$ and the numbers of the right sides in $B$.",
      before: null,
      after: `${matrixLatex(matrix)}${unknowns} = ${matrixLatex(right)}`,
    },
    ...determinantSteps({ matrix, label: "|A|", style: "fraction" }),
    ...cofactorSteps(named),
    adjointStep(named),
  ];
  const adjoint = m.adjoint(matrix);
  const product = m.multiply(adjoint, right);
  if (outcome.kind !== "one") return [...start, singularStep(product, outcome.kind, answer)];
  const size = m.determinant(matrix);
  const reciprocal = form.isOne(size) ? "" : `\\frac{1}{${entryLatex(size)}}`;
  return [
    ...start,
    {
      title: "Multiply both sides by the inverse from the left",
      why: "As $|A| \\neq 0$, there is an inverse, and $X = A^{-1}B = \\frac{1}{|A|}(\\text{adj}\\,A)B$.",
      before: "X = A^{-1}B",
      after: `X = ${reciprocal}${matrixLatex(adjoint)}${matrixLatex(right)}`,
    },
    {
      title: "Multiply the matrices",
      why: "Each row of the first by the column.",
      before: `X = ${reciprocal}${matrixLatex(adjoint)}${matrixLatex(right)}`,
      after: `${unknowns} = ${reciprocal}${matrixLatex(product)}`,
    },
    {
      title: "Read the values",
      why: "Equal matrices have equal entries.",
      before: `${unknowns} = ${reciprocal}${matrixLatex(product)}`,
      after: answer,
    },
  ];
}

function singularStep(product: m.Matrix, kind: "none" | "many", answer: string): MathsStep {
  const isZero = m.isZeroMatrix(product);
  return {
    title: isZero
      ? "The adjoint times B is O: look at the equations"
      : "The adjoint times B is not O",
    why: isZero
      ? kind === "many"
        ? "For $|A| = 0$ and $(\\text{adj}\\,A)B = O$ there are infinitely many solutions or none; here the equations do not contradict each other."
        : "For $|A| = 0$ and $(\\text{adj}\\,A)B = O$ there are infinitely many solutions or none; here the equations contradict each other."
      : "For $|A| = 0$ and $(\\text{adj}\\,A)B \\neq O$ the system is inconsistent.",
    before: `(\\text{adj}\\,A)B = ${matrixLatex(product)}`,
    after: answer,
  };
}

/** Solves the system by Cramer's rule: x = D₁/D and so on. Returns null if D is 0, where the rule doesn't apply. */
export function cramerSteps(system: System, outcome: SystemOutcome, answer: string): MathsStep[] {
  const matrix = coefficientMatrix(system);
  const main = determinantSteps({ matrix, label: "D", style: "fraction" });
  const right = constantColumn(system).map(([entry = form.zero]) => entry);
  const replaced = system.names.map((_, column) => replacedColumn(matrix, column, right));
  const values = replaced.map((changed, at) => {
    const label = `D_{${system.names[at]}}`;
    const steps = determinantSteps({ matrix: changed, label, style: "fraction" });
    return { steps, label, value: m.determinant(changed), changed };
  });
  const each = values.map(({ steps, label, value, changed }, at): MathsStep => {
    return {
      title: `Replace the column of $${system.names[at]}$ by the right sides`,
      why:
        at === 0
          ? "Each letter has a determinant of its own, with the numbers of the right sides in its column."
          : "The right sides take the place of this letter's numbers.",
      before: `${label} = ${determinantLatex(changed)}`,
      after: `${label} = ${entryLatex(value)}`,
      substeps: steps,
    };
  });
  if (outcome.kind !== "one") {
    return [
      ...main,
      ...each,
      zeroStep(
        outcome.kind,
        values.every(({ value }) => form.isZero(value)),
        answer,
      ),
    ];
  }
  const size = m.determinant(matrix);
  const quotients = values.map(({ label, value }, at) => {
    return `${system.names[at]} = \\frac{${label}}{D} = \\frac{${entryLatex(value)}}{${entryLatex(size)}}`;
  });
  const before = quotients.join(",\\quad ");
  return [
    ...main,
    ...each,
    {
      title: "Divide each of them by D",
      why: "Cramer's rule: $x = \\frac{D_x}{D}$ and so on, as $D \\neq 0$.",
      before,
      after: answer,
    },
  ];
}

function replacedColumn(matrix: m.Matrix, column: number, by: m.Column): m.Matrix {
  return matrix.map((row, at) =>
    row.map((entry, index) => (index === column ? (by[at] ?? form.zero) : entry)),
  );
}

function zeroStep(kind: "none" | "many", allZero: boolean, answer: string): MathsStep {
  return {
    title: "The determinant D is zero: decide",
    why: allZero
      ? kind === "many"
        ? "All determinants are zero, and the equations do not contradict each other: there are infinitely many solutions."
        : "All determinants are zero, but the equations contradict each other."
      : "$D = 0$ while another determinant is not: the system is inconsistent.",
    before: `D = ${innerLatex(form.zero)}`,
    after: answer,
  };
}
