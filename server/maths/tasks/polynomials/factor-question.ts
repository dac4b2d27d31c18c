import { canonical } from "../../algebra/canonical.ts";
import { asPolynomial, coefficientsIn } from "../../algebra/in-one-variable.ts";
import { type Expression, variablesIn } from "../../expressions/expression.ts";
import * as q from "../../numbers/rational.ts";
import { type Gaps, matchPhrase, phrase, type Phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import { readExpression, readWrittenPolynomial } from "./one-letter-polynomial.ts";

/** A polynomial and a divisor of degree 1. If the polynomial has a second letter, its value is requested. */
export interface FactorProblem {
  polynomial: Expression;
  divisor: Expression;
  letter: string;
  /** The zero of the divisor. */
  zero: q.Rational;
  /** The letter whose value makes the divisor a factor; null if none is requested. */
  unknown: string | null;
}

const questions = [
  "is {divisor} a factor of {polynomial}",
  "whether {divisor} is a factor of {polynomial}",
  "whether {divisor} is a factor of {polynomial} or not",
  "check|state|verify|determine|find|see whether|if {divisor} is a factor of {polynomial}",
  "check|state|verify|determine|find|see whether|if {divisor} is a factor of {polynomial} or not",
  "show|prove that {divisor} is a factor of {polynomial}",
  "that {divisor} is a factor of {polynomial}",
  "use the factor theorem to check|determine whether {divisor} is a factor of {polynomial}",
].map(phrase);

const conditions = [
  "{divisor} is a factor of {polynomial}",
  "{divisor} is a factor of {polynomial} , find {letter:letter}",
  "{divisor} is a factor of {polynomial} , find the value of {letter:letter}",
  "{divisor} is a factor of {polynomial} find {letter:letter}",
  "{divisor} is a factor of {polynomial} find the value of {letter:letter}",
  "for|which|what value of {letter:letter} is {divisor} a factor of {polynomial}",
  "for which|what value of {letter:letter} is {divisor} a factor of {polynomial}",
  "the value of {letter:letter} so|such that {divisor} is a factor of {polynomial}",
  "the value of {letter:letter} if|when|, {divisor} is a factor of {polynomial}",
  "the value of {letter:letter} for which {divisor} is a factor of {polynomial}",
].map(phrase);

/** Reads a question on a linear factor; null for other questions. */
export function readFactorQuestion({ body, targets }: Question): FactorProblem | null {
  if (!body.some((token) => token.kind === "word" && token.text === "factor")) return null;
  const withUnknown = firstOf(conditions, body, (gaps) => {
    const [named] = gaps.get("letter") ?? [];
    const unknown = named?.kind === "letter" ? named.text : targets[0];
    return unknown === undefined ? null : problemOf(gaps, unknown);
  });
  if (withUnknown || targets.length > 0) return withUnknown;
  return firstOf(questions, body, (gaps) => problemOf(gaps, null));
}

function firstOf(
  patterns: readonly Phrase[],
  body: Question["body"],
  read: (gaps: Gaps) => FactorProblem | null,
): FactorProblem | null {
  for (const pattern of patterns) {
    const gaps = matchPhrase(pattern, body);
    const problem = gaps && read(gaps);
    if (problem) return problem;
  }
  return null;
}

function problemOf(gaps: Gaps, unknown: string | null): FactorProblem | null {
  const polynomial = readWrittenPolynomial(gaps.get("polynomial") ?? []);
  const divisor = readExpression(gaps.get("divisor") ?? []);
  const linear = divisor && linearIn(divisor);
  if (!polynomial || !divisor || !linear) return null;
  const expected = unknown === null ? [linear.letter] : [linear.letter, unknown].toSorted();
  const hasLetters = variablesIn(polynomial).join() === expected.join();
  if (!hasLetters || coefficientsIn(canonical(polynomial), linear.letter) === null) return null;
  return { polynomial, divisor, unknown, ...linear };
}

/** The letter and the zero of ax + b; null for other expressions. */
export function linearIn(divisor: Expression): { letter: string; zero: q.Rational } | null {
  const [letter, ...others] = variablesIn(divisor);
  if (letter === undefined || others.length > 0) return null;
  const [constant, coefficient, ...higher] = asPolynomial(canonical(divisor), letter) ?? [];
  if (!constant || !coefficient || higher.length > 0) return null;
  return { letter, zero: q.divide(q.negate(constant), coefficient) };
}
