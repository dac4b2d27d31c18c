import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { type ClassEntry, total } from "../data/data.ts";
import { dataLatex } from "../data/written-value.ts";
import { medianClass, modalClass, touching, two } from "./compute.ts";

/** The cumulative frequencies. */
export function cumulative(counts: readonly Rational[]): Rational[] {
  let sum = q.zero;
  return counts.map((count) => (sum = q.add(sum, count)));
}

function touchingStep(classes: readonly ClassEntry[], own: readonly ClassEntry[]): MathsStep[] {
  const isSame = classes.every(({ low }) => own.some((one) => q.equals(one.low, low)));
  if (isSame) return [];
  return [
    step(
      "Make the classes continuous",
      "There are gaps between the classes: move each limit by half a gap.",
      own.map(({ low, high }) => `${dataLatex(low)}\\text{–}${dataLatex(high)}`).join(",\\; "),
    ),
  ];
}

function className({ low, high }: ClassEntry): string {
  return `${dataLatex(low)}\\text{–}${dataLatex(high)}`;
}

/** The steps to the median of classes; `latex` is the result. */
export function groupedMedianSteps(classes: readonly ClassEntry[], latex: string): MathsStep[] {
  const own = touching(classes);
  const { entry, before, width } = medianClass(own);
  const size = total(own.map(({ count }) => count));
  const half = q.divide(size, two);
  const line = `${dataLatex(entry.low)} + \\frac{${dataLatex(half)} - ${dataLatex(before)}}{${dataLatex(entry.count)}} \\times ${dataLatex(width)}`;
  return [
    ...touchingStep(classes, own),
    step(
      "Write down the cumulative frequencies",
      "Each is the sum of all frequencies so far; it shows where the middle lies.",
      `\\text{cf}:\\; ${cumulative(own.map(({ count }) => count))
        .map(dataLatex)
        .join(",\\; ")}`,
    ),
    step(
      "Find the median class",
      "It is the first class whose cumulative frequency reaches $\\frac{n}{2}$.",
      `\\frac{n}{2} = ${dataLatex(half)},\\quad \\text{median class: } ${className(entry)}`,
    ),
    step(
      "Note what the formula needs",
      "$l$: lower limit, cf: cumulative frequency before the class, $f$: its frequency, $h$: its width.",
      `l = ${dataLatex(entry.low)},\\quad \\text{cf} = ${dataLatex(before)},\\quad f = ${dataLatex(entry.count)},\\quad h = ${dataLatex(width)}`,
    ),
    step(
      "Put the numbers into the formula",
      "Median $= l + \\frac{\\frac{n}{2} - \\text{cf}}{f} \\times h$.",
      latex,
      line,
    ),
  ];
}

/** The steps to the mode of classes; `latex` is the result. */
export function groupedModeSteps(classes: readonly ClassEntry[], latex: string): MathsStep[] {
  const own = touching(classes);
  const { entry, before, after, width } = modalClass(own);
  const f = dataLatex(entry.count);
  const line = `${dataLatex(entry.low)} + \\frac{${f} - ${dataLatex(before)}}{2 \\times ${f} - ${dataLatex(before)} - ${dataLatex(after)}} \\times ${dataLatex(width)}`;
  return [
    ...touchingStep(classes, own),
    step(
      "Find the modal class",
      "It is the class with the highest frequency.",
      `\\text{modal class: } ${className(entry)}`,
    ),
    step(
      "Note what the formula needs",
      "$l$: lower limit, $f_1$: frequency of the modal class, $f_0$ and $f_2$: of the classes before and after it, $h$: width.",
      `l = ${dataLatex(entry.low)},\\quad f_{1} = ${f},\\quad f_{0} = ${dataLatex(before)},\\quad f_{2} = ${dataLatex(after)},\\quad h = ${dataLatex(width)}`,
    ),
    step(
      "Put the numbers into the formula",
      "Mode $= l + \\frac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h$.",
      latex,
      line,
    ),
  ];
}
