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
import { inBrackets, productOf } from "../../../working/written.ts";

/** The intermediate results of factorising a polynomial. */
export interface Factorisation {
  polynomial: Polynomial;
  /** The common factor of all terms; 1 if there is none. */
  common: Polynomial;
  /** The polynomial divided by `common`. */
  rest: Polynomial;
  /** The complete product. */
  product: Expression;
  /** The irreducible factors of `rest`. */
  factors: readonly { polynomial: Polynomial; multiplicity: number }[];
}

/** Returns the expression as a polynomial. Throws a refusal if a denominator contains letters. */
export function polynomialOf(expression: Expression): Polynomial {
  const value = canonical(expression);
  if (!isOnePolynomial(value.denominator)) {
    throw notSupported("I can only factorise expressions without letters below a bar.");
  }
  return value.numerator;
}

/** Factorises a polynomial over the rational numbers. Throws a refusal if it is irreducible or a single term. */
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
  return { polynomial, common, rest, factors, product: factoredExpression(polynomial) };
}

/** Whether only the sign was taken out without use: x² − y³ as −(y³ − x²). −x − 2 as −(x + 2) is useful. */
function isOnlyTurned({ terms }: Polynomial, common: Polynomial): boolean {
  const isMinusOne = isOnePolynomial(scalePolynomial(common, q.rational(-1n)));
  return isMinusOne && terms.some(({ coefficient }) => q.sign(coefficient) > 0);
}

/** Returns the common factor times the bracket with the rest. */
export function withCommonFactor({ common, rest }: Factorisation): Expression {
  const inner = inBrackets(polynomialExpression(rest));
  if (isOnePolynomial(common)) return inner;
  const isMinusOne = common.terms.every(
    ({ coefficient, monomial }) => q.equals(coefficient, q.rational(-1n)) && monomial.key === "",
  );
  if (isMinusOne) return { kind: "negate", operand: inner };
  return productOf([polynomialExpression(common), inner]);
}

/** Returns the product of all factors, expanded. */
export function multipliedOut({ common, factors }: Factorisation): Polynomial {
  return factors.reduce((product, { polynomial, multiplicity }) => {
    let result = product;
    for (let times = 0; times < multiplicity; times += 1) {
      result = multiplyPolynomials(result, polynomial);
    }
    return result;
  }, common);
}
