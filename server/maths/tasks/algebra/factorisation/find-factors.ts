import { canonical } from "../../../algebra/canonical.ts";
import { exactQuotient, signedContent } from "../../../algebra/common-factor.ts";
import { factorPolynomial } from "../../../algebra/factor-polynomial.ts";
import type { Polynomial } from "../../../algebra/form.ts";
import { commonMonomial } from "../../../algebra/monomial.ts";
import {
  isOnePolynomial,
  multiplyPolynomials,
  scalePolynomial,
  singleTerm,
} from "../../../algebra/polynomial.ts";
import { polynomialExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { bracketed, productOf } from "../../../working/written.ts";

/** Intermediate results of factorising a polynomial. */
export interface Factorisation {
  polynomial: Polynomial;
  /** The common factor of all terms; 1 if there is none. */
  common: Polynomial;
  /** The remaining expression in the bracket. */
  rest: Polynomial;
  /** The whole product. */
  factored: Expression;
  /** Irreducible factors of `rest`. */
  factors: readonly { polynomial: Polynomial; multiplicity: number }[];
}

/** The expression as a polynomial; refuses one with letters in a denominator. */
export function polynomialOf(expression: Expression): Polynomial {
  const value = canonical(expression);
  if (!isOnePolynomial(value.denominator)) {
    throw notSupported("I can only factorise expressions without letters below a bar.");
  }
  return value.numerator;
}

/** Refuses an irreducible polynomial. */
export function findFactors(polynomial: Polynomial): Factorisation {
  const content = signedContent(polynomial);
  const letters = commonMonomial(polynomial.terms.map(({ monomial }) => monomial));
  const common = singleTerm(content, letters);
  const rest = exactQuotient(polynomial, common);
  if (!rest) throw new Error("The common factor divides the polynomial");
  const { factors } = factorPolynomial(rest);
  const isPrime = factors.length === 1 && factors[0]?.multiplicity === 1;
  if (polynomial.terms.length === 1) {
    throw notSupported("This is a product already: there is no sum in it to split.");
  }
  if (isPrime && (isOnePolynomial(common) || isOnlyTurned(polynomial, common))) {
    throw notSupported("This expression has no factors with rational numbers: it can't be split.");
  }
  return { polynomial, common, rest, factors, factored: factoredExpression(polynomial) };
}

/** x² − y³ as −(y³ − x²) is not useful; −x − 2 as −(x + 2) is. */
function isOnlyTurned({ terms }: Polynomial, common: Polynomial): boolean {
  const isMinusOne = isOnePolynomial(scalePolynomial(common, q.rational(-1n)));
  return isMinusOne && terms.some(({ coefficient }) => q.sign(coefficient) > 0);
}

/** The common factor before a bracket with the rest. */
export function withCommonFactor({ common, rest }: Factorisation): Expression {
  const inner = bracketed(polynomialExpression(rest));
  if (isOnePolynomial(common)) return inner;
  const isMinusOne = common.terms.every(
    ({ coefficient, monomial }) => q.equals(coefficient, q.rational(-1n)) && monomial.key === "",
  );
  if (isMinusOne) return { kind: "negate", operand: inner };
  return productOf([polynomialExpression(common), inner]);
}

/** The product of all factors, expanded. */
export function multipliedOut({ common, factors }: Factorisation): Polynomial {
  return factors.reduce((product, { polynomial, multiplicity }) => {
    let result = product;
    for (let times = 0; times < multiplicity; times += 1) {
      result = multiplyPolynomials(result, polynomial);
    }
    return result;
  }, common);
}
