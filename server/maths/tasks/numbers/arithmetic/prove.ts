import { agreesModuloPrimes } from "../../../expressions/evaluate-modulo.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import { type Expression, ungroup, valueLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { integerLatex, type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import type { ArithmeticProblem } from "./recognise.ts";
import type { ArithmeticResult } from "./solve.ts";

/**
 * Evaluates the expression modulo two primes, compares each line with the one before, and undoes the last operation.
 */
export function prove(
  { expression, style }: ArithmeticProblem,
  { value, steps }: ArithmeticResult,
): Proof | null {
  const linesHold = steps.every(({ before, after }) => {
    return q.equals(evaluate(before), value) && q.equals(evaluate(after), value);
  });
  if (!linesHold || !agreesModuloPrimes(expression, value)) return null;
  return (
    divisionProof(expression, value) ??
    inverseProof(ungroup(expression), value, style) ??
    secondWay(expression, value, style)
  );
}

/** Checks 125 ÷ 7 by divisor × quotient + remainder, which also proves the fraction. */
function divisionProof(expression: Expression, value: Rational): Proof | null {
  if (expression.kind !== "quotient" || expression.sign !== "÷") return null;
  const [dividend, divisor] = [evaluate(expression.left), evaluate(expression.right)];
  const isWhole = q.isInteger(dividend) && q.isInteger(divisor);
  if (!isWhole || q.isInteger(value) || q.sign(dividend) < 0 || q.sign(divisor) < 0) return null;
  const quotient = value.numerator / value.denominator;
  const rest = q.multiply(q.subtract(value, q.rational(quotient)), divisor);
  const back = q.add(q.multiply(divisor, q.rational(quotient)), rest);
  if (!q.equals(back, dividend) || !q.isInteger(rest)) return null;
  const [by, times, left] = [divisor.numerator, quotient, rest.numerator].map(integerLatex);
  return {
    method: "Worked backwards: divisor × quotient + remainder gives the dividend",
    lines: [`${by} \\times ${times} + ${left} = ${integerLatex(dividend.numerator)}`],
  };
}

function secondWay(expression: Expression, value: Rational, style: NumberStyle): Proof {
  return {
    method: "Worked out a second time by another route, with the same result",
    lines: [`${expressionLatex(expression)} = ${rationalLatex(value, style)}`],
  };
}

/** Applies the inverse operation, as a student can: subtraction undoes addition, multiplication undoes division. */
function inverseProof(expression: Expression, value: Rational, style: NumberStyle): Proof | null {
  if (!("left" in expression)) return null;
  const [left, right] = [evaluate(expression.left), evaluate(expression.right)];
  const undo = inverses[expression.kind];
  if (expression.kind === "product" && q.isZero(right)) return null;
  if (!q.equals(undo.apply(value, right), left)) return null;
  const line = expressionLatex({ ...undo.shape, left: leaf(value), right: leaf(right) });
  return { method: undo.method, lines: [`${line} = ${rationalLatex(left, style)}`] };

  function leaf(number: Rational): Expression {
    return valueLeaf(number, style);
  }
}

const parts = { left: valueLeaf(q.zero), right: valueLeaf(q.zero) };

const inverses = {
  sum: {
    method: "Worked backwards: subtraction undoes the addition",
    apply: q.subtract,
    shape: { kind: "difference", ...parts },
  },
  difference: {
    method: "Worked backwards: addition undoes the subtraction",
    apply: q.add,
    shape: { kind: "sum", ...parts },
  },
  product: {
    method: "Worked backwards: division undoes the multiplication",
    apply: q.divide,
    shape: { kind: "quotient", sign: "÷", ...parts },
  },
  quotient: {
    method: "Worked backwards: multiplication undoes the division",
    apply: q.multiply,
    shape: { kind: "product", sign: "×", ...parts },
  },
} as const;
