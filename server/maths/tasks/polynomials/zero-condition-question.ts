import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import { coefficientsIn } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { type Expression, variablesIn } from "../../expressions/expression.ts";
import { countEquals } from "../../equations/equation.ts";
import { lazily } from "../../read/lazily.ts";
import { type Gaps, matchPhrase, phrase, type Phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { splitGivensAndTarget } from "./givens-and-target.ts";
import { readExpression, readWrittenPolynomial } from "./one-letter-polynomial.ts";

/** A condition on the zeroes. */
export type Condition =
  | { kind: "zeroes"; values: readonly Quotient[] }
  | { kind: "sum" | "product"; value: Quotient }
  | { kind: "sum-is-product" }
  | { kind: "reciprocal" }
  /** One zero is `times` the other. */
  | { kind: "multiple"; times: bigint };

export interface ZeroProblem {
  /** The polynomial, or the left side minus the right side of an equation. */
  polynomial: Expression;
  letter: string;
  unknown: string;
  condition: Condition;
  /** The word that the question uses. */
  name: "zero" | "root";
  /** The coefficients in ascending order of powers; they contain the unknown. */
  coefficients: readonly Quotient[];
}

type Kind = Exclude<Condition["kind"], "multiple"> | "twice" | "thrice";

const zero = "zero|root|solution";
const zeroes = "zeroes|zeros|roots|solutions";

/** The wordings without "the" and the words for polynomials, which are removed before matching. */
const wordings: readonly (readonly [Kind, readonly string[]])[] = [
  [
    "zeroes",
    [
      `one ${zero} of {polynomial} is {value}`,
      `one of ${zeroes} of {polynomial} is {value}`,
      `a ${zero} of {polynomial} is {value}`,
      `{value} is a ${zero} of {polynomial}`,
      `{value} is ${zero} of {polynomial}`,
      `{value} is one ${zero} of {polynomial}`,
      `{value} is one of ${zeroes} of {polynomial}`,
      `${zeroes} of {polynomial} are {value} and {second}`,
      `two ${zeroes} of {polynomial} are {value} and {second}`,
      `{value} and {second} are ${zeroes} of {polynomial}`,
    ],
  ],
  [
    "twice",
    [
      `one ${zero} of {polynomial} is twice|double other`,
      `one ${zero} of {polynomial} is twice|double of other`,
    ],
  ],
  ["thrice", [`one ${zero} of {polynomial} is thrice|triple other`]],
  [
    "reciprocal",
    [
      `one ${zero} of {polynomial} is reciprocal of other`,
      `${zeroes} of {polynomial} are reciprocal of each other`,
    ],
  ],
  [
    "sum-is-product",
    [
      `sum of ${zeroes} of {polynomial} is equal to their product`,
      `sum of ${zeroes} of {polynomial} equals their product`,
      `sum of ${zeroes} of {polynomial} is equal to product of its ${zeroes}`,
      `sum and product of ${zeroes} of {polynomial} are equal`,
    ],
  ],
  [
    "sum",
    [
      `sum of ${zeroes} of {polynomial} is {value}`,
      `sum of ${zeroes} of {polynomial} is equal to {value}`,
    ],
  ],
  [
    "product",
    [
      `product of ${zeroes} of {polynomial} is {value}`,
      `product of ${zeroes} of {polynomial} is equal to {value}`,
    ],
  ],
];

const patterns = lazily(() =>
  wordings.flatMap(([kind, texts]) => texts.map((text): [Kind, Phrase] => [kind, phrase(text)])),
);

const silent: ReadonlySet<string> = new Set([
  "the",
  "quadratic",
  "polynomial",
  "equation",
  "given",
  "cubic",
  "that",
  "value",
  "following",
]);
const needed: ReadonlySet<string> = new Set([
  "zero",
  "zeroes",
  "zeros",
  "root",
  "roots",
  "solution",
  "solutions",
]);

/**
 * Reads a condition on the zeroes of a polynomial with an unknown letter in its coefficients; null for other questions.
 */
export function readZeroQuestion({ tokens }: Question): ZeroProblem | null {
  if (!tokens.some((token) => token.kind === "word" && needed.has(token.text))) return null;
  const parts = splitGivensAndTarget(tokens);
  const [wanted, ...more] = parts?.target ?? [];
  if (!parts || wanted?.kind !== "letter" || more.length > 0) return null;
  return fromGiven(withoutSilent(parts.givens), wanted.text);
}

function withoutSilent(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token) => token.kind !== "word" || !silent.has(token.text));
}

