import { canonical } from "../../../algebra/canonical.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import { substitute } from "../../../equations/equation.ts";
import {
  type Expression,
  mapChildren,
  ungroup,
  variablesIn,
} from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets, isSum } from "../../../working/written.ts";
import { lightForm } from "../light-form.ts";

/** The antiderivative with the function substituted for its letter, simplified. */
export function putBack(result: Expression, letter: string, g: Expression): Expression {
  return tidyIntegral(substitute(result, new Map([[letter, inBrackets(g)]])));
}

/** Light forms everywhere, and no modulus of an expression that is never negative. */
export function tidyIntegral(expression: Expression): Expression {
  return lightForm(withinCalls(tidy(expression)));
}

function withinCalls(expression: Expression): Expression {
  const inner = mapChildren(expression, withinCalls);
  if (inner.kind !== "call") return inner;
  const argument = ungroup(lightForm(inner.argument));
  if (inner.name === "abs" && isNeverNegative(argument)) {
    return isSum(argument) ? { kind: "group", inner: argument } : argument;
  }
  if (inner.name === "ln" && argument.kind === "power" && isPowerOfE(argument)) {
    return inBrackets(argument.exponent);
  }
  return { ...inner, argument };
}

/** x² + 1, x² + 2x + 5, eˣ + 1: certain to be positive for every real number. */
function isNeverNegative(expression: Expression): boolean {
  const inner = ungroup(expression);
  if (inner.kind === "number") return q.sign(inner.value) >= 0;
  if (inner.kind === "root") return inner.index % 2 === 0;
  if (inner.kind === "power") return isPowerOfE(inner) || isEven(inner.exponent);
  if (inner.kind === "sum" && [inner.left, inner.right].every(isNeverNegative)) return true;
  return isSum(inner) && isPositiveQuadratic(inner);
}

function isPowerOfE({ base }: Extract<Expression, { kind: "power" }>): boolean {
  return base.kind === "constant" && base.name === "e";
}

function isEven(exponent: Expression): boolean {
  const inner = ungroup(exponent);
  if (inner.kind !== "number" || !q.isInteger(inner.value)) return false;
  return inner.value.numerator % 2n === 0n;
}

function isPositiveQuadratic(expression: Expression): boolean {
  const [letter, other] = variablesIn(expression);
  if (letter === undefined || other !== undefined) return false;
  const coefficients = asPolynomial(canonical(expression), letter);
  const [c, b, a, more] = coefficients ?? [];
  if (!a || !b || !c || more || q.sign(a) < 0) return false;
  const four = q.rational(4n);
  return q.order(q.multiply(b, b), q.multiply(four, q.multiply(a, c))) < 0;
}
