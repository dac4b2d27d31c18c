import { type Expression, ungroup, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { inBrackets, isSum, productOf } from "../../../working/written.ts";
import { lightForm } from "../light-form.ts";
import { reasons } from "../../../working/reasons.ts";

/** The letter of differentiation, and the function that differentiates a part with respect to it. */
export interface On {
  variable: string;
  derive: (part: Expression) => Derivation;
}

/** A derivative by school rules: the argument, the result of the rule, and the steps. */
export interface Derivation {
  of: Expression;
  result: Expression;
  /** The formulas of the table that were used, if no rule beyond the table was. */
  formulas: string[];
  /** Empty if one formula of the table is enough. */
  steps: MathsStep[];
  method: string;
}

/** The operator d/dx before an expression. */
export function derivativeLatex(expression: Expression, variable: string): string {
  return `\\frac{d}{d${letterLatex(variable)}}\\left(${expressionLatex(ungroup(expression))}\\right)`;
}

export function hasLetter(expression: Expression, variable: string): boolean {
  return variablesIn(expression).includes(variable);
}

/** A derivation by one formula of the table, without steps. */
export function table(of: Expression, result: Expression, formula: string): Derivation {
  return { of, result, formulas: [formula], steps: [], method: "Standard derivatives" };
}

/** Whether one formula of the table gives the derivative. */
export function isTable({ steps }: Derivation): boolean {
  return steps.length === 0;
}

/** Whether it needs no separate steps inside another derivative: each term needs one formula of the table only. */
export function isShort(derivation: Derivation): boolean {
  return isTable(derivation) || derivation.method === "Sum rule";
}

/** One step for a part with separate steps; none for a formula of the table. */
export function partSteps(derivation: Derivation, on: On): MathsStep[] {
  if (isShort(derivation)) return [];
  const line = derivativeLatex(derivation.of, on.variable);
  return [
    {
      title: `Differentiate $${expressionLatex(derivation.of)}$`,
      why: `${derivation.method}.`,
      before: line,
      after: `${line} = ${expressionLatex(derivation.result)}`,
      substeps: derivation.steps,
    },
  ];
}

/** A reason contains at most three formulas. */
export function formulaWords(formulas: readonly string[]): string {
  const shown = unique(formulas).slice(0, 3);
  return shown.length === 0 ? "" : `${shown.map((formula) => `$${formula}$`).join(", ")}.`;
}

export function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** A constant factor stays before the derivative. */
export function scaledDerivation(
  whole: Expression,
  factor: Expression,
  inner: Derivation,
  on: On,
): Derivation {
  const result = lightForm(productOf([inBrackets(factor), inBrackets(inner.result)]));
  if (isTable(inner)) return { ...inner, of: whole, result };
  const line = derivativeLatex(inner.of, on.variable);
  const isMinus = factor.kind === "number" && q.equals(factor.value, q.rational(-1n));
  const times = isMinus ? "-" : `${expressionLatex(inBrackets(factor))} \\times `;
  return {
    of: whole,
    result,
    formulas: inner.formulas,
    method: inner.method,
    steps: [
      {
        title: "Take the constant factor out",
        why: "$\\frac{d}{dx}(c\\,f) = c\\,f'$.",
        before: derivativeLatex(whole, on.variable),
        after: times + line,
      },
      ...inner.steps,
      {
        title: "Multiply by the constant factor",
        why: reasons.brackets,
        before: times + line,
        after: expressionLatex(result),
      },
    ],
  };
}

/** Letters for the parts of a rule, different from those of the expression. */
export function freeLetters(expression: Expression): [string, string] {
  const taken = variablesIn(expression);
  const pairs: [string, string][] = [
    ["u", "v"],
    ["p", "q"],
    ["g", "h"],
    ["s", "t"],
  ];
  return pairs.find((pair) => pair.every((letter) => !taken.includes(letter))) ?? ["m", "n"];
}

export type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

/** The factors of a product, also of nested ones; the expression itself if it is none. */
export function factorsOfProduct(expression: Expression): Expression[] {
  const inner =
    expression.kind === "group" && !isSum(expression.inner) ? expression.inner : expression;
  return inner.kind === "product"
    ? [...factorsOfProduct(inner.left), ...factorsOfProduct(inner.right)]
    : [inner];
}
