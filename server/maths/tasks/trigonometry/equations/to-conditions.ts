import { factorPolynomial } from "../../../algebra/factor-polynomial.ts";
import type { Polynomial, Quotient } from "../../../algebra/form.ts";
import { withoutAtom } from "../../../algebra/monomial.ts";
import { isZeroPolynomial, polynomial } from "../../../algebra/polynomial.ts";
import * as form from "../../../algebra/quotient.ts";
import { reducedSides } from "../../../algebra/reduce-trigonometry.ts";
import { notSupported } from "../../../refusal.ts";
import {
  atomOf,
  basicAtoms,
  type CallAtom,
  wholeExponent,
} from "../identities/trigonometric-form.ts";
import type { AngleUnit } from "../identities/written-angle.ts";
import { writeForm } from "../identities/write-sides.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { byOneAngle, byTangent } from "./sine-and-cosine.ts";
import {
  type Line,
  rootsOf,
  equationsForValues,
  type SimpleEquations,
  valueOf,
} from "./simple-equations.ts";
import type { Condition, FunctionOfAngle } from "./trigonometric-equation.ts";

/** The refusal of an equation for which there is no method. */
export function noMethod(): Error {
  return notSupported(
    "I have no method for a trigonometric equation like this one yet. Try a simpler one.",
  );
}

const isIdentity =
  "This equation is true for every angle for which both sides are defined: it is an identity.";

/**
 * Splits difference = 0 into simple equations, one of which must hold. Refuses identities and equations without a
 * method.
 */
export function toConditions(difference: Quotient, unit: AngleUnit): SimpleEquations {
  const reduced = reducedSides(difference).numerator;
  if (isZeroPolynomial(reduced)) throw notSupported(isIdentity);
  const own = factorsOf(difference.numerator);
  const direct = solvedFactors(own, unit);
  if (direct) return withFactors(difference.numerator, own, direct, unit);
  const factors = factorsOf(reduced);
  const split = solvedFactors(factors, unit);
  if (!split) throw noMethod();
  const reducedLine: Line = {
    title: "Write it in functions of one angle",
    why: "Double angles, compound angles and $\\sin^{2} \\theta + \\cos^{2} \\theta = 1$ bring everything to few functions.",
    latex: `${latexOf(reduced, unit)} = 0`,
  };
  const rest = withFactors(reduced, factors, split, unit);
  return { ...rest, lines: [reducedLine, ...rest.lines] };
}

function latexOf(whole: Polynomial, unit: AngleUnit): string {
  return expressionLatex(writeForm(form.fromPolynomial(whole), unit));
}

function factorsOf(whole: Polynomial): Polynomial[] {
  return factorPolynomial(whole)
    .factors.map((factor) => factor.polynomial)
    .filter((factor) => basicAtoms(factor).length > 0);
}

/** Solves each factor; null if there is no method for one of them. */
function solvedFactors(factors: readonly Polynomial[], unit: AngleUnit): SimpleEquations | null {
  const solved = factors.map((factor) => solveFactor(factor, unit));
  if (solved.some((one) => one === null)) return null;
  const found = solved.flatMap((one) => (one ? [one] : []));
  return {
    lines: found.flatMap(({ lines }) => lines),
    conditions: merged(found.flatMap(({ conditions }) => conditions)),
    impossible: found.flatMap(({ impossible }) => impossible),
  };
}

function withFactors(
  whole: Polynomial,
  factors: readonly Polynomial[],
  split: SimpleEquations,
  unit: AngleUnit,
): SimpleEquations {
  if (factors.length < 2) return split;
  const product = factors
    .map((factor) => latexOf(factor, unit))
    .map((text, at) => (factors[at]?.terms.length === 1 ? text : `(${text})`))
    .join("");
  const before = latexOf(whole, unit);
  const lines: Line[] = [
    {
      title: "Bring everything to one side, and factorise",
      why: "A product is 0 only where one of its factors is 0.",
      latex: `${before.length <= product.length + 6 && before.includes("(") ? before : product} = 0`,
    },
  ];
  return { ...split, lines: [...lines, ...split.lines] };
}

