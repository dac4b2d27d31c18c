import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import * as form from "../../algebra/quotient.ts";
import { fromUnivariate } from "../../algebra/in-one-variable.ts";
import { areAsManyAsRealRoots } from "../../algebra/real-roots.ts";
import { exactRoots } from "../../algebra/roots.ts";
import { substitute as putInto } from "../../algebra/substitute.ts";
import { derivative, type Univariate } from "../../algebra/univariate.ts";
import { evaluateReal } from "../../algebra/evaluate-complex.ts";
import { substitute } from "../../equations/equation.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import * as q from "../../numbers/rational.ts";
import type { SolvedOutcome } from "../../outcome.ts";
import { matchPhrase, phrase } from "../../read/phrase.ts";
import { type Question, readQuestion } from "../../read/question.ts";
import { isSymbol } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { equationsTasks } from "../equations/equations.tasks.ts";
import { nonZeroBetween } from "../../variation/random.ts";
import { type Audience, defineTask, type Explanation, type Proof } from "../../task/task.ts";
import {
  type OneLetterPolynomial,
  polynomialPlain,
  readPolynomial,
} from "./one-letter-polynomial.ts";
import { relationshipSteps } from "./relationship.ts";

interface Problem {
  polynomial: OneLetterPolynomial;
  /** Whether the question also asks to verify the relationship between zeroes and coefficients. */
  verifies: boolean;
}

interface Result {
  /** The different real zeroes in ascending order. */
  zeroes: readonly Quotient[];
  /** The real zeroes repeated by multiplicity. */
  counted: readonly Quotient[];
}

const wordings: readonly [string, boolean][] = [
  ["{polynomial}", false],
  ...[
    "and verify the relationship|relation between the zeroes|zeros and the coefficients",
    "and verify the relationship|relation between the zeroes|zeros and coefficients",
    "and verify the relationship|relation between zeroes|zeros and coefficients",
    "and verify the relationship|relation between its zeroes|zeros and coefficients",
    "and verify the relationship|relation between the zeroes|zeros and its coefficients",
    "and verify the relationship|relation",
  ].flatMap((rest): [string, boolean][] => [
    [`{polynomial} ${rest}`, true],
    [`{polynomial} , ${rest}`, true],
  ]),
];
const patterns = wordings.map(([text, verifies]) => ({ pattern: phrase(text), verifies }));
const names = ["zeroes", "zeros", "roots"];

/**
 * The body after "the zero of …", which the question reader leaves in because 0 may be a number; null for other
 * questions.
 */
function withoutZeroOf(body: Question["body"]): Question["body"] | null {
  const words = body.slice(0, 2).map((token) => (token.kind === "word" ? token.text : ""));
  return words.join(" ") === "zero of" && body.length > 2 ? body.slice(2) : null;
}

function recognise({ body: all, verbs }: Question): Problem | null {
  const single = withoutZeroOf(all);
  const body = single ?? all;
  const hasEquation = body.some(
    (token, at) => isSymbol(token, "=") && !isSymbol(body[at - 1], ")"),
  );
  if (hasEquation || !(single || names.some((name) => verbs.has(name)))) return null;
  for (const { pattern, verifies } of patterns) {
    const polynomial = readPolynomial(matchPhrase(pattern, body)?.get("polynomial"));
    if (polynomial) return { polynomial, verifies };
  }
  return null;
}

function solve({ polynomial: { value } }: Problem): Result {
  const roots = exactRoots(value);
  if (!roots) throw notSupported("I can't find the exact zeroes of a polynomial like this one.");
  const real = roots
    .map(({ root, multiplicity }) => ({ root, multiplicity, size: sizeOf(root) }))
    .filter(({ size }) => size !== null)
    .toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0));
  if (real.length === 0) {
    throw notSupported("This polynomial has no real zeroes: its graph never meets the x-axis.");
  }
  return {
    zeroes: real.map(({ root }) => root),
    counted: real.flatMap(({ root, multiplicity }) =>
      Array.from({ length: multiplicity }, () => root),
    ),
  };
}

function sizeOf(root: Quotient): number | null {
  return evaluateReal(toExpression(root), new Map());
}

/**
 * Proves the zeroes by substitution into the polynomial as written, and their number by Sturm's theorem; null if one
 * gives another value than 0, or if one is missing or counted wrongly.
 */
