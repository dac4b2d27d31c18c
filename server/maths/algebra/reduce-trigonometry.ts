import type { FunctionName } from "../expressions/expression.ts";
import { greatestCommonDivisor, leastCommonMultiple } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { callAtom, partsOf, quotientKey } from "./atom.ts";
import { exactCosine, exactSine } from "./exact-sine.ts";
import type { Atom, Factor, Polynomial, Quotient } from "./form.ts";
import { functionValue } from "./function-value.ts";
import { exponentOf, monomial, withoutAtom } from "./monomial.ts";
import type { CanonicalOptions } from "./options.ts";
import {
  addPolynomials,
  atomPolynomial,
  multiplyPolynomials,
  onePolynomial,
  polynomial,
  raisePolynomial,
  singleTerm,
  subtractPolynomials,
  zeroPolynomial,
} from "./polynomial.ts";
import { power } from "./power.ts";
import * as form from "./quotient.ts";
import { rebuild } from "./substitute.ts";
import { isTrigonometric, trigonometric } from "./trigonometric.ts";

/**
 * Every trigonometric function in terms of the sines and cosines of the smallest occurring angles, with sin² = 1 −
 * cos², and tan for a sine over its cosine; arccos in terms of arcsin, arccot of arctan, and hyperbolic functions of
 * powers of e. Angles that are too great a multiple of the smallest are unchanged.
 */
export function reduceTrigonometry(value: Quotient, options: CanonicalOptions = {}): Quotient {
  const { numerator, denominator } = reducedSides(value, options);
  return form.quotient(numerator, denominator);
}

/** Two polynomials in sines and cosines, without tangents, whose quotient is the form: it is 0 where the first is 0. */
export function reducedSides(value: Quotient, options: CanonicalOptions = {}): Quotient {
  const units = unitsOf(value);
  const replaced = rebuild(
    value,
    (atom) =>
      atom.kind === "call" ? (replacements[atom.name]?.(atom, units, options) ?? null) : null,
    options,
  );
  const { numerator, denominator } = withoutTangents(replaced);
  return { numerator: withoutSquares(numerator), denominator: withoutSquares(denominator) };
}

/** Both sides times the cosines of all tangents, to the powers in which these occur. */
function withoutTangents({ numerator, denominator }: Quotient): Quotient {
  const cosines = new Map<string, Factor>();
  for (const { monomial } of [...numerator.terms, ...denominator.terms]) {
    for (const { atom, exponent } of monomial.factors) {
      if (atom.kind === "call" && atom.name === "tan") {
        const cosine = callAtom("cos", atom.argument, null);
        const before = cosines.get(cosine.key)?.exponent ?? q.zero;
        if (q.order(before, exponent) < 0) cosines.set(cosine.key, { atom: cosine, exponent });
      }
    }
  }
  const factor = singleTerm(q.one, monomial([...cosines.values()]));
  return {
    numerator: multiplyPolynomials(numerator, factor),
    denominator: multiplyPolynomials(denominator, factor),
  };
}

/** The smallest parts of angles, by the key of their unit. */
type Units = ReadonlyMap<string, Rational>;

/** A part of an angle: a number times a term with the coefficient 1. */
interface Part {
  coefficient: Rational;
  unit: Quotient;
}

function partsOfAngle({ numerator, denominator }: Quotient): Part[] {
  return numerator.terms.map(({ coefficient, monomial }) => ({
    coefficient,
    unit: form.quotient({ terms: [{ coefficient: q.one, monomial }] }, denominator),
  }));
}

const piKey = quotientKey(form.fromConstant("π"));

/** Whether the part is a multiple of π with an exact sine and cosine. */
function isExact({ coefficient, unit }: Part): boolean {
  return quotientKey(unit) === piKey && Boolean(exactSine(coefficient) && exactCosine(coefficient));
}

function unitsOf(value: Quotient): Units {
  const units = new Map<string, Rational>();
  const visit = (part: Quotient | Polynomial): void => {
    if (!("terms" in part)) {
      visit(part.numerator);
      visit(part.denominator);
      return;
    }
    for (const { monomial } of part.terms) {
      for (const { atom } of monomial.factors) {
        if (atom.kind === "call" && isTrigonometric(atom.name)) note(atom.argument, units);
        partsOf(atom).forEach(visit);
      }
    }
  };
  visit(value);
  return units;
}

function note(angle: Quotient, units: Map<string, Rational>): void {
  for (const part of partsOfAngle(angle)) {
    if (!isExact(part)) {
      const key = quotientKey(part.unit);
      const before = units.get(key);
      units.set(
        key,
        before ? commonMeasure(before, part.coefficient) : q.absolute(part.coefficient),
      );
    }
  }
}

/** The greatest common divisor of two fractions. */
function commonMeasure(a: Rational, b: Rational): Rational {
  const denominator = leastCommonMultiple(a.denominator, b.denominator);
  return q.rational(
    greatestCommonDivisor(
      (a.numerator * denominator) / a.denominator,
      (b.numerator * denominator) / b.denominator,
    ),
    denominator,
  );
}

type Call = Extract<Atom, { kind: "call" }>;

type Replacement = (call: Call, units: Units, options: CanonicalOptions) => Quotient | null;

