import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import { asPolynomial, coefficientsIn } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import * as u from "../../algebra/univariate.ts";
import { substitute } from "../../equations/equation.ts";
import type { Expression } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import * as q from "../../numbers/rational.ts";
import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import { notSupported } from "../../refusal.ts";
import { nonZeroBetween, pick } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { type FactorProblem, readFactorQuestion } from "./factor-question.ts";
import { valueAtZeroSteps, valueName } from "./value-at-zero.ts";

interface Result {
  /** The value of the polynomial at the zero of the divisor: a number, or an expression in the unknown. */
  remainder: Quotient;
  /** The value of the unknown; null if none is requested. */
  value: Quotient | null;
}

function solve({ polynomial, letter, zero, unknown }: FactorProblem): Result {
  const remainder = canonical(substitute(polynomial, new Map([[letter, numberOf(zero)]])));
  if (unknown === null) return { remainder, value: null };
  const [constant, slope, ...higher] = coefficientsIn(remainder, unknown) ?? [];
  if (!constant || !slope || higher.length > 0 || !form.isConstant(slope)) {
    throw notSupported("I can find such a number only where it comes in plainly, without a power.");
  }
  return { remainder, value: form.negate(form.divide(constant, slope)) };
}

/** Proves the result by long division; null if the remainder differs. */
function prove(
  { polynomial, divisor, letter, unknown }: FactorProblem,
  result: Result,
): Proof | null {
  const { remainder, value } = result;
  const put = unknown !== null && value ? new Map([[unknown, toExpression(value)]]) : new Map();
  const dividend = asPolynomial(canonical(substitute(polynomial, put)), letter);
  const by = asPolynomial(canonical(divisor), letter);
  if (!dividend || !by) return null;
  const division = u.divide(dividend, by);
  const left = form.fromRational(division.remainder[0] ?? q.zero);
  const expected = value ? form.zero : remainder;
  if (!form.equals(left, expected)) return null;
  return {
    method: "Long division leaves the same remainder",
    lines: [`\\text{remainder} = ${latexOf(left)}`],
  };
}

function explain(problem: FactorProblem, result: Result): Explanation {
  const { zero, letter } = problem;
  return {
    topic: "Polynomials: factor theorem",
    method: "Factor theorem",
    difficulty: problem.unknown === null ? "beginner" : "intermediate",
    answer: answerOf(problem, result),
    steps: steps(problem, result),
    finalMove: [
      problem.unknown === null
        ? "Is the value 0? So what does the factor theorem say?"
        : "For which number does this value become 0?",
      "What follows from the factor theorem?",
    ],
    hints: {
      idea: [
        "A divisor of degree 1 is a factor exactly when the polynomial becomes 0 where the divisor does.",
        "Think of the factor theorem.",
      ],
      firstMove: [
        `Put $${letter} = ${numberLatex(zero)}$ into the polynomial.`,
        "Find the value for which the divisor becomes 0, and put it into the polynomial.",
        "Find the value for which the divisor vanishes, and put it into the polynomial.",
      ],
    },
    keyTerms: [
      {
        term: "Factor theorem",
        meaning: "$x - a$ is a factor of $p(x)$ exactly when $p(a) = 0$.",
      },
    ],
    followUpQuestions: ["What is the remainder theorem, and how does this follow from it?"],
  };
}

function answerOf({ unknown }: FactorProblem, { remainder, value }: Result): MathsAnswer {
  if (unknown !== null && value) {
    return {
      latex: `${unknown} = ${latexOf(value)}`,
      plain: `${unknown} = ${expressionPlain(toExpression(value))}`,
    };
  }
  const isFactor = form.isZero(remainder);
  return { latex: `\\text{${isFactor ? "Yes" : "No"}}`, plain: isFactor ? "true" : "false" };
}

function steps(problem: FactorProblem, { remainder, value }: Result): MathsStep[] {
  const { unknown } = problem;
  const name = valueName(problem.zero);
  const start = valueAtZeroSteps(problem);
  if (unknown !== null && value) {
    return [
      ...start,
      {
        title: "Put the remainder equal to 0",
        why: "Factor theorem: for a factor nothing may remain.",
        before: `${latexOf(remainder)} = 0`,
        after: `${unknown} = ${latexOf(value)}`,
      },
    ];
  }
  const isFactor = form.isZero(remainder);
  return [
    ...start,
    {
      title: "Use the factor theorem",
      why: isFactor
        ? "The value is 0, so the divisor is a factor."
        : "The value is not 0, so the divisor is no factor.",
      before: null,
      after: `${name} ${isFactor ? "=" : "\\ne"} 0`,
    },
  ];
}

function numberOf(value: q.Rational): Expression {
  return toExpression(form.fromRational(value));
}

function numberLatex(value: q.Rational): string {
  return expressionLatex(numberOf(value));
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function signed(value: number): string {
  return `${value < 0 ? "-" : "+"} ${Math.abs(value)}`;
}

/** Whether a linear polynomial is a factor of another one, or which value of a letter makes it a factor. */
export const factorTheorem = defineTask({
  name: "factor-theorem",
  recognise: readFactorQuestion,
  reading: ({ polynomial, divisor }) =>
    `p = ${expressionLatex(polynomial)},\\; \\text{divisor } ${expressionLatex(divisor)}`,
  solve,
  prove,
  explain,
  vary: ({ unknown }, random) => {
    const zero = nonZeroBetween(random, -4, 4);
    const second = nonZeroBetween(random, -5, 5);
    const divisor = `x ${signed(-zero)}`;
    if (unknown !== null) {
      return `Find ${unknown} if ${divisor} is a factor of x^3 ${signed(second)}x^2 + ${unknown}`;
    }
    const rest = -(zero ** 3) - second * zero ** 2 + pick(random, [0, 0, 3]);
    return `Is ${divisor} a factor of x^3 ${signed(second)}x^2${rest === 0 ? "" : ` ${signed(rest)}`}?`;
  },
  examples: [
    "Is x + 2 a factor of x^3 + 3x^2 + 5x + 6?",
    "Find k if x - 1 is a factor of 4x^3 + 3x^2 - 4x + k",
  ],
});
