import { leastCommonMultiple } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import type { Atom, Polynomial, Term } from "./form.ts";

/** A number times `denominator` is an algebraic integer, and no conjugate of the number is larger than `size`. */
interface Bound {
  denominator: bigint;
  size: bigint;
}

/** The degrees of the fields that contain the number, by their generators. */
interface Fields {
  roots: Map<string, bigint>;
  /** Sines and cosines of multiples of π/turn. */
  turn: bigint;
}

const mostBits = 8000;

/**
 * The separation bound for real numbers composed of rational numbers, roots, and sines and cosines of rational
 * multiples of π: such a number with absolute value below 2^−bits is 0. (A non-zero algebraic integer of degree d, none
 * of whose conjugates is larger than B, is at least B^(1 − d), because their product is an integer.) Null for other
 * numbers, and if too many bits would be needed.
 */
export function bitsThatProveZero(value: Polynomial): number | null {
  const fields: Fields = { roots: new Map(), turn: 1n };
  const bound = boundOf(value, fields);
  if (!bound) return null;
  const degree = [...fields.roots.values()].reduce((all, next) => all * next, 2n * fields.turn);
  const size = bitLength(bound.denominator * bound.size);
  const bits = BigInt(size) * degree + BigInt(bitLength(bound.denominator));
  return bits > mostBits ? null : Number(bits);
}

function bitLength(value: bigint): number {
  return value.toString(2).length;
}

function boundOf({ terms }: Polynomial, fields: Fields): Bound | null {
  let sum: Bound = { denominator: 1n, size: 0n };
  for (const term of terms) {
    const next = termBound(term, fields);
    if (!next) return null;
    sum = {
      denominator: leastCommonMultiple(sum.denominator, next.denominator),
      size: sum.size + next.size,
    };
  }
  return sum;
}

function termBound({ coefficient, monomial }: Term, fields: Fields): Bound | null {
  const { numerator, denominator } = q.absolute(coefficient);
  let product: Bound = { denominator, size: numerator / denominator + 1n };
  for (const { atom, exponent } of monomial.factors) {
    const next = powerBound(atom, exponent, fields);
    if (!next) return null;
    product = {
      denominator: product.denominator * next.denominator,
      size: product.size * next.size,
    };
  }
  return product;
}

function powerBound(atom: Atom, exponent: Rational, fields: Fields): Bound | null {
  const base = atomBound(atom, fields);
  if (!base) return null;
  const known = fields.roots.get(atom.key) ?? 1n;
  if (exponent.denominator !== 1n) {
    fields.roots.set(atom.key, leastCommonMultiple(known, exponent.denominator));
  }
  const times = exponent.numerator / exponent.denominator + 1n;
  return { denominator: base.denominator ** times, size: base.size ** times };
}

function atomBound(atom: Atom, fields: Fields): Bound | null {
  switch (atom.kind) {
    case "prime":
      return { denominator: 1n, size: atom.prime };
    case "radicand": {
      const inner = boundOf(atom.polynomial, fields);
      return inner && { denominator: inner.denominator, size: inner.size + 1n };
    }
    case "call":
      return atom.name === "sin" || atom.name === "cos" ? sineBound(atom, fields) : null;
    case "variable":
    case "constant":
    case "exponential":
      return null;
  }
}

/** Twice the sine of a rational multiple of π is an algebraic integer in the field of the 4n-th roots of unity. */
function sineBound(atom: Extract<Atom, { kind: "call" }>, fields: Fields): Bound | null {
  const [term, second] = atom.argument.numerator.terms;
  const isTurn = term?.monomial.key === "#π" && !second && isOne(atom.argument.denominator);
  if (!isTurn) return null;
  fields.turn = leastCommonMultiple(fields.turn, 2n * term.coefficient.denominator);
  return { denominator: 2n, size: 1n };
}

function isOne({ terms: [first, second] }: Polynomial): boolean {
  return first?.monomial.key === "" && !second && q.equals(first.coefficient, q.one);
}
