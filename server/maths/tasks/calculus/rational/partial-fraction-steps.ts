import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import * as u from "../../../algebra/univariate.ts";
import type { Univariate } from "../../../algebra/univariate.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { inBrackets, sumOf } from "../../../working/written.ts";
import { overBar } from "../fraction-of.ts";
import { lightForm } from "../light-form.ts";
import {
  type Decomposition,
  fractionExpression,
  type PartialFraction,
  polynomialOf,
} from "./decompose.ts";

/** A rational function as a sum of partial fractions, in parts and written out. */
export interface PartialFractionSum {
  parts: Decomposition;
  sum: Expression;
}

/** The polynomial part and the fractions as one sum, signs in front. */
export function sumExpression({ whole, fractions }: Decomposition, variable: string): Expression {
  const terms = [
    ...(whole.length > 0 ? [polynomialOf(whole, variable)] : []),
    ...fractions
      .filter(({ numerator }) => numerator.length > 0)
      .map((fraction) => fractionExpression(fraction, variable)),
  ];
  return sumOf(
    terms.map((term) =>
      term.kind === "negate"
        ? { isNegative: true, term: term.operand }
        : { isNegative: false, term },
    ),
  );
}

const letters = "ABCDEFGHJKLM";

/** A/(x − 1) + (Bx + C)/(x² + 1), and the letters with their values. */
function formWithLetters(
  { fractions }: Decomposition,
  variable: string,
): { latex: string; multiplied: string; values: string } {
  let used = 0;
  const named = fractions.map((fraction) => {
    const names = Array.from({ length: u.degree(fraction.part) }, () => letters[used++] ?? "Z");
    return { fraction, names };
  });
  const shown = named.map(({ fraction, names }) => {
    const below = belowOf(fraction, variable);
    return `\\frac{${numeratorLatex(names, variable)}}{${expressionLatex(below)}}`;
  });
  const values = named.flatMap(({ fraction, names }) =>
    names.map((name, at) => {
      const coefficient = fraction.numerator[names.length - 1 - at] ?? q.zero;
      return `${name} = ${rationalLatex(coefficient)}`;
    }),
  );
  return {
    latex: shown.join(" + "),
    multiplied: named
      .map(({ fraction, names }) => cofactorLatex(fraction, names, fractions, variable))
      .join(" + "),
    values: values.join(", \\quad "),
  };
}

function numeratorLatex(names: readonly string[], variable: string): string {
  const [first = "", second] = names;
  return second === undefined ? first : `${first}${letterLatex(variable)} + ${second}`;
}

function belowOf({ part, power }: PartialFraction, variable: string): Expression {
  const base = inBrackets(polynomialOf(part, variable));
  if (power > 1) return { kind: "power", base, exponent: integerLeaf(BigInt(power)) };
  return base.kind === "group" ? base.inner : base;
}

/** The numerator times the factors of the common denominator that its own denominator lacks. */
function cofactorLatex(
  fraction: PartialFraction,
  names: readonly string[],
  fractions: readonly PartialFraction[],
  variable: string,
): string {
  const multiplicities = new Map<Univariate, number>();
  for (const { part, power } of fractions) {
    multiplicities.set(part, Math.max(power, multiplicities.get(part) ?? 0));
  }
  const factors = [...multiplicities].flatMap(([part, most]) => {
    const power = part === fraction.part ? most - fraction.power : most;
    if (power === 0) return [];
    const base = inBrackets(polynomialOf(part, variable));
    return [
      power === 1 ? base : { kind: "power" as const, base, exponent: integerLeaf(BigInt(power)) },
    ];
  });
  const numerator = numeratorLatex(names, variable);
  const first = names.length > 1 && factors.length > 0 ? `(${numerator})` : numerator;
  return first + factors.map((factor) => expressionLatex(factor)).join("");
}

/** From the given fraction to its partial fractions: division, form with letters, numbers. */
export function partialFractionSteps(
  expression: Expression,
  { parts, sum }: PartialFractionSum,
  variable: string,
): MathsStep[] {
  const { division, written } = properFraction(expression, parts, variable);
  const factored = latexOver(
    parts.rest,
    factoredExpression(formOf(parts.denominator, variable)),
    variable,
  );
  return [
    ...division,
    ...(factored === written ? [] : [factoringStep(parts, factored, variable)]),
    ...stepsWithLetters({ parts, sum }, factored, variable),
  ];
}

/** The division if necessary, and the form before the denominator is factorised. */
function properFraction(
  expression: Expression,
  { whole, rest, denominator }: Decomposition,
  variable: string,
): { division: MathsStep[]; written: string } {
  const before = expressionLatex(expression);
  if (whole.length === 0) return { division: [], written: before };
  const below = polynomialOf(denominator, variable);
  const after = `${expressionLatex(polynomialOf(whole, variable))} + ${latexOver(rest, below, variable)}`;
  const step = {
    title: "Divide first",
    why: "The degree above the bar is not smaller than the degree below: the fraction is improper.",
    before,
    after,
  };
  return { division: [step], written: after };
}

