import * as form from "../../../algebra/quotient.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { determinantSteps, tidyEntry } from "../determinants/determinant-steps.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import {
  determinantLatex,
  entryLatex,
  gridLatex,
  innerLatex,
  matrixLatex,
} from "../../../matrices/write-matrix.ts";
import { combine, matchTree, partsOf, type Tree, type Value } from "./matrix-tree.ts";
import { treeLatex } from "./write-tree.ts";
import { reasons } from "../../../working/reasons.ts";

function tidyValue(value: Value): Value {
  return value.kind === "matrix"
    ? { kind: "matrix", value: m.mapEntries(value.value, tidyEntry) }
    : { kind: "number", value: tidyEntry(value.value) };
}

/** Returns a matrix or a number in LaTeX. */
export function valueLatex(value: Value, style: NumberStyle): string {
  return value.kind === "matrix" ? matrixLatex(value.value, style) : entryLatex(value.value, style);
}

interface Worked {
  value: Value;
  steps: MathsStep[];
}

/**
 * Returns the value of an expression and the steps that compute it, innermost part first; equal parts are computed
 * once.
 */
export function workOut(tree: Tree, style: NumberStyle): Worked {
  const values = new Map<string, Value>();
  const steps: MathsStep[] = [];
  const value = workPart(tree, { style, values, steps });
  return { value, steps };
}

interface Work {
  style: NumberStyle;
  values: Map<string, Value>;
  steps: MathsStep[];
}

function workPart(tree: Tree, work: Work): Value {
  if (tree.kind === "power" && tree.exponent > 2) return workPower(tree, work);
  const label = treeLatex(tree);
  const before = work.values.get(label);
  if (before) return before;
  const parts = partsOf(tree).map((part) => workPart(part, work));
  const value = tidyValue(combine(tree, parts));
  work.steps.push(...stepsOfPart(tree, parts, value, work.style));
  work.values.set(label, value);
  return value;
}

/** Computes Aⁿ as Aⁿ⁻¹ A. */
function workPower(tree: Extract<Tree, { kind: "power" }>, work: Work): Value {
  const { base, exponent } = tree;
  const lower: Tree = { kind: "power", base, exponent: exponent - 1 };
  const first = workPart(lower, work);
  const second = workPart(base, work);
  const product: Tree = { kind: "product", left: lower, right: base };
  const value = tidyValue(combine(product, [first, second]));
  work.steps.push(
    ...stepsOfPart(product, [first, second], value, work.style).map((step) => ({
      ...step,
      before:
        step.before?.replace(treeLatex(product), `${treeLatex(tree)} = ${treeLatex(product)}`) ??
        null,
      after: step.after.replace(treeLatex(product), treeLatex(tree)),
    })),
  );
  work.values.set(treeLatex(tree), value);
  return value;
}

function stepsOfPart(
  tree: Tree,
  parts: readonly Value[],
  value: Value,
  style: NumberStyle,
): MathsStep[] {
  const [first, second] = parts;
  const label = treeLatex(tree);
  const labels = { label, result: `${label} = ${valueLatex(value, style)}` };
  const none = (): MathsStep[] => [];
  return matchTree<MathsStep[]>(tree, {
    matrix: none,
    number: none,
    identity: none,
    zero: none,
    group: none,
    sum: () => addSteps({ ...labels, sign: "+" }, [first, second], style),
    difference: () => addSteps({ ...labels, sign: "-" }, [first, second], style),
    product: () => productSteps(labels, [first, second], style),
    power: ({ base }) =>
      productSteps(
        { ...labels, label: `${label} = ${repeated(treeLatex(base))}` },
        [first, first],
        style,
      ),
    transpose: () => transposeSteps(labels, first, style),
    negate: () => negateSteps(labels, first, style),
    determinant: () => ofSquare(first, (matrix) => determinantStep(labels, matrix, style)),
    trace: () => ofSquare(first, (matrix) => traceStep(labels, matrix, style)),
    adjoint: () => ofSquare(first, (matrix) => adjointStep(labels, matrix, style)),
    inverse: () => ofSquare(first, (matrix) => inverseStep(labels, matrix, style)),
  });
}

function transposeSteps(
  { label, result }: Labels,
  first: Value | undefined,
  style: NumberStyle,
): MathsStep[] {
  if (!first) return [];
  return [
    oneStep(
      "Write the rows as columns",
      "Transpose: row 1 becomes column 1, row 2 becomes column 2, and so on.",
      `${label} = ${valueLatex(first, style)}^{T}`,
      result,
    ),
  ];
}

function negateSteps(
  { label, result }: Labels,
  first: Value | undefined,
  style: NumberStyle,
): MathsStep[] {
  if (first?.kind !== "matrix") return [];
  return [
    oneStep(
      "Change the sign of every entry",
      "The negative of a matrix has every entry with the opposite sign.",
      `${label} = -${valueLatex(first, style)}`,
      result,
    ),
  ];
}

function repeated(base: string): string {
  return `${base}${base}`;
}

