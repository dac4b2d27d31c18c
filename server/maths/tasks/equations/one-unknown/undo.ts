import { canonical } from "../../../algebra/canonical.ts";
import { signOf } from "../../../algebra/constant-value.ts";
import type { Atom, Quotient, Term } from "../../../algebra/form.ts";
import { functionValue } from "../../../algebra/function-value.ts";
import { rationalPower } from "../../../algebra/power.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import * as q from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import { eitherOf, latexOf, type Line } from "./working.ts";

/** A line of the working, and what must become 0 after it: one value, or one for each case. */
export interface Undone {
  line: Line;
  rests: Quotient[];
}

export function noMethod(): Error {
  return notSupported("I have no method for an equation like this one yet. Try a simpler one.");
}

/** Solves atom^unit = value for what stands in the atom, by the inverse of what the atom is. */
export function undo(atom: Atom, unit: q.Rational, value: Quotient): Undone {
  if (atom.kind === "radicand") return undoRoot(form.fromPolynomial(atom.polynomial), unit, value);
  if (atom.kind === "variable") return undoRoot(form.fromAtom(atom), unit, value);
  if (atom.kind === "exponential") return undoPower(atom, unit, value);
  if (atom.kind !== "call") throw noMethod();
  const isPlain = q.equals(unit, q.one);
  return undoFunction(atom, isPlain ? value : rationalPower(value, q.divide(q.one, unit), {}));
}

function nothing(why: string): Undone {
  return {
    line: { title: "Look at the signs", why, latex: "\\text{No real solution}" },
    rests: [],
  };
}

function isNegative(value: Quotient): boolean {
  return form.isConstant(value) && signOf(value) === -1;
}

function undoRoot(inner: Quotient, unit: q.Rational, value: Quotient): Undone {
  const order = unit.denominator;
  if (order % 2n === 0n && isNegative(value)) return nothing("An even root is never negative.");
  const raised = rationalPower(value, q.divide(q.one, unit), {});
  if (unit.numerator % 2n === 0n && !form.isZero(value)) return undoEvenPower(inner, unit, value);
  const line = {
    title: order === 2n ? "Square both sides" : `Raise both sides to the power ${order}`,
    why: "It undoes the root. It may bring in values that don't fit, so every one is put back in the end.",
    latex: `${latexOf(inner)} = ${latexOf(raised)}`,
  };
  return { line, rests: [form.subtract(inner, raised)] };
}

/** inner^(2/3) = value: the even power is the same for both signs. */
function undoEvenPower(inner: Quotient, unit: q.Rational, value: Quotient): Undone {
  if (isNegative(value)) return nothing("An even power is never negative.");
  const root = rationalPower(value, q.divide(q.one, unit), {});
  const cases = [root, form.negate(root)];
  const exponent = `\\frac{${unit.denominator}}{${unit.numerator}}`;
  const line = {
    title: `Raise both sides to the power $${exponent}$`,
    why: "An even power is the same for both signs, so there are two cases.",
    latex: eitherOf(cases.map((one) => `${latexOf(inner)} = ${latexOf(one)}`)),
  };
  return { line, rests: cases.map((one) => form.subtract(inner, one)) };
}

type Exponential = Extract<Atom, { kind: "exponential" }>;

function undoPower(atom: Exponential, unit: q.Rational, value: Quotient): Undone {
  if (form.isConstant(value) && signOf(value) !== 1) {
    return nothing("A power of a positive number is always positive.");
  }
  return comparedExponents(form.fromPolynomial(atom.base), form.scale(atom.exponent, unit), value);
}

/** base^exponent = value. */
function comparedExponents(base: Quotient, exponent: Quotient, value: Quotient): Undone {
  if (!form.isConstant(base)) throw noMethod();
  const isNatural = latexOf(base) === "e";
  const logarithm = functionValue(isNatural ? "ln" : "log", value, isNatural ? null : base, {});
  const isWhole = form.asRational(logarithm) !== null;
  const line = {
    title: isWhole
      ? `Write both sides as powers of $${latexOf(base)}$, and compare the exponents`
      : `Take the logarithm to the base $${latexOf(base)}$ on both sides`,
    why: isWhole
      ? "Powers of the same base are equal only where their exponents are."
      : "A logarithm is the exponent to which the base must be raised.",
    latex: `${latexOf(exponent)} = ${latexOf(logarithm)}`,
  };
  return { line, rests: [form.subtract(exponent, logarithm)] };
}

/** c₁·a^f + c₂·a^g = 0, with different exponents of one base; null for what has another form. */
export function compareExponents(whole: Quotient, atoms: readonly Atom[]): Undone | null {
  const [one, other, ...more] = whole.numerator.terms;
  const exponentials = atoms.filter((atom): atom is Exponential => atom.kind === "exponential");
  const isPlain = exponentials.every(({ base }) => form.isConstant(form.fromPolynomial(base)));
  if (!one || !other || more.length > 0 || exponentials.length < atoms.length || !isPlain)
    return null;
  const [first, second] = [powersOf(one), powersOf(other)];
  const value = form.negate(form.divide(second.rest, first.rest));
  if (!form.isConstant(value) || signOf(value) !== 1) return null;
  return sameBase(first.powers, second.powers, value) ?? broughtTogether(first, second, value);
}

function broughtTogether(first: Powers, second: Powers, value: Quotient): Undone {
  const powers = [...first.powers, ...second.powers.map(inverse)];
  const shared = commonPower(powers);
  if (shared) return comparedExponents(shared.base, shared.exponent, value);
  return naturalLogarithms(powers, value);
}

