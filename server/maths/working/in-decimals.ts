import {
  type Expression,
  type NumberLeaf,
  someWithin,
  ungroup,
} from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { factorsOf, productOf, sumOf, termsOf } from "./written.ts";

/**
 * 15x/4 + 3/5 as 3.75x + 0.6, for a question that contains decimals and no fractions. Null if nothing
 * changes, or if a decimal would not terminate.
 */
export function inDecimals(result: Expression, question: Expression): Expression | null {
  const has = (test: (part: Expression) => boolean): boolean => someWithin(question, test);
  const isDecimal = has((part) => part.kind === "number" && part.form.kind === "decimal");
  if (!isDecimal || has(isFraction)) return null;
  const terms = termsOf(ungroup(result)).map(({ isNegative, term }) => ({
    isNegative,
    term: decimalTerm(ungroup(term)),
  }));
  if (!terms.some(({ term }, at) => term !== ungroup(termsOf(ungroup(result))[at]?.term ?? result)))
    return null;
  return terms.every(({ term }) => !someWithin(term, isFraction)) ? sumOf(terms) : null;
}

function isFraction(part: Expression): boolean {
  return part.kind === "quotient" || (part.kind === "number" && part.form.kind === "fraction");
}

/** 15x/4 as 3.75x; the same term if it is not such a fraction. */
function decimalTerm(term: Expression): Expression {
  if (term.kind === "number") return decimalOf(term.value) ?? term;
  if (term.kind !== "quotient") return term;
  const below = ungroup(term.right);
  if (below.kind !== "number") return term;
  const [first, ...others] = factorsOf(ungroup(term.left));
  const number = first?.kind === "number" ? first.value : q.one;
  const letters = first?.kind === "number" ? others : factorsOf(ungroup(term.left));
  const decimal = decimalOf(q.divide(number, below.value));
  return decimal ? productOf([decimal, ...letters]) : term;
}

function decimalOf(value: q.Rational): NumberLeaf | null {
  const places = q.decimalPlaces(value);
  if (places === null || places === 0 || places > mostPlaces) return null;
  return { kind: "number", value, form: { kind: "decimal", places } };
}

const mostPlaces = 9;
