import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { phrases, startsWith, withoutEdges } from "../calculus-words.ts";
import { cutBefore, readNatural } from "../read-formula.ts";

/** The point of the request: x = 3, or the point (1, 2). */
export type Place =
  | { kind: "value"; letter: string; value: Expression }
  | { kind: "point"; x: Expression; y: Expression };

const placeWords = phrases("the point", "point", "the point where", "the point with", "the origin");

/** The point after "at"; null if it is not one. */
export function readPlace(tokens: readonly Token[]): Place | null {
  const rest = tokens.slice(startsWith(placeWords, tokens));
  const [letter, equals] = rest;
  if (letter?.kind === "letter" && isSymbol(equals, "=")) return readValue(letter.text, rest);
  return isSymbol(rest[0], "(") && isSymbol(rest.at(-1), ")") ? readPoint(rest.slice(1, -1)) : null;
}

function readValue(letter: string, tokens: readonly Token[]): Place | null {
  const value = readNatural(tokens.slice(2));
  const isNumber = value && variablesIn(value).every((name) => name === "a" || name === "c");
  return isNumber ? { kind: "value", letter, value } : null;
}

function readPoint(inner: readonly Token[]): Place | null {
  const parts = cutBefore(inner, (token) => isSymbol(token, ","));
  const [first, second] = parts.map((part) => readNatural(withoutEdges(part)));
  return first && second && parts.length === 2 ? { kind: "point", x: first, y: second } : null;
}
