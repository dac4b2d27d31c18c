import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import { asRational, isConstant } from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import { type Expression, ungroup } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { joinTimes } from "../../read/question.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { tokenise } from "../../read/tokenise.ts";
import { readExpression } from "../polynomials/one-letter-polynomial.ts";
import { readNumbers, type WrittenNumber } from "../../wording/written-number.ts";
import { type RelationSign, relationSigns } from "../numbers/relation-sign.ts";

/** A number of an option, exact. */
export interface NumberOption {
  latex: string;
  value: Quotient;
  /** Null for an irrational number. */
  rational: Rational | null;
  /** Null for what is no whole number, of either sign. */
  integer: bigint | null;
}

function tokensOf(text: string): readonly Token[] {
  const bare = text
    .replaceAll("$", " ")
    .trim()
    .replace(/[\s.;,]+$/, "");
  return joinTimes(tokenise(bare));
}

export function readExpressionOf(text: string): Expression | null {
  const tokens = tokensOf(text);
  return tokens.length === 0 ? null : readExpression(tokens);
}

/** A real or complex constant: 17, -3/4, √2, 2³ × 5. */
export function readNumberOf(text: string): NumberOption | null {
  const expression = readExpressionOf(text);
  const value = expression && canonical(expression);
  if (!expression || !value || !isConstant(value)) return null;
  const rational = asRational(value);
  const integer = rational && q.isInteger(rational) ? rational.numerator : null;
  return { latex: expressionLatex(expression), value, rational, integer };
}

/** Two or more numbers, in brackets or not: "3, 4, 5", "(8, 15)", "8 and 15". */
export function readListOf(text: string): WrittenNumber[] | null {
  const numbers = readNumbers(tokensOf(text));
  return numbers && numbers.length > 1 ? numbers : null;
}

export function canonicalLatex(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

/** `\frac{6}{3} = 2`, or the expression alone where nothing is left to work out. */
export function workedOut(latex: string, value: Quotient): string {
  const result = canonicalLatex(value);
  return result === latex ? latex : `${latex} = ${result}`;
}

export interface WrittenFraction {
  latex: string;
  /** Of a mixed number, its whole part. */
  whole: bigint | null;
  numerator: bigint;
  denominator: bigint;
}

/** A fraction as it was written, not reduced; null for decimals and whole numbers. */
export function readFractionOf(text: string): WrittenFraction | null {
  const written = readExpressionOf(text);
  const expression = written && ungroup(written);
  if (!expression) return null;
  const latex = expressionLatex(expression);
  const parts = fractionParts(expression);
  return parts && { latex, ...parts };
}

function fractionParts(expression: Expression): Omit<WrittenFraction, "latex"> | null {
  if (expression.kind === "number") {
    const { form } = expression;
    if (form.kind === "mixed") return { ...form };
    return form.kind === "fraction" ? { whole: null, ...form } : null;
  }
  if (expression.kind !== "quotient" || expression.sign === "÷") return null;
  const [numerator, denominator] = [expression.left, expression.right].map(wholeOf);
  return typeof numerator === "bigint" && typeof denominator === "bigint"
    ? { whole: null, numerator, denominator }
    : null;
}

function wholeOf(expression: Expression): bigint | null {
  const inner = ungroup(expression);
  return inner.kind === "number" && inner.form.kind === "integer" ? inner.value.numerator : null;
}

export interface Relation {
  left: Expression;
  sign: RelationSign;
  right: Expression;
}

/** p(x) names a polynomial and is no product. */
const namedFunction = /\b[a-z]\s*\(\s*[a-z]\s*\)/i;

/** "2x + 3 = 11", "7 > 9": two expressions with one sign between them. */
export function readRelationOf(text: string): Relation | null {
  if (namedFunction.test(text)) return null;
  const tokens = tokensOf(text);
  const places = tokens.flatMap((token, at) => (isSymbol(token, ...relationSigns) ? [at] : []));
  const [at, ...more] = places;
  if (at === undefined || more.length > 0) return null;
  const sign = relationSigns.find((each) => isSymbol(tokens[at], each));
  const [left, right] = [tokens.slice(0, at), tokens.slice(at + 1)].map((side) =>
    side.length === 0 ? null : readExpression(side),
  );
  return sign && left && right ? { left, sign, right } : null;
}

export const signLatex: Record<RelationSign, string> = {
  "=": "=",
  "<": "<",
  ">": ">",
  "≤": "\\le",
  "≥": "\\ge",
  "≠": "\\ne",
};
