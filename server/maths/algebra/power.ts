import { limits } from "../limits.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported, tooHard } from "../refusal.ts";
import { exponentialAtom, imaginaryUnit, quotientKey } from "./atom.ts";
import { tooLong } from "./budget.ts";
import { exactCosine, exactSine } from "./exact-sine.ts";
import type { Atom, Factor, Monomial, Polynomial, Quotient, Term } from "./form.ts";
import { factorsOf } from "./modulus.ts";
import { withoutAtom } from "./monomial.ts";
import { primePowersOf } from "./numeric-root.ts";
import type { CanonicalOptions } from "./options.ts";
import { atomPolynomial, constant, isOnePolynomial, singleTerm } from "./polynomial.ts";
import * as form from "./quotient.ts";
import { rootOf } from "./root.ts";

/** base^exponent. Powers with letters in the exponent follow the laws of exponents: aˣ·bˣ = (ab)ˣ. */
export function power(base: Quotient, exponent: Quotient, options: CanonicalOptions): Quotient {
  const value = form.asRational(exponent);
  return value ? rationalPower(base, value, options) : symbolicPower(base, exponent, options);
}

/** Refuses 0⁰, negative powers of 0, and results that are too long. */
export function rationalPower(
  base: Quotient,
  exponent: Rational,
  options: CanonicalOptions,
): Quotient {
  if (form.isZero(base)) return powerOfZero(exponent);
  if (q.isInteger(exponent)) return wholePower(base, exponent.numerator);
  const { numerator, denominator } = exponent;
  if (denominator > 100_000n) throw tooHard("Roots of such a high order are too hard for me.");
  return wholePower(rootOf(base, Number(denominator), options), numerator);
}

function powerOfZero(exponent: Rational): Quotient {
  if (q.sign(exponent) > 0) return form.zero;
  if (q.sign(exponent) < 0) throw form.divisionByZero();
  throw notSupported("0 to the power 0 has no agreed value.");
}

const highestPower = 1_000_000n;

function wholePower(base: Quotient, exponent: bigint): Quotient {
  const value = form.asRational(base);
  if (value && q.equals(q.absolute(value), q.one)) {
    return q.sign(value) > 0 || exponent % 2n === 0n ? form.one : form.minusOne;
  }
  const size = exponent < 0n ? -exponent : exponent;
  const isSingle = base.numerator.terms.length === 1 && base.denominator.terms.length === 1;
  if (size > (isSingle ? highestPower : BigInt(limits.exponent))) throw tooLong();
  return form.raise(base, Number(exponent));
}

function symbolicPower(base: Quotient, exponent: Quotient, options: CanonicalOptions): Quotient {
  if (form.isZero(base))
    throw notSupported("I can't tell what a power of 0 is with such an exponent.");
  if (form.isOne(base)) return form.one;
  const logarithm = quotientKey(base) === eulersNumber ? "ln" : "log";
  return exponent.numerator.terms
    .map((term) => {
      const single = { numerator: { terms: [term] }, denominator: exponent.denominator };
      const part = form.quotient(single.numerator, single.denominator);
      const value = form.asRational(part);
      if (value) return rationalPower(base, value, options);
      return undoLogarithm(base, part, logarithm, options) ?? termPower(base, part, options);
    })
    .reduce(form.multiply);
}

const eulersNumber = quotientKey(form.fromConstant("e"));

/** b^(k·log_b u) = uᵏ, and 4^(k·log₂ u) = u^(2k) */
function undoLogarithm(
  base: Quotient,
  exponent: Quotient,
  name: "ln" | "log",
  options: CanonicalOptions,
): Quotient | null {
  const [term] = exponent.numerator.terms;
  if (!term) return null;
  for (const { atom, exponent: degree } of term.monomial.factors) {
    if (atom.kind !== "call" || atom.name !== name || !q.equals(degree, q.one)) continue;
    const scale = name === "ln" ? q.one : exponentBetween(atom.base, base);
    if (!scale) continue;
    const rest = singleTerm(q.multiply(term.coefficient, scale), withoutAtom(term.monomial, atom));
    return power(atom.argument, form.quotient(rest, exponent.denominator), options);
  }
  return null;
}

/** The number r with oneʳ = other: 3/2 between 4 and 8; null if there is none. */
function exponentBetween(one: Quotient | null | undefined, other: Quotient): q.Rational | null {
  if (!one) return null;
  if (quotientKey(one) === quotientKey(other)) return q.one;
  const [first, second] = [one, other].map(primePowersOfWhole);
  return first && second ? ratioOfPowers(first, second) : null;
}

