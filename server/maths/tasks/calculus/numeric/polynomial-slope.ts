import { canonical } from "../../../algebra/canonical.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import type { Expression } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";

/**
 * The derivative of a polynomial at a point, of a given order, by a Taylor shift instead of the power rule: the
 * coefficient of hⁿ in f(a + h), times n!. Null if it is not a polynomial with rational coefficients.
 */
export function polynomialSlope(
  body: Expression,
  parameter: string,
  order: number,
  place: Expression,
): Expression | null {
  const polynomial = asPolynomial(canonical(body), parameter);
  const a = form.asRational(canonical(place));
  if (!polynomial || !a) return null;
  let coefficients = [...polynomial];
  let factorial = 1n;
  let value = q.zero;
  for (let at = 0; at <= order; at += 1) {
    // Horner's scheme leaves the value of the rest as its remainder.
    const rest: q.Rational[] = [];
    let carry = q.zero;
    for (const coefficient of coefficients.toReversed()) {
      carry = q.add(q.multiply(carry, a), coefficient);
      rest.unshift(carry);
    }
    value = rest[0] ?? q.zero;
    coefficients = rest.slice(1);
    factorial *= BigInt(Math.max(at, 1));
  }
  return toExpression(form.fromRational(q.multiply(value, q.rational(factorial))));
}
