import { canonical } from "../../algebra/canonical.ts";
import { evaluateReal } from "../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../algebra/form.ts";
import { asPolynomial } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { exactRoots } from "../../algebra/roots.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import { substitute } from "../../equations/equation.ts";
import { expressionLatex, letterLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import type { MathsStep } from "../../outcome.ts";
import { notSupported } from "../../refusal.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { nonZeroBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { groupedWhere } from "./grouped.ts";
import { type Condition, readZeroQuestion, type ZeroProblem } from "./zero-condition-question.ts";

interface Result {
  /** The sides of the equation for the unknown. */
  left: Quotient;
  right: Quotient;
  values: readonly Quotient[];
}

/** The sides of the equation for the unknown that follows from the condition. */
function sidesOf({ polynomial, letter, condition, coefficients }: ZeroProblem): Sides {
  if (condition.kind === "zeroes") {
    const put = toExpression(condition.values[0] ?? form.zero);
    return [canonical(substitute(polynomial, new Map([[letter, put]]))), form.zero];
  }
  return sidesOfPair(condition, coefficients);
}

type Sides = [Quotient, Quotient];
type PairCondition = Exclude<Condition, { kind: "zeroes" }>;

/** The coefficients of ax² + bx + c by their names. */
function byName([c = form.zero, b = form.zero, a = form.zero]: readonly Quotient[]) {
  return { a, b, c };
}

/** The equation by the relations sum = −b/a and product = c/a. */
function sidesOfPair(condition: PairCondition, coefficients: readonly Quotient[]): Sides {
  const { a, b, c } = byName(coefficients);
  switch (condition.kind) {
    case "sum":
      return [form.negate(b), form.multiply(condition.value, a)];
    case "product":
      return [c, form.multiply(condition.value, a)];
    case "sum-is-product":
      return [form.negate(b), c];
    case "reciprocal":
      return [c, a];
    case "multiple": {
      const { times } = condition;
      const factors = [times, (times + 1n) ** 2n].map(form.fromInteger);
      const [first = form.zero, second = form.zero] = factors;
      return [
        form.multiply(first, form.multiply(b, b)),
        form.multiply(second, form.multiply(a, c)),
      ];
    }
  }
}

function solve(problem: ZeroProblem): Result {
  const { unknown } = problem;
  const [left, right] = sidesOf(problem);
  const difference = asPolynomial(form.subtract(left, right), unknown);
  if (!difference || difference.length < 2 || difference.length > 3) {
    throw notSupported("I can't find a single number for this letter from what is given.");
  }
  const values = (exactRoots(difference) ?? [])
    .map(({ root }) => root)
    .filter((root) => evaluateReal(toExpression(root), new Map()) !== null && fits(problem, root));
  if (values.length === 0) {
    throw notSupported("No real number for this letter fits what is given. Check the question.");
  }
  return { left, right, values };
}

/** The roots of the polynomial for a value of the unknown, repeated by multiplicity; null if they can't be found. */
function rootsWith(
  { polynomial, letter, unknown }: ZeroProblem,
  value: Quotient,
): Quotient[] | null {
  const put = substitute(polynomial, new Map([[unknown, toExpression(value)]]));
  const made = asPolynomial(canonical(put), letter);
  if (!made || made.length < 2) return null;
  const roots = exactRoots(made);
  return (
    roots &&
    roots.flatMap(({ root, multiplicity }) => Array.from({ length: multiplicity }, () => root))
  );
}

/** Whether the roots for a value of the unknown satisfy the condition. */
function fits(problem: ZeroProblem, value: Quotient): boolean {
  const { condition } = problem;
  const roots = rootsWith(problem, value);
  if (!roots) return false;
  if (condition.kind === "zeroes") {
    return condition.values.every((one) => roots.some((root) => form.equals(root, one)));
  }
  const [first, second] = roots;
  return roots.length === 2 && first && second ? pairFits(problem, first, second) : false;
}

function pairFits({ condition }: ZeroProblem, first: Quotient, second: Quotient): boolean {
  const [sum, product] = [form.add(first, second), form.multiply(first, second)];
  switch (condition.kind) {
    case "zeroes":
      return false;
    case "sum":
      return form.equals(sum, condition.value);
    case "product":
      return form.equals(product, condition.value);
    case "sum-is-product":
      return form.equals(sum, product);
    case "reciprocal":
      return form.isOne(product);
    case "multiple": {
      const times = form.fromInteger(condition.times);
      return (
        form.equals(first, form.multiply(times, second)) ||
        form.equals(second, form.multiply(times, first))
      );
    }
  }
}

/** Proves each value by computing the roots of the polynomial with it; null if a condition fails. */
export function prove(problem: ZeroProblem, { values }: Pick<Result, "values">): Proof | null {
  if (values.length === 0 || !values.every((value) => fits(problem, value))) return null;
  const { name } = problem;
  return {
    method: `The number put into the polynomial: its ${name === "root" ? "roots" : "zeroes"} are as given`,
    lines: values.map((value) => proofLine(problem, value)),
  };
}

/** The line of the proof: the given zeroes, or the sum and product of the roots, which need not be real. */
function proofLine(problem: ZeroProblem, value: Quotient): string {
  const { polynomial, unknown, letter, condition } = problem;
  const put = canonical(substitute(polynomial, new Map([[unknown, toExpression(value)]])));
  const roots = rootsWith(problem, value) ?? [];
  if (condition.kind === "zeroes") {
    const names = [...new Set(condition.values.map(latexOf))].join(" \\text{ and } ");
    return `${latexOf(put)} = 0 \\text{ for } ${letterLatex(letter)} = ${names}`;
  }
  const sum = roots.reduce(form.add, form.zero);
  const product = roots.reduce(form.multiply, form.one);
  return `${latexOf(put)}: \\quad \\text{sum} = ${latexOf(sum)},\\; \\text{product} = ${latexOf(product)}`;
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function equationLatex({ left, right }: Result): string {
  return `${latexOf(left)} = ${latexOf(right)}`;
}

function choices(unknown: string, values: readonly Quotient[]): string {
  return values
    .map((value) => `${letterLatex(unknown)} = ${latexOf(value)}`)
    .join(" \\text{ or } ");
}

const sumRule = "Sum of the zeroes = −(coefficient of x) ÷ (coefficient of x²).";
const productRule = "Product of the zeroes = constant term ÷ (coefficient of x²).";

/** Whether the equation already states the value of the unknown. */
function isSolved(unknown: string, result: Result): boolean {
  return equationLatex(result) === choices(unknown, result.values);
}

/** The step that sets up the equation from a condition on both zeroes. */
function ruleStep(
  { unknown, coefficients }: ZeroProblem,
  condition: PairCondition,
  result: Result,
): MathsStep {
  const { a, b, c } = byName(coefficients);
  const [sum, product] = [
    `-\\frac{${latexOf(b)}}{${latexOf(a)}}`,
    `\\frac{${latexOf(c)}}{${latexOf(a)}}`,
  ];
  const line = (text: string): string =>
    isSolved(unknown, result) ? text : `${text} \\Rightarrow ${equationLatex(result)}`;
  switch (condition.kind) {
    case "sum":
      return step(
        "Put the sum of the zeroes equal to the given number",
        sumRule,
        line(`${sum} = ${latexOf(condition.value)}`),
      );
    case "product":
      return step(
        "Put the product of the zeroes equal to the given number",
        productRule,
        line(`${product} = ${latexOf(condition.value)}`),
      );
    case "sum-is-product":
      return step(
        "Put the sum of the zeroes equal to their product",
        `${sumRule} ${productRule}`,
        line(`${sum} = ${product}`),
      );
    case "reciprocal":
      return step(
        "Put the product of the zeroes equal to 1",
        `A number times its reciprocal is 1. ${productRule}`,
        line(`${product} = 1`),
      );
    case "multiple": {
      const { times } = condition;
      return step(
        `Call the zeroes $t$ and $${times}t$, and write their sum and product`,
        `The sum is $${times + 1n}t$ and the product is $${times}t^{2}$, so $${times} \\times \\text{sum}^2 = ${(times + 1n) ** 2n} \\times \\text{product}$. ${sumRule} ${productRule}`,
        line(
          `${times} \\times \\left(${sum}\\right)^{2} = ${(times + 1n) ** 2n} \\times ${product}`,
        ),
      );
    }
  }
}

function stepsOf(problem: ZeroProblem, result: Result): MathsStep[] {
  const { polynomial, letter, unknown, condition, name } = problem;
  const solved = step(
    `Solve for $${letterLatex(unknown)}$`,
    "Only this letter is unknown in the equation.",
    choices(unknown, result.values),
    ...(isSolved(unknown, result) ? [] : [equationLatex(result)]),
  );
  if (condition.kind !== "zeroes") {
    return [ruleStep(problem, condition, result), solved];
  }
  const [first = form.zero, second] = condition.values;
  const put = expressionLatex(groupedWhere(polynomial, letter, toExpression(first)));
  const start = step(
    `Put $${letterLatex(letter)} = ${latexOf(first)}$ and set the value to 0`,
    name === "root"
      ? "A root makes both sides of the equation equal."
      : "At a zero the value of the polynomial is 0.",
    equationLatex(result),
    `${put} = 0`,
  );
  if (!second) return [start, solved];
  const substitutedLatex = expressionLatex(groupedWhere(polynomial, letter, toExpression(second)));
  return [
    start,
    solved,
    step(
      `See that $${letterLatex(letter)} = ${latexOf(second)}$ gives the same`,
      "Both given zeroes must fit.",
      `${substitutedLatex} = 0 \\Rightarrow ${choices(unknown, result.values)}`,
    ),
  ];
}

/** A coefficient of a polynomial or equation from a condition on its zeroes. */
export const zeroCondition = defineTask<ZeroProblem, Result>({
  name: "coefficient-by-zeroes",
  recognise: readZeroQuestion,
  reading: ({ polynomial, unknown }) =>
    `${expressionLatex(polynomial)},\\; ${letterLatex(unknown)} = \\text{?}`,
  solve,
  prove,
  explain: (problem, result) => {
    const { condition, unknown, name, letter } = problem;
    const isPut = condition.kind === "zeroes";
    return lesson({
      topic: name === "root" ? "Quadratic Equations" : "Polynomials: zeroes and coefficients",
      method: isPut ? "Putting in the known value" : "Relationship between zeroes and coefficients",
      difficulty: "intermediate",
      answer: {
        latex: choices(unknown, result.values),
        plain: result.values
          .map((value) => `${unknown} = ${expressionPlain(toExpression(value))}`)
          .join(" or "),
      },
      steps: stepsOf(problem, result),
      idea: isPut
        ? `A ${name} is a value of $${letterLatex(letter)}$ that makes the polynomial 0.`
        : "The sum and the product of the zeroes can be read from the coefficients.",
      firstMove: isPut
        ? `Put the known ${name} in place of $${letterLatex(letter)}$.`
        : "Write the coefficients of the square, of the letter, and the constant term.",
      finalMove: `Which value of $${letterLatex(unknown)}$ makes this true?`,
      terms: {
        Zero: "A value of the letter for which the polynomial becomes 0.",
      },
      next: ["What are all the zeroes of the polynomial with this value?"],
    });
  },
  vary: ({ unknown }, random) => {
    const [first, second] = [nonZeroBetween(random, -6, 6), nonZeroBetween(random, -6, 6)];
    const middle = -(first + second);
    const term = middle === 0 ? "" : ` ${middle < 0 ? "-" : "+"} ${Math.abs(middle)}x`;
    return `If one zero of x^2${term} + ${unknown} is ${first}, find ${unknown}`;
  },
  examples: [
    "If one zero of x^2 - 5x + k is 2, find k",
    "If the sum of the zeroes of 3x^2 - kx + 6 is 3, find k",
  ],
});
