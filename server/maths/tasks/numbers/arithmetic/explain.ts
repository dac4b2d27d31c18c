import { expressionLatex } from "../../../expressions/write-latex.ts";
import { type Expression, numbersIn, someWithin } from "../../../expressions/expression.ts";
import { type Rational, sign } from "../../../numbers/rational.ts";
import { mixedLatex, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsSolution, MathsStep } from "../../../outcome.ts";
import { mergeTail } from "../../../lesson/merge-tail.ts";
import { withPaise } from "../../../story/amount.ts";
import type { Audience, Explanation } from "../../../task/task.ts";
import { quotientAndRemainder } from "../remainder.task.ts";
import { inColumns } from "./columns.ts";
import { byLawsOfExponents } from "./exponents.ts";
import { byAdditiveInverses } from "./integers.ts";
import { jumpsOnLine } from "./jumps.ts";
import { kindOfSum } from "./kind-of-sum.ts";
import { byWholesAndFractions, hasMixedNumber } from "./mixed-numbers.ts";
import type { ArithmeticProblem } from "./recognise.ts";
import { signRule } from "./rules.ts";
import { endingIn, type SchoolMethod, type SumToExplain } from "./school-method.ts";
import type { ArithmeticResult, ArithmeticStep } from "./solve.ts";

/**
 * Returns the lesson on an expression: by the textbook method of the class where there is one, otherwise in the order
 * of BODMAS.
 */
export function explain(
  problem: ArithmeticProblem,
  result: ArithmeticResult,
  { grade }: Audience,
): Explanation {
  const { expression } = problem;
  const kind = kindOfSum(expression);
  const answer = (grade <= 5 ? sharedOut(problem) : null) ?? answerOf(problem, result.value);
  const usual = writtenSteps(problem, result, answer.latex);
  const plot = problem.isMoney ? null : jumpsOnLine(expression);
  const school = schoolMethodOf({ expression, answer: answer.latex, grade, usual });
  const { topic, method, idea, keyTerms, steps } = { ...kind, steps: usual, ...school };
  return {
    topic,
    method,
    difficulty: difficultyOf(problem, result.steps),
    answer,
    steps,
    ...(plot && { plot }),
    ...(school?.approaches && { approaches: school.approaches }),
    finalMove: finalMoves(problem, steps),
    hints: {
      idea: [idea, "Take the operations in the order of BODMAS."],
      firstMove: [
        beginning(steps),
        "Look for the part that BODMAS says to work out before the rest, and begin there.",
      ],
    },
    keyTerms,
    followUpQuestions: [
      "How could you estimate the answer before working it out?",
      "Which operation would undo the last one you did?",
    ],
  };
}

/** The textbook methods for a whole expression, in the order of preference. */
const schoolMethods: readonly ((sum: SumToExplain) => SchoolMethod | null)[] = [
  inColumns,
  byLawsOfExponents,
  byAdditiveInverses,
  byWholesAndFractions,
];

/** Returns the first textbook method that applies to the expression and class; null if BODMAS is used. */
function schoolMethodOf(sum: SumToExplain): SchoolMethod | null {
  for (const methodFor of schoolMethods) {
    const school = methodFor(sum);
    if (school) return school;
  }
  return null;
}

function finalMoves({ expression }: ArithmeticProblem, steps: readonly MathsStep[]): string[] {
  const before = steps.at(-1)?.before ?? null;
  if (before === null) return [];
  // A completed column table contains the result.
  const line = before.includes("\\begin") ? expressionLatex(expression) : before;
  return [`What is $${line}$${expression.kind === "number" ? " in its lowest terms" : ""}?`];
}

function beginning(steps: readonly MathsStep[]): string {
  const [first] = steps;
  if (!first) return "";
  return steps.length === 1 ? first.why : `Begin like this: ${lowerFirst(first.title)}.`;
}

/**
 * Returns quotient and remainder, as grades 4 and 5 divide whole numbers: 125 ÷ 7 is 17, remainder 6. Null for other
 * expressions.
 */
