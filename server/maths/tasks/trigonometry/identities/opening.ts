import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import {
  type Expression,
  integerLeaf,
  mapChildren,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets } from "../../../working/written.ts";
import type { Transformation } from "../../../working/work-out.ts";
import { isTrigonometricCall, usesDegrees } from "../reading/requested.ts";
import { withoutTangents } from "./quotient-identities.ts";
import { ratio } from "./trigonometric-form.ts";
import { writeForm, writeSides } from "./write-sides.ts";
import { isReordered } from "./same-symbols.ts";
import { type AngleUnit, inSchoolForm, partsOfAngle } from "./written-angle.ts";
import { reasons } from "../../../working/reasons.ts";

type Call = Extract<Expression, { kind: "call" }>;

/** An expression in sines, cosines and tangents, ready for the search. */
export interface SearchStart {
  steps: Transformation[];
  start: Quotient;
  unit: AngleUnit;
}

/** The first steps of every simplification: related angles, sec, cosec and cot by the basic functions, one fraction. */
export function openUp(given: Expression): SearchStart {
  const unit = usesDegrees(given) ? "degrees" : "radians";
  const steps: Transformation[] = [];
  let current = ungroup(tidy(given));
  const note = (after: Expression, title: string, why: string): void => {
    if (isReordered(current, after)) return;
    steps.push({ before: current, after, title, why });
    current = after;
  };
  const related = replaceCalls(current, (call) => withSimpleAngle(call, unit));
  note(related, "Use related angles", reasonForAngles(current, unit));
  const style = styleOf(current);
  const basic = replaceCalls(current, (call) => byBasics(call, style));
  note(basic, `Write everything in terms of ${style.by}`, style.why);
  const value = canonical(current);
  const sides = { above: value.numerator, below: value.denominator };
  const isRatio = style.by === sinesAndCosines && steps.length > 0;
  const start = isRatio ? ratio(withoutTangents(sides)) : value;
  const shown = isRatio ? writeSides(withoutTangents(sides), unit) : writeForm(start, unit);
  note(isRatio ? inSchoolForm(shown, unit) : shown, ...algebraTitle(current));
  note(writeForm(start, unit), "Cancel common factors", reasons.lowest);
  return { steps, start, unit };
}

function replaceCalls(whole: Expression, replace: (call: Call) => Expression | null): Expression {
  const visit = (part: Expression): Expression => {
    if (part.kind === "power" && isTrigonometricCall(part.base)) {
      const by = replace(part.base);
      return by ? powerOf(by, part.exponent) : part;
    }
    const by = isTrigonometricCall(part) ? replace(part) : null;
    return by ?? mapChildren(part, visit);
  };
  return ungroup(tidy(visit(whole)));
}

/** A power of a fraction, part by part: (1/cos θ)² becomes 1/cos² θ. */
function powerOf(base: Expression, exponent: Expression): Expression {
  const inner = ungroup(base);
  if (inner.kind === "quotient") {
    return { ...inner, left: powerOf(inner.left, exponent), right: powerOf(inner.right, exponent) };
  }
  if (inner.kind === "number" && q.equals(inner.value, q.one)) return inner;
  return {
    kind: "power",
    base: inner.kind === "call" ? inner : { kind: "group", inner },
    exponent,
  };
}

/**
 * A call with a simpler angle: sin(90° − θ) as cos θ, cos(−x) as cos x, cos 60° as its value. Null if there is none.
 */
function withSimpleAngle(call: Call, unit: AngleUnit): Expression | null {
  const angle = canonical(call.argument);
  const { turn, rest } = partsOfAngle(angle);
  const leading = angle.numerator.terms[0]?.coefficient ?? q.zero;
  const isQuarterTurn = q.isInteger(q.multiply(turn, q.rational(2n)));
  const isRelated = form.isZero(rest) || (isQuarterTurn && !q.isZero(turn)) || q.sign(leading) < 0;
  if (!isRelated) return null;
  const plain = inSchoolForm(writeForm(canonical(call), unit), unit);
  const isOwn = expressionLatex(plain) === expressionLatex(inSchoolForm(call, unit));
  return isOwn ? null : inBrackets(plain);
}

function reasonForAngles(whole: Expression, unit: AngleUnit): string {
  const identities: string[] = [];
  someWithin(whole, (part) => {
    const by = isTrigonometricCall(part) ? withSimpleAngle(part, unit) : null;
    if (by) identities.push(`$${expressionLatex(part)} = ${expressionLatex(ungroup(by))}$`);
    return false;
  });
  return identities.length === 0
    ? "Related angles have the same functions, but for the sign."
    : `${[...new Set(identities)].slice(0, 3).join(", ")}.`;
}

const sinesAndCosines = "sin and cos";

interface Style {
  by: string;
  why: string;
}

/** Expressions in tan and cot alone are written by tan, all others by sin and cos. */
function styleOf(whole: Expression): Style {
  const has = (names: readonly string[]): boolean =>
    someWithin(whole, (part) => part.kind === "call" && names.includes(part.name));
  if (!has(["sin", "cos", "sec", "cosec"])) {
    return { by: "tan", why: "$\\cot \\theta = \\frac{1}{\\tan \\theta}$." };
  }
  const rules = [
    has(["sec"]) ? "$\\sec \\theta = \\frac{1}{\\cos \\theta}$" : "",
    has(["cosec"]) ? "$\\operatorname{cosec} \\theta = \\frac{1}{\\sin \\theta}$" : "",
    has(["tan"]) ? "$\\tan \\theta = \\frac{\\sin \\theta}{\\cos \\theta}$" : "",
    has(["cot"]) ? "$\\cot \\theta = \\frac{\\cos \\theta}{\\sin \\theta}$" : "",
  ];
  return { by: sinesAndCosines, why: `${rules.filter((rule) => rule !== "").join(", ")}.` };
}

function byBasics(call: Call, { by }: Style): Expression | null {
  const named = (name: "sin" | "cos" | "tan"): Expression => ({ ...call, name });
  const over = (left: Expression, right: Expression): Expression => ({
    kind: "quotient",
    sign: "bar",
    left,
    right,
  });
  const one = integerLeaf(1n);
  const isByTangent = by === "tan";
  if (call.name === "sec") return over(one, named("cos"));
  if (call.name === "cosec") return over(one, named("sin"));
  if (call.name === "tan") return isByTangent ? null : over(named("sin"), named("cos"));
  if (call.name !== "cot") return null;
  return isByTangent ? over(one, named("tan")) : over(named("cos"), named("sin"));
}

function hasBar({ kind }: Expression): boolean {
  return kind === "quotient";
}

function algebraTitle(whole: Expression): [title: string, why: string] {
  const isFractionWithin = (part: Expression): boolean =>
    (part.kind === "sum" || part.kind === "difference") && someWithin(part, hasBar);
  if (someWithin(whole, isFractionWithin)) {
    return [
      "Bring it to one fraction",
      "A common denominator, as with fractions of numbers; to divide by a fraction, multiply by its reciprocal.",
    ];
  }
  const isFraction = (part: Expression): boolean =>
    part.kind === "quotient" && someWithin(part.right, ({ kind }) => kind === "call");
  return someWithin(whole, isFraction)
    ? ["Simplify the fraction", "Common factors above and below the bar cancel."]
    : ["Multiply out and collect like terms", reasons.likeTerms];
}
