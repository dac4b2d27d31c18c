import { canonical } from "../../../algebra/canonical.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import {
  countEquals,
  type Equation,
  equationVariables,
  readEquation,
} from "../../../equations/equation.ts";
import { type Expression, ungroup, variablesIn } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { splitGivens } from "../../polynomials/givens-and-target.ts";
import { termsOf } from "../../../working/written.ts";

/** What stands below the bars: ax + by + c, or √x. */
export interface Below {
  expression: Expression;
  value: Quotient;
}

/** m·u + n·v = c with u and v for 1 over each of the two denominators. */
export interface Row {
  factors: readonly [q.Rational, q.Rational];
  right: q.Rational;
}

export interface ReduciblePair {
  equations: readonly [Equation, Equation];
  names: readonly [string, string];
  below: readonly [Below, Below];
  rows: readonly [Row, Row];
}

/** Two equations of which each is a sum of numbers over the same two denominators. */
export function readReduciblePair({ body }: Question): ReduciblePair | null {
  const hasBar = body.some((token) => isSymbol(token, "/", "frac", "÷"));
  if (countEquals(body) !== 2 || !hasBar) return null;
  const equations = equationsIn(body);
  const names = [...new Set((equations ?? []).flatMap(equationVariables))].toSorted();
  const [x, y, ...others] = names;
  if (!equations || x === undefined || y === undefined || others.length > 0) return null;
  return pairOf(equations, [x, y]);
}

function pairOf(
  equations: readonly [Equation, Equation],
  names: readonly [string, string],
): ReduciblePair | null {
  const [one, other] = [fractionsOf(equations[0]), fractionsOf(equations[1])];
  if (!one || !other) return null;
  const [u, v, ...rest] = denominatorsOf([...one.fractions, ...other.fractions]);
  if (!u || !v || rest.length > 0) return null;
  return { equations, names, below: [u, v], rows: [rowOf(one, [u, v]), rowOf(other, [u, v])] };
}

function equationsIn(tokens: readonly Token[]): [Equation, Equation] | null {
  const [first, second, ...more] = splitGivens(tokens);
  if (!first || !second || more.length > 0) return null;
  if (countEquals(first) !== 1 || countEquals(second) !== 1) return null;
  try {
    return [readEquation(first), readEquation(second)];
  } catch (error) {
    // Another task says what is not understood.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

interface Fraction {
  above: q.Rational;
  below: Below;
}

interface Sum {
  fractions: readonly Fraction[];
  right: q.Rational;
}

/** Numbers over denominators with letters; all that has none goes to the right. Null for other terms. */
function fractionsOf({ left, right }: Equation): Sum | null {
  const fractions: Fraction[] = [];
  let constant = q.zero;
  const terms = [
    ...termsOf(ungroup(left)),
    ...termsOf(ungroup(right)).map((one) => ({ ...one, isNegative: !one.isNegative })),
  ];
  for (const { term, isNegative } of terms) {
    const sign = q.rational(isNegative ? -1n : 1n);
    if (variablesIn(term).length === 0) {
      const number = form.asRational(canonical(term));
      if (!number) return null;
      constant = q.add(constant, q.multiply(sign, number));
      continue;
    }
    const fraction = fractionOf(term);
    if (!fraction) return null;
    fractions.push({ ...fraction, above: q.multiply(sign, fraction.above) });
  }
  return { fractions, right: q.negate(constant) };
}

function fractionOf(term: Expression): Fraction | null {
  if (term.kind !== "quotient") return null;
  const above = variablesIn(term.left).length === 0 ? form.asRational(canonical(term.left)) : null;
  const written = ungroup(term.right);
  return above && belowOf(written, above);
}

/** A number taken out of the denominator goes above: 5/(2x) is 5/2 over x. */
function belowOf(expression: Expression, above: q.Rational): Fraction | null {
  if (expression.kind === "product") {
    const factor = form.asRational(canonical(expression.left));
    const inner = ungroup(expression.right);
    return factor && !q.isZero(factor) ? belowOf(inner, q.divide(above, factor)) : null;
  }
  const value = canonical(expression);
  const isRoot =
    expression.kind === "root" && expression.index === 2 && expression.operand.kind === "variable";
  return isRoot || isLinear(value) ? { above, below: { expression, value } } : null;
}

function isLinear(value: Quotient): boolean {
  return form.variablesOf(value).every((name) => {
    const [, slope, ...higher] = coefficientsIn(value, name) ?? [];
    return slope !== undefined && higher.length === 0 && form.isConstant(slope);
  });
}

function denominatorsOf(fractions: readonly Fraction[]): Below[] {
  const found: Below[] = [];
  for (const { below } of fractions) {
    if (!found.some(({ value }) => form.equals(value, below.value))) found.push(below);
  }
  return found;
}

function rowOf({ fractions, right }: Sum, [u, v]: readonly [Below, Below]): Row {
  const total = (wanted: Below): q.Rational =>
    fractions
      .filter(({ below }) => form.equals(below.value, wanted.value))
      .map(({ above }) => above)
      .reduce(q.add, q.zero);
  return { factors: [total(u), total(v)], right };
}
