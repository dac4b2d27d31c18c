import { equationPlain, substitute } from "../../../equations/equation.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import {
  type Expression,
  integerLeaf,
  mapChildren,
  type NumberLeaf,
  valueLeaf,
} from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { nonZeroBetween, sameSize, wholeBetween } from "../../../variation/random.ts";
import type { OneUnknown } from "./recognise.ts";

/**
 * The same equation with other numbers. A root is drawn first; the last number of the equation is then chosen so
 * that it has this root, which keeps the answer an integer.
 */
export function vary({ equation, unknown }: OneUnknown, random: () => number): string {
  const root = integerLeaf(BigInt(nonZeroBetween(random, 1, 12)));
  const values = new Map<string, Expression>([[unknown, root]]);
  const left = varyNumbers(equation.left, random);
  const right = varyNumbers(equation.right, random);
  const at = (side: Expression): q.Rational => evaluate(substitute(side, values));
  if (right.kind === "number") return asked(unknown, { left, right: valueLeaf(at(left)) });
  if (left.kind === "number") return asked(unknown, { left: valueLeaf(at(right)), right });
  const gap = q.subtract(at(left), at(right));
  return asked(unknown, { left, right: plus(right, gap) });
}

function asked(unknown: string, equation: { left: Expression; right: Expression }): string {
  return `Solve ${equationPlain(equation)} for ${unknown}`;
}

/** Adds a number to a sum, into its last number if it has one, so that no term is added. */
function plus(expression: Expression, number: q.Rational): Expression {
  if (q.isZero(number)) return expression;
  if (expression.kind === "sum" || expression.kind === "difference") {
    const { right } = expression;
    if (right.kind === "number") {
      const signed = expression.kind === "sum" ? right.value : q.negate(right.value);
      return added(expression.left, q.add(signed, number));
    }
  }
  return added(expression, number);
}

function added(left: Expression, number: q.Rational): Expression {
  if (q.isZero(number)) return left;
  const right = valueLeaf(q.absolute(number));
  return { kind: q.sign(number) < 0 ? "difference" : "sum", left, right };
}

function varyNumbers(expression: Expression, random: () => number): Expression {
  if (expression.kind === "number") return varyLeaf(expression, random);
  if (expression.kind === "power") return expression;
  // A divisor stays small and whole.
  if (expression.kind === "quotient") {
    const left = varyNumbers(expression.left, random);
    return { ...expression, left, right: integerLeaf(BigInt(wholeBetween(random, 2, 6))) };
  }
  return mapChildren(expression, (child) => varyNumbers(child, random));
}

function varyLeaf(leaf: NumberLeaf, random: () => number): NumberLeaf {
  if (leaf.form.kind === "integer") return integerLeaf(sameSize(random, leaf.value.numerator));
  return leaf;
}
