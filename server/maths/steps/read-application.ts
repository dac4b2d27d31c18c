import type { Expression } from "../expressions/expression.ts";
import { type LatexCursor, unread } from "./latex-cursor.ts";
import { isClose, isOpen, type LatexToken } from "./latex-token.ts";

/** Letters that always name functions, and those that do so if one number, letter or word is in the bracket. */
const functions = new Set(["f", "g", "F", "G"]);
const sometimes = new Set([
  "h",
  "p",
  "q",
  "r",
  "s",
  "P",
  "Q",
  "M",
  "n",
  "A",
  "E",
  "V",
  "y",
  "d",
  "m",
]);

/** Those of them that are factors before a number in brackets all the same: n(2), A(3). */
const multiplied = new Set(["n", "A", "V", "r", "d", "m"]);

/**
 * Whether the letter at the cursor is a function of the bracket that follows: f(x + h), p(1), P(A), but not x(x + 1).
 */
export function isApplied(cursor: LatexCursor): boolean {
  const letter = cursor.peek();
  if (letter?.kind !== "letter" || !isOpen(cursor.peek(1), "(")) return false;
  const name = letter.name.replace(/['_].*$/, "");
  return functions.has(name) || (sometimes.has(name) && isOneArgument(cursor, name));
}

function isOneArgument(cursor: LatexCursor, name: string): boolean {
  const [first, second, third] = [2, 3, 4].map((ahead) => cursor.peek(ahead));
  if (first?.kind === "text") return true;
  if (first?.kind === "sign") return second?.kind === "number" && isClose(third, "(");
  return isClose(second, "(") && isArgument(first, name);
}

function isArgument(token: LatexToken | undefined, name: string): boolean {
  return token?.kind === "letter" || (token?.kind === "number" && !multiplied.has(name));
}

/** f(x + h) as a letter of its own, named by its source text. */
export function readApplication(cursor: LatexCursor): Expression {
  const start = cursor.place;
  cursor.next();
  let depth = 0;
  do {
    const token = cursor.next();
    if (token === undefined) throw unread();
    if (token.kind === "open") depth += 1;
    if (token.kind === "close") depth -= 1;
  } while (depth > 0);
  return { kind: "variable", name: cursor.writtenSince(start).replaceAll(/\s/g, "") };
}
