import type { Expression, FunctionName } from "../expressions/expression.ts";
import { functionNamed } from "../expressions/letter-runs.ts";
import { type LatexCursor, unread } from "./latex-cursor.ts";
import { isOpen, isSign } from "./latex-token.ts";
import { readExponent } from "./read-marks.ts";
import type { Reader } from "./reader.ts";
import { expressionOf, asOperand } from "./value.ts";

const inverses: ReadonlyMap<string, FunctionName> = new Map([
  ["sin", "arcsin"],
  ["cos", "arccos"],
  ["tan", "arctan"],
  ["cot", "arccot"],
  ["sec", "arcsec"],
  ["cosec", "arccosec"],
]);

/** A function with its argument: `\sin^{2} 2x`, `\log_{2}(8)`; the cursor is on its name. */
export function readFunction(cursor: LatexCursor, reader: Reader): Expression {
  const token = cursor.next();
  const word = token?.kind === "command" ? token.name : "";
  if (word === "exp") return power({ kind: "constant", name: "e" }, readArgument(cursor, reader));
  const name = functionNamed(word);
  if (name === undefined) throw unread();
  const base = cursor.isSign("_") ? readBase(cursor, reader) : null;
  if (base && name !== "log") throw unread();
  const exponent = readPower(cursor, reader);
  const argument = readArgument(cursor, reader);
  const call: Call = { kind: "call", name, argument, ...(base && { base }) };
  return exponent ? raised(call, exponent) : call;
}

type Call = Extract<Expression, { kind: "call" }>;

/** sin²x is a power of the sine, sin⁻¹x the inverse function. */
function raised(call: Call, exponent: Expression): Expression {
  return isMinusOne(exponent) ? { ...call, name: inverseOf(call.name) } : power(call, exponent);
}

function inverseOf(name: FunctionName): FunctionName {
  const inverse = inverses.get(name);
  if (inverse === undefined) throw unread();
  return inverse;
}

function power(base: Expression, exponent: Expression): Expression {
  return { kind: "power", base, exponent: asOperand(exponent) };
}

/** The exponent of sin²x. */
function readPower(cursor: LatexCursor, reader: Reader): Expression | null {
  if (!cursor.isSign("^")) return null;
  cursor.next();
  return expressionOf(readExponent(cursor, reader));
}

function isMinusOne(exponent: Expression): boolean {
  const inner = exponent.kind === "group" ? exponent.inner : exponent;
  return (
    inner.kind === "negate" &&
    inner.operand.kind === "number" &&
    inner.operand.value.numerator === 1n
  );
}

function readBase(cursor: LatexCursor, reader: Reader): Expression {
  cursor.next();
  return expressionOf(readExponent(cursor, reader));
}

/** A bracket, or a run of adjacent factors: sin 2x, cos 3π, ln x. */
function readArgument(cursor: LatexCursor, reader: Reader): Expression {
  if (cursor.isOpen("(", "[", "|", "{")) return readBracketArgument(cursor, reader);
  let argument = expressionOf(reader.factor(cursor));
  while (continuesRun(cursor)) {
    const right = expressionOf(reader.factor(cursor));
    argument = {
      kind: "product",
      sign: "implicit",
      left: asOperand(argument),
      right: asOperand(right),
    };
  }
  // sin x/2 is ambiguous, also before a bracket.
  if (cursor.isSign("/", "!") || isOpen(cursor.peek(), "(")) throw unread();
  return argument;
}

/** In sin(x)² and sin(x)y the argument ends with the bracket; a power there is ambiguous. */
function readBracketArgument(cursor: LatexCursor, reader: Reader): Expression {
  const end = closingPlace(cursor);
  if (isSign(end, "^")) throw unread();
  return expressionOf(reader.factor(cursor));
}

function closingPlace(cursor: LatexCursor) {
  let depth = 0;
  for (let ahead = 0; cursor.peek(ahead); ahead += 1) {
    const token = cursor.peek(ahead);
    if (token?.kind === "open") depth += 1;
    if (token?.kind === "close") depth -= 1;
    if (depth === 0) return cursor.peek(ahead + 1);
  }
  return undefined;
}

function continuesRun(cursor: LatexCursor): boolean {
  const token = cursor.peek();
  if (token?.kind === "letter") return true;
  return token?.kind === "command" && ["frac", "dfrac", "sqrt"].includes(token.name);
}
