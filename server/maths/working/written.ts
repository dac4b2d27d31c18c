import { canonical } from "../algebra/canonical.ts";
import type { Quotient } from "../algebra/form.ts";
import type { CanonicalOptions } from "../algebra/options.ts";
import { toExpression } from "../algebra/to-expression.ts";
import { children, type Expression, someWithin, ungroup } from "../expressions/expression.ts";
import { expressionLatex } from "../expressions/write-latex.ts";

interface Known {
  form: Quotient;
  written: Expression | null;
}

/** A cache per options object, keyed by the written expression, because rules need the same parts repeatedly. */
const memory = new WeakMap<CanonicalOptions, Map<string, Known>>();

function known(expression: Expression, options: CanonicalOptions): Known {
  const all = memory.get(options) ?? new Map<string, Known>();
  memory.set(options, all);
  const key = expressionLatex(expression);
  const before = all.get(key);
  if (before) return before;
  const found = { form: canonical(expression, options), written: null };
  all.set(key, found);
  return found;
}

/** The canonical form, cached per options object. */
export function exactForm(expression: Expression, options: CanonicalOptions): Quotient {
  return known(expression, options).form;
}

/** The expression completely simplified, in textbook form. */
export function workedOut(expression: Expression, options: CanonicalOptions): Expression {
  const found = known(expression, options);
  found.written ??= withoutLeadingBracket(toExpression(found.form));
  return found.written;
}

/** (5g + 4j)/4 as 5g/4 + j: a numerator over a number, term by term. Other expressions are unchanged. */
export function overNumberSplit(expression: Expression, options: CanonicalOptions): Expression {
  const whole = ungroup(expression);
  if (whole.kind !== "quotient" || ungroup(whole.right).kind !== "number") return expression;
  const terms = termsOf(ungroup(whole.left));
  if (terms.length < 2 || isNumeric(whole.left) || !terms.every(({ term }) => isOneTerm(term))) {
    return expression;
  }
  return sumOf(
    terms.map(({ isNegative, term }) => ({
      isNegative,
      term: workedOut({ ...whole, left: term }, options),
    })),
  );
}

/** (x + 1)/2: a fraction with a sum in the numerator, which stays one fraction. */
export function hasSumAbove(expression: Expression): boolean {
  return someWithin(
    expression,
    (part) => part.kind === "quotient" && isSum(ungroup(part.left)) && !isNumeric(part.left),
  );
}

/** −(x + 3) as −x − 3. */
function withoutLeadingBracket(expression: Expression): Expression {
  if (expression.kind !== "negate" || !isSum(ungroup(expression.operand))) return expression;
  return sumOf(
    termsOf(ungroup(expression.operand)).map((term) => ({ ...term, isNegative: !term.isNegative })),
  );
}

/** Whether two expressions look the same when displayed. */
export function looksLike(one: Expression, other: Expression): boolean {
  return expressionLatex(one) === expressionLatex(other);
}

export function isSum({ kind }: Expression): boolean {
  return kind === "sum" || kind === "difference";
}

/** Numbers, letters and their products, quotients, powers and roots: one term, without + or −. */
export function isOneTerm(expression: Expression): boolean {
  return !someWithin(expression, (part) => isSum(part) || part.kind === "call");
}

/** Has no letters. */
export function isNumeric(expression: Expression): boolean {
  return !someWithin(expression, ({ kind }) => kind === "variable");
}

const beyondArithmetic: ReadonlySet<Expression["kind"]> = new Set([
  "variable",
  "constant",
  "root",
  "call",
  "degrees",
]);

/** Composed of numbers only: no letters, roots, functions or constants, and powers with integer exponents only. */
export function isPlainArithmetic(expression: Expression): boolean {
  return !someWithin(expression, (part) => {
    return beyondArithmetic.has(part.kind) || (part.kind === "power" && hasFraction(part.exponent));
  });
}

function hasFraction(exponent: Expression): boolean {
  return someWithin(
    exponent,
    (part) => part.kind === "quotient" || (part.kind === "number" && part.form.kind !== "integer"),
  );
}

/** A term of a sum with its sign. */
export interface SignedTerm {
  isNegative: boolean;
  term: Expression;
}

/** The terms of a sum from left to right; an expression that is not a sum is one term. */
export function termsOf(expression: Expression): SignedTerm[] {
  if (expression.kind === "sum" || expression.kind === "difference") {
    const isNegative = expression.kind === "difference";
    return [...termsOf(expression.left), { isNegative, term: expression.right }];
  }
  return expression.kind === "negate"
    ? [{ isNegative: true, term: expression.operand }]
    : [{ isNegative: false, term: expression }];
}

/** A sum written from left to right. */
export function sumOf(terms: readonly SignedTerm[]): Expression {
  const [first, ...others] = terms;
  if (!first) throw new Error("A sum has at least one term");
  return others.reduce<Expression>(
    (left, { isNegative, term }) => ({
      kind: isNegative ? "difference" : "sum",
      left,
      right: term,
    }),
    first.isNegative ? { kind: "negate", operand: first.term } : first.term,
  );
}

/** The factors of a product from left to right; an expression that is not a product is one factor. */
export function factorsOf(expression: Expression): Expression[] {
  return expression.kind === "product"
    ? [...factorsOf(expression.left), ...factorsOf(expression.right)]
    : [expression];
}

/** A product written from left to right; signs between numbers are shown. */
export function productOf(factors: readonly Expression[]): Expression {
  const [first, ...others] = factors;
  if (!first) throw new Error("A product has at least one factor");
  return others.reduce<Expression>(
    (left, right) => ({
      kind: "product",
      sign: startsWithNumber(right) ? "×" : "implicit",
      left,
      right,
    }),
    first,
  );
}

function startsWithNumber(expression: Expression): boolean {
  if (expression.kind === "number") return true;
  if (expression.kind === "power") return startsWithNumber(expression.base);
  if (expression.kind !== "product") return false;
  return startsWithNumber(expression.left);
}

/** In brackets if it is a sum or begins with a minus sign. */
export function inBrackets(expression: Expression): Expression {
  const inner = ungroup(expression);
  const needsThem =
    isSum(inner) ||
    inner.kind === "negate" ||
    (inner.kind === "number" && inner.value.numerator < 0n);
  return needsThem ? { kind: "group", inner } : inner;
}

/** The count of subexpressions, a measure of length. */
export function sizeOf(expression: Expression): number {
  return children(expression).reduce((total, child) => total + sizeOf(child), 1);
}
