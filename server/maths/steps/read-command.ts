import {
  type Expression,
  fractionLeaf,
  integerLeaf,
  variablesIn,
} from "../expressions/expression.ts";
import { withConstants } from "./constant-letters.ts";
import { differentiate } from "../algebra/differentiate.ts";
import * as q from "../numbers/rational.ts";
import { isClose, isOpen, type LatexToken } from "./latex-token.ts";
import { type LatexCursor, unread } from "./latex-cursor.ts";
import { readBraces, readBrackets } from "./read-brackets.ts";
import { readIntegral, readLimit, readSeries } from "./read-calculus.ts";
import { readFunction } from "./read-function.ts";
import type { Reader } from "./reader.ts";
import { expressionOf, asOperand, scalar, type Value } from "./value.ts";

const fractions = ["frac", "dfrac", "tfrac", "cfrac"];

/** A fraction, root or function; the cursor is on its name. */
export function readCommand(cursor: LatexCursor, reader: Reader): Value {
  if (cursor.isCommand(...fractions)) return scalar(readFraction(cursor, reader));
  if (cursor.isCommand("sqrt")) return scalar(readRoot(cursor, reader));
  if (cursor.isCommand("binom", "perm")) return scalar(readChoice(cursor, reader));
  if (cursor.isCommand("sum")) return scalar(readSeries(cursor, reader));
  if (cursor.isCommand("lim")) return scalar(readLimit(cursor, reader));
  if (cursor.isCommand("int")) return scalar(readIntegral(cursor, reader));
  return scalar(readFunction(cursor, reader));
}

function readFraction(cursor: LatexCursor, reader: Reader): Expression {
  const slope = slopeAt(cursor);
  if (slope !== null) return readDerivative(cursor, slope, reader);
  cursor.next();
  const digits = cursor.peek();
  if (digits?.kind === "number") return bareFraction(cursor, digits);
  const left = readBraces(cursor, reader);
  const right = readBraces(cursor, reader);
  return { kind: "quotient", sign: "bar", left, right };
}

/** `\frac34` */
function bareFraction(
  cursor: LatexCursor,
  { value, places }: Extract<LatexToken, { kind: "number" }>,
): Expression {
  const digits = value.numerator.toString();
  const below = cursor.peek(1);
  if (digits.length === 1 && places === 0 && below?.kind === "letter") {
    cursor.next();
    cursor.next();
    const bottom: Expression = { kind: "variable", name: below.name };
    return { kind: "quotient", sign: "bar", left: integerLeaf(value.numerator), right: bottom };
  }
  const [top = "", bottom = ""] = digits;
  if (digits.length !== 2 || places > 0 || bottom === "0") throw unread();
  cursor.next();
  return fractionLeaf(BigInt(top), BigInt(bottom));
}

/** The letters of d/dx, dy/dx or d²y/dx² as one text; null for any other fraction. */
function slopeAt(cursor: LatexCursor): string | null {
  let text = "";
  for (let ahead = 1; ahead < 14; ahead += 1) {
    const token = cursor.peek(ahead);
    if (token === undefined) break;
    text += token.written;
  }
  const found = /^\{d(?:\^\{?2\}?)?[a-zA-Z]?\}\{d(?:[a-z]|\\theta)(?:\^\{?2\}?)?\}/.exec(text)?.[0];
  return found ?? null;
}

/** Letters that are constant when differentiating with respect to another letter. */
const constants = new Set(["a", "b", "c", "k", "m", "n"]);

function readDerivative(cursor: LatexCursor, slope: string, reader: Reader): Expression {
  cursor.next();
  skipGroup(cursor);
  skipGroup(cursor);
  const variable = /^\{d\}\{d([a-z]|\\theta)\}$/.exec(slope)?.[1]?.replace("\\theta", "θ");
  if (variable === undefined) return { kind: "variable", name: slope };
  if (!isOpen(cursor.peek(), "(", "[")) throw unread();
  const inner = withConstants(expressionOf(readBrackets(cursor, reader)), variable);
  // Another letter may depend on this one.
  if (variablesIn(inner).some((name) => name !== variable && !constants.has(name))) throw unread();
  return asOperand(differentiate(inner, variable));
}

