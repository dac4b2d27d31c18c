import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  type FunctionName,
  ungroup,
  valueLeaf,
} from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { lightFactors, lightForm } from "../light-form.ts";
import { fromTable, type Integral, type Method } from "./integral-of.ts";
import { quadraticTable } from "./quadratic-forms.ts";

/** A linear inner function ax + b, and its a. */
export function linearSlope(inner: Expression, variable: string): Quotient | null {
  const coefficients = coefficientsIn(canonical(inner), variable);
  if (!coefficients || coefficients.length !== 2) return null;
  return coefficients[1] ?? null;
}

export function call(name: FunctionName, argument: Expression): Expression {
  return { kind: "call", name, argument: ungroup(argument) };
}

function modulus(inner: Expression): Expression {
  return call("abs", inner);
}

function logarithmOf(inner: Expression): Expression {
  return call("ln", modulus(inner));
}

/** The result divided by the slope of the inner function. */
export function overSlope(result: Expression, slope: Quotient): Expression {
  return lightForm({
    kind: "quotient",
    sign: "bar",
    left: { kind: "group", inner: result },
    right: { kind: "group", inner: toExpression(slope) },
  });
}

/** One function or power with a linear inner function, or a pair in the table. */
export const table: Method = (expression, { variable }) => {
  const inner = ungroup(expression);
  if (!hasLetter(inner, variable)) {
    const x: Expression = { kind: "variable", name: variable };
    return fromTable(inner, lightForm(productOf([inBrackets(inner), x])), "\\int c \\, dx = cx");
  }
  const { coefficient, factors } = lightFactors(inner);
  const [first, second, third] = factors;
  if (!first || third || !q.equals(coefficient, q.one)) return null;
  if (second) return pair(inner, [first, second], variable);
  return single(inner, first.base, first.exponent, variable);
};

function single(
  of: Expression,
  base: Expression,
  exponent: Rational,
  variable: string,
): Integral | null {
  const slope = linearSlope(base, variable);
  if (slope) return power(of, base, exponent, slope);
  if (base.kind === "power") return exponential(of, base, exponent, variable);
  if (base.kind === "call") return trigonometric(of, base, exponent, variable);
  return quadraticTable(of, base, exponent, variable);
}

function power(of: Expression, base: Expression, exponent: Rational, slope: Quotient): Integral {
  const isPlain = form.isOne(slope);
  if (q.equals(exponent, q.rational(-1n))) {
    const formula = isPlain
      ? "\\int \\frac{1}{x} \\, dx = \\ln|x|"
      : "\\int \\frac{1}{ax + b} \\, dx = \\frac{1}{a}\\ln|ax + b|";
    return fromTable(of, overSlope(logarithmOf(base), slope), formula);
  }
  const raised = q.add(exponent, q.one);
  const result: Expression = {
    kind: "quotient",
    sign: "bar",
    left: { kind: "power", base: inBrackets(base), exponent: valueLeaf(raised) },
    right: valueLeaf(raised),
  };
  const formula = isPlain
    ? "\\int x^{n} \\, dx = \\frac{x^{n+1}}{n+1}"
    : "\\int (ax + b)^{n} \\, dx = \\frac{(ax + b)^{n+1}}{a(n+1)}";
  return fromTable(of, overSlope(result, slope), formula);
}

/** e^(ax + b) and a^(bx + c). */
function exponential(
  of: Expression,
  base: Extract<Expression, { kind: "power" }>,
  exponent: Rational,
  variable: string,
): Integral | null {
  if (hasLetter(base.base, variable)) return letterPower(of, base, exponent, variable);
  const whole = form.scale(canonical(base.exponent), exponent);
  const slope = linearSlope(toExpression(whole), variable);
  if (!slope) return null;
  const isNatural = base.base.kind === "constant" && base.base.name === "e";
  const factor = isNatural
    ? slope
    : form.multiply(slope, canonical(call("ln", ungroup(base.base))));
  const formula = isNatural
    ? form.isOne(slope)
      ? "\\int e^{x} \\, dx = e^{x}"
      : "\\int e^{ax + b} \\, dx = \\frac{e^{ax + b}}{a}"
    : "\\int a^{x} \\, dx = \\frac{a^{x}}{\\ln a}";
  return fromTable(of, overSlope(of, factor), formula);
}

/** xⁿ with a letter n that counts as a constant. */
function letterPower(
  of: Expression,
  { base, exponent }: Extract<Expression, { kind: "power" }>,
  times: Rational,
  variable: string,
): Integral | null {
  const slope = linearSlope(base, variable);
  if (!slope || hasLetter(exponent, variable) || !q.equals(times, q.one)) return null;
  const raised = toExpression(form.add(canonical(exponent), form.one));
  const result: Expression = {
    kind: "quotient",
    sign: "bar",
    left: { kind: "power", base: inBrackets(base), exponent: raised },
    right: raised,
  };
  return fromTable(of, overSlope(result, slope), "\\int x^{n} \\, dx = \\frac{x^{n+1}}{n+1}");
}

