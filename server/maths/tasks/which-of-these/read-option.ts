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

/** A constant as an exact value. */
export interface NumberOption {
  latex: string;
  value: Quotient;
  /** Null for an irrational number. */
  rational: Rational | null;
  /** Null for a number that is not an integer. */
  integer: bigint | null;
}

function tokensOf(text: string): readonly Token[] {
  const bare = text
    .replaceAll("$", " ")
    .trim()
    .replace(/[\s.;,]+$/, "");
  return joinTimes(tokenise(bare));
}

/** Parses the text as an expression; null if it is not one. */
export function readExpressionOf(text: string): Expression | null {
  const tokens = tokensOf(text);
  return tokens.length === 0 ? null : readExpression(tokens);
}

/** Parses a real or complex constant: 17, -3/4, √2, 2³ × 5; null for anything else. */
export function readNumberOf(text: string): NumberOption | null {
  const expression = readExpressionOf(text);
  const value = expression && canonical(expression);
  if (!expression || !value || !isConstant(value)) return null;
  const rational = asRational(value);
  const integer = rational && q.isInteger(rational) ? rational.numerator : null;
  return { latex: expressionLatex(expression), value, rational, integer };
}

/** Parses two or more numbers, with or without brackets: "3, 4, 5", "(8, 15)", "8 and 15"; null for anything else. */
export function readListOf(text: string): WrittenNumber[] | null {
  const numbers = readNumbers(tokensOf(text));
  return numbers && numbers.length > 1 ? numbers : null;
}

/** Returns the canonical form of a value in LaTeX. */
export function canonicalLatex(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

/** Returns `\frac{6}{3} = 2`, or the expression alone if it can't be simplified. */
export function workedOut(latex: string, value: Quotient): string {
  const result = canonicalLatex(value);
  return result === latex ? latex : `${latex} = ${result}`;
}

export interface WrittenFraction {
  latex: string;
  /** The whole part of a mixed number, otherwise null. */
  whole: bigint | null;
  numerator: bigint;
  denominator: bigint;
}

/** Returns a fraction as written, not reduced; null for decimals and integers. */
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

/** p(x) is the name of a polynomial and not a product. */
const namedFunction = /\b[a-z]\s*\(\s*[a-z]\s*\)/i;

/** Parses two expressions with a relation between them: "2x + 3 = 11", "7 > 9"; null for anything else. */
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