function skipGroup(cursor: LatexCursor): void {
  let depth = 0;
  do {
    const token = cursor.next();
    if (token?.kind === "open") depth += 1;
    if (token?.kind === "close") depth -= 1;
  } while (depth > 0);
}

function readRoot(cursor: LatexCursor, reader: Reader): Expression {
  cursor.next();
  const index = isOpen(cursor.peek(), "[") ? readOrder(cursor, reader) : 2;
  const digit = cursor.peek();
  if (digit?.kind === "number" && index === 2) {
    cursor.next();
    return {
      kind: "root",
      index,
      operand: { kind: "number", value: digit.value, form: formOf(digit) },
    };
  }
  if (isOpen(cursor.peek(), "("))
    return { kind: "root", index, operand: expressionOf(readBrackets(cursor, reader)) };
  return { kind: "root", index, operand: asOperand(readBraces(cursor, reader)) };
}

function readOrder(cursor: LatexCursor, reader: Reader): number {
  const order = expressionOf(readBrackets(cursor, reader));
  const inner = order.kind === "group" ? order.inner : order;
  if (inner.kind !== "number" || !q.isInteger(inner.value)) throw unread();
  const index = Number(inner.value.numerator);
  if (index < 2 || index > 20) throw unread();
  return index;
}

function formOf({ places }: { places: number }) {
  return places > 0 ? ({ kind: "decimal", places } as const) : ({ kind: "integer" } as const);
}

/** ⁿCᵣ and ⁿPᵣ of whole numbers. */
function readChoice(cursor: LatexCursor, reader: Reader): Expression {
  const isOrdered = cursor.isCommand("perm");
  cursor.next();
  const [n, r] = [readBraces(cursor, reader), readBraces(cursor, reader)].map(smallWhole);
  if (n === undefined || r === undefined || r > n) throw unread();
  let count = 1n;
  for (let at = 1n; at <= r; at += 1n) {
    count *= n - at + 1n;
    if (!isOrdered) count /= at;
  }
  return integerLeaf(count);
}

function smallWhole(expression: Expression): bigint {
  const inner = expression.kind === "group" ? expression.inner : expression;
  if (inner.kind !== "number" || !q.isInteger(inner.value)) throw unread();
  const { numerator } = inner.value;
  if (numerator < 0n || numerator > 200n) throw unread();
  return numerator;
}

/** A number, with the fraction after it if both form a mixed number. */
export function readMixed(cursor: LatexCursor): Expression {
  const token = cursor.next();
  if (token?.kind !== "number") throw unread();
  const leaf: Expression = { kind: "number", value: token.value, form: formOf(token) };
  const parts = token.places === 0 && cursor.isCommand(...fractions) ? plainFraction(cursor) : null;
  if (!parts) return leaf;
  const [numerator, denominator] = parts;
  // 3⅝ is a sum, 3·(8/5) a product: with an improper fraction it is ambiguous.
  if (numerator >= denominator || numerator === 0n) throw unread();
  for (let taken = 0; taken < 7; taken += 1) cursor.next();
  return {
    kind: "number",
    value: q.add(token.value, q.rational(numerator, denominator)),
    form: { kind: "mixed", whole: token.value.numerator, numerator, denominator },
  };
}

function plainFraction(cursor: LatexCursor): [bigint, bigint] | null {
  const tokens = [1, 2, 3, 4, 5, 6].map((ahead) => cursor.peek(ahead));
  const [, top, close, open, bottom, end] = tokens;
  if (!isOpen(tokens[0], "{") || !isClose(close, "{") || !isOpen(open, "{") || !isClose(end, "{")) {
    return null;
  }
  if (top?.kind !== "number" || bottom?.kind !== "number") return null;
  return top.places + bottom.places > 0 ? null : [top.value.numerator, bottom.value.numerator];
}
