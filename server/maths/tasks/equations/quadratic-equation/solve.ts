import { coefficientOf, collect } from "../../../expressions/polynomial.ts";
import { exactSquareRoot } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import { addSurds, squareRoot, surd, type Surd } from "../../../numbers/surd.ts";
import type { OneUnknown } from "../linear-equation/recognise.ts";
import { standardForm, type StandardForm } from "./standard-form.ts";

/** The school method. */
export type QuadraticMethod =
  | "square-root"
  | "common-factor"
  | "middle-term"
  | "completing-the-square"
  | "formula";

export interface QuadraticResult {
  form: StandardForm;
  discriminant: bigint;
  method: QuadraticMethod;
  /** From the smaller to the larger; one for a double root, none if there are no real roots. */
  roots: Surd[];
}

export function solve(problem: OneUnknown): QuadraticResult {
  const form = standardForm(problem);
  const { a, b, c } = form;
  const discriminant = b * b - 4n * a * c;
  return {
    form,
    discriminant,
    method: methodFor(problem, form, discriminant),
    roots: rootsOf(form, discriminant),
  };
}

/** The other school methods for it, the simpler first. */
export function otherMethods({ form, discriminant, method }: QuadraticResult): QuadraticMethod[] {
  const isSplit = form.c !== 0n && exactSquareRoot(discriminant) !== null;
  const all: QuadraticMethod[] = [
    ...(isSplit && form.b !== 0n ? (["middle-term"] as const) : []),
    ...(form.b === 0n ? [] : (["completing-the-square"] as const)),
    "formula",
  ];
  return all.filter((other) => other !== method);
}

function methodFor(
  problem: OneUnknown,
  { b, c }: StandardForm,
  discriminant: bigint,
): QuadraticMethod {
  if (b === 0n && hasOnlySquares(problem)) return "square-root";
  if (c === 0n) return "common-factor";
  return exactSquareRoot(discriminant) === null ? "formula" : "middle-term";
}

/** Whether the unknown occurs only squared, as in 3x² - 12 = 0. */
function hasOnlySquares({ left, right, unknown }: OneUnknown): boolean {
  return [left, right].every((side) => q.isZero(coefficientOf(collect(side), unknown)));
}

/** (-b ± √D) / 2a, exactly. */
function rootsOf({ a, b }: StandardForm, discriminant: bigint): Surd[] {
  const root = squareRoot(q.rational(discriminant));
  if (!root) return [];
  const half = q.rational(1n, 2n * a);
  const middle = surd(q.multiply(q.rational(-b), half));
  const offset = (sign: bigint): Surd =>
    surd(
      q.multiply(q.multiply(root.rational, half), q.rational(sign)),
      q.multiply(q.multiply(root.coefficient, half), q.rational(sign)),
      root.radicand,
    );
  const both = [addSurds(middle, offset(-1n)), addSurds(middle, offset(1n))];
  const roots = both.filter((value) => value !== null);
  return discriminant === 0n ? roots.slice(0, 1) : roots;
}