function sharedOut({ expression, isMoney }: ArithmeticProblem): MathsAnswer | null {
  if (expression.kind !== "quotient" || expression.sign !== "÷" || isMoney) return null;
  const [dividend, divisor] = [expression.left, expression.right].map(wholeIn);
  if (!dividend || !divisor || dividend % divisor === 0n) return null;
  return quotientAndRemainder(dividend / divisor, dividend % divisor);
}

/** Returns the positive integer that the expression consists of, or null. */
function wholeIn(expression: Expression): bigint | null {
  if (expression.kind !== "number" || expression.form.kind !== "integer") return null;
  return expression.value.numerator > 0n ? expression.value.numerator : null;
}

/**
 * Formats the answer. An improper fraction is shown with its mixed number, in the order that the question suggests;
 * amounts of money have the ₹ sign.
 */
function answerOf({ expression, style, isMoney }: ArithmeticProblem, value: Rational): MathsAnswer {
  const plain = rationalPlain(value, style);
  const isFraction = plain.includes("/");
  const mixed = isFraction ? mixedLatex(value) : null;
  const named = [rationalLatex(value, style), ...(mixed === null ? [] : [mixed])];
  if (hasMixedNumber(expression)) named.reverse();
  return {
    latex: named.map((name) => (isMoney ? `\\text{₹}${withPaise(name)}` : name)).join(" = "),
    plain: isMoney ? `₹${withPaise(plain)}` : plain,
  };
}

/** Explanations for a single operation, for which the order of operations explains nothing. */
const singleOperation: Record<string, string> = {
  Add: "Write the numbers under each other, ones under ones, and add column by column from the right.",
  Subtract:
    "Write the numbers under each other, ones under ones, and subtract column by column from the right.",
  Multiply: "Multiply by each digit in turn, and add the results.",
  Divide:
    "Division shares equally. What is left over at the end is written as a fraction of the divisor.",
};

const onNumberLine =
  "On the number line, adding a positive number moves right and subtracting it moves left; a negative number turns the direction round.";

function whyOf({ before, after, title, why }: ArithmeticStep, isSingle: boolean): string {
  if (!isSingle) return why;
  const isNegative = [before, after].some((side) =>
    numbersIn(side).some(({ value }) => sign(value) < 0),
  );
  if (isNegative && (title === "Add" || title === "Subtract")) return onNumberLine;
  if (isNegative && (title === "Multiply" || title === "Divide")) {
    return `Work with the numbers without their signs first. ${signRule}`;
  }
  return singleOperation[title] ?? why;
}

function writtenSteps(
  { expression }: ArithmeticProblem,
  { steps, value }: ArithmeticResult,
  answer: string,
): MathsStep[] {
  const isMixed = hasMixedNumber(expression) && mixedLatex(value) !== null;
  const written = mergeTail(
    steps.map((step, at) => {
      const backToMixed = isMixed && at === steps.length - 1;
      return {
        title: backToMixed ? `${step.title}, then write it as a mixed number` : step.title,
        why: `${whyOf(step, steps.length === 1)}${backToMixed ? ` ${quotientAndRest}` : ""}`,
        before: expressionLatex(at === 0 ? expression : step.before),
        after: expressionLatex(step.after),
        isAnswerShown: step.before.kind === "number",
      };
    }),
  );
  return endingIn(answer, written);
}

const quotientAndRest =
  "For the mixed number divide the numerator by the denominator: the quotient is the whole number, and the remainder stays over the denominator.";

function difficultyOf(
  { expression }: ArithmeticProblem,
  steps: readonly ArithmeticStep[],
): MathsSolution["difficulty"] {
  const isNested = someWithin(
    expression,
    ({ kind }) => kind === "power" || kind === "quotient" || kind === "group",
  );
  if (steps.length <= 3) return "beginner";
  return isNested && steps.length > 8 ? "advanced" : "intermediate";
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