function latexOver(above: Univariate, below: Expression, variable: string): string {
  return expressionLatex(overBar(polynomialOf(above, variable), below));
}

function factoringStep(
  { rest, denominator }: Decomposition,
  factored: string,
  variable: string,
): MathsStep {
  return {
    title: "Factorise the denominator",
    why: "Every factor gets fractions of its own.",
    before: latexOver(rest, polynomialOf(denominator, variable), variable),
    after: factored,
  };
}

/** From the proper fraction over its factors to the values of the numerators. */
function stepsWithLetters(
  { parts, sum }: PartialFractionSum,
  proper: string,
  variable: string,
): MathsStep[] {
  const { latex, multiplied, values } = formWithLetters(parts, variable);
  const left = multipliedLeft(parts, variable);
  const hasQuadratic = parts.fractions.some(({ part }) => u.degree(part) === 2);
  const whole =
    parts.whole.length > 0 ? `${expressionLatex(polynomialOf(parts.whole, variable))} + ` : "";
  return [
    {
      title: "Write the form of the partial fractions",
      why: hasQuadratic
        ? "A linear factor gets a number above it, each power one of its own; a quadratic factor gets a linear numerator."
        : "A linear factor gets a number above it; a repeated factor gets a fraction for each power.",
      before: proper,
      after: `${proper} = ${latex}`,
    },
    {
      title: "Multiply by the denominator",
      why: "Then no bar is left, and both sides are the same polynomial.",
      before: `${proper} = ${latex}`,
      after: `${left} = ${multiplied}`,
    },
    {
      title: "Find the numbers",
      why: "Put in the zeros of the linear factors, and compare the coefficients of equal powers for the rest.",
      before: `${left} = ${multiplied}`,
      after: values,
      substeps: [...atZeros(parts, variable), ...restOfNumbers(parts, values)],
    },
    {
      title: "Put the numbers in",
      why: "With these numbers both sides are equal for every value of the letter.",
      before: whole + latex,
      after: expressionLatex(sum),
    },
  ];
}

/** At the zero of a linear factor only one letter remains: that of the highest power of the factor. */
function atZeros(parts: Decomposition, variable: string): MathsStep[] {
  const x = letterLatex(variable);
  let used = 0;
  return parts.fractions.flatMap((fraction) => {
    const name = letters[used] ?? "Z";
    used += u.degree(fraction.part);
    if (!isAlone(fraction, parts)) return [];
    const zero = q.negate(
      q.divide(fraction.part[0] ?? q.zero, u.leadingCoefficient(fraction.part)),
    );
    const left = q.divide(u.evaluate(parts.rest, zero), contentOf(parts));
    const others = parts.factors
      .filter(({ part }) => part !== fraction.part)
      .map(({ part, multiplicity }) => powerOf(u.evaluate(part, zero), multiplicity))
      .reduce(q.multiply, q.one);
    const times = q.equals(others, q.one)
      ? ""
      : q.equals(others, q.negate(q.one))
        ? "-"
        : rationalLatex(others);
    const line = `${rationalLatex(left)} = ${times}${name}`;
    return [
      {
        title: `Put $${x} = ${rationalLatex(zero)}$`,
        why: `Every other term has a factor that is 0 there, so only $${name}$ is left.`,
        before: line,
        after: `${name} = ${rationalLatex(q.divide(left, others))}`,
      },
    ];
  });
}

function powerOf(base: q.Rational, exponent: number): q.Rational {
  return Array.from({ length: exponent }, () => base).reduce(q.multiply, q.one);
}

function isAlone({ part, power }: PartialFraction, { factors }: Decomposition): boolean {
  const multiplicity = factors.find((factor) => factor.part === part)?.multiplicity;
  return u.degree(part) === 1 && multiplicity === power;
}

function restOfNumbers(parts: Decomposition, values: string): MathsStep[] {
  if (parts.fractions.every((fraction) => isAlone(fraction, parts))) return [];
  return [
    {
      title: "Compare the coefficients of equal powers",
      why: "Both sides are the same polynomial. That gives the other letters.",
      before: null,
      after: values,
    },
  ];
}

/** The numerator, without the number that the factors below have not. */
function multipliedLeft(parts: Decomposition, variable: string): string {
  const top = polynomialOf(parts.rest, variable);
  const content = contentOf(parts);
  return expressionLatex(
    q.equals(content, q.one)
      ? top
      : lightForm(overBar(top, toExpression(form.fromRational(content)))),
  );
}

function contentOf({ denominator, factors }: Decomposition): q.Rational {
  const product = factors.flatMap(({ part, multiplicity }) =>
    Array.from({ length: multiplicity }, () => part),
  );
  const whole = product.reduce(u.multiply, u.fromIntegers([1n]));
  return q.divide(u.leadingCoefficient(denominator), u.leadingCoefficient(whole));
}

function formOf(value: Univariate, variable: string) {
  const power = (at: number) => form.raise(form.fromVariable(variable), at);
  return value
    .map((coefficient, at) => form.scale(power(at), coefficient))
    .reduce(form.add, form.zero).numerator;
}
