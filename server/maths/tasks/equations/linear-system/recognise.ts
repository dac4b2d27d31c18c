import {
  countEquals,
  type Equation,
  equationLatex,
  equationStyle,
  equationVariables,
  readEquation,
  refuseOtherLetters,
} from "../../../equations/equation.ts";
import { degreeOf, termsOf } from "../../../expressions/polynomial.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { notSupported, notUnderstood, withReading } from "../../../refusal.ts";
import { minus } from "../linear-equation/recognise.ts";

/** Two linear equations in the same two letters. */
export interface LinearSystem {
  equations: [Equation, Equation];
  /** In alphabetical order. */
  names: [string, string];
  /** The letters to be found; both where none was named. */
  targets: readonly string[];
  style: NumberStyle;
}

/** Two or more equations; null if there are fewer. */
export function recognise({ body, targets }: Question): LinearSystem | null {
  if (countEquals(body) < 2) return null;
  const parts = splitEquations(body);
  if (parts.some((part) => countEquals(part) !== 1)) {
    throw notUnderstood(
      "I can't tell where one equation ends and the next begins. Write “and” between them, like x + y = 10 and x - y = 4.",
    );
  }
  const [first, second, ...more] = parts.map(readEquation);
  if (!first || !second || more.length > 0) {
    throw notSupported("I can solve two equations together. Type just two of them.");
  }
  return withReading(systemLatex([first, second]), () => system([first, second], targets));
}

function system(equations: [Equation, Equation], asked: readonly string[]): LinearSystem {
  const names = [...new Set(equations.flatMap(equationVariables))].toSorted();
  const [one, two, ...others] = names;
  refuseOtherLetters(asked, names);
  if (one === undefined || two === undefined) {
    throw notUnderstood(
      "I need two different letters in two equations, like x + y = 10 and x - y = 4.",
    );
  }
  if (others.length > 0) {
    throw notSupported(
      "I can find two unknowns from two equations. Here are more letters than that.",
    );
  }
  if (equations.every(({ left, right }) => left.kind === "variable" && right.kind === "number")) {
    throw notUnderstood("Both values are given already. Type equations that have to be solved.");
  }
  const degrees = equations.map(({ left, right }) => {
    return degreeOf([...termsOf(left), ...minus(termsOf(right))]);
  });
  if (degrees.some((degree) => degree !== 1)) {
    throw notSupported(
      "I can solve two equations together only if they have no squares or products of letters.",
    );
  }
  const style = equations.some((equation) => equationStyle(equation) === "decimal")
    ? "decimal"
    : "fraction";
  return { equations, names: [one, two], targets: asked.length > 0 ? asked : names, style };
}

/** Equations end at "and", "aur", a comma, a semicolon or a new line. */
function splitEquations(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const isWord = token.kind === "word" && (token.text === "and" || token.text === "aur");
    if (isWord || isSymbol(token, ",", ";", "newline")) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0).flatMap(splitAtGap);
}

/** "x + y = 14 x - y = 4": two equations, where one space alone can be the end of the first. */
function splitAtGap(tokens: Token[]): Token[][] {
  const [first, second, ...more] = tokens.flatMap((token, at) =>
    isSymbol(token, "=") ? [at] : [],
  );
  if (first === undefined || second === undefined || more.length > 0) return [tokens];
  const gaps = tokens.flatMap((_, at) => (isGap(tokens, at) ? [at] : []));
  const [end, ...others] = gaps;
  if (end === undefined || others.length > 0 || end < first + 2 || end > second - 1)
    return [tokens];
  return [tokens.slice(0, end), tokens.slice(end)];
}

/** A space between two operands without a sign: 14 x, 11 2x, but not 14x. */
function isGap(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return token?.spaced === true && isOperand(token, "(") && isOperand(before, ")");
}

function isOperand(token: Token | undefined, bracket: "(" | ")"): token is Token {
  return token?.kind === "number" || token?.kind === "letter" || isSymbol(token, bracket);
}

export function systemLatex(equations: readonly Equation[]): string {
  return equations.map(equationLatex).join(", \\quad ");
}
