import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import type { Token } from "../../../read/token.ts";
import { tokenise } from "../../../read/tokenise.ts";
import type { Figure, Relation } from "./figure.ts";

/** A formula cut into its two sides. */
export interface ParsedRelation {
  left: string;
  right: Expression;
  /** All its letters, that on the left first. */
  symbols: readonly string[];
  rule: string;
  /** Its own name in the school; null for the formula of a figure like many. */
  method: string | null;
}

const parsed = new Map<Figure, readonly ParsedRelation[]>();

/** The formulas of a figure; read when first needed, so that importing them costs nothing. */
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

/** Questions are read without regard to case, but in a formula R and r are two radii. */
function withItsCase(token: Token): Token {
  const isCapital = token.kind === "letter" && /^[A-Z]$/.test(token.written);
  return isCapital ? { ...token, text: token.written } : token;
}
