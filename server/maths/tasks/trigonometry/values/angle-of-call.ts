import { canonical } from "../../../algebra/canonical.ts";
import {
  type Expression,
  integerLeaf,
  mapChildren,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets } from "../../../working/written.ts";
import { isTrigonometricCall } from "../reading/requested.ts";
import { type AngleUnit, turnOf, writeTurn } from "../identities/written-angle.ts";

export type Call = Extract<Expression, { kind: "call" }>;
export type Name = "sin" | "cos" | "tan" | "cot" | "sec" | "cosec";

const names: readonly Name[] = ["sin", "cos", "tan", "cot", "sec", "cosec"];

/** The name of a trigonometric function. Throws for other functions. */
export function nameOf(call: Call): Name {
  const found = names.find((name) => name === call.name);
  if (!found) throw new Error(`${call.name} is no trigonometric function`);
  return found;
}

/** The angle in degrees; null if it contains letters. */
export function degreesOf(call: Call): Rational | null {
  const turn = turnOf(canonical(call.argument));
  return turn && q.multiply(turn, q.rational(180n));
}

/** An angle given in degrees, written in a unit. */
export function writeDegrees(degrees: Rational, unit: AngleUnit): Expression {
  return writeTurn(q.divide(degrees, q.rational(180n)), unit);
}

/** A function of an angle given in degrees, written in a unit. */
export function callOf(name: Name, degrees: Rational, unit: AngleUnit): Call {
  return { kind: "call", name, argument: writeDegrees(degrees, unit) };
}

/** The expression, negated if required. */
export function negativeIf(isNegative: boolean, inner: Expression): Expression {
  return isNegative ? { kind: "negate", operand: inner } : inner;
}

/** Replaces calls in an expression; a replaced base of a power gets brackets. `replace` returns null to keep a call. */
export function withCalls(
  whole: Expression,
  replace: (call: Call) => Expression | null,
): Expression {
  const visit = (part: Expression): Expression => {
    if (isTrigonometricCall(part)) return inBrackets(replace(part) ?? part);
    if (part.kind !== "power") return mapChildren(part, visit);
    const base = visit(part.base);
    const isTight = base.kind === "call" || base.kind === "number" || base.kind === "group";
    return { ...part, base: isTight ? base : { kind: "group", inner: base } };
  };
  return ungroup(tidy(visit(whole)));
}

/** All trigonometric functions in an expression. */
export function callsIn(whole: Expression): Call[] {
  const found: Call[] = [];
  someWithin(whole, (part) => {
    if (isTrigonometricCall(part)) found.push(part);
    return false;
  });
  return found;
}

/** A sum, or a difference for the sign −1. */
export function sumOfTwo(left: Expression, right: Expression, sign: 1 | -1): Expression {
  return { kind: sign === 1 ? "sum" : "difference", left, right };
}

/** A product with brackets where they are required. */
export function times(left: Expression, right: Expression): Expression {
  return { kind: "product", sign: "implicit", left: inBrackets(left), right: inBrackets(right) };
}

/** A fraction. */
export function over(left: Expression, right: Expression): Expression {
  return { kind: "quotient", sign: "bar", left, right };
}

export const oneLeaf = integerLeaf(1n);
