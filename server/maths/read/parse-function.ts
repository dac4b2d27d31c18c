import { type Expression, type FunctionName, someWithin } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Cursor } from "./cursor.ts";
import { functionNamed } from "../expressions/letter-runs.ts";
import { parseBrackets, type Context } from "./parse-context.ts";
import { isSymbol } from "./token.ts";

/** Parses the argument of a function without brackets: a number, letter, root or bracket, with its power. */
export type ReadFactor = (cursor: Cursor, context: Context) => Expression;

/** Whether the next token is the name of a function: sin, ln, cbrt, "square root of". */
export function startsFunction(cursor: Cursor): boolean {
  const token = cursor.peek();
  if (token?.kind !== "word") return false;
  return (
    functionNamed(token.text) !== undefined || otherNames.has(token.text) || isSaidRoot(cursor)
  );
}

const otherNames: ReadonlySet<string> = new Set(["cbrt", "root", "exp"]);
const saidRoots: ReadonlyMap<string, number> = new Map([
  ["square", 2],
  ["cube", 3],
]);

function isSaidRoot(cursor: Cursor): boolean {
  const [first, second, third] = [cursor.peek(), cursor.peek(1), cursor.peek(2)];
  return (
    first?.kind === "word" &&
    saidRoots.has(first.text) &&
    second?.kind === "word" &&
    second.text === "root" &&
    third?.kind === "word" &&
    third.text === "of"
  );
}

/** Parses a function with its argument; the cursor is on its name. */
export function readFunction(cursor: Cursor, context: Context, factor: ReadFactor): Expression {
  const token = cursor.peek();
  const word = token?.kind === "word" ? token.text : "";
  const name = functionNamed(word);
  if (word === "exp") return exponential(cursor, context, factor);
  if (name === undefined) return namedRoot(cursor, context, { word, factor });
  cursor.next();
  if (name === "log") return logarithm(cursor, context, factor);
  const exponent = raised(cursor, context);
  const isInverse = exponent?.kind === "number" && q.equals(exponent.value, q.rational(-1n));
  const argument = argumentOf(cursor, context, factor);
  if (isInverse) return { kind: "call", name: inverseOf(cursor, name), argument };
  const call: Expression = { kind: "call", name, argument };
  return exponent ? power(call, exponent) : call;
}

/** exp(x) is another notation for e^x. */
function exponential(cursor: Cursor, context: Context, factor: ReadFactor): Expression {
  cursor.next();
  return power({ kind: "constant", name: "e" }, argumentOf(cursor, context, factor));
}

function power(base: Expression, exponent: Expression): Expression {
  return { kind: "power", base, exponent };
}

/** The exponent of `sin^2 x`, if there is one. */
function raised(cursor: Cursor, context: Context): Expression | null {
  if (!cursor.isSymbol("^")) return null;
  cursor.next();
  if (cursor.isSymbol("(")) return parseBrackets(cursor, context);
  const isNegative = cursor.isSymbol("-");
  if (isNegative) cursor.next();
  const number = cursor.takeNumber({ fractions: false });
  if (!number || number.form.kind !== "integer") throw cursor.unexpected();
  return isNegative ? { ...number, value: q.negate(number.value) } : number;
}

const inverses: Partial<Record<FunctionName, FunctionName>> = {
  sin: "arcsin",
  cos: "arccos",
  tan: "arctan",
  cot: "arccot",
  sec: "arcsec",
  cosec: "arccosec",
};

function inverseOf(cursor: Cursor, name: FunctionName): FunctionName {
  const inverse = inverses[name];
  if (!inverse) throw cursor.unclear("what the power −1 of this function means", "1/(ln x)");
  return inverse;
}

/** `log_2 8`, `log_{10} x`, `log2(8)`, "log base 2 of 8"; base 10 if none is written. */
function logarithm(cursor: Cursor, context: Context, factor: ReadFactor): Expression {
  const base = baseOf(cursor, context);
  const exponent = raised(cursor, context);
  if (base && cursor.isWord("of")) cursor.next();
  const argument = argumentOf(cursor, context, factor);
  const later = base ? null : laterBase(cursor, context, factor);
  const low = base ?? later;
  const call: Expression = { kind: "call", name: "log", argument, ...(low && { base: low }) };
  return exponent ? power(call, exponent) : call;
}