/** Combines sin x = ½ and sin x = −½ into one condition with both signs. */
function merged(conditions: readonly Condition[]): Condition[] {
  const result: Condition[] = [];
  for (const one of conditions) {
    const at = result.findIndex(
      (other) =>
        other.signs === "one" &&
        other.name === one.name &&
        form.equals(other.angle, one.angle) &&
        form.equals(other.value, form.negate(one.value)) &&
        !form.isZero(one.value),
    );
    const partner = result[at];
    const isPositive = valueOf(one.value) > 0;
    if (partner)
      result[at] = { ...partner, signs: "both", value: isPositive ? one.value : partner.value };
    else result.push(one);
  }
  return result;
}

function solveFactor(factor: Polynomial, unit: AngleUnit): SimpleEquations | null {
  const atoms = basicAtoms(factor);
  const [atom, second, more] = atoms;
  if (!atom) return null;
  if (!second) return inOneFunction(factor, atom, unit);
  if (more || !form.equals(atom.argument, second.argument)) return null;
  return (
    bySine(factor, atom, unit) ?? byTangent(factor, atom, unit) ?? byOneAngle(factor, atom, unit)
  );
}

/** Solves a polynomial in one function, of degree 2 at most; null for others. */
function inOneFunction(
  factor: Polynomial,
  atom: CallAtom,
  unit: AngleUnit,
): SimpleEquations | null {
  const coefficients = coefficientsOf(factor, atom);
  if (!coefficients || coefficients.length > 3) return null;
  const values = rootsOf(coefficients);
  return values && equationsForValues(values, nameOf(atom), atom.argument, unit);
}

function nameOf(atom: CallAtom): FunctionOfAngle {
  if (atom.name === "sin") return "sin";
  return atom.name === "cos" ? "cos" : "tan";
}

/** The coefficients of the powers of the atom in ascending order; null if another function occurs in them. */
function coefficientsOf({ terms }: Polynomial, atom: CallAtom): Quotient[] | null {
  const sums: Quotient[] = [];
  for (const term of terms) {
    const power = wholeExponent(term.monomial, atom);
    const rest = form.fromPolynomial(
      polynomial([{ ...term, monomial: withoutAtom(term.monomial, atom) }]),
    );
    if (basicAtoms(rest.numerator).length > 0) return null;
    while (sums.length <= power) sums.push(form.zero);
    sums[power] = form.add(sums[power] ?? form.zero, rest);
  }
  return sums;
}

/**
 * Replaces cos² by 1 − sin², as in 2cos² x + 3 sin x; null if an odd power of cos occurs or the result has no method.
 */
function bySine(
  factor: Polynomial,
  { argument }: CallAtom,
  unit: AngleUnit,
): SimpleEquations | null {
  const [sine, cosine] = [atomOf("sin", argument), atomOf("cos", argument)];
  if (sine.kind !== "call" || cosine.kind !== "call") return null;
  let whole = form.zero;
  for (const term of factor.terms) {
    const power = wholeExponent(term.monomial, cosine);
    if (power % 2 !== 0) return null;
    const rest = form.fromPolynomial(
      polynomial([{ ...term, monomial: withoutAtom(term.monomial, cosine) }]),
    );
    const square = form.subtract(form.one, form.raise(form.fromAtom(sine), 2));
    whole = form.add(whole, form.multiply(rest, form.raise(square, power / 2)));
  }
  const parts = factorsOf(whole.numerator);
  const split = solvedFactors(parts, unit);
  if (!split) return null;
  const line: Line = {
    title: "Put $1 - \\sin^{2}$ for $\\cos^{2}$",
    why: "Then sin is the only function left.",
    latex: `${expressionLatex(writeForm(form.negate(whole), unit))} = 0`,
  };
  const rest = withFactors(whole.numerator, parts, split, unit);
  return { ...rest, lines: [line, ...rest.lines] };
}
