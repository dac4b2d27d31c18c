import { canonical } from "../algebra/canonical.ts";
import type { Quotient } from "../algebra/form.ts";
import * as form from "../algebra/quotient.ts";
import { toExpression } from "../algebra/to-expression.ts";
import { type Expression, integerLeaf } from "../expressions/expression.ts";

/** Values that school tables give with a root in the denominator: tan 30° = 1/√3, sin 45° = 1/√2, sec 30° = 2/√3. */
const tabled = [
  { above: 1n, radicand: 2n },
  { above: 1n, radicand: 3n },
  { above: 2n, radicand: 3n },
].map(({ above, radicand }) => {
  const written: Expression = {
    kind: "quotient",
    sign: "bar",
    left: integerLeaf(above),
    right: { kind: "root", index: 2, operand: integerLeaf(radicand) },
  };
  return { written, value: canonical(written) };
});

/** A value in the form of the table of standard angles: 1/√3 instead of √3/3, also after a minus sign. */
export function inTableForm(value: Quotient): Expression {
  const own = tabled.find((one) => form.equals(one.value, value));
  if (own) return own.written;
  const opposite = tabled.find((one) => form.equals(one.value, form.negate(value)));
  return opposite ? { kind: "negate", operand: opposite.written } : toExpression(value);
}
