import { type Expression, fractionLeaf, type NumberLeaf } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Cursor } from "./cursor.ts";
import { betweenBars, parseBrackets, type Context, inside } from "./parse-context.ts";
import { orderOf, readFunction, startsFunction } from "./parse-function.ts";
import { isSymbol, type Token } from "./token.ts";

/** One factor with its suffixes: a power, %, °, or !. */
export function readPower(
  cursor: Cursor,
  context: Context,
  options: { fractions: boolean },
): Expression {
  const base = marked(cursor, primary(cursor, context, options));
  if (!cursor.isSymbol("^")) return base;
  cursor.next();
  const exponent = signedExponent(cursor, inside(context, context));
  if (cursor.isSymbol("%")) throw cursor.unexpected();
  refuseMarkedExponent(cursor, exponent);
  refuseOpenExponent(cursor, base, exponent);
  return { kind: "power", base, exponent };
}

/** 5^2! may be 25! or 5 to the power of 2!, and y²% a hundredth of y² or y to the power of 2%. */
function refuseMarkedExponent(cursor: Cursor, exponent: Expression): void {
  if (exponent.kind === "percent") {
    throw cursor.unclear("what the % belongs to", "(x^2)% or x^(2%)");
  }
  if (exponent.kind === "call" && exponent.name === "factorial") {
    throw cursor.unclear("what the ! belongs to", "(5^2)! or 5^(2!)");
  }
}

/** x^2y is x² times y, but in e^2x and 2^3x all of it may be meant as the exponent. */
function refuseOpenExponent(cursor: Cursor, base: Expression, exponent: Expression): void {
  const next = cursor.peek();
  const isTight = next?.kind === "letter" && !next.spaced && exponent.kind === "number";
  const isExponential = base.kind === "number" || (base.kind === "variable" && base.name === "e");
  if (isTight && isExponential) {
    throw cursor.unclear("how much stands in the power", "e^(2x) or (e^2)x");
  }
}

function signedExponent(cursor: Cursor, context: Context): Expression {
  if (!cursor.isSymbol("-")) return readPower(cursor, context, { fractions: false });
  cursor.next();
  return negativeOf(readPower(cursor, context, { fractions: false }));
}

/** The minus sign is merged into a plain number: -3 is a number of its own. */
export function negativeOf(expression: Expression): Expression {
  if (expression.kind !== "number" || expression.form.kind === "mixed") {
    return { kind: "negate", operand: expression };
  }
  return negativeLeaf(expression);
}

function negativeLeaf(leaf: NumberLeaf): NumberLeaf {
  const form =
    leaf.form.kind === "fraction" ? { ...leaf.form, numerator: -leaf.form.numerator } : leaf.form;
  return { ...leaf, value: q.negate(leaf.value), form };
}

/** Suffix signs of a factor, each any number of times: 5!, 30°, 15%. */
function marked(cursor: Cursor, factor: Expression): Expression {
  const degree = raisedDegree([0, 1, 2, 3].map((ahead) => cursor.peek(ahead)));
  if (degree > 0 || cursor.isSymbol("°")) {
    for (let taken = 0; taken < Math.max(degree, 1); taken += 1) cursor.next();
    return { kind: "degrees", operand: factor };
  }
  if (cursor.isSymbol("%")) {
    cursor.next();
    return { kind: "percent", operand: factor };
  }
  if (!cursor.isSymbol("!")) return factor;
  cursor.next();
  if (cursor.isSymbol("!")) {
    throw cursor.unclear("whether !! is a double factorial or a factorial twice", "(3!)!");
  }
  return marked(cursor, { kind: "call", name: "factorial", argument: factor });
}

/** The number of tokens of a raised °, as in LaTeX: `30^{\circ}` and `30^\circ`; 0 if there is none. */
function raisedDegree(tokens: readonly (Token | undefined)[]): number {
  const [caret, second, third, fourth] = tokens;
  if (!isSymbol(caret, "^")) return 0;
  if (isSymbol(second, "°")) return 2;
  return isSymbol(second, "(") && isSymbol(third, "°") && isSymbol(fourth, ")") ? 4 : 0;
}

function primary(cursor: Cursor, context: Context, options: { fractions: boolean }): Expression {
  const number = numberOrMoney(cursor, options);
  if (number) return number;
  if (startsFunction(cursor)) return readFunction(cursor, context, functionFactor);
  if (cursor.isSymbol("frac")) return fraction(cursor, context);
  // In the place of an operand, a bar opens even between bars: | |x| - 1 |.
  if (cursor.isSymbol("|")) return betweenBars(cursor, context);
  return (
    letter(cursor) ??
    root(cursor, context) ?? { kind: "group", inner: parseBrackets(cursor, context) }
  );
}

function numberOrMoney(cursor: Cursor, options: { fractions: boolean }): NumberLeaf | null {
  const money = cursor.isSymbol("₹");
  if (money) cursor.next();
  const number = cursor.takeNumber(options);
  if (money && !number) throw cursor.unexpected();
  return money && number ? { ...number, money } : number;
}

/** A factor that is the argument of a function without brackets. */
function functionFactor(cursor: Cursor, context: Context): Expression {
  return readPower(cursor, context, { fractions: true });
}

function letter(cursor: Cursor): Expression | null {
  const token = cursor.peek();
  if (isSymbol(token, "∞")) {
    cursor.next();
    return { kind: "constant", name: "∞" };
  }
  if (token?.kind !== "letter") return null;
  cursor.next();
  return token.text === "π"
    ? { kind: "constant", name: "π" }
    : { kind: "variable", name: token.text };
}

function root(cursor: Cursor, context: Context): Expression | null {
  if (!cursor.isSymbol("√", "√[")) return null;
  const index = orderBefore(cursor);
  const bracket = cursor.isSymbol("(");
  const operand = primary(cursor, inside(context, context), { fractions: false });
  const next = cursor.peek();
  // √2x may be (√2)x or √(2x); a factor after a space is separate.
  if (!bracket && operand.kind === "number" && next?.kind === "letter" && !next.spaced) {
    throw cursor.unclear("how far the root sign reaches", "√(2x) or (√2)x");
  }
  return { kind: "root", index, operand };
}

function orderBefore(cursor: Cursor): number {
  const isHigher = cursor.isSymbol("√[");
  cursor.next();
  if (!isHigher) return 2;
  const index = orderOf(cursor);
  cursor.next();
  return index;
}

/** `\frac{…}{…}`; two whole numbers make one number. */
function fraction(cursor: Cursor, context: Context): Expression {
  cursor.next();
  const left = parseBrackets(cursor, context);
  const right = parseBrackets(cursor, context);
  if (isPlainInteger(left) && isPlainInteger(right) && q.sign(right.value) > 0) {
    return fractionLeaf(left.value.numerator, right.value.numerator);
  }
  return { kind: "quotient", sign: "bar", left: grouped(left), right: grouped(right) };
}

/** Whether it is a whole number as typed, without a currency sign. */
export function isPlainInteger(expression: Expression): expression is NumberLeaf {
  return (
    expression.kind === "number" &&
    expression.form.kind === "integer" &&
    expression.money === undefined
  );
}

/** Keeps the parts of a fraction bar separate from the surrounding terms. */
function grouped(expression: Expression): Expression {
  return expression.kind === "number" ? expression : { kind: "group", inner: expression };
}