const replacements: Partial<Record<FunctionName, Replacement>> = {
  sin: ({ argument }, units) => expand("sin", argument, units),
  cos: ({ argument }, units) => expand("cos", argument, units),
  tan: ({ argument }, units) => expand("tan", argument, units),
  arccos: (call, _, options) => complementOf("arcsin", inner(call, options), options),
  arccot: (call, _, options) => complementOf("arctan", inner(call, options), options),
  arcsec: (call, _, options) => complementOf("arcsin", reciprocal(call, options), options),
  arccosec: (call, _, options) => functionValue("arcsin", reciprocal(call, options), null, options),
  sinh: (call, _, options) => byExponentials("sinh", inner(call, options), options),
  cosh: (call, _, options) => byExponentials("cosh", inner(call, options), options),
  tanh: (call, _, options) => byExponentials("tanh", inner(call, options), options),
};

function inner({ argument }: Call, options: CanonicalOptions): Quotient {
  return reduceTrigonometry(argument, options);
}

function reciprocal(call: Call, options: CanonicalOptions): Quotient {
  return form.divide(form.one, inner(call, options));
}

/** π/2 minus the inverse function. */
function complementOf(
  name: "arcsin" | "arctan",
  argument: Quotient,
  options: CanonicalOptions,
): Quotient {
  const rightAngle = form.scale(form.fromConstant("π"), q.rational(1n, 2n));
  return form.subtract(rightAngle, functionValue(name, argument, null, options));
}

function byExponentials(
  name: "sinh" | "cosh" | "tanh",
  argument: Quotient,
  options: CanonicalOptions,
): Quotient {
  const e = form.fromConstant("e");
  const [up, down] = [power(e, argument, options), power(e, form.negate(argument), options)];
  const half = q.rational(1n, 2n);
  const sine = form.scale(form.subtract(up, down), half);
  const cosine = form.scale(form.add(up, down), half);
  if (name === "tanh") return form.divide(sine, cosine);
  return name === "sinh" ? sine : cosine;
}

interface SineAndCosine {
  sine: Quotient;
  cosine: Quotient;
}

const highestMultiple = 24n;

/** By the angle addition formulas; null if a part is too great a multiple of the smallest. */
function expand(name: "sin" | "cos" | "tan", angle: Quotient, units: Units): Quotient | null {
  const parts = partsOfAngle(angle).map((part) => ofPart(part, units));
  let whole: SineAndCosine = { sine: form.zero, cosine: form.one };
  for (const part of parts) {
    if (part === null) return null;
    whole = sumOfAngles(whole, part);
  }
  if (name === "tan") return form.divide(whole.sine, whole.cosine);
  return name === "sin" ? whole.sine : whole.cosine;
}

function ofPart(part: Part, units: Units): SineAndCosine | null {
  const exact = isExact(part);
  const measure = units.get(quotientKey(part.unit));
  if (exact || !measure) return sineAndCosine(form.scale(part.unit, part.coefficient));
  const times = q.divide(part.coefficient, measure).numerator;
  const size = times < 0n ? -times : times;
  if (size > highestMultiple) return null;
  const base = sineAndCosine(form.scale(part.unit, measure));
  const { sine, cosine } = multipleOf(base, Number(size));
  return { sine: times < 0n ? form.negate(sine) : sine, cosine };
}

function sineAndCosine(angle: Quotient): SineAndCosine {
  return { sine: trigonometric("sin", angle), cosine: trigonometric("cos", angle) };
}

function multipleOf(base: SineAndCosine, times: number): SineAndCosine {
  let multiple: SineAndCosine = { sine: form.zero, cosine: form.one };
  for (let taken = 0; taken < times; taken += 1) multiple = sumOfAngles(multiple, base);
  return multiple;
}

function sumOfAngles(a: SineAndCosine, b: SineAndCosine): SineAndCosine {
  return {
    sine: reduced(form.add(form.multiply(a.sine, b.cosine), form.multiply(a.cosine, b.sine))),
    cosine: reduced(
      form.subtract(form.multiply(a.cosine, b.cosine), form.multiply(a.sine, b.sine)),
    ),
  };
}

function reduced(value: Quotient): Quotient {
  return form.quotient(withoutSquares(value.numerator), value.denominator);
}

/** Replaces each sin² by 1 − cos². */
function withoutSquares(whole: Polynomial): Polynomial {
  const atom = sineWithSquare(whole);
  if (!atom) return whole;
  const cosine = atomPolynomial(callAtom("cos", atom.argument, null));
  const square = subtractPolynomials(onePolynomial, raisePolynomial(cosine, 2));
  const replaced = whole.terms.map((term): Polynomial => {
    const exponent = exponentOf(term.monomial, atom);
    const even = Number(exponent.numerator / exponent.denominator / 2n);
    if (even === 0) return { terms: [term] };
    const left = q.subtract(exponent, q.rational(BigInt(2 * even)));
    const rest = polynomial([{ ...term, monomial: withoutAtom(term.monomial, atom) }]);
    const odd = q.isZero(left) ? onePolynomial : atomPolynomial(atom, left);
    return multiplyPolynomials(multiplyPolynomials(rest, odd), raisePolynomial(square, even));
  });
  return withoutSquares(replaced.reduce(addPolynomials, zeroPolynomial));
}

function sineWithSquare({ terms }: Polynomial): Call | null {
  for (const { monomial } of terms) {
    for (const { atom, exponent } of monomial.factors) {
      const isSquare = exponent.numerator >= 2n * exponent.denominator;
      if (atom.kind === "call" && atom.name === "sin" && isSquare) return atom;
    }
  }
  return null;
}
