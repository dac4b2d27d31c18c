import { type Expression, ungroup } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import { phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { toUsualForm, type Transformation, workOut } from "../../working/work-out.ts";
import { defineTask, type Explanation } from "../../task/task.ts";
import { proveEqual } from "./equal-at-points.ts";
import { hasMoney, readRequest } from "../../wording/requested-expression.ts";
import { varyNumbers } from "../../variation/vary-numbers.ts";
import { leftOut, stepsOf } from "../../working/working-steps.ts";

interface Problem {
  expression: Expression;
}

interface Result {
  steps: readonly Transformation[];
  result: Expression;
}

const wordings = [
  "expand {expression}",
  "expand and simplify {expression}",
  "expand using identities {expression}",
  "expand using suitable identity|identities {expression}",
  "multiply out {expression}",
  "multiply out and simplify {expression}",
  "open|remove the brackets in|of {expression}",
  "open|remove the brackets {expression}",
  "the product {expression}",
  "product {expression}",
  "the expansion of {expression}",
  "expansion of {expression}",
  "{expression} expand karo|kijiye",
  "{expression} ko expand karo|kijiye",
].map(phrase);

const options = {};

function recognise(question: Question): Problem | null {
  const request = readRequest(question, wordings);
  return request && !hasMoney(request.expression) ? { expression: request.expression } : null;
}

function solve({ expression }: Problem): Result {
  const { steps, result } = workOut(expression, options);
  const last = toUsualForm(result, options, expression);
  const all = last ? [...steps, last] : steps;
  if (all.length > 0) return { steps: all, result: last?.after ?? result };
  const plain = leftOut(expression);
  if (plain) return { steps: [plain], result: plain.after };
  throw notSupported("There is no bracket to open here. Type a product, like (x + 2)(x - 3).");
}

function explain({ expression }: Problem, { steps, result }: Result): Explanation {
  const first = steps[0]?.title ?? "Multiply out";
  const last = steps.at(-1) ?? { title: first, before: expression };
  const isPower = ungroup(expression).kind === "power";
  return {
    topic: "Algebraic Expressions and Identities",
    method: isPower ? "Identities" : "Distributive law",
    difficulty: difficultyOf(steps.length),
    answer: { latex: expressionLatex(result), plain: expressionPlain(result) },
    steps: stepsOf(steps),
    finalMove: [
      `${last.title}: what is $${expressionLatex(last.before)}$?`,
      "Collect the like terms. What is left?",
    ],
    hints: {
      idea: [
        isPower
          ? "A power of a bracket has an identity, such as $(a + b)^{2} = a^{2} + 2ab + b^{2}$."
          : "Every term of one bracket meets every term of the other.",
      ],
      firstMove: [`${first}.`, "Begin with the first two factors."],
    },
    keyTerms: [
      { term: "Expand", meaning: "Write a product as a sum, without brackets." },
      { term: "Distributive law", meaning: "$a(b + c) = ab + ac$." },
    ],
    followUpQuestions: [
      "Which identity fits, and what are $a$ and $b$ in it?",
      "How many terms are there before like terms are collected?",
    ],
  };
}

function difficultyOf(steps: number): Explanation["difficulty"] {
  if (steps < 3) return "beginner";
  return steps < 6 ? "intermediate" : "advanced";
}

/** Expands products and powers of brackets. */
export const expansion = defineTask({
  name: "expansion",
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve,
  prove: ({ expression }, { result }) => proveEqual(expression, result, options),
  explain,
  vary: ({ expression }, random) => `Expand ${expressionPlain(varyNumbers(expression, random))}`,
  examples: ["Expand (x + 3)(x - 5)", "Expand (2x - 3)^2"],
});
