import { type Expression, integerLeaf, someWithin, ungroup } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import { primeFactors } from "../../numbers/integers.ts";
import { phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { inPowers, workOutPowers } from "../../working/exponents/work-out-powers.ts";
import type { Transformation } from "../../working/work-out.ts";
import { productOf } from "../../working/written.ts";
import { lesson } from "../../lesson/lesson.ts";
import { pick, wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { proveEqual } from "./equal-at-points.ts";
import { readRequest } from "../../wording/requested-expression.ts";
import { stepsOf } from "../../working/working-steps.ts";

/** A product whose result is given as powers. */
interface Problem {
  expression: Expression;
}

interface Result {
  steps: readonly Transformation[];
  result: Expression;
}

const form = "exponential|exponent|power|index form|notation";
const inForm = `in|as|into|to ${form}`;
const write = "express|write|leave|give";

const asks = [
  `{expression} ${inForm}`,
  `{expression} in|into the ${form}`,
  `{expression} as a power`,
  `{expression} as a single power`,
  `{expression} and ${write} ${inForm}`,
  `{expression} and ${write} it ${inForm}`,
  `{expression} and ${write} the answer|result ${inForm}`,
  `and ${write} {expression} ${inForm}`,
  `${form} of {expression}`,
].flatMap((wording) => [
  phrase(wording),
  phrase(`express|write|simplify|convert|represent|evaluate ${wording}`),
]);

function recognise(question: Question): Problem | null {
  const request = readRequest(question, asks);
  if (!request) return null;
  const expression = ungroup(request.expression);
  if (expression.kind === "number") return inPrimes(expression) ? { expression } : null;
  return expression.kind === "variable" ? null : { expression };
}

const largestNumber = 1_000_000n;

/** Returns 512 as 2 × 2 × … × 2; null for other expressions, and for a number without a repeated prime factor. */
function inPrimes(number: Expression): Expression | null {
  if (number.kind !== "number" || number.form.kind !== "integer") return null;
  const value = number.value.numerator;
  if (value < 2n || value > largestNumber) return null;
  const primes = primeFactors(value);
  if (new Set(primes).size === primes.length) return null;
  return productOf(primes.map(integerLeaf));
}

/**
 * Counts equal factors, for a number its prime factors; otherwise applies the laws of exponents. Throws a refusal if
 * there are no equal bases.
 */
function solve({ expression }: Problem): Result {
  const result = byCounting(expression) ?? byLaws(expression);
  if (result) return result;
  throw notSupported(
    "There are no equal bases here that could be joined into one power, so it stays as it is.",
  );
}

function byCounting(expression: Expression): Result | null {
  const product = inPrimes(expression);
  const counted = inPowers(product ?? expression);
  if (!counted) return null;
  const before = product ? [{ before: expression, after: product, ...byPrimes }] : [];
  return { steps: [...before, counted], result: counted.after };
}

function byLaws(expression: Expression): Result | null {
  const worked = workOutPowers(expression, { positive: true });
  return worked && { steps: worked.toPowers, result: worked.powers };
}

const byPrimes = {
  title: "Write the number as a product of primes",
  why: "Divide by the smallest prime that goes in, again and again, until 1 is left.",
};

/** Writes numbers and products of equal factors as powers, and combines powers by the laws of exponents. */
export const exponentialForm = defineTask<Problem, Result>({
  name: "exponential-form",
  recognise,
  reading: ({ expression }) => `${expressionLatex(expression)} \\text{ in exponential form}`,
  solve,
  prove: ({ expression }, { result: powers }) => proveEqual(expression, powers, { positive: true }),
  explain: ({ expression }, { steps, result: powers }) =>
    lesson({
      topic: "Exponents and Powers",
      method: isOfPowers(expression) ? "Laws of exponents" : "Counting equal factors",
      answer: {
        latex: expressionLatex(powers),
        plain: expressionPlain(powers),
        kind: "as-asked",
      },
      steps: stepsOf(steps),
      idea: isOfPowers(expression)
        ? "Look for powers of the same base, or with the same exponent. Then a law of exponents joins them into one power."
        : "The exponent says how many times the base is a factor.",
      firstMove: isOfPowers(expression)
        ? "Find two powers with the same base, and say what happens to their exponents."
        : "Count how often each factor stands there.",
      finalMove: `${steps.at(-1)?.title ?? "Write it as a power"}. Which power do you get?`,
      terms: {
        Base: "The number or letter that is multiplied by itself.",
        Exponent: "The small raised number: how many times the base is used.",
      },
      next: ["How could you check the answer by working out every power?"],
    }),
  vary: ({ expression }, random) => {
    const base = wholeBetween(random, 2, 9);
    const [a, b] = [wholeBetween(random, 4, 9), wholeBetween(random, 2, 3)];
    if (!isOfPowers(expression)) {
      return `Write ${Array.from({ length: a }, () => base).join(" × ")} in exponential form`;
    }
    return `Simplify and write in exponential form: ${base}^${a} ${pick(random, ["×", "÷"])} ${base}^${b}`;
  },
  examples: [
    "Simplify and write in exponential form: 2^5 × 2^3",
    "Write 5 × 5 × 5 × 5 in exponential form",
  ],
});

function isOfPowers(expression: Expression): boolean {
  return someWithin(expression, (part) => part.kind === "power");
}
