import { variablesIn } from "../expressions/expression.ts";
import { LatexCursor, unread } from "./latex-cursor.ts";
import { isSign, type LatexToken, splitOutside } from "./latex-token.ts";
import { readFactor, startsFactor } from "./read-factor.ts";
import type { Reader } from "./reader.ts";
import {
  addValues,
  divideValues,
  expressionOf,
  multiplyValues,
  negateValue,
  scalar,
  type Value,
} from "./value.ts";

/**
 * Parses one side of a statement from LaTeX: \frac and brackets determine the grouping, and upper-case and lower-case
 * letters are distinct. Refuses unsupported and ambiguous input.
 */
export function readValue(tokens: readonly LatexToken[], plusMinus: "+" | "-" = "+"): Value {
  const terms = splitOutside(tokens, (token) => isSign(token, ":"));
  if (terms.length > 1) {
    const ratio = terms.map((term) => expressionOf(readWhole(term, plusMinus)));
    return { kind: "ratio", terms: ratio };
  }
  return readWhole(tokens, plusMinus);
}

function readWhole(tokens: readonly LatexToken[], plusMinus: "+" | "-"): Value {
  const cursor = new LatexCursor(tokens, plusMinus);
  const value = readSum(cursor);
  if (!cursor.atEnd()) throw unread();
  return value;
}

const reader: Reader = {
  sum: readSum,
  term: readTerm,
  factor: (cursor) => readFactor(cursor, reader),
};

function readSum(cursor: LatexCursor): Value {
  let left = readSigned(cursor);
  while (cursor.isSign("+", "-", "±", "∓")) {
    const sign = takeSign(cursor);
    left = addValues(left, readTerm(cursor), sign);
  }
  return left;
}

/** ± and ∓ represent one of their signs at a time. */
function takeSign(cursor: LatexCursor): "+" | "-" {
  const token = cursor.next();
  if (isSign(token, "±")) return cursor.plusMinus;
  if (isSign(token, "∓")) return cursor.plusMinus === "+" ? "-" : "+";
  return isSign(token, "-") ? "-" : "+";
}

function readSigned(cursor: LatexCursor): Value {
  if (!cursor.isSign("+", "-", "±", "∓")) return readTerm(cursor);
  const sign = takeSign(cursor);
  const term = readTerm(cursor);
  return sign === "-" ? negateValue(term) : term;
}

/** Products and quotients from left to right. */
function readTerm(cursor: LatexCursor): Value {
  let left = readFactor(cursor, reader);
  let afterDivision = false;
  for (;;) {
    const operator = operatorAt(cursor);
    if (operator === null) return left;
    // 12 ÷ 3x is ambiguous.
    if (operator === "beside" && afterDivision) throw unread();
    if (operator !== "beside") cursor.next();
    const right = operator === "beside" ? readFactor(cursor, reader) : readOperand(cursor);
    left = combine(left, right, operator);
    if (operator !== "beside") afterDivision = operator === "÷";
  }
}

function combine(left: Value, right: Value, operator: Operator): Value {
  if (operator === "÷") return divideValues(left, right);
  if (operator === "×" && hasVectorName(left) && hasVectorName(right)) {
    return outerProduct(left, right);
  }
  return multiplyValues(left, right, operator === "·" ? "·" : "×");
}

/** The product of two vectors known only by name: also a name, which keeps their order. */
function outerProduct(left: Value, right: Value): Value {
  const [a, b] = [expressionOf(left), expressionOf(right)];
  if (a.kind !== "variable" || b.kind !== "variable") throw unread();
  return scalar({ kind: "variable", name: `${a.name}×${b.name}` });
}

type Operator = "×" | "·" | "÷" | "beside";

function operatorAt(cursor: LatexCursor): Operator | null {
  if (cursor.isSign("·")) return "·";
  if (cursor.isSign("×") || isOf(cursor.peek())) return "×";
  if (cursor.isSign("÷", "/")) return "÷";
  return startsFactor(cursor) ? "beside" : null;
}

function isOf(token: LatexToken | undefined): boolean {
  return token?.kind === "text" && token.text === "of";
}

/** × −3 */
function readOperand(cursor: LatexCursor): Value {
  if (!cursor.isSign("-", "+")) return readFactor(cursor, reader);
  const isNegative = isSign(cursor.next(), "-");
  const factor = readFactor(cursor, reader);
  return isNegative ? negateValue(factor) : factor;
}

function hasVectorName(value: Value): boolean {
  return (
    value.kind === "scalar" &&
    variablesIn(value.expression).some((name) => /^\\(?:vec|overrightarrow|hat)/.test(name))
  );
}
