import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { substitute } from "../../../algebra/substitute.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { notSupported } from "../../../refusal.ts";

const mostUnknowns = 4;

/** The letters that make all the forms 0, each of which is linear in them; refuses where that is not exactly one value for each. */
export function solveLinear(zeros: readonly Quotient[]): Map<string, Expression> {
  const letters = [...new Set(zeros.flatMap((zero) => form.variablesOf(zero)))].toSorted();
  if (letters.length > mostUnknowns) throw notOneValue();
  const found: { letter: string; value: Quotient }[] = [];
  let rest = [...zeros];
  for (const letter of letters) {
    const at = rest.findIndex((zero) => form.variablesOf(zero).includes(letter));
    const zero = rest[at];
    const [constant, factor, ...more] = (zero && coefficientsIn(zero, letter)) ?? [];
    if (!constant || !factor || more.length > 0 || !form.isConstant(factor)) throw notOneValue();
    const value = form.negate(form.divide(constant, factor));
    rest = rest.filter((_, other) => other !== at).map((one) => substitute(one, letter, value));
    found.push({ letter, value });
  }
  if (rest.some((zero) => !form.isZero(zero))) throw notOneValue();
  return solvedBackwards(found);
}

function solvedBackwards(found: readonly { letter: string; value: Quotient }[]) {
  const values = new Map<string, Quotient>();
  for (const { letter, value } of found.toReversed()) {
    const known = [...values].reduce(
      (partly, [name, number]) => substitute(partly, name, number),
      value,
    );
    if (!form.isConstant(known)) throw notOneValue();
    values.set(letter, known);
  }
  return new Map(
    [...values]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([letter, value]) => [letter, toExpression(value)]),
  );
}

function notOneValue(): Error {
  return notSupported(
    "These equations don't give exactly one value for each letter. Check the equations.",
  );
}
