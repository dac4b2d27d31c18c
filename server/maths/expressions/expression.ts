import type { Rational } from "../numbers/rational.ts";
import * as q from "../numbers/rational.ts";

/** The written form of a number. The fraction need not be in lowest terms. */
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

/** Signs of a product: written ×, implicit as in 2x, or the word "of". */
type ProductSign = "×" | "implicit" | "of";
/** Signs of a quotient: ÷, an inline slash, or a fraction bar. */
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

/** π, Euler's number, the imaginary unit, and the ∞ of limits. A letter e or i is a variable without other evidence. */
export type ConstantName = "π" | "e" | "i" | "∞";

/** An expression as it was written: brackets are kept, and nothing is computed. */
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

/** A function for each kind of expression, with a context argument. */
export type Cases<Result, Context = void> = {
  [Kind in Expression["kind"]]: (
    part: Extract<Expression, { kind: Kind }>,
    context: Context,
  ) => Result;
};

/** Calls the function for the expression's kind; the compiler requires one for every kind. */
export function matchExpression<Result>(expression: Expression, cases: Cases<Result>): Result;
export function matchExpression<Result, Context>(
  expression: Expression,
  cases: Cases<Result, Context>,
  context: Context,
): Result;
export function matchExpression<Result, Context>(
  expression: Expression,
  cases: Cases<Result, Context>,
  context?: Context,
): Result {
  // safe: the function is selected by the kind of the same expression.
  const matching = cases[expression.kind] as (part: Expression, context?: Context) => Result;
  return matching(expression, context);
}

export function integerLeaf(value: bigint): NumberLeaf {
  return { kind: "number", value: q.rational(value), form: { kind: "integer" } };
}

/** A fraction exactly as given, not reduced. */
export function fractionLeaf(numerator: bigint, denominator: bigint): NumberLeaf {
  const form = { kind: "fraction", numerator, denominator } as const;
  return { kind: "number", value: q.rational(numerator, denominator), form };
}

/** The leaf for a computed value: a whole number, a decimal if requested and exact, or a reduced fraction. */
export function valueLeaf(value: Rational, style: "fraction" | "decimal" = "fraction"): NumberLeaf {
  if (q.isInteger(value)) return integerLeaf(value.numerator);
  const places = q.decimalPlaces(value);
  if (style === "decimal" && places !== null) {
    return { kind: "number", value, form: { kind: "decimal", places } };
  }
  return fractionLeaf(value.numerator, value.denominator);
}

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;
type Pair = Of<"sum" | "difference" | "product" | "quotient">;
type Operation = Of<"negate" | "root" | "degrees" | "percent">;
type Change = (child: Expression) => Expression;

/** The direct children, from left to right. */
export function children(expression: Expression): readonly Expression[] {
  return matchExpression(expression, childrenOf);
}

const none: readonly Expression[] = [];
const noChildren = (): readonly Expression[] => none;
const sidesOf = ({ left, right }: Pair): readonly Expression[] => [left, right];
const operandOf = ({ operand }: Operation): readonly Expression[] => [operand];

const childrenOf: Cases<readonly Expression[]> = {
  number: noChildren,
  variable: noChildren,
  constant: noChildren,
  group: ({ inner }) => [inner],
  negate: operandOf,
  root: operandOf,
  degrees: operandOf,
  percent: operandOf,
  sum: sidesOf,
  difference: sidesOf,
  product: sidesOf,
  quotient: sidesOf,
  power: ({ base, exponent }) => [base, exponent],
  call: ({ base, argument }) => (base ? [base, argument] : [argument]),
};

/** The same expression with each direct child replaced; the same object if no child changes. */
export function mapChildren(expression: Expression, change: Change): Expression {
  return matchExpression(expression, mapped, change);
}

const mapped: Cases<Expression, Change> = {
  number: (leaf) => leaf,
  variable: (leaf) => leaf,
  constant: (leaf) => leaf,
  group: (group, change) => {
    const inner = change(group.inner);
    return inner === group.inner ? group : { ...group, inner };
  },
  negate: mapOperand,
  root: mapOperand,
  degrees: mapOperand,
  percent: mapOperand,
  sum: mapSides,
  difference: mapSides,
  product: mapSides,
  quotient: mapSides,
  power: (power, change) => {
    const [base, exponent] = [change(power.base), change(power.exponent)];
    const isSame = base === power.base && exponent === power.exponent;
    return isSame ? power : { ...power, base, exponent };
  },
  call: (call, change) => {
    const base = call.base && change(call.base);
    const argument = change(call.argument);
    if (base === call.base && argument === call.argument) return call;
    return { ...call, argument, ...(base && { base }) };
  },
};

function mapOperand(operation: Operation, change: Change): Expression {
  const operand = change(operation.operand);
  return operand === operation.operand ? operation : { ...operation, operand };
}

function mapSides(pair: Pair, change: Change): Expression {
  const [left, right] = [change(pair.left), change(pair.right)];
  return left === pair.left && right === pair.right ? pair : { ...pair, left, right };
}

/** Whether the test is true for the expression or any subexpression. */
export function someWithin(expression: Expression, test: (part: Expression) => boolean): boolean {
  if (test(expression)) return true;
  for (const child of children(expression)) if (someWithin(child, test)) return true;
  return false;
}

/** The numbers of an expression from left to right. */
export function numbersIn(expression: Expression): NumberLeaf[] {
  return expression.kind === "number" ? [expression] : children(expression).flatMap(numbersIn);
}

/** The letters that occur, in alphabetical order. */
export function variablesIn(expression: Expression): string[] {
  const names: string[] = [];
  collectVariables(expression, names);
  return names.length > 1 ? names.sort() : names;
}

function collectVariables(expression: Expression, names: string[]): void {
  if (expression.kind === "variable") {
    if (!names.includes(expression.name)) names.push(expression.name);
    return;
  }
  for (const child of children(expression)) collectVariables(child, names);
}

/** Removes the outer brackets of an expression. */
export function ungroup(expression: Expression): Expression {
  return expression.kind === "group" ? ungroup(expression.inner) : expression;
}
