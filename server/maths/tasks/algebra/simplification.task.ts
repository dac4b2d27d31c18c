import { evaluateReal } from "../../algebra/evaluate-complex.ts";
import { type Expression, mapChildren, someWithin, ungroup } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import type { MathsSolution } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { workOutPowers } from "../../working/exponents/work-out-powers.ts";
import { withRootSigns } from "../../working/root-signs.ts";
import {
  splitFraction,
  toUsualForm,
  type Transformation,
  workOut,
} from "../../working/work-out.ts";
import { isNumeric, isPlainArithmetic, looksLike, sizeOf } from "../../working/written.ts";
import { defineTask, type Explanation } from "../../task/task.ts";
import { proveEqual } from "./equal-at-points.ts";
import {
  hasMoney,
  looksComplex,
  readRequest,
  withImaginaryUnit,
} from "../../wording/requested-expression.ts";
import { simplifyingWordings } from "./simplifying-wordings.ts";
import { varyFraction } from "./vary-factors.ts";
import { varyNumbers } from "../../variation/vary-numbers.ts";
import { leftOut, stepsOf } from "../../working/working-steps.ts";

interface Problem {
  expression: Expression;
  /** Whether letters represent positive numbers. */
  positive: boolean;
}

interface Result {
  steps: readonly Transformation[];
  result: Expression;
  /** "laws" if the laws of exponents are applied, as textbooks simplify products of powers. */
  method?: "laws";
}

/**
 * Recognises an expression with letters, roots or functions; plain calculations belong to arithmetic, which explains
 * them better.
 */
function recognise(question: Question): Problem | null {
  const request = readRequest(question, simplifyingWordings);
  if (!request || isOfOthers(request.expression, question)) return null;
  if (someWithin(request.expression, isUnreal)) {
    throw notSupported("An even root of a negative number is not a real number.");
  }
  const isOfLetters = request.isPositive || collectsTerms(question);
  const isComplex = !isOfLetters && looksComplex(request.expression);
  return {
    expression: isComplex ? withImaginaryUnit(request.expression) : request.expression,
    // Schools assume positive letters under roots; with a modulus that assumption would make it trivial.
    positive: request.isPositive || !someWithin(request.expression, isModulus),
  };
}

/** Whether another task is responsible: plain numbers belong to arithmetic, unless the question collects terms. */
function isOfOthers(expression: Expression, question: Question): boolean {
  if (hasMoney(expression) || someWithin(expression, isInfinite)) return true;
  return isPlainArithmetic(expression) && !collectsTerms(question);
}

function isModulus(part: Expression): boolean {
  return part.kind === "call" && part.name === "abs";
}

/** Whether the question collects terms; its letters are variables then, also i. */
function collectsTerms({ body }: Question): boolean {
  return body.some((token) => token.kind === "word" && token.text === "terms");
}

/** Whether the part has no real value, such as ∜(−16). √(−16) is 4i and is accepted. */
function isUnreal(part: Expression): boolean {
  if (part.kind !== "root" || part.index === 2 || part.index % 2 === 1) return false;
  const value = evaluateReal(part.operand, new Map());
  return value !== null && value < 0;
}

function isInfinite(part: Expression): boolean {
  return part.kind === "constant" && part.name === "∞";
}

function solve({ expression, positive }: Problem): Result {
  const options = { positive };
  const byLaws = workOutPowers(expression, options);
  if (byLaws) return { ...byLaws, method: "laws" };
  const { steps, result } = workOut(expression, options);
  const last = toUsualForm(result, options, expression);
  const usual = last?.after ?? result;
  const signed = withRootSigns(usual, expression);
  const final = looksLike(signed, expression) ? usual : signed;
  const all = [
    ...steps,
    ...(last ? [last] : []),
    ...(final === usual ? [] : [{ ...outOfRoot, before: usual, after: final }]),
  ];
  const only = steps.length === 0 && !last ? onlyMove({ expression, positive }, result) : null;
  return only ? { steps: [only], result: only.after } : { steps: all, result: final };
}

/** Returns the only step if no rule applies. Throws a refusal if the expression doesn't change. */
function onlyMove({ expression, positive }: Problem, tidied: Expression): Transformation {
  const only = splitFraction(expression, { positive }) ?? leftOut(expression);
  if (only) return only;
  if (sizeOf(withoutBrackets(tidied)) < sizeOf(withoutBrackets(expression))) {
    return {
      before: expression,
      after: tidied,
      title: "Leave out what changes nothing",
      why: "To multiply or divide by 1 and to add 0 changes nothing; a product with a factor 0 is 0.",
    };
  }
  throw notSupported(
    "This is as simple as it gets. To find a number, give me an equation such as 2x + 3 = 11.",
  );
}

function withoutBrackets(expression: Expression): Expression {
  return mapChildren(ungroup(expression), withoutBrackets);
}

const outOfRoot = {
  title: "Write whole powers before the root, the rest under it",
  why: "As in $x^{5/2} = x^{2} \\times x^{1/2} = x^{2}\\sqrt{x}$.",
};

/** Returns the result as plain text, with ∜3 as root(3, 4) if the question contains such roots. */
function typed(result: Expression, question: Expression): string {
  const plain = expressionPlain(result);
  const hasRoot = someWithin(question, (part) => part.kind === "root" && part.index > 3);
  return hasRoot ? plain.replaceAll(higherRoot, asRoot) : plain;
}

