import { agreesModuloPrimes } from "../../../expressions/evaluate-modulo.ts";
import { type Expression, someWithin } from "../../../expressions/expression.ts";
import type { Rational } from "../../../numbers/rational.ts";

/** Whether an expression of numbers has a value, by remainders; false where it has parts without remainders. */
export function valuesAgree(expression: Expression, value: Rational): boolean {
  const hasOther = someWithin(expression, ({ kind }) =>
    ["variable", "root", "constant", "call", "degrees"].includes(kind),
  );
  return !hasOther && agreesModuloPrimes(expression, value);
}
