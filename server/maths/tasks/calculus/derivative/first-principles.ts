import { canonical } from "../../../algebra/canonical.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import { substitute as substituteForm } from "../../../algebra/substitute.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import {
  type Expression,
  integerLeaf,
  ungroup,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets } from "../../../working/written.ts";
import { nicestForm } from "../nicest-form.ts";

export interface FirstPrinciples {
  result: Expression;
  steps: MathsStep[];
}

const step = "h";

/**
 * The derivative as the limit of (f(x + h) − f(x))/h: for polynomials and fractions h cancels, for √u the numerator is
 * rationalised, for sine and cosine the difference becomes a product. Null for other functions.
 */
export function firstPrinciples(expression: Expression, variable: string): FirstPrinciples | null {
  if (variablesIn(expression).includes(step) || variable === step) return null;
  const inner = ungroup(expression);
  const moved = shifted(inner, variable);
  return (
    byCancelling(inner, moved, variable) ??
    byRationalising(inner, moved, variable) ??
    bySineFormula(inner, variable)
  );
}

function shifted(expression: Expression, variable: string): Expression {
  const by: Expression = {
    kind: "group",
    inner: {
      kind: "sum",
      left: { kind: "variable", name: variable },
      right: { kind: "variable", name: step },
    },
  };
  return tidy(substitute(expression, new Map([[variable, by]])));
}

function difference(left: Expression, right: Expression): Expression {
  return { kind: "difference", left, right: inBrackets(right) };
}

function overStep(above: string): string {
  return `\\frac{${above}}{h}`;
}

const limit = "\\lim_{h \\to 0} ";

function definition(variable: string, quotient: string): MathsStep {
  const x = letterLatex(variable);
  return {
    title: "Write the definition of the derivative",
    why: `First principles: the slope of the line through two points of the curve that move together.`,
    before: `f'(${x}) = ${limit}\\frac{f(${x} + h) - f(${x})}{h}`,
    after: `f'(${x}) = ${limit}${quotient}`,
  };
}

function byCancelling(
  expression: Expression,
  moved: Expression,
  variable: string,
): FirstPrinciples | null {
  const value = canonical(expression);
  const isRational = [value.numerator, value.denominator].every(
    (part) => coefficientsIn(form.fromPolynomial(part), variable) !== null,
  );
  if (!isRational) return null;
  const rise = form.subtract(canonical(moved), value);
  const quotient = form.divide(rise, form.fromVariable(step));
  const result = substituteForm(quotient, step, form.zero);
  const raw = overStep(expressionLatex(difference(moved, expression)));
  const worked = overStep(latexOf(nicestForm(toExpression(rise))));
  const cancelled = latexOf(nicestForm(toExpression(quotient)));
  const final = nicestForm(toExpression(result));
  return {
    result: final,
    steps: [
      definition(variable, raw),
      {
        title: "Work out the difference above the bar",
        why: "Expand, and collect like terms.",
        before: limit + raw,
        after: limit + worked,
      },
      {
        title: "Cancel $h$",
        why: "$h$ tends to 0 but is not 0.",
        before: limit + worked,
        after: limit + (cancelled.includes(" ") ? `\\left(${cancelled}\\right)` : cancelled),
      },
      put(limit + cancelled, final),
    ],
  };
}

function put(before: string, result: Expression): MathsStep {
  return {
    title: "Let $h$ tend to 0",
    why: "Nothing stands in the way of putting $h = 0$ now.",
    before,
    after: latexOf(result),
  };
}

function latexOf(expression: Expression): string {
  return expressionLatex(expression);
}

/** (√(u + …) − √u)/h times the sum of the roots, in numerator and denominator. */
function byRationalising(
  expression: Expression,
  moved: Expression,
  variable: string,
): FirstPrinciples | null {
  if (expression.kind !== "root" || expression.index !== 2 || moved.kind !== "root") return null;
  const [inside, outside] = [canonical(expression.operand), canonical(moved.operand)];
  const rise = form.subtract(outside, inside);
  const slope = form.divide(rise, form.fromVariable(step));
  const coefficients = coefficientsIn(inside, variable);
  if (!coefficients || coefficients.length > 3) return null;
  const sum = `${latexOf(moved)} + ${latexOf(expression)}`;
  const raw = overStep(latexOf(difference(moved, expression)));
  const multiplied = `\\frac{${latexOf(toExpression(rise))}}{h(${sum})}`;
  const cancelled = `\\frac{${latexOf(toExpression(slope))}}{${sum}}`;
  const result = nicestForm({
    kind: "quotient",
    sign: "bar",
    left: toExpression(substituteForm(slope, step, form.zero)),
    right: {
      kind: "product",
      sign: "implicit",
      left: integerLeaf(2n),
      right: expression,
    },
  });
  return {
    result,
    steps: [
      definition(variable, raw),
      {
        title: "Rationalise the numerator",
        why: "Multiply above and below by the sum of the roots: $(a - b)(a + b) = a^{2} - b^{2}$.",
        before: limit + raw,
        after: limit + multiplied,
      },
      {
        title: "Cancel $h$",
        why: "$h$ tends to 0 but is not 0.",
        before: limit + multiplied,
        after: limit + cancelled,
      },
      put(limit + cancelled, result),
    ],
  };
}

/** sin(x + h) − sin x = 2 cos(x + h/2) sin(h/2), and the like for the cosine. */
function bySineFormula(expression: Expression, variable: string): FirstPrinciples | null {
  if (expression.kind !== "call" || ungroup(expression.argument).kind !== "variable") return null;
  if (expression.name !== "sin" && expression.name !== "cos") return null;
  const isSine = expression.name === "sin";
  const x = letterLatex(variable);
  const raw = overStep(`\\${expression.name}(${x} + h) - \\${expression.name} ${x}`);
  const outer = isSine ? "\\cos" : "-\\sin";
  const product = `${isSine ? "2\\cos" : "-2\\sin"}\\left(${x} + \\frac{h}{2}\\right) \\sin\\left(\\frac{h}{2}\\right)`;
  const split = `${outer}\\left(${x} + \\frac{h}{2}\\right) \\times \\frac{\\sin\\left(\\frac{h}{2}\\right)}{\\frac{h}{2}}`;
  const turned: Expression = { ...expression, name: isSine ? "cos" : "sin" };
  const result: Expression = isSine ? turned : { kind: "negate", operand: turned };
  return {
    result,
    steps: [
      definition(variable, raw),
      {
        title: "Turn the difference into a product",
        why: isSine
          ? "$\\sin A - \\sin B = 2\\cos\\frac{A + B}{2} \\sin\\frac{A - B}{2}$."
          : "$\\cos A - \\cos B = -2\\sin\\frac{A + B}{2} \\sin\\frac{A - B}{2}$.",
        before: limit + raw,
        after: limit + overStep(product),
      },
      {
        title: "Split off the standard limit",
        why: "$\\lim_{\\theta \\to 0} \\frac{\\sin \\theta}{\\theta} = 1$, here with $\\theta = \\frac{h}{2}$.",
        before: limit + overStep(product),
        after: limit + split,
      },
      put(limit + split, result),
    ],
  };
}
