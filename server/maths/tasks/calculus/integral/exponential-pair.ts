import { canonical } from "../../../algebra/canonical.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { lightForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { decompose, fractionExpression } from "../rational/decompose.ts";
import { integralLatex, type Method } from "./integral-of.ts";

/** ∫eˣ(f + f′) dx = eˣ f. */
export const exponentialPair: Method = (expression, { variable }) => {
  const inner = ungroup(expression);
  const e: Expression = {
    kind: "power",
    base: { kind: "constant", name: "e" },
    exponent: { kind: "variable", name: variable },
  };
  const rest = form.divide(canonical(inner), canonical(e));
  for (const f of summands(rest, variable)) {
    const slope = derivative(f, variable);
    if (!form.equals(form.add(f, slope), rest) || form.isZero(slope)) continue;
    const [part, other] = [nicestForm(toExpression(f)), nicestForm(toExpression(slope))];
    const result = lightForm(productOf([e, inBrackets(part)]));
    const line = `\\int e^{${letterLatex(variable)}}\\left(${expressionLatex(part)} + ${expressionLatex(inBrackets(other))}\\right) \\, d${letterLatex(variable)}`;
    return {
      of: inner,
      result,
      formulas: [],
      method: "The form eˣ(f + f′)",
      steps: [
        {
          title: "Recognise $e^{x}\\left(f(x) + f'(x)\\right)$",
          why: `$f(${letterLatex(variable)}) = ${expressionLatex(part)}$ has the derivative $${expressionLatex(other)}$.`,
          before: integralLatex(inner, variable),
          after: line,
        },
        {
          title: "Use the rule",
          why: "$\\int e^{x}\\left(f(x) + f'(x)\\right) \\, dx = e^{x} f(x)$.",
          before: line,
          after: expressionLatex(result),
        },
      ],
    };
  }
  return null;
};

/** The terms of a sum over one bar, or its partial fractions. */
function summands(value: Quotient, variable: string): Quotient[] {
  const { numerator, denominator } = value;
  const isOneTermBelow = denominator.terms.length === 1;
  if (numerator.terms.length > 1 && numerator.terms.length < 5 && isOneTermBelow) {
    return numerator.terms.map((term) => form.quotient({ terms: [term] }, denominator));
  }
  const [above, below] = [numerator, denominator].map(form.fromPolynomial);
  const parts = above && below && decompose(above, below, variable);
  return (parts?.fractions ?? []).map((fraction) =>
    canonical(fractionExpression(fraction, variable)),
  );
}
