import { substitute } from "../../../equations/equation.ts";
import { type Expression, mapChildren, valueLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { evaluateExact } from "../exact/evaluate-exact.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactExpression, exactLatex } from "../exact/write-exact.ts";
import { isolateSymbol, type WorkedLine } from "./isolate-symbol.ts";
import type { ParsedRelation } from "./parsed-relation.ts";
import { workingLines } from "./working-lines.ts";

/** One application of a formula: the symbol that it determines, and the lines of working. */
export interface Derivation {
  symbol: string;
  value: Exact;
  relation: ParsedRelation;
  /** The formula with the known numbers substituted. */
  start: string;
  /** The lines after `start`, up to the value. */
  lines: readonly WorkedLine[];
}

export interface Setting {
  style: NumberStyle;
  /** The value used for π; π itself if it remains symbolic. */
  pi: Exact;
  /** The values of roots given in the question: √3 = 1.73. */
  roots: ReadonlyMap<bigint, Rational>;
  /** Returns the LaTeX of the symbol on the left side. */
  write: (symbol: string) => string;
}

/** Derives every symbol that the formulas determine from the known ones, with the fewest applications of formulas. */
export function deriveAll(
  relations: readonly ParsedRelation[],
  known: ReadonlyMap<string, Exact>,
  setting: Setting,
): Map<string, Derivation> {
  const values = new Map(known);
  const found = new Map<string, Derivation>();
  for (let round = 0; round < 5; round += 1) {
    const news = relations.flatMap((relation) => derive(relation, values, setting) ?? []);
    const fresh = news.filter(({ symbol }) => !values.has(symbol));
    if (fresh.length === 0) break;
    for (const derivation of fresh) {
      if (values.has(derivation.symbol)) continue;
      values.set(derivation.symbol, derivation.value);
      found.set(derivation.symbol, derivation);
    }
  }
  return found;
}

/**
 * Derives the only unknown symbol of a formula; null if there is not exactly one, if it is not exact, or if it is not a
 * possible size.
 */
function derive(
  relation: ParsedRelation,
  values: ReadonlyMap<string, Exact>,
  setting: Setting,
): Derivation | null {
  const missing = relation.symbols.filter((symbol) => !values.has(symbol));
  const [symbol] = missing;
  if (symbol === undefined || missing.length > 1) return null;
  const derivation =
    symbol === relation.left
      ? deriveLeft(relation, values, setting)
      : deriveRight(relation, values, setting, symbol);
  return derivation && exact.sign(derivation.value) > 0 ? derivation : null;
}

function withNumbers(
  { right }: ParsedRelation,
  values: ReadonlyMap<string, Exact>,
  setting: Setting,
): Expression {
  const leaves = new Map(
    [...values].map(([symbol, value]) => [symbol, exactExpression(value, setting.style)]),
  );
  return substitute(withConstants(right, setting), leaves);
}

/** Returns the right side of a formula with all numbers substituted, and its value: `12 \\times 7 = 84`. */
export function withAllNumbers(
  relation: ParsedRelation,
  values: ReadonlyMap<string, Exact>,
  setting: Setting,
): string | null {
  const left = values.get(relation.left);
  if (!left || !relation.symbols.every((symbol) => values.has(symbol))) return null;
  const right = expressionLatex(withNumbers(relation, values, setting));
  return `${right} = ${exactLatex(left, setting.style)}`;
}

/** Replaces π and roots by their given values. */
function withConstants(expression: Expression, setting: Setting): Expression {
  const { pi, roots, style } = setting;
  if (expression.kind === "constant" && expression.name === "π") return exactExpression(pi, style);
  if (expression.kind === "root" && expression.operand.kind === "number") {
    const value = roots.get(expression.operand.value.numerator);
    if (value && q.isInteger(expression.operand.value)) return valueLeaf(value, "decimal");
  }
  return mapChildren(expression, (child) => withConstants(child, setting));
}

function deriveLeft(
  relation: ParsedRelation,
  values: ReadonlyMap<string, Exact>,
  setting: Setting,
): Derivation | null {
  const expression = withNumbers(relation, values, setting);
  const found = evaluateExact(expression, new Map([["π", exact.pi]]));
  if (!found) return null;
  const value = exact.approximate(found, setting.roots);
  const symbol = relation.left;
  const write = (side: string): string => `${setting.write(symbol)} = ${side}`;
  const last = exactLatex(value, setting.style);
  const { lines: own, ending } = workingLines(expression, setting.style);
  const lines = own.map(({ title, why, latex }) => ({ title, why, line: write(latex) }));
  const end = { ...ending, line: write(last) };
  const start = write(expressionLatex(expression));
  const seen = new Set([start, end.line]);
  const middle = lines.filter(({ line }) => !seen.has(line) && seen.add(line));
  return { symbol, value, relation, start, lines: [...middle, end] };
}

function deriveRight(
  relation: ParsedRelation,
  values: ReadonlyMap<string, Exact>,
  setting: Setting,
  symbol: string,
): Derivation | null {
  const right = values.get(relation.left);
  if (!right) return null;
  const others = new Map([...values].filter(([name]) => name !== symbol));
  const expression = withNumbers(relation, others, setting);
  const options = { symbol, style: setting.style, pi: setting.pi };
  const solved = isolateSymbol(expression, right, options);
  if (!solved) return null;
  const start = `${expressionLatex(expression)} = ${exactLatex(right, setting.style)}`;
  const { value, lines } = solved;
  return lines.length === 0 ? null : { symbol, value, relation, start, lines };
}
