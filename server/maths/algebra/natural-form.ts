import * as q from "../numbers/rational.ts";
import type { FunctionName } from "../expressions/expression.ts";
import { callAtom, polynomialKey, quotientKey } from "./atom.ts";
import { exactQuotient } from "./common-factor.ts";
import type { Atom, Factor, Polynomial, Quotient } from "./form.ts";
import { atomPower, commonMonomial, monomial, raiseMonomial } from "./monomial.ts";
import {
  atomPolynomial,
  multiplyPolynomials,
  negatePolynomial,
  raisePolynomial,
  singleTerm,
  timesMonomial,
} from "./polynomial.ts";
import * as form from "./quotient.ts";
import { isRealModulus } from "./relations.ts";

/**
 * Numerator and denominator as they are usually written: 1/√(x + 1) instead of √(x + 1)/(x + 1), 1/|x| instead of
 * |x|/x², e^(−x) in the numerator instead of e^x in the denominator. The exponents of the numerator may be negative.
 */
export function naturalForm({ numerator, denominator }: Quotient): {
  above: Polynomial;
  below: Polynomial;
} {
  return secantsAbove(powersAbove(signAbove(rootsBelow(numerator, denominator))));
}

interface Sides {
  above: Polynomial;
  below: Polynomial;
}

function rootsBelow(numerator: Polynomial, denominator: Polynomial): Sides {
  let sides = { above: numerator, below: denominator };
  const common = commonMonomial(numerator.terms.map((term) => term.monomial));
  for (const factor of common.factors) sides = moveBelow(sides, factor) ?? sides;
  return sides;
}

/** √s/(s·t) as 1/(√s·t). */
function moveBelow({ above, below }: Sides, { atom, exponent }: Factor): Sides | null {
  const whole = wholePower(atom);
  const rest = whole && exactQuotient(below, whole.power);
  if (!rest || form.isConstant(form.fromPolynomial(below))) return null;
  return {
    above: timesMonomial(above, atomPower(atom, q.negate(exponent))),
    below: multiplyPolynomials(
      rest,
      singleTerm(q.one, atomPower(atom, q.subtract(q.rational(whole.exponent), exponent))),
    ),
  };
}

/** The power of a root that is not a root any more. */
function wholePower(atom: Atom): { exponent: bigint; power: Polynomial } | null {
  if (atom.kind === "radicand") return { exponent: 1n, power: atom.polynomial };
  if (atom.kind !== "call" || !isRealModulus(atom)) return null;
  return { exponent: 2n, power: raisePolynomial(atom.argument.numerator, 2) };
}

function signAbove({ above, below }: Sides): Sides {
  if (below.terms.some(({ coefficient }) => q.sign(coefficient) > 0)) return { above, below };
  return { above: negatePolynomial(above), below: negatePolynomial(below) };
}

const eulersNumber = quotientKey(form.fromConstant("e"));

function powersAbove({ above, below }: Sides): Sides {
  const [term, second] = below.terms;
  if (!term || second) return { above, below };
  const powers = monomial(
    term.monomial.factors.filter((factor) => isPowerOfE(factor) || isBaseWithin(factor, above)),
  );
  if (powers.factors.length === 0) return { above, below };
  const inverse = raiseMonomial(powers, q.rational(-1n));
  return { above: timesMonomial(above, inverse), below: timesMonomial(below, inverse) };
}

function isPowerOfE({ atom }: Factor): boolean {
  if (atom.kind === "constant") return atom.name === "e";
  return (
    atom.kind === "exponential" && quotientKey(form.fromPolynomial(atom.base)) === eulersNumber
  );
}

/**
 * Whether each term of the numerator has a power of the same base, and one of the exponents contains a letter: xⁿ/x is
 * xⁿ⁻¹, and 2ᵃ/2ᵇ is 2ᵃ⁻ᵇ.
 */
function isBaseWithin({ atom }: Factor, { terms }: Polynomial): boolean {
  const key = baseKey(atom);
  if (key === null) return false;
  return terms.every(({ monomial }) =>
    monomial.factors.some(
      (factor) =>
        baseKey(factor.atom) === key &&
        (factor.atom.kind === "exponential" || atom.kind === "exponential"),
    ),
  );
}

function baseKey(atom: Atom): string | null {
  if (atom.kind === "variable") return polynomialKey(atomPolynomial(atom));
  return atom.kind === "exponential" ? polynomialKey(atom.base) : null;
}

const reciprocals: Partial<Record<FunctionName, FunctionName>> = {
  sin: "cosec",
  cos: "sec",
  tan: "cot",
};

/** 1/cos² x as sec² x and tan x/cos x as sec x tan x; sin x/cos x is unchanged. */
function secantsAbove({ above, below }: Sides): Sides {
  const [term, second] = below.terms;
  if (!term || second) return { above, below };
  const overSine = term.monomial.factors.some(({ atom }) => isCall(atom, "sin"));
  const names: FunctionName[] = overSine ? ["sin", "cos", "tan"] : ["sin", "cos"];
  const stays = above.terms.some(({ monomial }) =>
    monomial.factors.some(({ atom }) => names.some((name) => isCall(atom, name))),
  );
  if (stays) return { above, below };
  const turned = term.monomial.factors.flatMap(({ atom, exponent }) => {
    const name = atom.kind === "call" ? reciprocals[atom.name] : undefined;
    // Roots are unchanged: 1/√(tan x) instead of √(cot x).
    if (atom.kind !== "call" || !name || !q.isInteger(exponent)) return [];
    return [{ atom, exponent, reciprocal: callAtom(name, atom.argument, null) }];
  });
  const taken = monomial(
    turned.map(({ atom, exponent }) => ({ atom, exponent: q.negate(exponent) })),
  );
  const given = monomial(
    turned.map(({ reciprocal, exponent }) => ({ atom: reciprocal, exponent })),
  );
  return { above: timesMonomial(above, given), below: timesMonomial(below, taken) };
}

function isCall(atom: Atom, name: FunctionName): boolean {
  return atom.kind === "call" && atom.name === name;
}
