import type { Expression } from "../expressions/expression.ts";
import { limits } from "../limits.ts";
import { tooHard } from "../refusal.ts";
import type { Cursor } from "./cursor.ts";

/** The position of the parser in an expression, and the function that parses the content of brackets. */
export interface Context {
  depth: number;
  /** Between the two bars of |x|, where a bar closes and never opens a factor. */
  inBars: boolean;
  sum: (cursor: Cursor, context: Context) => Expression;
}

/** The same context one level deeper. */
export function inside(context: Context, { inBars }: { inBars: boolean }): Context {
  if (context.depth >= limits.bracketDepth) {
    throw tooHard("There are too many brackets inside each other. Try a shorter sum.");
  }
  return { ...context, depth: context.depth + 1, inBars };
}

/** Parses "( sum )" and returns the inner expression; the cursor is on the opening bracket. */
export function parseBrackets(cursor: Cursor, context: Context): Expression {
  if (!cursor.isSymbol("(")) throw cursor.unexpected();
  cursor.next();
  const inner = context.sum(cursor, inside(context, { inBars: false }));
  if (!cursor.isSymbol(")")) throw cursor.unexpected();
  cursor.next();
  return inner;
}

/** `|x|`; the cursor is on the first bar. */
export function betweenBars(cursor: Cursor, context: Context): Expression {
  cursor.next();
  const argument = context.sum(cursor, inside(context, { inBars: true }));
  if (!cursor.isSymbol("|")) throw cursor.unexpected();
  cursor.next();
  return { kind: "call", name: "abs", argument };
}
