import { canonical } from "../../algebra/canonical.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import { type Expression, ungroup, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import { lazily } from "../../read/lazily.ts";
import { type Gaps, matchPhrase, phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { toUsualForm, type Transformation, workOut } from "../../working/work-out.ts";
import { looksLike } from "../../working/written.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { readExpression } from "../polynomials/one-letter-polynomial.ts";
import { splitGivens } from "../polynomials/givens-and-target.ts";
import { nonZeroBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { proveEqual } from "./equal-at-points.ts";
import { hasMoney } from "../../wording/requested-expression.ts";
import { stepsOf } from "../../working/working-steps.ts";

type Operation = "add" | "multiply" | "subtract";

interface Problem {
  operation: Operation;
  expression: Expression;
}

interface Result {
  moves: readonly Transformation[];
  result: Expression;
}

/** In wordings with two gaps the second is subtracted from the first; a list is added or multiplied. */
const wordings = lazily(() => {
  const texts: [Operation, string][] = [
    ["add", "add : {list}"],
    ["add", "add {list}"],
    ["add", "sum of {list}"],
    ["add", "{list} ko jodo|jodiye"],
    ["multiply", "multiply {first} by {second}"],
    ["multiply", "multiply {list}"],
    ["multiply", "product of {list}"],
    ["subtract", "subtract {second} from {first}"],
    ["subtract", "take {second} away from {first}"],
    ["subtract", "{first} me|mein se {second} ghatao|ghataiye"],
    ["subtract", "what must|should be added to {second} to get|obtain|make {first}"],
    ["subtract", "what must|should be added to {second} so that the sum is {first}"],
    ["subtract", "what must|should be subtracted from {first} to get|obtain|make {second}"],
    ["subtract", "how much is {first} greater|more than {second}"],
    ["subtract", "how much is {second} less than {first}"],
    ["subtract", "how much does {first} exceed {second}"],
    ["subtract", "by how much does {first} exceed {second}"],
  ];
  return texts.map(([operation, text]) => ({ operation, pattern: phrase(text) }));
});
const silent: ReadonlySet<string> = new Set([
  "the",
  "following",
  "expressions",
  "polynomials",
  "polynomial",
  "expression",
  "monomials",
]);
const telling: ReadonlySet<string> = new Set([
  "add",
  "added",
  "sum",
  "jodo",
  "jodiye",
  "multiply",
  "product",
  "subtract",
  "subtracted",
  "take",
  "ghatao",
  "ghataiye",
  "greater",
  "more",
  "less",
  "exceed",
]);

/** Recognises sums, differences and products of expressions with letters, in words. */
function recognise({ body, tokens, targets }: Question): Problem | null {
  const tells = tokens.some((token) => token.kind === "word" && telling.has(token.text));
  if (!tells || targets.length > 0) return null;
  const said = withoutSilent(body);
  for (const { operation, pattern } of wordings()) {
    const gaps = matchPhrase(pattern, said);
    const problem = gaps && problemOf(operation, partsOf(gaps));
    if (problem) return problem;
  }
  return null;
}

function partsOf(gaps: Gaps): (readonly Token[])[] {
  const list = gaps.get("list");
  return list ? splitGivens(list) : [gaps.get("first") ?? [], gaps.get("second") ?? []];
}

function withoutSilent(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => token.kind !== "word" || !silent.has(token.text));
}

const mostParts = 5;

function problemOf(operation: Operation, parts: readonly (readonly Token[])[]): Problem | null {
  const read = parts.map(readExpression);
  const known = read.filter((part) => part !== null);
  const isWhole = known.length === parts.length && known.length >= 2 && known.length <= mostParts;
  if (!isWhole || known.flatMap(variablesIn).length === 0 || known.some(hasMoney)) return null;
  if (!known.every((part) => form.isPolynomial(canonical(part)))) return null;
  const [first, ...others] = known
    .map(ungroup)
    .map((inner): Expression => (inner.kind === "variable" ? inner : { kind: "group", inner }));
  if (!first) return null;
  const expression = others.reduce((left, right) => joined(operation, left, right), first);
  return { operation, expression };
}

function joined(operation: Operation, left: Expression, right: Expression): Expression {
  if (operation === "multiply") return { kind: "product", sign: "×", left, right };
  return { kind: operation === "add" ? "sum" : "difference", left, right };
}

function solve({ expression }: Problem): Result {
  const { steps, result } = workOut(expression, {});
  if (steps.length === 0) {
    const after = toExpression(canonical(expression));
    const why = "Before a letter and between letters the multiplication sign is left out.";
    const move = { before: expression, after, title: "Write it in its simplest form", why };
    return { moves: looksLike(expression, after) ? [] : [move], result: after };
  }
  const last = toUsualForm(result, {}, expression);
  return { moves: last ? [...steps, last] : steps, result: last?.after ?? result };
}

const names = {
  add: {
    title: "Write the sum",
    why: "Put each expression in brackets, and plus signs between them.",
    idea: "Only like terms can be added: those with the same letters and the same powers.",
  },
  subtract: {
    title: "Write the difference",
    why: "What is taken away stands in brackets behind the minus sign.",
    idea: "Taking an expression away changes the sign of each of its terms.",
  },
  multiply: {
    title: "Write the product",
    why: "Put each expression in brackets.",
    idea: "Every term of one bracket is multiplied by every term of the other.",
  },
} as const satisfies Record<Operation, { title: string; why: string; idea: string }>;

/** Adds, subtracts and multiplies expressions. */
export const combining = defineTask<Problem, Result>({
  name: "combining-expressions",
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve,
  prove: ({ expression }, { result }) => proveEqual(expression, result, {}),
  explain: ({ operation, expression }, { moves, result }) => {
    const { title, why, idea } = names[operation];
    return lesson({
      topic: "Algebraic Expressions",
      method: operation === "multiply" ? "Distributive law" : "Collecting like terms",
      answer: { latex: expressionLatex(result), plain: expressionPlain(result) },
      steps: [step(title, why, expressionLatex(expression)), ...stepsOf(moves)],
      idea,
      firstMove: `${title}, with brackets.`,
      finalMove: "Collect the like terms. What is left?",
      terms: { "Like terms": "Terms with the same letters and the same powers." },
      next: ["How can you check the result by putting a number in for the letter?"],
    });
  },
  vary: ({ operation }, random) => {
    const signed = (value: number): string => `${value < 0 ? "-" : "+"} ${Math.abs(value)}`;
    const linear = (): string =>
      `${Math.abs(nonZeroBetween(random, -9, 9)) + 1}x ${signed(nonZeroBetween(random, -9, 9))}`;
    const [one, other] = [linear(), linear()];
    if (operation === "subtract") return `Subtract ${one} from ${other}`;
    return operation === "add" ? `Add ${one} and ${other}` : `Multiply (${one}) by (${other})`;
  },
  examples: [
    "Subtract 3x^2 - 2x + 1 from 5x^2 + x - 4",
    "Add 3x + 2y and 4x - y",
    "Find the product of (2x + 3y) and (4x - y)",
  ],
});
