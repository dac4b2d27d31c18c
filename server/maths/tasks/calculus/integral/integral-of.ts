import { type Expression, ungroup, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { isSum } from "../../../working/written.ts";

/** An antiderivative by the methods of the school, without its constant, and the steps that lead to it. */
export interface Integral {
  of: Expression;
  result: Expression;
  /** Formulas of the table that were used. */
  formulas: string[];
  /** Empty where one look at the table is enough. */
  steps: MathsStep[];
  method: string;
}

/** The letter by which is integrated, and how to integrate what a method leaves. */
export interface On {
  variable: string;
  integrate: (part: Expression, variable?: string) => Integral | null;
}

/** One way to integrate; null where it does not fit. */
export type Method = (expression: Expression, on: On) => Integral | null;

export function integralLatex(expression: Expression, variable: string): string {
  const inner = ungroup(expression);
  const text = expressionLatex(inner);
  const body = isSum(inner) ? `\\left(${text}\\right)` : text;
  return `\\int ${body} \\, d${letterLatex(variable)}`;
}

export function fromTable(of: Expression, result: Expression, formula: string): Integral {
  return { of, result, formulas: [formula], steps: [], method: "Standard integrals" };
}

export function isTable({ steps }: Integral): boolean {
  return steps.length === 0;
}

/** The steps of a part, or the one look at the table that it takes. */
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

/** At most three formulas stand in one reason. */
export function formulaWords(formulas: readonly string[]): string {
  const shown = [...new Set(formulas)].slice(0, 3);
  return shown.length === 0 ? "" : `${shown.map((formula) => `$${formula}$`).join(", ")}.`;
}

/** One step for a part that has steps of its own. */
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

/** A letter for a substitution, unlike any of the expression. */
export function freeLetter(expression: Expression, variable: string): string {
  const taken = new Set([...variablesIn(expression), variable]);
  return ["u", "t", "v", "w", "z", "s"].find((letter) => !taken.has(letter)) ?? "q";
}
