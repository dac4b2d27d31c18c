import { canonical } from "../../../algebra/canonical.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { someAtomIn } from "../../../algebra/atom.ts";
import {
  type Expression,
  integerLeaf,
  ungroup,
  valueLeaf,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import {
  inBrackets,
  isSum,
  looksLike,
  productOf,
  sumOf,
  termsOf,
} from "../../../working/written.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { lightFactors, lightForm, openedForm } from "../light-form.ts";
import {
  formulaWords,
  type Integral,
  integralLatex,
  isTable,
  type Method,
  namedPart,
  type On,
  stepsOrTable,
} from "./integral-of.ts";
import { reasons } from "../../../working/reasons.ts";

/** Sums, term by term. */
export const termByTerm: Method = (expression, { variable, integrate }) => {
  const inner = ungroup(expression);
  if (!isSum(inner) && inner.kind !== "negate") return null;
  const parts: { isNegative: boolean; integral: Integral }[] = [];
  for (const { isNegative, term } of termsOf(inner)) {
    const integral = integrate(term);
    if (!integral) return null;
    parts.push({ isNegative, integral });
  }
  const result = lightForm(
    sumOf(
      parts.map(({ isNegative, integral }) => ({ isNegative, term: inBrackets(integral.result) })),
    ),
  );
  const formulas = parts.flatMap(({ integral }) => integral.formulas);
  const split = parts
    .map(({ isNegative, integral }, at) => {
      const sign = isNegative ? "- " : at === 0 ? "" : "+ ";
      return sign + integralLatex(integral.of, variable);
    })
    .join(" ");
  const open = parts.find(({ integral }) => !isTable(integral));
  return {
    of: inner,
    result,
    formulas,
    method: open?.integral.method ?? "Linearity and standard integrals",
    steps: [
      {
        title: "Integrate term by term",
        why: "The integral of a sum is the sum of the integrals.",
        before: integralLatex(inner, variable),
        after: split,
      },
      ...parts.flatMap(({ integral }) => namedPart(integral, variable)),
      {
        title: "Write the integral of each term",
        why: formulaWords(formulas),
        before: split,
        after: expressionLatex(result),
      },
    ],
  };
};

/** A constant factor is moved before the integral. */
export const constantOut: Method = (expression, { variable, integrate }) => {
  const inner = ungroup(expression);
  if (isSum(inner)) return null;
  const { coefficient, factors } = lightFactors(inner);
  const constants = factors.filter(({ base }) => !hasLetter(base, variable));
  const others = factors.filter(({ base }) => hasLetter(base, variable));
  const isPlain = q.equals(coefficient, q.one) && constants.length === 0;
  if (isPlain || others.length === 0) return null;
  const write = (list: typeof factors): Expression[] =>
    list.map(({ base, exponent }) => ({
      kind: "power",
      base: inBrackets(base),
      exponent: valueLeaf(exponent),
    }));
  const factor = lightForm(productOf([inBrackets(valueLeaf(coefficient)), ...write(constants)]));
  const rest = lightForm(productOf([integerLeaf(1n), ...write(others)]));
  const integral = integrate(rest);
  if (!integral) return null;
  const result = openedForm(productOf([inBrackets(factor), inBrackets(integral.result)]));
  if (isTable(integral)) return { ...integral, of: inner, result };
  const isMinus = factor.kind === "number" && q.equals(factor.value, q.rational(-1n));
  const times = isMinus ? "-" : `${expressionLatex(inBrackets(factor))} `;
  const line = times + integralLatex(rest, variable);
  return {
    ...integral,
    of: inner,
    result,
    steps: [
      {
        title: "Take the constant factor out",
        why: "$\\int c\\,f \\, dx = c\\int f \\, dx$.",
        before: integralLatex(inner, variable),
        after: line,
      },
      ...integral.steps,
      {
        title: "Multiply by the constant factor",
        why: reasons.brackets,
        before: line,
        after: expressionLatex(result),
      },
    ],
  };
};

/** Products and quotients that are sums of powers after expansion: (x + 1)², (x² + 1)/√x. */
export const expandFirst: Method = (expression, on) => {
  const value = canonical(ungroup(expression));
  const hasFunction = someAtomIn(value, (atom) => atom.kind === "call" || atom.kind === "radicand");
  return hasFunction ? null : opened(expression, value, on);
};

/** The same with functions: (2 − 3 sin x)/cos² x, x(1 + sin x). */
export const openFirst: Method = (expression, on) =>
  opened(expression, canonical(ungroup(expression)), on);

function opened(
  expression: Expression,
  value: ReturnType<typeof canonical>,
  { variable, integrate }: On,
): Integral | null {
  const inner = ungroup(expression);
  const isOneTermBelow = value.denominator.terms.length === 1;
  if (!isOneTermBelow || value.numerator.terms.length < 2) return null;
  const open = sumOfTerms(value);
  if (looksLike(open, inner) || !isSum(open)) return null;
  const integral = integrate(open);
  if (!integral) return null;
  return {
    ...integral,
    of: inner,
    method: "Linearity and standard integrals",
    steps: [
      {
        title: "Write it as a sum",
        why: "A sum can be integrated term by term, a product can't.",
        before: integralLatex(inner, variable),
        after: integralLatex(open, variable),
      },
      ...stepsOrTable(integral, variable),
    ],
  };
}

/** Each term of the numerator over the denominator. */
export function sumOfTerms(value: ReturnType<typeof canonical>): Expression {
  const terms = value.numerator.terms.map((term) =>
    lightForm(toExpression(form.quotient({ terms: [term] }, value.denominator))),
  );
  return lightForm(
    sumOf(
      terms.map((term) =>
        term.kind === "negate"
          ? { isNegative: true, term: term.operand }
          : { isNegative: false, term },
      ),
    ),
  );
}

/** Whether it is a polynomial in the letter, with other letters as constants. */
export function isPolynomialIn(expression: Expression, variable: string): boolean {
  return (
    variablesIn(expression).length === 0 || coefficientsIn(canonical(expression), variable) !== null
  );
}
