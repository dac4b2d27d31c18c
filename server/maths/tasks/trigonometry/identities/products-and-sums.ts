import type { Polynomial, Quotient, Term } from "../../../algebra/form.ts";
import { commonMonomial, raiseMonomial } from "../../../algebra/monomial.ts";
import { timesMonomial } from "../../../algebra/polynomial.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { type IdentityApplication, onEitherSide } from "./move.ts";
import {
  type CallAtom,
  functionOf,
  isBasic,
  mapTerms,
  multipleOf,
  type Sides,
  wholeExponent,
} from "./trigonometric-form.ts";
import { type AngleUnit, callLatex } from "./written-angle.ts";

const half = q.rational(1n, 2n);

/** Rewrites cos A cos B as ½(cos(A + B) + cos(A − B)), and the other products likewise. */
export function productsToSums(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return onEitherSide((side) => {
    const pairs: Pair[] = [];
    const to = mapTerms(side, (term) => {
      const pair = pairIn(term);
      if (!pair) return null;
      pairs.push(pair);
      return asSum(term, pair);
    });
    const [first] = pairs;
    if (!to || !first) return null;
    return { to, title: "Write the product as a sum", why: () => identityOf(first, unit) };
  });
}

type Pair = readonly [CallAtom, CallAtom];

/**
 * Two functions of different angles in a term; a sine comes first, and of two equal functions the one of the larger
 * angle.
 */
function pairIn({ monomial }: Term): Pair | null {
  const atoms = monomial.factors
    .map(({ atom }) => atom)
    .filter(isBasic)
    .filter((atom) => atom.name !== "tan" && wholeExponent(monomial, atom) >= 1);
  const [first, second] = atoms;
  if (!first || !second || form.equals(first.argument, second.argument)) return null;
  if (first.name !== second.name) return first.name === "sin" ? [first, second] : [second, first];
  return isSmaller(first, second) ? [second, first] : [first, second];
}

function isSmaller(one: CallAtom, other: CallAtom): boolean {
  const difference = form.subtract(one.argument, other.argument);
  return q.sign(difference.numerator.terms[0]?.coefficient ?? q.zero) < 0;
}

function asSum(term: Term, [first, second]: Pair): Quotient {
  const [a, b] = [first.argument, second.argument];
  const both = form.multiply(form.fromAtom(first), form.fromAtom(second));
  const rest = form.scale(form.divide(form.fromPolynomial({ terms: [term] }), both), half);
  const [sum, difference] = [form.add(a, b), form.subtract(a, b)];
  if (first.name === "sin" && second.name === "sin") {
    const [less, more] = [functionOf("cos", difference), functionOf("cos", sum)];
    return form.multiply(rest, form.subtract(less, more));
  }
  const name = first.name === "sin" ? "sin" : "cos";
  return form.multiply(rest, form.add(functionOf(name, sum), functionOf(name, difference)));
}

function identityOf([first, second]: Pair, unit: AngleUnit): string {
  const [a, b] = [first.argument, second.argument];
  const [sum, difference] = [form.add(a, b), form.subtract(a, b)];
  const left = `2${callLatex(named(first), a, unit)}${callLatex(named(second), b, unit)}`;
  if (first.name === "sin" && second.name === "sin") {
    return `$${left} = ${callLatex("cos", difference, unit)} - ${callLatex("cos", sum, unit)}$.`;
  }
  if (first.name === "sin" && isSmaller(first, second)) {
    const gap = callLatex("sin", form.negate(difference), unit);
    return `$${left} = ${callLatex("sin", sum, unit)} - ${gap}$.`;
  }
  const name = first.name === "sin" ? "sin" : "cos";
  const gap = isSmaller(first, second) ? form.negate(difference) : difference;
  return `$${left} = ${callLatex(name, sum, unit)} + ${callLatex(name, gap, unit)}$.`;
}

function named({ name }: CallAtom): "sin" | "cos" {
  return name === "sin" ? "sin" : "cos";
}

const mostTerms = 4;

/** Rewrites sin A + sin B as 2 sin ½(A + B) cos ½(A − B), and the other sums likewise, for every two terms. */
export function sumsToProducts(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return (sides) => {
    const pairs = [...pairsOf(sides.above), ...pairsOf(sides.below)];
    const made = pairs.flatMap((pair) => {
      const side = sides.above.terms.includes(pair.one) ? "above" : "below";
      const to = merged(sides[side], pair);
      return to ? [{ ...why(pair, unit), sides: { ...sides, [side]: to } }] : [];
    });
    const [top, bottom] = [singlePair(sides.above), singlePair(sides.below)];
    const [above, below] = [top && merged(sides.above, top), bottom && merged(sides.below, bottom)];
    if (above && below && top) made.unshift({ ...why(top, unit), sides: { above, below } });
    return made;
  };
}

