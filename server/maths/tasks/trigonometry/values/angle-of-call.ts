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
import { bracketed } from "../../../working/written.ts";
import { isTrigonometricCall } from "../reading/requested.ts";
import { type AngleUnit, turnOf, writeTurn } from "../identities/written-angle.ts";

export type Call = Extract<Expression, { kind: "call" }>;
export type Name = "sin" | "cos" | "tan" | "cot" | "sec" | "cosec";

const names: readonly Name[] = ["sin", "cos", "tan", "cot", "sec", "cosec"];

export function nameOf(call: Call): Name {
  const found = names.find((name) => name === call.name);
  if (!found) throw new Error(`${call.name} is no trigonometric function`);
  return found;
}

/** The angle in degrees; null if it has letters in it. */
export function degreesOf(call: Call): Rational | null {
  const turn = turnOf(canonical(call.argument));
  return turn && q.multiply(turn, q.rational(180n));
}

export function writeDegrees(degrees: Rational, unit: AngleUnit): Expression {
  return writeTurn(q.divide(degrees, q.rational(180n)), unit);
}

export function callOf(name: Name, degrees: Rational, unit: AngleUnit): Call {
  return { kind: "call", name, argument: writeDegrees(degrees, unit) };
}

export function negativeIf(isNegative: boolean, inner: Expression): Expression {
  return isNegative ? { kind: "negate", operand: inner } : inner;
}

/** The expression with each call replaced for which there is something to put, powers of calls kept. */
export function withCalls(
  whole: Expression,
  replace: (call: Call) => Expression | null,
): Expression {
  const visit = (part: Expression): Expression => {
    if (isTrigonometricCall(part)) return bracketed(replace(part) ?? part);
    if (part.kind !== "power") return mapChildren(part, visit);
    const base = visit(part.base);
    const isTight = base.kind === "call" || base.kind === "number" || base.kind === "group";
    return { ...part, base: isTight ? base : { kind: "group", inner: base } };
  };
  return ungroup(tidy(visit(whole)));
}

export function callsIn(whole: Expression): Call[] {
  const found: Call[] = [];
  someWithin(whole, (part) => {
    if (isTrigonometricCall(part)) found.push(part);
    return false;
  });
  return found;
}

export function sumOfTwo(left: Expression, right: Expression, sign: 1 | -1): Expression {
  return { kind: sign === 1 ? "sum" : "difference", left, right };
}

export function times(left: Expression, right: Expression): Expression {
  return { kind: "product", sign: "implicit", left: bracketed(left), right: bracketed(right) };
}

export function over(left: Expression, right: Expression): Expression {
  return { kind: "quotient", sign: "bar", left, right };
}

export const oneLeaf = integerLeaf(1n);
