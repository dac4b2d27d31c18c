import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported } from "../refusal.ts";
import { callAtom, imaginaryUnit, quotientKey, someAtomIn } from "./atom.ts";
import { signOf } from "./constant-value.ts";
import type { Atom, Factor, Polynomial, Quotient } from "./form.ts";
import { factorsOf, isNonNegative } from "./modulus.ts";
import { primePowersOf } from "./numeric-root.ts";
import type { CanonicalOptions } from "./options.ts";
import { atomPolynomial } from "./polynomial.ts";
import * as form from "./quotient.ts";
import { squareFreeParts } from "./square-free.ts";

const eulersNumber = form.fromConstant("e");

/** log to the base, ln for the base e, with exact values: log₂ 8 = 3. Numbers are factorised into primes. */
export function logarithm(argument: Quotient, base: Quotient, options: CanonicalOptions): Quotient {
  refuseUnlessPositive(base, "The base of a logarithm must be positive, and not 1.");
  refuseUnlessPositive(argument, "Only positive numbers have a logarithm.");
  if (form.isOne(base)) throw notSupported("The base of a logarithm must be positive, and not 1.");
  const isNatural = quotientKey(base) === quotientKey(eulersNumber);
  if (options.logarithms === "expand" && !isNatural) {
    const [above, below] = [argument, base].map((part) => logarithm(part, eulersNumber, options));
    return above && below ? form.divide(above, below) : form.zero;
  }
  return canTakeApart(argument, options)
    ? form.subtract(
        ofPolynomial(argument.numerator, base, options),
        ofPolynomial(argument.denominator, base, options),
      )
    : ofAtom(argument, base);
}

function refuseUnlessPositive(value: Quotient, sentence: string): void {
  if (!form.isConstant(value)) return;
  const isReal = !someAtomIn(value, ({ key }) => key === imaginaryUnit.key);
  const sign = isReal ? signOf(value) : null;
  if (sign === 0 || sign === -1 || !isReal) throw notSupported(sentence);
}

/** A product of positive numbers and their powers; any product if requested. */
function canTakeApart({ numerator, denominator }: Quotient, options: CanonicalOptions): boolean {
  if (options.logarithms === "expand") return true;
  return [numerator, denominator].every(
    ({ terms }) =>
      terms.length === 1 &&
      terms.every(
        ({ coefficient, monomial }) =>
          q.sign(coefficient) > 0 &&
          monomial.factors.every(
            (factor) => isPositiveNumber(factor.atom) || isExponential(factor),
          ),
      ),
  );
}

function isPositiveNumber(atom: Atom): boolean {
  return atom.kind === "prime" || (atom.kind === "constant" && atom.name !== "i");
}

function isExponential({ atom, exponent }: Factor): boolean {
  return (
    atom.kind === "exponential" &&
    form.isConstant(form.fromPolynomial(atom.base)) &&
    isNonNegative(atom, exponent, {})
  );
}

function ofPolynomial(whole: Polynomial, base: Quotient, options: CanonicalOptions): Quotient {
  const { content, common, rest } = factorsOf(whole);
  if (q.sign(content) < 0) return ofAtom(form.fromPolynomial(whole), base);
  const parts = [
    ofNumber(content, base),
    ...common.factors.map((factor) => ofFactor(factor, base, options)),
    ...squareFreeParts(rest).map(({ polynomial, multiplicity }) =>
      form.scale(ofAtom(form.fromPolynomial(polynomial), base), q.rational(BigInt(multiplicity))),
    ),
  ];
  return parts.reduce(form.add);
}

function ofFactor({ atom, exponent }: Factor, base: Quotient, options: CanonicalOptions): Quotient {
  if (atom.kind === "exponential") {
    const inner = ofPolynomial(atom.base, base, options);
    return form.scale(form.multiply(inner, atom.exponent), exponent);
  }
  // ln|u| and ln u are equal wherever both are defined.
  if (atom.kind === "call" && atom.name === "abs" && options.logarithms === "expand") {
    return form.scale(ofPolynomial(atom.argument.numerator, base, options), exponent);
  }
  const inner = atom.kind === "radicand" ? ofPolynomial(atom.polynomial, base, options) : null;
  const plain = atom.kind === "prime" ? ofNumber(q.rational(atom.prime), base) : null;
  return form.scale(
    inner ?? plain ?? ofAtom(form.fromPolynomial(atomPolynomial(atom)), base),
    exponent,
  );
}

function ofNumber({ numerator, denominator }: Rational, base: Quotient): Quotient {
  const [above, below] = [primePowersOf(numerator), primePowersOf(denominator)];
  if (!above || !below) return ofAtom(form.fromRational(q.rational(numerator, denominator)), base);
  const parts = [
    ...[...above].map(([prime, times]) =>
      form.scale(ofPrime(prime, base), q.rational(BigInt(times))),
    ),
    ...[...below].map(([prime, times]) =>
      form.scale(ofPrime(prime, base), q.rational(BigInt(-times))),
    ),
  ];
  return parts.reduce(form.add, form.zero);
}

/** The logarithms of the base's prime factors are linearly dependent; that of the greatest prime is eliminated. */
function ofPrime(prime: bigint, base: Quotient): Quotient {
  const value = form.asRational(base);
  const above = value && primePowersOf(value.numerator);
  const below = value && primePowersOf(value.denominator);
  const powers = [
    ...(above ?? []),
    ...[...(below ?? [])].map(([divisor, times]) => [divisor, -times] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const [greatest, times] = powers.at(-1) ?? [0n, 1];
  if (greatest !== prime) return ofAtom(form.fromInteger(prime), base);
  const others = powers
    .slice(0, -1)
    .map(([other, count]) =>
      form.scale(ofAtom(form.fromInteger(other), base), q.rational(BigInt(-count))),
    );
  return form.scale(others.reduce(form.add, form.one), q.rational(1n, BigInt(times)));
}

function ofAtom(argument: Quotient, base: Quotient): Quotient {
  if (form.isOne(argument)) return form.zero;
  if (quotientKey(argument) === quotientKey(base)) return form.one;
  const isNatural = quotientKey(base) === quotientKey(eulersNumber);
  return form.fromAtom(
    isNatural ? callAtom("ln", argument, null) : callAtom("log", argument, base),
  );
}
