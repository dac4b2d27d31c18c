import { canonical } from "../../../algebra/canonical.ts";
import { someAtomIn } from "../../../algebra/atom.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  type FunctionName,
  mapChildren,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets } from "../../../working/written.ts";
import { hasInverseCall, isTrigonometricCall } from "../reading/requested.ts";
import { rangeOf } from "./principal-range.ts";

export type Call = Extract<Expression, { kind: "call" }>;

/** Whether a part is an inverse trigonometric function. */
export function isInverseCall(part: Expression): part is Call {
  return part.kind === "call" && part.name.startsWith("arc");
}

/** The result of a rule for one call, and its reason. */
export interface CallRewrite {
  to: Expression;
  why: string;
}

/** Applies a rule to the calls of an expression that contain no replaced call, with the reasons. */
export function withInnermost(
  whole: Expression,
  replace: (call: Call) => CallRewrite | null,
): { to: Expression; reasons: string[] } {
  const reasons: string[] = [];
  const visit = (part: Expression): Expression => {
    if (part.kind === "power") {
      const base = visit(part.base);
      return { ...part, base: base === part.base ? base : { kind: "group", inner: ungroup(base) } };
    }
    const inner = mapChildren(part, visit);
    const turned = part.kind === "call" && inner.kind === "call" ? replace(part) : null;
    if (!turned) return inner;
    reasons.push(turned.why);
    return inBrackets(turned.to);
  };
  const to = ungroup(tidy(visit(whole)));
  return { to, reasons: [...new Set(reasons)] };
}

/** The principal value of an inverse function: sin⁻¹ ½ is π/6. Null if it is no exact multiple of π. */
export function principalValue(call: Call): CallRewrite | null {
  if (!isInverseCall(call) || hasOpenCall(call.argument)) return null;
  const value = canonical(call);
  if (someAtomIn(value, ({ kind }) => kind === "call")) return null;
  const to = toExpression(value);
  const { of, latex } = rangeOf(call.name);
  const [angle, number] = [to, ungroup(call.argument)].map(expressionLatex);
  const name = of === "cosec" ? "\\operatorname{cosec}" : `\\${of}`;
  return {
    to,
    why: `$${name}\\left(${angle ?? ""}\\right) = ${number ?? ""}$, and $${angle ?? ""}$ lies in $${latex}$.`,
  };
}

function hasOpenCall(part: Expression): boolean {
  return someWithin(part, ({ kind }) => kind === "call");
}

/** The exact value of a function without inverse functions, as of sin 2π/3; null if it has none. */
export function knownInside(call: Call): CallRewrite | null {
  if (!isTrigonometricCall(call) || hasInverseCall(call)) return null;
  const value = canonical(call);
  if (someAtomIn(value, ({ kind }) => kind === "call")) return null;
  const to = toExpression(value);
  return { to, why: `$${expressionLatex(call)} = ${expressionLatex(to)}$.` };
}

/** An inverse function of a function, reduced to the principal range: sin⁻¹(sin 3π/5) is 2π/5. Null for others. */
export function undone(call: Call): CallRewrite | null {
  const inner = ungroup(call.argument);
  if (!isInverseCall(call) || !isTrigonometricCall(inner) || hasInverseCall(inner)) return null;
  const value = canonical(call);
  if (someAtomIn(value, ({ kind }) => kind === "call")) return null;
  const to = toExpression(value);
  return {
    to,
    why: `$${expressionLatex({ ...inner, argument: to })} = ${expressionLatex(inner)}$, and $${expressionLatex(to)}$ lies in $${rangeOf(call.name).latex}$.`,
  };
}

/** Sine and cosine of the angle that an inverse function returns, by the right triangle. */
export interface Legs {
  sin: Quotient;
  cos: Quotient;
}

/** Sine and cosine of an inverse function of a number. Throws for other functions. */
export function legsOf({ name, argument }: Call): Legs {
  const v = canonical(argument);
  const legs = byName[name];
  if (!legs) throw new Error(`${name} is no inverse function`);
  return legs(v);
}

const upon = (u: Quotient): Quotient => form.divide(form.one, u);
const other = (u: Quotient): Quotient => rootOf(form.subtract(form.one, form.raise(u, 2)), 2, {});
const hypotenuse = (u: Quotient): Quotient => rootOf(form.add(form.one, form.raise(u, 2)), 2, {});

const byName: Partial<Record<FunctionName, (v: Quotient) => Legs>> = {
  arcsin: (v) => ({ sin: v, cos: other(v) }),
  arccos: (v) => ({ sin: other(v), cos: v }),
  arctan: (v) => ({ sin: form.divide(v, hypotenuse(v)), cos: upon(hypotenuse(v)) }),
  arccot: (v) => ({ sin: upon(hypotenuse(v)), cos: form.divide(v, hypotenuse(v)) }),
  arcsec: (v) => ({ sin: other(upon(v)), cos: upon(v) }),
  arccosec: (v) => ({ sin: upon(v), cos: other(upon(v)) }),
};
