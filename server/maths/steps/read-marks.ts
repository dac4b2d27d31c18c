import { type Expression, integerLeaf } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { type LatexCursor, unread } from "./latex-cursor.ts";
import { isClose, isOpen, isSign } from "./latex-token.ts";
import { readBrackets } from "./read-brackets.ts";
import type { Reader } from "./reader.ts";
import {
  expressionOf,
  asOperand,
  letterNamed,
  multiplyValues,
  scalar,
  transpose,
  type Value,
} from "./value.ts";

/** The signs after a factor: 5!, 30°, 15%, x². */
export function withMarks(cursor: LatexCursor, value: Value, reader: Reader): Value {
  if (cursor.isSign("%", "°", "!")) {
    const operand = asOperand(expressionOf(value));
    const sign = cursor.next();
    if (isSign(sign, "%")) return withMarks(cursor, scalar({ kind: "percent", operand }), reader);
    if (isSign(sign, "°")) return scalar({ kind: "degrees", operand });
    return withMarks(
      cursor,
      scalar({ kind: "call", name: "factorial", argument: operand }),
      reader,
    );
  }
  if (!cursor.isSign("^")) return value;
  cursor.next();
  return raised(cursor, value, reader);
}

function raised(cursor: LatexCursor, value: Value, reader: Reader): Value {
  if (isDegree(cursor)) {
    takeDegree(cursor);
    return scalar({ kind: "degrees", operand: asOperand(expressionOf(value)) });
  }
  const exponent = expressionOf(readExponent(cursor, reader));
  if (cursor.isSign("^", "°")) throw unread();
  if (value.kind === "matrix") return matrixPower(value.rows, exponent);
  const power = scalar({ kind: "power", base: asOperand(expressionOf(value)), exponent });
  return withMarks(cursor, power, reader);
}

/** `^\circ` and `^{\circ}` */
function isDegree(cursor: LatexCursor): boolean {
  const [first, second, third] = [cursor.peek(), cursor.peek(1), cursor.peek(2)];
  return isSign(first, "°") || (isOpen(first, "{") && isSign(second, "°") && isClose(third, "{"));
}

function takeDegree(cursor: LatexCursor): void {
  const length = cursor.isSign("°") ? 1 : 3;
  for (let taken = 0; taken < length; taken += 1) cursor.next();
}

/** `^{…}`, or without braces the next digit or token only. */
export function readExponent(cursor: LatexCursor, reader: Reader): Value {
  if (cursor.isOpen("{")) return readBrackets(cursor, reader);
  const token = cursor.peek();
  if (token?.kind === "letter") {
    cursor.next();
    return scalar(letterNamed(token.name));
  }
  if (token?.kind !== "number" || token.places > 0) throw unread();
  cursor.next();
  // LaTeX displays x^23 with a superscript 2 and a normal 3.
  if (token.value.numerator > 9n) throw unread();
  return scalar(integerLeaf(token.value.numerator));
}

function matrixPower(rows: Expression[][], exponent: Expression): Value {
  if (exponent.kind === "variable" && ["T", "t"].includes(exponent.name))
    return { kind: "matrix", rows: transpose(rows) };
  if (exponent.kind !== "number" || !q.isInteger(exponent.value)) throw unread();
  const times = Number(exponent.value.numerator);
  if (times < 1 || times > 4) throw unread();
  const matrix: Value = { kind: "matrix", rows };
  return Array.from({ length: times - 1 }).reduce<Value>(
    (power) => multiplyValues(power, matrix),
    matrix,
  );
}
