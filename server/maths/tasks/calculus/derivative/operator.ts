import type { Expression } from "../../../expressions/expression.ts";
import type { Token } from "../../../read/token.ts";
import { closingBracket, readFormula } from "../read-formula.ts";

/** d/dx, d²y/dx², f″(x), y′: a request as a symbol, not in words. */
export interface Operator {
  order: number;
  /** The letter of differentiation, if given. */
  variable: string | null;
  /** The function: y of dy/dx, f of f′(x); null for d/dx. */
  of: string | null;
  /** f′(3): the point. */
  at: Expression | null;
  length: number;
}

const longestSign = 18;
const fraction =
  /^(?:frac\()?d(?:\^?\(?(\d)\)?)?([a-zθ])?(?:\/|\)\()d([a-zθφ])(?:\^?\(?(\d)\)?)?\)?$/;
const primed = /^([a-z])(?:\^\(?)?('+)\)?$/;

/** The longest symbol with which the tokens begin; null if there is none. */
export function readOperator(tokens: readonly Token[]): Operator | null {
  let text = "";
  let found: Operator | null = null;
  for (const [at, token] of tokens.slice(0, longestSign).entries()) {
    text += textOf(token);
    found = asFraction(text, at + 1) ?? asPrimed(text, at + 1) ?? found;
  }
  return found && withArgument(found, tokens);
}

function textOf(token: Token): string {
  switch (token.kind) {
    case "number":
      return token.value.numerator.toString();
    case "fraction":
      return " ";
    case "letter":
    case "symbol":
    case "unknown":
    case "word":
      return token.text;
  }
}

function asFraction(text: string, length: number): Operator | null {
  const [whole, above, of, variable = "", below] = fraction.exec(text) ?? [];
  if (whole === undefined || above !== below) return null;
  const isBalanced = whole.split("(").length === whole.split(")").length;
  if (!isBalanced) return null;
  return { order: Number(above ?? 1), variable, of: of ?? null, at: null, length };
}

function asPrimed(text: string, length: number): Operator | null {
  const [whole, of, primes = ""] = primed.exec(text) ?? [];
  if (whole === undefined || of === undefined) return null;
  const isBalanced = whole.includes("(") === whole.includes(")");
  return isBalanced ? { order: primes.length, variable: null, of, at: null, length } : null;
}

/** f′(x) names the letter, f′(3) the point. */
function withArgument(operator: Operator, tokens: readonly Token[]): Operator | null {
  const open = tokens[operator.length];
  const isApplied =
    operator.of !== null &&
    operator.variable === null &&
    open?.kind === "symbol" &&
    open.text === "(";
  if (!isApplied) return operator;
  const end = closingBracket(tokens, operator.length);
  const argument = end < 0 ? null : readFormula(tokens.slice(operator.length + 1, end));
  if (!argument) return null;
  const length = end + 1;
  return argument.kind === "variable"
    ? { ...operator, variable: argument.name, length }
    : { ...operator, at: argument, length };
}
