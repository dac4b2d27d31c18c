import type { Expression } from "../../../expressions/expression.ts";
import type { MathsStep } from "../../../outcome.ts";

/** y = particular(x) + C·factor(x), H(y) = G(x) + C, or H(y/x) = G(x) + C. */
export type SolutionForm =
  | { kind: "explicit"; particular: Expression | null; factor: Expression }
  | { kind: "implicit" | "ratio"; ofY: Expression; ofX: Expression };

export interface DifferentialSolution {
  method:
    | "Separating the variables"
    | "Integrating factor"
    | "Direct integration"
    | "Homogeneous equation";
  solution: SolutionForm;
  steps: MathsStep[];
}

export const y: Expression = { kind: "variable", name: "y" };

export function product(left: Expression, right: Expression): Expression {
  return {
    kind: "product",
    sign: "implicit",
    left: { kind: "group", inner: left },
    right: { kind: "group", inner: right },
  };
}

export function quotient(left: Expression, right: Expression): Expression {
  return { kind: "quotient", sign: "bar", left, right };
}

export const slopeLatex = "\\frac{dy}{dx}";
