import type { Atom, Quotient } from "../../../algebra/form.ts";
import { asPolynomial, coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { exactRoots } from "../../../algebra/roots.ts";
import { imaginaryPart } from "../../../algebra/complex-parts.ts";
import { signOf } from "../../../algebra/constant-value.ts";
import { rationalPower } from "../../../algebra/power.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import { combineLogarithms } from "./logarithms.ts";
import { factoredLines } from "./factored-lines.ts";
import { atomsWith, inAtom, type InAtom } from "./isolate.ts";
import { compareExponents, compareModuli, noMethod, undo, type Undone } from "./undo.ts";
import {
  after,
  type Candidates,
  casesOf,
  eitherOf,
  joinBranches,
  latexOf,
  type Line,
  none,
} from "./working.ts";

const deepest = 6;

/** The candidates for value = 0, with the working. Refuses what has no method here. */
export function solveZero(value: Quotient, unknown: string, depth = 0): Candidates {
  if (depth > deepest) throw noMethod();
  const isBelow = form.variablesOf(value.denominator).includes(unknown);
  const whole = form.fromPolynomial(value.numerator);
  const cleared: Line[] = isBelow
    ? [
        {
          title: "Multiply both sides by the common denominator",
          why: "What makes a denominator zero can be no solution.",
          latex: `${latexOf(whole)} = 0`,
        },
      ]
    : [];
  return after(cleared, solveWhole(whole, unknown, depth));
}

function solveWhole(whole: Quotient, unknown: string, depth: number): Candidates {
  const atoms = atomsWith(whole.numerator, unknown);
  const [first, second, ...more] = atoms;
  if (!first) return solvePolynomial(whole, unknown);
  const combined = atoms.every(isLogarithm) ? combineLogarithms(whole, unknown, atoms) : null;
  if (combined) return after(combined.lines, solveZero(combined.value, unknown, depth + 1));
  const exponents = compareInAll(whole, atoms);
  if (exponents) return goOn(exponents, { unknown, depth });
  if (!second) return oneAtom(whole, first, { unknown, depth });
  const moduli = compareModuli(whole, atoms);
  if (moduli) return goOn(moduli, { unknown, depth });
  if (more.length === 0 && [first, second].every(isSquareRoot)) {
    return squareOnce(whole, first, { unknown, depth });
  }
  throw noMethod();
}

function isLogarithm(atom: Atom): boolean {
  return atom.kind === "call" && (atom.name === "ln" || atom.name === "log");
}

/** 4ˣ = 8^(x − 1): where powers stand in both terms, the exponents are compared. */
function compareInAll(whole: Quotient, [one, ...others]: readonly Atom[]): Undone | null {
  const isInAll = whole.numerator.terms.every(({ monomial }) =>
    monomial.factors.some(({ atom }) => atom.key === one?.key),
  );
  return one && (others.length > 0 || isInAll) ? compareExponents(whole, [one, ...others]) : null;
}

function isSquareRoot(atom: Atom): boolean {
  return atom.kind === "radicand" || atom.kind === "variable";
}

interface Place {
  unknown: string;
  depth: number;
}

function oneAtom(whole: Quotient, atom: Atom, place: Place): Candidates {
  const polynomial = inAtom(whole.numerator, atom);
  if (!polynomial) throw noMethod();
  const isFree = polynomial.coefficients.every(
    (one) => !form.variablesOf(one).includes(place.unknown),
  );
  const base = power(form.fromAtom(atom), polynomial.unit);
  if (isFree) {
    const values = valuesOf(polynomial, base);
    return after(
      values.lines,
      joinBranches(
        values.values.map((one) => goOn(undo(atom, polynomial.unit, one), place)),
        values.values.map((one) => `${latexOf(base)} = ${latexOf(one)}`),
      ),
    );
  }
  if (polynomial.coefficients.length !== 2) throw noMethod();
  const [rest = form.zero, times = form.one] = polynomial.coefficients;
  const isolated = form.negate(form.divide(rest, times));
  const line = {
    title: "Bring it to stand alone",
    why: "Then it can be undone.",
    latex: `${latexOf(base)} = ${latexOf(isolated)}`,
  };
  return after([line], goOn(undo(atom, polynomial.unit, isolated), place));
}

function goOn({ line, rests }: Undone, { unknown, depth }: Place): Candidates {
  const branches = rests.map((rest) => solveZero(rest, unknown, depth + 1));
  return after([line], joinBranches(branches, casesOf(line.latex)));
}

function power(value: Quotient, exponent: q.Rational): Quotient {
  return rationalPower(value, exponent, {});
}

/** The values that the atom's power may have. */
function valuesOf({ coefficients }: InAtom, base: Quotient): Candidates {
  const [c = form.zero, b = form.zero] = coefficients;
  if (coefficients.length === 2) {
    const value = form.negate(form.divide(c, b));
    const latex = `${latexOf(base)} = ${latexOf(value)}`;
    return {
      values: [value],
      lines: [{ title: "Bring it to stand alone", why: "Then it can be undone.", latex }],
    };
  }
  const name = "u";
  const numbers = coefficients.map((one) => form.asRational(one) ?? q.zero);
  if (coefficients.some((one) => form.asRational(one) === null)) throw noMethod();
  const roots = exactRoots(numbers);
  if (!roots) throw noMethod();
  const real = roots.map(({ root }) => root).filter(isReal);
  const inU = coefficients
    .map((one, at) => form.multiply(one, form.raise(form.fromVariable(name), at)))
    .reduce(form.add, form.zero);
  return {
    values: real,
    lines: [
      {
        title: `Put $${name} = ${latexOf(base)}$`,
        why: "The equation is a polynomial in it.",
        latex: `${latexOf(inU)} = 0`,
      },
      {
        title: `Solve for $${name}$`,
        why: "Zero-product rule, or the quadratic formula.",
        latex: choices(name, real),
      },
    ],
  };
}

function isReal(root: Quotient): boolean {
  const imaginary = imaginaryPart(root);
  return imaginary === null || form.isZero(imaginary);
}

/** `x = 2 or x = 3`. */
export function choices(name: string, values: readonly Quotient[]): string {
  if (values.length === 0) return "\\text{No real solution}";
  return eitherOf(values.map((value) => `${letterLatex(name)} = ${latexOf(value)}`));
}

/** p + a√A + b√B = 0: one root is brought to stand alone, and both sides are squared. */
function squareOnce(whole: Quotient, atom: Atom, { unknown, depth }: Place): Candidates {
  const polynomial = inAtom(whole.numerator, atom);
  if (!polynomial || polynomial.coefficients.length !== 2) throw noMethod();
  const [rest = form.zero, times = form.one] = polynomial.coefficients;
  const base = power(form.fromAtom(atom), polynomial.unit);
  const left = form.multiply(times, base);
  const right = form.negate(rest);
  const squared = form.subtract(form.multiply(left, left), form.multiply(right, right));
  const lines: Line[] = [
    {
      title: "Bring one root to stand alone",
      why: "Then squaring removes it.",
      latex: `${latexOf(left)} = ${latexOf(right)}`,
    },
    {
      title: "Square both sides",
      why: "It may bring in values that don't fit, so every one is put back in the end.",
      latex: `${latexOf(form.multiply(left, left))} = ${latexOf(form.multiply(right, right))}`,
    },
  ];
  return after(lines, solveZero(squared, unknown, depth + 1));
}

function solvePolynomial(whole: Quotient, unknown: string): Candidates {
  const coefficients = coefficientsIn(whole, unknown);
  if (!coefficients) throw noMethod();
  if (coefficients.length < 2) return none;
  const univariate = asPolynomial(whole, unknown);
  if (!univariate)
    return symbolicLinear(coefficients, unknown) ?? pureSquare(coefficients, unknown);
  const roots = exactRoots(univariate);
  if (!roots) {
    throw notSupported(
      "The roots of this equation can't be written with square roots. Try another one.",
    );
  }
  const real = roots
    .map(({ root }) => root)
    .filter(isReal)
    .toSorted(byValue);
  const lines: Line[] = [];
  if (univariate.length > 2) lines.push(...factoredLines(whole, univariate, unknown));
  lines.push({
    title:
      univariate.length > 2 ? "Put each factor equal to 0" : `Solve for $${letterLatex(unknown)}$`,
    why:
      univariate.length > 2
        ? "Zero-product rule: a product is 0 only when one of its factors is 0."
        : "Do the same on both sides until the unknown stands alone.",
    latex: choices(unknown, real),
  });
  return { values: real, lines };
}

/** a·x + b = 0 with numbers such as e² or ln 3 in it. */
function symbolicLinear(coefficients: readonly Quotient[], unknown: string): Candidates | null {
  const [b = form.zero, a = form.one] = coefficients;
  if (coefficients.length !== 2) return null;
  const value = form.negate(form.divide(b, a));
  return {
    values: [value],
    lines: [
      {
        title: `Solve for $${letterLatex(unknown)}$`,
        why: "Do the same on both sides until the unknown stands alone.",
        latex: choices(unknown, [value]),
      },
    ],
  };
}

/** a·x² + c = 0 with such numbers. */
function pureSquare([c, b, a, ...higher]: readonly Quotient[], unknown: string): Candidates {
  if (!c || !b || !a || !form.isZero(b) || higher.length > 0) throw noMethod();
  const square = form.negate(form.divide(c, a));
  const sign = form.isConstant(square) ? signOf(square) : null;
  if (sign !== 1) throw noMethod();
  const root = power(square, q.rational(1n, 2n));
  const values = [form.negate(root), root];
  const name = letterLatex(unknown);
  return {
    values,
    lines: [
      {
        title: `Bring $${name}^{2}$ to stand alone`,
        why: "Do the same on both sides.",
        latex: `${name}^{2} = ${latexOf(square)}`,
      },
      {
        title: "Take the square root of both sides",
        why: "A positive number has a positive and a negative square root.",
        latex: choices(unknown, values),
      },
    ],
  };
}

function byValue(a: Quotient, b: Quotient): number {
  return signOf(form.subtract(a, b)) ?? 0;
}
