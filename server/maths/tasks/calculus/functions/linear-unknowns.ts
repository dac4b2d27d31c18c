import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { substitute } from "../../../algebra/substitute.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { notSupported } from "../../../refusal.ts";

const mostUnknowns = 8;

/**
 * The values of the letters for which all the forms are 0; each form is linear in the letter that it is solved for.
 * Refuses unless there is exactly one value for each letter.
 */
export function solveLinear(zeros: readonly Quotient[]): Map<string, Expression> {
  const letters = new Set(zeros.flatMap((zero) => form.variablesOf(zero)));
  if (letters.size > mostUnknowns) throw notOneValue();
  const found: { letter: string; value: Quotient }[] = [];
  let rest = [...zeros];
  while (found.length < letters.size) {
    const next = easiest(rest);
    if (!next) throw notOneValue();
    const { letter, value, at } = next;
    rest = rest.filter((_, other) => other !== at).map((one) => substitute(one, letter, value));
    found.push({ letter, value });
  }
  if (rest.some((zero) => !form.isZero(zero))) throw notOneValue();
  return solvedBackwards(found);
}

/** A form solved for one of its letters: one with a single letter first, as w = 5 makes wx = 10 linear. */
function easiest(
  rest: readonly Quotient[],
): { letter: string; value: Quotient; at: number } | null {
  const solutions = rest.flatMap((zero, at) => {
    const letters = form.variablesOf(zero).toSorted();
    return letters.flatMap((letter) => {
      const value = solvedFor(zero, letter);
      return value ? [{ letter, value, at, size: letters.length }] : [];
    });
  });
  return solutions.toSorted((a, b) => a.size - b.size)[0] ?? null;
}

function solvedFor(zero: Quotient, letter: string): Quotient | null {
  const [constant, factor, ...more] = coefficientsIn(zero, letter) ?? [];
  if (!constant || !factor || more.length > 0 || !form.isConstant(factor)) return null;
  return form.negate(form.divide(constant, factor));
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