function baseOf(cursor: Cursor, context: Context): Expression | null {
  if (cursor.isSymbol("_")) {
    cursor.next();
    return plainBase(cursor, context);
  }
  if (cursor.isWord("base")) {
    cursor.next();
    return plainBase(cursor, context);
  }
  const [digits, bracket] = [cursor.peek(), cursor.peek(1)];
  const isGlued =
    digits?.kind === "number" &&
    !digits.spaced &&
    isSymbol(bracket, "(") &&
    bracket?.spaced === false;
  return isGlued ? cursor.takeNumber({ fractions: false }) : null;
}

function plainBase(cursor: Cursor, context: Context): Expression {
  const token = cursor.peek();
  if (token?.kind === "letter") {
    cursor.next();
    return { kind: "variable", name: token.text };
  }
  const number = cursor.takeNumber({ fractions: false });
  return number ?? parseBrackets(cursor, context);
}

/** "log 8 to the base 2", "log 8 base 2". */
function laterBase(cursor: Cursor, context: Context, factor: ReadFactor): Expression | null {
  const said = ["to", "the", "base"];
  const words = said.filter((word, at) => {
    const token = cursor.peek(at);
    return token?.kind === "word" && token.text === word;
  });
  const length = words.length === said.length ? said.length : cursor.isWord("base") ? 1 : 0;
  if (length === 0) return null;
  for (let taken = 0; taken < length; taken += 1) cursor.next();
  return factor(cursor, context);
}

/**
 * The argument of a function: a bracket, or without brackets a run such as 2x, 30° or 3π/4. `sin x/2` is ambiguous;
 * in `sin x/x` and `sin(x)^2` the argument ends before the sign.
 */
function argumentOf(cursor: Cursor, context: Context, factor: ReadFactor): Expression {
  if (cursor.isSymbol("(")) return { kind: "group", inner: parseBrackets(cursor, context) };
  const isNegative = cursor.isSymbol("-");
  if (isNegative) cursor.next();
  if (startsFunction(cursor)) throw cursor.unclear("what the function is taken of", "sin(cos x)");
  let argument = factor(cursor, context);
  while (continuesArgument(cursor, argument)) {
    argument = {
      kind: "product",
      sign: "implicit",
      left: argument,
      right: factor(cursor, context),
    };
  }
  const whole = dividedArgument(cursor, context, { argument, factor });
  return isNegative ? { kind: "negate", operand: whole } : whole;
}

/** A letter directly after, as in sin 2x; after a space it belongs to the argument only if a number alone precedes. */
function continuesArgument(cursor: Cursor, argument: Expression): boolean {
  const token = cursor.peek();
  return token?.kind === "letter" && (!token.spaced || argument.kind === "number");
}

function dividedArgument(
  cursor: Cursor,
  context: Context,
  { argument, factor }: { argument: Expression; factor: ReadFactor },
): Expression {
  if (!cursor.isSymbol("/") || cursor.peek(1)?.kind !== "number") return argument;
  const hasPi = someWithin(argument, (part) => part.kind === "constant" && part.name === "π");
  if (!hasPi) throw cursor.unclear("what stands over the slash", "sin(x/2) or (sin x)/2");
  cursor.next();
  return { kind: "quotient", sign: "/", left: argument, right: factor(cursor, context) };
}

/** `cbrt(8)`, `root(72x, 2)`, "cube root of 8". */
function namedRoot(
  cursor: Cursor,
  context: Context,
  { word, factor }: { word: string; factor: ReadFactor },
): Expression {
  const said = isSaidRoot(cursor) ? saidRoots.get(word) : undefined;
  if (said !== undefined) {
    for (let taken = 0; taken < 3; taken += 1) cursor.next();
    return { kind: "root", index: said, operand: factor(cursor, context) };
  }
  cursor.next();
  if (word === "cbrt") return { kind: "root", index: 3, operand: parseBrackets(cursor, context) };
  return rootOfOrder(cursor, context);
}

function rootOfOrder(cursor: Cursor, context: Context): Expression {
  if (!cursor.isSymbol("(")) throw cursor.unexpected();
  cursor.next();
  const operand = context.sum(cursor, { ...context, depth: context.depth + 1, inBars: false });
  if (!cursor.isSymbol(",")) throw cursor.unexpected();
  cursor.next();
  const index = orderOf(cursor);
  if (!cursor.isSymbol(")")) throw cursor.unexpected();
  cursor.next();
  return { kind: "root", index, operand };
}

const highestOrder = 100n;

/** The order of a root: a whole number from 2 up. */
export function orderOf(cursor: Cursor): number {
  const number = cursor.takeNumber({ fractions: false });
  const order = number?.form.kind === "integer" ? number.value.numerator : 0n;
  if (order < 2n || order > highestOrder) throw cursor.unexpected();
  return Number(order);
}
