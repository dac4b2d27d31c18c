import { type Expression, fractionLeaf, integerLeaf } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { polynomialKey } from "./atom.ts";
import type { Atom, Factor, Monomial, Polynomial, Quotient } from "./form.ts";
import { atomPolynomial, constant, constantValue } from "./polynomial.ts";
import * as form from "./quotient.ts";

type Write = (value: Quotient) => Expression;

/** The product of powers as an expression, or null if it is empty; `write` converts the content of atoms. */
export function writeMonomial({ factors: all }: Monomial, write: Write): Expression | null {
  const { roots, factors } = sharedRoots(withoutImproperRoots(all));
  const written = [
    ...numberRoots(factors),
    ...bases(factors, write),
    ...roots,
    ...factors.filter(isI).map(({ exponent }) => raised({ kind: "constant", name: "i" }, exponent)),
    ...factors
      .filter(({ atom }) => atom.kind === "radicand" || atom.kind === "call")
      .map((factor) => closed(factor, write)),
  ];
  const [first, ...others] = written;
  return first === undefined ? null : others.reduce(product, first);
}

/** √5·x^(3/2) as √5·x·√x, so that both roots can be merged: x√(5x). */
function withoutImproperRoots(factors: readonly Factor[]): readonly Factor[] {
  const orders = new Set(
    factors.filter(({ atom }) => atom.kind === "prime").map(({ exponent }) => exponent.denominator),
  );
  return factors.flatMap((factor) => {
    const { numerator, denominator } = factor.exponent;
    const isImproper = denominator > 1n && numerator > denominator && orders.has(denominator);
    if (factor.atom.kind !== "variable" || !isImproper) return [factor];
    const whole = q.rational(numerator / denominator);
    return [whole, q.subtract(factor.exponent, whole)].map((exponent) => ({ ...factor, exponent }));
  });
}

/** √2·√x as √(2x): roots of one order that include a letter, removed from the factors. */
function sharedRoots(factors: readonly Factor[]): { roots: Expression[]; factors: Factor[] } {
  const orders = new Set(factors.filter(isLetterRoot).map(({ exponent }) => exponent.denominator));
  const shared = [...orders]
    .map((order) => factors.filter((factor) => isUnderRoot(factor, order)))
    .filter((group) => group.length > 1);
  return {
    roots: shared.map(oneRoot),
    factors: factors.filter((factor) => !shared.some((group) => group.includes(factor))),
  };
}

/** A letter with an exponent between 0 and 1. */
function isLetterRoot({ atom, exponent }: Factor): boolean {
  const isSmall = exponent.numerator > 0n && exponent.numerator < exponent.denominator;
  return atom.kind === "variable" && isSmall;
}

function isUnderRoot(factor: Factor, order: bigint): boolean {
  const isRoot = factor.atom.kind === "prime" || isLetterRoot(factor);
  return isRoot && factor.exponent.denominator === order;
}

function oneRoot(group: readonly Factor[]): Expression {
  const number = group.reduce(
    (under, { atom, exponent }) =>
      atom.kind === "prime" ? under * atom.prime ** exponent.numerator : under,
    1n,
  );
  const letters = group.flatMap(({ atom, exponent }): Expression[] => {
    if (atom.kind !== "variable") return [];
    return [raised({ kind: "variable", name: atom.name }, q.rational(exponent.numerator))];
  });
  const [first, ...others] = number === 1n ? letters : [integerLeaf(number), ...letters];
  const index = Number(group[0]?.exponent.denominator ?? 2n);
  return { kind: "root", index, operand: others.reduce(product, first ?? integerLeaf(number)) };
}

function product(left: Expression, right: Expression): Expression {
  const first = right.kind === "power" ? right.base : right;
  return { kind: "product", sign: first.kind === "number" ? "×" : "implicit", left, right };
}

function isI({ atom }: Factor): boolean {
  return atom.kind === "constant" && atom.name === "i";
}

/** √2·√3 as √6, one root for each order. */
function numberRoots(factors: readonly Factor[]): Expression[] {
  const radicands = new Map<bigint, bigint>();
  for (const { atom, exponent } of factors) {
    if (atom.kind === "prime") {
      const under = radicands.get(exponent.denominator) ?? 1n;
      radicands.set(exponent.denominator, under * atom.prime ** exponent.numerator);
    }
  }
  return [...radicands].map(([index, under]) => ({
    kind: "root",
    index: Number(index),
    operand: integerLeaf(under),
  }));
}

