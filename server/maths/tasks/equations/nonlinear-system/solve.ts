import { imaginaryPart } from "../../../algebra/complex-parts.ts";
import { signOf } from "../../../algebra/constant-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { asPolynomial, coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { exactRoots } from "../../../algebra/roots.ts";
import { substitute } from "../../../algebra/substitute.ts";
import type { Equation } from "../../../equations/equation.ts";
import { notSupported } from "../../../refusal.ts";
import { differenceOf, type Pair, type System } from "./pairs.ts";

export interface Result {
  /** The letter that is replaced, by what, from which equation, and the one that is left. */
  equation: Equation;
  replacedLetter: string;
  by: Quotient;
  remainingLetter: string;
  /** The equation in the letter that is left: this is 0. */
  reducedForm: Quotient;
  roots: Quotient[];
  /** In the order of `names`. */
  points: Pair[];
}

export function degreeIn(value: Quotient, name: string): number {
  const coefficients = coefficientsIn(value, name);
  return coefficients ? coefficients.length - 1 : Number.POSITIVE_INFINITY;
}

/** By substitution, from the equation and for the letter that give the simplest result. */
export function solve({ equations, names }: System): Result {
  for (const { equation, replaced } of handiestFirst(equations, names)) {
    const by = isolated(differenceOf(equation), replaced);
    const other = equations.find((one) => one !== equation);
    const left = names.find((name) => name !== replaced);
    if (by && other && left !== undefined) {
      const found = reduce({ equation, replaced, by, left }, differenceOf(other));
      if (found) return withPoints(found, names);
    }
  }
  throw notSupported(
    "I can solve such equations when a letter stands alone in one of them, or can be brought to.",
  );
}

interface Choice {
  equation: Equation;
  replaced: string;
}

/** A letter that stands alone, best on the left, needs no rearranging; from the equation of a line no square comes along. */
function handiestFirst(equations: readonly Equation[], names: readonly string[]): Choice[] {
  const rank = ({ equation, replaced }: Choice): number => {
    const side = [equation.left, equation.right].findIndex(
      (one) => one.kind === "variable" && one.name === replaced,
    );
    const isStraight = names.every((name) => degreeIn(differenceOf(equation), name) <= 1);
    return (side < 0 ? 4 : 2 * side) + (isStraight ? 0 : 1);
  };
  return equations
    .flatMap((equation) => names.map((replaced) => ({ equation, replaced })))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** What the letter equals, where it occurs to the first power with a number before it. */
function isolated(value: Quotient, name: string): Quotient | null {
  const coefficients = coefficientsIn(value, name);
  const [rest, factor] = coefficients ?? [];
  if (!rest || !factor || coefficients?.length !== 2) return null;
  // In xy = 6 neither letter can be 0, so that it may stand below a bar.
  const isFactorOfNumber =
    factor.numerator.terms.length === 1 && form.isConstant(rest) && !form.isZero(rest);
  if (!form.isConstant(factor) && !isFactorOfNumber) return null;
  return form.negate(form.divide(rest, factor));
}

type Reduced = Omit<Result, "points">;

function reduce(
  {
    equation,
    replaced: replacedLetter,
    by,
    left: remainingLetter,
  }: Choice & { by: Quotient; left: string },
  other: Quotient,
): Reduced | null {
  const reducedForm = form.fromPolynomial(substitute(other, replacedLetter, by).numerator);
  const polynomial = asPolynomial(reducedForm, remainingLetter);
  const roots = polynomial && polynomial.length > 1 ? exactRoots(polynomial) : null;
  if (!roots) return null;
  const real = roots.map(({ root }) => root).filter(isReal);
  return {
    equation,
    replacedLetter,
    by,
    remainingLetter,
    reducedForm,
    roots: real.toSorted((a, b) => signOf(form.subtract(a, b)) ?? 0),
  };
}

function isReal(value: Quotient): boolean {
  const imaginary = imaginaryPart(value);
  return imaginary === null || form.isZero(imaginary);
}

function withPoints(found: Reduced, names: [string, string]): Result {
  const below = form.fromPolynomial(found.by.denominator);
  const isZeroBelow = (root: Quotient): boolean =>
    form.isZero(substitute(below, found.remainingLetter, root));
  const roots = found.roots.filter((root) => !isZeroBelow(root));
  const points = roots.flatMap((root): Pair[] => {
    const other = substitute(found.by, found.remainingLetter, root);
    if (!isReal(other)) return [];
    return [found.remainingLetter === names[0] ? [root, other] : [other, root]];
  });
  return { ...found, roots, points };
}
