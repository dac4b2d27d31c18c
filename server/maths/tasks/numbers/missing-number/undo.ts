import { evaluate } from "../../../expressions/evaluate.ts";
import { type Expression, someWithin } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported, type Refusal } from "../../../refusal.ts";
import { asOperand } from "../../situations/number-atoms.ts";
import { step } from "../../../lesson/lesson.ts";
import { withSquare } from "./read-blank.ts";

/** The missing number, and the steps of the inverse operations. */
export interface Undone {
  value: Rational;
  steps: MathsStep[];
}

interface Move {
  /** The part of the expression that contains the blank. */
  inner: Expression;
  value: Rational;
  title: string;
  why: string;
  line: string;
}

/** Applies the inverse operations to an equation "expression = value", from the outermost to the blank. */
export function undo(expression: Expression, value: Rational, style: NumberStyle): Undone {
  const part = unwrapped(expression);
  if (part.kind === "variable") return { value, steps: [] };
  const move = moveOf(part, value, (number) => asOperand(number, style));
  const left = withSquare(expressionLatex(unwrapped(move.inner)));
  const rest = undo(move.inner, move.value, style);
  const after = `${left} = ${rationalLatex(move.value, style)}`;
  return {
    value: rest.value,
    steps: [step(move.title, move.why, after, `${left} = ${move.line}`), ...rest.steps],
  };
}

/** Whether an expression contains the blank. */
export function holdsBlank(expression: Expression): boolean {
  return someWithin(expression, ({ kind }) => kind === "variable");
}

function unwrapped(expression: Expression): Expression {
  return expression.kind === "group" ? unwrapped(expression.inner) : expression;
}

type Written = (number: Rational) => string;

function moveOf(part: Expression, value: Rational, written: Written): Move {
  if (part.kind === "sum") return sumMove(part, value, written);
  if (part.kind === "difference") return differenceMove(part, value, written);
  if (part.kind === "product") return productMove(part, value, written);
  if (part.kind === "quotient") return quotientMove(part, value, written);
  throw notSupported("I can find a missing number where only +, −, × and ÷ stand beside it.");
}

type Pair<Kind> = Extract<Expression, { kind: Kind }>;

/** Returns the side with the blank, and the value of the other side. */
function sidesOf({ left, right }: { left: Expression; right: Expression }): [Expression, Rational] {
  return holdsBlank(left) ? [left, evaluate(right)] : [right, evaluate(left)];
}

function sumMove(part: Pair<"sum">, value: Rational, written: Written): Move {
  const [inner, other] = sidesOf(part);
  return {
    inner,
    value: q.subtract(value, other),
    title: `Subtract $${written(other)}$`,
    why: "Subtraction undoes addition.",
    line: `${written(value)} - ${written(other)}`,
  };
}

function differenceMove(part: Pair<"difference">, value: Rational, written: Written): Move {
  const [inner, other] = sidesOf(part);
  if (holdsBlank(part.left)) {
    return {
      inner,
      value: q.add(value, other),
      title: `Add $${written(other)}$`,
      why: "Addition undoes subtraction.",
      line: `${written(value)} + ${written(other)}`,
    };
  }
  return {
    inner,
    value: q.subtract(other, value),
    title: "Subtract what is left from the first number",
    why: "What was taken away is the difference between the two.",
    line: `${written(other)} - ${written(value)}`,
  };
}

function productMove(part: Pair<"product">, value: Rational, written: Written): Move {
  const [inner, other] = sidesOf(part);
  return {
    inner,
    value: quotient(value, other),
    title: `Divide by $${written(other)}$`,
    why: "Division undoes multiplication.",
    line: `${written(value)} \\div ${written(other)}`,
  };
}

function quotientMove(part: Pair<"quotient">, value: Rational, written: Written): Move {
  const [inner, other] = sidesOf(part);
  if (holdsBlank(part.left)) {
    return {
      inner,
      value: q.multiply(value, other),
      title: `Multiply by $${written(other)}$`,
      why: "Multiplication undoes division.",
      line: `${written(value)} \\times ${written(other)}`,
    };
  }
  if (q.isZero(other)) throw noSingleNumber();
  return {
    inner,
    value: quotient(other, value),
    title: "Divide the first number by the result",
    why: "Number ÷ divisor = result, so divisor = number ÷ result.",
    line: `${written(other)} \\div ${written(value)}`,
  };
}

function quotient(dividend: Rational, divisor: Rational): Rational {
  if (q.isZero(divisor)) throw noSingleNumber();
  return q.divide(dividend, divisor);
}

function noSingleNumber(): Refusal {
  return notSupported("No single number fits into this blank. Check the numbers beside it.");
}
