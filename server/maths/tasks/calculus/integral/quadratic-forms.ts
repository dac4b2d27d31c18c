import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { signOf } from "../../../algebra/constant-value.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { lightForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { type Integral, integralLatex } from "./integral-of.ts";

/** a(X² ± k²) with X = x + b/2a. */
interface Square {
  leading: Quotient;
  /** X. */
  inner: Expression;
  /** k, and the sign before k². */
  root: Expression;
  sign: 1 | -1;
  isShifted: boolean;
}

function squareOf(base: Expression, variable: string): Square | null {
  const coefficients = coefficientsIn(canonical(base), variable);
  const [c, b, a, more] = coefficients ?? [];
  if (!c || !b || !a || more) return null;
  const shift = form.divide(b, form.scale(a, q.rational(2n)));
  const rest = form.subtract(form.divide(c, a), form.multiply(shift, shift));
  const sign = form.isConstant(rest) ? signOf(rest) : letterSign(rest);
  if (sign === null || sign === 0) return null;
  const root = rootOf(sign > 0 ? rest : form.negate(rest), 2, { positive: true });
  return {
    leading: a,
    inner: toExpression(form.add(form.fromVariable(variable), shift)),
    root: toExpression(root),
    sign,
    isShifted: !form.isZero(shift),
  };
}

/** ±a² with a letter: the sign of its number. */
function letterSign(value: Quotient): 1 | -1 | null {
  const [term, second] = value.numerator.terms;
  if (!term || second) return null;
  return q.sign(term.coefficient) > 0 ? 1 : -1;
}

const one = integerLeaf(1n);
const two = integerLeaf(2n);

function over(above: Expression, below: Expression): Expression {
  return { kind: "quotient", sign: "bar", left: ungroup(above), right: ungroup(below) };
}

function times(...factors: Expression[]): Expression {
  return productOf(factors.map(inBrackets));
}

function squared(base: Expression): Expression {
  return { kind: "power", base: inBrackets(base), exponent: two };
}

function call(name: "arctan" | "arcsin" | "ln" | "abs", argument: Expression): Expression {
  return { kind: "call", name, argument: ungroup(argument) };
}

function sum(left: Expression, right: Expression, sign: 1 | -1 = 1): Expression {
  return { kind: sign > 0 ? "sum" : "difference", left, right };
}

function reciprocal(value: Expression): Expression {
  return over(one, value);
}

interface Standard {
  result: Expression;
  formula: string;
}

/** Powers −1, −1/2 and 1/2 of ax² + bx + c, by completing the square. */
export function quadraticTable(
  of: Expression,
  base: Expression,
  exponent: Rational,
  variable: string,
): Integral | null {
  const square = squareOf(base, variable);
  if (!square) return null;
  const found = standardOf(square, exponent);
  if (!found) return null;
  const result = lightForm(found.result);
  const integral = { of, result, formulas: [found.formula], method: "Standard integrals" };
  if (!square.isShifted && form.isOne(square.leading)) return { ...integral, steps: [] };
  return {
    ...integral,
    method: square.isShifted ? "Completing the square" : "Standard integrals",
    steps: squareSteps(of, square, exponent, { variable, found, result }),
  };
}

function standardOf(square: Square, exponent: Rational): Standard | null {
  if (q.equals(exponent, q.rational(-1n))) return reciprocalOf(square);
  if (q.equals(exponent, q.rational(-1n, 2n))) return reciprocalRoot(square);
  return q.equals(exponent, q.rational(1n, 2n)) ? rootItself(square) : null;
}

/** 1/(X² + k²) and 1/(X² − k²). */
function reciprocalOf({ leading, inner: X, root: k, sign, isShifted }: Square): Standard | null {
  const factor = reciprocal(toExpression(leading));
  if (sign > 0) {
    const result = times(factor, reciprocal(k), call("arctan", lightForm(over(X, k))));
    return {
      result,
      formula: "\\int \\frac{1}{x^{2} + a^{2}} \\, dx = \\frac{1}{a}\\tan^{-1}\\frac{x}{a}",
    };
  }
  // Two rational zeros: partial fractions are shorter.
  if (isShifted && form.asRational(canonical(k))) return null;
  const quotient = over(nicestForm(sum(X, k, -1)), nicestForm(sum(X, k)));
  return {
    result: times(factor, reciprocal(times(two, k)), call("ln", call("abs", quotient))),
    formula:
      "\\int \\frac{1}{x^{2} - a^{2}} \\, dx = \\frac{1}{2a}\\ln\\left|\\frac{x - a}{x + a}\\right|",
  };
}

