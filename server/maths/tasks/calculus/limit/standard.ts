import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  type FunctionName,
  integerLeaf,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { termsOf } from "../../../working/written.ts";
import { overBar } from "../fraction-of.ts";
import { type LightFactor, lightFactors, lightForm } from "../light-form.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { type Approach, exactAt, finite, limitLatex, pointLatex } from "./approach.ts";
import { type Method, precededBy } from "./limit-working.ts";

/** sin u over u and similar: a function that tends to 0 with u, and the limit of the quotient. */
interface Standard {
  /** u, and the divisor: u itself, or u² for 1 − cos u. */
  divisor: Expression;
  tendsTo: Expression;
  formula: string;
}

const one = integerLeaf(1n);
const simple = new Set(["sin", "tan", "arcsin", "arctan", "sinh"]);
const angle = "\\theta";

/** The standard limit of a factor; null if there is none. */
function standardOf(factor: Expression): Standard | null {
  const inner = ungroup(factor);
  if (inner.kind === "call" && simple.has(inner.name)) {
    const sample = expressionLatex({ ...inner, argument: { kind: "variable", name: "θ" } });
    return {
      divisor: ungroup(inner.argument),
      tendsTo: one,
      formula: `\\lim_{${angle} \\to 0} \\frac{${sample}}{${angle}} = 1`,
    };
  }
  if (inner.kind === "call" && inner.name === "ln") return logarithm(ungroup(inner.argument));
  return differenceOf(inner);
}

/** ln(1 + u)/u → 1. */
function logarithm(argument: Expression): Standard | null {
  const rest = form.subtract(canonical(argument), form.one);
  return {
    divisor: toExpression(rest),
    tendsTo: one,
    formula: "\\lim_{u \\to 0} \\frac{\\ln(1 + u)}{u} = 1",
  };
}

/** 1 − cos u, eᵘ − 1, aᵘ − 1, in either order. */
function differenceOf(inner: Expression): Standard | null {
  const terms = termsOf(inner);
  const [first, second, third] = terms;
  if (!first || !second || third || first.isNegative === second.isNegative) return null;
  const [positive, negative] = first.isNegative
    ? [second.term, first.term]
    : [first.term, second.term];
  const isOne = (part: Expression): boolean =>
    part.kind === "number" && q.equals(part.value, q.one);
  if (isOne(positive)) {
    const standard = minusOne(ungroup(negative));
    return standard && { ...standard, tendsTo: negated(standard.tendsTo) };
  }
  return isOne(negative) ? minusOne(ungroup(positive)) : null;
}

function negated(expression: Expression): Expression {
  return lightForm({ kind: "negate", operand: { kind: "group", inner: expression } });
}

/** cos u − 1 and aᵘ − 1. */
function minusOne(part: Expression): Standard | null {
  if (part.kind === "call" && part.name === "cos") {
    const u = ungroup(part.argument);
    return {
      divisor: lightForm({
        kind: "power",
        base: { kind: "group", inner: u },
        exponent: integerLeaf(2n),
      }),
      tendsTo: overBar(integerLeaf(-1n), integerLeaf(2n)),
      formula: `\\lim_{${angle} \\to 0} \\frac{1 - \\cos ${angle}}{${angle}^{2}} = \\frac{1}{2}`,
    };
  }
  if (part.kind !== "power") return null;
  const base = ungroup(part.base);
  const isNatural = base.kind === "constant" && base.name === "e";
  const logarithm: Expression = { kind: "call", name: "ln", argument: base };
  return {
    divisor: ungroup(part.exponent),
    tendsTo: isNatural ? one : toExpression(canonical(logarithm)),
    formula: isNatural
      ? "\\lim_{u \\to 0} \\frac{e^{u} - 1}{u} = 1"
      : "\\lim_{u \\to 0} \\frac{a^{u} - 1}{u} = \\ln a",
  };
}

interface Known {
  /** sin 3x/3x, with its exponent, and its limit. */
  quotient: Expression;
  exponent: Rational;
  tendsTo: Quotient;
  divisor: Expression;
  formula: string;
}

