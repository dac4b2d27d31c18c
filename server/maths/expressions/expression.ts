import type { Rational } from "../numbers/rational.ts";
import * as q from "../numbers/rational.ts";

/** How a number is, or is to be, written. The fraction need not be in lowest terms. */
type NumberForm =
  | { kind: "integer" }
  | { kind: "decimal"; places: number }
  | { kind: "fraction"; numerator: bigint; denominator: bigint }
  | { kind: "mixed"; whole: bigint; numerator: bigint; denominator: bigint };

export interface NumberLeaf {
  kind: "number";
  value: Rational;
  form: NumberForm;
  /** Written with ₹. */
  money?: boolean;
}

/** Signs of a product: written ×, left out as in 2x, or said as "of". */
type ProductSign = "×" | "implicit" | "of";
/** Signs of a quotient: ÷, a slash in the line, or a fraction bar. */
type QuotientSign = "÷" | "/" | "bar";

/** The functions of school mathematics; `log` without a base is to the base 10, `ln` to the base e. */
export const functionNames = [
  "sin",
  "cos",
  "tan",
  "cot",
  "sec",
  "cosec",
  "arcsin",
  "arccos",
  "arctan",
  "arccot",
  "arcsec",
  "arccosec",
  "sinh",
  "cosh",
  "tanh",
  "ln",
  "log",
  "abs",
  "factorial",
] as const;
export type FunctionName = (typeof functionNames)[number];

/** π, Euler's number, the imaginary unit, and the ∞ of limits. A letter e or i is a variable until something tells it apart. */
export type ConstantName = "π" | "e" | "i" | "∞";

/** An expression as it was written: brackets are kept, and nothing is worked out. */
export type Expression =
  | NumberLeaf
  /** A letter, with its subscript where it has one: x, θ, a_1. */
  | { kind: "variable"; name: string }
  | { kind: "constant"; name: ConstantName }
  | { kind: "group"; inner: Expression }
  | { kind: "negate"; operand: Expression }
  | { kind: "sum"; left: Expression; right: Expression }
  | { kind: "difference"; left: Expression; right: Expression }
  | { kind: "product"; sign: ProductSign; left: Expression; right: Expression }
  | { kind: "quotient"; sign: QuotientSign; left: Expression; right: Expression }
  | { kind: "power"; base: Expression; exponent: Expression }
  /** A root of the order `index`, 2 for √. */
  | { kind: "root"; operand: Expression; index: number }
  /** A function of one argument; `base` only for `log`. |x| is `abs`, n! is `factorial`. */
  | { kind: "call"; name: FunctionName; argument: Expression; base?: Expression }
  /** An angle in degrees: 30°. */
  | { kind: "degrees"; operand: Expression }
  | { kind: "percent"; operand: Expression };

/** What to do with each kind of expression. */
type Cases<Result> = {
  [Kind in Expression["kind"]]: (part: Extract<Expression, { kind: Kind }>) => Result;
};

/** Does what the case for the expression's kind says; the compiler asks for every kind. */
export function matchExpression<Result>(expression: Expression, cases: Cases<Result>): Result {
  // safe: the case is looked up by the kind of the very expression it is given.
  const matching = cases[expression.kind] as (part: Expression) => Result;
  return matching(expression);
}

export function integerLeaf(value: bigint): NumberLeaf {
  return { kind: "number", value: q.rational(value), form: { kind: "integer" } };
}

/** A fraction just as given, not reduced. */
export function fractionLeaf(numerator: bigint, denominator: bigint): NumberLeaf {
  const form = { kind: "fraction", numerator, denominator } as const;
  return { kind: "number", value: q.rational(numerator, denominator), form };
}

/** The leaf for a computed value: a whole number, a decimal where wanted and exact, or a reduced fraction. */
export function valueLeaf(value: Rational, style: "fraction" | "decimal" = "fraction"): NumberLeaf {
  if (q.isInteger(value)) return integerLeaf(value.numerator);
  const places = q.decimalPlaces(value);
  if (style === "decimal" && places !== null) {
    return { kind: "number", value, form: { kind: "decimal", places } };
  }
  return fractionLeaf(value.numerator, value.denominator);
}

/** The parts directly below, from left to right. */
export function children(expression: Expression): Expression[] {
  if ("left" in expression) return [expression.left, expression.right];
  if ("operand" in expression) return [expression.operand];
  if ("inner" in expression) return [expression.inner];
  if (expression.kind === "power") return [expression.base, expression.exponent];
  if (expression.kind !== "call") return [];
  return expression.base ? [expression.base, expression.argument] : [expression.argument];
}

/** The same expression with each part directly below it replaced. */
export function mapChildren(
  expression: Expression,
  change: (child: Expression) => Expression,
): Expression {
  if ("left" in expression) {
    return { ...expression, left: change(expression.left), right: change(expression.right) };
  }
  if ("operand" in expression) return { ...expression, operand: change(expression.operand) };
  if ("inner" in expression) return { ...expression, inner: change(expression.inner) };
  if (expression.kind === "power") {
    return { ...expression, base: change(expression.base), exponent: change(expression.exponent) };
  }
  if (expression.kind !== "call") return expression;
  const base = expression.base && { base: change(expression.base) };
  return { ...expression, argument: change(expression.argument), ...base };
}

/** Whether the test holds for the expression or any part of it. */
export function someWithin(expression: Expression, test: (part: Expression) => boolean): boolean {
  return test(expression) || children(expression).some((child) => someWithin(child, test));
}

/** The numbers of an expression from left to right. */
export function numbersIn(expression: Expression): NumberLeaf[] {
  return expression.kind === "number" ? [expression] : children(expression).flatMap(numbersIn);
}

/** The letters that occur, in alphabetical order. */
export function variablesIn(expression: Expression): string[] {
  const names =
    expression.kind === "variable"
      ? [expression.name]
      : children(expression).flatMap((child) => variablesIn(child));
  return [...new Set(names)].toSorted();
}

/** A bracket without its brackets. */
export function ungroup(expression: Expression): Expression {
  return expression.kind === "group" ? ungroup(expression.inner) : expression;
}
