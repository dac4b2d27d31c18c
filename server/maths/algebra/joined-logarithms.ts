import { greatestCommonDivisor, leastCommonMultiple } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { callAtom } from "./atom.ts";
import type { Atom, Factor, Polynomial, Term } from "./form.ts";
import { monomial, withoutAtom } from "./monomial.ts";
import * as form from "./quotient.ts";

type Call = Extract<Atom, { kind: "call" }>;

/** A number times a common factor of several terms times the logarithm of a whole number. */
interface LogarithmTerm {
  term: Term;
  call: Call;
  number: bigint;
  /** The other factors of the term. */
  rest: Factor[];
  key: string;
}

/** Terms in display order, with 2 ln 2 + ln 3 as ln 12 and 1 − log 2 as log 5 if the numbers stay small. */
export function joinLogarithms({ terms }: Polynomial): readonly Term[] {
  const groups = new Map<string, LogarithmTerm[]>();
  for (const term of terms) {
    const found = logarithmTerm(term);
    if (found) groups.set(found.key, [...(groups.get(found.key) ?? []), found]);
  }
  return [...groups.values()].reduce<readonly Term[]>(joinGroup, terms);
}

function logarithmTerm(term: Term): LogarithmTerm | null {
  const isLogarithm = ({ atom }: Factor) => atom.kind === "call" && /^(?:ln|log)$/.test(atom.name);
  const [factor, other] = term.monomial.factors.filter(isLogarithm);
  if (!factor || other || factor.atom.kind !== "call") return null;
  const value = form.asRational(factor.atom.argument);
  if (!value || !q.isInteger(value) || !q.equals(factor.exponent, q.one)) return null;
  const rest = withoutAtom(term.monomial, factor.atom);
  const base = factor.atom.base && form.asRational(factor.atom.base);
  const key = `${factor.atom.name}${base ? `_${base.numerator}/${base.denominator}` : ""}·${rest.key}`;
  const factors = [...rest.factors];
  return { term, call: factor.atom, number: value.numerator, rest: factors, key };
}

/** The maximum number; larger numbers stay separate. */
const largest = 10_000n;

function joinGroup(terms: readonly Term[], group: readonly LogarithmTerm[]): readonly Term[] {
  const [first] = group;
  if (!first) return terms;
  const { members, joined } = joinedWithWhole(terms, group) ?? {
    members: group,
    joined: group.length > 1 ? joinedTerm(group) : null,
  };
  if (!joined) return terms;
  const left = terms.filter((term) => !members.some((member) => member.term === term));
  const at = terms.indexOf(first.term);
  const before = terms.slice(0, at).filter((term) => left.includes(term)).length;
  return [...left.slice(0, before), joined.term, ...left.slice(before)];
}

/** 1 − log 2 is merged to log 5, but log 7 − 1 stays, because log 0.7 is not simpler. */
function joinedWithWhole(terms: readonly Term[], group: readonly LogarithmTerm[]) {
  const whole = wholeTerm(terms, group);
  if (!whole) return null;
  const members = [whole, ...group];
  const joined = joinedTerm(members);
  return joined?.isOfWhole === true ? { members, joined } : null;
}

/** The term without a logarithm that matches those of its base and has the opposite sign: the 1 of 1 − log 2. */
function wholeTerm(terms: readonly Term[], group: readonly LogarithmTerm[]): LogarithmTerm | null {
  const [first] = group;
  const base = first?.call.base && form.asRational(first.call.base);
  if (!first || !base || !q.isInteger(base)) return null;
  const key = monomial(first.rest).key;
  const term = terms.find((other) => other.monomial.key === key);
  const isOpposed =
    term !== undefined &&
    group.every((member) => q.sign(member.term.coefficient) === -q.sign(term.coefficient));
  return isOpposed ? { ...first, term, number: base.numerator } : null;
}

interface Joined {
  term: Term;
  /** Whether it is the logarithm of a whole number. */
  isOfWhole: boolean;
}

function joinedTerm(members: readonly LogarithmTerm[]): Joined | null {
  const [first] = members;
  if (!first) return null;
  const measure = measureOf(members.map(({ term }) => term.coefficient));
  const scale = q.sign(first.term.coefficient) < 0 ? q.negate(measure) : measure;
  const value = smallProduct(members, scale);
  if (!value) return null;
  // log 7/2 instead of −log 2/7.
  const isSmall = q.sign(scale) < 0 && value.numerator < value.denominator;
  const argument = isSmall ? q.divide(q.one, value) : value;
  const call = callAtom(first.call.name, form.fromRational(argument), first.call.base);
  const term = {
    coefficient: isSmall ? q.negate(scale) : scale,
    monomial: monomial([...first.rest, { atom: call, exponent: q.one }]),
  };
  return { term, isOfWhole: q.isInteger(argument) };
}

/** The numbers, each raised to the multiple of the scale in its coefficient; null if the result is too large. */
function smallProduct(members: readonly LogarithmTerm[], scale: Rational): Rational | null {
  let value: Rational = q.one;
  for (const { term, number } of members) {
    const times = q.divide(term.coefficient, scale).numerator;
    if (times > 12n || times < -12n) return null;
    value = q.multiply(value, powerOf(number, times));
  }
  return value.numerator > largest || value.denominator > largest ? null : value;
}

/** The greatest common divisor of the fractions. */
function measureOf(values: readonly Rational[]): Rational {
  const denominator = values.reduce(
    (all, value) => leastCommonMultiple(all, value.denominator),
    1n,
  );
  const numerator = values.reduce(
    (all, value) => greatestCommonDivisor(all, (value.numerator * denominator) / value.denominator),
    0n,
  );
  return q.rational(numerator, denominator);
}

function powerOf(base: bigint, exponent: bigint): Rational {
  return exponent < 0n ? q.rational(1n, base ** -exponent) : q.rational(base ** exponent);
}
