import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { type Data, entriesOf, type Entry, total } from "../data/data.ts";
import { dataBrackets, dataLatex } from "../data/written-value.ts";
import { sizeOf } from "./compute.ts";
import { listLatex, sumLatex, singleValues } from "./shown-data.ts";

/** The step that writes the class marks; empty for other data. */
export function classMarks(data: Data): MathsStep[] {
  if (data.kind !== "classes") return [];
  return [
    step(
      "Find the class marks",
      "The class mark $x_i$ is the middle of a class: half the sum of its limits.",
      `x_{i}:\\; ${listLatex(entriesOf(data).map(({ value }) => value))}`,
    ),
  ];
}

/** The steps to a mean: the sum of the values, or of their products with the frequencies, divided by their number. */
export function meanSteps(data: Data, entries: readonly Entry[], latex: string): MathsStep[] {
  const size = sizeOf(entries);
  const sum = total(entries.map(({ value, count }) => q.multiply(value, count)));
  const line = `\\frac{${dataLatex(sum)}}{${dataLatex(size)}}`;
  if (data.kind === "plain") {
    const values = singleValues(data);
    return [
      step(
        "Add all the values",
        "Mean = sum of the values ÷ number of values.",
        `${sumLatex(values.map((value, at) => (at === 0 ? dataLatex(value) : dataBrackets(value))))} = ${dataLatex(sum)}`,
      ),
      step(
        `Divide by the number of values, ${dataLatex(size)}`,
        "The mean is the sum of all values over their number.",
        `\\bar{x} = ${latex}`,
        `\\bar{x} = ${line}`,
      ),
    ];
  }
  return [
    step(
      "Multiply each value by its frequency and add",
      "$\\sum f_i x_i$",
      `${sumLatex(entries.map(({ value, count }) => `${dataLatex(count)} \\times ${dataBrackets(value)}`))} = ${dataLatex(sum)}`,
    ),
    step(
      "Add the frequencies",
      "$\\sum f_i$",
      `${sumLatex(entries.map(({ count }) => dataLatex(count)))} = ${dataLatex(size)}`,
    ),
    step(
      "Divide",
      "Direct method: $\\bar{x} = \\frac{\\sum f_i x_i}{\\sum f_i}$.",
      `\\bar{x} = ${latex}`,
      `\\bar{x} = ${line}`,
    ),
  ];
}
