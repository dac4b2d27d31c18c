import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import { substitute } from "../../equations/equation.ts";
import { type Expression, someWithin } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { leastCommonMultiple } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import type { MathsStep } from "../../outcome.ts";
import { step } from "../../lesson/lesson.ts";
import { groupedWhere } from "./grouped.ts";

/** A division of a polynomial by ax + b, with the zero −b/a of the divisor. */
interface LinearDivision {
  polynomial: Expression;
  divisor: Expression;
  letter: string;
  zero: q.Rational;
}

/** The name `p(-2)` of the value that the remainder theorem uses. */
export function valueName(zero: q.Rational): string {
  return `p\\left(${latexOf(form.fromRational(zero))}\\right)`;
}

/**
 * The steps of the remainder theorem: the zero of the divisor is substituted into the polynomial, and its value is
 * computed term by term. An unknown coefficient remains as its letter.
 */
export function valueAtZeroSteps({
  polynomial,
  divisor,
  letter,
  zero,
}: LinearDivision): MathsStep[] {
  const number = toExpression(form.fromRational(zero));
  const at = new Map([[letter, number]]);
  const name = valueName(zero);
  const put = `${name} = ${expressionLatex(groupedWhere(polynomial, letter, number))}`;
  const value = canonical(substitute(polynomial, at));
  const terms = termsOf(polynomial)?.map(({ term, sign }) => {
    const own = canonical(substitute(term, at));
    return sign === 1 ? own : form.negate(own);
  });
  const start = `${expressionLatex(divisor)} = 0`;
  const found = `${letter} = ${expressionLatex(number)}`;
  return [
    ...(start === found
      ? []
      : [
          step(
            "Find where the divisor becomes 0",
            "Remainder theorem: the value of the polynomial at this number is the remainder, so no long division is needed.",
            found,
            start,
          ),
        ]),
    step(
      `Put $${found}$ into the polynomial $p(${letter})$`,
      "Each letter is replaced by the number in brackets, so that no sign is lost.",
      put,
    ),
    ...worked(name, put, terms ?? [], value),
  ];
}

function worked(
  name: string,
  put: string,
  terms: readonly Quotient[],
  value: Quotient,
): MathsStep[] {
  const steps: MathsStep[] = [];
  let before = put;
  const add = (title: string, why: string, right: string): void => {
    const after = `${name} = ${right}`;
    if (after !== before) steps.push(step(title, why, after, before));
    before = after;
  };
  if (terms.length > 1) {
    add("Work out each term", "Powers come first, then products.", joined(terms));
    const numbers = terms.map(form.asRational);
    const bottom = numbers.reduce(
      (all, one) => leastCommonMultiple(all, one?.denominator ?? 1n),
      1n,
    );
    if (bottom > 1n && numbers.every((one) => one !== null)) {
      const tops = terms.map((term) => form.scale(term, q.rational(bottom)));
      add(
        `Write all of it over ${bottom}`,
        "Fractions are added over a common denominator.",
        `\\frac{${joined(tops)}}{${bottom}}`,
      );
    }
  }
  add("Add and subtract", "What comes out is the value of the polynomial there.", latexOf(value));
  return steps;
}

function joined(terms: readonly Quotient[]): string {
  return terms
    .map((term, at) => {
      const own = latexOf(term);
      if (at === 0) return own;
      return own.startsWith("-") ? `- ${own.slice(1)}` : `+ ${own}`;
    })
    .join(" ");
}

interface SignedTerm {
  term: Expression;
  sign: 1 | -1;
}

/** The terms of a sum in order; null if one of them contains a sum. */
function termsOf(sum: Expression, sign: 1 | -1 = 1): SignedTerm[] | null {
  if (sum.kind === "sum" || sum.kind === "difference") {
    const left = termsOf(sum.left, sign);
    const right = termsOf(sum.right, sum.kind === "sum" ? sign : opposite(sign));
    return left && right ? [...left, ...right] : null;
  }
  if (sum.kind === "negate") return termsOf(sum.operand, opposite(sign));
  const hasSum = someWithin(sum, ({ kind }) => kind === "sum" || kind === "difference");
  return hasSum ? null : [{ term: sum, sign }];
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1;
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}
