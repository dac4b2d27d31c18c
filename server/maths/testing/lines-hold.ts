import { evaluateSurd } from "../expressions/evaluate-surd.ts";
import { equalSurds } from "../numbers/surd.ts";
import type { Surd } from "../numbers/surd.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";
import { isSymbol } from "../read/token.ts";
import type { Token } from "../read/token.ts";

/**
 * Whether every equality in a line of working holds for the given values of its letters. Lines that list
 * alternatives, or the general formula, say nothing about one value and hold.
 */
export function lineHolds(line: string, values: ReadonlyMap<string, Surd>): boolean {
  if (/\\pm|\\text\{ or|\\text\{No|\\text\{Inf|\\text\{True/.test(line)) return true;
  return line
    .replaceAll(/\\quad \(\d\)/g, "")
    .split(/\\quad|\\Rightarrow|,(?=\\;)|, /)
    .filter((statement) => statement.trim() !== "")
    .every((statement) => statementHolds(statement, values));
}

function statementHolds(statement: string, values: ReadonlyMap<string, Surd>): boolean {
  const sides = splitAtEquals(tokenise(statement)).filter((side) => !isLabel(side));
  const [first, ...others] = sides.map((side) => evaluateSurd(parseExpression(side), values));
  return others.every((other) => first && other && equalSurds(first, other));
}

/** LCM, HCF or D on one side names what is computed on the other. */
function isLabel(side: readonly Token[]): boolean {
  const [token] = side;
  return (
    side.length === 1 &&
    (token?.kind === "word" || (token?.kind === "letter" && token.text === "d"))
  );
}

function splitAtEquals(tokens: readonly Token[]): Token[][] {
  const sides: Token[][] = [[]];
  for (const token of tokens) {
    if (isSymbol(token, "=")) sides.push([]);
    else sides.at(-1)?.push(token);
  }
  return sides;
}
