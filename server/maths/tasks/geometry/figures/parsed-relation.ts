import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import type { Token } from "../../../read/token.ts";
import { tokenise } from "../../../read/tokenise.ts";
import type { Figure, Relation } from "./figure.ts";

/** A formula with its right side parsed. */
export interface ParsedRelation {
  left: string;
  right: Expression;
  /** All symbols, the one on the left first. */
  symbols: readonly string[];
  rule: string;
  /** The name of the formula at school; null if it has none. */
  method: string | null;
}

const parsed = new Map<Figure, readonly ParsedRelation[]>();

/** Returns the formulas of a figure; they are parsed on first use, so that imports stay cheap. */
export function relationsOf(figure: Figure): readonly ParsedRelation[] {
  const known = parsed.get(figure);
  if (known) return known;
  const made = figure.relations.map(parseRelation);
  parsed.set(figure, made);
  return made;
}

function parseRelation({ formula, rule, method }: Relation): ParsedRelation {
  const [left = "", right = ""] = formula.split(" = ");
  const expression = parseExpression(tokenise(right).map(withItsCase));
  return {
    left,
    right: expression,
    symbols: [left, ...variablesIn(expression)],
    rule,
    method: method ?? null,
  };
}

/** Restores the case of a letter. Questions are read in lower case, but in a formula R and r are two radii. */
function withItsCase(token: Token): Token {
  const isCapital = token.kind === "letter" && /^[A-Z]$/.test(token.written);
  return isCapital ? { ...token, text: token.written } : token;
}
