import { leastCommonMultiple } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { atomRank, imaginaryUnit } from "./atom.ts";
import type { Atom, Polynomial, Term } from "./form.ts";
import { atomPower, exponentOf, multiplyMonomials } from "./monomial.ts";
import {
  addPolynomials,
  atomPolynomial,
  isZeroPolynomial,
  multiplyPolynomials,
  polynomial,
  subtractPolynomials,
  termPolynomial,
} from "./polynomial.ts";
import { floor, isRealModulus } from "./relations.ts";

/** The maximum count of terms; longer denominators keep their roots, because nobody rationalises them by hand. */
const mostTerms = 12;

interface Fraction {
  numerator: Polynomial;
  denominator: Polynomial;
}

/**
 * Clears a non-zero denominator of roots of numbers, i, |x| and roots of polynomials, by multiplying with conjugates.
 */
export function clearDenominator(fraction: Fraction): Fraction {
  const kept = new Set<string>();
  let { numerator, denominator } = fraction;
  for (;;) {
    const atom = rootIn(denominator, kept);
    if (!atom) return { numerator, denominator };
    const factor = denominator.terms.length > mostTerms ? null : conjugate(denominator, atom);
    const cleared = factor && multiplyPolynomials(denominator, factor);
    if (factor && cleared && !isZeroPolynomial(cleared)) {
      numerator = multiplyPolynomials(numerator, factor);
      denominator = cleared;
      kept.clear();
    } else {
      kept.add(atom.key);
    }
  }
}

/**
 * The next root to clear: roots of polynomials before those of numbers, because clearing them can introduce the others.
 */
function rootIn({ terms }: Polynomial, except: ReadonlySet<string>): Atom | null {
  let best: Atom | null = null;
  for (const { monomial } of terms) {
    for (const { atom } of monomial.factors) {
      if (isRoot(atom) && !except.has(atom.key) && (!best || comesBefore(atom, best))) best = atom;
    }
  }
  return best;
}

function comesBefore(a: Atom, b: Atom): boolean {
  const byRank = atomRank(a) - atomRank(b);
  return byRank === 0 ? a.key.length > b.key.length : byRank < 0;
}

function isRoot(atom: Atom): boolean {
  return (
    atom.kind === "prime" ||
    atom.kind === "radicand" ||
    atom.key === imaginaryUnit.key ||
    isRealModulus(atom)
  );
}

/** A factor that reduces the atom's occurrences in the polynomial, or null if no rule is known. */
function conjugate(whole: Polynomial, atom: Atom): Polynomial | null {
  const exponents = whole.terms.map(({ monomial }) => exponentOf(monomial, atom));
  const [first = q.zero] = exponents;
  if (exponents.every((exponent) => q.equals(exponent, first))) return complement(atom, first);
  const step = exponents.reduce(
    (all, { denominator }) => leastCommonMultiple(all, denominator),
    1n,
  );
  if (step % 2n === 0n || step === 1n) return oppositeOf(whole, atom, step);
  return step % 3n === 0n ? cubicCofactor(whole, atom, step) : null;
}

/** The exponent that makes a power of the atom an integer power; even for i and |x|. */
function complement(atom: Atom, exponent: Rational): Polynomial {
  const even = atom.kind === "prime" || atom.kind === "radicand" ? 1n : 2n;
  const above = -floor(q.divide(q.negate(exponent), q.rational(even))) * even;
  return atomPolynomial(atom, q.subtract(q.rational(above), exponent));
}

/** a − b√c for a + b√c: the sign of every odd power of the atom's root is inverted. */
function oppositeOf({ terms }: Polynomial, atom: Atom, step: bigint): Polynomial {
  const turned = terms.map((term): Term => {
    const exponent = exponentOf(term.monomial, atom);
    const isOdd = ((exponent.numerator * step) / exponent.denominator) % 2n !== 0n;
    return isOdd ? { ...term, coefficient: q.negate(term.coefficient) } : term;
  });
  return { terms: turned };
}

/** For a + bt + ct² with t³ = p, where t is the atom's root: (a² − bcp) + (c²p − ab)t + (b² − ac)t². */
function cubicCofactor({ terms }: Polynomial, atom: Atom, step: bigint): Polynomial {
  const root = (times: bigint) => powerOf(atom, q.rational(times, step));
  const part = (residue: bigint) =>
    polynomial(
      terms.flatMap((term) => {
        const exponent = exponentOf(term.monomial, atom);
        const steps = (exponent.numerator * step) / exponent.denominator;
        if (steps % 3n !== residue) return [];
        const left = atomPower(atom, q.rational(-residue, step));
        return [{ ...term, monomial: multiplyMonomials(term.monomial, left) }];
      }),
    );
  const [a, b, c] = [part(0n), part(1n), part(2n)];
  const times = multiplyPolynomials;
  return [
    subtractPolynomials(times(a, a), times(times(b, c), root(3n))),
    times(subtractPolynomials(times(times(c, c), root(3n)), times(a, b)), root(1n)),
    times(subtractPolynomials(times(b, b), times(a, c)), root(2n)),
  ].reduce(addPolynomials);
}

function powerOf(atom: Atom, exponent: Rational): Polynomial {
  return termPolynomial(q.one, atomPower(atom, exponent));
}
