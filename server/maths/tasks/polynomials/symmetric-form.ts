import { coefficientsIn } from "../../algebra/in-one-variable.ts";
import type { Quotient } from "../../algebra/form.ts";
import * as form from "../../algebra/quotient.ts";
import { type Expression, mapChildren, ungroup } from "../../expressions/expression.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import type * as q from "../../numbers/rational.ts";

/** Names for the sum and the product of two letters. */
const sumName = "s_1";
/** The name of the product of two letters. */
export const productName = "p_1";

const highestDegree = 8;

/**
 * Writes a symmetric rational expression in two letters by their sum and product (`sumName` and `productName`), by
 * repeatedly subtracting (ab)ʲ(a + b)ⁱ⁻ʲ for the leading term. Null if numerator or denominator is not symmetric, or
 * has too high a degree.
 */
export function bySumAndProduct(
  value: Quotient,
  letters: readonly [string, string],
): Quotient | null {
  const parts = [value.numerator, value.denominator].map((part) =>
    polynomialBySum(form.fromPolynomial(part), letters),
  );
  const [top, bottom] = parts;
  return top && bottom && !form.isZero(bottom) ? form.divide(top, bottom) : null;
}

function polynomialBySum(value: Quotient, letters: readonly [string, string]): Quotient | null {
  const [a, b] = letters.map((name) => form.fromVariable(name));
  if (!a || !b) return null;
  const [sum, product] = [form.add(a, b), form.multiply(a, b)];
  let rest = value;
  let written = form.zero;
  for (let round = 0; round <= highestDegree * highestDegree; round += 1) {
    if (form.isZero(rest)) return written;
    const lead = leadingTerm(rest, letters);
    if (!lead || lead.first < lead.second || lead.first > highestDegree) return null;
    const { coefficient, first, second } = lead;
    const term = (s: Quotient, p: Quotient): Quotient =>
      form.multiply(
        coefficient,
        form.multiply(form.raise(p, second), form.raise(s, first - second)),
      );
    rest = form.subtract(rest, term(sum, product));
    written = form.add(written, term(form.fromVariable(sumName), form.fromVariable(productName)));
  }
  return null;
}

interface Lead {
  coefficient: Quotient;
  first: number;
  second: number;
}

/** The leading term in lexicographic order; null if its coefficient is not constant. */
function leadingTerm(value: Quotient, [a, b]: readonly [string, string]): Lead | null {
  const inFirst = coefficientsIn(value, a);
  const inSecond = inFirst && coefficientsIn(inFirst.at(-1) ?? form.zero, b);
  const coefficient = inSecond?.at(-1);
  if (!inFirst || !inSecond || !coefficient || !form.isConstant(coefficient)) return null;
  return { coefficient, first: inFirst.length - 1, second: inSecond.length - 1 };
}

/** A symmetric form with expressions substituted for the sum and the product. */
export function writtenWith(value: Quotient, sum: Expression, product: Expression): Expression {
  return put(toExpression(value), sum, product);
}

function put(expression: Expression, sum: Expression, product: Expression): Expression {
  if (expression.kind === "variable") {
    if (expression.name === sumName) return { kind: "group", inner: sum };
    if (expression.name === productName) return { kind: "group", inner: product };
    return expression;
  }
  const mapped = mapChildren(expression, (child) => put(child, sum, product));
  // A fraction bar needs no brackets.
  if (mapped.kind === "quotient" && mapped.sign === "bar") {
    return { ...mapped, left: ungroup(mapped.left), right: ungroup(mapped.right) };
  }
  return mapped;
}

/** The value of a symmetric form for a given sum and product; null for a zero denominator. */
export function valueWith(value: Quotient, sum: q.Rational, product: q.Rational): Quotient | null {
  const at = (part: Quotient["numerator"]): Quotient | null =>
    evaluatePolynomial(form.fromPolynomial(part), sum, product);
  const [top, bottom] = [at(value.numerator), at(value.denominator)];
  return top && bottom && !form.isZero(bottom) ? form.divide(top, bottom) : null;
}

function evaluatePolynomial(
  value: Quotient,
  sum: q.Rational,
  product: q.Rational,
): Quotient | null {
  const outer = coefficientsIn(value, sumName);
  const parts = outer?.map((part) => {
    const inner = coefficientsIn(part, productName);
    return inner && horner(inner, product);
  });
  const known = parts?.filter((part) => part !== null);
  return known && known.length === parts?.length ? horner(known, sum) : null;
}

function horner(coefficients: readonly Quotient[], at: q.Rational): Quotient {
  return coefficients.reduceRight((total, one) => form.add(form.scale(total, at), one), form.zero);
}
