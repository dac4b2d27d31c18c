import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import type { Rule } from "./find-rule.ts";
import { inBrackets, plusLatex } from "./next-term-steps.ts";
import { formulaLatex, newtonForm, valueAt } from "./term-formula.ts";

/**
 * Proves the next terms by a formula for the n-th term, which is tested on all given terms, or by another relation
 * between the terms.
 */
export function proveContinued(
  terms: readonly Rational[],
  rule: Rule,
  next: readonly Rational[],
  style: NumberStyle,
): Proof | null {
  const all = [...terms, ...next];
  switch (rule.kind) {
    case "differences":
      return byPolynomial(all, terms.length, rule.rows, style);
    case "ratio":
      return byPower(all, terms.length, { factor: rule.ratio, plus: q.zero }, style);
    case "multiply and add":
      return byPower(all, terms.length, rule, style);
    case "sum of two":
      return bySkipping(all, terms.length, style);
  }
}

function byPolynomial(
  all: readonly Rational[],
  given: number,
  rows: readonly (readonly Rational[])[],
  style: NumberStyle,
): Proof | null {
  const formula = newtonForm(rows.map(([first]) => first ?? q.zero));
  const fits = all.every((term, at) =>
    q.equals(valueAt(formula, q.rational(BigInt(at + 1))), term),
  );
  if (!fits) return null;
  return {
    method: "A formula for the n-th term gives every term of the question, and these",
    lines: [
      `t_{n} = ${formulaLatex(formula, "n")}`,
      ...all
        .slice(given)
        .map((term, at) => `t_{${given + at + 1}} = ${rationalLatex(term, style)}`),
    ],
  };
}

interface Power {
  factor: Rational;
  plus: Rational;
}

/** Checks tₙ = A·fⁿ⁻¹ + B, where B = p/(1 − f) is the fixed point of the rule t ↦ f·t + p. */
function byPower(
  all: readonly Rational[],
  given: number,
  { factor, plus }: Power,
  style: NumberStyle,
): Proof | null {
  const [first = q.zero] = all;
  const fixed = q.divide(plus, q.subtract(q.one, factor));
  const scale = q.subtract(first, fixed);
  const shift = q.isZero(fixed) ? "" : ` ${plusLatex(fixed, style)}`;
  const line = (power: string): string =>
    `${rationalLatex(scale, style)} \\times ${inPower(factor, style)}^{${power}}${shift}`;
  const value = (power: number): Rational => {
    const raised = q.rational(
      factor.numerator ** BigInt(power),
      factor.denominator ** BigInt(power),
    );
    return q.add(q.multiply(scale, raised), fixed);
  };
  if (!all.every((term, at) => q.equals(value(at), term))) return null;
  return {
    method: "A formula for the n-th term gives every term of the question, and these",
    lines: [
      `t_{n} = ${line("n - 1")}`,
      ...all
        .slice(given)
        .map(
          (term, at) =>
            `t_{${given + at + 1}} = ${line(`${given + at}`)} = ${rationalLatex(term, style)}`,
        ),
    ],
  };
}

function inPower(value: Rational, style: NumberStyle): string {
  const text = rationalLatex(value, style);
  if (/^\d+$/.test(text)) return text;
  return text.includes("frac") ? `\\left(${text}\\right)` : `(${text})`;
}

/** Checks tₙ = 2tₙ₋₁ − tₙ₋₃, which follows from tₙ = tₙ₋₁ + tₙ₋₂. */
function bySkipping(all: readonly Rational[], given: number, style: NumberStyle): Proof | null {
  const fits = all.every((term, at) => {
    const [early, last] = [all[at - 3], all[at - 1]];
    return !early || !last || q.equals(term, q.subtract(q.add(last, last), early));
  });
  if (!fits) return null;
  return {
    method: "Each term is also twice the term before it, less the term three places before it",
    lines: all.slice(given).map((term, offset) => {
      const at = given + offset;
      const [early = q.zero, last = q.zero] = [all[at - 3], all[at - 1]];
      return `2 \\times ${inBrackets(last, style)} - ${inBrackets(early, style)} = ${rationalLatex(term, style)}`;
    }),
  };
}
