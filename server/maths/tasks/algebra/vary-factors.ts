import { canonical } from "../../algebra/canonical.ts";
import type { Polynomial } from "../../algebra/form.ts";
import { isOnePolynomial } from "../../algebra/polynomial.ts";
import { polynomialExpression } from "../../algebra/to-expression.ts";
import { type Expression, mapChildren, ungroup } from "../../expressions/expression.ts";
import { factoredExpression } from "../../working/factored.ts";
import { isNumeric } from "../../working/written.ts";
import { varyAlike } from "../../variation/vary-numbers.ts";

/** Returns a polynomial that factorises in the same way with other numbers: x² - 9 becomes x² - 25, not x² - 7. */
export function varyPolynomial(polynomial: Polynomial, random: () => number): Expression {
  return multipliedOut(varyAlike(factoredExpression(polynomial), random));
}

/** Varies a quotient of two polynomials so that it still cancels; null for any other expression. */
export function varyFraction(written: Expression, random: () => number): Expression | null {
  const fraction = ungroup(written);
  if (fraction.kind !== "quotient" || isNumeric(fraction.right)) return null;
  const [above, below] = [fraction.left, fraction.right].map((side) => canonical(side));
  if (!above || !below) return null;
  if (!isOnePolynomial(above.denominator) || !isOnePolynomial(below.denominator)) return null;
  const left = factoredExpression(above.numerator);
  const right = factoredExpression(below.numerator);
  const varied = varyAlike({ ...fraction, left, right }, random);
  return mapChildren(varied, multipliedOut);
}

function multipliedOut(product: Expression): Expression {
  return polynomialExpression(canonical(product).numerator);
}
