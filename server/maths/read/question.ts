import { limits } from "../limits.ts";
import { notUnderstood, Refusal, tooHard } from "../refusal.ts";
import { type FramedQuestion, takeFrame } from "./frame.ts";
import { inWords } from "./in-words.ts";
import { plainRequest } from "./plain-request.ts";
import { tokenise } from "./tokenise.ts";
import { isSymbol, type MathsSymbol, type Token } from "./token.ts";

/** A question cut into tokens, with the request words removed. */
export interface Question extends FramedQuestion {
  /** The text as typed, without a lead-in such as "How do I …". */
  text: string;
  /** All tokens, including request words. */
  tokens: readonly Token[];
}

/** `x^2^` of Markdown, if the second ^ is not followed by a possible exponent. */
const markdownPower = /\^(-?(?:\d{1,3}|[a-z]))\^(?=\s*(?:$|[-+−–×÷*/=,.;:?)\]<>≤≥]|\s[a-z]{2}))/gi;
/** LaTeX between dollar signs: with a space on both inner sides or on neither, unlike "$5 + $3". */
const dollars = /\$\$?(?:(?=\s)[^$]*\s|(?!\s)[^$]*[^$\s])\$\$?/g;

/** Tokenises a question. Refuses only a text that is too long or empty. */
export function readQuestion(asked: string): Question {
  if (asked.length > limits.questionLength) {
    throw tooHard("This question is too long for me. Type only the sum or the equation itself.");
  }
  const text = plainRequest(asked);
  const typed = tokenise(withoutWrappers(text));
  if (roleOfX(typed) === "unclear") throw unclearTimes(text);
  const tokens = joinTimes(typed);
  const framed = takeFrame(tokens);
  if (framed.body.length === 0) {
    throw notUnderstood("I see no sum here. Type one, like 15% of 240 or 2x + 3 = 11.");
  }
  return { text, tokens, ...framed };
}

/** Replaces the delimiters of maths with spaces, so that all offsets stay the same. */
function withoutWrappers(text: string): string {
  // A dollar sign that does not delimit LaTeX is money; it stays, to be refused.
  return text
    .replaceAll(markdownPower, (_, exponent: string) => `^${exponent} `)
    .replaceAll(dollars, (whole) => whole.replaceAll("$", " "));
}

/** Reads x between two numbers as ×, if the question has no equation with a possible unknown x. */
export function joinTimes(tokens: readonly Token[]): Token[] {
  if (roleOfX(tokens) === "letter") return [...tokens];
  return tokens.map((token): Token =>
    isX(token) ? { ...token, kind: "symbol", text: "×" } : token,
  );
}

/** Whether x is a letter or means ×, or is ambiguous: 5x(3 + 2). */
function roleOfX(tokens: readonly Token[]): "letter" | "times" | "unclear" {
  const xs = tokens.filter(isX);
  const between = tokens.filter((token, at) => {
    return isX(token) && endsNumber(tokens[at - 1]) && startsNumber(tokens[at + 1]);
  });
  const equals = tokens.findIndex(
    (token, at) => isSymbol(token, "=", ":", "::") && !isBehindWords(tokens, at),
  );
  const isAtEnd =
    equals < 0 || tokens.slice(equals + 1).every((token) => isSymbol(token, "?", "."));
  if (xs.length === 0 || between.length < xs.length) return "letter";
  // "7 x 8 = 54" is a product, "2x3 - 8 = 0" a power that lost its form.
  const isStatement = tokens.every((token, at) => !isX(token) || isSpacedOut(tokens, at));
  if (!isAtEnd && !isStatement) return "letter";
  if (!tokens.every((token, at) => !isX(token) || isCoefficient(tokens, at))) return "times";
  return tokens.some(meansLetters) ? "letter" : "unclear";
}

/** "Simplify: 5 x 3": a colon that ends a request is not a ratio. */
function isBehindWords(tokens: readonly Token[], at: number): boolean {
  return (
    isSymbol(tokens[at], ":") && at > 0 && tokens.slice(0, at).every(({ kind }) => kind === "word")
  );
}

/** Operations on expressions with letters only: a sum of numbers is never expanded. */
const doneToLetters = new Set(
  "expand factorise factorize factor differentiate integrate derivative coefficient variable".split(
    " ",
  ),
);

/** Whether an operation on letters is requested, or there is another letter. */
function meansLetters(token: Token): boolean {
  return (
    (token.kind === "word" && doneToLetters.has(token.text)) ||
    (token.kind === "letter" && token.text !== "x" && token.text !== "π")
  );
}

function isSpacedOut(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.spaced === true && tokens[at + 1]?.spaced === true;
}

/** 5x(…: written as a number before a letter, followed by a bracket, unlike 5 x (…. */
function isCoefficient(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  return before?.kind === "number" && isSymbol(next, "(") && !isSpacedOut(tokens, at);
}

function unclearTimes(text: string): Refusal {
  const written = (x: string) =>
    text
      .replaceAll(/(?<=\d\s*)x(?=\s*[([{])/gi, x)
      .replaceAll(/\s+/g, " ")
      .trim();
  return new Refusal(
    "not_understood",
    `The x before the bracket can be the letter x or a times sign. Write ${written(" × ")} to multiply, or ${written("·x·")} if x is a letter.`,
    { reading: inWords(text) },
  );
}

const namesOfRoots = ["roots", "zeros", "zeroes", "equation", "equations"];

/** Whether the removed words name an equation or its roots, so that a mere expression is not meant. */
export function asksForRoots({ verbs }: Question): boolean {
  return namesOfRoots.some((name) => verbs.has(name));
}

const bareSymbols: ReadonlySet<MathsSymbol> = new Set([
  ...(["+", "-", "±", "×", "÷", "/", "^", "=", "(", ")", "√", "frac"] as const),
  ...(["<", ">", "≤", "≥", ".", ",", "?"] as const),
]);

/** Whether the question contains only numbers, letters and arithmetic signs: no word, no unit, no ratio. */
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
