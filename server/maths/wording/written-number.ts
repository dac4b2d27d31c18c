import { type Expression, fractionLeaf, type NumberLeaf } from "../expressions/expression.ts";
import { expressionLatex } from "../expressions/write-latex.ts";
import { expressionPlain } from "../expressions/write-plain.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { Refusal } from "../refusal.ts";
import { settle } from "../expressions/settle.ts";

/** A single number of a question: its value and its written form. */
export interface WrittenNumber {
  value: Rational;
  form: NumberLeaf["form"]["kind"];
  latex: string;
  plain: string;
}

/** Reads one number with its sign: whole, decimal, fraction or mixed. Null for anything else. */
export function readNumber(tokens: readonly Token[]): WrittenNumber | null {
  if (tokens.some((token) => isSymbol(token, "₹", "%", "+"))) return null;
  const expression = parsed(tokens);
  if (expression?.kind === "number") return written(expression, expression.value, expression.form);
  if (expression?.kind !== "negate" || expression.operand.kind !== "number") return null;
  const { value, form } = expression.operand;
  return written(expression, q.negate(value), form);
}

function parsed(tokens: readonly Token[]): Expression | null {
  try {
    return settle(parseExpression(tokens));
  } catch (error) {
    // A text that is not one number may belong to another task.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function written(expression: Expression, value: Rational, form: NumberLeaf["form"]): WrittenNumber {
  return {
    value,
    form: form.kind,
    latex: expressionLatex(expression),
    plain: expressionPlain(expression),
  };
}

/** Reads a whole number, which may be negative; null for another kind of number. */
export function readInteger(tokens: readonly Token[]): bigint | null {
  const number = readNumber(tokens);
  return number?.form === "integer" ? number.value.numerator : null;
}

/** Reads a whole number from 1 up. */
export function readPositive(tokens: readonly Token[]): bigint | null {
  const number = readInteger(tokens);
  return number !== null && number > 0n ? number : null;
}

/** The maximum count of numbers in one list. */
const longestList = 12;

/**
 * Reads numbers separated by commas, "and" or "or", in brackets or not. Null if it is not such a list, or if a comma
 * without a space may belong to a number or to the list: 12,180 and 24.
 */
export function readNumbers(tokens: readonly Token[]): WrittenNumber[] | null {
  const parts = splitNumbers(tokens);
  if (!parts || parts.length > longestList) return null;
  const numbers = parts.map(readNumber);
  const known = numbers.filter((number) => number !== null);
  return known.length === numbers.length ? known : null;
}

/** The items of a list of numbers, unparsed; null if its commas are ambiguous or an item is missing. */
export function splitNumbers(tokens: readonly Token[]): Token[][] | null {
  const inner = withoutBrackets(tokens);
  return hasUnclearCommas(inner) ? null : splitList(inner);
}

/** Reads two or more whole numbers from 1 up. */
export function readPositives(tokens: readonly Token[]): bigint[] | null {
  const numbers = readNumbers(tokens);
  if (!numbers || numbers.length < 2) return null;
  const isPositive = numbers.every(({ form, value }) => form === "integer" && q.sign(value) > 0);
  return isPositive ? numbers.map(({ value }) => value.numerator) : null;
}

function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const isBracketed = isSymbol(tokens[0], "(") && isSymbol(tokens.at(-1), ")");
  const inner = tokens.slice(1, -1);
  const isOnePair = !inner.some((token) => isSymbol(token, "(", ")"));
  return isBracketed && isOnePair ? inner : tokens;
}

function isSeparator(token: Token): boolean {
  const isWord = token.kind === "word" && ["and", "aur", "or", "ya"].includes(token.text);
  return isWord || isSymbol(token, ",", ";", "newline");
}

/** The items between separators outside brackets; ", and" is one separator, and no item may be empty. */
function splitList(tokens: readonly Token[]): Token[][] | null {
  const parts: Token[][] = [[]];
  let depth = 0;
  let wasComma = false;
  for (const token of tokens) {
    if (isSymbol(token, "(")) depth += 1;
    if (isSymbol(token, ")")) depth -= 1;
    if (depth > 0 || !isSeparator(token)) {
      parts.at(-1)?.push(token);
      wasComma = false;
    } else if (!wasComma || token.kind !== "word") {
      parts.push([]);
      wasComma = token.kind === "symbol";
    } else wasComma = false;
  }
  return parts.every((part) => part.length > 0) ? parts : null;
}

/**
 * 12,180 next to other numbers: unambiguous only if every separator comma of the list is followed by a space, or if
 * there are no separator commas and every number contains a comma, as in "45,321 and 23,450".
 */
function hasUnclearCommas(tokens: readonly Token[]): boolean {
  const numbers = tokens.filter((token) => token.kind === "number");
  if (!numbers.some(({ grouping }) => grouping === "possible")) return false;
  const after = tokens.filter((_, at) => isSymbol(tokens[at - 1], ",", ";"));
  if (after.length > 0) return after.some((token) => !token.spaced);
  return numbers.length < 2 || numbers.some(({ grouping }) => grouping === "none");
}

/** A fraction or whole number as a `WrittenNumber`. */
export function writtenRational(value: Rational): WrittenNumber {
  const leaf: NumberLeaf = q.isInteger(value)
    ? { kind: "number", value, form: { kind: "integer" } }
    : fractionLeaf(value.numerator, value.denominator);
  return written(leaf, value, leaf.form);
}