export function prove({ polynomial }: Problem, { zeroes, counted }: Result): Proof | null {
  const { expression, letter } = polynomial;
  const values = zeroes.map((zero) =>
    canonical(substitute(expression, new Map([[letter, toExpression(zero)]]))),
  );
  if (!values.every(form.isZero)) return null;
  if (!areAsManyAsRealRoots(zeroes, polynomial.value)) return null;
  const repeated = zeroes.flatMap((zero) =>
    Array.from({ length: multiplicityOf(zero, polynomial) }, () => zero),
  );
  const areCounted =
    repeated.length === counted.length &&
    repeated.every((zero, at) => form.equals(zero, counted[at] ?? form.zero));
  if (!areCounted) return null;
  return {
    method: "Each zero put into the polynomial gives 0",
    lines: zeroes.map((zero) => `p\\left(${latexOf(zero)}\\right) = 0`),
  };
}

/** The order of the first derivative that is not 0 there. */
function multiplicityOf(zero: Quotient, { value, letter }: OneLetterPolynomial): number {
  let order = 0;
  const isZeroOf = (part: Univariate): boolean =>
    form.isZero(putInto(fromUnivariate(part, letter), letter, zero));
  for (let part = value; part.length > 0 && isZeroOf(part); part = derivative(part)) order += 1;
  return order;
}

function explain(
  { polynomial, verifies }: Problem,
  result: Result,
  audience: Audience,
): Explanation {
  const equation = solvedEquation(polynomial, audience);
  const { solution } = equation;
  const values = result.zeroes.map(latexOf).join(",\\; ");
  const name = polynomial.letter;
  const relationship = verifies ? relationshipSteps(polynomial, result.counted) : [];
  return {
    ...solution,
    topic: "Polynomials: zeroes",
    answer: {
      latex: values,
      plain: result.zeroes.map((zero) => expressionPlain(toExpression(zero))).join(", "),
    },
    steps: [
      {
        title: "Put the polynomial equal to 0",
        why: `A zero is a value of $${name}$ for which the polynomial becomes 0.`,
        before: expressionLatex(polynomial.expression),
        after: `${expressionLatex(polynomial.expression)} = 0`,
      },
      ...solution.steps,
      ...relationship,
    ],
    finalMove: [solution.finalMove.prompt, "Which values of the letter do you get?"],
    hints: {
      idea: [
        "A zero of a polynomial is a value of the letter for which the polynomial becomes 0.",
        "You look for the values of the letter for which the whole polynomial vanishes.",
      ],
      firstMove: [
        solution.hints.firstMove,
        "Put the polynomial equal to 0. Now it is an equation that you can solve.",
        "Make an equation of it first.",
      ],
    },
    keyTerms: [
      { term: "Zero of a polynomial", meaning: "A value for which the polynomial becomes 0." },
      ...solution.keyTerms,
    ],
    followUpQuestions: [
      "Where does the graph of the polynomial meet the x-axis?",
      "What do the sum and the product of the zeroes tell about the coefficients?",
    ],
  };
}

/** The solution of polynomial = 0 by a school method. Refuses a polynomial for which there is none. */
function solvedEquation(polynomial: OneLetterPolynomial, audience: Audience): SolvedOutcome {
  const question = readQuestion(`Solve ${expressionPlain(polynomial.expression)} = 0`);
  for (const task of equationsTasks) {
    const outcome = task.attempt(question, audience);
    if (outcome?.kind === "solved") return outcome;
    if (outcome) break;
  }
  throw notSupported(
    "I can find the zeroes of this polynomial, but not by a method of the school.",
  );
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

/** The zeroes of a polynomial in one letter, and their relationship with its coefficients. */
export const zeroesTask = defineTask({
  name: "zeroes-of-a-polynomial",
  takesBareMaths: true,
  recognise,
  reading: ({ polynomial }) => `\\text{zeroes of } ${expressionLatex(polynomial.expression)}`,
  solve,
  prove,
  explain,
  vary: ({ polynomial: { letter }, verifies }, random) => {
    const [a, b] = [nonZeroBetween(random, -7, 7), nonZeroBetween(random, -7, 7)];
    const value = [BigInt(a * b), BigInt(-a - b), 1n].map((number) => q.rational(number));
    const rest = verifies
      ? " and verify the relationship between the zeroes and the coefficients"
      : "";
    return `Find the zeroes of ${polynomialPlain(value, letter)}${rest}`;
  },
  examples: [
    "Find the zeroes of x^2 - 2x - 8 and verify the relationship between the zeroes and the coefficients",
    "Find the zeroes of 6x^2 - 7x - 3",
  ],
});
