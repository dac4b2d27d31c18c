import { type Expression, type FunctionName, ungroup } from "../../../expressions/expression.ts";
import type { Monomial, Polynomial, Quotient } from "../../../algebra/form.ts";
import {
  constantValue,
  isOnePolynomial,
  negatePolynomial,
  scalePolynomial,
} from "../../../algebra/polynomial.ts";
import * as form from "../../../algebra/quotient.ts";
import { polynomialExpression, toExpression } from "../../../algebra/to-expression.ts";
import { leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { sizeOf } from "../../../working/written.ts";
import { callAtom } from "../../../algebra/atom.ts";
import { monomial } from "../../../algebra/monomial.ts";
import { isBasic, type Sides } from "./trigonometric-form.ts";
import { type AngleUnit, inSchoolForm } from "./written-angle.ts";

/**
 * A canonical form as textbooks write it, with reciprocal functions and factorised sums: 2 cosec θ, sin θ(1 + cos θ).
 */
export function writeForm(value: Quotient, unit: AngleUnit): Expression {
  const { numerator, denominator } = value;
  const reciprocal = overFunctions(value);
  if (reciprocal) return inSchoolForm(toExpression(reciprocal), unit);
  return writeSides({ above: numerator, below: denominator }, unit);
}

/** A fraction without cancelling; sums are factorised if that is shorter. */
export function writeSides(sides: Sides, unit: AngleUnit): Expression {
  const { above, below } = withPositiveTop(withWholeNumbers(sides));
  if (isOnePolynomial(below) || constantValue(below)) {
    return inSchoolForm(shortest(form.quotient(above, below)), unit);
  }
  return inSchoolForm(
    { kind: "quotient", sign: "bar", left: side(above), right: side(below) },
    unit,
  );
}

/** Multiplies both sides so that their coefficients are whole. */
function withWholeNumbers({ above, below }: Sides): Sides {
  const common = [...above.terms, ...below.terms].reduce(
    (all, { coefficient }) => leastCommonMultiple(all, coefficient.denominator),
    1n,
  );
  if (common === 1n) return { above, below };
  const factor = q.rational(common);
  return { above: scalePolynomial(above, factor), below: scalePolynomial(below, factor) };
}

/** Moves a minus sign: −2t/(t² − 1) becomes 2t/(1 − t²). */
function withPositiveTop({ above, below }: Sides): Sides {
  const isNegative = above.terms.every(({ coefficient }) => q.sign(coefficient) < 0);
  const canTurn = below.terms.some(({ coefficient }) => q.sign(coefficient) < 0);
  if (!isNegative || !canTurn) return { above, below };
  return { above: negatePolynomial(above), below: negatePolynomial(below) };
}

function shortest(value: Quotient): Expression {
  const plain = toExpression(value);
  if (value.numerator.terms.length < 2 || !isOnePolynomial(value.denominator)) return plain;
  const { above, below } = withWholeNumbers({ above: value.numerator, below: value.denominator });
  const product = factoredExpression(above);
  const factored: Expression = isOnePolynomial(below)
    ? product
    : { kind: "quotient", sign: "bar", left: product, right: polynomialExpression(below) };
  return sizeOf(factored) < sizeOf(plain) ? factored : plain;
}

function side(whole: Polynomial): Expression {
  const plain = polynomialExpression(whole);
  if (whole.terms.length < 2) return plain;
  const factored = ungroup(factoredExpression(whole));
  return sizeOf(factored) <= sizeOf(plain) ? factored : plain;
}

const reciprocals: Partial<Record<FunctionName, FunctionName>> = {
  sin: "cosec",
  cos: "sec",
  tan: "cot",
};

/** A single term without functions over functions, written by cosec, sec and cot; null for other fractions. */
function overFunctions({ numerator, denominator }: Quotient): Quotient | null {
  const [term, more] = denominator.terms;
  if (!term || more || term.monomial.factors.length === 0) return null;
  if (!isPlain(numerator) || !isAllFunctions(term.monomial)) return null;
  const above = monomial(
    term.monomial.factors.flatMap(({ atom, exponent }) => {
      const name = isBasic(atom) ? reciprocals[atom.name] : undefined;
      return isBasic(atom) && name ? [{ atom: callAtom(name, atom.argument, null), exponent }] : [];
    }),
  );
  const factor = form.fromPolynomial({ terms: [{ coefficient: q.one, monomial: above }] });
  const rest = form.quotient(numerator, {
    terms: [{ coefficient: term.coefficient, monomial: { factors: [], key: "" } }],
  });
  return form.multiply(rest, factor);
}

/** Whether a sum is a single term without functions, so that it has no factor in common with functions. */
function isPlain({ terms }: Polynomial): boolean {
  return (
    terms.length === 1 &&
    terms.every(({ monomial }) => monomial.factors.every(({ atom }) => atom.kind !== "call"))
  );
}

function isAllFunctions({ factors }: Monomial): boolean {
  return factors.every(({ atom, exponent }) => isBasic(atom) && q.isInteger(exponent));
}
