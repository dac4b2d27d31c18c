import { canonical } from "../../algebra/canonical.ts";
import { asPolynomial, fromUnivariate } from "../../algebra/in-one-variable.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import type { Univariate } from "../../algebra/univariate.ts";
import { type Expression, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import { parseExpression } from "../../read/parse-expression.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { Refusal } from "../../refusal.ts";

/** A polynomial in one letter with rational coefficients, with the expression as written. */
export interface OneLetterPolynomial {
  expression: Expression;
  letter: string;
  /** The coefficients in ascending order of powers. */
  value: Univariate;
}

const articles = new Set(["the", "following", "polynomial", "quadratic", "cubic", "expression"]);

/**
 * Reads `x² − 2x − 8`, "the polynomial x² − 2x − 8" or `p(x) = x² − 2x − 8`; null for anything else, and for constants.
 */
export function readPolynomial(tokens: readonly Token[] | undefined): OneLetterPolynomial | null {
  const expression = readWrittenPolynomial(tokens ?? []);
  const [letter, ...others] = expression ? variablesIn(expression) : [];
  if (!expression || letter === undefined || others.length > 0) return null;
  const value = asPolynomial(canonical(expression), letter);
  return value && value.length > 1 ? { expression, letter, value } : null;
}

/** Reads the same forms with any letters. */
export function readWrittenPolynomial(tokens: readonly Token[]): Expression | null {
  const start = tokens.findIndex((token) => token.kind !== "word" || !articles.has(token.text));
  const inner = withoutName(start < 0 ? [] : tokens.slice(start));
  return inner.length === 0 ? null : readExpression(inner);
}

/** Parses an expression; null if the tokens are none. */
export function readExpression(tokens: readonly Token[]): Expression | null {
  try {
    return parseExpression(tokens);
  } catch (error) {
    // Another task may understand the tokens.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Removes a leading `p(x) =`. */
export function withoutName(tokens: readonly Token[]): readonly Token[] {
  const [name, open, letter, close, equals] = tokens;
  const isNamed =
    name?.kind === "letter" &&
    isSymbol(open, "(") &&
    letter?.kind === "letter" &&
    isSymbol(close, ")") &&
    isSymbol(equals, "=");
  return isNamed ? tokens.slice(5) : tokens;
}

/** LaTeX of a polynomial. */
export function polynomialLatex(value: Univariate, letter: string): string {
  return expressionLatex(toExpression(fromUnivariate(value, letter)));
}

/** A polynomial as plain text. */
export function polynomialPlain(value: Univariate, letter: string): string {
  return expressionPlain(toExpression(fromUnivariate(value, letter)));
}