interface Entry {
  result: (u: Expression) => Expression;
  formula: string;
}

const negative = (operand: Expression): Expression => ({ kind: "negate", operand });
const sum = (left: Expression, right: Expression): Expression => ({ kind: "sum", left, right });
const difference = (left: Expression, right: Expression): Expression => ({
  kind: "difference",
  left,
  right,
});

const product = (left: Expression, right: Expression): Expression => ({
  kind: "product",
  sign: "implicit",
  left,
  right,
});
const halved = (whole: Expression): Expression => ({
  kind: "quotient",
  sign: "bar",
  left: whole,
  right: valueLeaf(q.rational(2n)),
});

/** By the name of the function and its exponent. */
const functions: Record<string, Entry> = {
  "sin 1": { result: (u) => negative(call("cos", u)), formula: "\\int \\sin x \\, dx = -\\cos x" },
  "cos 1": { result: (u) => call("sin", u), formula: "\\int \\cos x \\, dx = \\sin x" },
  "tan 1": {
    result: (u) => logarithmOf(call("sec", u)),
    formula: "\\int \\tan x \\, dx = \\ln|\\sec x|",
  },
  "cot 1": {
    result: (u) => logarithmOf(call("sin", u)),
    formula: "\\int \\cot x \\, dx = \\ln|\\sin x|",
  },
  "sec 1": {
    result: (u) => logarithmOf(sum(call("sec", u), call("tan", u))),
    formula: "\\int \\sec x \\, dx = \\ln|\\sec x + \\tan x|",
  },
  "cosec 1": {
    result: (u) => logarithmOf(difference(call("cosec", u), call("cot", u))),
    formula: "\\int \\operatorname{cosec} x \\, dx = \\ln|\\operatorname{cosec} x - \\cot x|",
  },
  "sec 2": { result: (u) => call("tan", u), formula: "\\int \\sec^{2} x \\, dx = \\tan x" },
  "cosec 2": {
    result: (u) => negative(call("cot", u)),
    formula: "\\int \\operatorname{cosec}^{2} x \\, dx = -\\cot x",
  },
  "sec 3": {
    result: (u) =>
      halved(
        sum(
          product(call("sec", u), call("tan", u)),
          logarithmOf(sum(call("sec", u), call("tan", u))),
        ),
      ),
    formula:
      "\\int \\sec^{3} x \\, dx = \\frac{1}{2}\\left(\\sec x \\tan x + \\ln|\\sec x + \\tan x|\\right)",
  },
  "sinh 1": { result: (u) => call("cosh", u), formula: "\\int \\sinh x \\, dx = \\cosh x" },
  "cosh 1": { result: (u) => call("sinh", u), formula: "\\int \\cosh x \\, dx = \\sinh x" },
  "tanh 1": {
    // The hyperbolic cosine is never negative.
    result: (u) => call("ln", call("cosh", u)),
    formula: "\\int \\tanh x \\, dx = \\ln \\cosh x",
  },
};

const turned: Partial<Record<FunctionName, FunctionName>> = {
  cos: "sec",
  sin: "cosec",
  tan: "cot",
  cot: "tan",
  sec: "cos",
  cosec: "sin",
};

function trigonometric(
  of: Expression,
  base: Extract<Expression, { kind: "call" }>,
  exponent: Rational,
  variable: string,
): Integral | null {
  const slope = linearSlope(base.argument, variable);
  if (!slope) return null;
  const name = q.sign(exponent) < 0 ? turned[base.name] : base.name;
  const entry = name && functions[`${name} ${q.absolute(exponent).numerator}`];
  if (!entry || !q.isInteger(exponent)) return null;
  return fromTable(of, overSlope(entry.result(ungroup(base.argument)), slope), entry.formula);
}

/** sec u tan u and cosec u cot u. */
function pair(
  of: Expression,
  factors: readonly { base: Expression; exponent: Rational }[],
  variable: string,
): Integral | null {
  const calls = factors.flatMap(({ base, exponent }) =>
    base.kind === "call" && q.equals(exponent, q.one) ? [base] : [],
  );
  const [first, second] = calls;
  if (!first || !second) return null;
  const names = [first.name, second.name].toSorted().join(" ");
  const isSame = form.equals(canonical(first.argument), canonical(second.argument));
  const slope = linearSlope(first.argument, variable);
  if (!isSame || !slope) return null;
  const u = ungroup(first.argument);
  if (names === "sec tan") {
    return fromTable(
      of,
      overSlope(call("sec", u), slope),
      "\\int \\sec x \\tan x \\, dx = \\sec x",
    );
  }
  if (names !== "cosec cot") return null;
  const result = overSlope(negative(call("cosec", u)), slope);
  return fromTable(
    of,
    result,
    "\\int \\operatorname{cosec} x \\cot x \\, dx = -\\operatorname{cosec} x",
  );
}