/** The factor by which all exponents of the second are multiples of those of the first. */
function ratioOfPowers(first: PrimePowers, second: PrimePowers): q.Rational | null {
  const ratios = [...new Set([...first.keys(), ...second.keys()])].map((prime) => {
    const [below, above] = [first.get(prime), second.get(prime)];
    return below && above ? q.rational(BigInt(above), BigInt(below)) : null;
  });
  const [ratio] = ratios;
  const isSame = ratio && ratios.every((other) => other && q.equals(other, ratio));
  return isSame ? ratio : null;
}

type PrimePowers = ReadonlyMap<bigint, number>;

function primePowersOfWhole(value: Quotient): PrimePowers | null {
  const number = form.asRational(value);
  return number && q.isInteger(number) && number.numerator > 1n
    ? primePowersOf(number.numerator)
    : null;
}

/** The power with a non-numeric exponent of a single term. */
function termPower(base: Quotient, exponent: Quotient, options: CanonicalOptions): Quotient {
  const [term] = exponent.numerator.terms;
  if (!term) return form.one;
  const turned = quotientKey(base) === eulersNumber ? turn(term, exponent.denominator) : null;
  if (turned) return turned;
  const unit = form.scale(exponent, q.divide(q.one, term.coefficient));
  return form.divide(
    polynomialPower(base.numerator, unit, term.coefficient, options),
    polynomialPower(base.denominator, unit, term.coefficient, options),
  );
}

/** e^(iπt) = cos πt + i sin πt, if these have exact values. */
function turn({ coefficient, monomial }: Term, denominator: Polynomial): Quotient | null {
  if (!isOnePolynomial(denominator) || !isTurn(monomial)) return null;
  const [real, imaginary] = [exactCosine(coefficient), exactSine(coefficient)];
  if (!real || !imaginary) return null;
  return form.add(real, form.multiply(imaginary, form.fromConstant("i")));
}

function isTurn(monomial: Monomial): boolean {
  return (
    monomial.factors.length === 2 &&
    monomial.factors.every(
      ({ atom, exponent }) =>
        atom.kind === "constant" && atom.name !== "e" && q.equals(exponent, q.one),
    )
  );
}

/** base^(unit·times), split into powers of primes, atoms, and the remaining factor. */
function polynomialPower(
  base: Polynomial,
  unit: Quotient,
  times: Rational,
  options: CanonicalOptions,
): Quotient {
  const { content, common, rest } = factorsOf(base);
  const parts = [
    numberPower(content, unit, times),
    ...common.factors.map((factor) => factorPower(factor, unit, times, options)),
  ];
  if (!isOnePolynomial(rest)) parts.push(form.fromAtom(exponentialAtom(rest, unit), times));
  return parts.reduce(form.multiply);
}

const minusOne = constant(q.rational(-1n));

function numberPower(value: Rational, unit: Quotient, times: Rational): Quotient {
  const { numerator, denominator } = q.absolute(value);
  const [above, below] = [primePowersOf(numerator), primePowersOf(denominator)];
  if (!above || !below) throw tooHard("The number with the power is too long for me.");
  const powers = [
    ...[...above].map(([prime, count]) => ({ prime, count })),
    ...[...below].map(([prime, count]) => ({ prime, count: -count })),
  ].map(({ prime, count }) =>
    form.fromAtom(
      exponentialAtom(constant(q.rational(prime)), unit),
      q.multiply(times, q.rational(BigInt(count))),
    ),
  );
  const sign = q.sign(value) < 0 ? form.fromAtom(exponentialAtom(minusOne, unit), times) : form.one;
  return powers.reduce(form.multiply, sign);
}

function factorPower(
  { atom, exponent }: Factor,
  unit: Quotient,
  times: Rational,
  options: CanonicalOptions,
): Quotient {
  const total = q.multiply(exponent, times);
  if (atom.kind === "exponential") {
    const inner = form.scale(form.multiply(atom.exponent, unit), total);
    return power(form.fromPolynomial(atom.base), inner, options);
  }
  if (atom.key === imaginaryUnit.key) {
    return form.fromAtom(exponentialAtom(minusOne, unit), q.divide(total, q.rational(2n)));
  }
  return form.fromAtom(exponentialAtom(baseOf(atom), unit), total);
}

function baseOf(atom: Atom): Polynomial {
  if (atom.kind === "prime") return constant(q.rational(atom.prime));
  return atom.kind === "radicand" ? atom.polynomial : atomPolynomial(atom);
}
