import { substitute } from "../../../equations/equation.ts";
import { mapChildren, someWithin, valueLeaf } from "../../../expressions/expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { evaluateExact } from "../exact/evaluate-exact.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactExpression, exactLatex } from "../exact/write-exact.ts";
import { isolateSymbol } from "./isolate-symbol.ts";
import type { WorkedLine } from "./isolate-symbol.ts";
import type { ParsedRelation } from "./parsed-relation.ts";
import { reasons } from "../../../working/reasons.ts";

/** One use of a formula: the letter it gave, and the lines of working. */
export interface Derivation {
  symbol: string;
  value: Exact;
  relation: ParsedRelation;
  /** The formula with the known numbers in it. */
  start: string;
  /** From the line after the start up to the value itself. */
  lines: readonly WorkedLine[];
}

export interface Setting {
  style: NumberStyle;
  /** What π is taken as; π itself where it stays. */
  pi: Exact;
  /** What roots are taken as, where the question says: √3 = 1.73. */
  roots: ReadonlyMap<bigint, Rational>;
  /** How a letter of the left side is written. */
  write: (symbol: string) => string;
}

/** Finds every letter of the formulas that the known ones lead to, in as few uses of formulas as can be. */
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

/** The one letter of a formula that is not known; null where it can't be found exactly, or is no size. */
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

/** The right side of a formula with all its numbers, and what it comes to: `12 \\times 7 = 84`. */
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

/** π and the roots replaced by what they are to be taken as. */
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
  const lines = stagesOf(expression, setting.style).map(({ title, why, reached }) => ({
    title,
    why,
    line: write(expressionLatex(reached)),
  }));
  const end = { title: "Work it out", why: lastWhy(expression), line: write(last) };
  const start = write(expressionLatex(expression));
  const seen = new Set([start, end.line]);
  const middle = lines.filter(({ line }) => !seen.has(line) && seen.add(line));
  return { symbol, value, relation, start, lines: [...middle, end] };
}

const underRoot = "A root works like brackets: what stands under it comes first.";

/** Why the last line can be worked out: by its operation. */
function lastWhy({ kind }: Expression): string {
  if (kind === "root") return reasons.undoSquare;
  if (kind === "quotient") return reasons.bar;
  if (kind === "sum" || kind === "difference") return reasons.order;
  return "All the measures are known now, so only numbers are multiplied.";
}

interface Stage {
  title: string;
  why: string;
  reached: Expression;
}

/** The expression with powers and brackets worked out, then with what stands under a root worked out. */
function stagesOf(expression: Expression, style: NumberStyle): Stage[] {
  const first = worked(expression, style);
  const hasRoot = someWithin(first, ({ kind }) => kind === "root");
  return [
    { ...firstTexts(expression), reached: first },
    {
      title: hasRoot ? "Work out what stands under the root" : "Work out the brackets",
      why: hasRoot ? underRoot : "What stands in brackets comes first, as in BODMAS.",
      reached: underRoots(first, style),
    },
  ];
}

/** What the first stage does, by what there is to do. */
function firstTexts(expression: Expression): Pick<Stage, "title" | "why"> {
  const has = (kind: Expression["kind"]): boolean =>
    someWithin(expression, (part) => part.kind === kind);
  if (has("call")) {
    const ratios = "the trigonometric ratio";
    return {
      title: has("power") ? `Work out the powers and ${ratios}` : `Put in the value of ${ratios}`,
      why: "The sine, cosine and tangent of 30°, 45° and 60° are learnt by heart.",
    };
  }
  // Brackets under a root or over a fraction bar are not written.
  const hasBrackets = expressionLatex(expression).includes("(");
  if (hasBrackets && has("power")) {
    const why = "Brackets come first, then powers, as in BODMAS.";
    return { title: "Work out the brackets and powers", why };
  }
  if (has("power")) return { title: "Work out the powers", why: "Powers come before × and +." };
  if (hasBrackets) {
    const why = "What stands in brackets comes first, as in BODMAS.";
    return { title: "Work out the brackets", why };
  }
  return has("root")
    ? { title: "Work out what stands under the root", why: underRoot }
    : { title: "Work out the numerator", why: "A fraction bar works like brackets." };
}

function leafOf(expression: Expression, style: NumberStyle): Expression | null {
  if (someWithin(expression, ({ kind }) => ["constant", "root", "variable"].includes(kind)))
    return null;
  const value = evaluateExact(expression);
  const number = value && exact.asRational(value);
  return number ? exactExpression(exact.fromRational(number), style) : null;
}

function worked(expression: Expression, style: NumberStyle): Expression {
  if (expression.kind === "call") {
    const value = evaluateExact(expression);
    return value ? { kind: "group", inner: exactExpression(value, style) } : expression;
  }
  if (expression.kind === "power") {
    return leafOf(expression, style) ?? mapChildren(expression, (child) => worked(child, style));
  }
  if (expression.kind === "group") {
    const isSingle = !["sum", "difference"].includes(expression.inner.kind);
    const hasPower = someWithin(expression, ({ kind }) => kind === "power");
    // 2 × (8 + 6) becomes 2 × 14, but (5² + 12²) only 25 + 144.
    if (!hasPower || isSingle) return leafOf(expression, style) ?? expression;
  }
  return mapChildren(expression, (child) => worked(child, style));
}

function underRoots(expression: Expression, style: NumberStyle): Expression {
  if (expression.kind === "root" || expression.kind === "group") {
    const inner = expression.kind === "root" ? expression.operand : expression;
    const leaf = leafOf(inner, style);
    if (leaf) return expression.kind === "root" ? { ...expression, operand: leaf } : leaf;
  }
  return mapChildren(expression, (child) => underRoots(child, style));
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
