import { type Expression, ungroup, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { isSum } from "../../../working/written.ts";

/** An antiderivative by school methods, without its constant, and the steps. */
export interface Integral {
  of: Expression;
  result: Expression;
  /** Formulas of the table that were used. */
  formulas: string[];
  /** Empty if one formula of the table is enough. */
  steps: MathsStep[];
  method: string;
}

/** The variable of integration, and the function that integrates the remaining part of a method. */
export interface On {
  variable: string;
  integrate: (part: Expression, variable?: string) => Integral | null;
}

/** A method of integration; null if it does not apply. */
export type Method = (expression: Expression, on: On) => Integral | null;

export function integralLatex(expression: Expression, variable: string): string {
  const inner = ungroup(expression);
  const text = expressionLatex(inner);
  const body = isSum(inner) ? `\\left(${text}\\right)` : text;
  return `\\int ${body} \\, d${letterLatex(variable)}`;
}

/** An integral by one formula of the table, without steps. */
export function fromTable(of: Expression, result: Expression, formula: string): Integral {
  return { of, result, formulas: [formula], steps: [], method: "Standard integrals" };
}

/** Whether one formula of the table gives the integral. */
export function isTable({ steps }: Integral): boolean {
  return steps.length === 0;
}

/** The steps of a part, or the single formula of the table. */
export function stepsOrTable(part: Integral, variable: string): MathsStep[] {
  if (!isTable(part)) return part.steps;
  return [
    {
      title: "Use the standard integral",
      why: formulaWords(part.formulas),
      before: integralLatex(part.of, variable),
      after: expressionLatex(part.result),
    },
  ];
}

/** A reason contains at most three formulas. */
export function formulaWords(formulas: readonly string[]): string {
  const shown = [...new Set(formulas)].slice(0, 3);
  return shown.length === 0 ? "" : `${shown.map((formula) => `$${formula}$`).join(", ")}.`;
}

/** One step for a part with separate steps. */
export function namedPart(part: Integral, variable: string): MathsStep[] {
  if (isTable(part)) return [];
  const line = integralLatex(part.of, variable);
  return [
    {
      title: `Integrate $${expressionLatex(part.of)}$`,
      why: `${part.method}.`,
      before: line,
      after: `${line} = ${expressionLatex(part.result)}`,
      substeps: part.steps,
    },
  ];
}

/** A letter for a substitution that does not occur in the expression. */
export function freeLetter(expression: Expression, variable: string): string {
  const taken = new Set([...variablesIn(expression), variable]);
  return ["u", "t", "v", "w", "z", "s"].find((letter) => !taken.has(letter)) ?? "q";
}
