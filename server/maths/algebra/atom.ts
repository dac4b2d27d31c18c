import type { ConstantName, FunctionName } from "../expressions/expression.ts";
import type { Atom, Monomial, Polynomial, Quotient } from "./form.ts";

export function variableAtom(name: string): Atom {
  return { kind: "variable", key: name, name };
}

export function constantAtom(name: Exclude<ConstantName, "∞">): Atom {
  return { kind: "constant", key: `#${name}`, name };
}

export const imaginaryUnit = constantAtom("i");

/** A prime under roots; its exponent is a fraction below 1. */
export function primeAtom(prime: bigint): Atom {
  return { kind: "prime", key: `#${prime}`, prime };
}

/** √polynomial, with the polynomial as its key. */
export function radicandAtom(polynomial: Polynomial): Atom {
  return { kind: "radicand", key: `√[${polynomialKey(polynomial)}]`, polynomial };
}

/** A power with letters in its exponent. */
export function exponentialAtom(base: Polynomial, exponent: Quotient): Atom {
  const key = `[${polynomialKey(base)}]^[${quotientKey(exponent)}]`;
  return { kind: "exponential", key, base, exponent };
}

/** A function of an argument; `base` is that of a logarithm, null for other functions. */
export function callAtom(name: FunctionName, argument: Quotient, base: Quotient | null): Atom {
  const low = base ? `_${quotientKey(base)}` : "";
  return { kind: "call", key: `${name}${low}[${quotientKey(argument)}]`, name, argument, base };
}

/** Equal exactly for equal polynomials. */
export function polynomialKey({ terms }: Polynomial): string {
  return terms
    .map(({ coefficient: { numerator, denominator }, monomial }) => {
      const size = denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
      return monomial.key === "" ? size : `${size}*${monomial.key}`;
    })
    .join("+");
}

/** Equal exactly for equal quotients. */
export function quotientKey({ numerator, denominator }: Quotient): string {
  return `${polynomialKey(numerator)}//${polynomialKey(denominator)}`;
}

const ranks: Record<Atom["kind"], number> = {
  variable: 0,
  exponential: 1,
  call: 2,
  radicand: 3,
  constant: 4,
  prime: 5,
};

/** The rank of an atom in a product: letters, powers, functions, roots, π and e, roots of numbers, i. */
export function atomRank(atom: Atom): number {
  return atom.kind === "constant" && atom.name === "i" ? 6 : ranks[atom.kind];
}

/** By rank, then primes by size and other atoms by key; 0 exactly for equal atoms. */
export function orderAtoms(a: Atom, b: Atom): number {
  if (a.key === b.key) return 0;
  const byRank = atomRank(a) - atomRank(b);
  if (byRank !== 0) return byRank;
  if (a.kind === "prime" && b.kind === "prime") return a.prime < b.prime ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

/** Whether the test is true for an atom of the monomial or for one nested in its atoms. */
export function someAtom(monomial: Monomial, test: (atom: Atom) => boolean): boolean {
  return monomial.factors.some(
    ({ atom }) => test(atom) || partsOf(atom).some((part) => someAtomIn(part, test)),
  );
}

/** Whether the test is true for an atom of the quotient, at any depth. */
export function someAtomIn(value: Quotient | Polynomial, test: (atom: Atom) => boolean): boolean {
  if ("terms" in value) return value.terms.some(({ monomial }) => someAtom(monomial, test));
  return someAtomIn(value.numerator, test) || someAtomIn(value.denominator, test);
}

/** The canonical forms inside an atom. */
export function partsOf(atom: Atom): (Quotient | Polynomial)[] {
  switch (atom.kind) {
    case "radicand":
      return [atom.polynomial];
    case "exponential":
      return [atom.base, atom.exponent];
    case "call":
      return atom.base ? [atom.argument, atom.base] : [atom.argument];
    case "variable":
    case "constant":
    case "prime":
      return [];
  }
}
