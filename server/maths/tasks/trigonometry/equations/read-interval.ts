import { canonical } from "../../../algebra/canonical.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, someWithin, variablesIn } from "../../../expressions/expression.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import type { AngleUnit } from "../identities/written-angle.ts";
import { readChain } from "../reading/read-equality.ts";
import { readExpression, usesDegrees } from "../reading/requested.ts";
import type { Interval } from "./trigonometric-equation.ts";

export interface Range {
  unit: AngleUnit;
  interval: Interval;
}

/**
 * Reads 0 ≤ x < 2π, x ∈ [0, 2π] and [0°, 360°]; null for other tokens. The kind of bracket is read from the text of the
 * question.
 */
export function readRange(tokens: readonly Token[], unknown: string, text: string): Range | null {
  return fromChain(tokens, unknown) ?? fromBrackets(tokens, unknown, text);
}

function isUnknown(token: Token | undefined, unknown: string): boolean {
  return token?.kind === "letter" && token.text === unknown.toLowerCase();
}

function fromChain(tokens: readonly Token[], unknown: string): Range | null {
  const chain = readChain(tokens);
  if (!chain || chain.middle.length !== 1 || !isUnknown(chain.middle[0], unknown)) return null;
  const bounds = boundsOf(chain.low, chain.high);
  const ends = { low: chain.includesLow, high: chain.includesHigh };
  return bounds && withEnds(bounds, ends);
}

interface Bounds {
  unit: AngleUnit;
  low: Quotient;
  high: Quotient;
}

function withEnds({ unit, low, high }: Bounds, ends: { low: boolean; high: boolean }): Range {
  return {
    unit,
    interval: { low, high, includesLow: ends.low, includesHigh: ends.high, ends: "said" },
  };
}

/** Tokens do not distinguish kinds of brackets, so they are read from the text. */
function fromBrackets(given: readonly Token[], unknown: string, text: string): Range | null {
  const tokens = isUnknown(given[0], unknown) && isBelongs(given[1]) ? given.slice(2) : given;
  const comma = tokens.findIndex((token) => isSymbol(token, ","));
  const [first, last] = [tokens[0], tokens.at(-1)].map((token) =>
    token ? text.slice(token.start, token.end) : "?",
  );
  const isBracketed = "[(".includes(first ?? "?") && "])".includes(last ?? "?");
  if (!isBracketed || comma < 0) return null;
  const bounds = boundsOf(tokens.slice(1, comma), tokens.slice(comma + 1, -1));
  return bounds && withEnds(bounds, { low: first === "[", high: last === "]" });
}

function isBelongs(token: Token | undefined): boolean {
  if (token?.kind === "unknown") return token.text === "∈";
  return token?.kind === "word" && token.text === "in";
}

/** Reads "between 0 and 360 degrees", which leaves open whether the ends are included. */
export function readBetween(
  low: readonly Token[] | undefined,
  high: readonly Token[] | undefined,
): Range | null {
  const bounds = boundsOf(low, high);
  if (!bounds) return null;
  const range = withEnds(bounds, { low: true, high: true });
  return { ...range, interval: { ...range.interval, ends: "unclear" } };
}

function boundsOf(
  lowTokens: readonly Token[] | undefined,
  highTokens: readonly Token[] | undefined,
): Bounds | null {
  const [low, high] = [readNumber(lowTokens), readNumber(highTokens)];
  const unit = low && high && unitOf(low, high);
  if (!low || !high || !unit) return null;
  const [from, to] = [low, high].map((side) =>
    canonical(unit === "degrees" ? asDegrees(side) : side),
  );
  return from && to && isStretch(from, to) ? { unit, low: from, high: to } : null;
}

function readNumber(tokens: readonly Token[] | undefined): Expression | null {
  const expression = readExpression(tokens);
  return expression && variablesIn(expression).length === 0 ? expression : null;
}

/** The unit of both bounds; null if they may be degrees or radians. */
function unitOf(low: Expression, high: Expression): AngleUnit | null {
  const sides = [low, high];
  if (sides.some(usesDegrees) || sides.every(isQuarterDegrees)) return "degrees";
  return sides.some(hasPi) ? "radians" : null;
}

function asDegrees(side: Expression): Expression {
  if (usesDegrees(side) || hasPi(side)) return side;
  return { kind: "degrees", operand: { kind: "group", inner: side } };
}

function hasPi(side: Expression): boolean {
  return someWithin(side, (part) => part.kind === "constant" && part.name === "π");
}

/** Whether a bare number is a multiple of 90, which is taken as degrees. */
function isQuarterDegrees(side: Expression): boolean {
  const value = evaluateReal(side, new Map());
  return value !== null && value % 90 === 0 && !hasPi(side);
}

/** Eight turns: the widest interval whose solutions are listed. */
const widest = 16 * Math.PI + 0.001;

function isStretch(low: Quotient, high: Quotient): boolean {
  const [from, to] = [low, high].map((side) => evaluateReal(toExpression(side), new Map()));
  if (typeof from !== "number" || typeof to !== "number") return false;
  return to > from && to - from <= widest;
}