/** Products and quotients of functions with standard limits at 0, and of powers of the letter. */
export const standardLimits: Method = (expression, { approach, again }) => {
  if (!approach.point) return null;
  const { known, rest } = knownAndRest(expression, approach);
  if (known.length === 0) return null;
  const remaining = lightForm(productOfAll(rest));
  const after = lightForm(productOfAll([toExpression(limitOfKnown(known)), remaining]));
  const isConstant = !hasLetter(after, approach.variable);
  const written = limitLatex(expression, approach);
  const split = splitLatex({ known, remaining }, approach);
  const formulas = [...new Set(known.map(({ formula }) => `$${formula}$`))];
  const both = [
    {
      title: "Bring in the standard limits",
      why: "Each function is divided by what stands in it, and multiplied by the same again.",
      before: written,
      after: split,
    },
    {
      title: `Use the standard ${formulas.length === 1 ? "limit" : "limits"}`,
      why: `${formulas.join(", ")}.`,
      before: split,
      after: isConstant ? expressionLatex(after) : limitLatex(after, approach),
    },
  ];
  // (sin t)/t is a standard limit as written.
  const steps = both.filter(({ before, after: line }) => before !== line);
  if (isConstant) return { value: finite(canonical(after)), method: "Standard limits", steps };
  return precededBy(steps, "Standard limits", again(after));
};

/** The factors with standard limits, and the factors that remain after each is divided by its argument. */
function knownAndRest(
  expression: Expression,
  approach: Approach,
): { known: Known[]; rest: Expression[] } {
  const { coefficient, factors } = lightFactors(expression);
  const known: Known[] = [];
  const rest: Expression[] = [toExpression(form.fromRational(coefficient))];
  for (const factor of factors.map(withoutReciprocal)) {
    const found = knownOf(factor, approach);
    if (found) known.push(found);
    rest.push(raised(found ? found.divisor : factor.base, factor.exponent));
  }
  return { known, rest };
}

function knownOf({ base, exponent }: LightFactor, approach: Approach): Known | null {
  const found = vanishes(base, approach) ? standardOf(base) : null;
  if (!found || !isVanishingPolynomial(found.divisor, approach)) return null;
  const { divisor, formula } = found;
  const tendsTo = canonical(found.tendsTo);
  return { quotient: overBar(base, divisor), exponent, tendsTo, divisor, formula };
}

function limitOfKnown(known: readonly Known[]): Quotient {
  return known
    .map(({ tendsTo, exponent }) => form.raise(tendsTo, Number(exponent.numerator)))
    .reduce(form.multiply, form.one);
}

/** The limit as a product of standard limits and of what remains. */
function splitLatex(
  { known, remaining }: { known: readonly Known[]; remaining: Expression },
  approach: Approach,
): string {
  const isOne = remaining.kind === "number" && q.equals(remaining.value, q.one);
  const shown = [...known.map(knownLatex), ...(isOne ? [] : [bracket(remaining)])];
  const under = `${letterLatex(approach.variable)} \\to ${pointLatex(approach)}`;
  return `\\lim_{${under}} ${shown.join(" \\times ")}`;
}

/** (sin 3x/3x)²; in a denominator it is inverted. */
function knownLatex({ quotient, exponent }: Known): string {
  const isBelow = q.sign(exponent) < 0 && quotient.kind === "quotient";
  const text = expressionLatex(isBelow ? overBar(quotient.right, quotient.left) : quotient);
  const size = q.absolute(exponent);
  return q.equals(size, q.one) ? text : `\\left(${text}\\right)^{${size.numerator}}`;
}

const reciprocals: Partial<Record<FunctionName, FunctionName>> = {
  cot: "tan",
  cosec: "sin",
  sec: "cos",
};

/** cot u as (tan u)⁻¹. */
function withoutReciprocal(factor: LightFactor): LightFactor {
  const inner = ungroup(factor.base);
  const name = inner.kind === "call" ? reciprocals[inner.name] : undefined;
  if (inner.kind !== "call" || !name) return factor;
  return { base: { ...inner, name }, exponent: q.negate(factor.exponent) };
}

/** In brackets if it would merge with the factor before it. */
function bracket(expression: Expression): string {
  const text = expressionLatex(expression);
  const runsTogether = /^\d|[+-]/.test(text);
  const isClosed = text.startsWith("\\frac") || /^\d+$/.test(text);
  return runsTogether && !isClosed ? `(${text})` : text;
}

function vanishes(base: Expression, approach: Approach): boolean {
  const value = exactAt(base, approach);
  return value !== null && form.isZero(value);
}

/** u must be 0 at the point, as a polynomial in the letter. */
function isVanishingPolynomial(divisor: Expression, approach: Approach): boolean {
  const value = canonical(divisor);
  return coefficientsIn(value, approach.variable) !== null && vanishes(divisor, approach);
}

function raised(base: Expression, exponent: Rational): Expression {
  return {
    kind: "power",
    base: { kind: "group", inner: base },
    exponent: toExpression(form.fromRational(exponent)),
  };
}

function productOfAll(factors: readonly Expression[]): Expression {
  return factors.reduce((left, right) => ({
    kind: "product",
    sign: "implicit",
    left: { kind: "group", inner: left },
    right: { kind: "group", inner: right },
  }));
}
