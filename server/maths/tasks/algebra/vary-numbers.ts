import { integerLeaf, mapChildren } from "../../expressions/expression.ts";
import type { Expression, NumberLeaf } from "../../expressions/expression.ts";
import { isInteger } from "../../numbers/rational.ts";
import { sameSize } from "../random.ts";

/** The same expression with other whole numbers of the same size; exponents, orders of roots and ±1 stay. */
export function varyNumbers(expression: Expression, random: () => number): Expression {
  if (expression.kind === "number") return varyLeaf(expression, random);
  if (expression.kind === "power") {
    return { ...expression, base: varyNumbers(expression.base, random) };
  }
  if (["degrees", "root", "call"].includes(expression.kind)) return expression;
  return mapChildren(expression, (child) => varyNumbers(child, random));
}

function varyLeaf(leaf: NumberLeaf, random: () => number): Expression {
  const { value, form } = leaf;
  const stays = form.kind !== "integer" || !isInteger(value) || size(value.numerator) < 2n;
  return stays ? leaf : integerLeaf(sameSize(random, value.numerator));
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}
