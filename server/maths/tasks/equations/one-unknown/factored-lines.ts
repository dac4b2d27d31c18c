import { fromUnivariate } from "../../../algebra/in-one-variable.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { isOnePolynomial } from "../../../algebra/polynomial.ts";
import { rationalRoots } from "../../../algebra/roots.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import * as u from "../../../algebra/univariate.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { latexOf, type Line } from "./working.ts";

/** From a polynomial equation to the product that is 0; by the factor theorem where the degree is 3 or more. */
export function factoredLines(whole: Quotient, value: u.Univariate, unknown: string): Line[] {
  const factored = expressionLatex(factoredExpression(whole.numerator));
  const standard = latexOf(whole);
  const start: Line = {
    title: "Bring everything to the left side",
    why: "A product can be made of it when 0 is on the other side.",
    latex: `${standard} = 0`,
  };
  if (factored === standard || !isOnePolynomial(whole.denominator)) return [start];
  const taken = firstFactor(value, unknown);
  const isSplit = taken !== null && taken.latex !== `${factored} = 0`;
  const name = letterLatex(unknown);
  const rest: Line = {
    title: isSplit ? "Factorise the other bracket" : "Factorise",
    why: isInSquares(value)
      ? `Only even powers occur, so think of $${name}^{2}$ as one letter and split the middle term.`
      : "Take out common factors, use an identity, or split the middle term.",
    latex: `${factored} = 0`,
  };
  return isSplit ? [start, taken, rest] : [start, rest];
}

function isInSquares(value: u.Univariate): boolean {
  return value.length > 3 && value.every((one, at) => at % 2 === 0 || q.isZero(one));
}

/** The factor of a root that is found by trying. */
function firstFactor(value: u.Univariate, unknown: string): Line | null {
  const [constant] = value;
  const isTried = u.degree(value) >= 3 && !isInSquares(value) && constant && !q.isZero(constant);
  const root = isTried === true ? easiest(rationalRoots(value).map((one) => one.root)) : undefined;
  if (!root) return null;
  const divisor = [q.negate(root), q.one];
  const { quotient } = u.divide(value, divisor);
  const [first, second] = [divisor, quotient].map((one) =>
    expressionLatex(toExpression(fromUnivariate(one, unknown))),
  );
  const name = letterLatex(unknown);
  return {
    title: `Find a root by trying: $${name} = ${rationalLatex(root)}$`,
    why: `It makes the left side 0, so $${first ?? ""}$ is a factor (factor theorem). Divide by it to get the other factor.`,
    latex: `(${first ?? ""})(${second ?? ""}) = 0`,
  };
}

/** Whole numbers near 0 are tried before others. */
function easiest(roots: readonly q.Rational[]): q.Rational | undefined {
  const size = (one: q.Rational): number =>
    (q.isInteger(one) ? 0 : 1000) + Math.abs(Number(one.numerator)) + (q.sign(one) < 0 ? 0.5 : 0);
  return roots.toSorted((a, b) => size(a) - size(b))[0];
}
