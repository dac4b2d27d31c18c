import { canonical } from "../../../algebra/canonical.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { type Expression, integerLeaf, variablesIn } from "../../../expressions/expression.ts";
import { phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { notSupported } from "../../../refusal.ts";
import { askedFor, startsWith, withoutEdges } from "../calculus-words.ts";
import { type Operator, readOperator } from "../derivative/operator.ts";
import { cutBefore, isWord, readNatural } from "../read-formula.ts";

/** dy/dx = slope, in the letters x and y. */
export interface DifferentialEquation {
  /** As written, with dy/dx in place of the placeholder letter. */
  original: { left: Expression; right: Expression; isInDifferentials: boolean };
  slope: Expression;
  condition: { x: Expression; y: Expression } | null;
}

/** Placeholder letters for dy/dx (or dy) and for dx while the equation is parsed. */
const standIns = { slope: "p", dx: "q" } as const;

const openings = [
  "the differential equation",
  "differential equation",
  "the following differential equation",
  "general solution of",
  "the general solution of",
  "particular solution of",
  "the particular solution of",
  "solution of",
  "the solution of",
  "for",
  "of",
  ":",
].map(phrase);

const links = new Set(
  "given when if where satisfying with and that for at initial condition subject to the".split(" "),
);

/** Null if the question contains anything besides an equation with dy/dx and an initial value. */
export function recognise({ tokens }: Question): DifferentialEquation | null {
  const isAsked = tokens.some((token) =>
    isWord(token, "solve", "solution", "differential", "hal", "integrate"),
  );
  if (!isAsked || !tokens.some((token) => isWord(token, "dy", "y", "dx"))) return null;
  if (tokens.some((token) => isWord(token, standIns.slope, standIns.dx))) return null;
  const [first, ...others] = cutBefore(withoutOpening(askedFor(tokens)), isStart);
  const original = first && readGiven(withoutOpening(first));
  if (!original) return null;
  const conditions = others.map(withoutLinks).filter((part) => part.length > 0);
  const condition = conditions.length === 0 ? null : readCondition(conditions);
  if (conditions.length > 0 && !condition) return null;
  return { original, slope: slopeOf(original), condition };
}

function isStart(token: Token): boolean {
  return (
    isSymbol(token, ",", ";", ".", "newline") || (token.kind === "word" && links.has(token.text))
  );
}

function withoutOpening(tokens: readonly Token[]): readonly Token[] {
  const rest = withoutEdges(tokens);
  if (isWord(rest.at(-1), "solve", "hal", "ko")) return withoutOpening(askedFor(rest.slice(0, -1)));
  const longest = Math.max(...openings.map((opening) => startsWith([opening], rest)));
  return longest > 0 ? withoutOpening(askedFor(rest.slice(longest))) : rest;
}

function withoutLinks(tokens: readonly Token[]): readonly Token[] {
  const rest = withoutEdges(tokens);
  const [first] = rest;
  return first?.kind === "word" && links.has(first.text) ? withoutLinks(rest.slice(1)) : rest;
}

function letter(token: Token, text: string): Token {
  return { ...token, kind: "letter", text, written: text, spaced: true };
}

/** The tokens with one letter for every dy/dx, or for dy and for dx; null if there is none, or a higher one. */
function withStandIns(tokens: readonly Token[]): Token[] | null {
  const out: Token[] = [];
  let found = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const operator = readOperator(tokens.slice(at));
    if (operator && isForeign(operator)) return null;
    const standIn = standInFor(token, operator);
    out.push(standIn ? letter(token, standIn.text) : token);
    if (!standIn) continue;
    found += 1;
    at += standIn.length - 1;
  }
  return found > 0 ? out : null;
}

/** The letter for dy/dx, or for a separate dy or dx, and the count of tokens that it replaces. */
function standInFor(
  token: Token,
  operator: Operator | null,
): { text: string; length: number } | null {
  if (operator && isSlope(operator)) return { text: standIns.slope, length: operator.length };
  if (isWord(token, "dy")) return { text: standIns.slope, length: 1 };
  return isWord(token, "dx") ? { text: standIns.dx, length: 1 } : null;
}

/** dy/dx itself. */
function isSlope({ order, of, variable }: Operator): boolean {
  return order === 1 && of === "y" && (variable ?? "x") === "x";
}

/** A derivative at a point, or one of anything other than y with respect to x. */
function isForeign(operator: Operator): boolean {
  return isSlope(operator) ? operator.at !== null : operator.of !== null;
}

function readGiven(tokens: readonly Token[]): DifferentialEquation["original"] | null {
  const replaced = withStandIns(tokens);
  const sign = replaced?.findIndex((token) => isSymbol(token, "=")) ?? -1;
  if (!replaced || sign < 0) return null;
  const [left, right] = [replaced.slice(0, sign), replaced.slice(sign + 1)].map(readNatural);
  if (!left || !right) return null;
  const letters = [...new Set([left, right].flatMap((side) => variablesIn(side)))];
  const isKnown = letters.every((name) => ["x", "y", "p", "q"].includes(name));
  if (!isKnown || !letters.includes("p")) return null;
  return { left, right, isInDifferentials: letters.includes("q") };
}

/** Solved for dy/dx, which must occur in the first power. */
function slopeOf({ left, right, isInDifferentials }: DifferentialEquation["original"]): Expression {
  const whole: Expression = {
    kind: "difference",
    left: { kind: "group", inner: left },
    right: { kind: "group", inner: right },
  };
  const divided = isInDifferentials
    ? substitute(whole, new Map([[standIns.dx, integerLeaf(1n)]]))
    : whole;
  const [rest, factor, more] = coefficientsIn(canonical(divided), standIns.slope) ?? [];
  if (!rest || !factor || more) {
    throw notSupported("I solve differential equations with dy/dx in the first power only.");
  }
  return toExpression(form.negate(form.divide(rest, factor)));
}

/** "y(0) = 1", "y = 1" with "x = 0"; null for anything else. */
function readCondition(parts: readonly (readonly Token[])[]): DifferentialEquation["condition"] {
  const found = new Map<string, Expression>();
  for (const part of parts) {
    const told = readTold(part);
    if (!told || told.some(([name]) => found.has(name))) return null;
    for (const [name, value] of told) found.set(name, value);
  }
  const [x, y] = [found.get("x"), found.get("y")];
  return x && y ? { x, y } : null;
}

type Told = ["x" | "y", Expression];

/** The data of one equation: "y(0) = 1" gives both values, "x = 0" and "y = 1" one value. */
function readTold(part: readonly Token[]): Told[] | null {
  const sign = part.findIndex((token) => isSymbol(token, "="));
  const value = sign < 0 ? null : readNumber(part.slice(sign + 1));
  if (!value) return null;
  const [name, open] = part;
  if (isWord(name, "y") && isSymbol(open, "(") && isSymbol(part[sign - 1], ")")) {
    const place = readNumber(part.slice(2, sign - 1));
    return (
      place && [
        ["y", value],
        ["x", place],
      ]
    );
  }
  if (sign !== 1 || !isWord(name, "x", "y")) return null;
  return [[isWord(name, "x") ? "x" : "y", value]];
}

function readNumber(tokens: readonly Token[]): Expression | null {
  const value = readNatural(tokens);
  return value && variablesIn(value).length === 0 ? value : null;
}
