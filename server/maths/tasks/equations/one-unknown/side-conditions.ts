import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { variablesIn } from "../../../expressions/expression.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";

/** An equation without what is said of its unknown next to it: "…, x ≠ 0, 2". */
export interface ConditionedEquation {
  equation: readonly Token[];
  /** The letter that the conditions are about; null if there are none. */
  letter: string | null;
  /** The values that it may not have. */
  exclusions: readonly Quotient[];
}

const links: ReadonlySet<string> = new Set(["where", "given", "that", "if", "provided", "and"]);

/** Parts an equation from conditions with ≠; null if the conditions can't be read. */
export function withoutConditions(tokens: readonly Token[]): ConditionedEquation | null {
  const sign = tokens.findIndex((token) => isSymbol(token, "≠"));
  if (sign < 0) return { equation: tokens, letter: null, exclusions: [] };
  const named = tokens[sign - 1];
  const end = endOfEquation(tokens, sign - 1);
  if (named?.kind !== "letter" || end === null) return null;
  const said = tokens.slice(sign - 1);
  const isBracketed = isSymbol(tokens[sign - 2], "(");
  if (isBracketed && !isSymbol(said.at(-1), ")")) return null;
  const exclusions = valuesOf(isBracketed ? said.slice(0, -1) : said, named.text);
  return exclusions && { equation: tokens.slice(0, end), letter: named.text, exclusions };
}

/** Before a comma, a semicolon, a bracket, or words such as "where". */
function endOfEquation(tokens: readonly Token[], letter: number): number | null {
  let end = letter;
  while (end > 0 && isLink(tokens[end - 1])) end -= 1;
  return end === letter || end === 0 ? null : end;
}

function isLink(token: Token | undefined): boolean {
  return (
    isSymbol(token, ",", ";", "(", "newline") || (token?.kind === "word" && links.has(token.text))
  );
}

/** "x ≠ 0, 2" and "x ≠ 0, x ≠ 2" alike. */
function valuesOf(tokens: readonly Token[], letter: string): Quotient[] | null {
  const values = partsOf(tokens).map((part) => {
    const [first, sign] = part;
    const isNamed = first?.kind === "letter" && first.text === letter && isSymbol(sign, "≠");
    return constantOf(isNamed ? part.slice(2) : part);
  });
  const known = values.filter((value) => value !== null);
  return known.length === values.length && known.length > 0 ? known : null;
}

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const isWord = token.kind === "word" && ["and", "or"].includes(token.text);
    if (isWord || isSymbol(token, ",", ";", "newline")) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function constantOf(tokens: readonly Token[]): Quotient | null {
  try {
    const expression = parseExpression(tokens);
    return variablesIn(expression).length === 0 ? canonical(expression) : null;
  } catch (error) {
    // Words or an empty part: no condition that can be read.
    if (error instanceof Refusal) return null;
    throw error;
  }
}
