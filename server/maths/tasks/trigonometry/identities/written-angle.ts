import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  fractionLeaf,
  type FunctionName,
  integerLeaf,
  mapChildren,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  factorsOf,
  isSum,
  productOf,
  type SignedTerm,
  sumOf,
  termsOf,
} from "../../../working/written.ts";
import { isTrigonometricCall } from "../reading/requested.ts";

/** The unit of angles in a solution, which is that of the question. */
export type AngleUnit = "degrees" | "radians";

const piKey = "#π";

/** Splits an angle into its multiple of π and the remaining terms. */
export function partsOfAngle(angle: Quotient): { turn: Rational; rest: Quotient } {
  const term = form.isPolynomial(angle)
    ? angle.numerator.terms.find(({ monomial }) => monomial.key === piKey)
    : undefined;
  if (!term) return { turn: q.zero, rest: angle };
  const rest = angle.numerator.terms.filter((other) => other !== term);
  return { turn: term.coefficient, rest: form.fromPolynomial({ terms: rest }) };
}

/** The multiple of π that an angle is; null if it has other terms. */
export function turnOf(angle: Quotient): Rational | null {
  const { turn, rest } = partsOfAngle(angle);
  return form.isZero(rest) ? turn : null;
}

function angleOfTurn(turn: Rational): Quotient {
  return form.scale(form.fromConstant("π"), turn);
}

/** An angle of t·π as an expression: 30°, 7π/12. */
export function writeTurn(turn: Rational, unit: AngleUnit): Expression {
  if (unit === "radians") return toExpression(angleOfTurn(turn));
  const degrees = q.multiply(turn, q.rational(180n));
  const leaf = q.isInteger(degrees)
    ? integerLeaf(q.absolute(degrees).numerator)
    : decimalOrFraction(q.absolute(degrees));
  const positive: Expression = { kind: "degrees", operand: leaf };
  return q.sign(degrees) < 0 ? { kind: "negate", operand: positive } : positive;
}

function decimalOrFraction(value: Rational): Expression {
  const places = q.decimalPlaces(value);
  if (places === null) return fractionLeaf(value.numerator, value.denominator);
  return { kind: "number", value, form: { kind: "decimal", places } };
}

/** An angle with its letters first and its degrees or multiple of π after them. */
function writeAngle(angle: Quotient, unit: AngleUnit): Expression {
  const { turn, rest } = partsOfAngle(angle);
  if (form.isZero(rest)) return writeTurn(turn, unit);
  const letters = toExpression(rest);
  if (q.isZero(turn)) return letters;
  const shown = writeTurn(q.absolute(turn), unit);
  const isNegative = q.sign(turn) < 0;
  return { kind: isNegative ? "difference" : "sum", left: letters, right: shown };
}

const ranks = ["sin", "cos", "tan", "cot", "sec", "cosec"];

/** A computed expression in school notation: sin before cos, angles in the unit of the question. */
export function inSchoolForm(expression: Expression, unit: AngleUnit): Expression {
  if (isTrigonometricCall(expression)) {
    const angle = canonical(expression.argument);
    const turned = unit === "radians" ? cofunction(expression.name, angle) : null;
    if (turned) return turned;
    return { ...expression, argument: writeAngle(angle, unit) };
  }
  if (isSum(expression)) {
    const terms = termsOf(expression).map(({ isNegative, term }) => ({
      isNegative,
      term: inSchoolForm(term, unit),
    }));
    return sumOf(inReadingOrder(terms));
  }
  if (expression.kind !== "product") {
    return mapChildren(expression, (part) => inSchoolForm(part, unit));
  }
  const factors = factorsOf(expression).map((factor) => inSchoolForm(factor, unit));
  const functions = factors.filter((factor) => rankOf(factor) >= 0);
  const others = factors.filter((factor) => rankOf(factor) < 0);
  const sorted = functions.toSorted((a, b) => rankOf(a) - rankOf(b));
  return productOf([...others, ...sorted]);
}

/** Reorders terms: no minus sign at the start, 1 + cos 2θ rather than cos 2θ + 1, sin before a cos of the same form. */
function inReadingOrder(terms: readonly SignedTerm[]): SignedTerm[] {
  const ordered = terms[0]?.isNegative
    ? terms.toSorted((one, other) => Number(one.isNegative) - Number(other.isNegative))
    : [...terms];
  const [first, second, more] = ordered;
  if (!first || !second || second.isNegative) return ordered;
  const isTurned = more === undefined && termRank(second.term) < 0;
  const areAlike = shapeOf(first.term) === shapeOf(second.term);
  const isBackwards = areAlike && termRank(first.term) > termRank(second.term);
  return isTurned || isBackwards ? [second, first, ...ordered.slice(2)] : ordered;
}

/** The form of a term, with sin and cos treated alike. */
function shapeOf(term: Expression): string {
  return expressionLatex(term).replaceAll(/\\(?:sin|cos)/g, "f");
}

function termRank(term: Expression): number {
  const functions = factorsOf(term)
    .map(rankOf)
    .filter((rank) => rank >= 0);
  return functions.length === 0 ? -1 : Math.min(...functions);
}

const cofunctions: Partial<Record<FunctionName, FunctionName>> = {
  sin: "cos",
  cos: "sin",
  tan: "cot",
  cot: "tan",
  sec: "cosec",
  cosec: "sec",
};

/** The cofunction if its angle has a smaller denominator: cos(3π/14) as sin(2π/7). Null otherwise. */
function cofunction(name: FunctionName, angle: Quotient): Expression | null {
  const turn = turnOf(angle);
  const other = cofunctions[name];
  if (!turn || !other) return null;
  const rest = q.subtract(q.rational(1n, 2n), turn);
  if (rest.denominator >= turn.denominator) return null;
  return { kind: "call", name: other, argument: writeTurn(rest, "radians") };
}

function rankOf(factor: Expression): number {
  const base = factor.kind === "power" ? factor.base : factor;
  return base.kind === "call" ? ranks.indexOf(base.name) : -1;
}

/** LaTeX of an angle. */
export function angleLatex(angle: Quotient, unit: AngleUnit): string {
  return expressionLatex(writeAngle(angle, unit));
}

/** LaTeX of a function of an angle, optionally with an exponent. */
export function callLatex(
  name: "sin" | "cos" | "tan",
  angle: Quotient,
  unit: AngleUnit,
  power = 1,
): string {
  const call: Expression = { kind: "call", name, argument: writeAngle(angle, unit) };
  return expressionLatex(
    power === 1 ? call : { kind: "power", base: call, exponent: integerLeaf(BigInt(power)) },
  );
}
