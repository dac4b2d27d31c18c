import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { type Data, entriesOf, type Entry, type Measure, total } from "../data/data.ts";
import { dataBrackets, dataLatex, valueAnswer } from "../data/written-value.ts";
import { meanOf, sizeOf, varianceOf } from "./compute.ts";
import { meanSteps } from "./mean-steps.ts";
import { listLatex, rowsOf, sumLatex } from "./shown-data.ts";

/** The steps to the variance and, if requested, on to the standard deviation or the coefficient of variation. */
export function spreadSteps(
  data: Data,
  entries: readonly Entry[],
  measure: Measure,
  latex: string,
): MathsStep[] {
  if (measure === "variance") return varianceSteps(data, entries, latex);
  const variance = varianceOf(entries);
  const root = `\\sqrt{${dataLatex(variance)}}`;
  const deviation = step(
    "Take the square root",
    "The standard deviation is the root of the variance.",
    `\\sigma = ${valueAnswer({ kind: "root", under: variance }).latex}`,
    `\\sigma = ${root}`,
  );
  const steps = [...varianceSteps(data, entries, dataLatex(variance)), deviation];
  if (measure === "standard deviation") return steps;
  return [
    ...steps,
    step(
      "Compare it with the mean",
      "The coefficient of variation is $\\frac{\\sigma}{\\bar{x}} \\times 100$.",
      latex,
      `\\frac{${root}}{${dataLatex(meanOf(entries))}} \\times 100`,
    ),
  ];
}

function varianceSteps(data: Data, entries: readonly Entry[], latex: string): MathsStep[] {
  const mean = meanOf(entries);
  const size = sizeOf(entries);
  const rows = rowsOf(data);
  const squares = rows.map(({ value }) => {
    const own = q.subtract(value, mean);
    return q.multiply(own, own);
  });
  const sum = total(rows.map(({ count }, at) => q.multiply(count, squares[at] ?? q.zero)));
  const weighted =
    data.kind === "plain"
      ? squares.map(dataLatex)
      : rows.map(
          ({ count }, at) => `${dataLatex(count)} \\times ${dataLatex(squares[at] ?? q.zero)}`,
        );
  return [
    ...meanSteps(data, entries, valueAnswer({ kind: "number", value: mean }).latex),
    step(
      "Find the deviations from the mean",
      "A deviation tells how far a value lies above or below the mean.",
      `x_{i} - \\bar{x}:\\; ${listLatex(rows.map(({ value }) => q.subtract(value, mean)))}`,
    ),
    step(
      data.kind === "plain"
        ? "Square the deviations and add"
        : "Square the deviations, multiply by the frequencies and add",
      "Squares are never negative, so deviations above and below can't cancel.",
      `${sumLatex(weighted)} = ${dataLatex(sum)}`,
    ),
    step(
      "Divide by the number of values",
      "The variance is the mean of the squared deviations.",
      `\\sigma^{2} = ${latex}`,
      `\\sigma^{2} = \\frac{${dataLatex(sum)}}{${dataLatex(size)}}`,
    ),
  ];
}

/** The value from which distances are measured, with the steps that compute it. */
export interface Centre {
  name: "mean" | "median";
  value: Rational;
  steps: readonly MathsStep[];
}

/** The steps to the mean of the distances from a centre. */
export function deviationSteps(
  data: Data,
  { name, value: centre, steps }: Centre,
  latex: string,
): MathsStep[] {
  const rows = rowsOf(data);
  const sizes = rows.map(({ value }) => q.absolute(q.subtract(value, centre)));
  const sum = total(rows.map(({ count }, at) => q.multiply(count, sizes[at] ?? q.zero)));
  const size = sizeOf(entriesOf(data));
  const weighted =
    data.kind === "plain"
      ? sizes.map(dataLatex)
      : rows.map(
          ({ count }, at) => `${dataLatex(count)} \\times ${dataLatex(sizes[at] ?? q.zero)}`,
        );
  return [
    ...steps,
    step(
      `Find how far each value lies from the ${name}`,
      "Only the distance counts, so leave out the signs.",
      `|x_{i} - ${dataBrackets(centre)}|:\\; ${listLatex(sizes)}`,
    ),
    step(
      data.kind === "plain" ? "Add the distances" : "Multiply by the frequencies and add",
      "The mean deviation is the mean of these distances.",
      `${sumLatex(weighted)} = ${dataLatex(sum)}`,
    ),
    step(
      "Divide by the number of values",
      "A mean is the sum divided by how many there are.",
      latex,
      `\\frac{${dataLatex(sum)}}{${dataLatex(size)}}`,
    ),
  ];
}
