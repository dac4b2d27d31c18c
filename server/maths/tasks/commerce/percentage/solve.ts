import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { PercentageProblem } from "./recognise.ts";

export interface PercentageResult {
  /** The answer; for "what percent" the number before the % sign. */
  value: Rational;
  /** The part that is added or taken away, for an increase or decrease. */
  change: Rational | null;
}

const hundred = q.rational(100n);

export function solve({ kind, first, second }: PercentageProblem): PercentageResult {
  const part = q.multiply(q.divide(first.value, hundred), second.value);
  switch (kind) {
    case "part":
      return { value: part, change: null };
    case "percent":
      return { value: q.multiply(q.divide(first.value, second.value), hundred), change: null };
    case "whole":
      return { value: q.multiply(q.divide(second.value, first.value), hundred), change: null };
    case "increase":
      return { value: q.add(second.value, part), change: part };
    case "decrease":
      return { value: q.subtract(second.value, part), change: part };
  }
}
