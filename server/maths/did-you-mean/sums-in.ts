import { limits } from "../limits.ts";
import { joinTimes } from "../read/question.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { tokenise } from "../read/tokenise.ts";
import { isHarmless } from "./harmless-words.ts";
import { type Candidate, namedSums } from "./named-sums.ts";
import { strongVerbs } from "./verbs.ts";

/**
 * The possible questions of a text that is not understood as a whole: each is one mathematical part with the
 * verb that belongs to it, surrounded only by chat. A number, a sign, a negation, a condition or another request
 * outside the part excludes it. No question is solved here.
 */
export function sumsIn(text: string): string[] {
  if (text.length > limits.questionLength) return [];
  const found = [...namedSums(text), ...runsIn(text)];
  const questions = found
    .filter(({ start, end }) => isHarmless(`${text.slice(0, start)} … ${text.slice(end)}`))
    .map(({ question }) => question);
  return [...new Set(questions)];
}

const functionWords = new Set(["sin", "cos", "tan", "cot", "sec", "cosec", "log", "ln"]);
const breaking = ["newline", "?", ";", ":", "::", ".", ",", "_", "'", "₹", "→"] as const;

function isMathematical(token: Token): boolean {
  if (token.kind === "word") return functionWords.has(token.text);
  return token.kind !== "unknown" && !isSymbol(token, ...breaking);
}

/** Maximal runs of mathematics; equations separated by a comma or "and" are one run, because they may be a system. */
function runsIn(text: string): Candidate[] {
  const runs: Token[][] = [[]];
  const tokens = tokenise(text);
  tokens.forEach((token, at) => {
    const run = runs.at(-1);
    if (isMathematical(token)) run?.push(token);
    else if (run && joinsEquations(token, run, tokens.slice(at + 1))) run.push(token);
    else runs.push([]);
  });
  return runs.map(withoutEnds).flatMap((run) => candidateOf(run, text));
}

function joinsEquations(token: Token, before: readonly Token[], after: readonly Token[]): boolean {
  const isLink =
    isSymbol(token, ",") || (token.kind === "word" && ["and", "aur"].includes(token.text));
  const end = after.findIndex((each) => !isMathematical(each));
  const next = end < 0 ? after : after.slice(0, end);
  return isLink && [before, next].every((side) => side.some((each) => isSymbol(each, "=")));
}

const operators = ["+", "-", "±", "×", "÷", "/", "^", "=", "<", ">", "≤", "≥", "≠"] as const;

/** Letters that are words ("a", "i", "u") and signs that are punctuation, at both ends of a run. */
function withoutEnds(run: readonly Token[]): readonly Token[] {
  if (run.length < 2) return run;
  if (isWordBefore(run[0], run[1])) return withoutEnds(run.slice(1));
  const isIdle = isWordBehind(run.at(-1), run.at(-2)) || isSymbol(run.at(-1), "-", "=", "!");
  return isIdle ? withoutEnds(run.slice(0, -1)) : run;
}

function isWordBefore(letter: Token | undefined, next: Token | undefined): boolean {
  return isLoneLetter(letter) && next?.spaced === true && !isSymbol(next, ...operators);
}

function isWordBehind(letter: Token | undefined, before: Token | undefined): boolean {
  return isLoneLetter(letter) && letter?.spaced === true && !isSymbol(before, ...operators, "(");
}

function isLoneLetter(token: Token | undefined): boolean {
  return token?.kind === "letter" && token.text.length === 1;
}

function candidateOf(run: readonly Token[], text: string): Candidate[] {
  const [start, end] = [run[0]?.start, run.at(-1)?.end];
  if (start === undefined || end === undefined) return [];
  const sum = text.slice(start, end).replaceAll(/\s+/g, " ").trim();
  const rest = `${text.slice(0, start)} ${text.slice(end)}`;
  const question = isEquation(run)
    ? equationQuestion(sum, rest)
    : expressionQuestion(run, sum, rest);
  return question === null ? [] : [{ start, end, question }];
}

function isEquation(run: readonly Token[]): boolean {
  return run.some((token) => isSymbol(token, "=", "<", ">", "≤", "≥"));
}

/** x = 5 gives a value, and 3 + 4 = 7 states a fact: neither is to be solved. Capitals name physical quantities. */
function equationQuestion(sum: string, rest: string): string | null {
  const isGiven = /^[a-z]\s*=\s*-?[\d.,/]+$/i.test(sum) || !/[a-z]/.test(sum) || /[A-Z]/.test(sum);
  const others = strongVerbs(rest).filter((verb) => verb !== "Factorise");
  return isGiven || others.length > 0 ? null : `Solve ${sum}`;
}

/** An operation on letters must be named; 24/7 and 2023-24 are calculations only with a space or a verb. */
function expressionQuestion(run: readonly Token[], sum: string, rest: string): string | null {
  const joined = joinTimes(run);
  const hasLetters = joined.some((token) => token.kind === "letter");
  const isSum = joined.some(
    (token) => isSymbol(token, "+", "×", "÷", "^", "√") || token.kind === "word",
  );
  const isSpaced = run.some((token) => isSymbol(token, "-", "/") && token.spaced);
  const verbs = strongVerbs(rest);
  const [verb, ...others] = verbs;
  if (others.length > 0 || /[A-Z]/.test(sum)) return null;
  if (verb !== undefined) return hasLetters ? `${verb} ${sum}` : null;
  return !hasLetters && (isSum || isSpaced) ? sum : null;
}
