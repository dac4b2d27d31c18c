import * as form from "../../../algebra/quotient.ts";
import { someAtomIn } from "../../../algebra/atom.ts";
import { reduceTrigonometry } from "../../../algebra/reduce-trigonometry.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import type { Approach, MathsStep } from "../../../outcome.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { determinantLatex, entryLatex, innerLatex } from "../../../matrices/write-matrix.ts";
import { reduce } from "./row-reduction.ts";
import { operationLatex } from "./write-operation.ts";

/** Returns the determinant, simplified by sin² θ + cos² θ = 1. */
export function tidyDeterminant(matrix: Matrix): Entry {
  return tidyEntry(m.determinant(matrix));
}

/** Simplifies an entry by trigonometric identities, if it contains functions. */
export function tidyEntry(entry: Entry): Entry {
  const hasFunctions = [entry.numerator, entry.denominator].some((part) =>
    someAtomIn(part, ({ kind }) => kind === "call"),
  );
  return hasFunctions ? reduceTrigonometry(entry, {}) : entry;
}

interface Named {
  matrix: Matrix;
  /** The left side: `|A|` or `\Delta`. */
  label: string;
  style: NumberStyle;
}

/** Returns the steps that compute a determinant of order 1 to 4; the last line is `label = value`. */
export function determinantSteps({ matrix, label, style }: Named): MathsStep[] {
  const lines = methodLines({ matrix, label, style });
  return lines.map(({ title, why, line }, at) => {
    const before = at === 0 ? determinantLatex(matrix, style) : (lines[at - 1]?.line ?? "");
    return { title, why, before: `${label} = ${before}`, after: `${label} = ${line}` };
  });
}

interface Line {
  title: string;
  why: string;
  line: string;
}

function methodLines(named: Named): Line[] {
  switch (m.rowCount(named.matrix)) {
    case 1:
      return [
        {
          title: "Read the only entry",
          why: "A determinant of order 1 is its entry.",
          line: value(named),
        },
      ];
    case 2:
      return crossLines(named);
    case 3:
      return expansionLines(named);
    default:
      return triangularLines(named);
  }
}

function value({ matrix, style }: Named): string {
  return entryLatex(tidyDeterminant(matrix), style);
}

/** Returns the products of a 2 × 2 determinant with its numbers: `a d - b c`. */
function crossText(matrix: Matrix, style: NumberStyle): string {
  const at = (row: number, column: number): string =>
    innerLatex(m.entryAt(matrix, row, column), style);
  return `${at(0, 0)} \\times ${at(1, 1)} - ${at(0, 1)} \\times ${at(1, 0)}`;
}

function crossLines(named: Named): Line[] {
  const { matrix, style } = named;
  const [down, up] = [
    form.multiply(m.entryAt(matrix, 0, 0), m.entryAt(matrix, 1, 1)),
    form.multiply(m.entryAt(matrix, 0, 1), m.entryAt(matrix, 1, 0)),
  ];
  const products = `${entryLatex(down, style)} - ${innerLatex(up, style)}`;
  const result = value(named);
  return [
    {
      title: "Multiply along the two diagonals",
      why: "A determinant of order 2 is the product down the main diagonal minus the product of the other diagonal: $ad - bc$.",
      line: crossText(matrix, style),
    },
    {
      title: "Work out both products and subtract",
      why: "× comes before −, as in BODMAS.",
      line: products === result ? result : `${products} = ${result}`,
    },
  ];
}

const signs = ["", " - ", " + "];

