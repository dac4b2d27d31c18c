import { readsAsLetters } from "../expressions/letter-runs.ts";
import { isSymbol, type Token } from "./token.ts";

/**
 * Splits letters written together as a product, 4ab or xy, into one token each; words and function names stay whole.
 * An ambiguous run stays a word, and the parser reports it.
 */
export function spellOutLetterRuns(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isRun = isLetterRun(token) || isProductAtSign(token, tokens[at - 1], tokens[at + 1]);
    return isRun && token.kind === "word" ? lettersOf(token) : [token];
  });
}

const productsToo: ReadonlySet<string> = new Set([
  "am",
  "an",
  "ap",
  "as",
  "at",
  "by",
  "gp",
  "me",
  "us",
]);

/** v = u + at: words between operators can only be products. */
function isProductAtSign(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
): boolean {
  if (isFactor(token, before, after)) return true;
  const isWord = token.kind === "word" && productsToo.has(token.text);
  const isAfterSign = before?.kind === "fraction" || isSymbol(before, "+", "-", "=", "×", "/", "(");
  return isWord && isAfterSign && (after === undefined || after.kind === "symbol");
}

const productsOfNumbers: ReadonlySet<string> = new Set(["an", "ap", "as", "at"]);

/**
 * 2as: a short word directly after a number, unlike a time such as 10am; and rs, because money already has its own
 * token at this point.
 */
function isFactor(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (token.kind !== "word") return false;
  if (token.text === "rs") return true;
  const isOpen = after !== undefined && after.kind !== "symbol";
  return !isOpen && isClose(token, before, after) && productsOfNumbers.has(token.text);
}

/** 2as, and (1/2)at^2. */
function isClose(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const isSquared = isSymbol(before, ")") && isSymbol(after, "^");
  return !token.spaced && (isSquared || before?.kind === "number");
}

function isLetterRun(token: Token): token is Extract<Token, { kind: "word" }> {
  return token.kind === "word" && readsAsLetters(token.text);
}

function lettersOf(token: Extract<Token, { kind: "word" }>): Token[] {
  return Array.from(token.text, (text, at) => ({
    ...token,
    kind: "letter",
    text,
    start: token.start + at,
    end: token.start + at + 1,
    written: token.written.charAt(at),
    spaced: at === 0 && token.spaced,
  }));
}
