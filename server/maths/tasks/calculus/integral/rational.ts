import { canonical } from "../../../algebra/canonical.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, ungroup, valueLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { inBrackets, looksLike, productOf } from "../../../working/written.ts";
import { lightFactors, lightForm } from "../light-form.ts";
import { decompose } from "../rational/decompose.ts";
import { partialFractionSteps, sumExpression } from "../rational/partial-fraction-steps.ts";
import { integralLatex, type Method, stepsOrTable } from "./integral-of.ts";

/** A quotient of polynomials as a sum of partial fractions. */
export const byPartialFractions: Method = (expression, on) => {
  const inner = ungroup(expression);
  const value = canonical(inner);
  const parts = decompose(
    form.fromPolynomial(value.numerator),
    form.fromPolynomial(value.denominator),
    on.variable,
  );
  if (!parts) return null;
  const count = parts.fractions.filter(({ numerator }) => numerator.length > 0).length;
  if (count + (parts.whole.length > 0 ? 1 : 0) < 2) return null;
  const sum = sumExpression(parts, on.variable);
  const integral = on.integrate(sum);
  if (!integral) return null;
  const isDivision = count === 1;
  return {
    ...integral,
    of: inner,
    method: isDivision ? "Division, then standard integrals" : "Partial fractions",
    steps: [
      {
        title: isDivision ? "Divide the polynomials" : "Split into partial fractions",
        why: isDivision
          ? "The degree above the bar is not smaller than the degree below."
          : "The denominator is a product: each factor gets fractions of its own.",
        before: integralLatex(inner, on.variable),
        after: integralLatex(sum, on.variable),
        ...(isDivision
          ? {}
          : { substeps: partialFractionSteps(inner, { parts, sum }, on.variable) }),
      },
      ...stepsOrTable(integral, on.variable),
    ],
  };
};

/** (px + q) over a quadratic, or over or times its root: the derivative of the quadratic is split off. */
export const splitNumerator: Method = (expression, on) => {
  const inner = ungroup(expression);
  const found = lineAndQuadratic(inner, on.variable);
  const split = found && splitOff(found, on.variable);
  if (!split) return null;
  const tidied = splitSum(found.power, split);
  if (looksLike(tidied, inner)) return null;
  const integral = on.integrate(tidied);
  if (!integral) return null;
  return {
    ...integral,
    of: inner,
    method: "Splitting the numerator",
    steps: [
      {
        title: "Split off the derivative of the quadratic",
        why: splitWords(found.line, split),
        before: integralLatex(inner, on.variable),
        after: integralLatex(tidied, on.variable),
      },
      ...stepsOrTable(integral, on.variable),
    ],
  };
};

interface LineAndQuadratic {
  line: Quotient;
  quadratic: Quotient;
  /** The quadratic with its exponent, as it is written. */
  power: Expression;
}

function lineAndQuadratic(expression: Expression, variable: string): LineAndQuadratic | null {
  const { coefficient, factors } = lightFactors(expression);
  if (factors.length !== 2 || !q.equals(coefficient, q.one)) return null;
  const line = factors.find(
    ({ base, exponent }) => degreeOf(base, variable) === 1 && q.equals(exponent, q.one),
  );
  const quadratic = factors.find(({ base }) => degreeOf(base, variable) === 2);
  if (!line || !quadratic || !isHandled(quadratic.exponent)) return null;
  const power: Expression = {
    kind: "power",
    base: inBrackets(quadratic.base),
    exponent: valueLeaf(quadratic.exponent),
  };
  return { line: canonical(line.base), quadratic: canonical(quadratic.base), power };
}

/** line = ratio × slope + rest, with the slope of the quadratic. */
interface Split {
  ratio: Quotient;
  slope: Quotient;
  rest: Quotient;
}

function splitOff({ line, quadratic }: LineAndQuadratic, variable: string): Split | null {
  const slope = derivative(quadratic, variable);
  const own = leading(line, variable);
  if (!own) return null;
  const ratio = form.divide(own, leading(slope, variable) ?? form.one);
  const rest = form.subtract(line, form.multiply(ratio, slope));
  return form.isZero(rest) ? null : { ratio, slope, rest };
}

function splitSum(power: Expression, { ratio, slope, rest }: Split): Expression {
  const part = (factor: Quotient, above: Expression): Expression =>
    lightForm(productOf([inBrackets(toExpression(factor)), inBrackets(above), power]));
  return signedSum({
    kind: "sum",
    left: part(ratio, toExpression(slope)),
    right: inBrackets(part(rest, valueLeaf(q.one))),
  });
}

function splitWords(line: Quotient, { ratio, slope, rest }: Split): string {
  const latex = (part: Quotient): string => expressionLatex(toExpression(part));
  const left = expressionLatex(inBrackets(toExpression(rest)));
  return `$${latex(line)} = ${latex(ratio)}(${latex(slope)}) + ${left}$.`;
}

function signedSum(sum: Extract<Expression, { kind: "sum" }>): Expression {
  const right = ungroup(sum.right);
  return right.kind === "negate"
    ? { kind: "difference", left: sum.left, right: right.operand }
    : { ...sum, right };
}

function isHandled(exponent: q.Rational): boolean {
  const half = q.rational(1n, 2n);
  return [q.rational(-1n), half, q.negate(half)].some((one) => q.equals(one, exponent));
}

function degreeOf(base: Expression, variable: string): number {
  const coefficients = coefficientsIn(canonical(base), variable);
  return coefficients ? coefficients.length - 1 : -1;
}

function leading(value: Quotient, variable: string): Quotient | null {
  return coefficientsIn(value, variable)?.at(-1) ?? null;
}
