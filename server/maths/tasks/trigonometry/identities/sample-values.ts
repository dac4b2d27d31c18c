import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";

/** Angles in degrees of which no multiple up to 12 is a multiple of 90°, which avoids 0/0; acute ones first. */
const acute = [21, 52, 35, 68, 11, 62];
const others = [131, 201, 311, 253, 161];

export interface Sample {
  /** The angles in LaTeX: x = 21^{\circ}. */
  at: string;
  left: number;
  right: number;
}

/**
 * The values of both expressions at sample angles; angles at which one has no real value, or a very large one, are
 * omitted.
 */
export function samplesOf(
  left: Expression,
  right: Expression,
  reach: "all angles" | "acute angles" = "all angles",
): Sample[] {
  const angles = reach === "acute angles" ? acute : [...acute, ...others];
  const names = [...new Set([...variablesIn(left), ...variablesIn(right)])].toSorted();
  return angles.flatMap((_, shift) => {
    const chosen = names.map((name, at) => ({
      name,
      degrees: angles[(shift + 3 * at) % angles.length] ?? 20,
    }));
    const values = new Map(chosen.map(({ name, degrees }) => [name, (degrees * Math.PI) / 180]));
    const [a, b] = [evaluateReal(left, values), evaluateReal(right, values)];
    if (a === null || b === null || Math.max(Math.abs(a), Math.abs(b)) > 1e6) return [];
    const at = chosen
      .map(({ name, degrees }) => `${letterLatex(name)} = ${degrees}^{\\circ}`)
      .join(",\\; ");
    return [{ at, left: a, right: b }];
  });
}

const rounding = 1e-9;

/** Whether both values agree up to rounding errors. */
export function agree({ left, right }: Pick<Sample, "left" | "right">): boolean {
  return Math.abs(left - right) <= rounding * Math.max(1, Math.abs(left));
}

/** A value with four decimal places, without a minus sign before zero. */
export function shownValue(value: number): string {
  const text = value.toFixed(4);
  return text === "-0.0000" ? "0.0000" : text;
}
