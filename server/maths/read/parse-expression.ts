import { fractionLeaf, someWithin } from "../expressions/expression.ts";
import type { Expression, NumberLeaf } from "../expressions/expression.ts";
import { limits } from "../limits.ts";
import * as q from "../numbers/rational.ts";
import { notUnderstood, tooHard } from "../refusal.ts";
import { Cursor } from "./cursor.ts";
import { isSymbol } from "./token.ts";
import type { Token } from "./token.ts";

/**
 * Reads a run of tokens as one expression, all of it. Where schools differ, the rules are:
 * - `3/4` of two whole numbers without spaces is a fraction and holds together: 12 ÷ 3/4 = 12 ÷ (3/4), 1/2x = ½·x;
 * - `3 1/2` and `3½` are mixed numbers;
 * - × and ÷ go from left to right, "of" comes before both, a power before its minus sign: -2^2 = -4;
 * - what is left open is refused: 6 ÷ 2(1 + 2), 12 ÷ 3 / 4, 1/2/3, 2 3.
 */
export function parseExpression(tokens: readonly Token[]): Expression {
  const cursor = new Cursor(tokens);
  const expression = sum(cursor, 0);
  if (!cursor.atEnd()) throw cursor.unexpected();
  return expression;
}

function sum(cursor: Cursor, depth: number): Expression {
  if (depth > limits.bracketDepth) {
    throw tooHard("There are too many brackets inside each other. Try a shorter sum.");
  }
  if (cursor.isSymbol("+")) cursor.next();
  let left = signed(cursor, depth, term);
  while (cursor.isSymbol("+", "-")) {
    const kind = cursor.isSymbol("+") ? "sum" : "difference";
    cursor.next();
    left = { kind, left, right: signed(cursor, depth, term) };
  }
  return left;
}

type Part = (cursor: Cursor, depth: number) => Expression;

/** At most one minus sign of its own; a minus before a plain number makes it a negative number. */
function signed(cursor: Cursor, depth: number, part: Part): Expression {
  if (!cursor.isSymbol("-")) return part(cursor, depth);
  cursor.next();
  if (cursor.isSymbol("-", "+")) throw cursor.unexpected();
  return negated(part(cursor, depth));
}

/** The minus sign is taken into the first number of the term, as -3x is -3 times x. */
function negated(term: Expression): Expression {
  if (term.kind === "number" && term.form.kind !== "mixed") return negativeLeaf(term);
  if (term.kind === "product" || (term.kind === "quotient" && term.sign === "÷")) {
    return { ...term, left: negated(term.left) };
  }
  return { kind: "negate", operand: term };
}

function negativeLeaf(leaf: NumberLeaf): NumberLeaf {
  const form =
    leaf.form.kind === "fraction" ? { ...leaf.form, numerator: -leaf.form.numerator } : leaf.form;
  return { ...leaf, value: q.negate(leaf.value), form };
}

/** What a factor without a sign would follow: the last operand, and how it was joined on. */
interface Before {
  operand: Expression;
  joined: "start" | "×" | "implicit" | "÷" | "/";
}

/** Products and quotients from left to right. */
function term(cursor: Cursor, depth: number): Expression {
  let left = ofProduct(cursor, depth);
  let before: Before = { operand: left, joined: "start" };
  for (;;) {
    const next = productStep(cursor, depth, left, before);
    if (!next) return left;
    [left, before] = next;
  }
}

function productStep(
  cursor: Cursor,
  depth: number,
  left: Expression,
  before: Before,
): [Expression, Before] | null {
  if (cursor.isSymbol("×")) {
    cursor.next();
    const operand = signed(cursor, depth, ofProduct);
    return [
      { kind: "product", sign: "×", left, right: operand },
      { operand, joined: "×" },
    ];
  }
  if (cursor.isSymbol("÷", "/")) {
    const sign = cursor.isSymbol("÷") ? "÷" : "/";
    refuseUnclearDivision(cursor, before, sign);
    cursor.next();
    const operand = signed(cursor, depth, sign === "÷" ? ofProduct : withoutFraction);
    return [divided(left, sign, operand), { operand, joined: sign }];
  }
  if (!cursor.startsFactor()) return null;
  const operand = power(cursor, depth, { fractions: false });
  refuseUnclearFactor(cursor, left, before, operand);
  const product: Expression = { kind: "product", sign: "implicit", left, right: operand };
  return [product, { operand, joined: "implicit" }];
}

function divided(left: Expression, sign: "÷" | "/", right: Expression): Expression {
  const isFraction =
    sign === "/" &&
    isPlainInteger(left) &&
    isPlainInteger(right) &&
    !q.isZero(right.value) &&
    q.sign(right.value) > 0;
  if (!isFraction) return { kind: "quotient", sign, left, right };
  return fractionLeaf(left.value.numerator, right.value.numerator);
}

