import {
  type Equation,
  equationLatex,
  equationVariables,
  readEquation,
} from "../../../equations/equation.ts";
import { coefficientOf, degreeOf, type Term, termsOf } from "../../../expressions/polynomial.ts";
import { greatestCommonDivisor, leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { isSymbol } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";

/** A linear equation with integer coefficients in the order of the letters, and the constant on the right side. */
export interface Row {
  coefficients: readonly bigint[];
  constant: bigint;
}

/** Linear equations in two or three letters. */
export interface System {
  equations: readonly Equation[];
  rows: readonly Row[];
  /** In alphabetical order. */
  names: readonly string[];
}

/** Parses equations separated by commas, "and" and line breaks; null if one of them is not a linear equation. */
export function readSystem(text: string): System | null {
  const parts = text
    .split(/ (?:,|;|\.|and|aur|&) |\s*[,;]\s*/)
    .map((part) => part.replace(/^(?:and|aur) /, "").trim())
    .filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 3) return null;
  const equations = parts.map(equationOf);
  const valid = equations.filter((equation) => equation !== null);
  if (valid.length < equations.length) return null;
  const names = [...new Set(valid.flatMap(equationVariables))].toSorted();
  if (names.length < 2 || names.length > 3) return null;
  const rows = valid.map((equation) => rowOf(equation, names));
  const linear = rows.filter((row) => row !== null);
  return linear.length === rows.length ? { equations: valid, names, rows: linear } : null;
}

function equationOf(text: string): Equation | null {
  try {
    const tokens = tokenise(text);
    const equals = tokens.filter((token) => isSymbol(token, "=")).length;
    return equals === 1 && tokens.every(({ kind }) => kind !== "unknown")
      ? readEquation(tokens)
      : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function rowOf({ left, right }: Equation, names: readonly string[]): Row | null {
  const terms = differenceTerms(left, right);
  if (!terms || degreeOf(terms) !== 1) return null;
  const values = [
    ...names.map((name) => coefficientOf(terms, name)),
    q.negate(coefficientOf(terms, "")),
  ];
  const common = values.reduce((all, { denominator }) => leastCommonMultiple(all, denominator), 1n);
  const whole = values.map((value) => (value.numerator * common) / value.denominator);
  return { coefficients: whole.slice(0, -1), constant: whole.at(-1) ?? 0n };
}

function differenceTerms(left: Equation["left"], right: Equation["right"]): Term[] | null {
  try {
    return termsOf({ kind: "difference", left, right });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Returns the equations in LaTeX, aligned at their equals signs. */
export function systemLatex({ equations }: System): string {
  return `\\begin{aligned}${equations.map((equation) => equationLatex(equation).replace(" = ", " &= ")).join(" \\\\ ")}\\end{aligned}`;
}

/** Divides the equation by the HCF of its numbers and makes the first coefficient positive. */
export function shortenRow({ coefficients, constant }: Row): Row {
  const divisor = [...coefficients, constant].reduce(greatestCommonDivisor, 0n);
  if (divisor === 0n) return { coefficients, constant };
  const first = coefficients.find((coefficient) => coefficient !== 0n) ?? 1n;
  const by = first < 0n ? -divisor : divisor;
  return {
    coefficients: coefficients.map((coefficient) => coefficient / by),
    constant: constant / by,
  };
}

/** Returns the equation in LaTeX: `2x - 3y + z = 5`. */
export function rowLatex({ coefficients, constant }: Row, names: readonly string[]): string {
  const terms = coefficients
    .map((coefficient, at) => ({ coefficient, name: names[at] ?? "" }))
    .filter(({ coefficient }) => coefficient !== 0n);
  const left = terms.map(({ coefficient, name }, at) => {
    const size = coefficient < 0n ? -coefficient : coefficient;
    const sign = coefficient < 0n ? (at === 0 ? "-" : "- ") : at === 0 ? "" : "+ ";
    return `${sign}${size === 1n ? "" : size}${name}`;
  });
  return `${left.length === 0 ? "0" : left.join(" ")} = ${constant}`;
}

/** Returns left side − right side for the given values: Σ coefficient·value − constant. */
export function gapOf({ coefficients, constant }: Row, values: readonly Rational[]): Rational {
  return coefficients.reduce(
    (sum, coefficient, at) => q.add(sum, q.multiply(q.rational(coefficient), values[at] ?? q.zero)),
    q.rational(-constant),
  );
}
