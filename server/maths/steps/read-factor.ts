import { type Expression, integerLeaf, someWithin } from "../expressions/expression.ts";
import { isOpen, type LatexToken } from "./latex-token.ts";
import { type LatexCursor, unread } from "./latex-cursor.ts";
import { inBrackets, readBars, readBrackets } from "./read-brackets.ts";
import { readCommand, readMixed } from "./read-command.ts";
import { readEvaluated } from "./read-calculus.ts";
import { isApplied, readApplication } from "./read-application.ts";
import { withMarks } from "./read-marks.ts";
import { isUnitLetter, readUnitFactor, takesUnit } from "./read-unit-factor.ts";
import type { Reader } from "./reader.ts";
import {
  determinant,
  expressionOf,
  asOperand,
  letterNamed,
  multiplyValues,
  scalar,
  type Value,
} from "./value.ts";

/** One factor with its power, its other suffixes and its unit. */
export function readFactor(cursor: LatexCursor, reader: Reader): Value {
  const start = cursor.place;
  const value = withMarks(cursor, readPrimary(cursor, reader), reader);
  return withUnits(cursor, value, { start, reader });
}

/** Whether a factor without × follows. Never a number: 2 3 is ambiguous. */
export function startsFactor(cursor: LatexCursor): boolean {
  const token = cursor.peek();
  if (token === undefined) return false;
  if (token.kind === "bar") return cursor.barsOpen === 0;
  return ["letter", "command", "open", "matrix", "vector"].includes(token.kind);
}

type Kind = LatexToken["kind"];
type Read = (cursor: LatexCursor, reader: Reader) => Value;

/** Tokens that can start an operand. */
const primaries: Partial<Record<Kind, Read>> = {
  number: (cursor) => scalar(readMixed(cursor)),
  letter: (cursor) => scalar(isApplied(cursor) ? readApplication(cursor) : readLetter(cursor)),
  text: (cursor) => scalar(readName(cursor)),
  command: readCommand,
  open: (cursor, reader) => withBounds(cursor, readBrackets(cursor, reader), reader),
  bar: readBars,
  vector: readVector,
  matrix: readMatrix,
  sign: readMoney,
};

function readPrimary(cursor: LatexCursor, reader: Reader): Value {
  const token = cursor.peek();
  const read = token && primaries[token.kind];
  if (!read) throw unread();
  return read(cursor, reader);
}

function readVector(cursor: LatexCursor): Value {
  const token = cursor.next();
  if (token?.kind !== "vector") throw unread();
  return { kind: "list", items: token.entries.map(integerLeaf) };
}

function readLetter(cursor: LatexCursor): Expression {
  const token = cursor.next();
  if (token?.kind !== "letter") throw unread();
  return letterNamed(token.name);
}

/** Words in the place of a number are a name: LHS, Area. */
function readName(cursor: LatexCursor): Expression {
  const place = cursor.place;
  const token = cursor.next();
  if (token?.kind !== "text") throw unread();
  if (isOpen(cursor.peek(), "(")) {
    cursor.reset(place);
    return readApplication(cursor);
  }
  // Words before a number or letter are part of a sentence.
  if (startsFactor(cursor) || cursor.peek()?.kind === "number" || cursor.peek()?.kind === "text") {
    throw unread();
  }
  return { kind: "variable", name: `“${token.text}”` };
}

/** `[F]_{a}^{b}` */
function withBounds(cursor: LatexCursor, value: Value, reader: Reader): Value {
  if (value.kind !== "scalar" || !cursor.isSign("_")) return value;
  return scalar(readEvaluated(cursor, value.expression, reader));
}

/** ₹300 */
function readMoney(cursor: LatexCursor, reader: Reader): Value {
  if (!cursor.isSign("₹")) throw unread();
  cursor.next();
  if (
    cursor.peek()?.kind !== "number" &&
    !cursor.isCommand("frac", "dfrac") &&
    !isOpen(cursor.peek())
  ) {
    throw unread();
  }
  const amount = expressionOf(readFactor(cursor, reader));
  return multiplyValues(scalar(amount), scalar({ kind: "variable", name: "unit:₹" }));
}

function readMatrix(cursor: LatexCursor, reader: Reader): Value {
  const token = cursor.next();
  if (token?.kind !== "matrix") throw unread();
  const { rows, isDeterminant } = token;
  const read = rows.map((row) => row.map((cell) => readCell(cursor, cell, reader)));
  if (read.some((row) => row.length !== read[0]?.length)) throw unread();
  if (isDeterminant) return inBrackets(determinant(read));
  return { kind: "matrix", rows: read.map((row) => row.map(expressionOf)) };
}

function readCell(cursor: LatexCursor, cell: readonly LatexToken[], reader: Reader): Value {
  const inner = cursor.within(cell);
  const value = reader.sum(inner);
  if (!inner.atEnd()) throw unread();
  return value;
}

/** 5 m, and 9 kg 150 g, which is a sum. */
function withUnits(
  cursor: LatexCursor,
  value: Value,
  { start, reader }: { start: number; reader: Reader },
): Value {
  if (!takesUnit(cursor) || value.kind !== "scalar") return value;
  const unit = readUnitFactor(cursor);
  if (!unit) return value;
  const quantity = multiplyValues(value, scalar(unit));
  const isPlain = cursor.startedWithNumber(start);
  if (!isPlain || cursor.peek()?.kind !== "number") return quantity;
  const smaller = expressionOf(readFactor(cursor, reader));
  if (!someWithin(smaller, isUnitLetter)) throw unread();
  return scalar(asOperand({ kind: "sum", left: expressionOf(quantity), right: smaller }));
}
