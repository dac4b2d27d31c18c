import { agreesModuloPrimes } from "../../expressions/evaluate-modulo.ts";
import { evaluate } from "../../expressions/evaluate.ts";
import type { Expression } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { leastCommonMultiple } from "../../numbers/integers.ts";
import { fractionLatex, rationalLatex } from "../../numbers/written.ts";
import { parseExpression } from "../../read/parse-expression.ts";
import type { Question } from "../../read/question.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { Refusal } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { truthWordings } from "./truth-wordings.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { holds, type RelationSign, relationSigns } from "./relation-sign.ts";

interface Side {
  expression: Expression;
  value: Rational;
}

interface StatementProblem {
  left: Side;
  relation: RelationSign;
  right: Side;
}

const asks = wordings({
  statement: [...truthWordings(""), "is|kya {statement} [hai] [?]"],
  share: ["is|kya {statement*} [hai] [?]"],
});

function recognise({ body, targets }: Question): StatementProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, kind) => {
    const statement = gap(gaps, "statement");
    return kind === "statement" ? readStatement(statement) : readShare(statement);
  });
}

/** A statement with "15% of 240" as one whole side; with more than that, the end of the "of" is unclear. */
function readShare(tokens: readonly Token[]): StatementProblem | null {
  const isOf = (token: Token | undefined) => token?.kind === "word" && token.text === "of";
  const others = tokens.filter((token) => !isOf(token));
  const isPlain = others.every(({ kind }) => kind === "number" || kind === "symbol");
  const at = tokens.findIndex((token) => isSymbol(token, ...relationSigns));
  const sides = [tokens.slice(0, at), tokens.slice(at + 1)];
  const isShare = ([rate, sign, of, whole, ...more]: readonly Token[]): boolean =>
    rate?.kind === "number" &&
    isSymbol(sign, "%") &&
    isOf(of) &&
    whole?.kind === "number" &&
    more.length === 0;
  const areClear = sides.every((side) => isShare(side) || !side.some(isOf));
  if (!isPlain || !sides.some(isShare) || !areClear) return null;
  return readStatement(
    tokens.map((token) =>
      isOf(token) ? { ...token, kind: "symbol" as const, text: "×" as const } : token,
    ),
  );
}

function readStatement(tokens: readonly Token[]): StatementProblem | null {
  const at = tokens.findIndex((token) => isSymbol(token, ...relationSigns));
  const sign = tokens[at];
  const relation = relationSigns.find((each) => isSymbol(sign, each));
  if (!relation) return null;
  const left = readSide(tokens.slice(0, at));
  const right = readSide(tokens.slice(at + 1));
  return left && right && { left, relation, right };
}

function readSide(tokens: readonly Token[]): Side | null {
  try {
    const expression = parseExpression(tokens);
    return { expression, value: evaluate(expression) };
  } catch (error) {
    // A side that is not a numeric expression belongs to another task.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function solve({ left, relation, right }: StatementProblem): boolean {
  return holds(relation, q.order(left.value, right.value));
}

/** Evaluates both sides again modulo two primes, and compares them by cross multiplication. */
function prove({ left, relation, right }: StatementProblem, isTrue: boolean): Proof | null {
  const agrees = [left, right].every(({ expression, value }) =>
    agreesModuloPrimes(expression, value),
  );
  const [first, second] = [
    left.value.numerator * right.value.denominator,
    right.value.numerator * left.value.denominator,
  ];
  const isProved = {
    "=": first === second,
    "<": first < second,
    ">": first > second,
    "≤": first <= second,
    "≥": first >= second,
    "≠": first !== second,
  }[relation];
  if (!agrees || isProved !== isTrue) return null;
  const sign = first < second ? "<" : first > second ? ">" : "=";
  return {
    method: "Both sides worked out a second time and compared by cross multiplication",
    lines: [`${rationalLatex(left.value)} ${sign} ${rationalLatex(right.value)}`],
  };
}

const latexRelation: Record<RelationSign, string> = {
  "=": "=",
  "<": "<",
  ">": ">",
  "≤": "\\le",
  "≥": "\\ge",
  "≠": "\\ne",
};

function statementLatex({ left, relation, right }: StatementProblem): string {
  return `${expressionLatex(left.expression)} ${latexRelation[relation]} ${expressionLatex(right.expression)}`;
}

function sideStep(name: string, { expression, value }: Side) {
  const written = expressionLatex(expression);
  const worked = rationalLatex(value);
  return written === worked
    ? []
    : [
        step(
          `Work out the ${name} side`,
          "Take the operations in the order of BODMAS.",
          worked,
          written,
        ),
      ];
}

/** Writes both fractions over their common denominator; like fractions are compared by their numerators. */
function commonDenominatorStep({ left, right }: StatementProblem) {
  const [first, second] = [left.value, right.value];
  if (q.isInteger(first) || q.isInteger(second) || first.denominator === second.denominator) {
    return [];
  }
  const common = leastCommonMultiple(first.denominator, second.denominator);
  const over = (value: q.Rational): string =>
    `${rationalLatex(value)} = ${fractionLatex((value.numerator * common) / value.denominator, common)}`;
  return [
    step(
      `Write both fractions with the denominator $${common}$`,
      "It is the LCM of the denominators. Like fractions are compared by their numerators.",
      `${over(first)},\\quad ${over(second)}`,
    ),
  ];
}

function varied({ expression }: Side, random: () => number): string {
  if (expression.kind !== "sum" && expression.kind !== "difference") {
    return expressionPlain(expression);
  }
  const sign = expression.kind === "sum" ? "+" : "-";
  return `${wholeBetween(random, 2, 30)} ${sign} ${wholeBetween(random, 2, 30)}`;
}

/** Decides whether a statement about numbers is true. */
export const statementTruth = defineTask<StatementProblem, boolean>({
  name: "statement-truth",
  recognise,
  reading: (problem) => `\\text{Is it true that } ${statementLatex(problem)} \\text{?}`,
  solve,
  prove,
  explain: (problem, isTrue) => {
    const sign = { [-1]: "<", 0: "=", 1: ">" }[q.order(problem.left.value, problem.right.value)];
    return lesson({
      topic: "Numbers and Statements",
      method: "Working out both sides",
      answer: isTrue
        ? { latex: "\\text{True}", plain: "true" }
        : { latex: "\\text{False}", plain: "false" },
      steps: [
        ...sideStep("left", problem.left),
        ...sideStep("right", problem.right),
        ...commonDenominatorStep(problem),
        step(
          "Compare the two sides",
          isTrue ? "This is just what the statement says." : "The statement says something else.",
          `${rationalLatex(problem.left.value)} ${sign} ${rationalLatex(problem.right.value)}`,
        ),
      ],
      idea: "Work out each side for itself, then see whether the sign between them fits.",
      firstMove: "Begin with the left side, and take the operations in the order of BODMAS.",
      finalMove: "Compare the values of the two sides. Does the statement hold?",
      next: ["How could you change the statement so that it says the opposite?"],
    });
  },
  vary: (problem, random) =>
    `Is this true or false: ${varied(problem.left, random)} ${problem.relation} ${wholeBetween(random, 1, 40)}`,
  examples: ["Is this true or false: 7 - 12 = -5", "Is this true or false: 3/4 > 4/5"],
});
