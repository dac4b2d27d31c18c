import { exactSquareRoot } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import type { Monomial, Quotient } from "./form.ts";
import { powerOfPositive } from "./numeric-root.ts";
import * as form from "./quotient.ts";

/**
 * √(a + b√c) as √x + √y, and √(a + bi) as √x + i√y, with rational x and y; otherwise null.
 * With d = √(a² − b²c): x = (a + d)/2, y = (a − d)/2. The value is not a negative real number.
 */
export function nestedRoot(value: Quotient): Quotient | null {
  const parts = inTwoParts(value);
  if (!parts) return null;
  const { rational: a, coefficient, square } = parts;
  const under = q.multiply(q.multiply(coefficient, coefficient), square);
  const d = rationalSquareRoot(q.subtract(q.multiply(a, a), under));
  if (!d) return null;
  const half = q.rational(1n, 2n);
  const x = q.multiply(q.add(a, d), half);
  const y = q.multiply(q.subtract(a, d), half);
  if (q.sign(x) < 0) return null;
  const other = rootOfRational(y);
  const isOpposite = q.sign(coefficient) < 0;
  return form.add(rootOfRational(x), isOpposite ? form.negate(other) : other);
}

/** a + b·r with r² = square rational. */
function inTwoParts(
  value: Quotient,
): { rational: Rational; coefficient: Rational; square: Rational } | null {
  const below = form.asRational(form.fromPolynomial(value.denominator));
  const { terms } = value.numerator;
  if (!below || !q.equals(below, q.one) || terms.length > 2) return null;
  const plain = terms.find(({ monomial }) => monomial.key === "");
  const rooted = terms.find(({ monomial }) => monomial.key !== "");
  if (!rooted || (terms.length === 2 && !plain)) return null;
  const square = squareOf(rooted.monomial);
  return (
    square && { rational: plain?.coefficient ?? q.zero, coefficient: rooted.coefficient, square }
  );
}

/** The square of a product of square roots of primes and i. */
function squareOf({ factors }: Monomial): Rational | null {
  let square = q.one;
  for (const { atom, exponent } of factors) {
    if (atom.kind === "constant" && atom.name === "i") square = q.negate(square);
    else if (atom.kind === "prime" && exponent.denominator === 2n) {
      square = q.multiply(square, q.rational(atom.prime));
    } else return null;
  }
  return square;
}

function rootOfRational(value: Rational): Quotient {
  if (q.isZero(value)) return form.zero;
  const size = powerOfPositive(q.absolute(value), q.rational(1n, 2n));
  return q.sign(value) < 0 ? form.multiply(size, form.fromConstant("i")) : size;
}

/** The non-negative root of the square of a rational number, otherwise null. */
function rationalSquareRoot(value: Rational): Rational | null {
  const [above, below] = [exactSquareRoot(value.numerator), exactSquareRoot(value.denominator)];
  return above === null || below === null ? null : q.rational(above, below);
}
