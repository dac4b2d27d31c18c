import { evaluateReal } from "../algebra/evaluate-complex.ts";
import { type Expression, integerLeaf, variablesIn } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { boundLetter } from "./bound-letters.ts";
import { type LatexCursor, unread } from "./latex-cursor.ts";
import { isClose, isOpen, isSign } from "./latex-token.ts";
import { readExponent } from "./read-marks.ts";
import { putIn } from "./put-in.ts";
import type { Reader } from "./reader.ts";
import { difference, expressionOf, asOperand, sum } from "./value.ts";

const mostTerms = 120n;

/** `\sum_{k=1}^{20} k^{2}`, expanded; the cursor is on its name. */
export function readSeries(cursor: LatexCursor, reader: Reader): Expression {
  cursor.next();
  const letter = openIndex(cursor);
  if (cursor.peek()?.kind !== "relation" || cursor.next()?.written !== "=") throw unread();
  const from = wholeNumber(expressionOf(reader.sum(cursor)));
  cursor.close("{");
  if (!cursor.isSign("^")) throw unread();
  cursor.next();
  const to = wholeNumber(expressionOf(readExponent(cursor, reader)));
  const body = expressionOf(reader.term(cursor));
  if (to < from || to - from >= mostTerms) throw unread();
  const terms = Array.from({ length: Number(to - from) + 1 }, (_, at) =>
    putIn(body, new Map([[letter, integerLeaf(from + BigInt(at))]])),
  );
  return asOperand(terms.reduce(sum));
}

/** `_{k`: the index of summation. */
function openIndex(cursor: LatexCursor): string {
  if (!cursor.isSign("_")) throw unread();
  cursor.next();
  if (!isOpen(cursor.peek(), "{")) throw unread();
  cursor.open();
  const token = cursor.next();
  if (token?.kind !== "letter") throw unread();
  return token.name;
}

function wholeNumber(expression: Expression): bigint {
  const inner = expression.kind === "group" ? expression.inner : expression;
  if (inner.kind !== "number" || !q.isInteger(inner.value)) throw unread();
  return inner.value.numerator;
}

/** `\lim_{x \to 3}`: the expression after it, with x replaced by a letter of its own. */
export function readLimit(cursor: LatexCursor, reader: Reader): Expression {
  // At the start of a side it applies to the whole side.
  const isWhole = cursor.place === 0;
  cursor.next();
  const letter = openIndex(cursor);
  if (!cursor.isSign("→")) throw unread();
  cursor.next();
  const target = targetOf(cursor, reader);
  const body = expressionOf(isWhole ? reader.sum(cursor) : reader.term(cursor));
  return asOperand(putIn(body, new Map([[letter, boundLetter("limit", [letter, target])]])));
}

/** 3, 0+ or −Infinity, as text. */
function targetOf(cursor: LatexCursor, reader: Reader): string {
  const isNegative = cursor.isSign("-");
  if (isNegative) cursor.next();
  const token = cursor.peek();
  const value = token?.kind === "number" ? Number(token.written) : endpoint(cursor, reader);
  if (token?.kind === "number") cursor.next();
  if (value === null || Number.isNaN(value)) throw unread();
  const side = sideOf(cursor);
  cursor.close("{");
  return `${isNegative ? -value : value}${side}`;
}

/** ∞, π/2 and other limits that are not plain numbers. */
function endpoint(cursor: LatexCursor, reader: Reader): number | null {
  const token = cursor.peek();
  if (token?.kind !== "letter" || token.name !== "∞") {
    return evaluateReal(expressionOf(reader.term(cursor)), new Map());
  }
  cursor.next();
  return Infinity;
}

/** `0^{+}` */
function sideOf(cursor: LatexCursor): string {
  if (!cursor.isSign("^")) return "";
  cursor.next();
  const isBraced = isOpen(cursor.peek(), "{");
  if (isBraced) cursor.next();
  const sign = cursor.next();
  if (isBraced && !isClose(cursor.next(), "{")) throw unread();
  if (isSign(sign, "+")) return "+";
  if (isSign(sign, "-")) return "-";
  throw unread();
}

/** `\int_{a}^{b} f dx`: a letter of its own, named by its integrand. */
export function readIntegral(cursor: LatexCursor, reader: Reader): Expression {
  cursor.next();
  const bounds = readBounds(cursor, reader);
  const body: string[] = [];
  for (let depth = 0; depth > 0 || !isDifferential(cursor);) {
    const token = cursor.next();
    if (token === undefined) throw unread();
    if (token.kind === "open") depth += 1;
    if (token.kind === "close") depth -= 1;
    body.push(token.written);
  }
  cursor.next();
  const letter = cursor.next();
  if (letter?.kind !== "letter") throw unread();
  return boundLetter("integral", [letter.name, body.join(" ") || "1", ...bounds.map(String)]);
}

/** dx */
function isDifferential(cursor: LatexCursor): boolean {
  const [token, next] = [cursor.peek(), cursor.peek(1)];
  return token?.kind === "letter" && token.name === "d" && next?.kind === "letter";
}

/** `_{a}^{b}`, or none. */
function readBounds(cursor: LatexCursor, reader: Reader): number[] {
  if (!cursor.isSign("_")) return [];
  const low = boundOf(cursor, reader);
  if (!cursor.isSign("^")) throw unread();
  return [low, boundOf(cursor, reader)];
}

function boundOf(cursor: LatexCursor, reader: Reader): number {
  cursor.next();
  const value = evaluateReal(expressionOf(readExponent(cursor, reader)), new Map());
  if (value === null) throw unread();
  return value;
}

/** `[F]_{a}^{b}` is F at b minus F at a; the cursor is on the bounds. */
export function readEvaluated(cursor: LatexCursor, inner: Expression, reader: Reader): Expression {
  const [letter, other] = variablesIn(inner);
  if (letter === undefined || other !== undefined) throw unread();
  cursor.next();
  const low = expressionOf(readExponent(cursor, reader));
  if (!cursor.isSign("^")) throw unread();
  cursor.next();
  const high = expressionOf(readExponent(cursor, reader));
  const [above, below] = [high, low].map((value) =>
    putIn(inner, new Map([[letter, asOperand(value)]])),
  );
  if (!above || !below) throw unread();
  return asOperand(difference(above, below));
}
