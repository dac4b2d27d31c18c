import { type Expression, ungroup, variablesIn } from "../../../expressions/expression.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { notUnderstood } from "../../../refusal.ts";
import { askedFor, phrases, startsWith, withoutEdges } from "../calculus-words.ts";
import { pointLength, withInfinity } from "../point-length.ts";
import { isWord, readFormula, readNatural } from "../read-formula.ts";

export interface Bounds {
  from: Expression;
  to: Expression;
}

export interface IntegralProblem {
  expression: Expression;
  variable: string;
  /** Null for an indefinite integral. */
  bounds: Bounds | null;
}

const words = new Set(
  "integrate integral integration integrals antiderivative antiderivatives primitive anti".split(
    " ",
  ),
);

/** Reads "∫ … dx", "integrate … with respect to x", "integral of … from 0 to 1"; null for other questions. */
export function recognise({ tokens }: Question): IntegralProblem | null {
  if (!isAboutOneIntegral(tokens)) return null;
  const asked = askedFor(tokens.map(withInfinity));
  const body = withoutNames(asked);
  return body && readIntegral(body);
}

function isAboutOneIntegral(tokens: readonly Token[]): boolean {
  const signs = tokens.filter((token) => isSymbol(token, "∫")).length;
  if (signs > 1) return false;
  return signs === 1 || tokens.some((token) => token.kind === "word" && words.has(token.text));
}

/** `∫_0^1 x² dx`, `x² from 0 to 1`, `x² with respect to x`. */
function readIntegral(tokens: readonly Token[]): IntegralProblem | null {
  const { rest, bounds, variable } = withoutEnds(tokens);
  const signed = isSymbol(rest[0], "∫") ? afterSign(rest.slice(1)) : { rest, bounds: null };
  if (!signed || (signed.bounds && bounds)) return null;
  const differential = withoutDifferential(withoutEdges(signed.rest));
  if (!differential) return null;
  const named = differential.variable ?? variable;
  if (variable !== null && named !== variable) return null;
  return problem(differential.rest, named, signed.bounds ?? bounds);
}

const names = phrases(
  "integrate",
  "integrate the following",
  "integrate the function",
  "integrate the following function",
  "integral",
  "integral of",
  "integral of the function",
  "indefinite integral",
  "indefinite integral of",
  "definite integral",
  "definite integral of",
  "integration of",
  "integrals of",
  "anti derivative of",
  "antiderivative of",
  "antiderivative of the function",
  "general antiderivative of",
  "an antiderivative of",
  "primitive of",
);
const behind = [
  "{rest} ka|ki integration",
  "{rest} ka|ki integral",
  "{rest} ko integrate",
  "{rest} integrate",
].map(phrase);

/** The text after "integrate", or before "ka integration"; ∫ needs no words. */
function withoutNames(tokens: readonly Token[]): readonly Token[] | null {
  const length = startsWith(names, tokens);
  if (length > 0) return withoutEdges(tokens.slice(length));
  for (const wording of behind) {
    const rest = matchPhrase(wording, tokens)?.get("rest");
    if (rest) return rest;
  }
  return isSymbol(tokens[0], "∫") ? tokens : null;
}

const ends = [
  "{rest} from {from} to {to}",
  "{rest} between {from} and {to}",
  "{rest} between the limits {from} and {to}",
  "{rest} with limits {from} to {to}",
  "{rest} in the interval ( {from} , {to} )",
  "{rest} over ( {from} , {to} )",
  "{rest} on ( {from} , {to} )",
].map(phrase);
const respects = [
  "{rest} with respect to {letter:x}",
  "{rest} wrt {letter:x}",
  "{rest} w.r.t {letter:x}",
].map(phrase);

interface Ends {
  rest: readonly Token[];
  bounds: Bounds | null;
  variable: string | null;
}

/** Bounds and letter may come in either order. */
function withoutEnds(tokens: readonly Token[]): Ends {
  const found: Ends = { rest: withoutEdges(tokens), bounds: null, variable: null };
  for (let round = 0; round < 2; round += 1) {
    for (const wording of respects) takeLetter(found, wording);
    if (!found.bounds) takeBounds(found);
  }
  return found;
}

function takeLetter(found: Ends, wording: (typeof respects)[number]): void {
  const gaps = matchPhrase(wording, found.rest);
  const [letter] = gaps?.get("x") ?? [];
  if (!gaps || letter?.kind !== "letter") return;
  if (found.variable !== null && found.variable !== letter.text) return;
  Object.assign(found, { rest: withoutEdges(gaps.get("rest") ?? []), variable: letter.text });
}

function takeBounds(found: Ends): void {
  for (const wording of ends) {
    const gaps = matchPhrase(wording, found.rest);
    const bounds = gaps && boundsOf(gaps.get("from") ?? [], gaps.get("to") ?? []);
    if (gaps && bounds) {
      const { letter, ...limits } = bounds;
      const rest = withoutEdges(gaps.get("rest") ?? []);
      Object.assign(found, { rest, bounds: limits, variable: found.variable ?? letter });
      return;
    }
  }
}

/** 0 and 1, or x = 0 and x = 1. */
export function boundsOf(
  from: readonly Token[],
  to: readonly Token[],
): (Bounds & { letter: string | null }) | null {
  const [lower, upper] = [from, to].map(oneBound);
  if (
    !lower ||
    !upper ||
    (lower.letter !== null && upper.letter !== null && lower.letter !== upper.letter)
  ) {
    return null;
  }
  return { from: lower.value, to: upper.value, letter: lower.letter ?? upper.letter };
}

