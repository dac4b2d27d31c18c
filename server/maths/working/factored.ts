import { factorPolynomial } from "../algebra/factor-polynomial.ts";
import type { Polynomial } from "../algebra/form.ts";
import { polynomialExpression } from "../algebra/to-expression.ts";
import { type Expression, integerLeaf, ungroup, valueLeaf } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { inBrackets, productOf } from "./written.ts";

/** The polynomial as a product of irreducible factors over the rational numbers. */
export function factoredExpression(whole: Polynomial): Expression {
  const { content, factors } = factorPolynomial(whole);
  const powers = factors.map(({ polynomial, multiplicity }): Expression => {
    const base = inBrackets(polynomialExpression(polynomial));
    if (multiplicity === 1) return base;
    return { kind: "power", base, exponent: integerLeaf(BigInt(multiplicity)) };
  });
  const size = q.absolute(content);
  const numbers = q.equals(size, q.one) && powers.length > 0 ? [] : [valueLeaf(size)];
  const parts = [...numbers, ...powers];
  const [only] = parts;
  const product =
    parts.length === 1 && only && q.sign(content) > 0 ? ungroup(only) : productOf(parts);
  return q.sign(content) < 0 ? { kind: "negate", operand: product } : product;
}
