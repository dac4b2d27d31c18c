import type { Expression } from "../expressions/expression.ts";
import { limits } from "../limits.ts";
import { tooHard } from "../refusal.ts";
import type { Cursor } from "./cursor.ts";

/** Where in an expression the reader is, and how it reads what stands in brackets. */
export interface Context {
  depth: number;
  /** Between two bars of |x|, where a bar closes and never opens a factor. */
  inBars: boolean;
  sum: (cursor: Cursor, context: Context) => Expression;
}

/** One level further in. */
export function inside(context: Context, { inBars }: { inBars: boolean }): Context {
  if (context.depth >= limits.bracketDepth) {
    throw tooHard("There are too many brackets inside each other. Try a shorter sum.");
  }
  return { ...context, depth: context.depth + 1, inBars };
}

export function bracketed(cursor: Cursor, context: Context): Expression {
  if (!cursor.isSymbol("(")) throw cursor.unexpected();
  cursor.next();
  const inner = context.sum(cursor, inside(context, { inBars: false }));
  if (!cursor.isSymbol(")")) throw cursor.unexpected();
  cursor.next();
  return inner;
}

/** `|x|`; the cursor stands on the first bar. */
export function betweenBars(cursor: Cursor, context: Context): Expression {
  cursor.next();
  const argument = context.sum(cursor, inside(context, { inBars: true }));
  if (!cursor.isSymbol("|")) throw cursor.unexpected();
  cursor.next();
  return { kind: "call", name: "abs", argument };
}
