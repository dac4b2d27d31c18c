import { canonical } from "../../algebra/canonical.ts";
import { evaluateReal } from "../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../algebra/form.ts";
import { asPolynomial, fromUnivariate } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { exactRoots } from "../../algebra/roots.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import * as u from "../../algebra/univariate.ts";
import { substitute } from "../../equations/equation.ts";
import { variablesIn } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import * as q from "../../numbers/rational.ts";
import type { MathsStep } from "../../outcome.ts";
import { lazily } from "../../read/lazily.ts";
import { matchPhrase, phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { splitGivens } from "./givens-and-target.ts";
import {
  type OneLetterPolynomial,
  readExpression,
  readPolynomial,
} from "./one-letter-polynomial.ts";

interface Problem {
  polynomial: OneLetterPolynomial;
  known: readonly Quotient[];
  /** Whether the answer includes the given zeroes: "find all the zeroes". */
  asksAll: boolean;
}

interface Result {
  /** The product of x minus each given zero. */
  divisor: u.Univariate;
  quotient: u.Univariate;
  zeroes: readonly Quotient[];
}

const wordings = lazily(() =>
  [
    "all other zeroes|zeros of {polynomial} if two of its zeroes|zeros are {known}",
    "other zeroes|zeros of {polynomial} if two of its zeroes|zeros are {known}",
    "all zeroes|zeros of {polynomial} if two of its zeroes|zeros are {known}",
    "all other zeroes|zeros of {polynomial} if it is given that two of its zeroes|zeros are {known}",
    "all zeroes|zeros of {polynomial} if you know that two of its zeroes|zeros are {known}",
    "other zeroes|zeros of {polynomial} if one of its zeroes|zeros is {known}",
    "other two zeroes|zeros of {polynomial} if one of its zeroes|zeros is {known}",
    "remaining zeroes|zeros of {polynomial} if two of its zeroes|zeros are {known}",
    "two zeroes|zeros of {polynomial} are {known} find other zeroes|zeros",
    "two zeroes|zeros of {polynomial} are {known} find other two zeroes|zeros",
    "two zeroes|zeros of {polynomial} are {known} find all other zeroes|zeros",
    "{known} are two zeroes|zeros of {polynomial} find other zeroes|zeros",
    "{known} are two zeroes|zeros of {polynomial} find other two zeroes|zeros",
  ].map(phrase),
);
const silent: ReadonlySet<string> = new Set(["the", "obtain", "find", "determine", "then", "if"]);

function recognise({ tokens, targets }: Question): Problem | null {
  const words = new Set(tokens.map((token) => (token.kind === "word" ? token.text : "")));
  const isNamed = ["zeroes", "zeros"].some((name) => words.has(name));
  const isCounted = ["one", "two"].some((count) => words.has(count));
  if (!isNamed || !isCounted || targets.length > 0) return null;
  const asksAll = words.has("all") && !words.has("other") && !words.has("remaining");
  return fromWording(cleaned(tokens), asksAll);
}

function fromWording(said: readonly Token[], asksAll: boolean): Problem | null {
  for (const wording of wordings()) {
    const gaps = matchPhrase(wording, said);
    const polynomial = gaps && readPolynomial(gaps.get("polynomial"));
    const known = gaps && knownIn(gaps.get("known") ?? []);
    if (polynomial && known) return { polynomial, known, asksAll };
  }
  return null;
}

/** The tokens without leading request words, articles, and punctuation between clauses. */
function cleaned(tokens: readonly Token[]): Token[] {
  const start = tokens.findIndex((token) => token.kind !== "word" || !silent.has(token.text));
  const isStop = (token: Token, next: Token | undefined): boolean =>
    token.kind === "symbol" &&
    [",", ".", "?"].includes(token.text) &&
    (next === undefined || (next.kind === "word" && ["if", "find", "then"].includes(next.text)));
  return tokens
    .slice(Math.max(start, 0))
    .filter((token, at, all) => !isStop(token, all[at + 1]))
    .filter((token) => token.kind !== "word" || !["the", "then"].includes(token.text));
}

function knownIn(tokens: readonly Token[]): Quotient[] | null {
  const values = splitGivens(tokens).map((part) => {
    const expression = readExpression(part);
    return expression && variablesIn(expression).length === 0 ? canonical(expression) : null;
  });
  const known = values.filter((value) => value !== null);
  const isWhole = known.length === values.length && known.length >= 1 && known.length <= 2;
  return isWhole && known.every((value) => form.isConstant(value)) ? known : null;
}

function solve({ polynomial: { value, letter }, known }: Problem): Result {
  const x = form.fromVariable(letter);
  const product = known.map((zero) => form.subtract(x, zero)).reduce(form.multiply, form.one);
  const divisor = asPolynomial(product, letter);
  if (!divisor)
    throw notSupported("I can only use such zeroes when their product is made of plain numbers.");
  const { quotient, remainder } = u.divide(value, divisor);
  if (remainder.some((one) => !q.isZero(one))) {
    throw notSupported("These are no zeroes of this polynomial. Check the numbers.");
  }
  const roots = u.degree(quotient) > 0 ? exactRoots(quotient) : [];
  const zeroes = (roots ?? []).flatMap(({ root, multiplicity }) =>
    Array.from({ length: multiplicity }, () => root),
  );
  const isReal = zeroes.every((zero) => evaluateReal(toExpression(zero), new Map()) !== null);
  if (!roots || zeroes.length === 0 || !isReal) {
    throw notSupported("The other zeroes of this polynomial are no real numbers that I can write.");
  }
  return { divisor, quotient, zeroes };
}

/** Proves the zeroes by substitution and by their number, which must be the degree; null if either fails. */
function prove({ polynomial, known }: Problem, { zeroes }: Result): Proof | null {
  const { expression, letter, value } = polynomial;
  const all = [...known, ...zeroes];
  const areZeroes = all.every((zero) =>
    form.isZero(canonical(substitute(expression, new Map([[letter, toExpression(zero)]])))),
  );
  if (!areZeroes || all.length !== u.degree(value)) return null;
  return {
    method: "Each zero put into the polynomial gives 0",
    lines: all.map((zero) => `p\\left(${latexOf(zero)}\\right) = 0`),
  };
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function stepsOf(
  { polynomial, known, asksAll }: Problem,
  { divisor, quotient, zeroes }: Result,
): MathsStep[] {
  const { expression, letter } = polynomial;
  const [by, other] = [divisor, quotient].map((one) =>
    expressionLatex(toExpression(fromUnivariate(one, letter), { fractions: "terms" })),
  );
  const factors = known.map((zero) => {
    const shown = latexOf(zero);
    return /[-+]/.test(shown) ? `(${letter} - (${shown}))` : `(${letter} - ${shown})`;
  });
  return [
    step(
      known.length === 1
        ? "Write the factor of the known zero"
        : "Write the factors of the known zeroes and multiply them",
      `If $a$ is a zero, then $${letter} - a$ is a factor (factor theorem).`,
      by ?? "",
      factors.join("") === `(${by ?? ""})` ? null : factors.join(""),
    ),
    step(
      "Divide the polynomial by this",
      "Long division: dividend = divisor × quotient + remainder, and here nothing remains.",
      `(${by ?? ""})(${other ?? ""})`,
      expressionLatex(expression),
    ),
    step(
      "Find the zeroes of the quotient",
      "Put the quotient equal to 0; split the middle term, or use the quadratic formula.",
      [...new Set(zeroes.map((zero) => `${letter} = ${latexOf(zero)}`))].join(" \\text{ or } "),
      `${other ?? ""} = 0`,
    ),
    ...(asksAll
      ? [
          step(
            "Write all the zeroes",
            "The given zeroes and those of the quotient are all the zeroes there are.",
            [...known, ...zeroes].map(latexOf).join(",\\; "),
          ),
        ]
      : []),
  ];
}

function answersOf({ known, asksAll }: Problem, { zeroes }: Result): readonly Quotient[] {
  return asksAll ? [...known, ...zeroes] : zeroes;
}

/** The remaining zeroes of a polynomial of which one or two are given. */
export const otherZeroes = defineTask<Problem, Result>({
  name: "other-zeroes",
  recognise,
  reading: ({ polynomial, known }) =>
    `${expressionLatex(polynomial.expression)},\\; \\text{known zeroes } ${known.map(latexOf).join(",\\; ")}`,
  solve,
  prove,
  explain: (problem, result) =>
    lesson({
      topic: "Polynomials: division algorithm",
      method: "Dividing by the known factors",
      difficulty: "advanced",
      answer: {
        latex: answersOf(problem, result).map(latexOf).join(",\\; "),
        plain: answersOf(problem, result)
          .map((zero) => expressionPlain(toExpression(zero)))
          .join(", "),
      },
      steps: stepsOf(problem, result),
      idea: "Each known zero gives a factor. Divide by these factors, and a smaller polynomial is left.",
      firstMove: "Write the factors that belong to the known zeroes, and multiply them.",
      finalMove: "What are the zeroes of the quotient?",
      terms: { "Division algorithm": "Dividend = divisor × quotient + remainder." },
      next: ["How many zeroes can a polynomial of this degree have at most?"],
    }),
  vary: (_, random) => {
    const [a, b, c] = [
      wholeBetween(random, 2, 7),
      wholeBetween(random, 1, 5),
      wholeBetween(random, 1, 6),
    ];
    const value = u.multiply(
      [q.rational(BigInt(-a)), q.zero, q.one],
      [q.rational(BigInt(b * c)), q.rational(BigInt(b + c)), q.one],
    );
    const text = expressionPlain(toExpression(fromUnivariate(value, "x")));
    return `Find all other zeroes of ${text} if two of its zeroes are √${a} and -√${a}`;
  },
  examples: [
    "Obtain all other zeroes of 3x^4 + 6x^3 - 2x^2 - 10x - 5, if two of its zeroes are √(5/3) and -√(5/3)",
    "Find the other zeroes of x^3 - 4x^2 - 3x + 12 if two of its zeroes are √3 and -√3",
  ],
});
