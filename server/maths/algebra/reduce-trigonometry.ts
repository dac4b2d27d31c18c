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
 * Every trigonometric function by the sines and cosines of the smallest angles that occur, with sin² = 1 − cos², and
 * tan where a sine stands over its cosine; arccos by arcsin, arccot by arctan, and hyperbolic functions by powers of
 * e. Angles that are too great a multiple of the smallest are kept.
 */
export function reduceTrigonometry(value: Quotient, options: CanonicalOptions = {}): Quotient {
  const { numerator, denominator } = reducedSides(value, options);
  return form.quotient(numerator, denominator);
}

/** Two polynomials in sines and cosines, without tangents, that the form is the quotient of: it is 0 where the first is. */
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

/** Both sides times the cosines of all tangents, as often as these occur. */
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

/** The sizes of the smallest parts of angles, by the key of what they are a multiple of. */
type Units = ReadonlyMap<string, Rational>;

/** A part of an angle: a number times what has the coefficient 1. */
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

/** The greatest fraction that goes into both a whole number of times. */
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

/** π/2 less the inverse function. */
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

/** By the sum formulas; null where a part is too great a multiple of the smallest. */
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

/** Puts 1 − cos² for each sin². */
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
