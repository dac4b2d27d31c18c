import { type Expression, mapChildren } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import { primeFactors, takeOutSquares } from "../../numbers/integers.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { tidy } from "../../working/tidy.ts";
import { termsOf } from "../../working/written.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { pick } from "../../variation/random.ts";
import { readRequest } from "../../wording/requested-expression.ts";
import { simplifyingWordings } from "./simplifying-wordings.ts";

/** A sum of unlike surds that is already in simplest form. */
interface Problem {
  /** The expression without redundant zeros and signs. */
  expression: Expression;
  /** The radicands, all distinct and square-free. */
  radicands: readonly bigint[];
}

/** The largest radicand that is tested. */
const largest = 1_000_000n;

function recognise(question: Question): Problem | null {
  if (!question.tokens.some((token) => token.kind === "symbol" && token.text === "√")) return null;
  const request = readRequest(question, simplifyingWordings);
  if (!request) return null;
  const expression = withoutSigns(tidy(request.expression));
  const radicands = radicandsOf(termsOf(expression).map(({ term }) => term));
  return radicands?.every(isSquareFree) === true ? { expression, radicands } : null;
}

/** Returns the radicands of unlike surds with at most one rational term; null for anything else. */
function radicandsOf(terms: readonly Expression[]): bigint[] | null {
  const surds = terms.filter(({ kind }) => kind !== "number");
  const radicands = surds.map(radicandOf).filter((radicand) => radicand !== null);
  const isUnlike = new Set(radicands).size === surds.length;
  return isUnlike && surds.length > 0 && terms.length - surds.length <= 1 ? radicands : null;
}

/** Writes 9√7 instead of 9 × √7. */
function withoutSigns(expression: Expression): Expression {
  const inner = mapChildren(expression, withoutSigns);
  const isSurd = inner.kind === "product" && isWhole(inner.left) && inner.right.kind === "root";
  return isSurd ? { ...inner, sign: "implicit" } : inner;
}

/** Returns the radicand of √7, 3√7 or −3√7; null for anything else. */
function radicandOf(term: Expression): bigint | null {
  if (term.kind === "negate") return radicandOf(term.operand);
  if (term.kind === "product" && isWhole(term.left)) return radicandOf(term.right);
  const isSurd = term.kind === "root" && term.index === 2 && isWhole(term.operand);
  return isSurd && term.operand.kind === "number" ? term.operand.value.numerator : null;
}

function isWhole(expression: Expression): boolean {
  return expression.kind === "number" && expression.form.kind === "integer";
}

function isSquareFree(radicand: bigint): boolean {
  return radicand > 1n && radicand <= largest && takeOutSquares(radicand).outside === 1n;
}

/** Checks that no radicand is divisible by the square of an integer greater than 1. */
function prove({ expression, radicands }: Problem): Proof | null {
  const isFree = radicands.every((radicand) => {
    for (let root = 2n; root * root <= radicand; root += 1n) {
      if (radicand % (root * root) === 0n) return false;
    }
    return true;
  });
  return isFree
    ? {
        method: "Every square from 4 on was tried: none goes into a number under a root",
        lines: [expressionLatex(expression)],
      }
    : null;
}

function explain({ expression, radicands }: Problem): Explanation {
  const latex = expressionLatex(expression);
  return {
    topic: "Number Systems: surds",
    method: "Looking for squares under the root",
    difficulty: "beginner",
    answer: { latex, plain: expressionPlain(expression) },
    steps: [...radicands.map(factorise), ...comparison(radicands), { ...last, after: latex }],
    finalMove: ["Is there anything left to take out of a root, or to add up?"],
    hints: {
      idea: ["A root gets simpler only if a square goes into the number under it."],
      firstMove: ["Write the number under the root as a product of primes."],
    },
    keyTerms: [
      { term: "Surd", meaning: "A root that is no rational number, such as $\\sqrt{2}$." },
      { term: "Like surds", meaning: "Surds with the same number under the root." },
    ],
    followUpQuestions: ["What would the number under the root need, so that it gets simpler?"],
  };
}

function factorise(radicand: bigint): MathsStep {
  const primes = primeFactors(radicand);
  if (primes.length === 1) {
    return {
      title: `Look at the number $${radicand}$ under the root`,
      why: "A prime has no square as a factor, so nothing can come out of the root.",
      before: null,
      after: `${radicand} \\text{ is a prime}`,
    };
  }
  return {
    title: `Write $${radicand}$ as a product of primes`,
    why: "No prime stands there twice, so nothing can come out of the root.",
    before: null,
    after: `${radicand} = ${primes.join(" \\times ")}`,
  };
}

function comparison(radicands: readonly bigint[]): MathsStep[] {
  if (radicands.length < 2) return [];
  return [
    {
      title: "Compare the roots",
      why: "Only like surds can be added, as $2\\sqrt{3} + \\sqrt{3}$ can.",
      before: null,
      after: radicands.map((radicand) => `\\sqrt{${radicand}}`).join(" \\ne "),
    },
  ];
}

const last: Omit<MathsStep, "after"> = {
  title: "Leave it as it is",
  why: "It is in its simplest form already.",
  before: null,
};

/** Square-free radicands, for variations of the question. */
const withoutSquares = [2, 3, 5, 6, 7, 10, 14, 15, 21, 22, 26, 30, 33, 35, 42, 55] as const;

/** Explains why a sum of surds can't be simplified further. */
export const simplestForm = defineTask({
  name: "simplest-form",
  takesBareMaths: true,
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve: () => null,
  prove,
  explain,
  vary: (_problem, random) => `Simplify √${pick(random, withoutSquares)}`,
  examples: ["Simplify √30", "Simplify 2√3 + √5"],
});
