import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { inBrackets, sumOf, termsOf } from "../../../working/written.ts";
import { lightForm } from "../light-form.ts";
import {
  type Derivation,
  derivativeLatex,
  formulaWords,
  isTable,
  partSteps,
  type On,
  scaledDerivation,
  unique,
} from "./derivation.ts";

export function deriveSum(whole: Expression, on: On): Derivation {
  const terms = termsOf(whole);
  const parts = terms.map(({ isNegative, term }) => ({
    isNegative,
    derivation: on.derive(term),
  }));
  const [only, second] = parts;
  if (only && !second) return signTurned(whole, only.derivation, on);
  const raw = sumOf(
    parts.map(({ isNegative, derivation }) => ({
      isNegative,
      term: inBrackets(derivation.result),
    })),
  );
  const result = lightForm(raw);
  const operators = parts
    .map(({ isNegative, derivation }, at) => {
      const sign = isNegative ? "- " : at === 0 ? "" : "+ ";
      return sign + derivativeLatex(derivation.of, on.variable);
    })
    .join(" ");
  const formulas = unique(parts.flatMap(({ derivation }) => derivation.formulas));
  return {
    of: whole,
    result,
    formulas,
    method: parts.every(({ derivation }) => isTable(derivation))
      ? "Sum rule"
      : (parts.find(({ derivation }) => !isTable(derivation))?.derivation.method ?? "Sum rule"),
    steps: [
      {
        title: "Differentiate term by term",
        why: "Sum rule: the derivative of a sum is the sum of the derivatives.",
        before: derivativeLatex(whole, on.variable),
        after: operators,
      },
      ...parts.flatMap(({ derivation }) => partSteps(derivation, on)),
      {
        title: "Write the derivative of each term",
        why: formulaWords(formulas),
        before: operators,
        after: expressionLatex(result),
      },
    ],
  };
}

function signTurned(whole: Expression, inner: Derivation, on: On): Derivation {
  return scaledDerivation(whole, integerLeaf(-1n), inner, on);
}
