import type { Expression } from "../expressions/expression.ts";
import { evaluateSurd } from "../expressions/evaluate-surd.ts";
import { limits } from "../limits.ts";
import { rational } from "../numbers/rational.ts";
import { equalSurds, type Surd } from "../numbers/surd.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { rememberedText } from "../read/memoise.ts";
import { joinTimes } from "../read/question.ts";
import { tokenise } from "../read/tokenise.ts";
import { isSymbol, type MathsSymbol, type Token } from "../read/token.ts";
import { Refusal } from "../refusal.ts";
import { isFinished } from "./finished.ts";
import { numberWord } from "../numbers/number-words.ts";
import { readStatement, type Statement } from "./statements.ts";

export interface Entry {
  /** The letter on the left side, if there is one. */
  name: string | null;
  value: Surd;
  isFinished: boolean;
  isPercent: boolean;
}

export type ReadAnswer =
  | { kind: "statement"; statement: Statement }
  | { kind: "ratio"; terms: Entry[] }
  | { kind: "values"; entries: Entry[]; isChoice: boolean };

/** Parses an answer as students and models write it; null if it can't be parsed. */
export const readAnswer = rememberedText(readOnce);

function readOnce(text: string): ReadAnswer | null {
  if (text.length > limits.questionLength) return null;
  const statement = readStatement(text);
  if (statement) return { kind: "statement", statement };
  try {
    return readTokens(prepare(text));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const openings = [
  "answer",
  "ans",
  "the",
  "so",
  "hence",
  "therefore",
  "hcf",
  "lcm",
  "gcd",
  "value",
  "solution",
  "result",
  "we",
  "get",
  "it",
  "is",
];
const units = ["rupees", "rupee"];

function prepare(text: string): Token[] {
  const tokens = tokenise(text.replaceAll("$", " ").replaceAll(/[∴⇒]|=>/g, " "))
    .filter((token) => !isSymbol(token, "₹"))
    .map(spelled)
    .map((token) => (isWord(token, ["is", "equals"]) ? { ...token, ...equals } : token))
    .filter((token) => !isWord(token, units));
  const start = tokens.findIndex((token) => {
    return !isWord(token, openings) && !isSymbol(token, ":", "=", "newline");
  });
  const end = tokens.findLastIndex((token) => !isSymbol(token, ".", "newline"));
  return joinTimes(withoutBraces(start < 0 ? [] : tokens.slice(start, end + 1)));
}

const equals = { kind: "symbol", text: "=" } as const;

function isWord(token: Token, words: readonly string[]): boolean {
  return token.kind === "word" && words.includes(token.text);
}

function spelled(token: Token): Token {
  const value = token.kind === "word" ? numberWord(token.text) : undefined;
  if (value === undefined) return token;
  return { ...token, kind: "number", value: rational(value), places: 0, grouping: "none" };
}

/** {2, 3} and (7, 3): brackets around a list. */
function withoutBraces(tokens: readonly Token[]): readonly Token[] {
  if (!isSymbol(tokens[0], "(") || !isSymbol(tokens.at(-1), ")")) return tokens;
  const inner = tokens.slice(1, -1);
  return split(inner, isSeparator).length > 1 ? inner : tokens;
}

function isSeparator(token: Token): boolean {
  return isWord(token, ["or", "and", "aur", "ya"]) || isSymbol(token, ",", ";", "newline");
}

/** Splits at separators outside all brackets; empty parts, as of ", and", are removed. */
function split(tokens: readonly Token[], isCut: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isSymbol(token, "(")) depth += 1;
    if (isSymbol(token, ")")) depth -= 1;
    if (depth === 0 && isCut(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

function readTokens(tokens: readonly Token[]): ReadAnswer | null {
  const parts = split(tokens, isSeparator);
  const [only] = parts;
  if (!only) return null;
  if (parts.length === 1 && only.some((token) => isSymbol(token, ":"))) return readRatio(only);
  const entries = parts.map(readPart);
  if (entries.some((found) => found === null)) return null;
  const isChoice = tokens.some((token) => isWord(token, ["or", "ya"]) || isSymbol(token, "±"));
  return { kind: "values", entries: entries.flatMap((found) => found ?? []), isChoice };
}

function readRatio(tokens: readonly Token[]): ReadAnswer | null {
  const terms = split(tokens, (token) => isSymbol(token, ":")).map((part) => entry(null, part));
  if (terms.length < 2 || terms.some((term) => term === null)) return null;
  return { kind: "ratio", terms: terms.filter((term) => term !== null) };
}

/** `x = 8/2 = 4`: a letter, and expressions that must all be equal; the last shows how far it is simplified. */
function readPart(tokens: readonly Token[]): Entry[] | null {
  const sides = split(tokens, (token) => isSymbol(token, "="));
  const names = sides.flatMap((side) => {
    const [token] = side;
    return side.length === 1 && token?.kind === "letter" ? [token.text] : [];
  });
  const values = sides.filter(([token, ...more]) => more.length > 0 || token?.kind !== "letter");
  if (names.length > 1 || values.length === 0) return null;
  const chains = ["+", "-"].map((sign) =>
    readChain(names[0] ?? null, values, sign === "+" ? "+" : "-"),
  );
  const [plus, minus] = chains;
  if (!plus || !minus) return null;
  return tokens.some((token) => isSymbol(token, "±")) ? [plus, minus] : [plus];
}

function readChain(name: string | null, sides: readonly Token[][], sign: "+" | "-"): Entry | null {
  const entries = sides.map((side) =>
    entry(
      name,
      side.map((token) => withSign(token, sign)),
    ),
  );
  const last = entries.at(-1) ?? null;
  const isOneValue = entries.every((other) => other && last && equalSurds(other.value, last.value));
  return isOneValue ? last : null;
}

function withSign(token: Token, sign: MathsSymbol): Token {
  return isSymbol(token, "±") ? { ...token, kind: "symbol", text: sign } : token;
}

function entry(name: string | null, tokens: readonly Token[]): Entry | null {
  const expression: Expression = parseExpression(tokens);
  const value = evaluateSurd(expression);
  return (
    value && {
      name,
      value,
      isFinished: isFinished(expression),
      isPercent: expression.kind === "percent",
    }
  );
}
