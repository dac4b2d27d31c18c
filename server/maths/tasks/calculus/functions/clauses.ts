import type { Expression } from "../../../expressions/expression.ts";
import type { Question } from "../../../read/question.ts";
import { matchPhrase, matchStart, phrase } from "../../../read/phrase.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { cutBefore, isWord } from "../read-formula.ts";
import { type Applications, readApplied } from "./applied.ts";

/** The statements of a question about its functions, sentence by sentence. */
export type Clause =
  /** "Let f(x) = …", "Let f(x) be the second derivative of …": order 2. */
  | { kind: "function"; name: string; parameter: string; order: number; body: Expression }
  /** "Let t be f(−4)", "Let c = 3 + 4". */
  | { kind: "value"; name: string; value: Expression }
  /** "Suppose 3x = 6", with a second equation if it has two unknowns. */
  | { kind: "equations"; equations: { left: Expression; right: Expression }[] };

export interface FunctionQuestion {
  clauses: Clause[];
  target: Expression;
  applications: Applications;
}

const starters = new Set([
  "let",
  "suppose",
  "if",
  "given",
  "where",
  "when",
  "then",
  "determine",
  "find",
  "give",
  "calculate",
  "compute",
  "evaluate",
  "what",
  "and",
  "aur",
]);

const fillers = ["and", "aur", "given that", "given", "that", "if", "let", "where", "when", "then"]
  .concat(["suppose", "suppose that", "the function", "the functions", "function", "please"])
  .map(phrase);

const asking = [
  "what is",
  "what is the value of",
  "what will be",
  "what will be the value of",
  "find",
  "find the value of",
  "find value of",
  "determine",
  "determine the value of",
  "give",
  "calculate",
  "calculate the value of",
  "compute",
  "evaluate",
  "work out",
]
  .toSorted((a, b) => b.split(" ").length - a.split(" ").length)
  .map(phrase);

const asked = ["{value} nikalo|batao|nikaliye|bataiye", "{value} kya hai|hoga", "{value} = ?"]
  .concat(["{value} kitna hai|hoga", "{value} ka maan nikalo|batao", "{value} is equal to"])
  .map(phrase);

/** Parses definitions of functions and one request; null if any sentence is something else. */
export function readClauses({ tokens }: Question): FunctionQuestion | null {
  // A cheap test: a letter with a bracket, and something that defines it.
  const hasCall = tokens.some(
    (token, at) => token.kind === "letter" && isSymbol(tokens[at + 1], "("),
  );
  const defines = tokens.some((token) => isSymbol(token, "=") || isWord(token, "be"));
  if (!hasCall || !defines || tokens.some((_, at) => isOwnE(tokens, at))) return null;
  return readAll(clausesOf(tokens));
}

/** The definitions in sentences, without a question among them. */
export type Definitions = Pick<FunctionQuestion, "clauses" | "applications">;

/** Parses sentences that only define functions and letters; null if any sentence is something else. */
export function readDefinitions(tokens: readonly Token[]): Definitions | null {
  if (tokens.some((_, at) => isOwnE(tokens, at))) return null;
  const parts = clausesOf(tokens).map(withoutFillers);
  const names = new Set(parts.flatMap((part) => definedName(part) ?? []));
  const applications: Applications = new Map();
  const clauses: Clause[] = [];
  for (const part of parts) {
    const clause = readClause(part, clauses, { names, applications });
    if (!clause) return null;
    join(clauses, clause);
  }
  return clauses.length > 0 ? { clauses, applications } : null;
}

/**
 * e is Euler's number in functions: "let e = 3" and "f(e) = …" make it a letter, and the two can't be distinguished.
 */
function isOwnE(tokens: readonly Token[], at: number): boolean {
  const [open, token, next, after] = tokens.slice(at, at + 4);
  if (isWord(open, "e")) return isSymbol(token, "=") || isWord(token, "be");
  const isParameter = isSymbol(open, "(") && isWord(token, "e") && isSymbol(next, ")");
  return isParameter && (isSymbol(after, "=") || isWord(after, "be"));
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const parts = cutBefore(tokens, (token, at) => {
    if (isSymbol(token, ".", ";", ",", "newline")) return true;
    if (token.kind !== "word" || !starters.has(token.text)) return false;
    return at > 0 && !isWord(tokens[at - 1], "let", "and", "if", "then", "given", "suppose");
  });
  return parts
    .map((part) => part.filter((token) => !isSymbol(token, ".", ";", ",", "newline")))
    .filter((part) => part.length > 0);
}

