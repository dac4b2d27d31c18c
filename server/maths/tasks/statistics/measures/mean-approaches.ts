import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Approach } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { type Data, entriesOf, type Entry, total } from "../data/data.ts";
import { dataBrackets, dataLatex, valueAnswer } from "../data/written-value.ts";
import { meanOf, sizeOf } from "./compute.ts";
import { classMarks } from "./mean-steps.ts";
import { sumLatex } from "./shown-data.ts";

/**
 * The assumed mean method and, if it simplifies the numbers, the step deviation method; none for single values or fewer
 * than three rows.
 */
export function meanApproaches(data: Data): Approach[] {
  if (data.kind === "plain") return [];
  const entries = entriesOf(data);
  if (entries.length < 3) return [];
  const assumed = entries[Math.floor((entries.length - 1) / 2)]?.value ?? q.zero;
  const deviations = entries.map(({ value }) => q.subtract(value, assumed));
  const width = commonWidth(deviations);
  const marks = classMarks(data);
  const ways = [shifted(entries, assumed, q.one)];
  if (width && !q.equals(width, q.one)) ways.push(shifted(entries, assumed, width));
  return ways.map(({ method, steps }) => ({ method, steps: [...marks, ...steps] }));
}

function commonWidth(deviations: readonly Rational[]): Rational | null {
  const [first] = deviations
    .filter((one) => !q.isZero(one))
    .map(q.absolute)
    .toSorted(q.order);
  const isWhole = first && deviations.every((one) => q.isInteger(q.divide(one, first)));
  return isWhole ? first : null;
}

function shifted(entries: readonly Entry[], assumed: Rational, width: Rational): Approach {
  const isStep = !q.equals(width, q.one);
  const letter = isStep ? "u" : "d";
  const moved = entries.map(({ value }) => q.divide(q.subtract(value, assumed), width));
  const sum = total(entries.map(({ count }, at) => q.multiply(count, moved[at] ?? q.zero)));
  const size = sizeOf(entries);
  const { latex } = valueAnswer({ kind: "number", value: meanOf(entries) });
  const part = `\\frac{${dataLatex(sum)}}{${dataLatex(size)}}`;
  const line = `${dataLatex(assumed)} + ${part}${isStep ? ` \\times ${dataLatex(width)}` : ""}`;
  return {
    method: isStep ? "Step deviation method" : "Assumed mean method",
    steps: [
      step(
        isStep ? "Choose an assumed mean and the class width" : "Choose an assumed mean",
        "A value near the middle keeps the numbers small.",
        isStep
          ? `a = ${dataLatex(assumed)},\\quad h = ${dataLatex(width)}`
          : `a = ${dataLatex(assumed)}`,
      ),
      step(
        "Find the deviations",
        isStep ? "$u_i = \\frac{x_i - a}{h}$" : "$d_i = x_i - a$",
        `${letter}_{i}:\\; ${moved.map(dataLatex).join(",\\; ")}`,
      ),
      step(
        "Multiply each deviation by its frequency and add",
        "A deviation that comes several times counts several times.",
        `${sumLatex(entries.map(({ count }, at) => `${dataLatex(count)} \\times ${dataBrackets(moved[at] ?? q.zero)}`))} = ${dataLatex(sum)}`,
      ),
      step(
        "Put the numbers into the formula",
        isStep
          ? "$\\bar{x} = a + \\frac{\\sum f_i u_i}{\\sum f_i} \\times h$"
          : "$\\bar{x} = a + \\frac{\\sum f_i d_i}{\\sum f_i}$",
        `\\bar{x} = ${latex}`,
        `\\bar{x} = ${line}`,
      ),
    ],
  };
}