/** A base with all its exponents: x·xⁿ is x^(n + 1). */
interface Power {
  base: Polynomial;
  exponent: Quotient;
}

function bases(factors: readonly Factor[], write: Write): Expression[] {
  const powers = new Map<string, Power>();
  for (const { atom, exponent } of factors) {
    const power = powerOf(atom, exponent);
    if (power) {
      // Exponents with a fraction bar stay separate, as in the canonical form.
      const isWhole = form.isPolynomial(power.exponent);
      const key = `${polynomialKey(power.base)}${isWhole ? "" : atom.key}`;
      const before = powers.get(key);
      const total = before ? form.add(before.exponent, power.exponent) : power.exponent;
      powers.set(key, { base: power.base, exponent: total });
    }
  }
  return numbersTogether([...powers.values()])
    .toSorted((a, b) => orderOfBase(a) - orderOfBase(b))
    .map(({ base, exponent }) => writePower(writeBase(base, write), exponent, write));
}

function writeBase(base: Polynomial, write: Write): Expression {
  const atom = base.terms.length === 1 ? base.terms[0]?.monomial.factors[0]?.atom : undefined;
  if (atom?.kind === "variable") return { kind: "variable", name: atom.name };
  if (atom?.kind === "constant") return { kind: "constant", name: atom.name };
  return write(form.fromPolynomial(base));
}

function powerOf(atom: Atom, exponent: Rational): Power | null {
  switch (atom.kind) {
    case "exponential":
      return { base: atom.base, exponent: form.scale(atom.exponent, exponent) };
    case "variable":
      return { base: atomPolynomial(atom), exponent: form.fromRational(exponent) };
    case "constant":
      if (atom.name === "i") return null;
      return { base: atomPolynomial(atom), exponent: form.fromRational(exponent) };
    case "prime":
    case "radicand":
    case "call":
      return null;
  }
}

/** 2ˣ·3ˣ as 6ˣ. */
function numbersTogether(powers: readonly Power[]): Power[] {
  const together: Power[] = [];
  for (const power of powers) {
    const value = constantValue(power.base);
    const partner = together.findIndex(
      (other) => constantValue(other.base) && form.equals(other.exponent, power.exponent),
    );
    const other = together[partner];
    const otherValue = other && constantValue(other.base);
    if (value && other && otherValue) {
      together[partner] = { ...other, base: constant(q.multiply(value, otherValue)) };
    } else together.push(power);
  }
  return together;
}

/** π and constants before letters, numbers with a letter as exponent before everything else. */
function orderOfBase({ base, exponent }: Power): number {
  if (constantValue(base)) return 0;
  const isNumber = form.asRational(exponent) !== null;
  if (form.isConstant(form.fromPolynomial(base))) return isNumber ? 1 : 3;
  return 2;
}

function writePower(base: Expression, exponent: Quotient, write: Write): Expression {
  const value = form.asRational(exponent);
  if (value) return raised(base, value);
  return { kind: "power", base: tight(base), exponent: write(exponent) };
}

/** A root of a polynomial or a function, with its exponent. */
function closed({ atom, exponent }: Factor, write: Write): Expression {
  if (atom.kind === "radicand") {
    return raised(write(form.fromPolynomial(atom.polynomial)), exponent);
  }
  return raised(writeCall(atom, write), exponent);
}

function writeCall(atom: Atom, write: Write): Expression {
  if (atom.kind !== "call") return integerLeaf(1n);
  const argument = write(atom.argument);
  const base = atom.base && form.asRational(atom.base);
  if (!atom.base || (base && q.equals(base, q.rational(10n)))) {
    return { kind: "call", name: atom.name, argument };
  }
  return { kind: "call", name: atom.name, argument, base: write(atom.base) };
}

function raised(base: Expression, exponent: Rational): Expression {
  if (q.equals(exponent, q.one)) return base;
  if (exponent.numerator === 1n) {
    return { kind: "root", index: Number(exponent.denominator), operand: base };
  }
  const written = q.isInteger(exponent)
    ? integerLeaf(exponent.numerator)
    : fractionLeaf(exponent.numerator, exponent.denominator);
  return { kind: "power", base: tight(base), exponent: written };
}

/** In brackets unless it can be a base without them. */
function tight(base: Expression): Expression {
  const isTight =
    base.kind === "variable" ||
    base.kind === "constant" ||
    base.kind === "call" ||
    base.kind === "group" ||
    (base.kind === "number" && base.form.kind === "integer" && q.sign(base.value) >= 0);
  return isTight ? base : { kind: "group", inner: base };
}
