import { canonical } from "../../algebra/canonical.ts";
import { evaluateReal } from "../../algebra/evaluate-complex.ts";
import * as form from "../../algebra/quotient.ts";
import { countEquals, readEquation, substitute } from "../../equations/equation.ts";
import { agreesModuloPrimes } from "../../expressions/evaluate-modulo.ts";
import {
  type Expression,
  numbersIn,
  someWithin,
  ungroup,
  valueLeaf,
  variablesIn,
} from "../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import type { MathsStep } from "../../outcome.ts";
import { lazily } from "../../read/lazily.ts";
import { matchPhrase, phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { notSupported, Refusal } from "../../refusal.ts";
import { workOut } from "../../working/work-out.ts";
import { isPlainArithmetic } from "../../working/written.ts";
import { solve as workOutSum } from "../numbers/arithmetic/solve.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { splitGivensAndTarget, splitGivens } from "./givens-and-target.ts";
import { readWrittenPolynomial } from "./one-letter-polynomial.ts";

interface Problem {
  wanted: Expression;
  /** The value of each letter. */
  values: ReadonlyMap<string, Expression>;
}

interface Move {
  title: string;
  why: string;
  before: Expression;
  after: Expression;
}

interface Result {
  /** The expression with the values substituted. */
  put: Expression;
  moves: readonly Move[];
  value: Expression;
}

const wordings = lazily(() =>
  [
    "{wanted} at|for|when|where|if {given}",
    "{wanted} , at|for|when|where|if {given}",
    "{wanted} by putting|taking {given}",
  ].map(phrase),
);

function recognise({ body, tokens, targets }: Question): Problem | null {
  const equals = countEquals(tokens);
  if (targets.length > 0 || equals === 0 || equals > 5) return null;
  const parts = splitGivensAndTarget(tokens);
  return (parts && problemOf(parts.target, parts.givens)) ?? fromWording(body);
}

function fromWording(body: readonly Token[]): Problem | null {
  for (const wording of wordings()) {
    const gaps = matchPhrase(wording, body);
    const problem = gaps && problemOf(gaps.get("wanted") ?? [], gaps.get("given") ?? []);
    if (problem) return problem;
  }
  return null;
}

function problemOf(wantedTokens: readonly Token[], givenTokens: readonly Token[]): Problem | null {
  const values = valuesIn(givenTokens);
  const wanted = values && readWrittenPolynomial(wantedTokens);
  if (!wanted || wanted.kind === "variable" || hasPercent(wanted)) return null;
  return variablesIn(wanted).join() === [...values.keys()].toSorted().join()
    ? { wanted, values }
    : null;
}

/** Reads "x = 2" or "x = 2 and y = -1"; null for other tokens, or if a letter occurs twice. */
function valuesIn(tokens: readonly Token[]): Map<string, Expression> | null {
  const values = new Map<string, Expression>();
  for (const part of splitGivens(tokens)) {
    const [letter] = part;
    const value = valueIn(part);
    if (letter?.kind !== "letter" || !value || values.has(letter.text)) return null;
    values.set(letter.text, value);
  }
  return values.size > 0 ? values : null;
}

function valueIn(tokens: readonly Token[]): Expression | null {
  if (!isSymbol(tokens[1], "=") || countEquals(tokens) !== 1) return null;
  try {
    const { right } = readEquation(tokens);
    if (variablesIn(right).length > 0 || hasPercent(right)) return null;
    return form.isConstant(canonical(right)) ? right : null;
  } catch (error) {
    // Another task may understand the tokens.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Whether an expression contains a percentage, which other tasks evaluate. */
function hasPercent(expression: Expression): boolean {
  return someWithin(expression, ({ kind }) => kind === "percent");
}

function putIn({ wanted, values }: Problem): Expression {
  const grouped = [...values].map(
    ([name, value]) => [name, { kind: "group", inner: ungroup(value) }] as const,
  );
  return substitute(wanted, new Map(grouped));
}

function solve(problem: Problem): Result {
  const put = putIn(problem);
  if (isPlainArithmetic(put)) {
    const isDecimal = numbersIn(put).some((leaf) => leaf.form.kind === "decimal");
    const style = isDecimal ? "decimal" : "fraction";
    const { steps, value } = workOutSum({ expression: put, style, isMoney: false });
    return { put, moves: steps, value: valueLeaf(value, style) };
  }
  const { steps, result } = workOut(put, {});
  if (!form.isConstant(canonical(result))) {
    throw notSupported("I can't bring this to one number. Check the expression and the values.");
  }
  return { put, moves: steps, value: result };
}

/**
 * Proves the value by a second computation: modulo primes, or by canonical forms and floating-point values. Null if it
 * differs.
 */
function prove({ wanted, values }: Problem, { put, value }: Result): Proof | null {
  const holds =
    value.kind === "number" && isPlainArithmetic(put)
      ? agreesModuloPrimes(put, value.value)
      : form.equals(canonical(put), canonical(value)) && agreesInDecimals(wanted, values, value);
  if (!holds) return null;
  return {
    method: "Worked out a second time by another route, with the same result",
    lines: [`${expressionLatex(put)} = ${expressionLatex(value)}`],
  };
}

function agreesInDecimals(
  wanted: Expression,
  values: Problem["values"],
  value: Expression,
): boolean {
  const decimals = [...values].map(([name, one]) => [name, evaluateReal(one, new Map())] as const);
  const known = new Map<string, number>();
  for (const [name, one] of decimals) if (one !== null) known.set(name, one);
  const [first, second] = [evaluateReal(wanted, known), evaluateReal(value, new Map())];
  if (first === null || second === null) return false;
  return Math.abs(first - second) <= 1e-9 * Math.max(1, Math.abs(second));
}

function stepsOf(problem: Problem, { put, moves, value }: Result): MathsStep[] {
  const named = [...problem.values].map(
    ([name, one]) => `${letterLatex(name)} = ${expressionLatex(one)}`,
  );
  const worked = moves.map(({ title, why, before, after }) =>
    step(title, why, expressionLatex(after), expressionLatex(before)),
  );
  const latex = expressionLatex(value);
  const isFinished = worked.at(-1)?.after === latex;
  const start = expressionLatex(put);
  return [
    step(
      `Put $${named.join(",\\; ")}$ into the expression`,
      "Write each value in brackets, so that no sign is lost.",
      start,
    ),
    ...worked.filter(({ before, after }) => before !== after),
    ...(isFinished || start === latex
      ? []
      : [step("Write the value", "Nothing is left to work out.", latex, start)]),
  ];
}

function explain(problem: Problem, result: Result): Explanation {
  const { value } = result;
  return lesson({
    topic: "Algebraic Expressions: value of an expression",
    method: "Substitution",
    answer: { latex: expressionLatex(value), plain: expressionPlain(value) },
    steps: stepsOf(problem, result),
    idea: "A letter stands for a number. Put the number in its place and work the sum out.",
    firstMove: "Write the expression again with each letter replaced by its value in brackets.",
    finalMove: `What is $${result.moves.length > 0 ? expressionLatex(result.put) : "the value"}$?`,
    terms: { Substitution: "Putting a number in the place of a letter." },
    next: ["For which value of the letter would the expression be 0?"],
  });
}

/** The value of an expression for given values of its letters. */
export const valueAt = defineTask<Problem, Result>({
  name: "value-of-an-expression",
  recognise,
  reading: ({ wanted, values }) =>
    `${expressionLatex(wanted)} \\text{ for } ${[...values].map(([name, one]) => `${letterLatex(name)} = ${expressionLatex(one)}`).join(",\\; ")}`,
  solve,
  prove,
  explain,
  vary: ({ wanted, values }, random) => {
    const given = [...values.keys()].map((name) => `${name} = ${wholeBetween(random, -5, 9)}`);
    return `Find the value of ${expressionPlain(wanted)} when ${given.join(" and ")}`;
  },
  examples: [
    "Find the value of 5x - 4x^2 + 3 when x = -1",
    "If a = 2 and b = -3, find the value of a^2 - 2ab + b^2",
  ],
});
