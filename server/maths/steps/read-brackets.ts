import type { Expression } from "../expressions/expression.ts";
import { type LatexCursor, unread } from "./latex-cursor.ts";
import { isOpen } from "./latex-token.ts";
import type { Reader } from "./reader.ts";
import { determinant, expressionOf, asOperand, lengthOf, scalar, type Value } from "./value.ts";

/** A bracket that contains one expression, or several: a point, a set. The cursor is on the bracket. */
export function readBrackets(cursor: LatexCursor, reader: Reader): Value {
  const token = cursor.peek();
  if (token?.kind !== "open") throw unread();
  const barsOutside = cursor.barsOpen;
  cursor.barsOpen = 0;
  cursor.open();
  const first = reader.sum(cursor);
  const others: Expression[] = [];
  while (cursor.isComma()) {
    cursor.next();
    others.push(expressionOf(reader.sum(cursor)));
  }
  cursor.close(token.bracket);
  cursor.barsOpen = barsOutside;
  if (others.length > 0) return listOf([expressionOf(first), ...others], token.bracket);
  return token.bracket === "|" ? sizeOf(first) : inBrackets(first);
}

function listOf(items: Expression[], bracket: string): Value {
  if (bracket === "|") throw unread();
  return { kind: "list", items };
}

/** Groups a sum. */
export function inBrackets(value: Value): Value {
  return value.kind === "scalar" ? scalar(asOperand(value.expression)) : value;
}

/** |x| of a number, the determinant of a matrix. */
function sizeOf(value: Value): Value {
  if (value.kind === "matrix")
    return inBrackets(determinant(value.rows.map((row) => row.map(scalar))));
  if (value.kind === "list") return scalar(lengthOf(value.items));
  return scalar({ kind: "call", name: "abs", argument: expressionOf(value) });
}

/** `|x|` with plain bars; the cursor is on the first. */
export function readBars(cursor: LatexCursor, reader: Reader): Value {
  cursor.next();
  cursor.barsOpen += 1;
  const inner = reader.sum(cursor);
  if (cursor.peek()?.kind !== "bar") throw unread();
  cursor.next();
  cursor.barsOpen -= 1;
  return sizeOf(inner);
}

/** The contents of `{…}` where LaTeX needs braces; a single digit needs none. */
export function readBraces(cursor: LatexCursor, reader: Reader): Expression {
  if (!isOpen(cursor.peek(), "{")) throw unread();
  return expressionOf(readBrackets(cursor, reader));
}
