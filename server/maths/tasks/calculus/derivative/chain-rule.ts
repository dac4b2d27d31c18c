import {
  type Expression,
  integerLeaf,
  ungroup,
  valueLeaf,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { lightForm, rationalOf } from "../light-form.ts";
import {
  type Derivation,
  derivativeLatex,
  formulaWords,
  freeLetters,
  hasLetter,
  isShort,
  type Of,
  type On,
  table,
} from "./derivation.ts";
import { standardDerivatives } from "./standard.ts";

/** The derivative of a power by the place of the letter: base, exponent, or both (by logarithms). */
export function deriveRaised(whole: Of<"power">, on: On): Derivation {
  const { base, exponent } = whole;
  const inBase = hasLetter(base, on.variable);
  if (inBase && hasLetter(exponent, on.variable)) return byLogarithms(whole, on);
  if (inBase) {
    const value = rationalOf(exponent);
    return value ? derivePower(whole, base, value, on) : deriveLetterPower(whole, on);
  }
  return deriveExponential(whole, on);
}

const powerFormula = "\\frac{d}{dx}\\left(x^{n}\\right) = nx^{n-1}";

/** uⁿ with a number n. */
export function derivePower(
  whole: Expression,
  base: Expression,
  exponent: Rational,
  on: On,
): Derivation {
  const u = ungroup(base);
  const lowered = (inner: Expression): Expression =>
    lightForm(
      productOf([
        inBrackets(valueLeaf(exponent)),
        {
          kind: "power",
          base: inBrackets(inner),
          exponent: valueLeaf(q.subtract(exponent, q.one)),
        },
      ]),
    );
  const isRoot = q.equals(exponent, q.rational(1n, 2n));
  const formula = isRoot
    ? "\\frac{d}{dx}\\left(\\sqrt{x}\\right) = \\frac{1}{2\\sqrt{x}}"
    : powerFormula;
  if (u.kind === "variable") return table(whole, lowered(u), formula);
  const withLetter = (letter: Expression): Expression =>
    isRoot
      ? { kind: "root", index: 2, operand: letter }
      : { kind: "power", base: letter, exponent: valueLeaf(exponent) };
  return byChainRule(whole, u, { outer: withLetter, slope: lowered, formula }, on);
}

/** uⁿ with a letter n that is a constant. */
function deriveLetterPower(whole: Of<"power">, on: On): Derivation {
  const { base, exponent } = whole;
  const u = ungroup(base);
  const lowered = (inner: Expression): Expression =>
    productOf([
      inBrackets(exponent),
      {
        kind: "power",
        base: inBrackets(inner),
        exponent: { kind: "difference", left: ungroup(exponent), right: integerLeaf(1n) },
      },
    ]);
  if (u.kind === "variable") return table(whole, lowered(u), powerFormula);
  const outer = (letter: Expression): Expression => ({ ...whole, base: letter });
  return byChainRule(whole, u, { outer, slope: lowered, formula: powerFormula }, on);
}

function deriveExponential(whole: Of<"power">, on: On): Derivation {
  const base = ungroup(whole.base);
  const isNatural = base.kind === "constant" && base.name === "e";
  const u = ungroup(whole.exponent);
  const logarithm: Expression = { kind: "call", name: "ln", argument: base };
  const outer = (letter: Expression): Expression => ({ ...whole, exponent: letter });
  const slope = (letter: Expression): Expression =>
    isNatural ? outer(letter) : productOf([outer(letter), logarithm]);
  const formula = isNatural
    ? "\\frac{d}{dx}\\left(e^{x}\\right) = e^{x}"
    : "\\frac{d}{dx}\\left(a^{x}\\right) = a^{x} \\ln a";
  if (u.kind === "variable") return table(whole, slope(u), formula);
  return byChainRule(whole, u, { outer, slope, formula }, on);
}

/** The derivative of a function: by the table for a letter, otherwise by the chain rule. */
export function deriveCall(whole: Of<"call">, on: On): Derivation {
  const u = ungroup(whole.argument);
  const outer = (letter: Expression): Expression => ({ ...whole, argument: letter });
  const slope = slopeOfCall(whole, on.variable);
  const x: Expression = { kind: "variable", name: "x" };
  const formula = `\\frac{d}{dx}\\left(${expressionLatex(outer(x))}\\right) = ${expressionLatex(slope(x))}`;
  if (u.kind === "variable") return table(whole, slope(u), formula);
  return byChainRule(whole, u, { outer, slope, formula }, on);
}

function slopeOfCall({ name, base }: Of<"call">, variable: string): (u: Expression) => Expression {
  const standard = standardDerivatives[name];
  if (standard) return standard;
  if (name !== "log" || (base && hasLetter(base, variable))) {
    throw notSupported("I can't differentiate this function.");
  }
  const bottom: Expression = { kind: "call", name: "ln", argument: base ?? integerLeaf(10n) };
  return (u) => ({
    kind: "quotient",
    sign: "bar",
    left: integerLeaf(1n),
    right: productOf([inBrackets(u), bottom]),
  });
}

interface Outer {
  outer: (letter: Expression) => Expression;
  /** Its derivative with respect to its own argument. */
  slope: (letter: Expression) => Expression;
  formula: string;
}

function byChainRule(
  whole: Expression,
  inner: Expression,
  { outer, slope, formula }: Outer,
  on: On,
): Derivation {
  const [name] = freeLetters(whole);
  const u: Expression = { kind: "variable", name };
  const derivation = on.derive(inner);
  const raw = productOf([inBrackets(slope(inBrackets(inner))), inBrackets(derivation.result)]);
  const x = letterLatex(on.variable);
  const named = `y = ${expressionLatex(outer(u))}, \\quad ${name} = ${expressionLatex(inner)}`;
  const slopes = `\\frac{dy}{d${name}} = ${expressionLatex(slope(u))}, \\quad \\frac{d${name}}{d${x}} = ${expressionLatex(derivation.result)}`;
  const substeps = isShort(derivation) ? [] : derivation.steps;
  return {
    of: whole,
    result: lightForm(raw),
    formulas: [],
    method: "Chain rule",
    steps: [
      {
        title: `Name the inner function $${name}$`,
        why: "A function stands inside another one.",
        before: `y = ${expressionLatex(whole)}`,
        after: named,
      },
      {
        title: "Differentiate the outer and the inner function",
        why: formulaWords([formula, ...(isShort(derivation) ? derivation.formulas : [])]),
        before: named,
        after: slopes,
        ...(substeps.length > 0 && { substeps }),
      },
      {
        title: "Use the chain rule",
        why: `$\\frac{dy}{d${x}} = \\frac{dy}{d${name}} \\cdot \\frac{d${name}}{d${x}}$, with $${name} = ${expressionLatex(inner)}$ put back.`,
        before: derivativeLatex(whole, on.variable),
        after: expressionLatex(tidy(raw)),
      },
    ],
  };
}

/** u^v with the letter in both: by logarithmic differentiation. */
function byLogarithms(whole: Of<"power">, on: On): Derivation {
  const { base, exponent } = whole;
  const logarithm: Expression = { kind: "call", name: "ln", argument: ungroup(base) };
  const product = productOf([inBrackets(exponent), logarithm]);
  const inner = on.derive(product);
  const slope = lightForm(inner.result);
  const raw = productOf([whole, { kind: "group", inner: slope }]);
  const x = letterLatex(on.variable);
  return {
    of: whole,
    result: lightForm(raw),
    formulas: [],
    method: "Logarithmic differentiation",
    steps: [
      {
        title: "Take logarithms of both sides",
        why: "The letter stands in the base and in the exponent, so that neither the power rule nor the rule for $a^{x}$ fits.",
        before: `y = ${expressionLatex(whole)}`,
        after: `\\ln y = ${expressionLatex(product)}`,
      },
      {
        title: `Differentiate both sides by $${x}$`,
        why: "Chain rule on the left, product rule on the right.",
        before: `\\ln y = ${expressionLatex(product)}`,
        after: `\\frac{1}{y} \\cdot \\frac{dy}{d${x}} = ${expressionLatex(slope)}`,
        substeps: inner.steps,
      },
      {
        title: "Multiply by $y$",
        why: `$y = ${expressionLatex(whole)}$.`,
        before: `\\frac{1}{y} \\cdot \\frac{dy}{d${x}} = ${expressionLatex(slope)}`,
        after: `\\frac{dy}{d${x}} = ${expressionLatex(tidy(raw))}`,
      },
    ],
  };
}