interface Labels {
  label: string;
  result: string;
}

function oneStep(title: string, why: string, before: string | null, after: string): MathsStep {
  return { title, why, before, after };
}

function addSteps(
  { label, result, sign }: Labels & { sign: "+" | "-" },
  [first, second]: readonly (Value | undefined)[],
  style: NumberStyle,
): MathsStep[] {
  if (!first || !second) return [];
  const before = `${label} = ${valueLatex(first, style)} ${sign} ${signedLatex(second, style)}`;
  if (first.kind === "number" || second.kind === "number") {
    return [oneStep(sign === "+" ? "Add" : "Subtract", reasons.order, before, result)];
  }
  const places = gridLatex(
    first.value.map((row, at) =>
      row.map(
        (entry, column) =>
          `${entryLatex(entry, style)} ${sign} ${innerLatex(m.entryAt(second.value, at, column), style)}`,
      ),
    ),
  );
  const verb = sign === "+" ? "Add" : "Subtract";
  return [
    oneStep(
      `${verb} the entries in the same places`,
      `Matrices of the same order are ${sign === "+" ? "added" : "subtracted"} entry by entry.`,
      before,
      `${label} = ${places}`,
    ),
    oneStep(
      "Work out each entry",
      "Two matrices are equal only where all their entries are.",
      `${label} = ${places}`,
      result,
    ),
  ];
}

function signedLatex(value: Value, style: NumberStyle): string {
  return value.kind === "number" ? innerLatex(value.value, style) : matrixLatex(value.value, style);
}

function productSteps(
  { label, result }: Labels,
  [first, second]: readonly (Value | undefined)[],
  style: NumberStyle,
): MathsStep[] {
  if (!first || !second) return [];
  const before = `${label} = ${signedLatex(first, style)}${first.kind === second.kind && first.kind === "number" ? " \\times " : " "}${signedLatex(second, style)}`;
  const name = result.slice(0, result.indexOf(" ="));
  if (first.kind === "number" || second.kind === "number") {
    const isScalar = first.kind !== second.kind;
    return [
      oneStep(
        isScalar ? "Multiply every entry by the number" : "Multiply",
        isScalar ? "Scalar multiplication: each entry is multiplied." : reasons.order,
        before,
        result,
      ),
    ];
  }
  const sums = `${name} = ${rowByColumn(first.value, second.value, style)}`;
  return [
    oneStep(
      "Multiply each row by each column",
      "The entry in row $i$ and column $j$ is the sum of the products of row $i$ of the first matrix and column $j$ of the second.",
      before,
      sums,
    ),
    oneStep(
      "Add in each place",
      "Each entry is one number: the sum of its products.",
      sums,
      result,
    ),
  ];
}

function rowByColumn(a: Matrix, b: Matrix, style: NumberStyle): string {
  return gridLatex(
    a.map((row) =>
      (b[0] ?? []).map((_, column) =>
        row
          .map(
            (entry, at) =>
              `${innerLatex(entry, style)} \\times ${innerLatex(m.entryAt(b, at, column), style)}`,
          )
          .join(" + "),
      ),
    ),
  );
}

function ofSquare(first: Value | undefined, write: (matrix: Matrix) => MathsStep): MathsStep[] {
  return first?.kind === "matrix" ? [write(first.value)] : [];
}

function determinantStep({ label, result }: Labels, matrix: Matrix, style: NumberStyle): MathsStep {
  const before = `${label} = ${determinantLatex(matrix, style)}`;
  const substeps = determinantSteps({ matrix, label, style });
  const why = "$ad - bc$ for order 2; for order 3 expand along the first row.";
  return { ...oneStep("Find the determinant", why, before, result), substeps };
}

function traceStep({ label, result }: Labels, matrix: Matrix, style: NumberStyle): MathsStep {
  const diagonal = matrix.map((row, at) => innerLatex(row[at] ?? form.zero, style)).join(" + ");
  const why = "The trace is the sum of the diagonal entries.";
  return oneStep("Add the entries on the main diagonal", why, `${label} = ${diagonal}`, result);
}

function adjointStep({ label, result }: Labels, matrix: Matrix, style: NumberStyle): MathsStep {
  const why = "The adjoint is the transpose of the matrix of cofactors.";
  const before = `${label} = ${matrixLatex(m.cofactors(matrix), style)}^{T}`;
  return oneStep("Write the cofactors and transpose them", why, before, result);
}

function inverseStep({ label, result }: Labels, matrix: Matrix, style: NumberStyle): MathsStep {
  const size = m.determinant(matrix);
  const reciprocal = entryLatex(form.divide(form.one, size), style);
  return oneStep(
    `Divide the adjoint by the determinant, $${entryLatex(size, style)}$`,
    "$A^{-1} = \\frac{1}{|A|}\\,\\text{adj}\\,A$.",
    `${label} = ${reciprocal}${matrixLatex(m.adjoint(matrix), style)}`,
    result,
  );
}
