import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { floor } from "../../../algebra/relations.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { AngleUnit } from "../identities/written-angle.ts";
import {
  type Call,
  callOf,
  degreesOf,
  type Name,
  nameOf,
  negativeIf,
  writeDegrees,
} from "./angle-of-call.ts";

/** The result of a rule for one call, and its reason. */
export interface CallRewrite {
  to: Expression;
  why: string;
}

const fullTurn = q.rational(360n);
const halfTurn = q.rational(180n);
const isEven: Record<Name, boolean> = {
  sin: false,
  cos: true,
  tan: false,
  cot: false,
  sec: true,
  cosec: false,
};

/** Removes a negative angle: sin(−30°) = −sin 30°, cos(−30°) = cos 30°. */
export function withoutMinus(call: Call, unit: AngleUnit): CallRewrite | null {
  const degrees = degreesOf(call);
  if (!degrees || q.sign(degrees) >= 0) return null;
  const name = nameOf(call);
  const positive = callOf(name, q.negate(degrees), unit);
  const f = name === "cosec" ? "\\operatorname{cosec}" : `\\${name}`;
  return {
    to: negativeIf(!isEven[name], positive),
    why: `$${f}(-\\theta) = ${isEven[name] ? "" : "-"}${f} \\theta$.`,
  };
}

/** Removes whole turns: cos 100π = cos 0. */
export function withoutTurns(call: Call, unit: AngleUnit): CallRewrite | null {
  const degrees = degreesOf(call);
  if (!degrees || q.order(degrees, fullTurn) < 0) return null;
  const turns = floor(q.divide(degrees, fullTurn));
  const rest = q.subtract(degrees, q.multiply(q.rational(turns), fullTurn));
  const [all, one, left] = [degrees, fullTurn, rest].map((part) =>
    expressionLatex(writeDegrees(part, unit)),
  );
  const times = turns === 1n ? (one ?? "") : `${turns} \\times ${one ?? ""}`;
  return {
    to: callOf(nameOf(call), rest, unit),
    why: `$${all ?? ""} = ${times} + ${left ?? ""}$, and whole turns of $${one ?? ""}$ change nothing.`,
  };
}

const positiveIn: Record<Name, readonly number[]> = {
  sin: [1, 2],
  cosec: [1, 2],
  cos: [1, 4],
  sec: [1, 4],
  tan: [1, 3],
  cot: [1, 3],
};
const quadrantNames = ["", "first", "second", "third", "fourth"];

/** Reduces an angle to the first quadrant, with the sign of its quadrant: cos 120° = −cos 60°. */
export function toFirstQuadrant(call: Call, unit: AngleUnit): CallRewrite | null {
  const degrees = degreesOf(call);
  if (!degrees || q.order(degrees, q.rational(90n)) <= 0) return null;
  const quarters = q.divide(degrees, q.rational(90n));
  if (q.isInteger(quarters)) return null;
  const quadrant = Number(floor(quarters)) + 1;
  const name = nameOf(call);
  const isPositive = positiveIn[name].includes(quadrant);
  const { acute, shown } = acuteOf(degrees, quadrant, unit);
  return {
    to: negativeIf(!isPositive, callOf(name, acute, unit)),
    why: `$${shown}$ lies in the ${quadrantNames[quadrant] ?? ""} quadrant, where ${name} is ${isPositive ? "positive" : "negative"}.`,
  };
}

function acuteOf(
  degrees: Rational,
  quadrant: number,
  unit: AngleUnit,
): { acute: Rational; shown: string } {
  const text = (part: Rational): string => expressionLatex(writeDegrees(part, unit));
  const base = quadrant === 4 ? fullTurn : halfTurn;
  const isBelow = quadrant !== 3;
  const acute = isBelow ? q.subtract(base, degrees) : q.subtract(degrees, base);
  return {
    acute,
    shown: `${text(degrees)} = ${text(base)} ${isBelow ? "-" : "+"} ${text(acute)}`,
  };
}

const complements: Record<Name, Name> = {
  sin: "cos",
  cos: "sin",
  tan: "cot",
  cot: "tan",
  sec: "cosec",
  cosec: "sec",
};

/** Replaces an angle above 45° by its complement: cos 55° = sin 35°. */
export function toComplement(call: Call, unit: AngleUnit): CallRewrite | null {
  const degrees = degreesOf(call);
  const isSteep = degrees && q.order(degrees, q.rational(45n)) > 0;
  if (!isSteep || q.order(degrees, q.rational(90n)) >= 0) return null;
  const rest = q.subtract(q.rational(90n), degrees);
  const to = callOf(complements[nameOf(call)], rest, unit);
  const [right, left] = [q.rational(90n), rest].map((part) =>
    expressionLatex(writeDegrees(part, unit)),
  );
  const inner = { ...call, argument: writeDegrees(degrees, unit) };
  return {
    to,
    why: `$${expressionLatex(inner)} = ${expressionLatex(to)}$, for $${expressionLatex(writeDegrees(degrees, unit))} = ${right ?? ""} - ${left ?? ""}$.`,
  };
}