function isPlainInteger(expression: Expression): expression is NumberLeaf {
  return (
    expression.kind === "number" &&
    expression.form.kind === "integer" &&
    expression.money === undefined
  );
}

function isFraction(expression: Expression): boolean {
  return expression.kind === "number" && expression.form.kind === "fraction";
}

function refuseUnclearDivision(cursor: Cursor, before: Before, sign: "÷" | "/"): void {
  const afterDivision = before.joined === "÷" || before.joined === "/";
  if (sign === "/" && (afterDivision || isFraction(before.operand))) {
    throw cursor.unclear("how to read two divisions in a row", "(12 ÷ 3) ÷ 4");
  }
}

function refuseUnclearFactor(
  cursor: Cursor,
  left: Expression,
  before: Before,
  factor: Expression,
): void {
  const hasLetter = someWithin(factor, ({ kind }) => kind === "variable");
  if (followsDivision(left, before) && !(hasLetter && isCoefficient(left, before))) {
    throw cursor.unclear("what is multiplied after the division", "6 ÷ (2 × 3)");
  }
  if (before.operand.kind === "variable" && factor.kind === "group" && !hasLetter) {
    throw notUnderstood(
      "I can't tell what the bracket after the letter means. To multiply, write the number first, like 2x.",
    );
  }
}

function followsDivision(left: Expression, { operand, joined }: Before): boolean {
  return joined === "÷" || joined === "/" || isFraction(operand) || isFraction(left);
}

/** 1/2x is half of x; 12/4x may as well be 12 over 4x. */
function isCoefficient(left: Expression, { joined }: Before): boolean {
  return (joined === "start" || joined === "/") && isReduced(left);
}

function isReduced(expression: Expression): boolean {
  return (
    expression.kind === "number" &&
    expression.form.kind === "fraction" &&
    expression.form.denominator === expression.value.denominator
  );
}

/** "of" holds its two sides together more tightly than × and ÷ do, as in BODMAS. */
function ofProduct(cursor: Cursor, depth: number): Expression {
  let left = power(cursor, depth, { fractions: true });
  while (cursor.isWord("of")) {
    cursor.next();
    const right = power(cursor, depth, { fractions: true });
    left = { kind: "product", sign: "of", left, right };
  }
  return left;
}

function withoutFraction(cursor: Cursor, depth: number): Expression {
  return power(cursor, depth, { fractions: false });
}

function power(cursor: Cursor, depth: number, options: { fractions: boolean }): Expression {
  const base = primary(cursor, depth, options);
  if (cursor.isSymbol("%")) {
    cursor.next();
    return { kind: "percent", operand: base };
  }
  if (!cursor.isSymbol("^")) return base;
  cursor.next();
  const exponent = signed(cursor, depth + 1, withoutFraction);
  if (cursor.isSymbol("%")) throw cursor.unexpected();
  return { kind: "power", base, exponent };
}

function primary(cursor: Cursor, depth: number, options: { fractions: boolean }): Expression {
  const money = cursor.isSymbol("₹");
  if (money) cursor.next();
  const number = cursor.takeNumber(options);
  if (number) return money ? { ...number, money } : number;
  if (money) throw cursor.unexpected();
  const token = cursor.peek();
  if (token?.kind === "letter") {
    cursor.next();
    return { kind: "variable", name: token.text };
  }
  if (isSymbol(token, "frac")) return fraction(cursor, depth);
  if (isSymbol(token, "√")) {
    cursor.next();
    return { kind: "root", index: 2, operand: primary(cursor, depth + 1, { fractions: false }) };
  }
  return { kind: "group", inner: bracketed(cursor, depth) };
}

function bracketed(cursor: Cursor, depth: number): Expression {
  if (!cursor.isSymbol("(")) throw cursor.unexpected();
  cursor.next();
  const inner = sum(cursor, depth + 1);
  if (!cursor.isSymbol(")")) throw cursor.unexpected();
  cursor.next();
  return inner;
}

/** `\frac{…}{…}`; two whole numbers make one number. */
function fraction(cursor: Cursor, depth: number): Expression {
  cursor.next();
  const left = bracketed(cursor, depth);
  const right = bracketed(cursor, depth);
  if (isPlainInteger(left) && isPlainInteger(right) && q.sign(right.value) > 0) {
    return fractionLeaf(left.value.numerator, right.value.numerator);
  }
  return { kind: "quotient", sign: "bar", left: grouped(left), right: grouped(right) };
}

/** Keeps the parts of a fraction bar apart from what stands around it. */
function grouped(expression: Expression): Expression {
  return expression.kind === "number" ? expression : { kind: "group", inner: expression };
}
