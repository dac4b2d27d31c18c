import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import { asPolynomial, coefficientsIn } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import * as u from "../../algebra/univariate.ts";
import { substitute } from "../../equations/equation.ts";
import { type Expression, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import * as q from "../../numbers/rational.ts";
import type { MathsStep } from "../../outcome.ts";
import { lazily } from "../../read/lazily.ts";
import { type Gaps, matchPhrase, phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { nonZeroBetween, wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { splitGivensAndTarget } from "./givens-and-target.ts";
import { linearIn } from "./factor-question.ts";
import { readExpression, readWrittenPolynomial } from "./one-letter-polynomial.ts";
import { valueAtZeroSteps } from "./value-at-zero.ts";

/** A polynomial with one unknown coefficient, and the remainder of its division by ax + b. */
interface Problem {
  polynomial: Expression;
  divisor: Expression;
  letter: string;
  /** The zero of the divisor. */
  zero: q.Rational;
  unknown: string;
  remainder: q.Rational;
}

interface Result {
  /** The value of the polynomial at the zero of the divisor, with the unknown in it. */
  value: Quotient;
  unknown: Quotient;
}

const conditions = lazily(() =>
  [
    "when {polynomial} is ÷ {divisor} , remainder is {remainder}",
    "when {polynomial} is ÷ {divisor} remainder is {remainder}",
    "{polynomial} is ÷ {divisor} , remainder is {remainder}",
    "{polynomial} is ÷ {divisor} remainder is {remainder}",
    "{polynomial} when ÷ {divisor} leaves|gives remainder {remainder}",
    "{polynomial} when ÷ {divisor} leaves|gives a remainder {remainder}",
    "{polynomial} leaves|gives remainder {remainder} when ÷ {divisor}",
    "{polynomial} leaves|gives a remainder {remainder} when ÷ {divisor}",
    "{polynomial} leaves|gives a remainder of {remainder} when ÷ {divisor}",
    "{polynomial} leaves|gives {remainder} as remainder when ÷ {divisor}",
    "on dividing {polynomial} by {divisor} , remainder is {remainder}",
    "on dividing {polynomial} by {divisor} remainder is {remainder}",
  ].map(phrase),
);

function recognise({ tokens }: Question): Problem | null {
  if (!tokens.some((token) => token.kind === "word" && token.text === "remainder")) return null;
  const parts = splitGivensAndTarget(tokens);
  const [wanted, ...more] = parts?.target ?? [];
  if (!parts || wanted?.kind !== "letter" || more.length > 0) return null;
  return conditionOn(wanted.text, parts.givens);
}

function conditionOn(unknown: string, tokens: readonly Token[]): Problem | null {
  const given = tokens.filter((token) => token.kind !== "word" || token.text !== "the");
  for (const condition of conditions()) {
    const gaps = matchPhrase(condition, given);
    const problem = gaps && problemOf(gaps, unknown);
    if (problem) return problem;
  }
  return null;
}

function problemOf(gaps: Gaps, unknown: string): Problem | null {
  const polynomial = readWrittenPolynomial(gaps.get("polynomial") ?? []);
  const divisor = readExpression(gaps.get("divisor") ?? []);
  const linear = divisor && linearIn(divisor);
  const remainder = numberIn(gaps);
  if (!polynomial || !divisor || !linear || !remainder) return null;
  const hasLetters = variablesIn(polynomial).join() === [linear.letter, unknown].toSorted().join();
  return hasLetters ? { polynomial, divisor, unknown, remainder, ...linear } : null;
}

function numberIn(gaps: Gaps): q.Rational | null {
  const rest = readExpression(gaps.get("remainder") ?? []);
  return rest && variablesIn(rest).length === 0 ? form.asRational(canonical(rest)) : null;
}

function solve({ polynomial, letter, zero, unknown, remainder }: Problem): Result {
  const value = canonical(substitute(polynomial, new Map([[letter, numberOf(zero)]])));
  const [constant, slope, ...higher] = coefficientsIn(value, unknown) ?? [];
  if (!constant || !slope || higher.length > 0 || !form.isConstant(slope)) {
    throw notSupported("I can find such a number only where it comes in plainly, without a power.");
  }
  const difference = form.subtract(form.fromRational(remainder), constant);
  return { value, unknown: form.divide(difference, slope) };
}

/** Proves the value by long division; null if the remainder differs. */
function prove(problem: Problem, result: Result): Proof | null {
  const { polynomial, divisor, letter, unknown, remainder } = problem;
  const put = new Map([[unknown, toExpression(result.unknown)]]);
  const dividend = asPolynomial(canonical(substitute(polynomial, put)), letter);
  const by = asPolynomial(canonical(divisor), letter);
  if (!dividend || !by) return null;
  const left = u.divide(dividend, by).remainder[0] ?? q.zero;
  if (!q.equals(left, remainder)) return null;
  return {
    method: "Long division leaves the same remainder",
    lines: [`\\text{remainder} = ${latexOf(form.fromRational(left))}`],
  };
}

function numberOf(value: q.Rational): Expression {
  return toExpression(form.fromRational(value));
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function stepsOf(problem: Problem, result: Result): MathsStep[] {
  const { unknown, remainder } = problem;
  const equation = `${latexOf(result.value)} = ${latexOf(form.fromRational(remainder))}`;
  return [
    ...valueAtZeroSteps(problem),
    step(
      "Put it equal to the given remainder",
      "Both are the remainder of the same division.",
      equation,
    ),
    step(
      `Solve for $${unknown}$`,
      "The number beside the letter goes to the other side, then both sides are divided by its factor.",
      `${unknown} = ${latexOf(result.unknown)}`,
      equation,
    ),
  ];
}

/** The coefficient for which a division leaves a given remainder. */
export const remainderCondition = defineTask<Problem, Result>({
  name: "coefficient-by-remainder",
  recognise,
  reading: ({ polynomial, divisor, remainder }) =>
    `p = ${expressionLatex(polynomial)},\\; \\text{divisor } ${expressionLatex(divisor)},\\; \\text{remainder } ${latexOf(form.fromRational(remainder))}`,
  solve,
  prove,
  explain: (problem, result) =>
    lesson({
      topic: "Polynomials: remainder theorem",
      method: "Remainder theorem",
      difficulty: "intermediate",
      answer: {
        latex: `${problem.unknown} = ${latexOf(result.unknown)}`,
        plain: `${problem.unknown} = ${expressionPlain(toExpression(result.unknown))}`,
      },
      steps: stepsOf(problem, result),
      idea: "The remainder is the value of the polynomial where the divisor becomes 0.",
      firstMove: "Find the value for which the divisor becomes 0, and put it into the polynomial.",
      finalMove: "For which number does the value equal the given remainder?",
      terms: {
        "Remainder theorem": "The remainder of $p(x)$ divided by $x - a$ is $p(a)$.",
      },
      next: ["Which number would make the divisor a factor?"],
    }),
  vary: ({ unknown }, random) => {
    const zero = nonZeroBetween(random, -3, 3);
    return `If x^3 + ${unknown}x^2 - 2x + ${wholeBetween(random, 1, 9)} leaves remainder ${wholeBetween(random, 1, 9)} when divided by x ${zero > 0 ? "-" : "+"} ${Math.abs(zero)}, find ${unknown}`;
  },
  examples: [
    "If x^3 + kx^2 - 2x + 1 leaves remainder 4 when divided by x - 2, find k",
    "When x^3 + 2x^2 - kx + 4 is divided by x - 1, the remainder is 5. Find k",
  ],
});