function readAll(parts: readonly Token[][]): FunctionQuestion | null {
  const names = new Set(parts.flatMap((part) => definedName(withoutFillers(part)) ?? []));
  const applications: Applications = new Map();
  const clauses: Clause[] = [];
  const questions: Expression[] = [];
  for (const part of parts) {
    const question = questionIn(part);
    if (question) {
      const expression = readApplied(question, names, applications);
      if (!expression) return null;
      questions.push(expression);
      continue;
    }
    const clause = readClause(withoutFillers(part), clauses, { names, applications });
    if (!clause) return null;
    join(clauses, clause);
  }
  const [first, second] = questions;
  return first && !second ? { clauses, target: first, applications } : null;
}

/** Consecutive equations share their unknowns. */
function join(clauses: Clause[], clause: Clause): void {
  const last = clauses.at(-1);
  if (last?.kind === "equations" && clause.kind === "equations") {
    last.equations.push(...clause.equations);
  } else clauses.push(clause);
}

function withoutFillers(tokens: readonly Token[]): readonly Token[] {
  for (const filler of fillers) {
    const found = matchStart(filler, tokens);
    if (found) return withoutFillers(tokens.slice(found.length));
  }
  return tokens;
}

/** The requested expression, if this sentence is the question. */
function questionIn(tokens: readonly Token[]): readonly Token[] | null {
  const rest = withoutMark(withoutFillers(tokens));
  for (const ask of asking) {
    const found = matchStart(ask, rest);
    if (found) return rest.slice(found.length);
  }
  const whole = withoutFillers(tokens);
  for (const ask of asked) {
    const value = matchPhrase(ask, whole)?.get("value");
    if (value) return value;
  }
  return null;
}

function withoutMark(tokens: readonly Token[]): readonly Token[] {
  return isSymbol(tokens.at(-1), "?") ? tokens.slice(0, -1) : tokens;
}

/** f of "f(x) = …" and "f(x) be …". */
function definedName(tokens: readonly Token[]): string | null {
  const [name, open, parameter, close, sign] = tokens;
  const isHead =
    name?.kind === "letter" &&
    isSymbol(open, "(") &&
    parameter?.kind === "letter" &&
    isSymbol(close, ")") &&
    (isSymbol(sign, "=") || isWord(sign, "be"));
  return isHead ? name.text : null;
}

interface Known {
  names: ReadonlySet<string>;
  applications: Applications;
}

/** f(x) = 0 defines f, unless f is already defined: then it is an equation. */
function readClause(
  tokens: readonly Token[],
  before: readonly Clause[],
  { names, applications }: Known,
): Clause | null {
  const name = definedName(tokens);
  const parameter = tokens[2];
  const isNew = before.every((clause) => clause.kind !== "function" || clause.name !== name);
  if (name !== null && isNew && parameter?.kind === "letter") {
    const { order, rest } = derivativeOf(tokens.slice(5), parameter.text);
    const body = readApplied(rest, names, applications);
    return body && { kind: "function", name, parameter: parameter.text, order, body };
  }
  const [letter, link] = tokens;
  if (letter?.kind === "letter" && isWord(link, "be")) {
    const value = readApplied(tokens.slice(2), names, applications);
    return value && { kind: "value", name: letter.text, value };
  }
  return readEquation(tokens, names, applications);
}

function readEquation(
  tokens: readonly Token[],
  names: ReadonlySet<string>,
  applications: Applications,
): Clause | null {
  const at = tokens.findIndex((token) => isSymbol(token, "="));
  if (at < 1) return null;
  const left = readApplied(tokens.slice(0, at), names, applications);
  const right = readApplied(tokens.slice(at + 1), names, applications);
  return left && right && { kind: "equations", equations: [{ left, right }] };
}

const ordinals = ["first", "second", "third", "fourth", "fifth"];

/** "the second derivative of …": the order of differentiation, and the function. */
function derivativeOf(
  tokens: readonly Token[],
  parameter: string,
): { order: number; rest: readonly Token[] } {
  for (const [at, ordinal] of ordinals.entries()) {
    const found = matchStart(phrase(`the ${ordinal} derivative of`), tokens);
    if (!found) continue;
    const rest = tokens.slice(found.length);
    const said = [`{rest} with respect to ${parameter}`, `{rest} wrt ${parameter}`].map(phrase);
    const inner = said.map((wording) => matchPhrase(wording, rest)?.get("rest"));
    return { order: at + 1, rest: inner.find((part) => part !== undefined) ?? rest };
  }
  return { order: 0, rest: tokens };
}
