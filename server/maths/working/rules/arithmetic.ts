import { type Expression, matchExpression, type NumberLeaf } from "../../expressions/expression.ts";
import type { Rule } from "../change.ts";
import { isPlainArithmetic, looksLike, workedOut } from "../written.ts";

/** Numbers alone, in one step: (2 − 4 − 1) is −3, 3⁴ is 81. */
export const arithmetic: Rule = (part, options) => {
  if (!isPlainArithmetic(part) || isWritten(part)) return null;
  const to = workedOut(part, options);
  if (looksLike(part, to)) return null;
  return { to, title: "Work out the numbers", why: "BODMAS gives the order." };
};

/** A number, also with its sign. */
function isWritten(part: Expression): boolean {
  return matchExpression<boolean>(part, {
    number: isReduced,
    negate: ({ operand }) => isWritten(operand),
    group: ({ inner }) => isWritten(inner),
    variable: () => true,
    constant: () => true,
    degrees: () => true,
    call: () => false,
    sum: () => false,
    difference: () => false,
    product: () => false,
    quotient: () => false,
    power: () => false,
    root: () => false,
    percent: () => false,
  });
}

function isReduced({ form, value }: NumberLeaf): boolean {
  return form.kind === "fraction" ? form.denominator === value.denominator : form.kind !== "mixed";
}