function fromGiven(given: readonly Token[], unknown: string): ZeroProblem | null {
  for (const [kind, pattern] of patterns()) {
    const gaps = matchPhrase(pattern, given);
    const problem = gaps && problemOf(kind, gaps, unknown);
    if (problem) return { ...problem, name: rootOrZero(given) };
  }
  return null;
}

function rootOrZero(tokens: readonly Token[]): "zero" | "root" {
  return tokens.some((token) => token.kind === "word" && /^(?:root|solution)/.test(token.text))
    ? "root"
    : "zero";
}

function problemOf(kind: Kind, gaps: Gaps, unknown: string): Omit<ZeroProblem, "name"> | null {
  const polynomial = readSides(gaps.get("polynomial") ?? []);
  if (!polynomial) return null;
  const [letter, ...others] = variablesIn(polynomial).filter((name) => name !== unknown);
  if (letter === undefined || others.length > 0 || !variablesIn(polynomial).includes(unknown)) {
    return null;
  }
  const coefficients = coefficientsIn(canonical(polynomial), letter);
  const condition = coefficients && conditionOf(kind, gaps, letter);
  if (!condition) return null;
  const isLongEnough =
    condition.kind === "zeroes" ? coefficients.length > 1 : coefficients.length === 3;
  return isLongEnough ? { polynomial, letter, unknown, condition, coefficients } : null;
}

/** Reads a polynomial, `p(x) = …`, or an equation as the difference of its sides; null for other tokens. */
function readSides(tokens: readonly Token[]): Expression | null {
  const polynomial = readWrittenPolynomial(tokens);
  if (polynomial || countEquals(tokens) !== 1) return polynomial;
  const at = tokens.findIndex((token) => isSymbol(token, "="));
  const [left, right] = [tokens.slice(0, at), tokens.slice(at + 1)].map(readExpression);
  if (!left || !right) return null;
  const isZero = right.kind === "number" && right.value.numerator === 0n;
  return isZero ? left : { kind: "difference", left, right: { kind: "group", inner: right } };
}

function conditionOf(kind: Kind, gaps: Gaps, letter: string): Condition | null {
  switch (kind) {
    case "twice":
      return { kind: "multiple", times: 2n };
    case "thrice":
      return { kind: "multiple", times: 3n };
    case "reciprocal":
    case "sum-is-product":
      return { kind };
    case "zeroes":
      return zeroesIn(gaps, letter);
    case "sum":
    case "product": {
      const value = constantIn(gaps.get("value") ?? [], letter);
      return value && { kind, value };
    }
  }
}

function zeroesIn(gaps: Gaps, letter: string): Condition | null {
  const value = constantIn(gaps.get("value") ?? [], letter);
  const second = gaps.get("second");
  const other = second && constantIn(second, letter);
  if (!value || other === null) return null;
  return { kind: "zeroes", values: other ? [value, other] : [value] };
}

/** Reads a number, optionally after `x =`; null for other tokens. */
function constantIn(tokens: readonly Token[], letter: string): Quotient | null {
  const [first, equals] = tokens;
  const isNamed = first?.kind === "letter" && first.text === letter && isSymbol(equals, "=");
  const expression = readExpression(isNamed ? tokens.slice(2) : tokens);
  if (!expression || variablesIn(expression).length > 0) return null;
  const value = canonical(expression);
  return form.isConstant(value) ? value : null;
}
