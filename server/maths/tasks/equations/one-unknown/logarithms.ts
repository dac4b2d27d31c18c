import type { Atom, Polynomial, Quotient } from "../../../algebra/form.ts";
import { exponentOf, withoutAtom } from "../../../algebra/monomial.ts";
import { canonical } from "../../../algebra/canonical.ts";
import { polynomial } from "../../../algebra/polynomial.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import { latexOf, type Line } from "./working.ts";

type Logarithm = Extract<Atom, { kind: "call" }>;

/**
 * Σ nᵢ·log Aᵢ + k = 0, all of one base, as ∏ Aᵢ^nᵢ = b^(−k). Null if the logarithms have different bases, stand in
 * products, or have coefficients that are no numbers.
 */
export function combineLogarithms(
  whole: Quotient,
  unknown: string,
  atoms: readonly Atom[],
): { value: Quotient; lines: Line[] } | null {
  const logarithms = atoms.filter((atom): atom is Logarithm => atom.kind === "call");
  const base = commonBase(logarithms);
  if (!base || logarithms.length < 2) return null;
  let rest: Polynomial = whole.numerator;
  const parts: { atom: Logarithm; times: q.Rational }[] = [];
  for (const atom of logarithms) {
    const own = rest.terms.filter(({ monomial }) => !q.isZero(exponentOf(monomial, atom)));
    const [only] = own;
    if (own.length !== 1 || !only || !q.equals(exponentOf(only.monomial, atom), q.one)) return null;
    if (withoutAtom(only.monomial, atom).key !== "") return null;
    parts.push({ atom, times: only.coefficient });
    rest = polynomial(rest.terms.filter((term) => term !== only));
  }
  if (form.variablesOf(form.fromPolynomial(rest)).includes(unknown)) return null;
  const scale = parts.reduce((all, { times }) => leastCommonMultiple(all, times.denominator), 1n);
  return joinedEquation(parts, { rest: form.fromPolynomial(rest), base, scale: q.rational(scale) });
}

function commonBase(logarithms: readonly Logarithm[]): Quotient | null {
  const bases = logarithms.map(({ base }) => base ?? canonical({ kind: "constant", name: "e" }));
  const [first] = bases;
  return first && bases.every((one) => form.equals(one, first)) ? first : null;
}

function joinedEquation(
  parts: readonly { atom: Logarithm; times: q.Rational }[],
  { rest, base, scale }: { rest: Quotient; base: Quotient; scale: q.Rational },
): { value: Quotient; lines: Line[] } {
  const powers = parts.map(({ atom, times }) => {
    const exponent = q.multiply(times, scale);
    return form.raise(atom.argument, Number(exponent.numerator));
  });
  const product = powers.reduce(form.multiply, form.one);
  const exponent = form.scale(form.negate(rest), scale);
  const right = canonical({
    kind: "power",
    base: toExpression(base),
    exponent: toExpression(exponent),
  });
  return {
    value: form.subtract(product, right),
    lines: [
      {
        title: "Combine the logarithms, and write it as a power",
        why: "$\\log a + \\log b = \\log ab$, $\\log a - \\log b = \\log \\frac{a}{b}$, and $\\log_{b} a = c$ means $a = b^{c}$.",
        latex: `${latexOf(product)} = ${latexOf(right)}`,
      },
    ],
  };
}
