import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import {
  type Clause,
  clauses,
  type GapSources,
  numberOf,
  readClauses,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { midpoint, total } from "../data/data.ts";
import {
  type Cell,
  cellsSource,
  countLabelSource,
  readCells,
  valueLabelSource,
} from "../data/read-cells.ts";
import { dataBrackets, dataLatex, dataPlain } from "../data/written-value.ts";
import { reasons } from "../../../working/reasons.ts";

interface Row {
  value: Rational;
  /** Null for the unknown frequency. */
  count: Rational | null;
}

interface MissingProblem {
  rows: readonly Row[];
  letter: string;
  mean: Rational;
  areClasses: boolean;
}

type Said =
  | { kind: "table"; rows: readonly Row[]; letter: string; areClasses: boolean }
  | { kind: "mean"; mean: Rational }
  | { kind: "ask"; letter: string | null };

const gaps: GapSources = {
  valueLabel: valueLabelSource,
  countLabel: countLabelSource,
  cells: cellsSource,
};
const table =
  "[following|given|this] [data|distribution|frequency_distribution|frequency_table|table|observations]";

function said(texts: readonly string[], says: (taken: GapTexts) => Said | null): Clause<Said>[] {
  return clauses<Said>(texts, says, gaps);
}

const wordings: readonly Clause<Said>[] = [
  ...said(["< {a:valueLabel} > [:|=] {x:cells} [,|.] {b:countLabel} [:|=] {f:cells}"], ({ x, f }) =>
    rowsOf(x, f),
  ),
  ...said(
    [
      `[if|when] [the] [arithmetic] mean [of] ${table} [given_below] is|= {v}`,
      `[its] mean is|= {v}`,
    ],
    ({ v }) => ({ kind: "mean", mean: numberOf(v) }),
  ),
  ...said(
    [
      "find|calculate|determine|what_is missing frequency [{w:letter}]".replace(
        "[{w:letter}]",
        "< {w:letter} >",
      ),
      "find|calculate|determine|what_is [value_of] {w:letter}",
    ],
    ({ w }) => ({ kind: "ask", letter: w ?? null }),
  ),
  ...said(
    [
      "find|calculate|determine missing frequency [in|of|from] [the] [following] [distribution|table|data] [if|whose]",
    ],
    () => ({ kind: "ask", letter: null }),
  ),
];

function rowsOf(x = "", f = ""): Said | null {
  const [cells, counts] = [readCells(x), readCells(f)];
  if (!cells || !counts || cells.length !== counts.length) return null;
  const letter = onlyLetter(counts);
  const areClasses = cells.every((cell) => cell.kind === "class");
  const areNumbers = cells.every((cell) => cell.kind === "number");
  if (letter === null || areClasses === areNumbers) return null;
  const rows = cells.map((cell, at): Row => {
    const count = counts[at];
    return { value: middleOf(cell), count: count?.kind === "number" ? count.value : null };
  });
  return { kind: "table", rows, letter: /[a-z]/.test(letter) ? letter : "f", areClasses };
}

/** The letter of the only unknown frequency; null if there is not exactly one, or a frequency is a class. */
function onlyLetter(counts: readonly Cell[]): string | null {
  const [only, ...more] = counts.filter((count) => count.kind !== "number");
  return only?.kind === "unknown" && more.length === 0 ? only.letter : null;
}

function middleOf(cell: Cell): Rational {
  if (cell.kind === "class") return midpoint(cell);
  return cell.kind === "number" ? cell.value : q.zero;
}

function recognise(line: string): MissingProblem | null {
  const read = readClauses(line, wordings);
  if (!read) return null;
  const tables = read.flatMap((one) => (one.kind === "table" ? [one] : []));
  const means = read.flatMap((one) => (one.kind === "mean" ? [one.mean] : []));
  const asks = read.flatMap((one) => (one.kind === "ask" ? [one.letter] : []));
  const [only] = tables;
  const [mean] = means;
  if (!only || !mean || tables.length + means.length > 2 || asks.length !== 1) return null;
  const [asked] = asks;
  if (asked !== null && asked !== undefined && asked !== only.letter) return null;
  return { rows: only.rows, letter: only.letter, mean, areClasses: only.areClasses };
}

function knownTotals(rows: readonly Row[]): { count: Rational; sum: Rational; value: Rational } {
  const told = rows.flatMap(({ value, count }) => (count ? [{ value, count }] : []));
  return {
    count: total(told.map(({ count }) => count)),
    sum: total(told.map(({ value, count }) => q.multiply(value, count))),
    value: rows.find(({ count }) => count === null)?.value ?? q.zero,
  };
}

/** (S + x·f)/(N + f) = m gives f(x - m) = mN - S. */
function solve({ rows, mean }: MissingProblem): Rational {
  const { count, sum, value } = knownTotals(rows);
  const factor = q.subtract(value, mean);
  if (q.isZero(factor))
    throw notSupported(
      "This frequency does not change the mean, so it can't be found from it. Check the question.",
    );
  const frequency = q.divide(q.subtract(q.multiply(mean, count), sum), factor);
  if (q.sign(frequency) < 0 || !q.isInteger(frequency))
    throw notSupported("No whole frequency gives that mean. Check the numbers of the question.");
  return frequency;
}

function prove({ rows, mean, letter }: MissingProblem, frequency: Rational): Proof | null {
  const deviations = rows.map(({ value, count }) =>
    q.multiply(count ?? frequency, q.subtract(value, mean)),
  );
  if (!q.isZero(total(deviations))) return null;
  return {
    method: `Put ${letter} back: the deviations from the mean, times their frequencies, add up to 0`,
    lines: [
      `${deviations.map((one, at) => (at === 0 ? dataLatex(one) : dataBrackets(one))).join(" + ")} = 0`,
    ],
  };
}

const mostTries = 60;

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The missing frequency of a table whose mean is given. */
export const missingFrequency = defineTask<MissingProblem, Rational>({
  name: "missing-frequency",
  recognise: (question) =>
    /mean/i.test(question.text) && /frequen|\bf/i.test(question.text)
      ? recognise(questionLine(question))
      : null,
  reading: ({ rows, letter, mean }) =>
    `${rows.map(({ value, count }) => `${dataLatex(value)}: ${count ? dataLatex(count) : letter}`).join(",\\; ")};\\quad \\bar{x} = ${dataLatex(mean)}`,
  solve,
  prove,
  explain: ({ rows, letter, mean, areClasses }, frequency) => {
    const { count, sum, value } = knownTotals(rows);
    const products = rows.map((row) =>
      row.count ? dataLatex(q.multiply(row.count, row.value)) : `${dataLatex(value)}${letter}`,
    );
    const line = `${dataLatex(sum)} + ${dataLatex(value)}${letter} = ${dataLatex(mean)}(${dataLatex(count)} + ${letter})`;
    const factor = q.subtract(value, mean);
    const rest = q.subtract(q.multiply(mean, count), sum);
    return lesson({
      topic: "Statistics",
      method: "Direct method",
      difficulty: "advanced",
      answer: {
        latex: `${letter} = ${dataLatex(frequency)}`,
        plain: `${letter} = ${dataPlain(frequency)}`,
      },
      steps: [
        ...(areClasses
          ? [
              step(
                "Find the class marks",
                "The class mark is the middle of a class.",
                `x_{i}:\\; ${rows.map((row) => dataLatex(row.value)).join(",\\; ")}`,
              ),
            ]
          : []),
        step(
          "Multiply each value by its frequency",
          "A value that comes several times counts several times.",
          `f_{i}x_{i}:\\; ${products.join(",\\; ")}`,
        ),
        step(
          "Write the mean as the sum of the products over the sum of the frequencies",
          "$\\bar{x} = \\frac{\\sum f_i x_i}{\\sum f_i}$",
          `\\frac{${dataLatex(sum)} + ${dataLatex(value)}${letter}}{${dataLatex(count)} + ${letter}} = ${dataLatex(mean)}`,
        ),
        step("Multiply by the denominator", reasons.multiplyBoth, line),
        step(
          "Collect the terms with the letter on one side",
          reasons.moveOver,
          `${dataLatex(factor)}${letter} = ${dataLatex(rest)}`
            .replace(/^1(?=[a-z])/, "")
            .replace(/^-1(?=[a-z])/, "-"),
        ),
        step(
          "Divide",
          reasons.divideBoth,
          `${letter} = ${dataLatex(frequency)}`,
          `${letter} = \\frac{${dataLatex(rest)}}{${dataLatex(factor)}}`,
        ),
      ],
      idea: "Write down the mean with the letter for the missing frequency; that is an equation.",
      firstMove: "Multiply each value by its frequency, and add the products.",
      finalMove: "Solve the last equation. Which frequency is it?",
      next: ["How would the mean change if this frequency were larger by 1?"],
    });
  },
  vary: ({ rows, letter }, random) => {
    const at = rows.findIndex(({ count }) => count === null);
    const values = rows.map((_, index) => 10 * (index + 1));
    let counts: number[] = [];
    let mean = 0;
    // Tries frequencies until their mean has at most one decimal place and depends on the missing one.
    for (let tries = 0; tries < mostTries; tries += 1) {
      counts = rows.map(() => wholeBetween(random, 3, 12));
      const products = counts.map((count, index) => count * (values[index] ?? 0));
      mean = sumOf(products) / sumOf(counts);
      if (Number.isInteger(mean * 10) && mean !== values[at]) break;
    }
    return `The mean is ${mean}. Find the missing frequency ${letter}. x: ${values.join(" ")} frequency: ${counts.map((count, index) => (index === at ? letter : count)).join(" ")}`;
  },
  examples: [
    "The mean of the following distribution is 18. Find the missing frequency f. Class interval: 11-13 13-15 15-17 17-19 19-21 21-23 23-25 Frequency: 7 6 9 13 f 5 4",
    "The mean is 16. Find the missing frequency p. x: 10 15 20 25 frequency: 4 5 p 1",
  ],
});
