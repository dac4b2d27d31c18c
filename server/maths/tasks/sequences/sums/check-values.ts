import { agreesModuloPrimes } from "../../../expressions/evaluate-modulo.ts";
import { type Expression, someWithin } from "../../../expressions/expression.ts";
import type { Rational } from "../../../numbers/rational.ts";

/**
 * Whether a numeric expression has a value, checked modulo two primes; false if it contains roots, letters or
 * functions, which the check doesn't support.
 */
export function valuesAgree(expression: Expression, value: Rational): boolean {
  const hasOther = someWithin(expression, ({ kind }) =>
    ["variable", "root", "constant", "call", "degrees"].includes(kind),
  );
  return !hasOther && agreesModuloPrimes(expression, value);
}
