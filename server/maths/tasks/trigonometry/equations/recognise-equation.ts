import * as form from "../../../algebra/quotient.ts";
import type { Equation } from "../../../equations/equation.ts";
import { type Expression, mapChildren, variablesIn } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { type Gaps, phrase, type Phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { lettersOf, readEquality, someSide } from "../reading/read-equality.ts";
import {
  bodyOf,
  firstWording,
  hasOtherCall,
  hasPlainAngles,
  isTrigonometricCall,
  usesDegrees,
} from "../reading/requested.ts";
import { mentionsTrigonometry } from "../reading/trigonometric-tokens.ts";
import { readBetween, readRange } from "./read-interval.ts";
import type { Interval, TrigonometricEquation } from "./trigonometric-equation.ts";

const openings = [
  "the general solution|solutions of {equation}",
  "the general solution|solutions of the equation {equation}",
  "the general solution|solutions to|for {equation}",
  "general solution|solutions of {equation}",
  "the solution|solutions of {equation}",
  "the solution|solutions of the equation {equation}",
  "all solutions of {equation}",
  "all the solutions of {equation}",
  "all solutions of the equation {equation}",
  "all values of {letter:x} such that {equation}",
  "all values of {letter:x} for which {equation}",
  "the values of {letter:x} for which {equation}",
  "the trigonometric equation {equation}",
  "the equation {equation}",
  "{equation} ka general solution",
  "{equation} find the general solution",
  "{equation} , find the general solution",
  "{equation}",
].map(phrase);

const principal = [
  "the principal solution|solutions of {equation}",
  "the principal solution|solutions of the equation {equation}",
  "principal solution|solutions of {equation}",
].map(phrase);

const principalAndGeneral = [
  "the principal and general solution|solutions of {equation}",
  "the principal and general solution|solutions of the equation {equation}",
  "principal and general solution|solutions of {equation}",
].map(phrase);

const ranges = [
  "{equation} for {range}",
  "{equation} where {range}",
  "{equation} , where {range}",
  "{equation} when {range}",
  "{equation} if {range}",
  "{equation} , if {range}",
  "{equation} given that {range}",
  "{equation} in the range {range}",
  "{equation} in the interval {range}",
  "{equation} in the domain {range}",
  "{equation} on the interval {range}",
  "{equation} over the interval {range}",
  "{equation} over {range}",
  "{equation} on {range}",
  "{equation} in {range}",
  "{equation} for all {range}",
  "{equation} , {range}",
  "{equation} ; {range}",
  "{equation} ( {range} )",
  "{equation} {range}",
].map(phrase);

const between = [
  "{equation} between {low} and {high}",
  "{equation} , between {low} and {high}",
  "{equation} for {letter:x} between {low} and {high}",
  "{equation} where {letter:x} lies between {low} and {high}",
  "{equation} , where {letter:x} lies between {low} and {high}",
  "{equation} for values of {letter:x} between {low} and {high}",
].map(phrase);

const acute = [
  "{equation} where {letter:x} is acute",
  "{equation} , where {letter:x} is acute",
  "{equation} where {letter:x} is an acute angle",
  "{equation} , where {letter:x} is an acute angle",
  "{equation} and {letter:x} is acute",
  "{equation} and {letter:x} is an acute angle",
  "{equation} if {letter:x} is acute",
].map(phrase);

/**
 * Recognises a trigonometric equation in one unknown, with the interval that is requested; null for other questions.
 */
export function recogniseEquation(question: Question): TrigonometricEquation | null {
  if (!mentionsTrigonometry(question) || !question.text.includes("=")) return null;
  const tokens = bodyOf(question);
  const found = readProblem(tokens, question.text);
  const isOther = (letter: string): boolean => letter !== found?.unknown.toLowerCase();
  // n is reserved for the integer of the general solution.
  return found && !question.targets.some(isOther) && found.unknown !== "n" ? found : null;
}

function readProblem(tokens: readonly Token[], text: string): TrigonometricEquation | null {
  return (
    withKnownRange(tokens, acute, rightAngle) ??
    withBetween(tokens) ??
    withRange(tokens, text) ??
    withKnownRange(tokens, principal, oneTurn) ??
    withBothLists(tokens) ??
    withKnownRange(tokens, openings, null)
  );
}

const pi = form.fromConstant("π");
const oneTurn: Interval = {
  low: form.zero,
  high: form.scale(pi, q.rational(2n)),
  includesLow: true,
  includesHigh: false,
  ends: "said",
};
const rightAngle: Interval = {
  low: form.zero,
  high: form.scale(pi, q.rational(1n, 2n)),
  includesLow: false,
  includesHigh: false,
  ends: "said",
};

/** The first wording whose gap is an equation in the letter that the wording names. */
function firstEquation<Found>(
  tokens: readonly Token[],
  wordings: readonly Phrase[],
  finish: (read: InOneAngle, gaps: Gaps) => Found | null,
): Found | null {
  for (const wording of wordings) {
    const gaps = firstWording(tokens, [wording]);
    const read = gaps && readEquation(gaps.get("equation"));
    const found = read && isSameLetter(gaps, read.unknown) ? finish(read, gaps) : null;
    if (found) return found;
  }
  return null;
}

function withKnownRange(
  tokens: readonly Token[],
  wordings: readonly Phrase[],
  interval: Interval | null,
): TrigonometricEquation | null {
  return firstEquation(tokens, wordings, (read) => {
    const isInDegrees = someSide(read.equation, usesDegrees) || interval === rightAngle;
    return { ...read, unit: isInDegrees ? "degrees" : "radians", interval, answerForm: "one list" };
  });
}

function withBothLists(tokens: readonly Token[]): TrigonometricEquation | null {
  const found = withKnownRange(tokens, principalAndGeneral, oneTurn);
  return found && { ...found, answerForm: "both lists" };
}

function withBetween(tokens: readonly Token[]): TrigonometricEquation | null {
  return firstEquation(tokens, between, (read, gaps) => {
    const range = readBetween(gaps.get("low"), gaps.get("high"));
    return range && { ...read, ...range, answerForm: "one list" };
  });
}

function withRange(tokens: readonly Token[], text: string): TrigonometricEquation | null {
  return firstEquation(tokens, ranges, (read, gaps) => {
    const range = readRange(gaps.get("range") ?? [], read.unknown, text);
    return range && { ...read, ...range, answerForm: "one list" };
  });
}

function isSameLetter(gaps: Gaps, unknown: string): boolean {
  const [letter] = gaps.get("x") ?? [];
  if (letter === undefined) return true;
  return letter.kind === "letter" && letter.text === unknown.toLowerCase();
}

interface InOneAngle {
  equation: Equation;
  unknown: string;
}

function readEquation(given: readonly Token[] | undefined): InOneAngle | null {
  const inner = given && (firstWording(given, openings)?.get("equation") ?? given);
  const equation = readEquality(inner);
  const [unknown, more] = equation ? lettersOf(equation) : [];
  if (!equation || unknown === undefined || more !== undefined) return null;
  const isOther = (side: Expression): boolean =>
    hasOtherCall(side) || !hasPlainAngles(side) || hasLetterOutside(side);
  return someSide(equation, isOther) ? null : { equation, unknown };
}

/** Whether the letter also occurs outside of the functions, as in x + sin x. */
function hasLetterOutside(side: Expression): boolean {
  const blank = (part: Expression): Expression =>
    isTrigonometricCall(part) ? { kind: "constant", name: "π" } : mapChildren(part, blank);
  return variablesIn(blank(side)).length > 0;
}