function oneBound(tokens: readonly Token[]): { letter: string | null; value: Expression } | null {
  const [letter, equals] = tokens;
  const isNamed = letter?.kind === "letter" && isSymbol(equals, "=");
  const value = readFormula(isNamed ? tokens.slice(2) : tokens);
  if (!value || variablesIn(value).length > 0) return null;
  return { letter: isNamed ? letter.text : null, value: ungroup(value) };
}

/** `_0^1 …`, `_{0}^{π} …`, `from 0 to 1 …`, or nothing before the integrand. */
function afterSign(
  tokens: readonly Token[],
): { rest: readonly Token[]; bounds: Bounds | null } | null {
  if (isWord(tokens[0], "from")) return spokenBounds(tokens.slice(1));
  const lowFirst = isSymbol(tokens[0], "_");
  if (!lowFirst && !isSymbol(tokens[0], "^")) return { rest: tokens, bounds: null };
  const first = pointLength(tokens.slice(1));
  const second = 1 + first;
  if (first === 0 || !isSymbol(tokens[second], lowFirst ? "^" : "_")) return null;
  const length = pointLength(tokens.slice(second + 1));
  if (length === 0) return null;
  const [one, other] = [tokens.slice(1, second), tokens.slice(second + 1, second + 1 + length)];
  const bounds = lowFirst ? boundsOf(one, other) : boundsOf(other, one);
  return (
    bounds && {
      rest: tokens.slice(second + 1 + length),
      bounds: { from: bounds.from, to: bounds.to },
    }
  );
}

function spokenBounds(tokens: readonly Token[]): { rest: readonly Token[]; bounds: Bounds } | null {
  const first = pointLength(tokens);
  if (first === 0 || !isWord(tokens[first], "to")) return null;
  const rest = tokens.slice(first + 1);
  const second = pointLength(rest);
  const bounds = boundsOf(tokens.slice(0, first), rest.slice(0, second));
  if (!bounds) return null;
  const body = rest.slice(second);
  return {
    rest: isWord(body[0], "of") ? body.slice(1) : body,
    bounds: { from: bounds.from, to: bounds.to },
  };
}

/** Removes dx from the end or from a numerator; null if there are two, or it is elsewhere. */
function withoutDifferential(
  tokens: readonly Token[],
): { rest: readonly Token[]; variable: string | null } | null {
  const joined = tokens.flatMap((token, at) => joinedDifferential(tokens, token, at));
  const places = joined.flatMap((token, at) => (differentialOf(token) === null ? [] : [at]));
  const [place, second] = places;
  if (place === undefined) return { rest: joined, variable: null };
  if (second !== undefined) return null;
  const left = leftFor(joined, place);
  if (!left) return null;
  const rest = [...joined.slice(0, place), ...left, ...joined.slice(place + 1)];
  return { rest, variable: differentialOf(joined[place]) };
}

/** The replacement for dx: nothing, or the 1 of dx/x; null if dx is not allowed there. */
function leftFor(tokens: readonly Token[], place: number): Token[] | null {
  const [before, dx, after] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  const isFirst = !before || isSymbol(before, "(");
  const isLast = !after || (isSymbol(after, ")") && !isFirst);
  if (isLast) return [];
  if (!isSymbol(after, "/", ")")) return null;
  return isFirst && dx ? [oneAt(dx)] : [];
}

function oneAt(place: Token): Token {
  const value = { numerator: 1n, denominator: 1n };
  return { ...place, kind: "number", value, places: 0, grouping: "none" };
}

/** The letters d and x next to each other, as LaTeX has them: one word. */
function joinedDifferential(tokens: readonly Token[], token: Token, at: number): Token[] {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isD = (one: Token | undefined): boolean => one?.kind === "letter" && one.text === "d";
  if (isD(before) && token.kind === "letter" && isEndOf(tokens, at)) return [];
  if (isD(token) && next?.kind === "letter" && isEndOf(tokens, at + 1)) {
    return [{ ...token, kind: "word", text: `d${next.text}` }];
  }
  return [token];
}

function isEndOf(tokens: readonly Token[], at: number): boolean {
  return at === tokens.length - 1;
}

function differentialOf(token: Token | undefined): string | null {
  const [, letter] = token?.kind === "word" ? (/^d([a-zθ])$/.exec(token.text) ?? []) : [];
  return letter ?? null;
}

function problem(
  tokens: readonly Token[],
  variable: string | null,
  bounds: Bounds | null,
): IntegralProblem | null {
  const body = tokens.slice(startsWith(functionWords, tokens));
  const equals = body.findIndex((token) => isSymbol(token, "="));
  const isDefinition =
    equals > 0 && body.slice(0, equals).every((token) => token.kind !== "number");
  const expression = readNatural(isDefinition && equals <= 4 ? body.slice(equals + 1) : body);
  if (!expression) return null;
  const letters = variablesIn(expression);
  const [only, other] = letters;
  if (variable !== null) return { expression, variable, bounds };
  if (other !== undefined) {
    throw notUnderstood("I can't tell by which letter to integrate. Say it with dx at the end.");
  }
  return { expression, variable: only ?? "x", bounds };
}

const functionWords = phrases("the function", "function", "the following", "the expression");
