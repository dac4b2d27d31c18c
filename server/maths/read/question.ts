import { limits } from "../limits.ts";
import { notUnderstood, tooHard } from "../refusal.ts";
import { takeFrame } from "./frame.ts";
import type { Framed } from "./frame.ts";
import { plainRequest } from "./plain-request.ts";
import { tokenise } from "./tokenise.ts";
import { isSymbol } from "./token.ts";
import type { MathsSymbol, Token } from "./token.ts";

/** A question cut into tokens, with the words that only ask taken off. */
export interface Question extends Framed {
  /** As asked, but for a lead-in such as "How do I …". */
  text: string;
  /** All of it, asking words too. */
  tokens: readonly Token[];
}

/** "Q1.", "Ques 4)", "Question 12:" at the start of a pasted exercise, or "3." before a word. */
const label = /^\s*(?:(?:q|que|ques|question)\s*\.?\s*\d+\s*[.):]\s|\d{1,2}[.)]\s+(?=[a-z]{2}))/i;
/** LaTeX between dollar signs: with a space on both inner sides or on neither, unlike "$5 + $3". */
const dollars = /\$\$?(?:(?=\s)[^$]*\s|(?!\s)[^$]*[^$\s])\$\$?/g;

/** Reads the tokens of a question. Refuses only what is too long or empty. */
export function readQuestion(asked: string): Question {
  if (asked.length > limits.questionLength) {
    throw tooHard("This question is too long for me. Type only the sum or the equation itself.");
  }
  const text = plainRequest(asked);
  const tokens = joinTimes(tokenise(withoutWrappers(text)));
  const framed = takeFrame(tokens);
  if (framed.body.length === 0) {
    throw notUnderstood("I see no sum here. Type one, like 15% of 240 or 2x + 3 = 11.");
  }
  return { text, tokens, ...framed };
}

/** Blanks out what wraps the maths, so that every position stays where it was. */
function withoutWrappers(text: string): string {
  const blank = (whole: string): string => " ".repeat(whole.length);
  // A dollar sign that wraps no LaTeX is money; it is left to be refused.
  return text.replace(label, blank).replaceAll(dollars, (whole) => whole.replaceAll("$", " "));
}

/** Reads x between two numbers as ×, where the question has no equation that could have an unknown x. */
export function joinTimes(tokens: readonly Token[]): Token[] {
  const xs = tokens.filter(isX);
  const between = tokens.filter((token, at) => {
    return isX(token) && endsNumber(tokens[at - 1]) && startsNumber(tokens[at + 1]);
  });
  const equals = tokens.findIndex((token) => isSymbol(token, "=", ":", "::"));
  const isAtEnd =
    equals < 0 || tokens.slice(equals + 1).every((token) => isSymbol(token, "?", "."));
  if (xs.length === 0 || between.length < xs.length || !isAtEnd) return [...tokens];
  return tokens.map((token): Token =>
    isX(token) ? { ...token, kind: "symbol", text: "×" } : token,
  );
}

const namesOfRoots = ["roots", "zeros", "zeroes", "equation", "equations"];

/** Whether the words that were taken off name an equation or its roots, so that no mere expression is meant. */
export function asksForRoots({ verbs }: Question): boolean {
  return namesOfRoots.some((name) => verbs.has(name));
}

const bareSymbols: ReadonlySet<MathsSymbol> = new Set([
  ...(["+", "-", "±", "×", "÷", "/", "^", "=", "(", ")", "√", "frac"] as const),
  ...(["<", ">", "≤", "≥", ".", ",", "?"] as const),
]);

/** Whether all that is asked about are numbers, letters and signs of arithmetic: no word, no unit, no ratio. */
export function isBareMaths({ body }: Question): boolean {
  return body.every((token) => {
    if (token.kind === "symbol") return bareSymbols.has(token.text);
    return token.kind !== "word" && token.kind !== "unknown";
  });
}

function isX(token: Token | undefined): boolean {
  return token?.kind === "letter" && token.text === "x";
}

function endsNumber(token: Token | undefined): boolean {
  return token?.kind === "number" || token?.kind === "fraction" || isSymbol(token, ")");
}

function startsNumber(token: Token | undefined): boolean {
  return (
    token?.kind === "number" || token?.kind === "fraction" || isSymbol(token, "(", "frac", "₹")
  );
}
