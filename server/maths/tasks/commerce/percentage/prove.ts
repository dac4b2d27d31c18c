import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import type { PercentageProblem } from "./recognise.ts";
import type { PercentageResult } from "./solve.ts";

const hundred = q.rational(100n);

/**
 * Computes the given values from the answer. The cross products of "part : whole = percent : 100" must be
 * equal; no step of the solution uses them.
 */
export function prove(problem: PercentageProblem, { value }: PercentageResult): Proof | null {
  const { part, whole, percent } = proportion(problem, value);
  if (!q.equals(q.multiply(part, hundred), q.multiply(percent, whole))) return null;
  const write = (number: Rational): string => rationalLatex(number, problem.style);
  return {
    method: "By the proportion part : whole = percent : 100, whose cross products are equal",
    lines: [
      `${write(part)} \\times 100 = ${write(q.multiply(part, hundred))}`,
      `${write(percent)} \\times ${write(whole)} = ${write(q.multiply(percent, whole))}`,
    ],
  };
}

function proportion(
  { kind, first, second }: PercentageProblem,
  value: Rational,
): { part: Rational; whole: Rational; percent: Rational } {
  switch (kind) {
    case "part":
      return { part: value, whole: second.value, percent: first.value };
    case "percent":
      return { part: first.value, whole: second.value, percent: value };
    case "whole":
      return { part: second.value, whole: value, percent: first.value };
    case "increase":
      return { part: value, whole: second.value, percent: q.add(hundred, first.value) };
    case "decrease":
      return { part: value, whole: second.value, percent: q.subtract(hundred, first.value) };
  }
}
