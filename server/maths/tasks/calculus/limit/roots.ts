import { canonical } from "../../../algebra/canonical.ts";
import { someAtomIn } from "../../../algebra/atom.ts";
import type { Atom, Polynomial, Quotient, Term } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import {
  type Expression,
  integerLeaf,
  someWithin,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { inBrackets } from "../../../working/written.ts";
import { tidy } from "../../../working/tidy.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { fractionOf, overBar } from "../fraction-of.ts";
import { lightForm } from "../light-form.ts";
import { limitLatex } from "./approach.ts";
import { zeroOverZero } from "./rational.ts";
import { type Method, precededBy, rewriteStep } from "./limit-working.ts";

/** A square root with the letter in it, in a quotient of the form 0/0: the conjugate gives a common factor. */
export const rationalise: Method = (expression, { approach, again }) => {
  if (!approach.point || isTranscendental(expression)) return null;
  const { above, below } = fractionOf(expression);
  const side = [above, below].find((part) => conjugateOf(part, approach.variable) !== null);
  const conjugate = side && conjugateOf(side, approach.variable);
  if (!side || !conjugate) return null;
  const square = form.multiply(side, conjugate);
  const other = side === above ? below : above;
  // Common factors are cancelled before the conjugate is multiplied in.
  const ratio = side === above ? form.divide(square, other) : form.divide(other, square);
  const factor = inBrackets(toExpression(conjugate));
  const times = (part: Expression): Expression => product(part, factor);
  const squared = factoredExpression(square.numerator);
  const rest = factoredExpression(other.numerator);
  const multiplied = side === above ? overBar(squared, times(rest)) : overBar(times(rest), squared);
  const top = factoredExpression(ratio.numerator);
  const bottom = factoredExpression(ratio.denominator);
  const cancelled =
    side === above ? overBar(top, tidy(times(bottom))) : overBar(tidy(times(top)), bottom);
  const shown = expressionLatex(toExpression(conjugate));
  const steps = [
    zeroOverZero(expression, approach),
    rewriteStep(expression, multiplied, approach, {
      title: `Multiply above and below by $${shown}$`,
      why: "Rationalising: $(a - b)(a + b) = a^{2} - b^{2}$ takes the roots away.",
    }),
    rewriteStep(multiplied, cancelled, approach, {
      title: "Cancel the common factor",
      why: "The letter comes close to the point but never reaches it, so the factor is not 0.",
    }),
  ];
  return precededBy(steps, "Rationalising", again(cancelled));
};

function product(left: Expression, right: Expression): Expression {
  return tidy({ kind: "product", sign: "implicit", left: inBrackets(left), right });
}

function isTranscendental(expression: Expression): boolean {
  return someWithin(
    expression,
    (part) =>
      part.kind === "call" || (part.kind === "power" && variablesIn(part.exponent).length > 0),
  );
}

/** A + B√R as A − B√R; null without such a root, or where it is the only term. */
function conjugateOf(value: Quotient, variable: string): Quotient | null {
  const roots: Atom[] = [];
  someAtomIn(value.numerator, (atom) => {
    if (atom.kind === "radicand" && hasVariable(atom.polynomial, variable)) roots.push(atom);
    return false;
  });
  const root = roots.find((atom) => isSquareRoot(value.numerator, atom));
  if (!root || value.numerator.terms.length < 2) return null;
  const isEverywhere = value.numerator.terms.every(({ monomial }) =>
    monomial.factors.some(({ atom }) => atom.key === root.key),
  );
  if (isEverywhere) return null;
  const hasRoot = ({ monomial }: Term): boolean =>
    monomial.factors.some(({ atom }) => atom.key === root.key);
  // a − √R and √R − a have the same conjugate, a + √R.
  const isPositive = value.numerator.terms.some(
    (term) => hasRoot(term) && term.coefficient.numerator > 0n,
  );
  const turnedRoot: Polynomial = {
    terms: value.numerator.terms.map((term) => {
      const { numerator, denominator } = term.coefficient;
      const isTurned = hasRoot(term) !== isPositive;
      return isTurned ? { ...term, coefficient: { numerator: -numerator, denominator } } : term;
    }),
  };
  return form.fromPolynomial(turnedRoot);
}

function hasVariable(polynomial: Polynomial, variable: string): boolean {
  return form.variablesOf(polynomial).includes(variable);
}

function isSquareRoot(polynomial: Polynomial, root: Atom): boolean {
  return polynomial.terms.every(({ monomial }) =>
    monomial.factors.every(
      ({ atom, exponent }) => atom.key !== root.key || exponent.denominator === 2n,
    ),
  );
}

/** Roots at infinity: x = 1/t moves the point to 0. */
export const turnedOver: Method = (expression, { approach, again }) => {
  const hasRoot = someWithin(expression, (part) => part.kind === "root");
  if (approach.point || isTranscendental(expression) || !hasRoot) return null;
  const letter = variablesIn(expression).includes("t") ? "u" : "t";
  const t: Expression = { kind: "variable", name: letter };
  const sign = approach.side > 0 ? 1n : -1n;
  const reciprocal = overBar(integerLeaf(sign), t);
  const put = new Map([[approach.variable, inBrackets(reciprocal)]]);
  const value = canonical(substitute(expression, put), { positive: true });
  const inLetter = lightForm(toExpression(value));
  const near = { variable: letter, point: integerLeaf(0n), side: 1, isOneSided: true } as const;
  const x = letterLatex(approach.variable);
  const step = {
    title: `Put $${x} = ${expressionLatex(reciprocal)}$`,
    why: `When $${x}$ goes to ${approach.side > 0 ? "" : "minus "}infinity, $${letter}$ goes to 0 from the right.`,
    before: limitLatex(expression, approach),
    after: limitLatex(inLetter, near),
  };
  return precededBy([step], "Limits at infinity of roots", again(inLetter, near));
};