interface Power {
  base: Quotient;
  exponent: Quotient;
}

function inverse({ base, exponent }: Power): Power {
  return { base, exponent: form.negate(exponent) };
}

interface Powers {
  powers: Power[];
  rest: Quotient;
}

/** The powers in a term, and what else it is. */
function powersOf({ coefficient, monomial: { factors } }: Term): Powers {
  const powers = factors.flatMap(({ atom, exponent }) =>
    atom.kind === "exponential"
      ? [{ base: form.fromPolynomial(atom.base), exponent: form.scale(atom.exponent, exponent) }]
      : [],
  );
  const rest = factors
    .filter(({ atom }) => atom.kind !== "exponential")
    .reduce(
      (product, { atom, exponent }) => form.multiply(product, form.fromAtom(atom, exponent)),
      form.fromRational(coefficient),
    );
  return { powers, rest };
}

/** 2^f = k·2^g with k a power of 2: f = g + log k, as written on both sides. Null for different bases. */
function sameBase(one: readonly Power[], other: readonly Power[], value: Quotient): Undone | null {
  const [left, right] = [commonPower(one), commonPower(other)];
  if (!left || !right || !form.equals(left.base, right.base)) return null;
  const shift = functionValue("log", value, left.base, {});
  if (!form.asRational(shift)) return null;
  const exponent = form.add(right.exponent, shift);
  const line = {
    title: `Write both sides as powers of $${latexOf(left.base)}$, and compare the exponents`,
    why: "Powers of the same base are equal only where their exponents are.",
    latex: `${latexOf(left.exponent)} = ${latexOf(exponent)}`,
  };
  return { line, rests: [form.subtract(left.exponent, exponent)] };
}

/** 2^f·2^g is one power of 2, and 2^f·5^f one of 10; null if neither bases nor exponents are alike. */
function commonPower(powers: readonly Power[]): Power | null {
  const [first] = powers;
  if (!first) return null;
  if (powers.every(({ base }) => form.equals(base, first.base))) {
    const exponent = powers.map((one) => one.exponent).reduce(form.add, form.zero);
    return { base: first.base, exponent };
  }
  if (!powers.every(({ exponent }) => form.equals(exponent, first.exponent))) return null;
  return {
    base: powers.map(({ base }) => base).reduce(form.multiply, form.one),
    exponent: first.exponent,
  };
}

/** Different bases and exponents: f·ln a + g·ln b = ln c. */
function naturalLogarithms(powers: readonly Power[], value: Quotient): Undone {
  const left = powers
    .map(({ base, exponent }) => form.multiply(exponent, functionValue("ln", base, null, {})))
    .reduce(form.add, form.zero);
  const right = functionValue("ln", value, null, {});
  const line = {
    title: "Take the natural logarithm of both sides",
    why: "$\\ln a^{n} = n \\ln a$ brings the exponents down.",
    latex: `${latexOf(left)} = ${latexOf(right)}`,
  };
  return { line, rests: [form.subtract(left, right)] };
}

/** |A| = |B| means A = B or A = −B; null for what has another form. */
export function compareModuli(whole: Quotient, atoms: readonly Atom[]): Undone | null {
  const [first, second, ...more] = atoms;
  if (first?.kind !== "call" || second?.kind !== "call" || more.length > 0) return null;
  const gap = form.subtract(form.fromAtom(first), form.fromAtom(second));
  const isPair =
    first.name === "abs" && second.name === "abs" && form.isConstant(form.divide(whole, gap));
  if (!isPair) return null;
  const [a, b] = [first.argument, second.argument];
  const line = {
    title: "Take both cases",
    why: "$|a| = |b|$ means $a = b$ or $a = -b$.",
    latex: eitherOf([b, form.negate(b)].map((one) => `${latexOf(a)} = ${latexOf(one)}`)),
  };
  return { line, rests: [form.subtract(a, b), form.add(a, b)] };
}

function undoFunction(
  { name, argument, base }: Extract<Atom, { kind: "call" }>,
  value: Quotient,
): Undone {
  if (name === "abs") return undoModulus(argument, value);
  if (name !== "ln" && name !== "log") throw noMethod();
  const bottom = base ?? canonical({ kind: "constant", name: "e" });
  const power = canonical({
    kind: "power",
    base: toExpression(bottom),
    exponent: toExpression(value),
  });
  const line = {
    title: "Write it as a power",
    why: "$\\log_{b} a = c$ means $a = b^{c}$.",
    latex: `${latexOf(argument)} = ${latexOf(power)}`,
  };
  return { line, rests: [form.subtract(argument, power)] };
}

function undoModulus(argument: Quotient, value: Quotient): Undone {
  if (isNegative(value)) return nothing("A modulus is never negative.");
  if (form.isZero(value)) {
    const line = {
      title: "Put what stands inside equal to 0",
      why: "Only 0 has the modulus 0.",
      latex: `${latexOf(argument)} = 0`,
    };
    return { line, rests: [argument] };
  }
  const opposite = form.negate(value);
  const line = {
    title: "Take both cases",
    why: "$|a| = b$ means $a = b$ or $a = -b$.",
    latex: eitherOf([value, opposite].map((one) => `${latexOf(argument)} = ${latexOf(one)}`)),
  };
  return { line, rests: [value, opposite].map((one) => form.subtract(argument, one)) };
}
