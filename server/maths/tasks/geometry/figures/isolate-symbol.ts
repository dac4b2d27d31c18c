import { type Expression, someWithin } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { evaluateExact } from "../exact/evaluate-exact.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactExpression, exactLatex } from "../exact/write-exact.ts";

/** A line of working, and the operation that leads to it. */
export interface WorkedLine {
  title: string;
  why: string;
  line: string;
}

interface Equation {
  left: Expression;
  right: Exact;
}

interface Move extends Equation {
  title: string;
  why: string;
}

/**
 * Solves left = right by inverse operations for a symbol that occurs once; everything else in the equation is a number.
 * Null if there is no exact solution.
 */
export function isolateSymbol(
  left: Expression,
  right: Exact,
  { symbol, style, pi }: { symbol: string; style: NumberStyle; pi: Exact },
): { value: Exact; lines: WorkedLine[] } | null {
  const context: Context = { symbol, style, values: new Map([["π", pi]]) };
  if (count(left, symbol) !== 1) return null;
  const lines: WorkedLine[] = [];
  let equation: Equation = { left, right };
  for (let moves = 0; moves < 12; moves += 1) {
    const bare = withoutGroup(equation.left);
    if (bare.kind === "variable") return { value: equation.right, lines };
    const move = nextMove({ left: bare, right: equation.right }, context);
    if (!move) return null;
    equation = move;
    const line = `${lineLatex(move.left)} = ${exactLatex(move.right, style)}`;
    lines.push({ title: move.title, why: move.why, line });
  }
  return null;
}

interface Context {
  symbol: string;
  style: NumberStyle;
  values: ReadonlyMap<string, Exact>;
}

function lineLatex(expression: Expression): string {
  const bare = withoutGroup(expression);
  return bare.kind === "variable" ? letterLatex(bare.name) : expressionLatex(bare);
}

function withoutGroup(expression: Expression): Expression {
  return expression.kind === "group" ? withoutGroup(expression.inner) : expression;
}

function count(expression: Expression, symbol: string): number {
  if (expression.kind === "variable") return expression.name === symbol ? 1 : 0;
  let found = 0;
  someWithin(expression, (part) => {
    if (part.kind === "variable" && part.name === symbol) found += 1;
    return false;
  });
  return found;
}

function holds(expression: Expression, symbol: string): boolean {
  return count(expression, symbol) > 0;
}

function nextMove({ left, right }: Equation, context: Context): Move | null {
  if (left.kind === "sum") return sumMove(left, right, context);
  if (left.kind === "difference") return differenceMove(left, right, context);
  if (left.kind === "product") return productMove(left, right, context);
  if (left.kind === "quotient") return quotientMove(left, right, context);
  if (left.kind === "power") return powerMove(left, right, context);
  return left.kind === "root" ? rootMove(left, right) : null;
}

type Two = { left: Expression; right: Expression };

/** Returns the side with the symbol, and the value of the other side. */
function parted({ left, right }: Two, { symbol, values }: Context): [Expression, Exact] | null {
  const isLeft = holds(left, symbol);
  const value = evaluateExact(isLeft ? right : left, values);
  return value && [isLeft ? left : right, value];
}

function sumMove(sum: Two, right: Exact, context: Context): Move | null {
  const parts = parted(sum, context);
  if (!parts) return null;
  const [left, value] = parts;
  const shown = exactLatex(value, context.style);
  return {
    left,
    right: exact.subtract(right, value),
    title: `Subtract $${shown}$ from both sides`,
    why: "What is added on one side is subtracted from both.",
  };
}

function differenceMove(difference: Two, right: Exact, context: Context): Move | null {
  const parts = parted(difference, context);
  if (!parts) return null;
  const [left, value] = parts;
  const shown = exactLatex(value, context.style);
  if (holds(difference.left, context.symbol)) {
    const why = "What is subtracted on one side is added to both.";
    return { left, right: exact.add(right, value), title: `Add $${shown}$ to both sides`, why };
  }
  return {
    left,
    right: exact.subtract(value, right),
    title: `Bring the unknown term to stand alone`,
    why: "If a − b = c, then b = a − c.",
  };
}

/** Multiplies the known factors, then divides by their product. */
function productMove(product: Expression, right: Exact, context: Context): Move | null {
  const factors = factorsOf(product);
  const unknown = factors.find((factor) => holds(factor, context.symbol));
  const constants = factors.filter((factor) => factor !== unknown);
  const values = constants.map((factor) => evaluateExact(factor, context.values));
  const value = values.reduce<Exact | null>(
    (all, factor) => all && factor && exact.multiply(all, factor),
    exact.one,
  );
  if (!unknown || !value) return null;
  const valueText = exactLatex(value, context.style);
  const coefficient = exactExpression(value, context.style);
  const left: Expression = { kind: "product", sign: "×", left: coefficient, right: unknown };
  // 4π times h remains as it is, although 4π is itself a product.
  if (constants.length > 1 && expressionLatex(left) !== expressionLatex(product)) {
    return {
      left,
      right,
      title: "Multiply the known numbers",
      why: "The factors of a product may be multiplied in any order.",
    };
  }
  const quotient = exact.divide(right, value);
  return (
    quotient && {
      left: unknown,
      right: quotient,
      title: `Divide both sides by $${valueText}$`,
      why: `Dividing undoes multiplying.${valueOfRatio(constants[0], valueText)}`,
    }
  );
}

/** Returns the value of a trigonometric ratio such as sin 60°, if that was the divisor. */
function valueOfRatio(factor: Expression | undefined, shown: string): string {
  return factor?.kind === "call" ? ` $${expressionLatex(factor)} = ${shown}$.` : "";
}

function factorsOf(expression: Expression): Expression[] {
  if (expression.kind !== "product") return [expression];
  return [...factorsOf(expression.left), ...factorsOf(expression.right)];
}

function quotientMove(quotient: Two, right: Exact, context: Context): Move | null {
  const value = evaluateExact(quotient.right, context.values);
  if (!value || holds(quotient.right, context.symbol)) return null;
  return {
    left: quotient.left,
    right: exact.multiply(right, value),
    title: `Multiply both sides by $${exactLatex(value, context.style)}$`,
    why: "Multiplying undoes dividing.",
  };
}

function powerMove(
  { base, exponent }: Extract<Expression, { kind: "power" }>,
  right: Exact,
  { values }: Context,
): Move | null {
  const times = evaluateExact(exponent, values);
  const isSquare = times !== null && exact.equals(times, exact.fromInteger(2n));
  const isCube = times !== null && exact.equals(times, exact.fromInteger(3n));
  const root = isSquare ? exact.squareRoot(right) : isCube ? exact.cubeRoot(right) : null;
  return (
    root && {
      left: base,
      right: root,
      title: `Take the ${isSquare ? "square" : "cube"} root of both sides`,
      why: "A size is positive, so only the positive root counts.",
    }
  );
}

function rootMove(
  { operand, index }: Extract<Expression, { kind: "root" }>,
  right: Exact,
): Move | null {
  if (index !== 2) return null;
  return {
    left: operand,
    right: exact.multiply(right, right),
    title: "Square both sides",
    why: "Squaring undoes the square root.",
  };
}