const higherRoot = /(?<=(.?))(\([^()]*\)|\b\d+|[a-z])\^\(1\/(\d+)\)/g;

function asRoot(_whole: string, before: string, operand: string, order: string): string {
  const space = /[a-z\d)]/i.test(before) ? " " : "";
  return `${space}root(${operand.replaceAll(/[()]/g, "")}, ${order})`;
}

function explain({ expression }: Problem, { steps, result, method }: Result): Explanation {
  const [first] = steps;
  const kind = method === "laws" ? kinds.exponents : kindOf(expression);
  return {
    topic: kind.topic,
    method: kind.method,
    difficulty: steps.length < 3 ? "beginner" : steps.length < 7 ? "intermediate" : "advanced",
    answer: { latex: expressionLatex(result), plain: typed(result, expression) },
    steps: stepsOf(steps),
    finalMove: [lastMove(steps), "Do the last move yourself. What is left?"],
    hints: {
      idea: [kind.idea],
      firstMove: [
        `${first?.title ?? "Look at the innermost bracket"}.`,
        "Begin with the innermost bracket, then the powers, then the products.",
      ],
    },
    keyTerms: kind.keyTerms,
    followUpQuestions: [
      "How can you check the result by putting numbers in for the letters?",
      "Which move would you do first if the numbers were larger?",
    ],
  };
}

function lastMove(steps: readonly Transformation[]): string {
  const last = steps.at(-1);
  if (!last) return "What is left?";
  return `${last.title}: what is $${expressionLatex(last.before)}$?`;
}

interface Kind {
  topic: string;
  method: string;
  idea: string;
  keyTerms: MathsSolution["keyTerms"];
}

function kindOf(expression: Expression): Kind {
  const has = (kind: Expression["kind"]): boolean =>
    someWithin(expression, (part) => part.kind === kind);
  if (someWithin(expression, (part) => part.kind === "constant" && part.name === "i")) {
    return kinds.complex;
  }
  if (has("call")) return kinds.functions;
  if (has("root")) return kinds.surds;
  if (isNumeric(expression)) return kinds.exponents;
  if (someWithin(expression, isFractionWithLetters)) return kinds.fractions;
  return has("sum") || has("difference") ? kinds.likeTerms : kinds.exponents;
}

function isFractionWithLetters(part: Expression): boolean {
  return part.kind === "quotient" && !isNumeric(part.right);
}

const kinds = {
  complex: {
    topic: "Complex Numbers",
    method: "Algebra with i² = −1",
    idea: "Calculate as with any letter, and replace $i^{2}$ by $-1$ wherever it turns up.",
    keyTerms: [
      { term: "Imaginary unit", meaning: "The number $i$ with $i^{2} = -1$." },
      { term: "Conjugate", meaning: "The number with the other sign before $i$." },
    ],
  },
  functions: {
    topic: "Functions and their values",
    method: "Known values, then simplification",
    idea: "Replace what has a known value first, then simplify what is left.",
    keyTerms: [{ term: "Exact value", meaning: "A value with roots and fractions, not rounded." }],
  },
  surds: {
    topic: "Number Systems: surds",
    method: "Simplification of surds",
    idea: "Take every square out of the roots first. Then only like surds can be added.",
    keyTerms: [
      { term: "Surd", meaning: "A root that is no rational number, such as $\\sqrt{2}$." },
      { term: "Like surds", meaning: "Surds with the same number under the root." },
    ],
  },
  exponents: {
    topic: "Exponents and Powers",
    method: "Laws of exponents",
    idea: "Bring everything to powers of the same base, then add, subtract or multiply exponents.",
    keyTerms: [
      { term: "Base", meaning: "The number or letter that is multiplied with itself." },
      { term: "Exponent", meaning: "How often the base is taken as a factor." },
    ],
  },
  fractions: {
    topic: "Rational Expressions",
    method: "Factorising and cancelling",
    idea: "Work with it as with fractions of numbers: common denominators, reciprocals, cancelling of factors.",
    keyTerms: [
      { term: "Rational expression", meaning: "A fraction with polynomials above and below." },
      { term: "Cancel", meaning: "Divide above and below by the same factor." },
    ],
  },
  likeTerms: {
    topic: "Algebraic Expressions",
    method: "Opening brackets and collecting like terms",
    idea: "Open the brackets first. Then add up what has the same letters with the same powers.",
    keyTerms: [
      { term: "Like terms", meaning: "Terms with the same letters and the same powers." },
      { term: "Coefficient", meaning: "The number in front of the letters." },
    ],
  },
} satisfies Record<string, Kind>;

/** Simplifies expressions with letters, roots or functions. */
export const simplification = defineTask({
  name: "simplification",
  takesBareMaths: true,
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve,
  prove: ({ expression, positive }, { result }) =>
    looksLike(expression, result) ? null : proveEqual(expression, result, { positive }),
  explain,
  vary: ({ expression }, random) => {
    const varied = varyFraction(expression, random) ?? varyNumbers(expression, random);
    return `Simplify ${expressionPlain(varied)}`;
  },
  examples: ["Simplify 3x + 2(x - 4) + 5", "Simplify √50 + √18", "Simplify (x^2 - 9)/(x + 3)"],
});