function isPositive(value: Quotient): boolean | null {
  const sign = form.isConstant(value) ? signOf(value) : letterSign(value);
  return sign === null || sign === 0 ? null : sign > 0;
}

/** 1/√(X² ± k²) and 1/√(k² − X²). */
function reciprocalRoot({ leading, inner: X, root: k, sign }: Square): Standard | null {
  const positive = isPositive(leading);
  if (positive === null || (!positive && sign > 0)) return null;
  const size = toExpression(
    rootOf(positive ? leading : form.negate(leading), 2, { positive: true }),
  );
  if (!positive) {
    return {
      result: times(reciprocal(size), call("arcsin", lightForm(over(X, k)))),
      formula: "\\int \\frac{1}{\\sqrt{a^{2} - x^{2}}} \\, dx = \\sin^{-1}\\frac{x}{a}",
    };
  }
  const shown = sign > 0 ? "+" : "-";
  return {
    result: times(reciprocal(size), call("ln", call("abs", sum(X, rootPart(X, k, sign))))),
    formula: `\\int \\frac{1}{\\sqrt{x^{2} ${shown} a^{2}}} \\, dx = \\ln\\left|x + \\sqrt{x^{2} ${shown} a^{2}}\\right|`,
  };
}

/** √(X² ± k²), worked out under the root. */
function rootPart(X: Expression, k: Expression, sign: 1 | -1): Expression {
  const under = toExpression(canonical(sum(squared(X), squared(k), sign)));
  return { kind: "root", index: 2, operand: under };
}

/** √(X² ± k²) and √(k² − X²). */
function rootItself({ leading, inner: X, root: k, sign }: Square): Standard | null {
  const positive = isPositive(leading);
  if (positive === null || (!positive && sign > 0)) return null;
  const size = toExpression(
    rootOf(positive ? leading : form.negate(leading), 2, { positive: true }),
  );
  const half = over(X, two);
  const square = over(toExpression(canonical(squared(k))), two);
  if (!positive) {
    const under = toExpression(canonical(sum(squared(k), squared(X), -1)));
    const root: Expression = { kind: "root", index: 2, operand: under };
    return {
      result: times(
        size,
        sum(times(half, root), times(square, call("arcsin", lightForm(over(X, k))))),
      ),
      formula:
        "\\int \\sqrt{a^{2} - x^{2}} \\, dx = \\frac{x}{2}\\sqrt{a^{2} - x^{2}} + \\frac{a^{2}}{2}\\sin^{-1}\\frac{x}{a}",
    };
  }
  const root = rootPart(X, k, sign);
  const logarithm = call("ln", call("abs", sum(X, root)));
  const shown = sign > 0 ? "+" : "-";
  return {
    result: times(size, sum(times(half, root), times(square, logarithm), sign)),
    formula: `\\int \\sqrt{x^{2} ${shown} a^{2}} \\, dx = \\frac{x}{2}\\sqrt{x^{2} ${shown} a^{2}} ${shown} \\frac{a^{2}}{2}\\ln\\left|x + \\sqrt{x^{2} ${shown} a^{2}}\\right|`,
  };
}

function squareSteps(
  of: Expression,
  { leading, inner, root, sign }: Square,
  exponent: Rational,
  { variable, found, result }: { variable: string; found: Standard; result: Expression },
): MathsStep[] {
  const before = integralLatex(of, variable);
  const a = toExpression(leading);
  const whole = `${expressionLatex(squared(inner))} ${sign > 0 ? "+" : "-"} ${expressionLatex(squared(root))}`;
  const scaled = form.isOne(leading)
    ? whole
    : `${expressionLatex(inBrackets(a))}\\left(${whole}\\right)`;
  const shown = q.equals(exponent, q.rational(-1n))
    ? `\\frac{1}{${scaled}}`
    : q.sign(exponent) < 0
      ? `\\frac{1}{\\sqrt{${scaled}}}`
      : `\\sqrt{${scaled}}`;
  const line = `\\int ${shown} \\, d${variable}`;
  return [
    {
      title: "Complete the square",
      why: "Then it has the form of a standard integral.",
      before,
      after: line,
    },
    {
      title: "Use the standard integral",
      why: `$${found.formula}$.`,
      before: line,
      after: expressionLatex(result),
    },
  ];
}
