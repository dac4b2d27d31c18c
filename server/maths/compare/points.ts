import { canonical } from "../algebra/canonical.ts";
import type { Quotient } from "../algebra/form.ts";
import * as form from "../algebra/quotient.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { Refusal } from "../refusal.ts";
import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";

type Tuple = Quotient[];

/**
 * Points and matrices: (1, 2), (3, 4) in any order; [[1, 2], [3, 4]] row by row. Null if the expected answer is none.
 */
export function compareTuples(expected: string, given: string): Judgement | null {
  const isMatrix = /^\s*\[\s*\[/.test(expected);
  const wanted = readTuples(expected);
  if (!wanted) return null;
  // (293,293) looks like one number with grouped digits.
  const found = readTuples(given) ?? readTuples(given.replaceAll(/,(?=\d{3})/g, ", "));
  if (!found) return unreadable;
  if (isMatrix) return isSameList(wanted, found) ? equal : different;
  const isIn = (one: Tuple, list: readonly Tuple[]): boolean =>
    list.some((other) => isSame(one, other));
  if (!found.every((one) => isIn(one, wanted))) return different;
  return wanted.every((one) => isIn(one, found)) ? equal : unfinished("other-values");
}

function isSameList(a: readonly Tuple[], b: readonly Tuple[]): boolean {
  return a.length === b.length && a.every((one, at) => isSame(one, b[at] ?? []));
}

function isSame(a: Tuple, b: Tuple): boolean {
  return a.length === b.length && a.every((value, at) => form.equals(value, b[at] ?? form.zero));
}

/** Every bracket that contains a comma; null if there is other text around them. */
function readTuples(text: string): Tuple[] | null {
  const tokens = tokenise(
    text
      .replaceAll("$", " ")
      .replaceAll(/\\begin\{[a-z]*matrix\}|\\end\{[a-z]*matrix\}/g, " ")
      .replace(/^\s*\(?[a-z](?:\s*,\s*[a-z])+\)?\s*=/i, " "),
  );
  const hasOuter = isSymbol(tokens[0], "(") && closing(tokens, 0) === tokens.length - 1;
  return tuplesIn(tokens) ?? (hasOuter ? tuplesIn(tokens.slice(1, -1)) : null);
}

function tuplesIn(tokens: readonly Token[]): Tuple[] | null {
  const tuples: Tuple[] = [];
  let at = 0;
  while (at < tokens.length) {
    if (isBetween(tokens[at])) {
      at += 1;
      continue;
    }
    const end = closing(tokens, at);
    const tuple = end === null ? null : readTuple(tokens.slice(at + 1, end));
    if (end === null || !tuple) return null;
    tuples.push(tuple);
    at = end + 1;
  }
  return tuples.length > 0 ? tuples : null;
}

function isBetween(token: Token | undefined): boolean {
  if (isSymbol(token, ",", ";", "newline", ".")) return true;
  return token?.kind === "word" && ["and", "or"].includes(token.text);
}

function closing(tokens: readonly Token[], start: number): number | null {
  if (!isSymbol(tokens[start], "(")) return null;
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    if (isSymbol(tokens[at], "(")) depth += 1;
    if (isSymbol(tokens[at], ")")) depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

function readTuple(tokens: readonly Token[]): Tuple | null {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isSymbol(token, "(")) depth += 1;
    if (isSymbol(token, ")")) depth -= 1;
    if (depth === 0 && isSymbol(token, ",", ";")) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  if (parts.length < 2) return null;
  try {
    return parts.map((part) => canonical(parseExpression(part)));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
