import { equalPolynomials, isOnePolynomial } from "../../../algebra/polynomial.ts";
import { variablesOf } from "../../../algebra/quotient.ts";
import { type Expression, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import { phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { looksLike } from "../../../working/written.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { proveEqual } from "../equal-at-points.ts";
import { readRequest } from "../../../wording/requested-expression.ts";
import { varyPolynomial } from "../vary-factors.ts";
import { factorSteps } from "./factor-steps.ts";
import { type Factorisation, findFactors, multipliedOut, polynomialOf } from "./find-factors.ts";

interface Problem {
  expression: Expression;
}

const wordings = [
  "factor|factorise|factorize {expression}",
  "factor|factorise|factorize completely {expression}",
  "factor|factorise|factorize fully {expression}",
  "factor|factorise|factorize {expression} completely",
  "factor out {expression}",
  "resolve into factors {expression}",
  "resolve {expression} into factors",
  "split {expression} into factors",
  "write {expression} as a product of factors",
  "the factors of {expression}",
  "factors of {expression}",
  "{expression} factorise|factorize karo|kijiye",
  "{expression} ke gunankhand",
  "{expression} ka gunankhand",
].map(phrase);

/** Recognises expressions with letters; factorising integers is another task. */
function recognise(question: Question): Problem | null {
  const request = readRequest(question, wordings);
  if (!request) return null;
  const polynomial = polynomialOf(request.expression);
  return variablesOf(polynomial).length === 0 ? null : { expression: request.expression };
}

/** Factorises the expression. Throws a refusal if it is already fully factorised, in any order of its factors. */
function solve({ expression }: Problem): Factorisation {
  const found = findFactors(polynomialOf(expression));
  const isDone =
    looksLike(expression, found.product) ||
    partsOf(expression).join() === partsOf(found.product).join();
  if (!isDone) return found;
  throw notSupported(
    "This is written as a product already, and none of its factors can be split further.",
  );
}

/** Returns the factors as written, sorted; a power of a sum is a single factor. */
function partsOf(expression: Expression): string[] {
  const inner = ungroup(expression);
  return inner.kind === "product"
    ? [inner.left, inner.right].flatMap(partsOf).toSorted()
    : [expressionPlain(inner)];
}

function prove({ expression }: Problem, found: Factorisation): Proof | null {
  const { polynomial, product } = found;
  if (!equalPolynomials(multipliedOut(found), polynomial)) return null;
  const proof = proveEqual(expression, product, {});
  return (
    proof && { method: "The factors multiplied out again, and a number put in", lines: proof.lines }
  );
}

function explain({ expression }: Problem, found: Factorisation): Explanation {
  const { method, idea, steps } = factorSteps(found, expression);
  const { product } = found;
  const last = steps.at(-1);
  return {
    topic: "Factorisation",
    method,
    difficulty:
      steps.length < 3 ? "beginner" : method === "Factor theorem" ? "advanced" : "intermediate",
    answer: { latex: expressionLatex(product), plain: expressionPlain(product) },
    steps: steps.filter(({ before, after }) => before !== after),
    finalMove: [
      last?.before
        ? `${last.title}: how does $${last.before}$ split?`
        : "Which factors do you get?",
      "Write the product of all factors.",
    ],
    hints: {
      idea: [idea],
      firstMove: [
        isOnePolynomial(found.common)
          ? `Nothing is common to all terms, so look at the shape of the expression: ${method.toLowerCase()}.`
          : "Take out what every term has in common first.",
        "Look for a common factor first, then for an identity.",
      ],
    },
    keyTerms: [
      { term: "Factor", meaning: "One of the expressions whose product is the whole." },
      { term: "Factorise", meaning: "Write a sum as a product." },
    ],
    followUpQuestions: [
      "How do you check a factorisation?",
      "For which values of the letter does the product become zero?",
    ],
  };
}

/** Factorises polynomials in one or more letters. */
export const factorisation = defineTask({
  name: "factorisation",
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve,
  prove,
  explain,
  vary: ({ expression }, random) =>
    `Factorise ${expressionPlain(varyPolynomial(polynomialOf(expression), random))}`,
  examples: ["Factorise x^2 + 7x + 12", "Factorise 9a^2 - 16b^2", "Factorise 6x^2 - x - 2"],
});
