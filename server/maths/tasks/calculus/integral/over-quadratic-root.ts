import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  integerLeaf,
  ungroup,
  valueLeaf,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { lightFactors, lightForm } from "../light-form.ts";
import { integralLatex, type Method, stepsOrTable } from "./integral-of.ts";

/** p/√q = a·q/√q + r/√q = a√q + r/√q, where the polynomial p is divided by the quadratic q. */
export const overQuadraticRoot: Method = (expression, on) => {
  const { variable, integrate } = on;
  const inner = ungroup(expression);
  const read = readRoot(inner, variable);
  if (!read) return null;
  const { base, above } = read;
  const divided = divide(above, base, variable);
  if (!divided) return null;
  const root: Expression = { kind: "root", index: 2, operand: toExpression(base) };
  const first = lightForm(productOf([inBrackets(toExpression(divided.quotient)), root]));
  const second: Expression = {
    kind: "quotient",
    sign: "bar",
    left: toExpression(divided.rest),
    right: root,
  };
  const parts: Expression = form.isZero(divided.rest)
    ? first
    : { kind: "sum", left: first, right: lightForm(second) };
  const found = integrate(lightForm(parts));
  if (!found) return null;
  const split = lightForm(parts);
  return {
    ...found,
    of: inner,
    method: "Splitting the numerator",
    steps: [
      {
        title: "Split the numerator",
        why: `Write it with $${expressionLatex(toExpression(base))}$, for $\\frac{q}{\\sqrt{q}} = \\sqrt{q}$.`,
        before: integralLatex(inner, variable),
        after: integralLatex(split, variable),
      },
      ...stepsOrTable(found, variable),
    ],
  };
};

/** The quadratic under the only root, and the polynomial above it, of degree 2 at least. */
function readRoot(
  expression: Expression,
  variable: string,
): { base: Quotient; above: Quotient } | null {
  const { coefficient, factors } = lightFactors(expression);
  const root = factors.find(({ exponent }) => q.equals(exponent, q.rational(-1n, 2n)));
  if (!root) return null;
  const base = canonical(root.base);
  const others = factors
    .filter((factor) => factor !== root)
    .map(({ base: one, exponent }): Expression => ({
      kind: "power",
      base: inBrackets(one),
      exponent: valueLeaf(exponent),
    }));
  const above = canonical(productOf([valueLeaf(coefficient), integerLeaf(1n), ...others]));
  const isQuadratic = coefficientsIn(base, variable)?.length === 3;
  const degree = (coefficientsIn(above, variable)?.length ?? 0) - 1;
  return isQuadratic && degree >= 2 && degree <= 4 ? { base, above } : null;
}

function divide(
  above: Quotient,
  below: Quotient,
  variable: string,
): { quotient: Quotient; rest: Quotient } | null {
  const lead = coefficientsIn(below, variable)?.at(-1);
  let [quotient, rest] = [form.zero, above];
  for (;;) {
    const coefficients = coefficientsIn(rest, variable);
    const top = coefficients?.at(-1);
    if (!lead || !coefficients) return null;
    if (!top || coefficients.length < 3) return { quotient, rest };
    const power = form.raise(form.fromVariable(variable), coefficients.length - 3);
    const term = form.multiply(form.divide(top, lead), power);
    quotient = form.add(quotient, term);
    rest = form.subtract(rest, form.multiply(term, below));
  }
}
