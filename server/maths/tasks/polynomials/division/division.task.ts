import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { asPolynomial, fromUnivariate } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import * as u from "../../../algebra/univariate.ts";
import type { Univariate } from "../../../algebra/univariate.ts";
import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { notSupported } from "../../../refusal.ts";
import { tidy } from "../../../working/tidy.ts";
import { splitFraction } from "../../../working/work-out.ts";
import { isOneTerm, overNumberSplit } from "../../../working/written.ts";
import { nonZeroBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import {
  type DivisionMethod,
  readDivision,
  readOrNull,
  type DivisionTarget,
} from "./division-wordings.ts";
import { remainderTheoremWay, type Way } from "./remainder-theorem.ts";

interface Problem {
  dividend: Expression;
  divisor: Expression;
  letter: string;
  /** The requested result; "sum" is the quotient plus a fraction. */
  wanted: DivisionTarget | "sum";
  /** The method that the question names; null if it names none. */
  method: DivisionMethod | null;
}

interface Round {
  /** The quotient of the leading terms. */
  term: Quotient;
  product: Quotient;
  rest: Quotient;
}

interface Result {
  rounds: Round[];
  quotient: Quotient;
  remainder: Quotient;
}

const asSum = phrase("divide and simplify {fraction}");

/** Recognises a division of polynomials in one letter with rational coefficients; other tasks divide numbers. */
function recognise(question: Question): Problem | null {
  const read = readDivision(question);
  if (read) return problemOf(read);
  return recogniseFraction(matchPhrase(asSum, question.body)?.get("fraction") ?? []);
}

/** Recognises "divide and simplify" for a divisor of degree 1 or higher; the result is a polynomial plus a fraction. */
function recogniseFraction(tokens: readonly Token[]): Problem | null {
  const whole = readOrNull(tokens);
  if (whole?.kind !== "quotient") return null;
  const { left: dividend, right: divisor } = whole;
  const problem = problemOf({ dividend, divisor, wanted: "sum", method: null });
  return problem && u.degree(univariateOf(problem.divisor, problem.letter) ?? []) > 0
    ? problem
    : null;
}

function problemOf(request: Omit<Problem, "letter">): Problem | null {
  const { dividend, divisor } = request;
  const letters = [...new Set([...variablesIn(dividend), ...variablesIn(divisor)])];
  const [letter] = letters;
  if (letter === undefined || letters.length > 1) return null;
  const areBoth = univariateOf(dividend, letter) && univariateOf(divisor, letter);
  return areBoth ? { ...request, letter } : null;
}

function univariateOf(expression: Expression, letter: string): Univariate | null {
  return asPolynomial(canonical(expression), letter);
}

function solve({ dividend, divisor, letter }: Problem): Result {
  const [top, bottom] = [univariateOf(dividend, letter), univariateOf(divisor, letter)];
  if (!top || !bottom || bottom.length === 0) {
    throw notSupported("Dividing by 0 has no answer. Check the polynomial that you divide by.");
  }
  const rounds: Round[] = [];
  let rest = top;
  while (u.degree(rest) >= u.degree(bottom) && rest.length > 0) {
    const power = u.degree(rest) - u.degree(bottom);
    const coefficient = q.divide(u.leadingCoefficient(rest), u.leadingCoefficient(bottom));
    const term = [...Array.from({ length: power }, () => q.zero), coefficient];
    const product = u.multiply(bottom, term);
    rest = u.subtract(rest, product);
    rounds.push({
      term: fromUnivariate(term, letter),
      product: fromUnivariate(product, letter),
      rest: fromUnivariate(rest, letter),
    });
  }
  const quotient = rounds.map(({ term }) => term).reduce(form.add, form.zero);
  return { rounds, quotient, remainder: fromUnivariate(rest, letter) };
}

function prove({ dividend, divisor }: Problem, { quotient, remainder }: Result): Proof | null {
  const whole = form.add(form.multiply(canonical(divisor), quotient), remainder);
  if (!form.equals(whole, canonical(dividend))) return null;
  const shown = `(${latexOf(canonical(divisor))})(${latexOf(quotient)}) + (${latexOf(remainder)})`;
  return {
    method: "Divisor × quotient + remainder gives the dividend again",
    lines: [`${shown} = ${latexOf(whole)}`],
  };
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function plainOf(value: Quotient): string {
  return expressionPlain(toExpression(value));
}

function answerOf(
  { divisor, wanted }: Problem,
  { quotient, remainder }: Result,
): Explanation["answer"] {
  if (wanted === "quotient") return { latex: latexOf(quotient), plain: plainOf(quotient) };
  if (wanted === "remainder") return { latex: latexOf(remainder), plain: plainOf(remainder) };
  if (wanted === "both") {
    return {
      latex: `\\text{quotient } ${latexOf(quotient)},\\; \\text{remainder } ${latexOf(remainder)}`,
      plain: `quotient ${plainOf(quotient)}, remainder ${plainOf(remainder)}`,
    };
  }
  if (form.isZero(remainder)) return { latex: latexOf(quotient), plain: plainOf(quotient) };
  const below = toExpression(canonical(divisor));
  const bar = {
    kind: "quotient",
    sign: "bar",
    left: toExpression(remainder),
    right: below,
  } as const;
  // Division by a single term is done term by term with cancelling: −5y/(5y³) is −1/y².
  const fraction = isOneTerm(below)
    ? toExpression(form.divide(remainder, canonical(divisor)))
    : bar;
  const parts = isOneTerm(below) ? (splitFraction(bar, {})?.after ?? fraction) : fraction;
  const sum = tidy({
    kind: "sum",
    left: overNumberSplit(toExpression(quotient), {}),
    right: { kind: "group", inner: parts },
  });
  return { latex: expressionLatex(sum), plain: expressionPlain(sum) };
}

/** The longest division that is shown as a second approach beside a shorter method. */
const mostRoundsBeside = 6;

function explain(problem: Problem, result: Result): Explanation {
  const { dividend, divisor, wanted, method } = problem;
  const answer = answerOf(problem, result);
  const division = longDivisionWay(problem, result, answer);
  const theorem = wanted === "remainder" ? remainderTheoremWay(dividend, divisor, answer) : null;
  if (!theorem) return { ...division, answer };
  const isDivided = method === "long-division";
  const [main, other] = isDivided ? [division, theorem] : [theorem, division];
  const isShort = isDivided || result.rounds.length <= mostRoundsBeside;
  const { steps } = other;
  return { ...main, answer, ...(isShort && { approaches: [{ method: other.method, steps }] }) };
}

function longDivisionWay(problem: Problem, result: Result, answer: Explanation["answer"]): Way {
  const steps = roundSteps(problem, result);
  return {
    topic: "Polynomials",
    method: "Long division of polynomials",
    difficulty: steps.length < 3 ? "intermediate" : "advanced",
    steps: [
      ...steps,
      {
        title: "Read off the result",
        why: "The degree of what is left is smaller than that of the divisor, so the division ends.",
        before: null,
        after: answer.latex,
      },
    ],
    finalMove: ["What are the quotient and the remainder?"],
    hints: {
      idea: ["It works like long division of numbers: the first terms decide."],
      firstMove: ["Divide the first term of the dividend by the first term of the divisor."],
    },
    keyTerms: [
      { term: "Division algorithm", meaning: "Dividend = divisor × quotient + remainder." },
      { term: "Degree", meaning: "The highest power of the letter." },
    ],
    followUpQuestions: [
      "What does the remainder theorem say about this division?",
      "When is the divisor a factor of the dividend?",
    ],
  };
}

function roundSteps({ divisor, dividend, letter }: Problem, { rounds }: Result): MathsStep[] {
  const lead = (value: Quotient): string => {
    const polynomial = asPolynomial(value, letter) ?? [];
    return latexOf(
      fromUnivariate(
        polynomial.map((one, at) => (at === polynomial.length - 1 ? one : q.zero)),
        letter,
      ),
    );
  };
  const below = canonical(divisor);
  let before = canonical(dividend);
  return rounds.map(({ term, product, rest }) => {
    const step = {
      title: `Divide the first terms: $${lead(before)} \\div ${lead(below)} = ${latexOf(term)}$`,
      why: `Multiply the divisor by $${latexOf(term)}$, and subtract.`,
      before: null,
      after: `(${latexOf(before)}) - (${latexOf(product)}) = ${latexOf(rest)}`,
    };
    before = rest;
    return step;
  });
}

/** A question with a quotient and a remainder of small numbers. */
function vary({ letter }: Problem, random: () => number): string {
  const number = (): q.Rational => q.rational(BigInt(nonZeroBetween(random, -6, 6)));
  const divisor = [number(), q.one];
  const product = u.add(u.multiply(divisor, [number(), number(), q.one]), [number()]);
  const [top, bottom] = [product, divisor].map((one) => plainOf(fromUnivariate(one, letter)));
  return `Divide ${top} by ${bottom}`;
}

/** Polynomial division with quotient and remainder. */
export const polynomialDivision = defineTask({
  name: "polynomial-division",
  recognise,
  reading: ({ dividend, divisor }) =>
    `(${expressionLatex(dividend)}) \\div (${expressionLatex(divisor)})`,
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Divide x^3 - 2x^2 + 3x - 5 by x - 2",
    "Divide 2x^2 + 7x + 3 by x + 3",
    "Find the remainder when x^3 + 3x^2 + 3x + 1 is divided by 2x + 5",
  ],
});