function expansionLines(named: Named): Line[] {
  const { matrix, style } = named;
  const minors = [0, 1, 2].map((column) => m.without(matrix, 0, column));
  const values = minors.map((minor) => tidyDeterminant(minor));
  const first = [0, 1, 2].map((column) => m.entryAt(matrix, 0, column));
  const along = (write: (column: number) => string): string =>
    first
      .map((entry, column) => `${signs[column]}${innerLatex(entry, style)}${write(column)}`)
      .join("");
  const products = first.map((entry, at) => form.multiply(entry, values[at] ?? form.zero));
  const sum = products
    .map((product, at) =>
      at === 0 ? entryLatex(product, style) : `${signs[at]}${innerLatex(product, style)}`,
    )
    .join("");
  const result = value(named);
  return [
    {
      title: "Expand along the first row",
      why: "Each entry of $R_{1}$ times its minor (what is left without its row and column), with the signs $+, -, +$.",
      line: along((column) => determinantLatex(minors[column] ?? [], style)),
    },
    {
      title: "Open each determinant of order 2",
      why: "$ad - bc$ for each of them.",
      line: along((column) => ` \\times \\left(${crossText(minors[column] ?? [], style)}\\right)`),
    },
    {
      title: "Work out the brackets",
      why: "Each small determinant is $ad - bc$.",
      line: along((column) => ` \\times ${innerLatex(values[column] ?? form.zero, style)}`),
    },
    {
      title: "Multiply and add",
      why: "× comes before + and −, as in BODMAS.",
      line: sum === result ? result : `${sum} = ${result}`,
    },
  ];
}

/** Reduces the matrix to triangular form by row operations; the determinant is then the product of the diagonal. */
function triangularLines(named: Named): Line[] {
  const { matrix, style } = named;
  const { steps, result } = reduce(matrix, "echelon");
  const swapsUntil = (at: number): number =>
    steps.slice(0, at + 1).filter(({ operation }) => operation.kind === "swap").length;
  const isNegative = swapsUntil(steps.length) % 2 === 1;
  const lines = steps.map(({ operation, result: next }, at): Line => {
    return {
      title: `Do $${operationLatex(operation)}$`,
      why:
        operation.kind === "swap"
          ? "Exchanging two rows changes the sign of a determinant."
          : "A determinant does not change when a multiple of one row is added to another row.",
      line: `${swapsUntil(at) % 2 === 1 ? "-" : ""}${determinantLatex(next, style)}`,
    };
  });
  const diagonal = result
    .map((_, at) => innerLatex(m.entryAt(result, at, at), style))
    .join(" \\times ");
  return [
    ...lines,
    {
      title: "Multiply the entries on the diagonal",
      why: "With only zeros below the diagonal, a determinant is the product of its diagonal entries.",
      line: `${isNegative ? "-\\left(" : ""}${diagonal}${isNegative ? "\\right)" : ""} = ${value(named)}`,
    },
  ];
}

/** Returns Sarrus's rule as an alternative method; empty for orders other than 3. */
export function sarrusApproach({ matrix, label, style }: Named): Approach[] {
  if (m.rowCount(matrix) !== 3) return [];
  const at = (row: number, column: number): Entry => m.entryAt(matrix, row, column % 3);
  const product = (columns: readonly number[]): Entry[] =>
    columns.map((column, row) => at(row, column));
  const down = [0, 1, 2].map((start) => product([start, start + 1, start + 2]));
  const up = [2, 3, 4].map((start) => product([start, start + 2, start + 1]));
  const written = (all: readonly Entry[][]): string =>
    all
      .map((entries) => entries.map((entry) => innerLatex(entry, style)).join(" \\times "))
      .join(" + ");
  const sum = (all: readonly Entry[][]): Entry =>
    m.sumOf(all.map((entries) => entries.reduce(form.multiply, form.one)));
  const result = entryLatex(tidyDeterminant(matrix), style);
  const [first, second, last] = [
    determinantLatex(matrix, style),
    `\\left(${written(down)}\\right) - \\left(${written(up)}\\right)`,
    `${innerLatex(sum(down), style)} - ${innerLatex(sum(up), style)} = ${result}`,
  ];
  return [
    {
      method: "Rule of Sarrus",
      steps: [
        {
          title: "Multiply along the diagonals",
          why: "Write the first two columns again on the right: add the three products that go down, subtract the three that go up.",
          before: `${label} = ${first}`,
          after: `${label} = ${second}`,
        },
        {
          title: "Work out both sums",
          why: "What stands in brackets comes first, as in BODMAS.",
          before: `${label} = ${second}`,
          after: `${label} = ${last}`,
        },
      ],
    },
  ];
}