interface Like {
  one: Term;
  other: Term;
  first: CallAtom;
  second: CallAtom;
  sign: 1 | -1;
  /** The common factor of both terms, without the functions. */
  rest: Quotient;
}

function singlePair(side: Polynomial): Like | null {
  const pairs = pairsOf(side);
  return side.terms.length === 2 ? (pairs[0] ?? null) : null;
}

function pairsOf({ terms }: Polynomial): Like[] {
  if (terms.length > mostTerms) return [];
  return terms.flatMap((one, at) =>
    terms.slice(at + 1).flatMap((other) => {
      const like = likeTerms(one, other);
      return like ? [like] : [];
    }),
  );
}

function likeTerms(one: Term, other: Term): Like | null {
  const sum = q.add(one.coefficient, other.coefficient);
  const isOpposite = q.isZero(sum);
  if (!isOpposite && !q.equals(one.coefficient, other.coefficient)) return null;
  const common = commonMonomial([one.monomial, other.monomial]);
  const inverse = raiseMonomial(common, q.rational(-1n));
  const [first, second] = [one, other].map((term) => functionLeft(term, inverse));
  if (!first || !second || first.name !== second.name) return null;
  const sign = isOpposite ? -1 : 1;
  const isTurned = isSmaller(first, second);
  const { coefficient } = isTurned ? other : one;
  const rest = form.fromPolynomial({ terms: [{ coefficient, monomial: common }] });
  return isTurned
    ? { one: other, other: one, first: second, second: first, sign, rest }
    : { one, other, first, second, sign, rest };
}

/** The only function that a term has besides the common factor; null if there is none or several. */
function functionLeft(term: Term, inverse: Term["monomial"]): CallAtom | null {
  const [left] = timesMonomial({ terms: [term] }, inverse).terms;
  const [factor, more] = left?.monomial.factors ?? [];
  const atom = factor?.atom;
  if (!left || !atom || more || !isBasic(atom) || atom.name === "tan") return null;
  return wholeExponent(left.monomial, atom) === 1 ? atom : null;
}

function productOfLike({ first, second, sign, rest }: Like): Quotient {
  const mean = multipleOf(form.add(first.argument, second.argument), 1n, 2n);
  const gap = multipleOf(form.subtract(first.argument, second.argument), 1n, 2n);
  const [one, other] = namesOf(first.name, sign);
  const product = form.multiply(functionOf(one, mean), functionOf(other, gap));
  const isNegative = first.name === "cos" && sign < 0;
  return form.multiply(rest, form.scale(product, q.rational(isNegative ? -2n : 2n)));
}

function namesOf(name: string, sign: 1 | -1): readonly ["sin" | "cos", "sin" | "cos"] {
  if (name === "sin") return sign > 0 ? ["sin", "cos"] : ["cos", "sin"];
  return sign > 0 ? ["cos", "cos"] : ["sin", "sin"];
}

function merged(side: Polynomial, like: Like): Polynomial | null {
  const others = side.terms.filter((term) => term !== like.one && term !== like.other);
  const sum = form.add(form.fromPolynomial({ terms: others }), productOfLike(like));
  return form.isPolynomial(sum) ? sum.numerator : null;
}

function why(like: Like, unit: AngleUnit): { title: string; why: () => string } {
  return { title: "Write the sum as a product", why: () => sumIdentity(like, unit) };
}

function sumIdentity(like: Like, unit: AngleUnit): string {
  const { first, second, sign } = like;
  const [a, b] = [first.argument, second.argument];
  const mean = multipleOf(form.add(a, b), 1n, 2n);
  const gap = multipleOf(form.subtract(a, b), 1n, 2n);
  const [one, other] = namesOf(first.name, sign);
  const minus = first.name === "cos" && sign < 0 ? "-" : "";
  const left = `${callLatex(named(first), a, unit)} ${sign > 0 ? "+" : "-"} ${callLatex(named(second), b, unit)}`;
  const right = `${minus}2${callLatex(one, mean, unit)}${callLatex(other, gap, unit)}`;
  return `$${left} = ${right}$.`;
}
